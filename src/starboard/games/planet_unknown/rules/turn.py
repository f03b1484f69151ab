"""A player's own part of a phase: tile, pending effects in any order, rovers and technologies in between (PU-4.2, PU-4.3)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Finish, Move, OpenStack, Place, SetAside, Take, Teleport, UseTechnology
from starboard.games.planet_unknown.events import Ready, TechnologyUsed
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.rules import rovers
from starboard.games.planet_unknown.rules.civilization import LookAtStack, bar_opening, openings, settle_empty, settles_cards
from starboard.games.planet_unknown.rules.consequences import Standing
from starboard.games.planet_unknown.rules.operations import Source, carry_out
from starboard.games.planet_unknown.rules.placement import (
    BREACHES,
    bar_place,
    depot_breaches,
    hand_placements,
)
from starboard.games.planet_unknown.rules.refusals import exists, nothing_waits
from starboard.games.planet_unknown.rules.rovers import bar_move, bar_teleport, move, moves, spends_points, teleport
from starboard.games.planet_unknown.rules.technologies import (
    TECHNOLOGY,
    bar_own_turn,
    own_turn_technologies,
    use_up,
)
from starboard.games.planet_unknown.rules.tiles import bar_take, place, set_aside, take_tile, tile_actions
from starboard.games.planet_unknown.state import CIV, ENDING, SETUP, TILE, PlanetState

FINISH: Final[Action] = Finish()


# -- what can be done


def rights(state: PlanetState, seat: int) -> list[Action]:
    """What may be done at any moment of one's own turn: movement and technologies (PU-9.4, PU-18)."""
    if state.phase == SETUP:
        return []
    return moves(state, seat) + own_turn_technologies(state, state.players[seat])


def pending_choices(state: PlanetState, seat: int) -> list[Action]:
    """The ways to resolve any pending effect."""
    pending = state.players[seat].pending
    if len(pending) == 1:
        return pending[0].choices(state, seat)
    found: dict[Action, None] = {}
    seen: list[Effect[PlanetState]] = []
    for effect in pending:
        if effect not in seen:
            seen.append(effect)
            for action in effect.choices(state, seat):
                found[action] = None
    return list(found)


