"""Effects that mark life traces; some cards restrict the species (SE-7.4, SE-9.5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, final, get_args

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import MarkTrace
from starboard.games.seti.content import AnyTrace
from starboard.games.seti.content.numbers import ANY, NOBODY, SLOTS, TRACE_COLOURS
from starboard.games.seti.rules.choices import Choice, ask
from starboard.games.seti.rules.conditions import full_set
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.rival_traces import trace
from starboard.games.seti.rules.traces import place_bar, places, put_trace
from starboard.games.seti.state import SetiState

EITHER: Final = 0
SAME_COLOUR: Final = 1
FULL_SET: Final = 2
Restriction = Literal["either", "has_same_colour", "condition_species"]
RESTRICTIONS: Final[list[str]] = list(get_args(Restriction))


@final
class TraceOp(Op):
    """Mark a trace; some cards restrict the species (SE-9.5)."""

    form: ClassVar = printed("trace", colour=AnyTrace, count=int, species=(Restriction, "either"))
    symbol: ClassVar = "trace"

    def __init__(self, form: Any) -> None:
        self.name: str = form.colour
        self.colour = ANY if self.name == "any" else TRACE_COLOURS.index(self.name)
        self.count: int = form.count
        self.species: str = form.species
        self.which = RESTRICTIONS.index(self.species)

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        for _ in range(self.count):
            state.push(seat, TraceStep(self, source))

    def for_rival(self, state: SetiState, source: int) -> None:
        for _ in range(self.count):
            trace(state, self.colour)

    def colours(self) -> list[int]:
        return [0, 1, 2] if self.colour == ANY else [self.colour]

    def slots(self, state: SetiState, seat: int) -> list[int]:
        if self.which == SAME_COLOUR:
            return [slot for slot in range(2) if state.players[seat].traces[slot * 3 + self.colour]]
        if self.which == FULL_SET:
            return [slot for slot in range(2) if full_set(state, seat, slot)]
        return [0, 1]

    def text(self) -> Message:
        return message("op-trace", colour=self.name, count=self.count, species=self.species)


@final
class TraceStep(Step[SetiState]):
    """One of several traces, marked one after the other (SE-7.4)."""

    def __init__(self, op: TraceOp, source: int) -> None:
        self.op = op
        self.source = source

    def run(self, state: SetiState, seat: int) -> None:
        choice = Tracing(self.op, self.source)
        if choice.options(state, seat):
            ask(state, seat, choice)


@final
class Tracing(Choice):
    def __init__(self, op: TraceOp, source: int) -> None:
        self.op = op
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return places(state, seat, self.op.colours(), self.op.slots(state, seat))

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, MarkTrace)
        colour = TRACE_COLOURS.index(action.colour)
        if self.source != NOBODY:
            state.sources[self.source].colour = colour
        put_trace(state, seat, SLOTS.index(action.species), colour, action.place)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return place_bar(state, seat, action, self.op.colours(), self.op.slots(state, seat)) if isinstance(action, MarkTrace) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-trace", colour="any" if self.op.colour == ANY else TRACE_COLOURS[self.op.colour])

    def rule(self) -> str:
        return "SE-7.4"


OPERATIONS.announce(TraceOp)
