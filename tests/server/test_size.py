"""An update stays small: view, prompt and legal actions in words, as the live connection sends them compressed."""

from __future__ import annotations

import gzip

import msgspec
import pytest

from starboard.engine.record import Seed
from starboard.engine.registry import all_games
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.host.board import Board
from starboard.host.contract import Setup

LIMIT = 40_000
NEWS = 40
"""As many log lines as a turn of a full table may bring."""


def fullest(game) -> list:
    """The option sets of the most seats."""
    most = max(seats for seats, _ in game.conformance())
    return [(game.id, seats, options) for seats, options in game.conformance() if seats == most]


@pytest.mark.parametrize(("game", "seats", "options"), [case for game in all_games() for case in fullest(game)])
def test_no_update_is_larger_than_40_kilobytes(game, seats, options):
    board = Board(Setup("", game, seats, options, Seed(number=7)))
    match = board.match
    rng = Rng(numbered_seed(7))
    for step in range(100_000):
        pending = match.state.pending()
        if step % 40 == 0 or not pending:
            seen = board.see(pending[0] if pending else 0)
            news = msgspec.structs.replace(seen, entries=seen.entries[-NEWS:])
            assert len(gzip.compress(msgspec.json.encode(news))) < LIMIT
        if not pending:
            return
        seat = rng.choice(pending)
        match.apply(seat, rng.choice(match.state.legal(seat)))
