"""What is true in every position of random play, for every planet with every corporation (PU-1.5, PU-5.1, PU-6.8)."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.content.corporations import CORPORATIONS
from starboard.games.planet_unknown.content.planets import PLANETS
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.scoring import line_medals

pytestmark = pytest.mark.net

SHIFTS = range(len(PLANETS))
"""Shifting corporations against planets meets every pair once."""


def pairs_of(shift: int) -> list[tuple[str, str]]:
    planets, corporations = list(PLANETS), list(CORPORATIONS)
    return [(planets[(index + shift) % len(planets)], corporation) for index, corporation in enumerate(corporations)]


def check(player: Player) -> None:
    planet, corporation = player.planet, player.corporation
    tiles = 0
    for piece in player.pieces:
        assert not tiles & piece.squares, "tiles overlap"
        tiles |= piece.squares
    assert tiles | player.patches == player.covered
    assert not player.covered & ~planet.grid
    total = 0
    for squares in player.terrain:
        assert not total & squares, "two terrains on a square"
        total |= squares
    assert total == player.covered
    for terrain, symbols in enumerate(player.symbols):
        assert not symbols & ~player.terrain[terrain]
    assert not player.meteorites & ~player.meteor_symbols
    assert not player.lifepods & (player.covered | player.rovers)
    assert not player.loaded & ~player.rovers
    assert not player.rovers & ~planet.grid
    assert not player.rovers & player.meteorites or corporation.id == "horizon_group"
    for slot in player.trackers:
        assert slot % 16 <= corporation.top[slot // 16]
        assert not player.housed >> slot & 1 or corporation.id != "cosmos_inc"
    assert player.technologies | player.withheld == corporation_of(player).available(player) | player.withheld
    assert min(player.movement, player.supply, player.stored, player.lifepods_collected, player.meteorites_collected) >= 0


def recount(player: Player) -> int:
    """Medals of rows and columns, square by square."""
    medals = 0
    for index in range(24):
        squares = [17 + 16 * other + index % 12 if index >= 12 else 17 + 16 * index + other for other in range(12)]
        squares = [at for at in squares if player.planet.grid >> at & 1]
        filled = all(player.covered >> at & 1 for at in squares)
        if filled and not any(player.meteorites >> at & 1 for at in squares):
            medals += player.planet.medals[index]
    return medals


@pytest.mark.parametrize("shift", SHIFTS)
def test_every_planet_with_every_corporation(shift):
    pairs = pairs_of(shift)
    for begin, seats in ((0, 4), (4, 3), (7, 2)):
        chosen = pairs[begin : begin + seats]
        options = {
            "planet": [planet for planet, _ in chosen],
            "corporation": [corporation for _, corporation in chosen],
            "events": ["none", "balanced", "harsh"][shift % 3],
            "private_objectives": ["no", "yes"][shift % 2],
        }
        match = Match.new("planet_unknown", seats, shift, options)
        rng = Rng(numbered_seed(shift))
        census = match.state.census()
        decisions = 0
        while pending := match.state.pending():
            seat = rng.choice(pending)
            match.state.play(seat, rng.choice(match.state.legal(seat)))
            decisions += 1
            assert decisions < 5000
            if decisions % 5 == 0:
                check(match.state.players[seat])
        assert match.state.census() == census
        for player in match.state.players:
            check(player)
            assert line_medals(player) == recount(player)
