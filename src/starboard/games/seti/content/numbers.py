"""Numbers for what the contents name: planets, stars, colours, technologies, resources (SE-0.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from starboard.games.seti.content import (
    PLAYER_BOARD,
    SHARED_BOARD,
    SPECIES,
    STARS,
    TECHNOLOGIES,
    CornerIcon,
    Income,
    Planet,
    Resource,
    SectorColour,
    Side,
    Slot,
    SpeciesId,
    TechType,
    TileBonus,
    TraceColour,
)

PLANET_IDS: Final[list[str]] = list(get_args(Planet))
EARTH: Final = 2
OUMUAMUA: Final = 8
"""Its number as a planet; as the target of a signal it is `TILE`."""

STAR_IDS: Final = [star.id for star in STARS]
TILE: Final = 8
"""The target of a signal that is put on the 'Oumuamua tile (SE-10.4)."""

SECTOR_COLOURS: Final[list[str]] = list(get_args(SectorColour))
STAR_COLOUR: Final = [SECTOR_COLOURS.index(star.colour) for star in STARS]
STARS_OF_COLOUR: Final = [[star for star in range(8) if STAR_COLOUR[star] == colour] for colour in range(4)]
DATA_SLOTS: Final = [star.data_slots for star in STARS] + [len(one.tile.rewards) for one in SPECIES if one.tile is not None]

TRACE_COLOURS: Final[list[TraceColour]] = list(get_args(TraceColour))
ANY: Final = -1

TECH_IDS: Final = [tech.id for tech in TECHNOLOGIES]
BONUS_IDS: Final[list[TileBonus]] = list(get_args(TileBonus))
"""Bonuses on the backs of technology tiles (SE-8.1)."""
TECH_TYPES: Final[list[str]] = list(get_args(TechType))
PROBE_1: Final = 0
PROBE_2: Final = 1
PROBE_3: Final = 2
PROBE_4: Final = 3
TELESCOPE_1: Final = 4
COMPUTER_1: Final = 8

CREDITS: Final = 0
ENERGY: Final = 1
PUBLICITY: Final = 2
DATA: Final = 3
VP: Final = 4
EXOFOSSILS: Final = 5
RESOURCES: Final[list[str]] = list(get_args(Resource))

INCOMES: Final[list[str]] = list(get_args(Income))
CARD_INCOME: Final = 2
CORNERS: Final[list[str]] = list(get_args(CornerIcon))
"""Icons of card corners that missions watch for (SE-9.8)."""

SIDES: Final[list[Side]] = list(get_args(Side))
SPECIES_IDS: Final[list[str]] = list(get_args(SpeciesId))
MASCAMITES: Final = 0
ANOMALIES: Final = 1
OUMUAMUA_SPECIES: Final = 2
CENTAURIANS: Final = 3
EXERTIANS: Final = 4
SLOTS: Final[list[Slot]] = list(get_args(Slot))

NOBODY: Final = -1
NEUTRAL: Final = 9
MAX_PUBLICITY: Final = PLAYER_BOARD.limits.publicity
POOL: Final = PLAYER_BOARD.limits.data
HAND_LIMIT: Final = PLAYER_BOARD.limits.hand
ROUNDS: Final = SHARED_BOARD.rounds


def number_of(ids: Sequence[str], id: str) -> int:
    """The number of an id that somebody names; NOBODY: there is no such thing."""
    return ids.index(id) if id in ids else NOBODY
