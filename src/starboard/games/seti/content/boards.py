"""Printed facts of planets, species boards, technologies and tiles, by their numbers (SE-5.2, SE-8.2, SE-10.1)."""

from __future__ import annotations

from typing import Final, get_args

from starboard.games.seti.content import (
    GOLD_TILES,
    PLANETS,
    SHARED_BOARD,
    SPECIES,
    TECHNOLOGIES,
    Effects,
    SpaceContent,
    TileBonus,
    TraceColour,
)
from starboard.games.seti.content.numbers import PLANET_IDS, SPECIES_IDS, TRACE_COLOURS

# -- planets

PRINTED_PLANETS: Final = {planet.id: planet for planet in [*PLANETS, *[one.planet for one in SPECIES if one.planet is not None]]}
MOON_IDS: Final = [moon.id for planet in PLANETS for moon in planet.moons]
MOONS_OF: Final = [[MOON_IDS.index(moon.id) for moon in PRINTED_PLANETS[id].moons] if id in PRINTED_PLANETS else [] for id in PLANET_IDS]
DATA_BONUS: Final = [PRINTED_PLANETS[id].land.first_data_spaces if id in PRINTED_PLANETS else [] for id in PLANET_IDS]
"""Data of the first lander spaces of each planet, Earth has none."""

# -- species

ROWS: Final = 9
STRIP: Final = 99
"""The capacity of an unlimited strip."""


def printed_spaces() -> list[SpaceContent | None]:
    """Spaces by (species * 3 + colour) * ROWS + row - 1."""
    boards = {one.id: one.board for one in SPECIES}
    found: list[SpaceContent | None] = []
    for species in SPECIES_IDS:
        for colour in get_args(TraceColour):
            spaces = {space.row: space for space in boards[species][colour]}
            found += [spaces.get(row + 1) for row in range(ROWS)]
    return found


SPACES: Final = printed_spaces()
SPACE_CAPACITY: Final = [0 if space is None else STRIP if space.unlimited else 1 for space in SPACES]
"""A space that is not there has capacity 0."""
SPACE_DATA: Final = [space.cost.data if space and space.cost else 0 for space in SPACES]
SPACE_EXOFOSSILS: Final = [space.cost.exofossils if space and space.cost else 0 for space in SPACES]
SPACE_SAMPLE: Final = [space is not None and space.needs_sample for space in SPACES]
SPACE_DANGER: Final = [0 if space is None else space.danger for space in SPACES]
HOSTS: Final = [PLANET_IDS.index(planet) for one in SPECIES for planet in one.hosts]
HIDDEN_SAMPLES: Final = [count for one in SPECIES for count in one.hosts.values()]
"""Planets with samples of the Mascamites, and how many are hidden there (SE-10.2)."""
TOKEN_COLOUR: Final = [TRACE_COLOURS.index(token.colour) for one in SPECIES for token in one.tokens]
TOKEN_OFFSETS: Final = next(one.token_offsets for one in SPECIES if one.tokens)
"""Sectors clockwise from Earth's where the anomaly tokens are put (SE-10.3)."""
MESSAGE_OFFSET: Final = next(one.message_offset for one in SPECIES if one.message_offset)
"""How far ahead of its owner a message tile is put (SE-10.5)."""
PENALTY_PER: Final = next(one.penalty_per for one in SPECIES if one.penalty_per)
"""The greatest danger costs a point of so many (SE-10.6)."""
MILESTONE_AHEAD: Final = [ahead for one in SPECIES for ahead, _ in one.milestones]
MILESTONE_COST: Final = [credits for one in SPECIES for _, credits in one.milestones]
"""How far ahead of the leader the Exertian tiles are put, and what reaching them costs in credits (SE-10.6)."""
CARDS_TO_EACH: Final = [next(one.cards_to_each for one in SPECIES if one.id == species) for species in SPECIES_IDS]
"""Cards that every player gets at the discovery, whoever marked it (SE-10.6)."""

# -- technologies and gold tiles

SCAN_ENERGY: Final = [[option.cost.energy for option in tech.scan_options] for tech in TECHNOLOGIES]
SCAN_PUBLICITY: Final = [[option.cost.publicity for option in tech.scan_options] for tech in TECHNOLOGIES]
TILE_BONUSES: Final[list[Effects]] = [SHARED_BOARD.tech_tiles[bonus] for bonus in get_args(TileBonus)]
"""What is on the backs of technologies (SE-8.1)."""
GOLD_VALUES: Final = [[side.values for side in GOLD_TILES[tile * 2 : tile * 2 + 2]] for tile in range(len(GOLD_TILES) // 2)]
GOLD_IDS: Final = [GOLD_TILES[tile * 2].tile for tile in range(len(GOLD_VALUES))]
