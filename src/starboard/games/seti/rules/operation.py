"""What an operation of an effect list is (SE-9.5). All of them are listed by `vocabulary`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from starboard.engine.effects.vocabulary import Vocabulary, Word
from starboard.engine.effects.words import chain
from starboard.engine.messages import Message
from starboard.games.seti.state import SetiState


class Op(Word, ABC):
    """One operation: its printed form, what it does, how it reads, and its symbol, which clients draw.

    `times` multiplies every amount (SE-9.5, `per`). In a symbol `{resource}` stands for a field of the printed form; without one only
    words can say it.
    """

    symbol: ClassVar[str] = ""

    @abstractmethod
    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None: ...

    @abstractmethod
    def text(self) -> Message:
        """As a part of a sentence."""

    def for_rival(self, state: SetiState, source: int) -> None:
        """What the solo rival gains, at once (SE-12.3); nothing unless an operation says so."""

    def score(self, state: SetiState, seat: int) -> int:
        """Points at the end of the game, as things stand (SE-9.13), of operations that end-of-game cards print."""
        raise AssertionError(f"{type(self).__name__} scores nothing")

    def data(self) -> int:
        """Data gained in one step, which may be lost when the pool is full."""
        return 0

    def turns(self) -> bool:
        """Whether the solar system rotates."""
        return False


class ReadOnly(Op):
    """Read where it counts, by final scoring or by the rival; a player never performs it."""

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        raise AssertionError(f"{type(self).__name__} is read, not performed")


OPERATIONS: Final = Vocabulary[Op]("op")


def effects_text(ops: list[Op]) -> Message:
    """Effects one after the other, as a part of a sentence."""
    return chain("text-and", [op.text() for op in ops])
