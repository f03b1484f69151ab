"""Tasks: the small frozen steps that rules are made of. A seat's agenda is a stack of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message

if TYPE_CHECKING:
    from starboard.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(ABC, Generic[S]):
    """Frozen after construction, so states share tasks. No task knows who pushed it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task[S]):
    """A task that runs by itself."""

    @abstractmethod
    def run(self, state: S, seat: int) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Wait(Step[S]):
    """A step that stays on the agenda, and holds its seat, until it is ready."""

    @abstractmethod
    def ready(self, state: S, seat: int) -> bool: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Task[S]):
    """A task that asks its seat to choose. It is taken off the agenda before `take`, which pushes what follows."""

    @abstractmethod
    def options(self, state: S, seat: int) -> list[Action]:
        """All legal answers, never empty."""

    @abstractmethod
    def take(self, state: S, seat: int, action: Action) -> None: ...

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Message:
        """What is asked, in one sentence."""

    def way_on(self, state: S, seat: int) -> Action | None:
        """The answer that it gives itself when no other can be given and the seat can take nothing back any more; None: it is asked.

        Commits are asked, as they end a right to undo, and so is what would tell the others something by not being asked.
        """
        return None

    @abstractmethod
    def refuse(self, state: S, seat: int, action: Action) -> Refusal:
        """Why an action that is not among the options is none: cites the rule."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Decision[S]):
    """A decision offered to seats whose turn it is not, at a moment that the rules name."""

    @abstractmethod
    def concerns(self, state: S, seat: int) -> bool:
        """Whether the seat has anything to play now; a seat that has nothing is not asked."""
