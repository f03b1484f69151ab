"""Prohibitions of planets and events on where a tile may lie, each as the set of places that break it (PU-5.6, PU-21.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

from starboard.games.planet_unknown.content import TERRAINS, Zone
from starboard.games.planet_unknown.content.geometry import ROW, neighbours, set_of
from starboard.games.planet_unknown.content.tiles import Face, Tile, anchors_touching, anchors_within

if TYPE_CHECKING:
    from starboard.games.planet_unknown.player import Player

ENERGY: Final = 5
TECH: Final = 4
EVERYWHERE: Final = (1 << (ROW * ROW)) - 1


def standing_for(terrain: int, as_energy: bool) -> int:
    """A tech section may be treated as energy (PU-18.6 d)."""
    return ENERGY if as_energy and terrain == TECH else terrain


class Restriction(ABC):
    """`rule` is cited to whoever breaks it, `key` says what is forbidden."""

    def __init__(self, rule: str, key: str) -> None:
        self.rule = rule
        self.key = key

    @abstractmethod
    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        """Anchors at which the tile would break it, as bits."""


@final
class SingleGround(Restriction):
    """A tile covers only ice or only land (PU-19.2)."""

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        planet = player.planet
        return EVERYWHERE & ~(anchors_within(face.cells, planet.ice) | anchors_within(face.cells, planet.land))


@final
class SymbolZone(Restriction):
    """Each quadrant forbids the symbol of one resource (PU-19.3)."""

    def __init__(self, rule: str, key: str, zones: tuple[Zone, ...]) -> None:
        super().__init__(rule, key)
        self.forbidden = [0] * len(TERRAINS)
        for zone in zones:
            squares = [(x, y) for x in range(zone.x[0], zone.x[1] + 1) for y in range(zone.y[0], zone.y[1] + 1)]
            self.forbidden[TERRAINS.index(zone.resource)] |= set_of(squares)

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        first = self.forbidden[standing_for(tile.terrain_a, as_energy)] >> face.symbol_a
        return first | self.forbidden[standing_for(tile.terrain_b, as_energy)] >> face.symbol_b


@final
class RingAnchor(Restriction):
    """A tile on the ring needs a square outside it (PU-19.6)."""

    def __init__(self, rule: str, key: str, ring: int) -> None:
        super().__init__(rule, key)
        self.ring = ring

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        return anchors_within(face.cells, self.ring)


@final
class ChasmTile(Restriction):
    """A tile lies on one side of the chasm (PU-19.7)."""

    def __init__(self, rule: str, key: str, side: int) -> None:
        super().__init__(rule, key)
        self.side = side

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        other = player.planet.grid & ~self.side
        return anchors_touching(face.cells, self.side) & anchors_touching(face.cells, other)


def slides_in(cells: list[int], covered: int) -> int:
    """Where a piece can be pushed by one square into its place (PU-19.10)."""
    free = anchors_within(cells, EVERYWHERE & ~covered)
    return neighbours(free)


@final
class SlideIn(Restriction):
    """A tile must be able to slide into its place (PU-19.10)."""

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        return EVERYWHERE & ~slides_in(face.cells, player.covered)


@final
class TileGround(Restriction):
    """No tile on ice, or none on the edge, this round (PU-16.7, PU-5.2)."""

    def __init__(self, rule: str, key: str, ground: str) -> None:
        super().__init__(rule, key)
        self.ground = ground

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        planet = player.planet
        return anchors_touching(face.cells, planet.ice if self.ground == "ice" else planet.edge)


@final
class NoMatchingNeighbours(Restriction):
    """No square of the tile beside the same terrain (PU-16.6)."""

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        first = neighbours(player.terrain_squares(standing_for(tile.terrain_a, as_energy)))
        second = neighbours(player.terrain_squares(standing_for(tile.terrain_b, as_energy)))
        return anchors_touching(face.section_a, first) | anchors_touching(face.section_b, second)
