"""What the operations of the contents do is announced where it is done, and carried out from here (PU-4.2, PU-21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.content.operations import Operation
from starboard.games.planet_unknown.state import PlanetState


@final
class Source:
    """Where an effect comes from: `by` in the words of actions; whether it may be declined."""

    def __init__(self, by: str, optional: bool = False) -> None:
        self.by = by
        self.optional = optional


def declinable(optional: bool, possible: bool) -> bool:
    """What is not compulsory may be done without, if it can be done (PU-4.3)."""
    return optional and possible


def bar_decline(optional: bool, possible: bool) -> Refusal | None:
    """Why an effect is not declined."""
    if declinable(optional, possible):
        return None
    return Refusal("refused-impossible" if optional else "refused-compulsory", rule="PU-4.3")


CARD: Final = Source("card")
EVENT: Final = Source("event")
BONUS: Final = Source("bonus")

O = TypeVar("O", bound=Operation)  # noqa: E741 - an operation
OPERATIONS: Final[dict[type[Operation], Any]] = {}


def carries_out(kind: type[O]) -> Callable[[Callable[[PlanetState, int, O, Source], None]], Callable[[PlanetState, int, O, Source], None]]:
    """Announce what an operation of the contents does: most make an effect that waits."""

    def announce(does: Callable[[PlanetState, int, O, Source], None]) -> Callable[[PlanetState, int, O, Source], None]:
        OPERATIONS[kind] = does
        return does

    return announce


def carry_out(state: PlanetState, seat: int, ops: list[Operation], source: Source) -> None:
    """All operations of a list; the owner chooses the order of those that ask for a choice."""
    for op in ops:
        OPERATIONS[type(op)](state, seat, op, source)
