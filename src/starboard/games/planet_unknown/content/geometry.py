"""Squares as bits: a planet is a set of squares, a set is an integer, and placing is arithmetic on it (PU-1.4).

The grid of 12 by 12 lies in a plane of rows of 16 with a margin of one, so that moving a set by a square never wraps onto another row.
"""

from __future__ import annotations

from typing import Final

Square = tuple[int, int]
"""A square as actions and views name it: column and row from the upper left."""
SIDE: Final = 12
ROW: Final = 16
ORIGIN: Final = ROW + 1


def square(x: int, y: int) -> int:
    return ORIGIN + ROW * y + x


def x_of(at: int) -> int:
    return (at - ORIGIN) % ROW


def y_of(at: int) -> int:
    return (at - ORIGIN) // ROW


def set_of(squares: list[tuple[int, int]]) -> int:
    result = 0
    for x, y in squares:
        result |= 1 << square(x, y)
    return result


BITS: Final[list[int]] = [1 << at for at in range(ROW * (SIDE + 2))]
_COLUMNS: Final[list[list[int]]] = [[x for x in range(SIDE) if row >> x & 1] for row in range(1 << SIDE)]
_STARTS: Final[list[int]] = [ORIGIN + ROW * y for y in range(SIDE)]
_ROW_MASK: Final = (1 << SIDE) - 1


def members(squares: int) -> list[int]:
    """The squares of a set, row by row."""
    result: list[int] = []
    for start in _STARTS:
        row = (squares >> start) & _ROW_MASK
        if row:
            for x in _COLUMNS[row]:
                result.append(start + x)  # noqa: PERF401 - compiled, a loop is faster
    return result


def neighbours(squares: int) -> int:
    """All squares that share a side with one of the set (PU-1.4)."""
    return squares << 1 | squares >> 1 | squares << ROW | squares >> ROW


def diagonals(squares: int) -> int:
    return squares << (ROW + 1) | squares << (ROW - 1) | squares >> (ROW + 1) | squares >> (ROW - 1)


def connected(start: int, within: int) -> int:
    """The squares of `within` that hang together with `start` by their sides (PU-8.6)."""
    area = start & within
    while True:
        grown = area | (neighbours(area) & within)
        if grown == area:
            return area
        area = grown


def areas(squares: int) -> list[int]:
    """The areas that a set falls into (PU-8.6)."""
    result: list[int] = []
    while squares:
        area = connected(squares & -squares, squares)
        result.append(area)
        squares &= ~area
    return result


def count(squares: int) -> int:
    return squares.bit_count()


def rectangles(squares: int, width: int, height: int) -> int:
    """Where full blocks of that size have their first square (PU-14.4)."""
    corners = squares
    for step in range(1, width):
        corners &= squares >> step
    result = corners
    for step in range(1, height):
        result &= corners >> (ROW * step)
    return result
