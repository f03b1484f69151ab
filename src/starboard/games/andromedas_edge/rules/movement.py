"""What ships can do, how far they get, and moves by effects (AE-5.3, AE-20.2)."""

from __future__ import annotations

from starboard.games.andromedas_edge.content.ships import ABILITIES, HYPERDRIVE, RANGE
from starboard.games.andromedas_edge.rules.modifiers import GRANT_ABILITY, LAUNCH_RANGE, RANGE_BONUS, ability_bits, modifier
from starboard.games.andromedas_edge.rules.regions import enterable, spread
from starboard.games.andromedas_edge.state import EdgeState


def abilities(state: EdgeState, seat: int, ship: int) -> int:
    """What a type of ship can do, by its tile and by what is granted to all own ships (AE-20.6)."""
    return ABILITIES[state.players[seat].tiles[ship]] | ability_bits(state, seat, GRANT_ABILITY)


def reach_of(state: EdgeState, seat: int, ship: int) -> int:
    return RANGE[state.players[seat].tiles[ship]] + modifier(state, seat, RANGE_BONUS)


def launch_reach(state: EdgeState, seat: int, ship: int) -> int:
    return reach_of(state, seat, ship) + modifier(state, seat, LAUNCH_RANGE)


def reachable(state: EdgeState, seat: int, ship: int, start: int, steps: int) -> int:
    """Regions that a ship can get to from a set of regions, those of the set excepted."""
    hyperdrive = abilities(state, seat, ship) & HYPERDRIVE != 0
    return spread(start, enterable(state, hyperdrive), steps) & ~start


def can_enter(state: EdgeState, seat: int, ship: int, region: int) -> bool:
    hyperdrive = abilities(state, seat, ship) & HYPERDRIVE != 0
    return enterable(state, hyperdrive) >> region & 1 == 1
