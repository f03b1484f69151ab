"""How long a bot may think: milliseconds of processor time, or nodes of its tree (and then it decides the same on every machine)."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Final

USUAL_MILLISECONDS: Final = 200
LONGEST_WAIT: Final = 5
"""On a busy machine a decision takes longer than its processor time, but never more than so many times as long."""


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
        self._seconds = budget.milliseconds / 1000
        self._begun = thread_time()
        self._latest = perf_counter() + LONGEST_WAIT * self._seconds

    def goes_on(self, nodes: int, part: float = 1.0) -> bool:
        """Whether that part of the budget is not spent yet after so many nodes."""
        if self._nodes is not None:
            return nodes < part * self._nodes
        return thread_time() - self._begun < part * self._seconds and perf_counter() < self._latest

    def left(self, nodes: int) -> float:
        """How many more nodes the rest of the budget is good for, after so many."""
        if self._nodes is not None:
            return float(self._nodes - nodes)
        spent = thread_time() - self._begun
        return nodes * (self._seconds - spent) / spent if spent > 0 else float("inf")
