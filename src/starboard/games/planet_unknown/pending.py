"""What waits to be resolved by a player (PU-4.2)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
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
        """Whether the action is of the kind that this effect asks for."""

    @abstractmethod
    def bar(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why an action of that kind cannot carry it out now; None for those that are choices."""

    @abstractmethod
    def resolve(self, state: S, seat: int, action: Action) -> None:
        """Carry it out; it is no longer pending."""

    @abstractmethod
    def words(self) -> Message:
        """What is to be done, as a phrase."""