@final
class Duty:
    """What is to be done before the turn can end; why, is said only to who asks."""

    def __init__(self, rule: str, key: str, effect: Effect[PlanetState] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.effect = effect

    def refusal(self) -> Refusal:
        if self.effect is None:
            return Refusal(self.key, rule=self.rule)
        return Refusal(self.key, rule=self.rule, effect=self.effect.words())


TAKE: Final = Duty("PU-4.2", "refused-take-first")
PLACE: Final = Duty("PU-4.2", "refused-place-first")
SETTLE_CARDS: Final = Duty("PU-7.1", "refused-cards-first")


def duty(state: PlanetState, seat: int) -> Duty | None:
    """Every compulsory effect is to be resolved, unless it can't be (PU-4.2)."""
    player = state.players[seat]
    if player.must_take:
        return TAKE
    if player.hand != NONE:
        return PLACE
    if player.owed and settles_cards(state):
        return SETTLE_CARDS
    for effect in player.pending:
        if not effect.optional and effect.choices(state, seat):
            return Duty("PU-4.3", "refused-finish", effect)
    return None


@final
class Turn(Decision[PlanetState]):
    """Take and place a tile, resolve what is pending, use rights, finish."""

    def options(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        result = tile_actions(state, seat)
        if player.pending:
            result = result + pending_choices(state, seat)
        if player.owed and settles_cards(state):
            result = result + openings(player)
        if duty(state, seat) is None:
            result = [*result, FINISH]
        return result + rights(state, seat)

    def take(self, state: PlanetState, seat: int, action: Action) -> None:
        if isinstance(action, Finish):
            finish(state, seat)
            return
        state.push(seat, PROCEED)
        standing = Standing(state, seat) if state.is_foretold() else None
        self.carry_out(state, seat, action)
        if standing is not None:
            standing.tell_changes(state)

    def carry_out(self, state: PlanetState, seat: int, action: Action) -> None:
        player = state.own(seat)
        if isinstance(action, Place):
            place(state, seat, action)
        elif isinstance(action, Take) and not settles_cards(state):
            take_tile(state, seat, action)
        elif isinstance(action, SetAside):
            set_aside(state, seat, action)
        elif isinstance(action, Move):
            move(state, seat, action)
        elif isinstance(action, Teleport) and action.by == TECHNOLOGY:
            teleport(state, seat, action)
        elif isinstance(action, UseTechnology):
            use_technology(state, seat, action)
        elif isinstance(action, OpenStack):
            state.push(seat, LookAtStack(action.level))
        else:
            answered(state, seat, player, action).resolve(state, seat, action)

    def prompt(self, state: PlanetState, seat: int) -> Message:
        player = state.players[seat]
        if player.hand != NONE:
            return message("ask-place")
        if player.must_take:
            aside = min(depot_breaches(state, seat)) == BREACHES
            return message("ask-set-aside" if aside else "ask-take")
        waiting = [effect for effect in player.pending if effect.choices(state, seat)]
        if waiting:
            return message("ask-pending", effect=waiting[0].words(), more=len(waiting) - 1)
        if player.owed and settles_cards(state):
            return message("ask-stack")
        return message("ask-finish")

    def refuse(self, state: PlanetState, seat: int, action: Action) -> Refusal:
        return bar(state, seat, action) or Refusal("refused-not-now", rule="PU-4.2")


TURN: Final = Turn()


def ways(state: PlanetState, seat: int) -> list[list[Action]]:
    """What may be worth a look: rovers by the squares that they can reach, anything else action by action."""
    legal = state.legal(seat)
    if not isinstance(state.decision(seat), Turn) or state.phase == SETUP:
        return [[action] for action in legal]
    return [[action] for action in legal if not spends_points(action)] + rovers.ways(state, seat)


# -- why not


def bar(state: PlanetState, seat: int, action: Action) -> Refusal | None:
    """Why an action cannot be done in a turn now; None when it can (PU-4.2)."""
    player = state.players[seat]
    if not exists(action):
        return Refusal("refused-unknown", rule="PU-1")
    if isinstance(action, Finish):
        first = duty(state, seat)
        return None if first is None else first.refusal()
    if isinstance(action, Place):
        return bar_place(state, seat, action)
    if isinstance(action, SetAside) or (isinstance(action, Take) and not settles_cards(state)):
        return bar_take(state, seat, action)
    if isinstance(action, OpenStack):
        return bar_opening(state, seat, action)
    if isinstance(action, UseTechnology) or spends_points(action):
        return bar_right(state, seat, action)
    return bar_answer(state, seat, player.pending, action)


def bar_right(state: PlanetState, seat: int, action: Action) -> Refusal | None:
    """Why a right of one's own turn cannot be used (PU-9.4, PU-18)."""
    if state.phase == SETUP:
        return Refusal("refused-setup", rule="PU-9.4")
    if isinstance(action, Move):
        return bar_move(state, seat, action)
    if isinstance(action, Teleport):
        return bar_teleport(state, seat, action)
    assert isinstance(action, UseTechnology)
    player = state.players[seat]
    for technology in player.corporation.technologies:
        if technology.level == action.technology:
            return bar_own_turn(state, player, technology)
    return Refusal("refused-no-technology", rule="PU-18")


def bar_answer(state: PlanetState, seat: int, pending: list[Effect[PlanetState]], action: Action) -> Refusal | None:
    """Why no effect that waits is carried out so (PU-4.2)."""
    reasons: list[Refusal] = []
    for effect in pending:
        if effect.answers(action):
            barred = effect.bar(state, seat, action)
            if barred is None:
                return None
            reasons.append(barred)
    return reasons[0] if reasons else nothing_waits(action)


# -- doing it


def answered(state: PlanetState, seat: int, player: Player, action: Action) -> Effect[PlanetState]:
    """The pending effect that the action resolves; it is pending no longer."""
    candidates = [index for index, effect in enumerate(player.pending) if effect.answers(action)]
    if len(candidates) > 1:
        candidates = [index for index in candidates if action in player.pending[index].choices(state, seat)]
    return player.pending.pop(candidates[0])


def use_technology(state: PlanetState, seat: int, action: UseTechnology) -> None:
    player = state.own(seat)
    for technology in player.corporation.own_turn:
        if technology.level == action.technology:
            use_up(player, technology)
            if state.journal is not None:
                state.say(seat, TechnologyUsed(seat, player.corporation.id, technology.level))
            carry_out(state, seat, technology.operations, Source(TECHNOLOGY))


# -- going on


@final
class Proceed(Step[PlanetState]):
    """Whatever leaves no choice happens by itself; then the player is asked, or has finished."""

    def run(self, state: PlanetState, seat: int) -> None:
        player = state.players[seat]
        if player.hand != NONE and player.extra and not hand_placements(state, seat):
            state.station.removed.append(player.hand)
            state.own(seat).hand = NONE
            player = state.players[seat]
        if player.must_take or player.hand != NONE:
            state.push(seat, TURN)
            return
        if settles_cards(state):
            settle_empty(state, seat)
        if self.resolve_forced(state, seat):
            return
        if state.phase == TILE or self.something_left(state, seat):
            state.push(seat, TURN)
        else:
            finish(state, seat)

    def resolve_forced(self, state: PlanetState, seat: int) -> bool:
        """Carry out the only thing that can be done, if it must be done; True if more is to come."""
        player = state.players[seat]
        waiting = [effect for effect in player.pending if effect.choices(state, seat)]
        levels = openings(player) if settles_cards(state) else []
        if len(waiting) + len(levels) != 1 or rights(state, seat):
            return False
        if levels:
            state.push(seat, PROCEED)
            state.push(seat, LookAtStack(player.owed[0]))
            return True
        effect = waiting[0]
        choices = effect.choices(state, seat)
        if len(choices) > 1 or effect.optional:
            return False
        state.own(seat).pending.remove(effect)
        state.push(seat, PROCEED)
        standing = Standing(state, seat) if state.is_foretold() else None
        effect.resolve(state, seat, choices[0])
        if standing is not None:
            standing.tell_changes(state)
        return True

    def something_left(self, state: PlanetState, seat: int) -> bool:
        player = state.players[seat]
        if player.owed and settles_cards(state):
            return True
        if any(effect.choices(state, seat) for effect in player.pending):
            return True
        return state.phase in (CIV, ENDING) and bool(rights(state, seat))


PROCEED: Final = Proceed()


def finish(state: PlanetState, seat: int) -> None:
    """The seat's part is over; effects that could not be carried out are lost (PU-4.3)."""
    player = state.own(seat)
    player.pending = []
    player.ready = True
    if state.journal is not None:
        if state.simultaneous():
            state.tell(Ready(seat))
        state.seal(seat)
