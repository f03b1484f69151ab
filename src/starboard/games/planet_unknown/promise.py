"""How promising an action looks without playing it: for the first steps of a search and for its playouts."""

from __future__ import annotations

from typing import Final, final

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
    Take,
    UseTechnology,
)
from starboard.games.planet_unknown.ahead import Ahead
from starboard.games.planet_unknown.civilization import CARD_OF
from starboard.games.planet_unknown.content import CIV_CARDS, RINGS, TRACKS
from starboard.games.planet_unknown.corporation import WATER, slot_of
from starboard.games.planet_unknown.geometry import BITS, ROW, SQUARES, members, neighbours, square
from starboard.games.planet_unknown.ground import Ground
from starboard.games.planet_unknown.placement import anchors, depot
from starboard.games.planet_unknown.player import ENERGY, Player
from starboard.games.planet_unknown.state import PlanetState
from starboard.games.planet_unknown.tiles import TILES, Face, Tile
from starboard.games.planet_unknown.tracks import EVERY_TRACK
from starboard.games.planet_unknown.weights import WEIGHTS

PLANE: Final = ROW * ROW
BASE: Final = 0.3
GROWTH: Final = 1.9
CONTACT: Final = 0.12
LIFEPOD: Final = 0.4
CLOSELY: Final = 8
"""How many of the most promising placements are looked at closely."""
LOOKED_AT: Final = 20.0
FITS_NOWHERE: Final = -3.0
IMMEDIATE_CARD: Final = 2.2
KEPT_CARD: Final = 0.5


def worth_of_squares(player: Player) -> list[float]:
    """What covering each free square gives: fuller lines, and a shorter border of what is left."""
    planet = player.planet
    filled = player.covered | planet.streams
    lines: list[float] = []
    for index, line in enumerate(planet.lines):
        size = planet.sizes[index]
        share = (line & filled).bit_count() / size
        lines.append(GROWTH * planet.medals[index] * share * share**0.5 / size)
    free = planet.grid & ~player.covered
    result = [0.0] * PLANE
    for index, at in enumerate(SQUARES):
        if free & BITS[at]:
            closed = 4 - (neighbours(BITS[at]) & free).bit_count()
            result[at] = BASE + lines[index // 12] + lines[12 + index % 12] + CONTACT * closed
            if player.lifepods & BITS[at]:
                result[at] -= LIFEPOD
    return result


def placement_worth(player: Player, tile: Tile, face: Face, at: int, worth: list[float], water: float) -> float:
    value = 0.0
    for offset in face.cells:
        value += worth[at + offset]
    return value + water if water and on_ice(player, tile, face, at) else value


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


def best_placement(player: Player, tile: Tile, ahead: Ahead) -> float:
    """What a tile will add: its resources, and the best of the most promising placements, looked at closely."""
    worth = worth_of_squares(player)
    water = water_gain(player, tile, ahead)
    options: list[tuple[float, int, int, float]] = []
    for face in tile.faces:
        for at in members(anchors(player, tile, face)):
            gain = water if water and on_ice(player, tile, face, at) else 0.0
            meteor = BITS[at + face.meteor] if tile.has_meteor else 0
            options.append((placement_worth(player, tile, face, at, worth, water), face.shape << at, meteor, gain))
    options.sort(reverse=True)
    gains = Gains(player, ahead)
    best = FITS_NOWHERE
    for _, squares, meteor, gain in options[:CLOSELY]:
        best = max(best, gains.of(squares, meteor) + gain)
    return best + resources_gain(player, tile, ahead)


@final
class Gains:
    """What placements of a tile add to a player's ground."""

    def __init__(self, player: Player, ahead: Ahead) -> None:
        self.player = player
        self.ground = Ground(player, ahead)
        self.free = player.planet.grid & ~player.covered
        self.rounds = max(0.0, ahead.rounds - 1.0)
        self.before = self.ground.value(self.free, 0, ahead.rounds)

    def of(self, squares: int, meteor: int) -> float:
        value = self.ground.value(self.free & ~squares, meteor, self.rounds) - self.before
        value -= self.ground.lost(squares & self.player.lifepods)
        return value - WEIGHTS.rover if squares & self.player.rovers else value


def weigh(state: PlanetState, seat: int, legal: list[Action]) -> list[float]:
    player = state.players[seat]
    ahead = Ahead(state, player)
    if isinstance(legal[0], Place):
        return weigh_placements(player, legal, ahead)
    worth = worth_of_squares(player) if any(isinstance(action, PlacePatch) for action in legal) else []
    return [promise(state, player, seat, action, worth, ahead) for action in legal]


def weigh_placements(player: Player, legal: list[Action], ahead: Ahead) -> list[float]:
    """By their squares first; the most promising ones by the ground that they leave."""
    tile = TILES[player.hand]
    worth = worth_of_squares(player)
    water = water_gain(player, tile, ahead)
    weights: list[float] = []
    for action in legal:
        if isinstance(action, Place):
            face = tile.by_orientation[action.turn]
            assert face is not None
            weights.append(placement_worth(player, tile, face, square(action.at[0], action.at[1]), worth, water))
        else:
            weights.append(0.0)
    gains = Gains(player, ahead)
    for index in sorted(range(len(legal)), key=lambda one: -weights[one])[:CLOSELY]:
        action = legal[index]
        if isinstance(action, Place):
            face = tile.by_orientation[action.turn]
            assert face is not None
            at = square(action.at[0], action.at[1])
            meteor = BITS[at + face.meteor] if tile.has_meteor else 0
            gain = water if water and on_ice(player, tile, face, at) else 0.0
            weights[index] = LOOKED_AT + gain + gains.of(face.shape << at, meteor)
    return weights


def promise(state: PlanetState, player: Player, seat: int, action: Action, worth: list[float], ahead: Ahead) -> float:
    if isinstance(action, Advance):
        return 2.0 + ahead.gain(player, player.trackers[TRACKS.index(action.track)], slot_of(action.to))
    if isinstance(action, PlacePatch):
        return 0.5 + worth[square(action.at[0], action.at[1])]
    if isinstance(action, Take):
        return 1.0 + best_placement(player, TILES[depot(state, seat)[RINGS.index(action.ring)]], ahead)
    if isinstance(action, Move):
        return move_worth(player, square(action.start[0], action.start[1]), square(action.to[0], action.to[1]))
    if isinstance(action, PickCard):
        return card_worth(action)
    if isinstance(action, Decline | Destroy):
        return -1.0
    if isinstance(action, UseTechnology):
        return 0.5
    return 0.1 if isinstance(action, Finish) else 0.0


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
