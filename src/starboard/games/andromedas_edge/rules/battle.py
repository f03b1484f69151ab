"""A battle in its six steps (AE-14)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import (
    Collect,
    DiscardMoon,
    Finish,
    MoveShip,
    Pass,
    PlayCard,
    SpendEnergy,
    UseAbility,
    UseDevelopment,
    UseDiscovery,
    UseSupremacy,
)
from starboard.games.andromedas_edge.battle_events import BattleBegun, BattleEnded, BattleStage, EnergySpent, Rolled
from starboard.games.andromedas_edge.board import RAIDER_SIDE, Battle
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.cards import TACTIC_KIND, TACTIC_OF
from starboard.games.andromedas_edge.content.map import REGION_IDS, REGION_OF
from starboard.games.andromedas_edge.content.resources import ENERGY
from starboard.games.andromedas_edge.content.ships import FLEET, JUMP_ENERGY, SHIP_IDS, SHIP_TYPE, TRANSPORT
from starboard.games.andromedas_edge.events import ShipMoved
from starboard.games.andromedas_edge.rules.abilities import Fire, Happening
from starboard.games.andromedas_edge.rules.battle_result import Compare
from starboard.games.andromedas_edge.rules.effects import Ask
from starboard.games.andromedas_edge.rules.forces import (
    MAX_DICE,
    battle_due,
    dice_for_energy,
    dice_of,
    die_price,
    participants,
    strength,
    targeting_of,
)
from starboard.games.andromedas_edge.rules.free_actions import free_actions
from starboard.games.andromedas_edge.rules.gains import lose_resource
from starboard.games.andromedas_edge.rules.modifiers import CARRY, NO_JUMP, raider_modifier, ship_modifier
from starboard.games.andromedas_edge.rules.movement import can_enter, jump_bar, move_bar, reach_of, reachable
from starboard.games.andromedas_edge.rules.odds import FACES
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import spot
from starboard.games.andromedas_edge.rules.tactics import DIPLOMACY, PREPARE, TAKES_NO_PART, card_bar, play, playable, takes_part
from starboard.games.andromedas_edge.rules.turn_choices import TurnChoice
from starboard.games.andromedas_edge.rules.windows import W_AFTER_ROLL, W_BATTLE, Open
from starboard.games.andromedas_edge.state import AFTER, BATTLE, EdgeState

ESCALATION: Final = 1
DIPLOMATIC: Final = 2
PREPARATION: Final = 3
ROLL: Final = 4


def goes_on(state: EdgeState, step: int) -> bool:
    """Before the comparison a battle needs two opposing sides; otherwise it is over without winner or loser (AE-14)."""
    battle = state.battle
    assert battle is not None
    if battle.over or not battle_due(state):
        state.battle = None
        state.enter(AFTER)
        if state.journal is not None:
            state.tell(BattleEnded(None))
        return False
    if battle.step != step:
        battle.step = step
        if state.journal is not None:
            state.tell(BattleStage(None, step))
    return True


@final
class BeginBattle(Step[EdgeState]):
    """W2, then escalation."""

    def run(self, state: EdgeState, seat: int) -> None:
        state.battle = Battle.begun(state.region)
        for player in state.players:
            player.battle_limits = 0
        if state.journal is not None:
            state.tell(BattleBegun(None, spot(state, state.region)))
        state.queue(Escalation(0))
        state.queue(Open(W_BATTLE))


# -- step 1

ONLY_INTO_BATTLE: Final = Bar("AE-14.1", "barred-only-into-battle")
RAIDERS_BAR_JUMPS: Final = Bar("AE-20.6", "barred-raiders-bar-jumps")
CARRIES_NOTHING: Final = Bar("AE-20.6", "barred-carries-nothing")


def carry_bar(state: EdgeState, seat: int, ship: int, start: int) -> Bar | None:
    """Why a ship cannot take a transport along (AE-20.6, carry_transport)."""
    carries = ship_modifier(state, seat, ship, CARRY) > 0 and state.players[seat].find(TRANSPORT, start) != NOTHING
    return None if carries and can_enter(state, seat, TRANSPORT, state.region) else CARRIES_NOTHING


def escalation_bar(state: EdgeState, seat: int, action: MoveShip) -> Bar | None:
    """Why a ship cannot move into the active region so (AE-14.1)."""
    start = REGION_OF[action.start]
    if REGION_OF[action.to] != state.region or start == state.region:
        return ONLY_INTO_BATTLE
    bar = move_bar(state, seat, action)
    if bar is not None:
        return bar
    if action.jump and raider_modifier(state, NO_JUMP):
        return RAIDERS_BAR_JUMPS
    return carry_bar(state, seat, SHIP_IDS.index(action.ship), start) if action.carry else None


def escalations(state: EdgeState, seat: int) -> list[Action]:
    """Own ships that can move into the active region, by range or by a jump (AE-14.1)."""
    player = state.players[seat]
    options: list[Action] = []
    for number in range(FLEET):
        start = player.fleet[number]
        ship = SHIP_TYPE[number]
        if start < 0 or start == state.region or player.find(ship, start) != number:
            continue
        near = reachable(state, seat, ship, 1 << start, reach_of(state, seat, ship))
        jump = False
        if not near >> state.region & 1:
            jump = jump_bar(state, seat, ship) is None and not raider_modifier(state, NO_JUMP)
            if not jump or not can_enter(state, seat, ship, state.region):
                continue
        options.append(MoveShip(SHIP_IDS[ship], REGION_IDS[start], REGION_IDS[state.region], jump))
        if carry_bar(state, seat, ship, start) is None:
            options.append(MoveShip(SHIP_IDS[ship], REGION_IDS[start], REGION_IDS[state.region], jump, True))
    return options


def move_in(state: EdgeState, seat: int, action: MoveShip) -> None:
    player = state.players[seat]
    start = REGION_OF[action.start]
    if action.jump:
        lose_resource(state, seat, ENERGY, JUMP_ENERGY)
    player.fleet[player.find(SHIP_IDS.index(action.ship), start)] = state.region
    if action.carry:
        player.fleet[player.find(TRANSPORT, start)] = state.region
    if state.journal is not None:
        state.tell(ShipMoved(seat, action.ship, spot(state, start), spot(state, state.region)))


@final
class Escalation(Step[EdgeState]):
    """Each player in turn order may move ships in, once."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, state: EdgeState, seat: int) -> None:
        state.enter(BATTLE)
        if not goes_on(state, ESCALATION):
            return
        order = state.turn_order()
        for index in range(self.index, len(order)):
            if escalations(state, order[index]):
                state.queue(Escalation(index + 1))
                state.push(order[index], Escalating())
                return
        state.queue(Diplomacy(0))


