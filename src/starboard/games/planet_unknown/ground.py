"""What the ground of a planet promises: rows and columns to fill, and room to fill them (for bots)."""

from __future__ import annotations

from typing import Final

from starboard.games.planet_unknown.geometry import ROW, count, neighbours
from starboard.games.planet_unknown.planets import Planet

LINE: Final = 0.75
FULLNESS: Final = 2.5
SQUARE: Final = 0.1
METEORITE: Final = 0.8
PERIMETER: Final = 0.1
LONELY: Final = 0.4


def ground_ahead(planet: Planet, covered: int, meteorites: int, left: float) -> float:
    """What rows, columns and the room between them promise."""
    return lines_ahead(planet, covered, meteorites, left) + room(planet.grid & ~covered)


def lines_ahead(planet: Planet, covered: int, meteorites: int, left: float) -> float:
    """Rows and columns count the more the fuller they are; a meteorite must still be collected."""
    filled = covered | planet.streams
    value = 0.0
    for index, line in enumerate(planet.lines):
        size = planet.sizes[index]
        share = (line & filled).bit_count()
        if share == 0:
            continue
        medals = planet.medals[index]
        if line & meteorites:
            value += METEORITE * LINE * medals * fullness(share, size) * min(1.0, left + 0.2)
        elif share == size:
            value += medals
        else:
            value += LINE * medals * fullness(share, size)
    return value + SQUARE * covered.bit_count()


def fullness(covered: int, size: int) -> float:
    return float((covered / size) ** FULLNESS)


def room(free: int) -> float:
    """A free area with a short border is easy to fill; single squares are not."""
    border = count(free & ~(free << 1)) + count(free & ~(free >> 1)) + count(free & ~(free << ROW)) + count(free & ~(free >> ROW))
    return -PERIMETER * border - LONELY * count(free & ~neighbours(free))
