"""Every board meets every other board, number of players and option in a match that keeps what every game must keep."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from tests.games.planet_unknown.cover import BOARDS, common, cover, pairs, tables, wanted

pytestmark = pytest.mark.net

SETS = cover()


def test_any_two_choices_meet():
    met = set()
    for seats, options in SETS:
        choices = common((seats, options))
        met |= pairs(choices)
        for planet, corporation in zip(options["planet"], options["corporation"], strict=True):
            met |= pairs([("planet", planet), ("corporation", corporation), *choices])
    assert met == wanted(tables())
    assert len(BOARDS) == 13 * 9


@pytest.mark.parametrize(("seats", "options"), SETS, ids=[f"{number}-{seats}" for number, (seats, _) in enumerate(SETS)])
def test_a_random_match(seats, options):
    match = Match.new("planet_unknown", seats, 0, options)
    rng = Rng(numbered_seed(seats))
    census = match.state.census()
    for step in range(5_000):
        if not match.state.pending():
            break
        seat = rng.choice(match.state.pending())
        legal = match.state.legal(seat)
        if step % 20 == 0:
            look_closely(match, seat, rng)
            assert match.state.census() == census
        match.play(seat, rng.choice(legal))
    assert sorted(place.seat for place in match.state.result().places) == list(range(seats))
    again = Match.load(match.export())
    assert again.state.digest() == match.state.digest()


def look_closely(match, seat, rng):
    """Legal actions are distinct and accepted, clones apart, and a redealt position looks the same to its seat."""
    state = match.state
    legal = state.legal(seat)
    assert len(set(legal)) == len(legal)
    action = rng.choice(legal)
    state.check(seat, action)
    digest = state.digest()
    state.clone().play(seat, action)
    assert state.digest() == digest
    twin = state.redeal(seat, rng)
    assert twin.legal(seat) == legal
    assert twin.view(seat) == state.view(seat)
