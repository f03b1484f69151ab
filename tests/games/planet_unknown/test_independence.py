"""Everybody acts on boards of his own: others play no part in what a seat may do, and it touches none of them (PU-4, PU-16.1)."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.state import PlanetState

TABLES = [
    {"planet": ["petra", "gaia", "arashi"], "corporation": ["jump_drive", "republic", "wormhole_corp"], "events": "harsh"},
    {"planet": ["tartarus", "kaax", "pajitnov"], "corporation": ["cosmos_inc", "horizon_group", "flux_industries"], "events": "balanced"},
    {"planet": ["cerberus", "ksb_4156", "k_273"], "corporation": ["oasis_ultd", "makeshift", "universal_coalition"], "events": "gentle"},
]


def strangers(seed: int, options: dict[str, object]) -> list[Player]:
    """Players far on in some other match."""
    match = Match.new("planet_unknown", 3, seed + 100, options)
    rng = Rng(numbered_seed(seed))
    while match.state.number < 9 and match.state.pending():
        seat = rng.choice(match.state.pending())
        match.state.play(seat, rng.choice(match.state.legal(seat)))
    return match.state.players


def belongings(state: PlanetState, others: list[int]) -> list[object]:
    """What they may do and what they have."""
    return [(state.legal(other), state.view(other).players[other]) for other in others]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_others_have_plays_no_part(number):
    """PU-4: while all act at once."""
    options = {**TABLES[number], "private_objectives": "yes"}
    others_of = strangers(number, options)
    match = Match.new("planet_unknown", 3, number, options)
    rng = Rng(numbered_seed(number))
    while match.state.pending():
        state = match.state
        seat = rng.choice(state.pending())
        action = rng.choice(state.legal(seat))
        busy = [other for other in state.pending() if other != seat]
        if state.simultaneous() and state.number > 0:
            twin = state.clone()
            for other in range(3):
                if other != seat:
                    twin.players[other] = others_of[other].clone()
            assert twin.legal(seat) == state.legal(seat)
        before = belongings(state, busy)
        phase = state.phase
        state.play(seat, action)
        if busy and state.phase == phase and state.simultaneous():
            assert belongings(state, busy) == before
