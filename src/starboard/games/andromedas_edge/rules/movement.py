"""What ships can do, how far they get, and what bars their way (AE-5.2 to AE-5.4)."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.actions import MoveShip
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.map import REGION_OF
from starboard.games.andromedas_edge.content.resources import ENERGY
from starboard.games.andromedas_edge.content.ships import ABILITIES, HYPERDRIVE, JUMP, JUMP_ENERGY, RANGE, SHIP_IDS
from starboard.games.andromedas_edge.rules.modifiers import GRANT_ABILITY, LAUNCH_RANGE, RANGE_BONUS, ability_bits, modifier
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import enterable, laid, spread
from starboard.games.andromedas_edge.state import EdgeState

NO_TILE_THERE: Final = Bar("AE-5.1", "barred-empty")
QUASAR: Final = Bar("AE-21.5", "barred-quasar")
NEBULA: Final = Bar("AE-5.4", "barred-nebula")
TOO_FAR: Final = Bar("AE-5.3", "barred-too-far")
NO_JUMP_DRIVE: Final = Bar("AE-5.3", "barred-no-jump-drive")
NO_ENERGY_TO_JUMP: Final = Bar("AE-5.3", "barred-no-energy-to-jump")
NO_NEED_TO_JUMP: Final = Bar("AE-5.3", "barred-no-need-to-jump")
NO_SHIP_THERE: Final = Bar("AE-5.3", "barred-no-ship-there")


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


def entry_bar(state: EdgeState, seat: int, ship: int, region: int) -> Bar | None:
    """Why a ship may not be in a region (AE-5.1, AE-5.2, AE-5.4); ships of one's own there don't matter (AE-5.6)."""
    if can_enter(state, seat, ship, region):
        return None
    if not laid(state) >> region & 1:
        return NO_TILE_THERE
    return QUASAR if state.is_quasar(region) else NEBULA


def jump_bar(state: EdgeState, seat: int, ship: int) -> Bar | None:
    """Why a ship cannot jump now (AE-5.3)."""
    if not abilities(state, seat, ship) & JUMP:
        return NO_JUMP_DRIVE
    return None if state.players[seat].stock[ENERGY] >= JUMP_ENERGY else NO_ENERGY_TO_JUMP


def move_bar(state: EdgeState, seat: int, action: MoveShip) -> Bar | None:
    """Why a ship on the map cannot move so (AE-5.3)."""
    ship, start, goal = SHIP_IDS.index(action.ship), REGION_OF[action.start], REGION_OF[action.to]
    if state.players[seat].find(ship, start) == NOTHING:
        return NO_SHIP_THERE
    bar = entry_bar(state, seat, ship, goal)
    if bar is not None:
        return bar
    if reachable(state, seat, ship, 1 << start, reach_of(state, seat, ship)) >> goal & 1:
        return NO_NEED_TO_JUMP if action.jump else None
    return jump_bar(state, seat, ship) if action.jump and goal != start else TOO_FAR
