"""Tiles laid out in thought: what the next ones add at best (for bots)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.games.planet_unknown.bots.bitboard import Board, board, border, common, placed, size, without
from starboard.games.planet_unknown.bots.forecast import Forecast
from starboard.games.planet_unknown.bots.ground import Ground
from starboard.games.planet_unknown.bots.objectives import desires, spoilt
from starboard.games.planet_unknown.bots.weights import WEIGHTS
from starboard.games.planet_unknown.content.geometry import members
from starboard.games.planet_unknown.content.tiles import TILES, Face, Tile
from starboard.games.planet_unknown.content.tracks import ENERGY, EVERY_TRACK, WATER
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.placement import anchors_on

CLOSELY: Final = 12
"""How many of the most promising placements of a tile are looked at closely."""
LESS_CLOSELY: Final = 6
"""The same of a tile after the next."""
BEAM: Final = 4
"""Layouts that a plan goes on with."""
LATER: Final = 0.5
"""What the resources of a tile after the next count: until then trackers move."""
FITS_NOWHERE: Final = -3.0
LOW: Final = -1000.0
AT_THE_BORDER: Final = 0.35
UNDER_A_TILE: Final = 0.5


def on_ice(player: Player, tile: Tile, face: Face, at: int) -> bool:
    """Whether the tile's water covers ice there (PU-8.2)."""
    section = face.shape_a if tile.terrain_a == WATER else face.shape_b if tile.terrain_b == WATER else 0
    return bool((section << at) & player.planet.ice)


def water_gain(player: Player, tile: Tile, forecast: Forecast) -> float:
    return forecast.next_gain(player, WATER) if tile.terrain_a == WATER or tile.terrain_b == WATER else 0.0


def resources_gain(player: Player, tile: Tile, forecast: Forecast) -> float:
    """What the tile's resources bring wherever it lies; water is a question of ice."""
    value = 0.0
    for terrain in (tile.terrain_a, tile.terrain_b):
        if terrain == ENERGY:
            value += max([forecast.next_gain(player, track) for track in EVERY_TRACK])
        elif terrain != WATER:
            value += forecast.next_gain(player, terrain)
    return value


def bar_for(rough: list[float], closely: int = CLOSELY) -> float:
    """What a placement must promise at first sight to be looked at closely."""
    return sorted(rough)[-closely] if len(rough) > closely else LOW


@final
class Layout:
    """Squares covered in thought, what the tiles there bring, the medals of lines as meteorites leave them, and what all that is worth."""

    def __init__(self, covered: int, free: Board, gained: float, medals: list[float], value: float) -> None:
        self.covered = covered
        self.free = free
        self.gained = gained
        self.medals = medals
        self.value = value


def worth_of(layout: Layout) -> float:
    return layout.value


@final
class Planner:
    """Lays pieces on a player's ground in thought; `now` is the ground as it is."""

    def __init__(self, player: Player, forecast: Forecast, ground: Ground) -> None:
        self.player = player
        self.forecast = forecast
        self.ground = ground
        self.standing = board(player.lifepods | player.rovers)
        self.desires = desires(player, forecast)
        free = board(player.planet.grid & ~player.covered)
        self.now = Layout(player.covered, free, 0.0, ground.medals, ground.value(free, ground.medals, forecast.rounds))

    def best(self, tiles: list[list[int]]) -> float:
        """What the next tiles add at best; of each list one is placed."""
        layouts = [self.now]
        for number, choice in enumerate(tiles):
            found: list[Layout] = []
            for layout in layouts:
                before = len(found)
                for tile in choice:
                    self.try_out(layout, TILES[tile], number, found)
                if len(found) == before:
                    gained, value = layout.gained + FITS_NOWHERE, layout.value + FITS_NOWHERE
                    found.append(Layout(layout.covered, layout.free, gained, layout.medals, value))
            found.sort(key=worth_of, reverse=True)
            layouts = found[:BEAM]
        return layouts[0].value - self.now.value

    def try_out(self, layout: Layout, tile: Tile, number: int, found: list[Layout]) -> None:
        """The most promising placements of a tile; so many others were placed before."""
        water = water_gain(self.player, tile, self.forecast)
        faces: list[Face] = []
        squares: list[int] = []
        rough: list[float] = []
        for face in tile.faces:
            for at in members(anchors_on(self.player, layout.covered, tile, face)):
                faces.append(face)
                squares.append(at)
                rough.append(self.rough(layout, tile, face, at, water))
        resources = resources_gain(self.player, tile, self.forecast) - spoilt(self.player, tile, self.forecast)
        gained = layout.gained + (LATER * resources if number else resources)
        bar = bar_for(rough, LESS_CLOSELY if number else CLOSELY)
        rounds = max(0.0, self.forecast.rounds - 1.0 - number)
        for index, first_look in enumerate(rough):
            if first_look >= bar:
                found.append(self.placing(layout, tile, faces[index], squares[index], water, gained, rounds))

    def rough(self, layout: Layout, tile: Tile, face: Face, at: int, water: float) -> float:
        """What a placement promises at first sight: a short border of the free area, water on ice, squares for objectives."""
        squares = placed(i64(face.shape), i64(at))
        value = self.wishes(tile, face, at, water) - AT_THE_BORDER * int(border(without(layout.free, squares)))
        return value - UNDER_A_TILE * int(size(common(squares, self.standing)))

    def wishes(self, tile: Tile, face: Face, at: int, water: float) -> float:
        value = water if water and on_ice(self.player, tile, face, at) else 0.0
        for desire in self.desires:
            value += desire.met_by(tile.terrain_a, placed(i64(face.shape_a), i64(at)))
            value += desire.met_by(tile.terrain_b, placed(i64(face.shape_b), i64(at)))
        return value

    def placing(self, layout: Layout, tile: Tile, face: Face, at: int, water: float, gained: float, rounds: float) -> Layout:
        """The layout with a tile there; `gained` is what was gained besides."""
        squares = placed(i64(face.shape), i64(at))
        medals = self.ground.struck(layout.medals, at + face.meteor) if tile.has_meteor else layout.medals
        gained += self.wishes(tile, face, at, water)
        if size(common(squares, self.standing)):
            gained -= self.crushed(face.shape << at)
        free = without(layout.free, squares)
        return Layout(layout.covered | face.shape << at, free, gained, medals, gained + self.ground.value(free, medals, rounds))

    def of_tile(self, tile: Tile, face: Face, at: int, water: float) -> float:
        """What a placement of the next tile adds, without its resources."""
        return self.placing(self.now, tile, face, at, water, 0.0, max(0.0, self.forecast.rounds - 1.0)).value - self.now.value

    def crushed(self, squares: int) -> float:
        """What lifepods and rovers are worth that lie under a piece (PU-5.3)."""
        value = self.ground.lost(squares & self.player.lifepods)
        return value + WEIGHTS.rover if squares & self.player.rovers else value
