"""Sets of squares as machine words say the same as those of `geometry`."""

from __future__ import annotations

import pytest

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.bots import bitboard
from starboard.games.planet_unknown.content.geometry import BITS, ROW, SIDE, count, neighbours, rectangles, set_of, square
from starboard.games.planet_unknown.content.tiles import TILES

SQUARES = [square(x, y) for y in range(SIDE) for x in range(SIDE)]
EVERYWHERE = set_of([(x, y) for x in range(SIDE) for y in range(SIDE)])


def squares_of(board: bitboard.Board) -> int:
    return (board[0] | board[1] << 64 | board[2] << 128) << ROW


def some_squares(number: int) -> int:
    rng = Rng(numbered_seed(number))
    return sum(BITS[at] for at in SQUARES if rng.below(10) < 3 + 3 * (number % 3))


@pytest.mark.parametrize("number", range(12))
def test_words_agree_with_the_plane(number):
    squares = some_squares(number)
    board = bitboard.board(squares)
    assert squares_of(board) == squares
    assert bitboard.size(board) == count(squares)
    assert squares_of(bitboard.beside(board)) & EVERYWHERE == neighbours(squares) & EVERYWHERE
    assert bitboard.border(board) == count(squares ^ squares << 1) + count(squares ^ squares << ROW)
    columns = [count(squares & set_of([(x, y) for y in range(SIDE)])) for x in range(SIDE)]
    assert [bitboard.in_column(board, x) for x in range(SIDE)] == columns
    rows = [count(squares & set_of([(x, y) for x in range(SIDE)])) for y in range(SIDE)]
    assert [bitboard.row_counts(board[y // 4]) >> ROW * (y % 4) & 0xFF for y in range(SIDE)] == rows


@pytest.mark.parametrize("number", range(12))
def test_the_broad_part_is_made_of_blocks_of_two_by_three(number):
    squares = some_squares(number)
    expected = 0
    for width, height in ((2, 3), (3, 2)):
        for at in SQUARES:
            if rectangles(squares, width, height) & BITS[at]:
                expected |= set_of([(x, y) for x in range(width) for y in range(height)]) >> square(0, 0) << at
    assert squares_of(bitboard.broad_part(bitboard.board(squares))) == expected


def test_a_tile_lies_on_the_same_squares():
    placements = [
        (face.shape, at) for tile in TILES for face in tile.faces for at in SQUARES if all(at + cell in SQUARES for cell in face.cells)
    ]
    assert all(squares_of(bitboard.placed(shape, at)) == shape << at for shape, at in placements[::7])
