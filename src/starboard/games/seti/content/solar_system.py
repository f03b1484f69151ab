"""The solar system: what lies where, ways between spaces, and what a turn of the discs does (SE-4).

A space is `(ring - 1) * 8 + sector`. A setting of the discs is `offset 1 + 8 * offset 2 + 64 * offset 3`, plus 512 once the 'Oumuamua
tile fills its gap in disc 3.
"""

from __future__ import annotations

from typing import Final

from starboard.games.seti.content import LAYERS, SPECIES
from starboard.games.seti.content.costs import ASTEROID_POINTS
from starboard.games.seti.content.numbers import EARTH, OUMUAMUA, PLANET_IDS

SECTORS: Final = 8
SPACES: Final = 32
WITH_TILE: Final = 512
SETTINGS: Final = 1024
DISC_NAMES: Final = ["disc_1", "disc_2", "disc_3", "board"]

EMPTY: Final = 0
ASTEROIDS: Final = 1
COMET: Final = 2
PLANET: Final = 3
"""A planet's space holds `PLANET` plus the number of the planet."""
HOLE: Final = -1
TILE_PLACE: Final = next(one.tile.place for one in SPECIES if one.tile is not None)
TILE_CELL: Final = (DISC_NAMES.index(TILE_PLACE.layer), (TILE_PLACE.ring - 1) * SECTORS + TILE_PLACE.sector)
"""Layer and local space of the gap that the 'Oumuamua tile fills (SE-10.4)."""


def printed_cells() -> list[list[int]]:
    """Of each layer, what its 32 spaces hold at offset 0."""
    codes = {"-": HOLE, ".": EMPTY, "A": ASTEROIDS, "C": COMET}
    layers = [[HOLE] * SPACES for _ in DISC_NAMES]
    for part in LAYERS:
        for local, cell in enumerate(part.cells):
            space = (part.ring - 1) * SECTORS + local
            layers[DISC_NAMES.index(part.layer)][space] = codes[cell] if cell in codes else PLANET + PLANET_IDS.index(cell)
    return layers


CELLS: Final = printed_cells()


def brings_publicity(cell: int) -> bool:
    """Whether whoever visits this is seen: comets, and planets other than Earth (SE-4.2)."""
    return cell == COMET or (cell >= PLANET and cell != PLANET + EARTH)


def neighbours_of(space: int) -> list[int]:
    """Orthogonal neighbours; the Sun cannot be crossed and nothing lies outside ring 4 (SE-4.3)."""
    ring, sector = divmod(space, SECTORS)
    found = [ring * SECTORS + (sector - 1) % SECTORS, ring * SECTORS + (sector + 1) % SECTORS]
    if ring > 0:
        found.append(space - SECTORS)
    if ring < 3:
        found.append(space + SECTORS)
    return found


NEIGHBOURS: Final = [neighbours_of(space) for space in range(SPACES)]


class Setting:
    """The solar system at one setting of its discs: what each space shows, from which layer, and where the planets are."""

    def __init__(self, setting: int) -> None:
        self.content: list[int] = []
        self.layer: list[int] = []
        self.planets: list[int] = [HOLE] * len(PLANET_IDS)
        offsets = [setting % 8, setting // 8 % 8, setting // 64 % 8, 0]
        for space in range(SPACES):
            ring, sector = divmod(space, SECTORS)
            for layer in range(4):
                local = ring * SECTORS + (sector + offsets[layer]) % SECTORS
                cell = CELLS[layer][local]
                if setting >= WITH_TILE and (layer, local) == TILE_CELL:
                    cell = PLANET + OUMUAMUA
                if cell != HOLE:
                    self.content.append(cell)
                    self.layer.append(layer)
                    if cell >= PLANET:
                        self.planets[cell - PLANET] = space
                    break


_settings: list[Setting | None] = [None] * SETTINGS
_turns: list[list[int] | None] = [None] * (SETTINGS * 3)

PUSHED: Final = 32
"""Added to where a figure goes when it is pushed there, which is a visit."""


def at(setting: int) -> Setting:
    found = _settings[setting]
    if found is None:
        found = Setting(setting)
        _settings[setting] = found
    return found


def turned(setting: int, disc: int) -> int:
    """The setting after a disc, and those above it, have turned one sector counter-clockwise (SE-4.4.1)."""
    offsets = [setting % 8, setting // 8 % 8, setting // 64 % 8]
    for turning in range(disc + 1):
        offsets[turning] = (offsets[turning] + 1) % 8
    return offsets[0] + 8 * offsets[1] + 64 * offsets[2] + (setting & WITH_TILE)


def carried(setting: int, disc: int) -> list[int]:
    """Where the figures of each space go when a disc turns: carried, pushed (`+ PUSHED`), or they stay (SE-4.4.3)."""
    found = _turns[setting * 3 + disc]
    if found is None:
        found = []
        before = at(setting).layer
        after = at(turned(setting, disc)).layer
        for space in range(SPACES):
            ring, sector = divmod(space, SECTORS)
            back = ring * SECTORS + (sector - 1) % SECTORS
            if before[space] <= disc:
                found.append(back)
            elif after[space] <= disc:
                found.append(back + PUSHED)
            else:
                found.append(space)
        _turns[setting * 3 + disc] = found
    return found


def distances(start: int) -> list[int]:
    """Fewest steps from a space to every other, asteroids ignored (SE-9.7)."""
    steps = [-1] * SPACES
    steps[start] = 0
    reached = [start]
    for space in reached:
        for following in NEIGHBOURS[space]:
            if steps[following] < 0:
                steps[following] = steps[space] + 1
                reached.append(following)
    return steps


DISTANCE: Final = [distances(space) for space in range(SPACES)]


def travel(setting: int, start: int) -> list[int]:
    """Fewest movement points from a space to every other, the surcharge for leaving asteroids included (SE-4.3.2)."""
    content = at(setting).content
    points = [SPACES] * SPACES
    points[start] = 0
    reached = [start]
    for space in reached:
        cost = points[space] + (ASTEROID_POINTS if content[space] == ASTEROIDS else 1)
        for following in NEIGHBOURS[space]:
            if cost < points[following]:
                points[following] = cost
                reached.append(following)
    return points
