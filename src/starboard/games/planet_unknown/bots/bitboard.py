"""Sets of squares as three machine words of four rows each: what bots judge by the thousand (for bots).

The words are those of the plane of `geometry`, without its first row: a square's bit is at 16 y + x + 1. Margins stay empty, so no shift
reaches the sign bit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.planet_unknown.content.geometry import ROW

Board = tuple[i64, i64, i64]

WORD: Final = 64
MASK: Final = (1 << WORD) - 1
LARGEST: Final = 0x7FFFFFFFFFFFFFFF
FIRST_ROW: Final = 0xFFFF
THREE_ROWS: Final = 0xFFFFFFFFFFFF
COLUMN: Final = 0x0001000100010001
PAIRS: Final = 0x1555155515551555
QUARTERS: Final = 0x3333333333333333
BYTES: Final = 0x0F0F0F0F0F0F0F0F
LANES: Final = 0x00FF00FF00FF00FF


def board(squares: int) -> Board:
    """The words of a set of the grid."""
    low = squares >> ROW
    high = low >> WORD
    return (i64(low & MASK), i64(high & MASK), i64(high >> WORD))


def placed(shape: i64, at: i64) -> Board:
    """A shape of up to four rows with its first square there."""
    bit = at - ROW
    shift = bit & (WORD - 1)
    low = (shape & (LARGEST >> shift)) << shift
    high = shape >> (WORD - shift)
    if bit < WORD:
        return (low, high, i64(0))
    if bit < 2 * WORD:
        return (i64(0), low, high)
    return (i64(0), i64(0), low)


def without(one: Board, other: Board) -> Board:
    return (one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2])


def common(one: Board, other: Board) -> Board:
    return (one[0] & other[0], one[1] & other[1], one[2] & other[2])


def either(one: Board, other: Board) -> Board:
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2])


def left(one: Board, steps: i64) -> Board:
    return (one[0] >> steps, one[1] >> steps, one[2] >> steps)


def right(one: Board, steps: i64) -> Board:
    return (one[0] << steps, one[1] << steps, one[2] << steps)


def up(one: Board) -> Board:
    return (one[0] >> ROW | (one[1] & FIRST_ROW) << 48, one[1] >> ROW | (one[2] & FIRST_ROW) << 48, one[2] >> ROW)


def down(one: Board) -> Board:
    return ((one[0] & THREE_ROWS) << ROW, (one[1] & THREE_ROWS) << ROW | one[0] >> 48, (one[2] & THREE_ROWS) << ROW | one[1] >> 48)


def beside(one: Board) -> Board:
    """All squares that share a side with one of the set, margins included."""
    return either(either(left(one, 1), right(one, 1)), either(up(one), down(one)))


def broad_part(one: Board) -> Board:
    """Squares that are part of a block of two by three."""
    pairs = common(one, left(one, 1))
    lying = common(pairs, left(one, 2))
    lying = common(lying, up(lying))
    raised = up(pairs)
    standing = common(common(pairs, raised), up(raised))
    lying = either(lying, either(right(lying, 1), right(lying, 2)))
    standing = either(standing, right(standing, 1))
    lowered = down(standing)
    return either(either(lying, down(lying)), either(standing, either(lowered, down(lowered))))


def row_counts(word: i64) -> i64:
    """How many squares each of a word's four rows has, in lanes of 16 bits."""
    word = word - (word >> 1 & PAIRS)
    word = (word & QUARTERS) + (word >> 2 & QUARTERS)
    word = (word + (word >> 4)) & BYTES
    return (word + (word >> 8)) & LANES


def sum_of_lanes(lanes: i64) -> i64:
    return (lanes + (lanes >> 16) + (lanes >> 32) + (lanes >> 48)) & 0xFF


def size(one: Board) -> i64:
    return sum_of_lanes(row_counts(one[0]) + row_counts(one[1]) + row_counts(one[2]))


def in_column(one: Board, x: i64) -> i64:
    """How many squares of a column belong to the set."""
    bit = x + 1
    return sum_of_lanes((one[0] >> bit & COLUMN) + (one[1] >> bit & COLUMN) + (one[2] >> bit & COLUMN))


def border(one: Board) -> i64:
    """How long the border of the set is: sides of squares that are in it on one side only."""
    upright = difference(one, right(one, 1))
    lying = difference(one, down(one))
    return upright + lying + sum_of_lanes(row_counts(one[2] >> 48))


def difference(one: Board, other: Board) -> i64:
    """How many squares are in one of the two sets only."""
    return size((one[0] ^ other[0], one[1] ^ other[1], one[2] ^ other[2]))
