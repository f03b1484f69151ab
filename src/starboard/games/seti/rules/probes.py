"""Probes: launching, moving, visiting, and the rotation of the solar system (SE-4.2 to SE-4.4, SE-5.1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from msgspec.structs import replace

from starboard.engine.actions import Action
from starboard.engine.agenda import Step as RunningStep
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import PLACES, Space, Step, Stop, TakeMove, TakePublicity, space_of
from starboard.games.seti.content.cards import CARD_IDS, CARD_OF, CORNER_ICONS, MOVE_ICON
from starboard.games.seti.content.costs import (
    ASTEROID_POINTS,
    ASTEROID_PUBLICITY,
    MORE_PROBES,
    NAVIGATED_POINTS,
    NAVIGATED_PUBLICITY,
)
from starboard.games.seti.content.costs import LAUNCH as LAUNCH_COST
from starboard.games.seti.content.costs import VISIT as VISIT_PUBLICITY
from starboard.games.seti.content.numbers import EARTH, NOBODY, PROBE_2, PUBLICITY
from starboard.games.seti.content.solar_system import ASTEROIDS, NEIGHBOURS, PUSHED, SPACES, brings_publicity, carried, turned
from starboard.games.seti.events import Launched, Moved, Pushed, Rotated
from starboard.games.seti.player import Player
from starboard.games.seti.rules import anomalies
from starboard.games.seti.rules.choices import Choice, short, unpaid
from starboard.games.seti.rules.compound_effects import ASTEROIDS_FREE, NO_PUBLICITY, PUBLICITY_TO_MOVE, rule_applies
from starboard.games.seti.rules.deck import discard
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.missions import coverable, emit
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.planets import landing_cost_at
from starboard.games.seti.rules.printed import CORNER
from starboard.games.seti.rules.resources import Gain, gain
from starboard.games.seti.rules.triggers import CORNER as CORNER_EVENT
from starboard.games.seti.rules.triggers import LAUNCH, RING, VISIT
from starboard.games.seti.state import SetiState

LIMIT_REACHED: Final = [Barred("SE-5.1", message("refused-probe-limit", limit=limit)) for limit in range(MORE_PROBES + 1)]
LAUNCH_UNPAID: Final = unpaid("SE-5.1", LAUNCH_COST)
NO_FIGURE: Final = Barred("SE-4.3", message("refused-no-figure"))
NOT_BESIDE: Final = Barred("SE-4.3", message("refused-not-beside"))
PAID: Final = Barred("SE-4.3", message("refused-points-enough"))
NO_CORNER: Final = Barred("SE-4.3", message("refused-no-corner"))
STEPS: Final[list[list[list[Action]]]] = [
    [[Step(PLACES[start], PLACES[to], capsule) for to in NEIGHBOURS[start]] for start in range(SPACES)] for capsule in (False, True)
]
"""Of probes and of capsules, from each space; nothing is paid besides."""


def launch_bar(state: SetiState, seat: int) -> Barred | None:
    """No more probes in space than the limit, and the cost (SE-5.1)."""
    player = state.players[seat]
    if len(player.probes) >= player.probe_limit():
        return LIMIT_REACHED[player.probe_limit()]
    return None if player.can_pay(LAUNCH_COST) else LAUNCH_UNPAID


def launch(state: SetiState, seat: int, source: int, ignore_limit: bool) -> None:
    """Put a probe on Earth; beyond the limit nothing happens (SE-5.1)."""
    player = state.players[seat]
    if not ignore_limit and len(player.probes) >= player.probe_limit():
        return
    earth = state.sky().planets[EARTH]
    player.probes.append(earth)
    if source != NOBODY:
        state.sources[source].anomaly = anomalies.token_in(state, earth % 8) != NOBODY
    if state.journal is not None:
        state.tell(Launched(seat))
    emit(state, seat, LAUNCH, 1)


@final
class LaunchOp(Op):
    form: ClassVar = printed("launch", count=int, ignore_probe_limit=(bool, False))
    symbol: ClassVar = "launch"

    def __init__(self, form: Any) -> None:
        self.count: int = form.count
        self.ignore_limit: bool = form.ignore_probe_limit
        self.rest: list[Op] = [LaunchOp(replace(form, count=self.count - 1))] if self.count > 1 else []

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if self.rest:
            state.push(seat, Resolve(self.rest, 0, source, 1, False))
        launch(state, seat, source, self.ignore_limit)

    def text(self) -> Message:
        return message("op-launch", count=self.count, limit="ignored" if self.ignore_limit else "kept")


# -- moving


def step_cost(state: SetiState, seat: int, start: int) -> int:
    """Movement points to leave a space: more for asteroids, unless a technology or a card says otherwise (SE-4.3.2)."""
    return 1 if state.sky().content[start] != ASTEROIDS else asteroid_points(state, seat)


def asteroid_points(state: SetiState, seat: int) -> int:
    if state.players[seat].has_tech(PROBE_2):
        return NAVIGATED_POINTS
    return 1 if rule_applies(state, seat, ASTEROIDS_FREE) else ASTEROID_POINTS


def movable(state: SetiState, seat: int) -> list[tuple[int, bool]]:
    """Spaces from which the player can move a probe, or a sample capsule (SE-10.2)."""
    player = state.players[seat]
    found: list[tuple[int, bool]] = []
    for space in player.probes:
        if (space, False) not in found:
            found.append((space, False))
    for space in player.capsules:
        if (space, True) not in found:
            found.append((space, True))
    return found


def make_step(state: SetiState, seat: int, start: int, to: int, capsule: bool, points: int, energy: int) -> None:
    """Move a figure to the next space and visit it (SE-4.2). `points` and `energy` are what it takes, paid elsewhere."""
    player = state.players[seat]
    figures = player.capsules if capsule else player.probes
    figures[figures.index(start)] = to
    if state.journal is not None:
        missions = sorted(coverable(state, seat, VISIT, 1 << state.sky().content[to]))
        landing = None if capsule else landing_cost_at(state, seat, to)
        state.tell(Moved(seat, PLACES[start], PLACES[to], points, energy, landing, missions))
    if start // 8 == to // 8:
        emit(state, seat, RING, 1)
    emit(state, seat, VISIT, 1 << state.sky().content[to])
    if rule_applies(state, seat, PUBLICITY_TO_MOVE) and state.planet_at(to) not in (NOBODY, EARTH):
        state.push(seat, VISIT_CHOICE)
    else:
        gain(state, seat, PUBLICITY, visit_publicity(state, seat, to))


def visit_publicity(state: SetiState, seat: int, space: int) -> int:
    """Comets and planets other than Earth give 1, asteroids with the technology too (SE-4.2)."""
    cell = state.sky().content[space]
    if rule_applies(state, seat, NO_PUBLICITY):
        return 0
    if cell == ASTEROIDS:
        return asteroid_publicity(state, seat)
    return VISIT_PUBLICITY if brings_publicity(cell) else 0


def asteroid_publicity(state: SetiState, seat: int) -> int:
    return NAVIGATED_PUBLICITY if state.players[seat].has_tech(PROBE_2) else ASTEROID_PUBLICITY


@final
class VisitChoice(Choice):
    """Publicity or a movement point for visiting a planet (SE-9.10)."""

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [TakePublicity(), TakeMove()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, TakePublicity):
            gain(state, seat, PUBLICITY, VISIT_PUBLICITY)
            return
        agenda = state.agendas[seat]
        below = agenda[-1] if agenda else None
        if isinstance(below, Moving):
            agenda[-1] = Moving(below.points + 1)
        else:
            state.push(seat, Moving(1))

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-visit")

    def rule(self) -> str:
        return "SE-9.10"


VISIT_CHOICE: Final = VisitChoice()


@final
class Moving(Choice):
    """Movement points to be used now, or not at all (SE-4.3, SE-0.3)."""

    def __init__(self, points: int) -> None:
        self.points = points

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [*steps_with(state, seat, self.points), Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if not isinstance(action, Step):
            return
        start = space_of(action.start)
        points = step_cost(state, seat, start)
        if action.energy or action.card:
            points -= 1
        if points < self.points:
            state.push(seat, Moving(self.points - points))
        make_step(state, seat, start, space_of(action.to), action.capsule, points, action.energy)
        state.players[seat].energy -= action.energy
        if action.card:
            discard_corner(state, seat, CARD_OF[action.card], False)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        if isinstance(action, Step):
            return step_bar(state, seat, action, self.points)
        return None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-move", points=self.points)

    def rule(self) -> str:
        return "SE-4.3"


def steps_with(state: SetiState, seat: int, points: int) -> list[Action]:
    """Steps that these points pay for; in the own turn a missing point may come from energy or a move corner (SE-4.3.4)."""
    player = state.players[seat]
    own_turn = seat == state.active and state.course == seat
    found: list[Action] = []
    for start, capsule in movable(state, seat):
        cost = step_cost(state, seat, start)
        if cost <= points:
            found += STEPS[capsule][start]
        elif own_turn and cost == points + 1:
            corners = [CARD_IDS[card] for card in player.hand if CORNER_ICONS[card] & MOVE_ICON]
            for to in NEIGHBOURS[start]:
                if player.energy:
                    found.append(Step(PLACES[start], PLACES[to], capsule, 1))
                found += [Step(PLACES[start], PLACES[to], capsule, 0, card) for card in corners]
    return found


def way_bar(state: SetiState, seat: int, start: Space, to: Space, capsule: bool) -> Barred | None:
    """There must be a figure, and the space must lie beside it (SE-4.3)."""
    player = state.players[seat]
    if start not in PLACES or space_of(start) not in (player.capsules if capsule else player.probes):
        return NO_FIGURE
    if to not in PLACES or space_of(to) not in NEIGHBOURS[space_of(start)]:
        return NOT_BESIDE
    return None


def step_bar(state: SetiState, seat: int, step: Step, points: int) -> Barred:
    """Points must be enough; one that is missing is paid in the own turn, with energy or with a move corner (SE-4.3.4)."""
    barred = way_bar(state, seat, step.start, step.to, step.capsule)
    if barred is not None:
        return barred
    cost = step_cost(state, seat, space_of(step.start))
    if cost <= points:
        return PAID
    if step.card and step.card not in [CARD_IDS[card] for card in state.players[seat].hand if CORNER_ICONS[card] & MOVE_ICON]:
        return NO_CORNER
    if step.energy and cost == points + 1 and not state.players[seat].energy:
        return short("SE-4.3", "energy", 1)
    return Barred("SE-4.3", message("refused-points", points=cost))


@final
class MoveOp(Op):
    form: ClassVar = printed("move", points=int)
    symbol: ClassVar = "move"

    def __init__(self, form: Any) -> None:
        self.points: int = form.points

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if steps_with(state, seat, self.points * times):
            state.push(seat, Moving(self.points * times))

    def text(self) -> Message:
        return message("op-move", amount=self.points, sign="move")


def discard_corner(state: SetiState, seat: int, card: int, whole: bool) -> None:
    """Discard a hand card for its corner; the move of a topped-up step is already used (SE-9.2)."""
    state.players[seat].hand.remove(card)
    discard(state, card)
    emit(state, seat, CORNER_EVENT, CORNER_ICONS[card])
    for op in reversed(CORNER[card]):
        if isinstance(op, Gain):
            op.perform(state, seat, NOBODY, 1)
        elif whole:
            state.push(seat, CORNER_MOVE)


@final
class CornerMove(RunningStep[SetiState]):
    """The movement point of a corner is used at once or lost (SE-9.2)."""

    def run(self, state: SetiState, seat: int) -> None:
        if steps_with(state, seat, 1):
            state.push(seat, Moving(1))


CORNER_MOVE: Final = CornerMove()


# -- rotation


def rotate(state: SetiState) -> None:
    """Turn the next disc with those above it: figures are carried or pushed, then publicity, anomaly, missions (SE-4.4, SE-3.4.4)."""
    board = state.board
    disc = board.rotation
    ways = carried(board.setting, disc)
    board.setting = turned(board.setting, disc)
    board.rotation = (disc + 1) % 3
    if state.journal is not None:
        state.tell(Rotated(None, disc + 1, [carried_along(player, ways) for player in state.players]))
    visits: list[tuple[int, int]] = []
    for seat in state.clockwise(state.active):
        player = state.players[seat]
        for figures in (player.probes, player.capsules):
            for index in range(len(figures)):
                way = ways[figures[index]]
                figures[index] = way % PUSHED
                if way >= PUSHED:
                    visits.append((seat, way % PUSHED))
    for seat, space in visits:
        if state.journal is not None:
            state.tell(Pushed(state.named(seat), PLACES[space]))
        gain(state, seat, PUBLICITY, visit_publicity(state, seat, space))
    for seat, space in reversed(visits):
        emit(state, seat, VISIT, 1 << state.sky().content[space])
    anomalies.trigger(state)


def carried_along(player: Player, ways: list[int]) -> int:
    """Figures that lie on a turning disc: carried is not visited (SE-4.4.3)."""
    return sum([1 for space in player.probes + player.capsules if ways[space] != space and ways[space] < PUSHED])


OPERATIONS.announce(LaunchOp, MoveOp)
