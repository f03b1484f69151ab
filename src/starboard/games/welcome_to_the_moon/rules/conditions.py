"""What missions ask for: a class for each test, with its printed form, how far a sheet has come and how it reads (WM-0.16.1)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from starboard.engine.effects.vocabulary import Vocabulary, Word
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.content.layout import Layout

L = TypeVar("L", bound=Layout)
S = TypeVar("S")


class Condition(Word, ABC, Generic[L, S]):
    """What a mission asks for, of a sheet or of whatever else an adventure looks at."""

    @abstractmethod
    def progress(self, layout: L, sheet: S) -> tuple[int, int]:
        """How much there is, and how much is needed."""

    @abstractmethod
    def text(self, layout: L) -> Message:
        """As a sentence."""


class AtLeast(Condition[L, S]):
    """So many of something; `key` says of what."""

    key: ClassVar[str] = ""

    def __init__(self, form: Any) -> None:
        self.need: int = form.at_least

    @abstractmethod
    def have(self, layout: L, sheet: S) -> int: ...

    def progress(self, layout: L, sheet: S) -> tuple[int, int]:
        return self.have(layout, sheet), self.need

    def text(self, layout: L) -> Message:
        return message(self.key, count=self.need)


def read_conditions(missions: list[MissionCard], tests: Vocabulary[Any]) -> dict[int, Condition[Any, Any]]:
    """By mission; a test that the adventure does not know, or a field too many, stops the import."""
    return {mission.id: tests.read(mission.condition, f"mission {mission.id}") for mission in missions}
