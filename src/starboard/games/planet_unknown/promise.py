"""How promising an action looks without playing it: for the first steps of a search and for its playouts."""

from __future__ import annotations

from typing import Final

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
from starboard.games.planet_unknown.civilization import CARD_OF
from starboard.games.planet_unknown.content import CIV_CARDS, RINGS
from starboard.games.planet_unknown.corporation import LEVELS, MOVEMENT, WATER, slot_of
from starboard.games.planet_unknown.geometry import BITS, ROW, SQUARES, members, neighbours, square
from starboard.games.planet_unknown.ground import ground_ahead
from starboard.games.planet_unknown.placement import anchors, depot
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.state import PlanetState
from starboard.games.planet_unknown.tiles import TILES, Face, Tile

PLANE: Final = ROW * ROW
BASE: Final = 0.3
GROWTH: Final = 1.9
CONTACT: Final = 0.12
LIFEPOD: Final = 0.6
TILE: Final = 1.8
CLOSELY: Final = 16
"""How many of the most promising placements are looked at closely."""
LOOKED_AT: Final = 10.0
ROUNDS: Final = 20
"""Rounds that a match lasts about."""
ON_ICE: Final = 0.8
BONUS: Final[list[float]] = [1.3, 0.12, 1.6, 0.9, 0.9, 0.8, 1.0]
"""By kind of bonus: synergy, a movement point, civ card, rover, patch, technology, a choice."""
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


def placement_worth(player: Player, tile: Tile, face: Face, at: int, worth: list[float]) -> float:
    value = 0.0
    for offset in face.cells:
        value += worth[at + offset]
    section = face.shape_a if tile.terrain_a == WATER else face.shape_b if tile.terrain_b == WATER else 0
    if section and (section << at) & player.planet.ice:
        value += ON_ICE
    return value


def promising(player: Player, tile: Tile, worth: list[float]) -> list[tuple[float, int, int]]:
    """All placements of a tile by the basic rules: what each promises, its squares, and the square of its meteor."""
    result: list[tuple[float, int, int]] = []
    for face in tile.faces:
        for at in members(anchors(player, tile, face)):
            meteor = BITS[at + face.meteor] if tile.has_meteor else 0
            result.append((placement_worth(player, tile, face, at, worth), face.shape << at, meteor))
    return result


def share_left(state: PlanetState) -> float:
    """The share of the game that is to come."""
    return max(0.0, 1.0 - state.number / ROUNDS)


def best_placement(player: Player, tile: Tile, left: float) -> float:
    """What a tile will add to the planet: the most promising placements, looked at closely."""
    options = promising(player, tile, worth_of_squares(player))
    options.sort(reverse=True)
    before = ground_ahead(player.planet, player.covered, player.meteorites, left)
    best = -TILE
    for _, squares, meteor in options[:CLOSELY]:
        best = max(best, ground_gained(player, squares, meteor, before, left))
    return best + TILE


def ground_gained(player: Player, squares: int, meteor: int, before: float, left: float) -> float:
    after = ground_ahead(player.planet, player.covered | squares, player.meteorites | meteor, left)
    return after - before - LIFEPOD * left * (squares & player.lifepods).bit_count()


def weigh(state: PlanetState, seat: int, legal: list[Action]) -> list[float]:
    player = state.players[seat]
    worth = worth_of_squares(player) if isinstance(legal[0], Place | PlacePatch) else []
    weights = [promise(state, player, seat, action, worth) for action in legal]
    if isinstance(legal[0], Place):
        look_closely(state, player, legal, weights)
    return weights


def look_closely(state: PlanetState, player: Player, legal: list[Action], weights: list[float]) -> None:
    """Judge the most promising placements by the ground that they leave."""
    tile = TILES[player.hand]
    left = share_left(state)
    before = ground_ahead(player.planet, player.covered, player.meteorites, left)
    for index in sorted(range(len(legal)), key=lambda one: -weights[one])[:CLOSELY]:
        action = legal[index]
        if isinstance(action, Place):
            face = tile.by_orientation[action.turn]
            assert face is not None
            at = square(action.at[0], action.at[1])
            meteor = BITS[at + face.meteor] if tile.has_meteor else 0
            weights[index] += LOOKED_AT + ground_gained(player, face.shape << at, meteor, before, left)


def promise(state: PlanetState, player: Player, seat: int, action: Action, worth: list[float]) -> float:
    if isinstance(action, Place):
        tile = TILES[player.hand]
        face = tile.by_orientation[action.turn]
        assert face is not None
        return placement_worth(player, tile, face, square(action.at[0], action.at[1]), worth)
    if isinstance(action, Advance):
        return 2.0 + advance_worth(player, action.to)
    if isinstance(action, PlacePatch):
        return (worth[square(action.at[0], action.at[1])] if worth else 0.0) + 0.5
    if isinstance(action, Take):
        return 1.0 + best_placement(player, TILES[depot(state, seat)[RINGS.index(action.ring)]], share_left(state))
    if isinstance(action, Move):
        return move_worth(player, square(action.start[0], action.start[1]), square(action.to[0], action.to[1]))
    if isinstance(action, PickCard):
        return card_worth(action)
    if isinstance(action, Decline | Destroy):
        return -1.0
    if isinstance(action, UseTechnology):
        return 0.5
    return 0.1 if isinstance(action, Finish) else 0.0


def advance_worth(player: Player, name: str) -> float:
    """Medals and bonuses of the slot, and a little of those above it."""
    corporation = player.corporation
    slot = slot_of(name)
    value = 0.0
    discount = 1.0
    for above in range(slot, min(slot + 3, slot - slot % LEVELS + LEVELS)):
        for bonus in corporation.bonuses[above]:
            value += discount * BONUS[bonus.kind] * (bonus.amount if bonus.kind == MOVEMENT else 1)
        if corporation.medal[above]:
            value += discount * 0.6
        discount *= 0.5
    return value


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
