"""Distances, reach, and who is where (AE-5)."""

from __future__ import annotations

from starboard.games.andromedas_edge.content.map import (
    ADJACENT,
    FIRST_SPECIAL,
    NEBULAE,
    NEIGHBOURS,
    NO_TILE,
    PLANET_LEADERS,
    PLANET_TYPE,
    REGION_IDS,
    SPACES,
    TILE_IDS,
    bits,
)
from starboard.games.andromedas_edge.content.tracks import SCIENCE
from starboard.games.andromedas_edge.events import Spot
from starboard.games.andromedas_edge.state import EdgeState


def laid(state: EdgeState) -> int:
    """The regions there are: spaces with a tile, and the nebulae (AE-5.1)."""
    regions = NEBULAE
    tiles = state.board.tiles
    for space in range(SPACES):
        if tiles[space] != NO_TILE:
            regions |= 1 << space
    return regions


def quasars(state: EdgeState) -> int:
    found = 0
    tiles = state.board.tiles
    for space in range(SPACES):
        if tiles[space] >= FIRST_SPECIAL and state.is_quasar(space):
            found |= 1 << space
    return found


def enterable(state: EdgeState, hyperdrive: bool) -> int:
    """Regions a ship may be in or pass: nebulae with hyperdrive only, quasars never (AE-5.2)."""
    regions = laid(state) & ~quasars(state)
    return regions if hyperdrive else regions & ~NEBULAE


def spread(start: int, allowed: int, steps: int) -> int:
    """The regions within so many steps over allowed ones; the start is exempt (AE-5.2)."""
    reached = start
    front = start
    for _ in range(steps):
        fresh = 0
        while front:
            low = front & -front
            front ^= low
            fresh |= ADJACENT[low.bit_length() - 1]
        front = fresh & allowed & ~reached
        if not front:
            break
        reached |= front
    return reached


def plain(state: EdgeState, region: int, steps: int) -> int:
    """Regions at plain distance (AE-5.7)."""
    return spread(1 << region, laid(state), steps)


def near_own_ship(state: EdgeState, seat: int, region: int, steps: int) -> bool:
    return bool(plain(state, region, steps) & state.players[seat].on_map())


def adjacent(state: EdgeState, region: int) -> list[int]:
    there = laid(state)
    return [near for near in NEIGHBOURS[region] if there >> near & 1]


def raiders_at(state: EdgeState) -> int:
    regions = 0
    for region in state.board.raiders:
        if region >= 0:
            regions |= 1 << region
    return regions


def occupied(state: EdgeState, seat: int) -> int:
    """Regions with a ship of another player or a raider (AE-5.5)."""
    regions = raiders_at(state)
    for other, player in enumerate(state.players):
        if other != seat:
            regions |= player.on_map()
    return regions


def leaders_in(state: EdgeState, region: int) -> int:
    """Unrecruited leaders of all players and those inside the development (AE-10.3)."""
    count = sum([player.leaders[region] for player in state.players])
    if state.board.owners[region] >= 0:
        count += PLANET_LEADERS[state.tile(region)]
    return count


def regions_named(state: EdgeState, seat: int, name: str) -> list[int]:
    """The regions a selector names (AE-20.3)."""
    there = bits(laid(state))
    if name == "any":
        return there
    if name == "nebulae":
        return [region for region in there if region >= SPACES]
    if name == "active":
        return [state.region] if state.region >= 0 else []
    if name == "adjacent_to_active":
        return adjacent(state, state.region) if state.region >= 0 else []
    if name == "alliance_bases":
        return [region for region in there if state.is_base(region)]
    return planets_named(state, seat, name, [region for region in there if state.is_planet(region)])


def planets_named(state: EdgeState, seat: int, name: str, planets: list[int]) -> list[int]:
    if name == "planets":
        return planets
    if name == "science_planets":
        return [region for region in planets if PLANET_TYPE[state.tile(region)] == SCIENCE]
    if name == "planets_without_moons":
        return [region for region in planets if not state.board.moons[region]]
    if name == "planets_without_development":
        return [region for region in planets if state.board.owners[region] < 0]
    if name == "own_ship_planets":
        own = state.players[seat].on_map()
        return [region for region in planets if own >> region & 1]
    raise ValueError(f"unknown regions {name!r}")


def spot(state: EdgeState, region: int) -> Spot:
    """A region as the log names it."""
    tile = state.tile(region)
    return Spot(REGION_IDS[region], "" if tile == NO_TILE else TILE_IDS[tile])
