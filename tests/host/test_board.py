"""A match as a server asks it: whatever the position, what is told can be sent."""

from __future__ import annotations

import msgspec
import pytest

from starboard.engine.record import Seed
from starboard.engine.registry import all_games
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.host.board import Board
from starboard.host.contract import Setup

EVERY = 7


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_looks_in_the_course_of_a_match_are_told_in_words(game):
    """Of every action and way; what has no words is for the boards alone and left out."""
    board, chance, moves, told = Board(Setup("", game, 2, {}, Seed(number=3))), Rng(numbered_seed(3)), 0, 0
    while deciding := board.standing().deciding:
        seat = chance.choice(deciding)
        offers = board.see(seat).legal
        if moves % EVERY == 0:
            for found in msgspec.to_builtins(board.look(seat, None)):
                told += len(found["events"])
                assert all(event["text"]["key"] for event in found["events"])
        board.act(seat, msgspec.to_builtins(chance.choice(offers).action))
        moves += 1
    assert told
