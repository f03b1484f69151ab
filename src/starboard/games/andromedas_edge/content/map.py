"""The map as numbers: regions, and the tiles that lie on them (AE-2.3, AE-5.1)."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.content import BASES, COLOURS, PLANETS, REGIONS, SPECIALS
from starboard.games.andromedas_edge.content.resources import amounts
from starboard.games.andromedas_edge.content.tracks import TRACK_IDS

SPACES: Final = len([region for region in REGIONS if region.kind == "space"])
REGION_COUNT: Final = len(REGIONS)
NEBULAE: Final = ((1 << REGION_COUNT) - 1) ^ ((1 << SPACES) - 1)

# Tiles: planets, then Alliance bases, then special regions
NO_TILE: Final = -1
FIRST_BASE: Final = len(PLANETS)
FIRST_SPECIAL: Final = FIRST_BASE + len(BASES)

REGION_IDS: Final = [region.id for region in REGIONS]
REGION_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(REGION_IDS)}
ADJACENT: Final[list[int]] = [sum([1 << REGION_OF[near] for near in region.adjacent]) for region in REGIONS]
SPECIAL_SPACES: Final[list[int]] = [next(number for number, region in enumerate(REGIONS) if region.special == space) for space in (1, 2)]
TILE_IDS: Final = [planet.id for planet in PLANETS] + [base.id for base in BASES] + [tile.id for tile in SPECIALS]
TILE_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(TILE_IDS)}
PLANET_TYPE: Final[list[int]] = [TRACK_IDS.index(planet.type) for planet in PLANETS]
PLANET_COST: Final[list[list[int]]] = [amounts(planet.cost) for planet in PLANETS]
PLANET_LEADERS: Final[list[int]] = [planet.leaders for planet in PLANETS]
PLANET_COLOUR: Final[list[int]] = [COLOURS.index(planet.moon_colour) for planet in PLANETS]
PLANET_YIELD: Final[list[list[int]]] = [amounts(planet.printed_resource) for planet in PLANETS]
SPECIAL_KIND: Final[list[str]] = [tile.kind for tile in SPECIALS]
SPECIAL_DIE: Final[list[list[int]]] = [tile.die_numbers for tile in SPECIALS]
SPECIAL_VP: Final[list[int]] = [tile.vp_icons for tile in SPECIALS]


def bits(mask: int) -> list[int]:
    """The regions of a set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


NEIGHBOURS: Final[list[list[int]]] = [bits(mask) for mask in ADJACENT]
