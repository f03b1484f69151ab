"""The event marker: it moves, and at the end a planet appears and an event is due (AE-16.1, AE-16.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import TopEvent
from starboard.games.andromedas_edge.content import CONSTANTS
from starboard.games.andromedas_edge.content.cards import EVENT_IDS, EVENT_OF
from starboard.games.andromedas_edge.content.map import NO_TILE, PLANET_COLOUR, SPACES
from starboard.games.andromedas_edge.events import EventDue, EventsSeen, MarkerMoved, PlanetAppeared
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import spot
from starboard.games.andromedas_edge.state import EdgeState

MOONS_PER_PLANET: Final[int] = CONSTANTS.moons_per_planet
PEEKED: Final[int] = CONSTANTS.events_peeked


def advance_marker(state: EdgeState, steps: int) -> None:
    """Surplus steps are lost, as are all while an event is due or once the end was triggered (AE-16.2, AE-19.1)."""
    if state.end_triggered or state.event_due or steps <= 0:
        return
    board = state.board
    board.marker = max(0, board.marker - steps)
    if state.journal is not None:
        state.tell(MarkerMoved(None, board.marker))
    if board.marker == 0:
        state.event_due = True
        new_planet(state)
        if state.journal is not None:
            state.tell(EventDue(state.active))


def lay_planet(state: EdgeState, space: int, planet: int) -> None:
    """A planet with three moons of its colour (AE-2.4)."""
    board = state.board
    supply = board.moon_supply[PLANET_COLOUR[planet]]
    board.tiles[space] = planet
    board.moons[space] = tuple([supply.pop() for _ in range(MOONS_PER_PLANET)])


def new_planet(state: EdgeState) -> None:
    """The next planet goes onto the next empty space, if both exist (AE-16.2)."""
    board = state.board
    empty = [space for space in range(SPACES) if board.tiles[space] == NO_TILE]
    if board.planets and empty:
        planet = board.planets.pop()
        lay_planet(state, empty[0], planet)
        if state.journal is not None:
            state.reveal()
            state.tell(PlanetAppeared(None, spot(state, empty[0])))


@final
class AdvanceEvent(Op):
    form: ClassVar = printed("advance_event", steps=int)
    symbol = "{steps}:event"

    def __init__(self, form: Any) -> None:
        self.steps: int = form.steps

    def perform(self, state: EdgeState, frame: Frame) -> None:
        advance_marker(state, self.steps)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return not state.end_triggered and not state.event_due

    def text(self) -> Message:
        return message("text-advance-event", count=self.steps)


# -- looking at events to come


def peek(state: EdgeState, seat: int) -> None:
    """Look secretly at the top two event cards, put one on top and one under the deck (AE-6.6)."""
    board = state.board
    if not board.events:
        return
    for place in range(max(0, len(board.events) - PEEKED), len(board.events)):
        board.event_seen[place] |= 1 << seat
    if state.journal is not None:
        state.seal(seat)
        state.tell(EventsSeen(seat))
    if len(board.events) > 1:
        state.queue(Ask(seat, Peeking()))


NOT_ON_TOP: Final = Bar("AE-6.6", "barred-not-on-top")


@final
class Peeking(Choice):
    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [TopEvent(EVENT_IDS[event]) for event in sorted(state.board.events[-PEEKED:])]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, TopEvent)
        board = state.board
        top, second = board.events[-1], board.events[-2]
        if EVENT_OF[action.event] != top:
            top, second = second, top
        board.events = [second, *board.events[:-2], top]
        board.event_seen = [1 << seat, *board.event_seen[:-2], 1 << seat]

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NOT_ON_TOP if isinstance(action, TopEvent) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-peek")

    def rule(self) -> str:
        return "AE-6.6"


@final
class PeekEvents(Op):
    form: ClassVar = printed("peek_events", look=int)

    def __init__(self, form: Any) -> None:
        if form.look != PEEKED:
            raise ValueError(f"peek_events looks at {PEEKED} cards, not {form.look}")

    def perform(self, state: EdgeState, frame: Frame) -> None:
        peek(state, frame.seat)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(state.board.events)

    def text(self) -> Message:
        return message("text-peek-events", count=PEEKED)


OPERATIONS.announce(AdvanceEvent, PeekEvents)
