"""Sliding a piece over the board into its place, past what lies there already (PU-19.10).

The way leads from outside the board by any number of steps along the grid; the piece is neither lifted nor turned on it. Squares that
are no part of the grid are free. So the grid lies in a larger plane, with room for a piece on every side.
"""

from __future__ import annotations

from typing import Final

from starboard.games.planet_unknown.content.geometry import ORIGIN, ROW, SIDE
from starboard.games.planet_unknown.content.tiles import anchors_within

MARGIN: Final = 5
WIDTH: Final = SIDE + 2 * MARGIN
WIDE: Final = 32
"""Bits of a row: more than its squares, so that no step leads onto another row."""
_LINE: Final = (1 << WIDTH) - 1
_BOARD_LINE: Final = ((1 << SIDE) - 1) << MARGIN
_ROWS: Final[list[int]] = [WIDE * y for y in range(WIDTH)]
_BOARD_ROWS: Final[list[int]] = _ROWS[MARGIN : MARGIN + SIDE]


def lines(rows: list[int], line: int) -> int:
    """The same squares of several rows."""
    squares = 0
    for row in rows:
        squares |= line << row
    return squares


PLANE: Final = lines(_ROWS, _LINE)
OUTSIDE: Final = PLANE & ~lines(_BOARD_ROWS, _BOARD_LINE)


def slides_in(cells: list[int], covered: int) -> int:
    """Where a piece can be slid to, as places of its upper left corner."""
    piece = [WIDE * (cell // ROW) + cell % ROW for cell in cells]
    free = anchors_within(piece, PLANE & ~widened(covered))
    reached = anchors_within(piece, OUTSIDE)
    while True:
        further = (reached | reached << 1 | reached >> 1 | reached << WIDE | reached >> WIDE) & free
        if further == reached:
            return narrowed(reached)
        reached = further


def widened(squares: int) -> int:
    """A set of squares of the board in the larger plane."""
    result = 0
    for y, row in enumerate(_BOARD_ROWS):
        result |= (squares >> (ORIGIN + ROW * y) << MARGIN & _BOARD_LINE) << row
    return result


def narrowed(places: int) -> int:
    """Places of the larger plane as squares of the board."""
    result = 0
    for y, row in enumerate(_BOARD_ROWS):
        result |= (places >> row & _BOARD_LINE) >> MARGIN << (ORIGIN + ROW * y)
    return result
