"""Ships and their upgrades as numbers: the four printed ships, then the tiles (AE-1.10 to AE-1.12, AE-12.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.andromedas_edge.content import CONSTANTS, SHIPS, UPGRADES

TRANSPORT: Final = 0
FIGHTER: Final = 1
SCIENCE_VESSEL: Final = 2
HEAVY_CRUISER: Final = 3
SHIP_IDS: Final = ("transport", "fighter", "science_vessel", "heavy_cruiser")
SHIP_TYPE: Final[list[int]] = [ship for ship, printed in enumerate(SHIPS) for _ in range(printed.per_player)]
"""The type of each of a player's nine ships."""
FLEET: Final = len(SHIP_TYPE)
SHIPS_OF: Final[list[list[int]]] = [[number for number in range(FLEET) if SHIP_TYPE[number] == ship] for ship in range(len(SHIPS))]
FIRST_UPGRADE: Final = len(SHIPS)
"""Tiles below it are the ships as they are printed."""
JUMP_ENERGY: Final[int] = CONSTANTS.jump_energy

SETTLE: Final = 1
ASSAULT: Final = 2
HYPERDRIVE: Final = 4
JUMP: Final = 8
ABILITY_BITS: Final = {"settle": SETTLE, "assault": ASSAULT, "hyperdrive": HYPERDRIVE, "jump": JUMP}

# Where a ship is, when not in a region
BAY: Final = -1
UNBUILT: Final = -2
SETTLED: Final = -3
WRECK: Final = -4
BARGE: Final = -5
DOCKED: Final = -6


def _abilities(names: Sequence[str]) -> int:
    return sum([ABILITY_BITS[name] for name in names])


TILE_NAMES: Final = [ship.id for ship in SHIPS] + [tile.id for tile in UPGRADES]
UPGRADE_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(TILE_NAMES)}
HULL: Final[list[int]] = list(range(FIRST_UPGRADE)) + [SHIP_IDS.index(tile.ship) for tile in UPGRADES]
RANGE: Final[list[int]] = [ship.range for ship in SHIPS] + [tile.range for tile in UPGRADES]
WEAPONS: Final[list[int]] = [ship.weapons for ship in SHIPS] + [tile.weapons for tile in UPGRADES]
SHIELDS: Final[list[int]] = [ship.shields for ship in SHIPS] + [tile.shields for tile in UPGRADES]
TARGETING: Final[list[int]] = [ship.targeting_bonus for ship in SHIPS] + [tile.targeting_bonus for tile in UPGRADES]
ABILITIES: Final[list[int]] = [_abilities(ship.abilities) for ship in SHIPS] + [_abilities(tile.abilities) for tile in UPGRADES]
SHIP_COST: Final[list[int]] = [ship.cost["titanium"] for ship in SHIPS]
STANDARD: Final[list[list[int]]] = [
    [FIRST_UPGRADE + number for number, tile in enumerate(UPGRADES) if tile.faction is None and tile.ship == ship] for ship in SHIP_IDS
]