@final
class Escalating(TurnChoice):
    def answers(self, state: EdgeState, seat: int) -> list[Action]:
        return [*escalations(state, seat), Finish()]

    def choose(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, MoveShip):
            state.queue(Ask(seat, self))
            move_in(state, seat, action)

    def answer_bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return escalation_bar(state, seat, action) if isinstance(action, MoveShip) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-escalate")

    def rule(self) -> str:
        return "AE-14.1"


# -- step 2


@final
class Diplomacy(Step[EdgeState]):
    """Each participating player in turn order may play one diplomacy card (AE-14.2)."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, state: EdgeState, seat: int) -> None:
        if not goes_on(state, DIPLOMATIC):
            return
        order = state.turn_order()
        for index in range(self.index, len(order)):
            if playable(state, order[index], DIPLOMACY):
                state.queue(Diplomacy(index + 1))
                state.push(order[index], Speaking())
                return
        state.queue(Preparation(0))
        for other in reversed(participants(state)):
            if other != RAIDER_SIDE:
                state.queue(Fire(Happening("battle_prepare", other, region=state.region), True))


class BattleChance(TurnChoice):
    """An own chance in a battle: cards of its step are answers, free actions stand beside it, events and support too (AE-4.4)."""

    def is_answer(self, action: Action) -> bool:
        return isinstance(action, PlayCard) and TACTIC_KIND[TACTIC_OF[action.card]] in ("diplomacy", "battle")


@final
class Speaking(BattleChance):
    def answers(self, state: EdgeState, seat: int) -> list[Action]:
        return [*playable(state, seat, DIPLOMACY), Pass()]

    def choose(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, PlayCard):
            assert state.battle is not None
            state.battle.spoken |= 1 << seat
            play(state, seat, action)

    def answer_bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return card_bar(state, seat, action, DIPLOMACY_ONLY) if isinstance(action, PlayCard) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-diplomacy")

    def rule(self) -> str:
        return "AE-14.2"


# -- step 3

NO_MORE_DICE: Final = Bar("AE-14.4", "barred-no-more-dice")
NO_ENERGY_FOR_DICE: Final = Bar("AE-20.2", "barred-no-energy-for-dice")
TOO_LITTLE_ENERGY: Final = Bar("AE-14.3", "barred-too-little-energy")
DIPLOMACY_ONLY: Final = [DIPLOMACY]
PREPARE_ONLY: Final = [PREPARE]


def energy_bar(state: EdgeState, seat: int, dice: int) -> Bar | None:
    """Why so many dice cannot be bought for energy (AE-14.3, AE-14.4)."""
    battle = state.battle
    if 0 <= dice <= dice_for_energy(state, seat):
        return None
    if battle is not None and battle.no_energy_for >> seat & 1:
        return NO_ENERGY_FOR_DICE
    return NO_MORE_DICE if dice < 0 or strength(state, seat) + dice > MAX_DICE else TOO_LITTLE_ENERGY


HELPFUL: Final = (DiscardMoon, UseDevelopment, UseDiscovery, UseSupremacy, UseAbility, Collect, PlayCard)


def can_prepare(state: EdgeState, seat: int) -> bool:
    """Whether a player has anything to decide in step 3."""
    if playable(state, seat, PREPARE):
        return True
    if not takes_part(state, seat):
        return False
    if dice_for_energy(state, seat):
        return True
    return seat == state.active and any(isinstance(right, HELPFUL) for right in free_actions(state, seat))


@final
class Preparation(Step[EdgeState]):
    """In turn order one chance each: cards and energy (AE-14.3)."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, state: EdgeState, seat: int) -> None:
        if not goes_on(state, PREPARATION):
            return
        order = state.turn_order()
        for index in range(self.index, len(order)):
            if can_prepare(state, order[index]):
                state.queue(Preparation(index + 1))
                state.push(order[index], Preparing())
                return
        state.queue(Roll())


