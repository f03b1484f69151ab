"""How a bot sees a position: medals now, and what lies ahead on the planet, the tracks and for the rovers."""

from __future__ import annotations

from typing import Final

from starboard.games.planet_unknown.content import OBJECTIVES, TERRAINS, TRACKS, Measure, Private
from starboard.games.planet_unknown.corporation import LEVELS, MOVEMENT, TOP
from starboard.games.planet_unknown.geometry import ROW, count, members, neighbours, rectangles
from starboard.games.planet_unknown.ground import ground_ahead
from starboard.games.planet_unknown.objectives import WIN, is_met, measured
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.promise import BONUS, best_placement, share_left
from starboard.games.planet_unknown.scoring import (
    card_medals,
    kept_ops,
    lifepod_medals,
    meteorite_medals,
    planet_medals,
    rivalry_medals,
)
from starboard.games.planet_unknown.state import PlanetState
from starboard.games.planet_unknown.tiles import TILES

ENVY: Final = 0.3
STEP: Final = 0.13
NEAR: Final = 0.5
FARTHER: Final = 0.6
MEDAL_AHEAD: Final = 0.5
SIGHT: Final = 4
TECHNOLOGY: Final = 0.375
LIFEPOD: Final = 0.25
ROCK: Final = 0.6
ROVER: Final = 0.5
CHASE: Final = 0.9
FAR: Final = 8
POINT: Final = 0.24
PENDING: Final = 0.9
OWED: Final = 1.5
STORED: Final = 0.32
PROGRESS: Final = 0.9
PROGRESS_OF_BLOCKS: Final = 1.0


def evaluate(state: PlanetState, seat: int) -> float:
    """Expected medals, less a part of those of the best other player."""
    left = share_left(state)
    mine = outlook(state.players[seat], left)
    if state.seats == 1:
        return mine
    rivals = rivalry_medals(state, state.players)
    best = max(outlook(state.players[other], left) + rivals[other] * (1.0 - left) for other in range(state.seats) if other != seat)
    return mine + rivals[seat] * (1.0 - left) - ENVY * best


def outlook(player: Player, left: float) -> float:
    """What a player may end up with; `left` is the share of the game to come."""
    ops = kept_ops(player)
    value = ground_ahead(player.planet, player.covered, player.meteorites, left) + planet_medals(player) + tracks_ahead(player, left)
    value += lifepod_medals(player, ops) + card_medals(player, ops) + meteorite_medals(player, ops)
    value += ROCK * (player.meteorites_collected % 3) + LIFEPOD * count(player.lifepods) * left + rovers_ahead(player, left)
    value += PENDING * len(player.pending) + OWED * len(player.owed) + STORED * player.stored
    if player.hand != NONE:
        value += best_placement(player, TILES[player.hand], left)
    return value + objectives_ahead(player, left)


def tracks_ahead(player: Player, left: float) -> float:
    """Medals of the tracks, the steps climbed, and what waits within the next slots, the nearer the better."""
    corporation = player.corporation
    medals = corporation.medals(player)
    value = float(sum(medals)) + TECHNOLOGY * left * player.technologies.bit_count()
    for track, slot in enumerate(player.trackers):
        level = slot % LEVELS
        value += STEP * left * level
        discount = NEAR * left
        for above in range(slot + 1, min(slot + SIGHT, slot - level + LEVELS)):
            for bonus in corporation.bonuses[above]:
                value += discount * BONUS[bonus.kind] * (bonus.amount if bonus.kind == MOVEMENT else 1)
            if corporation.medal[above]:
                value += discount * MEDAL_AHEAD * (corporation.medal[above] - medals[track])
            discount *= FARTHER
    return value


def rovers_ahead(player: Player, left: float) -> float:
    """Rovers, and how near the nearest piece to collect is."""
    if not player.rovers:
        return 0.0
    value = ROVER * left * count(player.rovers) + POINT * min(player.movement, 6)
    targets = player.lifepods | player.meteorites
    if targets:
        reach = player.rovers
        distance = 0
        while distance < FAR and not reach & targets:
            reach |= neighbours(reach) & player.planet.grid
            distance += 1
        value += CHASE * (FAR - distance) / FAR
    return value


def objectives_ahead(player: Player, left: float) -> float:
    value = 0.0
    for card in player.private:
        value += WIN * progress(player, OBJECTIVES[card].private, left)
    return value


def progress(player: Player, objective: Private, left: float) -> float:
    """How sure a private objective is: 1 when it is met and stays so."""
    measure = objective.measure
    if measure.metric == "rectangles":
        return PROGRESS_OF_BLOCKS * best_block(player, measure) ** 2
    if measure.metric == "tracks_at_maximum":
        track = TRACKS.index(measure.tracks[0])
        return 1.0 if player.corporation.at_top(player, track) else PROGRESS * (player.level(track) / TOP) ** 2
    if measure.metric == "uncovered_squares":
        ground = player.planet.ice if measure.ground == "ice" else player.planet.land
        share = 1.0 - count(ground & ~player.covered & ~player.planet.streams) / max(1, count(ground))
        return share * share * share
    met = is_met(player, objective)
    if objective.at_least is None or objective.at_least == 1:
        return 1.0 - left if met else 0.0
    return 1.0 if met else PROGRESS * (max(0, measured(player, measure)) / objective.at_least) ** 2


def best_block(player: Player, measure: Measure) -> float:
    """How much of a block of terrain is there, at the place where it can still be completed and is fullest."""
    terrain = player.terrain_squares(TERRAINS.index(measure.terrain))
    possible = terrain | (player.planet.grid & ~player.covered)
    best = 0
    for width, height in {measure.size, measure.size[::-1]}:
        block = rectangle(width, height)
        for corner in members(rectangles(possible, width, height)):
            best = max(best, (terrain >> corner & block).bit_count())
    return best / (measure.size[0] * measure.size[1])


def rectangle(width: int, height: int) -> int:
    row = (1 << width) - 1
    result = 0
    for y in range(height):
        result |= row << (ROW * y)
    return result
