"""What bots expect of things under way, shared by the adventures."""

from __future__ import annotations


def under_way(have: int, need: int, part: float) -> float:
    """The part of a mission's reward to count on: all when it is fulfilled, before that some by the square of what is done."""
    return 1.0 if have >= need else part * have * have / (need * need)


def interpolated(values: list[int], amount: float) -> float:
    """A table's value for so many, also between its entries and never beyond the last."""
    whole = min(int(amount), len(values) - 2)
    return values[whole] + min(1.0, amount - whole) * (values[whole + 1] - values[whole])
