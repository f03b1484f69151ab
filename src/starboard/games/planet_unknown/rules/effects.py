"""The vocabulary of the contents: what each operation does, most by making an effect that waits (PU-4.2, PU-21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.content import Op
from starboard.games.planet_unknown.state import PlanetState


@final
class Source:
    """Where an effect comes from: `by` in the words of actions; whether it may be declined."""

    def __init__(self, by: str, optional: bool = False) -> None:
        self.by = by
        self.optional = optional


def bar_decline(optional: bool, possible: bool) -> Refusal | None:
    """Why an effect is not declined: it is compulsory, or there is nothing to do without (PU-4.3)."""
    if not optional:
        return Refusal("refused-compulsory", rule="PU-4.3")
    return None if possible else Refusal("refused-impossible", rule="PU-4.3")


CARD: Final = Source("card")
EVENT: Final = Source("event")
BONUS: Final = Source("bonus")

Operation = Callable[[PlanetState, int, Op, Source], None]
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