@final
class Preparing(BattleChance):
    """Any number of cards, then any energy; a player who takes no part has only the cards that allow it."""

    def answers(self, state: EdgeState, seat: int) -> list[Action]:
        cards = playable(state, seat, PREPARE)
        if not takes_part(state, seat):
            return [*cards, Pass()]
        return [*[SpendEnergy(dice) for dice in range(dice_for_energy(state, seat) + 1)], *cards]

    def choose(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, PlayCard):
            state.queue(Ask(seat, self))
            play(state, seat, action)
        elif isinstance(action, SpendEnergy) and action.dice:
            assert state.battle is not None
            energy = action.dice * die_price(state)
            state.battle.spent[seat] += action.dice
            lose_resource(state, seat, ENERGY, energy)
            if state.journal is not None:
                state.tell(EnergySpent(seat, energy, action.dice))

    def answer_bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if isinstance(action, PlayCard):
            return card_bar(state, seat, action, PREPARE_ONLY)
        if isinstance(action, SpendEnergy):
            return energy_bar(state, seat, action.dice) if takes_part(state, seat) else TAKES_NO_PART
        return None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-prepare")

    def rule(self) -> str:
        return "AE-14.3"


# -- step 4


@final
class Roll(Step[EdgeState]):
    """All roll at once; each die is uniform from its owner's targeting to 6 (AE-14.6)."""

    def run(self, state: EdgeState, seat: int) -> None:
        if not goes_on(state, ROLL):
            return
        battle = state.battle
        assert battle is not None
        fighting = participants(state)
        for member in fighting:
            targeting = targeting_of(state, member)
            battle.targeting[member] = targeting
            battle.dice[member] = roll(state, dice_of(state, member), targeting)
            battle.fought |= 1 << member
            if state.journal is not None:
                state.tell(Rolled(None if member == RAIDER_SIDE else member, list(battle.dice[member])))
        state.queue(Compare())
        state.queue(Open(W_AFTER_ROLL))


def roll(state: EdgeState, count: int, targeting: int) -> tuple[int, ...]:
    """Dice high to low, none below the targeting."""
    return tuple(sorted([targeting + state.rng.below(FACES + 1 - targeting) for _ in range(count)], reverse=True))
