"""What an operation of an effect list is (AE-20.1). All of them are listed by `vocabulary`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, final

from starboard.engine.effects.vocabulary import Vocabulary, Word
from starboard.engine.effects.words import chain
from starboard.engine.messages import Message
from starboard.games.andromedas_edge.content import NOTHING
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


class Op(Word, ABC):
    """One operation: its printed form, what it does, how it reads, and its symbol, which clients draw.

    A symbol is signs one after the other: `{what}` stands for a field of the printed form, `{times}:repair` for a sign with that number.
    Without a symbol it is drawn as one word.
    """

    symbol: ClassVar[str] = ""

    @abstractmethod
    def perform(self, state: EdgeState, frame: Frame) -> None: ...

    @abstractmethod
    def text(self) -> Message:
        """As a part of a sentence."""

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        """Whether it can be carried out at least in part; what an option demands, in full."""
        return True

    def most_at_once(self) -> int:
        """VP that it can bring at most when it is carried out; nothing unless an operation says so."""
        return 0

    def at_once(self, state: EdgeState, seat: int) -> int:
        """Those of them that are sure now."""
        return 0

    def points(self, state: EdgeState, seat: int) -> int:
        """VP at the end of the game, as things stand (AE-19.3); nothing unless an operation says so."""
        return 0


OPERATIONS: Final = Vocabulary[Op]("op")


def effects_text(ops: list[Op]) -> Message:
    """Effects one after the other, as a part of a sentence."""
    return chain("text-then", [op.text() for op in ops])


def options_text(options: list[list[Op]]) -> Message:
    return chain("text-or", [effects_text(option) for option in options])


def followed(text: Message, then: list[Op]) -> Message:
    """What is done, and what then follows."""
    return chain("text-then", [text, effects_text(then)]) if then else text


def any_possible(state: EdgeState, ops: list[Op], frame: Frame) -> bool:
    return any(op.possible(state, frame) for op in ops)
