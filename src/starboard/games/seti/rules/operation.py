"""The vocabulary of effects: what an operation is, and how effect lists of the contents become operations (SE-9.5)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from starboard.games.seti.state import SetiState


class Op(ABC):
    """One operation of the vocabulary. `times` multiplies every amount (SE-9.5, `per`)."""

    @abstractmethod
    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None: ...

    def for_rival(self, state: SetiState, source: int) -> None:
        """What the solo rival gains, at once (SE-12.3); nothing unless an operation says so."""

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


Maker = Callable[[Any], Op]
_makers: dict[str, Maker] = {}


def operation(name: str) -> Callable[[Maker], Maker]:
    """Announce how an operation is made from its parameters."""

    def announce(maker: Maker) -> Maker:
        _makers[name] = maker
        return maker

    return announce


def compiled(effects: list[dict[str, Any]]) -> list[Op]:
    """An effect list, ready to be resolved; an unknown operation is an error."""
    ops: list[Op] = []
    for effect in effects:
        if len(effect) != 1:
            raise ValueError(f"an effect has exactly one key: {effect}")
        for name, parameters in effect.items():
            if name not in _makers:
                raise ValueError(f"unknown operation {name!r}")
            ops.append(_makers[name](parameters))
    return ops
