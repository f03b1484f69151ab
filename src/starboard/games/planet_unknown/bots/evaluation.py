"""How a bot sees a position: the medals that each player may end up with."""

from __future__ import annotations

from typing import Final

from starboard.games.planet_unknown.board import EMPTY
from starboard.games.planet_unknown.bots.bitboard import board
from starboard.games.planet_unknown.bots.forecast import Forecast
from starboard.games.planet_unknown.bots.ground import Ground
from starboard.games.planet_unknown.bots.objectives import expected_of_private, expected_of_rivalries
from starboard.games.planet_unknown.bots.planner import Planner
from starboard.games.planet_unknown.bots.prices import price
from starboard.games.planet_unknown.bots.weights import WEIGHTS
from starboard.games.planet_unknown.content.corporations import CIV_CARD
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.placement import depot, depot_after
from starboard.games.planet_unknown.rules.scoring import (
    METEORITES,
    card_medals,
    kept_ops,
    lifepod_medals,
    meteorite_medals,
    planet_medals,
    rivalries,
)
from starboard.games.planet_unknown.state import EVENT, OVER, TILE, PlanetState

LENGTH: Final = 20.0


def evaluate(state: PlanetState, seat: int) -> float:
    """Expected medals, less a part of those of the best other player."""
    return standings(state)[seat]


def standings(state: PlanetState) -> list[float]:
    """The same for every seat."""
    if state.seats == 1:
        return [outlook(state, 0)]
    left = 0.0 if state.phase == OVER else max(0.05, 1.0 - state.number / LENGTH)
    medals = expected_of_rivalries(rivalries(state, state.players), state.players, left)
    values = [outlook(state, seat) + medals[seat] for seat in range(state.seats)]
    return [value - WEIGHTS.envy * max(values[:seat] + values[seat + 1 :]) for seat, value in enumerate(values)]


def outlook(state: PlanetState, seat: int, planning: bool = True) -> float:
    """What a player may end up with, competitive objectives apart; with or without a plan for the tiles to come."""
    player = state.players[seat]
    forecast = Forecast(state, player)
    ops = kept_ops(player)
    ground = Ground(player, forecast)
    value = ground.value(board(player.planet.grid & ~player.covered), ground.medals, forecast.rounds)
    value += planet_medals(player) + lifepod_medals(player, ops) + card_medals(player, ops) + expected_of_private(player, forecast)
    value += meteorite_medals(player, ops)
    if forecast.rounds > 0.0:
        value += WEIGHTS.rock * (player.meteorites_collected % METEORITES)
    value += WEIGHTS.stored * player.stored + expected_of_tracks(player, forecast)
    for level in player.owed:
        value += forecast.bonus[CIV_CARD] + WEIGHTS.owed + WEIGHTS.card_level * level
    for effect in player.pending:
        value += price(player, effect, forecast)
    if not planning:
        return value
    tiles = [player.hand] if player.hand != NONE else on_offer(state, seat)
    coming = [tiles] if tiles else []
    if state.fixed_rotation and state.phase >= TILE and not player.must_take and forecast.rounds > 0.0:
        # The station turns by itself (PU-15.1, PU-17.2).
        coming.append(depot_after(state, seat, 1))
    return value + WEIGHTS.plan * Planner(player, forecast, ground).best(coming) if coming else value


def on_offer(state: PlanetState, seat: int) -> list[int]:
    """The tiles that the player is to choose from, once the station has been turned."""
    if EVENT <= state.phase < TILE or state.players[seat].must_take:
        return [tile for tile in depot(state, seat) if tile != EMPTY]
    return []


def expected_of_tracks(player: Player, forecast: Forecast) -> float:
    """Medals of the tracks and what waits above, technologies for as long as they last."""
    value = float(sum(corporation_of(player).medals(player)))
    value += WEIGHTS.technology * min(1.0, forecast.rounds / LENGTH) * player.technologies.bit_count()
    value += WEIGHTS.rover * min(1.0, forecast.rounds / 5.0) * player.rovers.bit_count()
    for above in forecast.tracks:
        value += above
    return value
