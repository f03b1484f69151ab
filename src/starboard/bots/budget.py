"""How long a bot may think: milliseconds, or nodes of its tree (and then it decides the same on every machine)."""

from __future__ import annotations

from time import perf_counter
from typing import Final

USUAL_MILLISECONDS: Final = 200


class Budget:
    def __init__(self, milliseconds: int = USUAL_MILLISECONDS, nodes: int | None = None) -> None:
        self.milliseconds = milliseconds
        self.nodes = nodes

    def start(self) -> Clock:
        return Clock(self)


class Clock:
    """One decision's budget, being spent."""

    def __init__(self, budget: Budget) -> None:
        self._nodes = budget.nodes
        self._deadline = perf_counter() + budget.milliseconds / 1000

    def goes_on(self, nodes: int) -> bool:
        return nodes < self._nodes if self._nodes is not None else perf_counter() < self._deadline
