"""A seat's final score as it may be foreseen: what it has and holds, weighed by the round (for bots)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.seti.objectives import TASKS
from starboard.games.seti.player import COLUMNS
from starboard.games.seti.policy import play_promise
from starboard.games.seti.scoring import card_worth, gold_sets, gold_worth
from starboard.games.seti.state import RIVAL
from starboard.games.seti.tables import CARD_MISSION, CONDITION, GOLD_VALUES, TRIGGERED
from starboard.games.seti.terms import HAND_LIMIT, NOBODY, STAR_IDS, TECH_IDS
from starboard.games.seti.turn import RESEARCH_PUBLICITY
from starboard.games.seti.worth import (
    CARD_WORTH,
    LIKELY,
    MISSION_WORTH,
    OTHER,
    SLOT_WORTH,
    gold_parts,
    gold_share,
    planet_worths,
    probe_worth,
    star_worth,
)

if TYPE_CHECKING:
    from starboard.games.seti.player import Player
    from starboard.games.seti.rival import Rival
    from starboard.games.seti.state import SetiState

# What things add to the final score, by the round they are held in. Fitted by ridge regression to positions of matches that `greedy`
# played, with some random actions, alone and against itself; from the last round to the first, a position's target being mostly the value
# of the one at the beginning of the next round, and for the rest the final score.

FITTED: Final[dict[str, list[float]]] = {
    "score": [0.76, 0.92, 0.8, 0.92, 0.96],
    "gold sets": [-0.64, 0.38, 0.64, 0.81, 0.97],
    "gold of a set more": [0.04, 0.11, 0.15, 0.22, 0.01],
    "gold of others": [0.1, 0.3, 0.48, 0.58, 0.86],
    "scoring cards": [0.26, 0.42, 0.34, 0.47, 0.51],
    "scoring cards held": [1.91, 2.25, 1.64, 1.85, 2.1],
    "credits": [4.3, 4.0, 3.15, 2.89, 2.78],
    "energy": [3.14, 2.72, 2.47, 2.21, 2.04],
    "scans paid": [-0.27, 0.8, -0.55, -0.35, 0.49],
    "publicity": [2.31, 2.3, 2.14, 1.67, 1.11],
    "research paid": [2.73, 1.17, 0.24, 0.96, 1.42],
    "data": [3.2, 2.5, 2.06, 1.68, 0.89],
    "upper slots": [2.39, 2.15, 1.29, 0.73, 0.49],
    "income space": [-10.26, -7.76, -5.48, -2.2, -1.01],
    "computer full": [1.52, 0.27, -0.11, -0.25, -0.13],
    "lower slots": [-3.03, -0.7, -1.84, -1.59, -1.17],
    "fossils": [-3.6, 0.82, 2.15, 2.33, 2.65],
    "hand": [3.82, 3.93, 4.07, 3.49, 2.18],
    "hand above others": [0.61, 0.64, 0.35, 0.37, -0.05],
    "cards beyond the limit": [0.52, -0.84, -0.3, -0.02, 0.99],
    "income 0": [13.44, 9.9, 6.37, 2.74, 0.0],
    "income 1": [11.57, 9.58, 5.14, 1.98, 0.0],
    "income 2": [12.84, 10.04, 5.29, 1.98, 0.0],
    "income 3": [5.0, 6.72, 7.4, 4.02, 0.0],
    "income 4": [5.0, 2.85, 2.35, 4.02, 0.0],
    "tech 0": [1.93, 1.4, -0.07, -0.25, -1.35],
    "tech 1": [2.59, 5.15, 2.27, -0.42, -0.78],
    "tech 2": [2.49, 3.04, 2.03, 1.58, 1.07],
    "tech 3": [1.92, 2.12, 1.41, -0.87, -3.0],
    "tech 4": [3.24, 4.48, 3.45, 1.74, 0.43],
    "tech 5": [2.96, 4.68, 5.05, 3.89, 2.2],
    "tech 6": [2.96, 2.53, -0.39, 1.09, -0.07],
    "tech 7": [3.17, 3.89, 2.17, -1.14, 1.39],
    "tech 8": [7.08, 8.15, 4.91, 4.36, 0.78],
    "tech 9": [9.13, 9.85, 6.28, 4.92, 2.17],
    "tech 10": [7.7, 8.41, 4.72, 4.72, 3.15],
    "tech 11": [5.17, 7.24, 5.11, 4.79, 1.96],
    "probes": [6.68, 4.45, 5.79, 4.14, 3.71],
    "probes' goals": [0.48, 0.42, 0.35, 0.32, 0.3],
    "stars": [0.89, 0.92, 0.75, 0.63, 0.4],
    "missions": [-0.79, -0.61, -0.13, -0.17, 0.41],
    "missions open": [0.51, 1.24, 0.64, 1.66, -0.68],
    "messages": [1.27, 8.43, 5.96, 4.89, 2.92],
    "passed": [-4.93, -7.12, -7.06, -5.92, 0.0],
    "orbiters": [2.87, 2.75, 2.11, 1.61, 0.44],
    "landers": [-1.13, 1.13, 2.31, 1.53, -0.44],
    "traces": [2.71, -0.33, -1.39, -1.23, -0.63],
    "wins": [3.85, 2.97, 2.69, 1.42, 0.05],
    "gold milestones": [-4.24, -3.4, -2.31, -3.11, -0.32],
    "credits with energy": [1.23, 1.59, 2.15, 1.85, 0.91],
    "best plays": [0.17, 0.17, 0.14, 0.18, 0.23],
    "telescopes": [1.08, -0.3, 0.31, 0.71, 0.35],
    "computers": [0.3, -0.12, 0.27, 0.15, 0.24],
    "gold begun": [0.4, 0.22, 0.59, 0.46, 0.59],
    "other gold begun": [0.17, 0.33, 0.43, 0.39, 0.51],
    "solo": [1.05, 0.8, -0.59, 1.04, 1.35],
    "nothing": [82.31, 44.32, 25.12, -2.18, -22.4],
}
"""In the order of `features`; `nothing` is the rest of the match for a seat that holds nothing."""
RIVAL_FITTED: Final[dict[str, list[float]]] = {
    "score": [0.25, 0.24, 0.54, 0.68, 0.76],
    "cards": [4.99, 8.22, 8.04, 4.89, 0.82],
    "deck": [0.51, 0.64, 2.82, 3.49, 3.0],
    "progress": [0.49, 0.71, 0.9, 0.62, 0.43],
    "publicity": [-0.03, 0.1, 0.07, 0.05, -0.11],
    "computer": [-0.22, 0.13, 0.12, 0.28, 0.11],
    "objectives left": [9.74, 4.74, 4.83, 5.04, 4.82],
    "tasks done": [-1.8, -2.19, -2.96, -2.7, -2.22],
    "objectives done": [4.79, -1.21, -0.96, -0.04, -0.08],
    "objectives begun": [0.74, 0.11, 0.92, 0.76, 0.45],
    "techs": [0.06, 1.18, 1.73, 0.99, 0.9],
    "pieces": [0.91, 1.52, 3.75, 5.65, 4.79],
    "stars": [0.04, -0.01, 0.08, 0.15, 0.17],
    "exertian cards": [0.0, -2.86, -0.54, 0.51, 1.69],
    "level": [2.64, 12.88, 8.47, 4.96, 3.67],
    "nothing": [46.97, 53.59, 26.09, 15.8, 21.15],
}
"""The solo rival's final score, in the order of `rival_features`."""
WEIGHTS: Final[list[list[float]]] = list(FITTED.values())
RIVAL_WEIGHTS: Final[list[list[float]]] = list(RIVAL_FITTED.values())
ANY_CARD: Final = 3.0
"""What a card is worth about."""
GOLD_TILES: Final = 4
INCOME_SPACE: Final = 4
GOLD_MILESTONES: Final = 7
"""Bits of those that were reached."""


