"""How sure objectives are (for bots)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.planet_unknown.board import Rivalry
from starboard.games.planet_unknown.bots.bitboard import Board, board, common, size
from starboard.games.planet_unknown.bots.forecast import ROUNDS, Forecast, reached
from starboard.games.planet_unknown.bots.ground import fill_chance
from starboard.games.planet_unknown.bots.weights import WEIGHTS
from starboard.games.planet_unknown.content import OBJECTIVES, Private
from starboard.games.planet_unknown.content.geometry import ROW, areas, count, members, neighbours, rectangles
from starboard.games.planet_unknown.content.measures import (
    LifepodsMinusMeteorites,
    MeteoritesCollected,
    MostResourcesInOneArea,
    Rectangles,
    ResourcesOnPlanet,
    TracksAtMaximum,
    UncoveredSquares,
)
from starboard.games.planet_unknown.content.tiles import Tile
from starboard.games.planet_unknown.content.tracks import LEVELS, TERRAINS, TRACKS
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.objectives import MET, TIED, WON, measured, values

OFTEN_MET: Final[dict[str, list[float]]] = {
    "block of 3 x 3: civ, tech, biomass, water, rover, energy": [0.31, 0.44, 0.85, 0.41, 0.45, 0.53],
    "6 resources in one area, the same terrains": [0.58, 0.46, 0.59, 0.47, 0.35, 0.42],
    "block of 2 x 5: civ, biomass, tech, water, rover, energy": [0.3, 0.58, 0.2, 0.35, 0.25, 0.25],
    "top of the track: civ, tech, biomass, water, rover": [0.76, 0.38, 0.18, 0.81, 0.7],
    "few energy resources, 9 meteorites, more lifepods than meteorites": [0.49, 0.49, 0.0],
    "all ice, all land": [0.91, 0.2],
}
"""How often private objectives were met in 260 matches of `search` alone, in the order of the cards. Blocks of 2 x 5 were kept about ten
times each: those are guesses between that and their mean."""
EXPERIENCE: Final[list[float]] = [often for group in OFTEN_MET.values() for often in group]
EARLY: Final = 14.0
"""Rounds left from which on the position says all."""
UNLIKELY: Final = 0.03
"""More lifepods than meteorites: meteorites are collected for the lines' sake."""
ICE_LEFT: Final = 0.18
LAND_LEFT: Final = 0.4
"""How much more likely than others a square of that ground is covered when it must be: 1 is not at all."""
IN_THE_WAY: Final = 0.15
"""What a square beside a cluster costs that another terrain takes, of the gain that it could bring."""


def expected_of_private(player: Player, forecast: Forecast) -> float:
    """In the first rounds experience says more than the position does."""
    value = 0.0
    experience = min(1.0, max(0.0, (forecast.rounds - EARLY) / (ROUNDS - EARLY)))
    for card in player.private:
        objective = OBJECTIVES[card].private
        value += MET * (1.0 - experience) * sureness(player, objective, forecast)
        value += MET * experience * (EXPERIENCE[card] - counted_with_track(player, objective, forecast))
    return value


def counted_with_track(player: Player, objective: Private, forecast: Forecast) -> float:
    """What of an objective is counted with a track already."""
    measure = objective.measure
    if not isinstance(measure, TracksAtMaximum):
        return 0.0
    track = TRACKS.index(measure.tracks[0])
    steps = player.corporation.top[track] - player.trackers[track] % LEVELS
    return reached(steps, forecast.steps[track]) if steps > 0 else 0.0


def likely(steps: int, a_round: float, forecast: Forecast) -> float:
    """How likely so many steps are taken before the end."""
    return 1.0 if steps <= 0 else reached(steps, a_round * forecast.rounds)


def sureness(player: Player, objective: Private, forecast: Forecast) -> float:
    """How likely a private objective is met at the end (PU-14); what a track promises is counted with the track."""
    measure = objective.measure
    if isinstance(measure, Rectangles):
        return likely(missing_of_block(player, measure), WEIGHTS.block, forecast)
    if isinstance(measure, TracksAtMaximum):
        track = TRACKS.index(measure.tracks[0])
        return 1.0 if corporation_of(player).at_top(player, track) else 0.0
    if isinstance(measure, UncoveredSquares):
        on_ice = measure.ground == "ice"
        ground = player.planet.ice if on_ice else player.planet.land
        lacking = count(player.planet.grid & ~player.covered)
        doubt = (ICE_LEFT if on_ice else LAND_LEFT) * count(ground & ~player.covered)
        return float(fill_chance(lacking, forecast.rounds, forecast.patches) ** doubt)
    if isinstance(measure, MostResourcesInOneArea):
        return largest_cluster(player, measure, int(objective.at_least or 0), forecast)[1]
    value = measured(player, measure)
    if isinstance(measure, MeteoritesCollected):
        return likely(int(objective.at_least or 0) - value, WEIGHTS.hunt, forecast)
    if isinstance(measure, LifepodsMinusMeteorites):
        return UNLIKELY * likely(1 - value, WEIGHTS.hunt, forecast) if value < 1 else 1.0 / (1.0 + WEIGHTS.hunt * forecast.rounds / value)
    return restraint(int(objective.at_most or 0) - value, forecast)


def restraint(spare: int, forecast: Forecast) -> float:
    """How likely a limit is kept that so many more resources would still keep."""
    return 0.0 if spare < 0 else 1.0 - likely(spare + 1, WEIGHTS.temptation, forecast)


