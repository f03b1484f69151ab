"""How promising an action looks without playing it: for the first steps of a search and for its playouts."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.engine.actions import Action
from starboard.games.planet_unknown.actions import (
    Advance,
    Decline,
    Destroy,
    Finish,
    Move,
    PickCard,
    Place,
    PlacePatch,
    PlaceRover,
    Regress,
    Rotate,
    StorePatch,
    Take,
    UseTechnology,
)
from starboard.games.planet_unknown.ahead import Ahead
from starboard.games.planet_unknown.ambitions import desires, spoilt
from starboard.games.planet_unknown.bitboard import board, border, common, placed, size, without
from starboard.games.planet_unknown.civilization import CARD_OF
from starboard.games.planet_unknown.content import CIV_CARDS, RINGS, TRACKS
from starboard.games.planet_unknown.corporation import WATER, slot_of
from starboard.games.planet_unknown.geometry import BITS, members, neighbours, square
from starboard.games.planet_unknown.ground import Ground
from starboard.games.planet_unknown.placement import anchors, depot
from starboard.games.planet_unknown.player import ENERGY, NONE, Player
from starboard.games.planet_unknown.state import PlanetState
from starboard.games.planet_unknown.station import EMPTY
from starboard.games.planet_unknown.tiles import TILES, Face, Tile
from starboard.games.planet_unknown.tracks import EVERY_TRACK
from starboard.games.planet_unknown.weights import WEIGHTS

FITS_NOWHERE: Final = -3.0
CLOSELY: Final = 12
"""How many of the most promising placements are looked at closely."""
LOOKED_AT: Final = 50.0
LOW: Final = -1000.0
AT_THE_BORDER: Final = 0.35
UNDER_A_TILE: Final = 0.5
IMMEDIATE_CARD: Final = 2.2
KEPT_CARD: Final = 0.5


def on_ice(player: Player, tile: Tile, face: Face, at: int) -> bool:
    """Whether the tile's water covers ice there (PU-8.2)."""
    section = face.shape_a if tile.terrain_a == WATER else face.shape_b if tile.terrain_b == WATER else 0
    return bool((section << at) & player.planet.ice)


def water_gain(player: Player, tile: Tile, ahead: Ahead) -> float:
    return ahead.next_gain(player, WATER) if tile.terrain_a == WATER or tile.terrain_b == WATER else 0.0


def resources_gain(player: Player, tile: Tile, ahead: Ahead) -> float:
    """What the tile's resources bring wherever it lies; water is a question of ice."""
    value = 0.0
    for terrain in (tile.terrain_a, tile.terrain_b):
        if terrain == ENERGY:
            value += max([ahead.next_gain(player, track) for track in EVERY_TRACK])
        elif terrain != WATER:
            value += ahead.next_gain(player, terrain)
    return value


def best_placement(player: Player, tile: Tile, ahead: Ahead, gains: Gains) -> float:
    """What a tile will add: its resources, and what the best of its most promising placements leaves."""
    water = water_gain(player, tile, ahead)
    faces: list[Face] = []
    squares: list[int] = []
    rough: list[float] = []
    for face in tile.faces:
        for at in members(anchors(player, tile, face)):
            faces.append(face)
            squares.append(at)
            rough.append(gains.rough(tile, face, at, water))
    best = FITS_NOWHERE
    bar = bar_for(rough)
    for index, first_look in enumerate(rough):
        if first_look >= bar:
            best = max(best, gains.of_tile(tile, faces[index], squares[index], water))
    return best + resources_gain(player, tile, ahead) - spoilt(player, tile, ahead)


def bar_for(rough: list[float]) -> float:
    """What a placement must promise at first sight to be looked at closely."""
    return sorted(rough)[-CLOSELY] if len(rough) > CLOSELY else LOW


@final
class Gains:
    """What pieces add to a player's ground."""

    def __init__(self, player: Player, ahead: Ahead, ground: Ground) -> None:
        self.player = player
        self.ground = ground
        self.free = board(player.planet.grid & ~player.covered)
        self.standing = board(player.lifepods | player.rovers)
        self.rounds = ahead.rounds
        self.desires = desires(player, ahead)
        self.before = ground.value(self.free, NONE, ahead.rounds)

    def rough(self, tile: Tile, face: Face, at: int, water: float) -> float:
        """What a placement promises at first sight: a short border of the free area, water on ice, squares for objectives."""
        squares = placed(i64(face.shape), i64(at))
        value = self.wishes(tile, face, at, water) - AT_THE_BORDER * int(border(without(self.free, squares)))
        return value - UNDER_A_TILE * int(size(common(squares, self.standing)))

    def wishes(self, tile: Tile, face: Face, at: int, water: float) -> float:
        value = water if water and on_ice(self.player, tile, face, at) else 0.0
        for desire in self.desires:
            value += desire.met_by(tile.terrain_a, placed(i64(face.shape_a), i64(at)))
            value += desire.met_by(tile.terrain_b, placed(i64(face.shape_b), i64(at)))
        return value

    def of_tile(self, tile: Tile, face: Face, at: int, water: float) -> float:
        squares = placed(i64(face.shape), i64(at))
        meteor = at + face.meteor if tile.has_meteor else NONE
        value = self.ground.value(without(self.free, squares), meteor, max(0.0, self.rounds - 1.0)) - self.before
        value += self.wishes(tile, face, at, water)
        return value - self.crushed(face.shape << at) if size(common(squares, self.standing)) else value

    def of_patch(self, at: int) -> float:
        squares = placed(i64(1), i64(at))
        value = self.ground.value(without(self.free, squares), NONE, self.rounds) - self.before
        return value - self.crushed(1 << at) if size(common(squares, self.standing)) else value

    def crushed(self, squares: int) -> float:
        """What lifepods and rovers are worth that lie under a piece (PU-5.3)."""
        value = self.ground.lost(squares & self.player.lifepods)
        return value + WEIGHTS.rover if squares & self.player.rovers else value


