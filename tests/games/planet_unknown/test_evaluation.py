"""What bots think of positions of Planet Unknown."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.ahead import Ahead
from starboard.games.planet_unknown.evaluation import evaluate, outlook
from starboard.games.planet_unknown.geometry import set_of
from starboard.games.planet_unknown.ground import Ground, fill_chance
from starboard.games.planet_unknown.objectives import OBJECTIVE_OF


def played(seed: int, decisions: int = 5_000, seats: int = 1, **options: str) -> Match:
    """A match after so many random decisions."""
    match = Match.new("planet_unknown", seats, seed, options)
    rng = Rng(numbered_seed(seed))
    for _ in range(decisions):
        if not match.state.pending():
            break
        seat = rng.choice(match.state.pending())
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_left_to_hope_for_at_the_end(seed):
    """Alone, the evaluation of a match that is over is its score (PU-13)."""
    state = played(seed).state
    assert evaluate(state, 0) == pytest.approx(state.scores()[0].points)


def test_competitive_objectives_are_scored_exactly_at_the_end():
    state = played(1, seats=2).state
    envied = [outlook(state, player) for player in state.players]
    scores = [score.points for score in state.scores()]
    assert [round(one) for one in envied] == [score.points - score.terms[-1].points for score in state.scores()]
    assert evaluate(state, 0) - evaluate(state, 1) == pytest.approx(1.3 * (scores[0] - scores[1]))


def ground_of(match: Match) -> Ground:
    player = match.state.players[0]
    return Ground(player, Ahead(match.state, player))


def test_a_hole_is_worse_than_the_same_square_at_the_rim_of_the_free_area():
    ground = ground_of(played(0, decisions=3))
    free = ground.planet.grid & ~set_of([(x, y) for x in range(12) for y in range(6)])
    hole, rim = set_of([(4, 7), (6, 7), (5, 6), (5, 8)]), set_of([(4, 6), (5, 6), (6, 6), (7, 6)])
    assert ground.value(free & ~rim, 0, 8.0) > ground.value(free & ~hole, 0, 8.0)


def test_a_meteorite_costs_the_lines_that_it_lies_in():
    ground = ground_of(played(0, decisions=3))
    covered = set_of([(x, 5) for x in range(12)])
    free = ground.planet.grid & ~covered
    assert ground.value(free, 0, 5.0) > ground.value(free, set_of([(5, 5)]), 5.0)


def test_free_squares_are_covered_less_likely_the_fewer_tiles_are_to_come():
    chances = [fill_chance(30, rounds, 0.0) for rounds in (0.0, 2.0, 5.0, 8.0)]
    assert chances == sorted(chances)
    assert chances[0] == 0.0
    assert chances[-1] < 1.0


def test_the_top_of_a_track_is_worth_more_with_an_objective_on_it():
    """PU-14.6."""
    match = played(0, decisions=20)
    player = match.state.players[0]
    player.private = []
    player.trackers = [0, 16 + 13, 32, 48, 64]
    without = Ahead(match.state, player).next_gain(player, 1)
    player.private = [OBJECTIVE_OF["obj_22"]]
    assert Ahead(match.state, player).next_gain(player, 1) > without
