"""How a bot sees a position: medals now, and what lies ahead on the planet, the tracks and for the rovers."""

from __future__ import annotations

from typing import Final

from starboard.games.planet_unknown.content import OBJECTIVES
from starboard.games.planet_unknown.corporation import LEVELS, MOVEMENT
from starboard.games.planet_unknown.geometry import ROW, count, neighbours
from starboard.games.planet_unknown.objectives import WIN, is_met, measured
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.promise import best_placement
from starboard.games.planet_unknown.scoring import (
    card_medals,
    kept_ops,
    lifepod_medals,
    meteorite_medals,
    planet_medals,
    rivalry_medals,
)
from starboard.games.planet_unknown.state import PlanetState

ROUNDS: Final = 20
"""Rounds that a match lasts about."""
ENVY: Final = 0.3
LINE: Final = 0.75
FULLNESS: Final = 2.5
SQUARE: Final = 0.25
METEORITE: Final = 0.8
PERIMETER: Final = 0.1
LONELY: Final = 0.4
STEP: Final = 0.32
NEAR: Final = 0.5
FARTHER: Final = 0.6
MEDAL_AHEAD: Final = 0.5
BONUS: Final[list[float]] = [0.8, 0.12, 1.6, 0.9, 0.9, 0.8, 1.0]
"""By kind of bonus: synergy, a movement point, civ card, rover, patch, technology, a choice."""
SIGHT: Final = 4
TECHNOLOGY: Final = 0.5
LIFEPOD: Final = 0.25
ROCK: Final = 0.4
ROVER: Final = 0.5
CHASE: Final = 0.6
FAR: Final = 8
POINT: Final = 0.15
PENDING: Final = 0.9
OWED: Final = 1.5
STORED: Final = 0.8
PROGRESS: Final = 0.6


def evaluate(state: PlanetState, seat: int) -> float:
    """Expected medals, less a part of those of the best other player."""
    left = max(0.0, 1.0 - state.number / ROUNDS)
    mine = outlook(state, state.players[seat], left)
    if state.seats == 1:
        return mine
    rivals = rivalry_medals(state, state.players)
    best = max(outlook(state, state.players[other], left) + rivals[other] * (1.0 - left) for other in range(state.seats) if other != seat)
    return mine + rivals[seat] * (1.0 - left) - ENVY * best


def outlook(state: PlanetState, player: Player, left: float) -> float:
    """What a player may end up with; `left` is the share of the game to come."""
    ops = kept_ops(player)
    value = lines_ahead(player, left) + planet_medals(player) + room(player) + tracks_ahead(player, left)
    value += lifepod_medals(player, ops) + card_medals(player, ops) + meteorite_medals(player, ops)
    value += ROCK * (player.meteorites_collected % 3) + LIFEPOD * count(player.lifepods) * left + rovers_ahead(player, left)
    value += PENDING * len(player.pending) + OWED * len(player.owed) + STORED * player.stored
    if player.hand != NONE:
        value += best_placement(state, player)
    return value + objectives_ahead(player, left)


def lines_ahead(player: Player, left: float) -> float:
    """Rows and columns count the more the fuller they are; a meteorite must still be collected."""
    planet = player.planet
    filled = player.covered | planet.streams
    value = 0.0
    for index, line in enumerate(planet.lines):
        size = planet.sizes[index]
        covered = (line & filled).bit_count()
        if covered == 0:
            continue
        medals = planet.medals[index]
        if line & player.meteorites:
            value += METEORITE * LINE * medals * fullness(covered, size) * min(1.0, left + 0.2)
        elif covered == size:
            value += medals
        else:
            value += LINE * medals * fullness(covered, size)
    return value + SQUARE * player.covered.bit_count()


def fullness(covered: int, size: int) -> float:
    return float((covered / size) ** FULLNESS)


def room(player: Player) -> float:
    """A free area with a short border is easy to fill; single squares are not."""
    free = player.planet.grid & ~player.covered
    border = count(free & ~(free << 1)) + count(free & ~(free >> 1)) + count(free & ~(free << ROW)) + count(free & ~(free >> ROW))
    return -PERIMETER * border - LONELY * count(free & ~neighbours(free))


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
    """Private objectives met so far, or how far they are."""
    value = 0.0
    for card in player.private:
        objective = OBJECTIVES[card].private
        if is_met(player, objective):
            value += WIN if objective.at_most is None else WIN * (1.0 - left)
        elif objective.at_least is not None and objective.at_least > 1:
            share = max(0, measured(player, objective.measure)) / objective.at_least
            value += PROGRESS * WIN * share * share
    return value
