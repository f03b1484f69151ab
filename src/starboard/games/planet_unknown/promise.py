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
    PlaceRover,
    Regress,
    Rotate,
    StorePatch,
    Take,
    UseTechnology,
)
from starboard.games.planet_unknown.ahead import Ahead
from starboard.games.planet_unknown.civilization import CARD_OF
from starboard.games.planet_unknown.content import CIV_CARDS, RINGS, TRACKS
from starboard.games.planet_unknown.corporation import slot_of
from starboard.games.planet_unknown.evaluation import outlook
from starboard.games.planet_unknown.geometry import BITS, neighbours, square
from starboard.games.planet_unknown.ground import FARTHEST, Ground
from starboard.games.planet_unknown.placement import depot, depot_after
from starboard.games.planet_unknown.plan import LOW, Planner, bar_for, resources_gain, water_gain
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.state import PlanetState
from starboard.games.planet_unknown.tiles import TILES
from starboard.games.planet_unknown.weights import WEIGHTS

LOOKED_AT: Final = 50.0
PLAYED: Final = 1000.0
"""What a placement has ahead of all that were looked at less closely."""
MOST_PLAYED: Final = 6
IMMEDIATE_CARD: Final = 2.2
KEPT_CARD: Final = 0.5


def weigh(state: PlanetState, seat: int, legal: list[Action]) -> list[float]:
    player = state.players[seat]
    ahead = Ahead(state, player)
    if isinstance(legal[0], Place):
        return weigh_placements(state, seat, legal, ahead)
    planner = Planner(player, ahead, Ground(player, ahead)) if any(isinstance(action, PlacePatch | Take) for action in legal) else None
    return [promise(state, player, seat, action, planner, ahead) for action in legal]


def weigh_placements(state: PlanetState, seat: int, legal: list[Action], ahead: Ahead) -> list[float]:
    """By a first sight; the most promising ones by the ground that they leave, and the best of these by playing them."""
    player = state.players[seat]
    tile = TILES[player.hand]
    water = water_gain(player, tile, ahead)
    planner = Planner(player, ahead, Ground(player, ahead))
    rough: list[float] = []
    for action in legal:
        if isinstance(action, Place):
            face = tile.by_orientation[action.turn]
            assert face is not None
            rough.append(planner.rough(planner.now, tile, face, square(action.at[0], action.at[1]), water))
        else:
            rough.append(LOW)
    bar = bar_for(rough)
    for index, action in enumerate(legal):
        if isinstance(action, Place) and rough[index] >= bar:
            face = tile.by_orientation[action.turn]
            assert face is not None
            rough[index] = LOOKED_AT + planner.of_tile(tile, face, square(action.at[0], action.at[1]), water)
    for index in sorted(range(len(legal)), key=lambda index: -rough[index])[:MOST_PLAYED]:
        after = state.clone()
        after.play(seat, legal[index])
        rough[index] = PLAYED + outlook(after, seat, planning=False)
    return rough


def promise(state: PlanetState, player: Player, seat: int, action: Action, planner: Planner | None, ahead: Ahead) -> float:
    if isinstance(action, Advance):
        return 2.0 + ahead.gain(player, player.trackers[TRACKS.index(action.track)], slot_of(action.to))
    if isinstance(action, PlacePatch) and planner is not None:
        return 0.5 + planner.of_patch(square(action.at[0], action.at[1]))
    if isinstance(action, Take) and planner is not None:
        return 1.0 + planner.best([[depot(state, seat)[RINGS.index(action.ring)]]])
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
    for steps in range(FARTHEST):
        if reach & targets:
            return steps
        reach |= neighbours(reach) & player.planet.grid
    return FARTHEST


def card_worth(action: PickCard) -> float:
    card = CIV_CARDS[CARD_OF[action.card]]
    if card.timing == "immediate":
        return IMMEDIATE_CARD + 0.1 * card.level
    return KEPT_CARD + sum(float(op.count) if op.op == "medals" else 1.5 for op in card.effects)
