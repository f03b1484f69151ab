"""What a pair of eyes has heard grows with the log, and is at every moment what the whole log tells them."""

from __future__ import annotations

import pytest

from starboard.engine.match import Match
from starboard.engine.registry import all_games
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.host.hearing import Hearing


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_hearing_line_by_line_is_hearing_the_whole_log_also_after_undos(game):
    match, chance = Match.new(game, 2, 3), Rng(numbered_seed(3))
    hearings = {viewer: Hearing(viewer) for viewer in (None, 0, 1)}
    undone = 0
    for move in range(250):
        if not match.state.pending():
            break
        secret = [seat for seat in (0, 1) if match.can_undo(seat)]
        if secret and chance.below(4) == 0:
            match.undo(chance.choice(secret))
            undone += 1
        else:
            seat = chance.choice(match.state.pending())
            match.apply(seat, chance.choice(match.state.legal(seat)))
        for viewer in hearings if move % 3 == 0 else [move % 2]:  # some look seldom
            step, heard = hearings[viewer].of(match)
            assert step == len(match.steps(viewer)) - 1
            assert [(one.step, one.event) for one in heard] == [(step, entry.event) for step, entry in match.entries(viewer)]
            assert [one.text for one in heard] == [entry.event.text() for _, entry in match.entries(viewer)]
    assert undone


def test_what_was_heard_before_is_not_told_anew():
    match, hearing = Match.new("seti", 2, 3), Hearing(None)
    while len(match.log) < 30:
        match.apply(match.state.pending()[0], match.state.legal(match.state.pending()[0])[0])
        hearing.of(match)
    _, before = hearing.of(match)
    _, after = hearing.of(match)
    assert before
    assert all(one is other for one, other in zip(before, after, strict=True))
