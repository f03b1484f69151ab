"""Effects that wait in a player's set of pending effects, and the vocabulary that makes them from contents (PU-4.2, PU-21)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message
from starboard.games.planet_unknown.content import Op

if TYPE_CHECKING:
    from starboard.games.planet_unknown.state import PlanetState


@final
class Source:
    """Where an effect comes from: `by` in the words of actions, the power whose limit it uses up, whether it may be declined."""

    def __init__(self, by: str, power: int = -1, optional: bool = False) -> None:
        self.by = by
        self.power = power
        self.optional = optional


class Effect(ABC):
    """Frozen after construction. The owner resolves pending effects in any order (PU-4.2)."""

    optional = False

    @abstractmethod
    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        """The ways to carry it out now; none when it cannot be (PU-4.3)."""

    @abstractmethod
    def answers(self, action: Action) -> bool:
        """Whether an action that is among someone's choices can be one of this effect's."""

    @abstractmethod
    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        """Carry it out; it is no longer pending."""

    @abstractmethod
    def words(self) -> Message:
        """What is to be done, as a phrase."""


CARD: Final = Source("card")
EVENT: Final = Source("event")
BONUS: Final = Source("bonus")

Operation = Callable[["PlanetState", int, Op, Source], None]
OPERATIONS: Final[dict[str, Operation]] = {}


def operation(name: str) -> Callable[[Operation], Operation]:
    """Announce what an operation of the contents does: most make a pending effect."""

    def announce(function: Operation) -> Operation:
        OPERATIONS[name] = function
        return function

    return announce


def carry_out(state: PlanetState, seat: int, ops: list[Op], source: Source) -> None:
    """All operations of a list; the owner chooses the order of those that ask for a choice."""
    for op in ops:
        OPERATIONS[op.op](state, seat, op, source)
