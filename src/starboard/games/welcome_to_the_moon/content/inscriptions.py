"""What can stand in a slot and on a symbol: numbers, X, infections; circles and crosses (WM-0.4, WM-6.4, WM-C.34)."""

from __future__ import annotations

from typing import Final

EMPTY: Final = -1
X: Final = -2
INFECTED: Final = -3
CARD_X: Final = -4
"""An X that was the number of a card: it fills its slot, but is none of the X that missions ask for (WM-C.34)."""

HALF: Final = 100
"""Added to a whole number it makes the half above it: 108 is 8½ (WM-C.34)."""

UNTOUCHED: Final = 0
CIRCLED: Final = 1
CROSSED: Final = 2


def order(number: int) -> int:
    """Where a number stands in a line: 8½ lies between 8 and 9 (WM-C.34)."""
    return 2 * number if number < HALF else 2 * (number - HALF) + 1


def number_at(place: int) -> int:
    """The number that stands there."""
    return place // 2 if place % 2 == 0 else HALF + place // 2


def has_parity(number: int) -> bool:
    """8½ and X are neither odd nor even (WM-C.34)."""
    return 0 <= number < HALF


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
    return "X" if written in (X, CARD_X) else "infected" if written == INFECTED else written
