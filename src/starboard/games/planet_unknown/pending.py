"""What waits to be resolved by a player (PU-4.2)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from starboard.engine.actions import Action
from starboard.engine.messages import Message
from starboard.engine.state import State

S = TypeVar("S", bound=State)


class Effect(ABC, Generic[S]):
    """Frozen after construction. The owner resolves pending effects in any order (PU-4.2)."""

    optional = False

    @abstractmethod
    def choices(self, state: S, seat: int) -> list[Action]:
        """The ways to carry it out now; none when it cannot be (PU-4.3)."""

    @abstractmethod
    def answers(self, action: Action) -> bool:
        """Whether an action that is among someone's choices can be one of this effect's."""

    @abstractmethod
    def resolve(self, state: S, seat: int, action: Action) -> None:
        """Carry it out; it is no longer pending."""

    @abstractmethod
    def words(self) -> Message:
        """What is to be done, as a phrase."""
