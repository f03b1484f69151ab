"""Sheets: slots, and where a number fits (WM-0.4, WM-0.9)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

EMPTY: Final = -1
X: Final = -2
INFECTED: Final = -3
NOT_CLAIMED: Final = -1


class Sheet(ABC):
    """What every adventure's sheet has. A published sheet is never changed: a turn is written on a copy.

    Of the turn: the slot just written, the effect in force, by how much the number was shifted, the effect of a declared wild.
    """

    def __init__(
        self, slots: list[int], rewards: list[int], last: int, erred: bool, effect: int, shift: int, wild: int, errors: int
    ) -> None:
        self.slots = slots
        self.rewards = rewards
        self.last = last
        self.erred = erred
        self.effect = effect
        self.shift = shift
        self.wild = wild
        self.errors = errors

    @abstractmethod
    def clone(self) -> Sheet: ...


def fitting(slots: list[int], line: list[int], number: int) -> list[int]:
    """Empty slots of a line where the number keeps it ascending; X, infected and empty slots impose nothing (WM-0.9)."""
    places: list[int] = []
    for slot in line:
        written = slots[slot]
        if written == EMPTY:
            places.append(slot)
        elif written >= 0:
            if written > number:
                break
            if written == number:
                return []
            places.clear()
    return places


def bounds(slots: list[int], line: list[int], slot: int) -> tuple[int, int]:
    """The nearest numbers before and after a slot in its line, EMPTY where there is none."""
    before = after = EMPTY
    passed = False
    for other in line:
        if other == slot:
            passed = True
        elif slots[other] >= 0:
            if passed:
                after = slots[other]
                break
            before = slots[other]
    return before, after


def filled(slots: list[int], group: list[int]) -> bool:
    return all(slots[slot] != EMPTY for slot in group)
