"""The effect interpreter: operations compiled from the contents, resolved one after another (AE-20)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.errors import Refusal
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.rules.refusals import NO_SUCH_THING, Bar, is_known, out_of_place
from starboard.games.andromedas_edge.state import EdgeState


@final
class Frame:
    """Who performs an effect, whose card or ability it is, and the module it stands on (AE-20.1)."""

    def __init__(self, seat: int, source: int, module: int = NOTHING) -> None:
        self.seat = seat
        self.source = source
        self.module = module

    def performed_by(self, seat: int) -> Frame:
        return Frame(seat, self.source, self.module)


class Op(ABC):
    """One operation of the vocabulary."""

    @abstractmethod
    def perform(self, state: EdgeState, frame: Frame) -> None: ...

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        """Whether it can be carried out at least in part; what an option demands, in full."""
        return True


Maker = Callable[[dict[str, Any]], Op]
_makers: dict[str, Maker] = {}


def operation(name: str) -> Callable[[Maker], Maker]:
    """Announce how an operation is made from its fields."""

    def announce(maker: Maker) -> Maker:
        _makers[name] = maker
        return maker

    return announce


def operations() -> list[str]:
    return sorted(_makers)


def compiled(effect: list[dict[str, Any]]) -> list[Op]:
    """An effect list, ready to be resolved; an unknown operation or field is an error."""
    ops: list[Op] = []
    for step in effect:
        name = step["op"]
        if name not in _makers:
            raise ValueError(f"unknown operation {name!r}")
        ops.append(_makers[name](step))
    return ops


def any_possible(state: EdgeState, ops: list[Op], frame: Frame) -> bool:
    return any(op.possible(state, frame) for op in ops)


def resolve(state: EdgeState, ops: list[Op], frame: Frame) -> None:
    """Carry out an effect list next of all."""
    if ops:
        state.queue(Resolve(ops, 0, frame))


@final
class Resolve(Step[EdgeState]):
    def __init__(self, ops: list[Op], index: int, frame: Frame) -> None:
        self.ops = ops
        self.index = index
        self.frame = frame

    def run(self, state: EdgeState, seat: int) -> None:
        if self.index + 1 < len(self.ops):
            state.queue(Resolve(self.ops, self.index + 1, self.frame))
        self.ops[self.index].perform(state, self.frame)


class Choice(Decision[EdgeState]):
    """A decision of this game: what is not among its options is barred, or out of place."""

    def rule(self) -> str:
        """The rule by which it is asked."""
        return "AE-4.8"

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        """Why an answer of a kind that is asked for is not possible."""
        return None

    def skipped(self, state: EdgeState, seat: int) -> None:
        """Nothing can be answered any more: what happens instead."""

    def refuse(self, state: EdgeState, seat: int, action: Action) -> Refusal:
        bar = self.bar(state, seat, action) if is_known(action) else NO_SUCH_THING
        return out_of_place(state, seat, action, self.rule(), self.prompt(state, seat)) if bar is None else bar.refusal()


def ask(state: EdgeState, seat: int, choice: Choice) -> None:
    """Ask, unless there is only one answer."""
    options = choice.options(state, seat)
    if len(options) == 1:
        choice.take(state, seat, options[0])
    elif options:
        state.push(seat, choice)
    else:
        choice.skipped(state, seat)


@final
class Ask(Step[EdgeState]):
    """Put a question to a seat when the course of play comes here."""

    def __init__(self, asked: int, choice: Choice) -> None:
        self.asked = asked
        self.choice = choice

    def run(self, state: EdgeState, seat: int) -> None:
        ask(state, self.asked, self.choice)