def forecast(state: SetiState, seat: int) -> float:
    return weighed(features(state, seat), WEIGHTS, state.number)


def rival_forecast(state: SetiState, rival: Rival) -> float:
    return weighed(rival_features(state, rival), RIVAL_WEIGHTS, state.number)


def weighed(features: list[float], weights: list[list[float]], number: int) -> float:
    """The features of a round, each by its weight; before the first round as in it."""
    now = max(0, number - 1)
    value = 0.0
    for index, feature in enumerate(features):
        value += weights[index][now] * feature
    return value


def features(state: SetiState, seat: int) -> list[float]:
    """What a seat has and holds."""
    player = state.players[seat]
    found = gold_features(state, seat)
    found += [cards_held(state, seat), float(len(player.scoring))]
    found += stock(player)
    found += hand_features(player)
    found += [float(count) for count in player.incomes]
    found += [float(player.techs >> tech & 1) for tech in range(len(TECH_IDS))]
    worths = planet_worths(state, seat) if player.probes else []
    goals = sum([probe_worth(state, seat, space, worths) for space in player.probes])
    stars = sum([star_worth(state.commons.markers[target], seat, target) for target in range(len(STAR_IDS))])
    found += [float(len(player.probes)), goals, stars, mission_prospects(state, seat), float(len(player.missions))]
    found += [float(len(player.messages)), 1.0 if player.passed else 0.0]
    found += [
        float(sum(player.orbiters)),
        float(sum(player.landers) + sum(player.moons)),
        float(sum(player.traces)),
        float(sum(player.wins)),
    ]
    found += [float((player.reached & GOLD_MILESTONES).bit_count()), float(min(player.credits, player.energy))]
    plays = sorted([max(0.0, play_promise(state, seat, card)) for card in player.hand], reverse=True)
    telescopes, computers = (player.techs >> 4 & 15).bit_count(), (player.techs >> 8 & 15).bit_count()
    found += [sum(plays[:2]), float(scans(player) * telescopes), float((player.top + player.data) * computers)]
    found += gold_begun(state, seat)
    found += [0.0 if state.rival is None else 1.0, 1.0]
    return found


