"""Resolving: a list of operations is carried out one after another, whatever each of them asks for."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import Word
from starboard.engine.state import TABLE, State

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Word)  # noqa: E741  an operation


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Step[S], Generic[S, O]):
    """The operations from one of them on. A game says who carries them out and on whose account, in a class of its own.

    What an operation puts on the agenda comes before the next one.
    """

    def __init__(self, ops: list[O], index: int) -> None:
        self.ops = ops
        self.index = index

    @abstractmethod
    def perform(self, state: S, seat: int, op: O) -> None:
        """Carry out one of them."""

    @abstractmethod
    def following(self) -> Resolve[S, O]:
        """The same from the next operation on."""

    def pauses(self, state: S, seat: int, op: O) -> bool:
        """Whether something comes before the operation; then it has been put on the agenda, and this step below it."""
        return False

    def run(self, state: S, seat: int) -> None:
        op = self.ops[self.index]
        if self.pauses(state, seat, op):
            return
        if self.index + 1 < len(self.ops):
            if seat == TABLE:
                state.queue(self.following())
            else:
                state.push(seat, self.following())
        self.perform(state, seat, op)
