"""Sheets: slots, and where a number fits (WM-0.4, WM-0.9, WM-C.34)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

EMPTY: Final = -1
X: Final = -2
INFECTED: Final = -3
NOT_CLAIMED: Final = -1

HALF: Final = 100
"""Added to a whole number it makes the half above it: 108 is 8½ (WM-C.34)."""
HIGHEST: Final = 15
"""The highest number of the ordinary cards."""
SHIFT: Final = 2
"""By how much an astronaut changes a number at most (WM-0.12.1)."""


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
    if number == X:
        return [slot for slot in line if slots[slot] == EMPTY]
    places: list[int] = []
    for slot in line:
        written = slots[slot]
        if written == EMPTY:
            places.append(slot)
        elif written >= 0:
            if written > number if written < HALF > number else order(written) > order(number):
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


def order(number: int) -> int:
    """Where a number stands in a line: 8½ lies between 8 and 9 (WM-C.34)."""
    return 2 * number if number < HALF else 2 * (number - HALF) + 1


def has_parity(number: int) -> bool:
    """8½ and X are neither odd nor even (WM-C.34)."""
    return 0 <= number < HALF


def counted(number: int) -> int:
    """A written number as bots reckon with it: 8½ as 8, 42 as the highest there is."""
    if number <= HIGHEST + SHIFT:
        return number
    return number - HALF if number >= HALF else HIGHEST


def number_name(number: int) -> int | str:
    """A number as it is read in every language."""
    if number == X:
        return "X"
    return number if number < HALF else f"{number - HALF}½"


def shown(written: int) -> int | float | str | None:
    """A slot as a view shows it."""
    if written == EMPTY:
        return None
    if written >= HALF:
        return written - HALF + 0.5
    return "X" if written == X else "infected" if written == INFECTED else written


def filled(slots: list[int], group: list[int]) -> bool:
    return all(slots[slot] != EMPTY for slot in group)
