"""Raiders: how they appear, and which one attacks (AE-13)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import PickRaider
from starboard.games.andromedas_edge.battle_events import RaiderMoved, RaiderPlaced
from starboard.games.andromedas_edge.content import NOTHING, Rank
from starboard.games.andromedas_edge.content.map import FIRST_SPECIAL, REGION_COUNT, REGION_IDS, REGION_OF, SPACES, SPECIAL_DIE
from starboard.games.andromedas_edge.content.raiders import (
    CLASS_IDS,
    CLASS_S,
    RAIDER_IDS,
    RAIDER_ON_PLANET,
    RAIDER_RANGE,
    STANDEE_CLASS,
    STANDEES,
)
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import enterable, leaders_in, spot, spread
from starboard.games.andromedas_edge.state import EdgeState


def class_at(state: EdgeState, region: int) -> int:
    """The class of the raiders in a region, NOTHING when there are none (AE-13.1)."""
    for standee, place in enumerate(state.board.raiders):
        if place == region:
            return STANDEE_CLASS[standee]
    return NOTHING


def fits(state: EdgeState, rank: int, region: int) -> bool:
    """Whether a raider of a class may come into a region by placement: no other raider, S beside S (AE-13.1, AE-13.2)."""
    there = class_at(state, region)
    return there == NOTHING or (rank == CLASS_S and there == CLASS_S)


def spawn_region(state: EdgeState, rank: int) -> int:
    """Where a card's raider appears by itself (AE-13.6, AE-21.3)."""
    if RAIDER_ON_PLANET[state.board.raider_cards[rank]]:
        planets = [space for space in range(SPACES) if state.is_planet(space)]
        if planets:
            most = max([leaders_in(state, space) for space in planets])
            return next(space for space in planets if leaders_in(state, space) == most)
    rolled = state.die()
    for space in range(SPACES):
        tile = state.board.tiles[space]
        if tile >= FIRST_SPECIAL and rolled in SPECIAL_DIE[tile - FIRST_SPECIAL]:
            return space
    return SPACES + rolled - 1


def random_nebula(state: EdgeState, rank: int, barred: int) -> int:
    """A nebula where the class fits, by dice; NOTHING when there is none (AE-13.2)."""
    free = [region for region in range(SPACES, REGION_COUNT) if region != barred and fits(state, rank, region)]
    if not free:
        return NOTHING
    while True:
        region = SPACES + state.die() - 1
        if region in free:
            return region


def place_raider(state: EdgeState, rank: int) -> None:
    """One raider of a class appears, if a standee is left (AE-13.2 rule 2)."""
    board = state.board
    waiting = [standee for standee in STANDEES[rank] if board.raiders[standee] == NOTHING]
    if not waiting:
        return
    region = spawn_region(state, rank)
    if not fits(state, rank, region):
        region = random_nebula(state, rank, NOTHING)
    if region == NOTHING:
        return
    board.raiders[waiting[0]] = region
    if state.journal is not None:
        state.tell(RaiderPlaced(None, RAIDER_IDS[board.raider_cards[rank]], spot(state, region)))


def summon(state: EdgeState, rank: int) -> None:
    """A raider named by an event; one that is on the map already calls two of class S (AE-13.2 rule 1)."""
    if rank != CLASS_S and state.board.raiders[rank] != NOTHING:
        place_raider(state, CLASS_S)
        place_raider(state, CLASS_S)
    else:
        place_raider(state, rank)


@final
class SpawnRaider(Op):
    form: ClassVar = printed("spawn_raider", rank=Rank, count=int)

    def __init__(self, form: Any) -> None:
        self.rank = CLASS_IDS.index(form.rank)
        self.count: int = form.count

    def perform(self, state: EdgeState, frame: Frame) -> None:
        for _ in range(self.count):
            place_raider(state, self.rank)

    def text(self) -> Message:
        return message("text-spawn-raider", count=self.count)


@final
class MoveRaiders(Op):
    """All raiders of the active region go to one nebula by die (AE-20.2)."""

    form: ClassVar = printed("move_raiders", to=Literal["random_nebula"])

    def perform(self, state: EdgeState, frame: Frame) -> None:
        rank = class_at(state, state.region)
        if rank == NOTHING:
            return
        region = random_nebula(state, rank, state.region)
        if region != NOTHING:
            for standee in STANDEES[rank]:
                if state.board.raiders[standee] == state.region:
                    move_raider(state, standee, region)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return class_at(state, state.region) != NOTHING

    def text(self) -> Message:
        return message("text-move-raiders")


# -- the attack


def move_raider(state: EdgeState, standee: int, region: int) -> None:
    board = state.board
    start = board.raiders[standee]
    board.raiders[standee] = region
    if state.journal is not None:
        card = RAIDER_IDS[board.raider_cards[STANDEE_CLASS[standee]]]
        state.tell(RaiderMoved(None, card, spot(state, start), spot(state, region)))


def attackers(state: EdgeState) -> list[int]:
    """Raiders within their own range of the active region (AE-13.3)."""
    board = state.board
    open_regions = enterable(state, True)
    found: list[int] = []
    for standee, region in enumerate(board.raiders):
        if region != NOTHING and region != state.region:
            reach = spread(1 << region, open_regions, RAIDER_RANGE[board.raider_cards[STANDEE_CLASS[standee]]])
            if reach >> state.region & 1:
                found.append(standee)
    return found


def attack(state: EdgeState) -> None:
    """L3: none comes to a raider of class A to D, every S in range to an S, otherwise one of choice (AE-13.3)."""
    there = class_at(state, state.region)
    near = attackers(state)
    if there == CLASS_S:
        gather(state, near)
    elif there == NOTHING and near:
        state.queue(Ask(state.active, Attack()))


def gather(state: EdgeState, near: list[int]) -> None:
    for standee in near:
        if STANDEE_CLASS[standee] == CLASS_S:
            move_raider(state, standee, state.region)


NO_ATTACKER: Final = Bar("AE-13.3", "barred-no-attacker")


@final
class Attack(Choice):
    """Which raider attacks; with one of class S all of them come that can (AE-13.3)."""

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        options: list[Action] = []
        for standee in attackers(state):
            option = PickRaider(CLASS_IDS[STANDEE_CLASS[standee]], REGION_IDS[state.board.raiders[standee]])
            if option not in options:
                options.append(option)
        return options

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickRaider)
        rank = CLASS_IDS.index(action.rank)
        if rank == CLASS_S:
            gather(state, attackers(state))
        else:
            assert state.board.raiders[rank] == REGION_OF[action.region]
            move_raider(state, rank, state.region)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_ATTACKER if isinstance(action, PickRaider) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-raider")

    def rule(self) -> str:
        return "AE-13.3"


OPERATIONS.announce(SpawnRaider, MoveRaiders)
