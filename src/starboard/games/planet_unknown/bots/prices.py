"""What effects that wait to be resolved will bring, a price for each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from starboard.games.planet_unknown.bots.forecast import Forecast
from starboard.games.planet_unknown.bots.weights import WEIGHTS
from starboard.games.planet_unknown.content.corporations import PATCH, PLACE_ROVER
from starboard.games.planet_unknown.content.geometry import count
from starboard.games.planet_unknown.content.tracks import EVERY_TRACK, LEVELS
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.choice import ChooseOne
from starboard.games.planet_unknown.rules.collecting import CollectPieces, DestroyPieces
from starboard.games.planet_unknown.rules.corporations.flux import MoveFlux
from starboard.games.planet_unknown.rules.depots import ExtraTile, LoseStack, RotateStation
from starboard.games.planet_unknown.rules.lifepods import LIFEPOD, HouseLifepod, RepositionLifepods
from starboard.games.planet_unknown.rules.meteorites import METEORITE, ClearOneLine, Meteorite
from starboard.games.planet_unknown.rules.objectives import GiveUpObjectives, KeepObjectives
from starboard.games.planet_unknown.rules.patches import Patch
from starboard.games.planet_unknown.rules.resources import EnergyResource, TileResource
from starboard.games.planet_unknown.rules.rovers import DeployRover, TeleportRover
from starboard.games.planet_unknown.rules.special_advances import ClaimRow, LiftTrackers
from starboard.games.planet_unknown.rules.tracks import AdvanceTrackers, RegressTracker, Synergy
from starboard.games.planet_unknown.state import PlanetState

Price = Callable[[Player, Any, Forecast], float]


def price(player: Player, effect: Effect[PlanetState], forecast: Forecast) -> float:
    return float(PRICES[type(effect)](player, effect, forecast))


def resource(player: Player, effect: TileResource, forecast: Forecast) -> float:
    return effect.steps(player) * forecast.next_gain(player, effect.terrain)


def energy(player: Player, effect: EnergyResource, forecast: Forecast) -> float:
    return max([forecast.next_gain(player, track) for track in effect.tracks(player)], default=0.0)


def synergy(player: Player, effect: Synergy, forecast: Forecast) -> float:
    return effect.steps * max([forecast.next_gain(player, track) for track in EVERY_TRACK])


def advance(player: Player, effect: AdvanceTrackers, forecast: Forecast) -> float:
    gains = sorted([forecast.next_gain(player, track) for track in effect.tracks if not effect.done >> track & 1], reverse=True)
    value = 0.0
    for gain in gains[: effect.trackers]:
        value += gain
    return effect.steps * value


def lift(player: Player, effect: LiftTrackers, forecast: Forecast) -> float:
    return sum([max(0, effect.level - slot % LEVELS) * forecast.next_gain(player, track) for track, slot in enumerate(player.trackers)])


def patch(player: Player, effect: Patch, forecast: Forecast) -> float:
    return forecast.bonus[PATCH]


def rover(player: Player, effect: DeployRover, forecast: Forecast) -> float:
    return forecast.bonus[PLACE_ROVER] if player.supply else 0.0


def extra_tile(player: Player, effect: ExtraTile, forecast: Forecast) -> float:
    return WEIGHTS.extra_tile


def collect(player: Player, effect: CollectPieces, forecast: Forecast) -> float:
    if effect.piece == LIFEPOD:
        return WEIGHTS.lifepod * min(effect.count, count(player.lifepods))
    return WEIGHTS.cleared * min(effect.count, count(player.meteorites))


def destroy(player: Player, effect: DestroyPieces, forecast: Forecast) -> float:
    if effect.piece == METEORITE and not effect.collected:
        return WEIGHTS.cleared * min(effect.count, count(player.meteorites))
    return -WEIGHTS.waiting


def clear_line(player: Player, effect: ClearOneLine, forecast: Forecast) -> float:
    return WEIGHTS.cleared * min(2, count(player.meteorites))


def loss(player: Player, effect: Effect[PlanetState], forecast: Forecast) -> float:
    return -WEIGHTS.waiting


def something(player: Player, effect: Effect[PlanetState], forecast: Forecast) -> float:
    return WEIGHTS.waiting


PRICES: Final[dict[type[Effect[PlanetState]], Price]] = {
    TileResource: resource,
    EnergyResource: energy,
    Synergy: synergy,
    AdvanceTrackers: advance,
    LiftTrackers: lift,
    RegressTracker: loss,
    ClaimRow: something,
    MoveFlux: something,
    Patch: patch,
    DeployRover: rover,
    TeleportRover: something,
    ExtraTile: extra_tile,
    LoseStack: something,
    RotateStation: something,
    CollectPieces: collect,
    DestroyPieces: destroy,
    ClearOneLine: clear_line,
    Meteorite: loss,
    HouseLifepod: something,
    RepositionLifepods: something,
    ChooseOne: something,
    KeepObjectives: something,
    GiveUpObjectives: something,
}