def cards_held(state: SetiState, seat: int) -> float:
    """What the cards for the end score as things stand."""
    player = state.players[seat]
    return float(sum([card_worth(state, seat, card) for card in player.scoring + player.played]))


def gold_held(state: SetiState, seat: int) -> float:
    """What the marked gold tiles score as things stand."""
    return float(sum([gold_worth(state, seat, tile) for tile in range(GOLD_TILES)]))


def gold_features(state: SetiState, seat: int) -> list[float]:
    """The score and the gold tiles: what marked ones give now and for another set, what the best others would give."""
    player = state.players[seat]
    another_set = 0
    others: list[float] = []
    for tile in range(GOLD_TILES):
        marks = state.commons.gold_marks[tile]
        values = GOLD_VALUES[tile][state.commons.gold[tile]]
        if seat in marks:
            another_set += values[min(marks.index(seat), 2)]
        else:
            others.append(float(values[min(len(marks), 2)] * gold_sets(state, seat, tile)))
    others.sort(reverse=True)
    to_come = sum(others[: 3 - (player.reached & GOLD_MILESTONES).bit_count()])
    return [float(player.score), gold_held(state, seat), float(another_set), to_come]


def gold_begun(state: SetiState, seat: int) -> list[float]:
    """What there is of the next set of gold tiles, by what a set gives: of marked ones, of the best others that can still be marked."""
    begun = 0.0
    others: list[float] = []
    for tile in range(GOLD_TILES):
        marks = state.commons.gold_marks[tile]
        side = state.commons.gold[tile]
        share = gold_share(tile, side, gold_parts(state, seat, tile))
        values = GOLD_VALUES[tile][side]
        if seat in marks:
            begun += values[min(marks.index(seat), 2)] * (share - int(share))
        else:
            others.append(values[min(len(marks), 2)] * (share - int(share)))
    others.sort(reverse=True)
    return [begun, sum(others[: 3 - (state.players[seat].reached & GOLD_MILESTONES).bit_count()])]


def stock(player: Player) -> list[float]:
    """Credits, energy, publicity, data and exofossils, and what they are enough for."""
    return [
        float(player.credits),
        float(player.energy),
        float(scans(player)),
        float(player.publicity),
        1.0 if player.publicity >= RESEARCH_PUBLICITY else 0.0,
        float(player.data),
        float(player.top),
        1.0 if player.top >= INCOME_SPACE else 0.0,
        1.0 if player.top == COLUMNS else 0.0,
        float(player.bottom.bit_count()),
        float(player.exofossils),
    ]


def scans(player: Player) -> int:
    """How many scans can be paid."""
    return min(player.credits, player.energy // 2)


def hand_features(player: Player) -> list[float]:
    """The cards, for what the best are better than others, and those beyond the limit."""
    best = sorted([CARD_WORTH[card] for card in player.hand], reverse=True)[:HAND_LIMIT]
    return [float(len(player.hand)), sum(best) - ANY_CARD * len(best), float(max(0, len(player.hand) - HAND_LIMIT))]


def rival_features(state: SetiState, rival: Rival) -> list[float]:
    player = state.players[RIVAL]
    return [
        float(player.score),
        float(len(rival.deck) + len(rival.played)),
        float(len(rival.deck)),
        float(rival.progress),
        float(player.publicity),
        float(rival.computer + rival.pool),
        float(len(rival.objectives) + len(rival.stack)),
        float(sum([marks.bit_count() for marks in rival.marks])),
        float(rival.completed),
        float(sum([1 for place, tile in enumerate(rival.objectives) if rival.marks[place].bit_count() == len(TASKS[tile]) - 1])),
        float(sum(rival.tokens)),
        float(len(player.probes)),
        sum([star_worth(state.commons.markers[target], RIVAL, target) for target in range(len(STAR_IDS))]),
        float(len(player.played)),
        float(rival.level),
        1.0,
    ]


def mission_prospects(state: SetiState, seat: int) -> float:
    """Missions in play: slots still open, conditions that hold or may come to hold."""
    value = 0.0
    for entry in state.players[seat].missions:
        card = entry >> 3
        if CARD_MISSION[card] == TRIGGERED:
            for slot, reward in enumerate(SLOT_WORTH[card]):
                if not entry >> slot & 1:
                    value += OTHER[LIKELY] * reward
        else:
            condition = CONDITION[card]
            holds = condition is not None and condition.holds(state, seat, NOBODY)
            value += MISSION_WORTH[card] * (0.95 if holds else OTHER[LIKELY])
    return value
