"""How promising an action looks, fast: for the first steps of a search and for its playouts."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.games.planet_unknown.actions import (
    Advance,
    ChooseBonus,
    Collect,
    Decline,
    Destroy,
    DiscardObjective,
    KeepObjective,
    Move,
    PickCard,
    Place,
    PlacePatch,
    PlaceRover,
    Regress,
    Rotate,
    SetAside,
    StorePatch,
    Take,
    UseTechnology,
)
from starboard.games.planet_unknown.bots.evaluation import outlook
from starboard.games.planet_unknown.bots.forecast import Forecast
from starboard.games.planet_unknown.bots.ground import FARTHEST, Ground
from starboard.games.planet_unknown.bots.planner import LOW, Planner, bar_for, resources_gain, water_gain
from starboard.games.planet_unknown.content import RINGS
from starboard.games.planet_unknown.content.geometry import BITS, SIDE, neighbours, square, x_of, y_of
from starboard.games.planet_unknown.content.tiles import TILES
from starboard.games.planet_unknown.content.tracks import TRACKS, slot_of
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.placement import depot, depot_after
from starboard.games.planet_unknown.state import PlanetState

LOOKED_AT: Final = 50.0
PLAYED: Final = 1000.0
"""What a placement has ahead of all that were looked at less closely."""
MOST_PLAYED: Final = 4
PLAYED_IN_THOUGHT: Final = (PickCard, PlacePatch, StorePatch, KeepObjective, DiscardObjective, ChooseBonus, Collect, Destroy, SetAside)
"""Rare choices, of which all options are played in thought."""
ARRIVAL: Final = 3.0
"""What a step onto a piece has ahead of one towards it."""


def weigh(state: PlanetState, seat: int, legal: list[Action]) -> list[float]:
    player = state.players[seat]
    forecast = Forecast(state, player)
    if isinstance(legal[0], Place):
        return weigh_placements(state, seat, legal, forecast)
    if isinstance(legal[0], PLAYED_IN_THOUGHT):
        return [played(state, seat, action) for action in legal]
    planner = Planner(player, forecast, Ground(player, forecast)) if isinstance(legal[0], Take) else None
    return [weight_of(state, player, seat, action, planner, forecast) for action in legal]


def played(state: PlanetState, seat: int, action: Action) -> float:
    """The position after an action, without a plan for the tiles to come."""
    after = state.clone()
    after.play(seat, action)
    return outlook(after, seat, planning=False)


def weigh_placements(state: PlanetState, seat: int, legal: list[Action], forecast: Forecast) -> list[float]:
    """By a first sight; the most promising ones by the ground that they leave, and the best of these by playing them."""
    player = state.players[seat]
    tile = TILES[player.hand]
    water = water_gain(player, tile, forecast)
    planner = Planner(player, forecast, Ground(player, forecast))
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
        rough[index] = PLAYED + played(state, seat, legal[index])
    return rough


def weight_of(state: PlanetState, player: Player, seat: int, action: Action, planner: Planner | None, forecast: Forecast) -> float:
    if isinstance(action, Advance):
        return 2.0 + forecast.gain(player, player.trackers[TRACKS.index(action.track)], slot_of(action.to))
    if isinstance(action, Take) and planner is not None:
        return 1.0 + planner.best([[depot(state, seat)[RINGS.index(action.ring)]]])
    if isinstance(action, Rotate):
        return max([resources_gain(player, TILES[tile], forecast) for tile in depot_after(state, seat, action.steps)], default=0.0)
    if isinstance(action, PlaceRover):
        return -0.1 * distance(player, square(action.at[0], action.at[1]), player.lifepods | player.meteorites)
    if isinstance(action, Regress):
        return -forecast.loss(player, TRACKS.index(action.track))
    if isinstance(action, Move):
        return move_worth(player, square(action.start[0], action.start[1]), square(action.to[0], action.to[1]))
    if isinstance(action, Decline):
        return -1.0
    return 0.5 if isinstance(action, UseTechnology) else 0.0


def move_worth(player: Player, start: int, to: int) -> float:
    """Onto a piece, or nearer to where there is most to collect."""
    if not player.lifepods | player.meteorites:
        return -0.5
    here = BITS[to] & (player.lifepods | player.meteorites)
    return ARRIVAL + errand(player, here) if here else pull(player, to) - pull(player, start)


def pull(player: Player, at: int) -> float:
    """How strongly the pieces attract a rover: by the most attractive one."""
    targets = player.lifepods | player.meteorites
    best = 0.0
    reach = BITS[at]
    for steps in range(1, FARTHEST):
        found = reach & targets
        targets &= ~found
        while found:
            piece = found & -found
            found &= ~piece
            best = max(best, errand(player, piece) / (steps * steps))
        if not targets:
            break
        reach |= neighbours(reach) & player.planet.grid
    return best


def errand(player: Player, piece: int) -> float:
    """What it is worth to collect a piece: a meteorite spoils two lines."""
    if piece & player.lifepods:
        return 1.0
    at = piece.bit_length() - 1
    return 1.0 + 0.5 * (player.planet.medals[y_of(at)] + player.planet.medals[SIDE + x_of(at)])


def distance(player: Player, at: int, targets: int) -> int:
    reach = BITS[at]
    for steps in range(FARTHEST):
        if reach & targets:
            return steps
        reach |= neighbours(reach) & player.planet.grid
    return FARTHEST
