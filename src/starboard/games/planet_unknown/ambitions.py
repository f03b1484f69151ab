"""How sure objectives are (for bots)."""

from __future__ import annotations

from typing import Final

from starboard.games.planet_unknown.ahead import Ahead
from starboard.games.planet_unknown.content import OBJECTIVES, TERRAINS, TRACKS, Measure, Private
from starboard.games.planet_unknown.geometry import ROW, count, members, rectangles
from starboard.games.planet_unknown.ground import fill_chance
from starboard.games.planet_unknown.objectives import TIE, WIN, measured, values
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.state import Rivalry
from starboard.games.planet_unknown.weights import WEIGHTS

UNLIKELY: Final = 0.3
"""More lifepods than meteorites: meteorites are collected for the lines' sake."""
WELL_KEPT: Final = 0.15


def private_ahead(player: Player, ahead: Ahead) -> float:
    value = 0.0
    for card in player.private:
        value += WIN * sureness(player, OBJECTIVES[card].private, ahead)
    return value


def likely(steps: int, a_round: float, ahead: Ahead) -> float:
    """How likely so many steps are taken before the end."""
    if steps <= 0:
        return 1.0
    expected = a_round * ahead.rounds
    return float((expected / (1.0 + expected)) ** steps)


def sureness(player: Player, objective: Private, ahead: Ahead) -> float:
    """How likely a private objective is met at the end (PU-14); what a track promises is counted with the track."""
    measure = objective.measure
    metric = measure.metric
    if metric == "rectangles":
        return likely(missing_of_block(player, measure), WEIGHTS.block, ahead)
    if metric == "tracks_at_maximum":
        track = TRACKS.index(measure.tracks[0])
        return 1.0 if player.corporation.at_top(player, track) else 0.0
    if metric == "uncovered_squares":
        ground = (player.planet.ice if measure.ground == "ice" else player.planet.land) & ~player.planet.streams
        lacking = count(player.planet.grid & ~player.covered & ~player.planet.streams)
        return float(fill_chance(lacking, ahead.rounds, ahead.patches) ** (WELL_KEPT * count(ground & ~player.covered)))
    value = measured(player, measure)
    if metric == "meteorites_collected":
        return likely(int(objective.at_least or 0) - value, WEIGHTS.hunt, ahead)
    if metric == "lifepods_minus_meteorites_collected":
        return UNLIKELY * likely(1 - value, WEIGHTS.hunt, ahead) if value < 1 else 1.0 / (1.0 + WEIGHTS.hunt * ahead.rounds / value)
    if objective.at_most is not None:
        return 0.0 if value > objective.at_most else 1.0 - likely(objective.at_most - value + 1, WEIGHTS.temptation, ahead)
    return likely(int(objective.at_least or 0) - value, WEIGHTS.cluster, ahead)


def missing_of_block(player: Player, measure: Measure) -> int:
    """Squares that a block of terrain lacks, at the place where it lacks the fewest."""
    terrain = player.terrain_squares(TERRAINS.index(measure.terrain))
    possible = terrain | (player.planet.grid & ~player.covered)
    size = measure.size[0] * measure.size[1]
    best = -size
    for width, height in {measure.size, measure.size[::-1]}:
        block = rectangle(width, height)
        for corner in members(rectangles(possible, width, height)):
            best = max(best, (terrain >> corner & block).bit_count())
    return size - best


def rectangle(width: int, height: int) -> int:
    row = (1 << width) - 1
    result = 0
    for y in range(height):
        result |= row << (ROW * y)
    return result


def rivalries_ahead(rivalries: list[Rivalry], players: list[Player], left: float) -> list[float]:
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
                medals[seat] += WIN * (0.5 + 0.5 * lead / (abs(lead) + doubt))
            else:
                medals[seat] += WIN if lead > 0 else TIE if lead == 0 else 0
    return medals
