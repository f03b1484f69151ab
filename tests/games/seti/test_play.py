"""Whole matches by players who seldom pass: late positions, every species, every level of the rival."""

from __future__ import annotations

import msgspec
import pytest

from starboard.engine.match import Match
from starboard.engine.record import Seed
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.seti.actions import BuyCard, Exchange, MoveForEnergy, Pass, Stop, UseCorner
from starboard.games.seti.game import GAME
from starboard.games.seti.terms import SPECIES_IDS

SELDOM = (Pass, Exchange, UseCorner, BuyCard, Stop, MoveForEnergy)
PAIRS = [(left, right) for left in SPECIES_IDS for right in SPECIES_IDS if left < right]
CASES = [(2 + index % 3, {"left_species": left, "right_species": right}) for index, (left, right) in enumerate(PAIRS)]
CASES += [(1, {"level": str(level + 1), "left_species": PAIRS[level][0], "right_species": PAIRS[level][1]}) for level in range(5)]


def chosen(legal, rng):
    eager = [action for action in legal if not isinstance(action, SELDOM)]
    if eager and rng.below(12):
        return rng.choice(eager)
    going_on = [action for action in legal if not isinstance(action, Pass)]
    return rng.choice(going_on if going_on and rng.below(10) else legal)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_a_match_keeps_its_components_and_its_secrets(seats, options):
    match = Match(GAME, seats, GAME.complete(seats, options), Seed(number=5))
    rng = Rng(numbered_seed(5))
    census = match.state.census()
    count = 0
    while match.state.pending():
        seat = rng.choice(match.state.pending())
        legal = match.state.legal(seat)
        assert len(set(legal)) == len(legal)
        match.play(seat, chosen(legal, rng))
        count += 1
        assert match.state.census() == census
        assert match.state.clone().digest() == match.state.digest()
        if count % 23 == 0:
            check_secrets(match.state, rng)
    assert match.state.number == 5
    assert match.state.commons.discovered


def check_secrets(state, rng) -> None:
    """SE-1.3, SE-9.17: a redealt position looks the same to its seat, and depends on nothing that the seat cannot know."""
    for seat in [None, *range(state.seats)]:
        twin = state.redeal(seat, rng)
        assert twin.view(seat) == state.view(seat)
        assert twin.pending() == state.pending()
        if seat is not None:
            assert twin.legal(seat) == state.legal(seat)
        once = state.redeal(seat, Rng(numbered_seed(9)))
        twice = twin.redeal(seat, Rng(numbered_seed(9)))
        for viewer in range(state.seats):
            assert msgspec.json.encode(once.view(viewer)) == msgspec.json.encode(twice.view(viewer))


def test_five_rounds_then_most_points_win():
    """SE-1.1"""
    match = Match.new("seti", 3, 11)
    rng = Rng(numbered_seed(11))
    while match.state.pending():
        seat = match.state.pending()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    points = [score.points for score in match.state.scores()]
    assert match.state.round() == 5
    assert match.state.result().winners() == [seat for seat, one in enumerate(points) if one == max(points)]
