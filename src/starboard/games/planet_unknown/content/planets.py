"""The planet boards as they are printed: ground, edge, lines, features (PU-5.2, PU-19). What they forbid tiles: `rules/restrictions.py`."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.content import expect
from starboard.games.planet_unknown.content import PLANETS as PRINTED
from starboard.games.planet_unknown.content import PlanetContent
from starboard.games.planet_unknown.content.geometry import BITS, SIDE, count, members, neighbours, set_of
from starboard.games.planet_unknown.content.prohibitions import (
    AnyPlanetRule,
    FeatureForbiddenBan,
    FeatureTerrainRule,
    FirstPieceCoversRule,
    ScoreRegionsRule,
    ScoreUncoveredRule,
    SlideInBan,
)

BORDER: Final = set_of([(x, y) for x in range(SIDE) for y in range(SIDE) if x in (0, SIDE - 1) or y in (0, SIDE - 1)])


@final
class Planet:
    """A board. All sets of squares are bit sets; lines are rows from the top, then columns from the left."""

    def __init__(self, index: int, printed: PlanetContent) -> None:
        self.index = index
        self.id = printed.id
        self.symmetric = printed.side == "symmetric"
        self.ice = marked(printed.grid, "I")
        self.land = marked(printed.grid, "L")
        self.grid = self.ice | self.land
        self.edge = edge_of(printed, self.grid, marked(printed.grid, "H"))
        self.first = self.edge
        self.lifepods = set_of(list(printed.lifepods))
        rows = [set_of([(x, y) for x in range(SIDE)]) & self.grid for y in range(SIDE)]
        columns = [set_of([(x, y) for y in range(SIDE)]) & self.grid for x in range(SIDE)]
        self.lines = rows + columns
        self.sizes = [count(line) for line in self.lines]
        self.medals = [*printed.row_medals, *printed.column_medals]
        self.features = {name: set_of(list(squares)) for name, squares in printed.features.items()}
        self.regions = [set_of(list(region)) for region in printed.regions]
        self.no_patches = 0
        self.no_rovers = 0
        self.patches_slide = False
        self.streams = 0
        self.cities = 0
        self.city_medals = 0
        self.region_medals = 0
        self.side_a = 0
        self.crossings: list[int] = []
        if printed.chasm is not None:
            self.side_a = marked(printed.chasm.sides, "A")
            self.crossings = [set_of([first, second]) for first, second in printed.chasm.crossings]
        for rule in printed.special_rules:
            self.obey(rule)

    def obey(self, rule: AnyPlanetRule) -> None:
        """What is no matter of tiles: those are restricted by rules of their own."""
        if isinstance(rule, FeatureTerrainRule):
            self.streams = self.features[rule.feature]
        elif isinstance(rule, ScoreUncoveredRule):
            self.cities, self.city_medals = self.features[rule.feature], rule.medals
        elif isinstance(rule, ScoreRegionsRule):
            self.region_medals = rule.medals
        elif isinstance(rule, FirstPieceCoversRule):
            self.first = self.features[rule.feature]
        elif isinstance(rule, SlideInBan):
            self.patches_slide = self.patches_slide or "patch" in rule.applies_to
        elif isinstance(rule, FeatureForbiddenBan):
            if "patch" in rule.applies_to:
                self.no_patches = self.features[rule.feature]
            else:
                self.no_rovers = self.features[rule.feature]


def marked(grid: tuple[str, ...], letter: str) -> int:
    return set_of([(x, y) for y, row in enumerate(grid) for x, sign in enumerate(row) if sign == letter])


def edge_of(printed: PlanetContent, grid: int, holes: int) -> int:
    """Squares with a side-neighbour outside the grid; holes and an empty centre make no edge (PU-5.2)."""
    inside = grid | holes if printed.edge == "outline" else grid
    edge = 0
    for at in members(grid):
        if neighbours(BITS[at]) & ~inside:
            edge |= BITS[at]
    if printed.edge == "border":
        edge &= BORDER
    expect(f"planets.json: {printed.id}: edge", count(edge), printed.edge_squares)
    return edge


PLANETS: Final[dict[str, Planet]] = {printed.id: Planet(index, printed) for index, printed in enumerate(PRINTED)}
SYMMETRIC_PLANET: Final = "ksb_4156"