def gains_of(player: Player, ahead: Ahead) -> Gains:
    return Gains(player, ahead, Ground(player, ahead))


def weigh(state: PlanetState, seat: int, legal: list[Action]) -> list[float]:
    player = state.players[seat]
    ahead = Ahead(state, player)
    if isinstance(legal[0], Place):
        return weigh_placements(player, legal, ahead)
    gains = gains_of(player, ahead) if any(isinstance(action, PlacePatch | Take) for action in legal) else None
    return [promise(state, player, seat, action, gains, ahead) for action in legal]


def weigh_placements(player: Player, legal: list[Action], ahead: Ahead) -> list[float]:
    """By a first sight; the most promising ones by the ground that they leave."""
    tile = TILES[player.hand]
    water = water_gain(player, tile, ahead)
    gains = gains_of(player, ahead)
    rough: list[float] = []
    for action in legal:
        if isinstance(action, Place):
            face = tile.by_orientation[action.turn]
            assert face is not None
            rough.append(gains.rough(tile, face, square(action.at[0], action.at[1]), water))
        else:
            rough.append(LOW)
    bar = bar_for(rough)
    for index, action in enumerate(legal):
        if isinstance(action, Place) and rough[index] >= bar:
            face = tile.by_orientation[action.turn]
            assert face is not None
            rough[index] = LOOKED_AT + gains.of_tile(tile, face, square(action.at[0], action.at[1]), water)
    return rough


def promise(state: PlanetState, player: Player, seat: int, action: Action, gains: Gains | None, ahead: Ahead) -> float:
    if isinstance(action, Advance):
        return 2.0 + ahead.gain(player, player.trackers[TRACKS.index(action.track)], slot_of(action.to))
    if isinstance(action, PlacePatch) and gains is not None:
        return 0.5 + gains.of_patch(square(action.at[0], action.at[1]))
    if isinstance(action, Take) and gains is not None:
        return 1.0 + best_placement(player, TILES[depot(state, seat)[RINGS.index(action.ring)]], ahead, gains)
    if isinstance(action, Rotate):
        return max([resources_gain(player, TILES[tile], ahead) for tile in depot_after(state, seat, action.steps)], default=0.0)
    if isinstance(action, StorePatch):
        return 0.5 + WEIGHTS.stored
    if isinstance(action, PlaceRover):
        return -0.1 * distance(player, square(action.at[0], action.at[1]), player.lifepods | player.meteorites)
    if isinstance(action, Regress):
        return -ahead.loss(player, TRACKS.index(action.track))
    if isinstance(action, Move):
        return move_worth(player, square(action.start[0], action.start[1]), square(action.to[0], action.to[1]))
    if isinstance(action, PickCard):
        return card_worth(action)
    if isinstance(action, Decline | Destroy):
        return -1.0
    if isinstance(action, UseTechnology):
        return 0.5
    return 0.1 if isinstance(action, Finish) else 0.0


def depot_after(state: PlanetState, seat: int, steps: int) -> list[int]:
    """The tiles that the seat will choose from when the station has been turned so far."""
    station = state.station.clone()
    station.turn(steps)
    facing = [station.facing(state.positions[seat], ring) for ring in range(len(RINGS))]
    return [tile for tile in facing if tile != EMPTY]


def move_worth(player: Player, start: int, to: int) -> float:
    """Towards the nearest lifepod or meteorite, and onto it."""
    targets = player.lifepods | player.meteorites
    if targets & BITS[to]:
        return 3.0
    if not targets:
        return -0.5
    return 0.2 if distance(player, to, targets) < distance(player, start, targets) else -0.5


def distance(player: Player, at: int, targets: int) -> int:
    reach = BITS[at]
    for steps in range(8):
        if reach & targets:
            return steps
        reach |= neighbours(reach) & player.planet.grid
    return 8


def card_worth(action: PickCard) -> float:
    card = CIV_CARDS[CARD_OF[action.card]]
    if card.timing == "immediate":
        return IMMEDIATE_CARD + 0.1 * card.level
    return KEPT_CARD + sum(float(op.count) if op.op == "medals" else 1.5 for op in card.effects)