def spoilt(player: Player, tile: Tile, forecast: Forecast) -> float:
    """What the resources of a tile cost objectives that limit them."""
    value = 0.0
    for card in player.private:
        objective = OBJECTIVES[card].private
        measure = objective.measure
        if isinstance(measure, ResourcesOnPlanet) and tile.shows(TERRAINS.index(measure.terrain)):
            spare = int(objective.at_most or 0) - measured(player, measure)
            value += MET * (restraint(spare, forecast) - restraint(spare - 1, forecast))
    return value


def largest_cluster(player: Player, measure: MostResourcesInOneArea, wanted: int, forecast: Forecast) -> tuple[int, float]:
    """The area that is likeliest to hold enough resources at the end, and how likely that is; one that is shut in does not grow."""
    terrain = TERRAINS.index(measure.terrain)
    free = player.planet.grid & ~player.covered
    best = 0
    chance = likely(wanted, WEIGHTS.cluster, forecast)
    for area in areas(player.terrain_squares(terrain)):
        lacks = wanted - count(area & player.symbols[terrain])
        doors = count(neighbours(area) & free)
        one = likely(lacks, WEIGHTS.cluster * doors / (doors + WEIGHTS.doors), forecast)
        if one >= chance:
            best = area
            chance = one
    return best, chance


@final
class Desire:
    """Squares where a terrain is wanted: `gain` for each of them, or once for any (`once`)."""

    def __init__(self, terrain: int, squares: int, gain: float, once: bool) -> None:
        self.terrain = terrain
        self.squares = board(squares)
        self.gain = gain
        self.once = once

    def met_by(self, terrain: int, section: Board) -> float:
        """What a section of a tile gives, or takes by lying in the way."""
        hits = int(size(common(section, self.squares)))
        if hits == 0:
            return 0.0
        if terrain == self.terrain:
            return self.gain if self.once else self.gain * hits
        return -IN_THE_WAY * self.gain * hits if self.once else -self.gain * hits


def desires(player: Player, forecast: Forecast) -> list[Desire]:
    """What private objectives want of the next tiles."""
    result: list[Desire] = []
    for card in player.private:
        objective = OBJECTIVES[card].private
        measure = objective.measure
        if isinstance(measure, Rectangles):
            terrain = TERRAINS.index(measure.terrain)
            lacking = best_block(player, measure) & ~player.covered
            lacks = count(lacking)
            if lacks:
                gain = likely(lacks - 1, WEIGHTS.block, forecast) - likely(lacks, WEIGHTS.block, forecast)
                result.append(Desire(terrain, lacking, MET * gain, False))
        elif isinstance(measure, MostResourcesInOneArea):
            terrain = TERRAINS.index(measure.terrain)
            wanted = int(objective.at_least or 0)
            area = largest_cluster(player, measure, wanted, forecast)[0]
            lacks = wanted - count(area & player.symbols[terrain])
            if area and lacks > 0:
                gain = likely(lacks - 1, WEIGHTS.cluster, forecast) - likely(lacks, WEIGHTS.cluster, forecast)
                result.append(Desire(terrain, neighbours(area) & player.planet.grid & ~player.covered, MET * gain, True))
    return result


def missing_of_block(player: Player, measure: Rectangles) -> int:
    """Squares that a block of terrain lacks, at the place where it lacks the fewest."""
    terrain = player.terrain_squares(TERRAINS.index(measure.terrain))
    block = best_block(player, measure)
    return count(block & ~terrain) if block else measure.size[0] * measure.size[1] * 2


def best_block(player: Player, measure: Rectangles) -> int:
    """Where a block of terrain lacks the fewest squares, or no squares when there is no place for it."""
    terrain = player.terrain_squares(TERRAINS.index(measure.terrain))
    possible = terrain | (player.planet.grid & ~player.covered)
    most = best = 0
    for width, height in [measure.size, measure.size[::-1]] if measure.size[0] != measure.size[1] else [measure.size]:
        block = rectangle(width, height)
        corners = rectangles(possible, width, height)
        if corners and not best:
            best = block << ((corners & -corners).bit_length() - 1)
        for corner in members(corners & reaching(terrain, width, height)):
            has = (terrain >> corner & block).bit_count()
            if has > most:
                most = has
                best = block << corner
    return best


def reaching(squares: int, width: int, height: int) -> int:
    """First squares of the blocks of that size that have one of the squares."""
    rows = squares
    for step in range(1, width):
        rows |= squares >> step
    result = rows
    for step in range(1, height):
        result |= rows >> (ROW * step)
    return result


def rectangle(width: int, height: int) -> int:
    row = (1 << width) - 1
    result = 0
    for y in range(height):
        result |= row << (ROW * y)
    return result


def expected_of_rivalries(rivalries: list[Rivalry], players: list[Player], left: float) -> list[float]:
    """Medals of competitive objectives by how far ahead a player is, the surer the later (PU-13.8)."""
    medals = [0.0] * len(players)
    for rivalry in rivalries:
        counted = values(players, rivalry.card, rivalry.seats)
        most = OBJECTIVES[rivalry.card].competitive.compare == "most"
        for index, seat in enumerate(rivalry.seats):
            others = counted[:index] + counted[index + 1 :]
            lead = counted[index] - max(others) if most else min(others) - counted[index]
            doubt = WEIGHTS.rivalry * left
            if doubt > 0.0:
                medals[seat] += WON * (0.5 + 0.5 * lead / (abs(lead) + doubt))
            else:
                medals[seat] += WON if lead > 0 else TIED if lead == 0 else 0
    return medals
