"""A seat's final score as it may be foreseen: what it has and holds, weighed by the round (for bots)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.seti.player import COLUMNS
from starboard.games.seti.policy import play_promise
from starboard.games.seti.scoring import card_worth, gold_sets, gold_worth
from starboard.games.seti.state import RIVAL
from starboard.games.seti.tables import CARD_MISSION, CONDITION, GOLD_VALUES, TRIGGERED
from starboard.games.seti.terms import HAND_LIMIT, NOBODY, STAR_IDS, TECH_IDS
from starboard.games.seti.turn import RESEARCH_PUBLICITY
from starboard.games.seti.worth import CARD_WORTH, LIKELY, MISSION_WORTH, OTHER, SLOT_WORTH, probe_worth, star_worth

if TYPE_CHECKING:
    from starboard.games.seti.player import Player
    from starboard.games.seti.rival import Rival
    from starboard.games.seti.state import SetiState

# What things add to the final score, by the round they are held in. Fitted by ridge regression to positions of matches that `greedy`
# played, with some random actions, alone and against itself; from the last round to the first, a position's target being mostly the value
# of the one at the beginning of the next round, and for the rest the final score.

FITTED: Final[dict[str, list[float]]] = {
    "score": [0.95, 1.0, 0.96, 0.94, 1.01],
    "gold sets": [-0.64, 0.42, 0.62, 0.79, 0.9],
    "gold of a set more": [0.47, 0.22, 0.26, 0.15, -0.01],
    "gold of others": [0.39, 0.36, 0.5, 0.69, 0.59],
    "scoring cards": [-0.43, -0.27, 0.03, 0.51, 0.65],
    "scoring cards held": [2.09, 3.09, 3.69, 1.79, 1.39],
    "credits": [4.41, 4.29, 2.85, 2.54, 2.17],
    "energy": [3.52, 3.2, 2.68, 2.24, 1.66],
    "scans paid": [0.36, 0.6, -1.13, -0.48, 0.74],
    "publicity": [2.27, 2.06, 1.74, 1.22, 0.79],
    "research paid": [1.09, 1.15, -0.47, 0.59, 0.49],
    "data": [3.38, 2.62, 2.25, 1.76, 1.07],
    "upper slots": [2.33, 1.75, 1.61, 0.94, 0.65],
    "income space": [-9.63, -6.91, -6.49, -2.81, -1.89],
    "computer full": [0.24, 0.86, -0.41, -0.73, 0.29],
    "lower slots": [-10.93, -1.91, -1.17, -0.79, -1.54],
    "fossils": [2.5, 1.78, 2.1, 1.92, 1.93],
    "hand": [3.06, 3.98, 4.25, 3.44, 1.0],
    "hand above others": [0.82, -0.18, -0.48, 0.08, 0.05],
    "cards beyond the limit": [-0.34, -0.42, -0.46, -0.59, 0.96],
    "income 0": [12.31, 8.66, 6.07, 2.85, 0.0],
    "income 1": [13.49, 10.28, 7.24, 3.45, 0.0],
    "income 2": [10.51, 7.02, 4.82, 1.55, 0.0],
    "income 3": [5.0, 4.42, 3.09, 2.71, 0.0],
    "income 4": [5.0, 2.21, 1.61, 1.37, 0.0],
    "tech 0": [1.35, 0.25, 0.2, 2.03, 1.02],
    "tech 1": [9.3, 8.08, 4.21, 2.79, 0.41],
    "tech 2": [8.18, 7.17, 4.78, 4.43, 2.58],
    "tech 3": [1.89, 5.91, 2.13, 1.11, -0.98],
    "tech 4": [5.11, 4.26, 1.67, 0.47, -0.06],
    "tech 5": [2.72, 2.5, 0.79, -1.55, -2.13],
    "tech 6": [2.75, -5.9, -1.76, 0.7, 0.08],
    "tech 7": [4.96, 0.96, 1.73, 0.43, -2.14],
    "tech 8": [5.05, 5.73, 4.29, 3.29, 1.39],
    "tech 9": [3.56, 3.76, 1.21, 0.1, -0.66],
    "tech 10": [16.79, 9.67, 2.42, 2.08, 1.78],
    "tech 11": [4.78, 6.34, 5.16, 3.58, 2.06],
    "probes": [5.77, 5.9, 5.7, 2.25, 0.55],
    "probes' goals": [0.58, 0.65, 0.65, 0.72, 0.59],
    "stars": [1.25, 1.03, 0.71, 0.53, 0.3],
    "missions": [0.52, 0.11, 0.39, 0.41, 0.49],
    "missions open": [0.79, 2.12, 1.53, 0.92, -0.24],
    "messages": [1.27, 10.43, 7.24, 6.37, 4.83],
    "passed": [-4.93, -7.12, -7.06, -5.92, 0.0],
    "orbiters": [0.04, 0.56, -0.68, -0.54, 0.62],
    "landers": [0.46, 0.8, 0.19, 0.0, -0.09],
    "traces": [0.73, 0.43, -0.33, -0.63, -0.24],
    "wins": [5.04, 4.13, 1.98, 1.44, 0.57],
    "gold milestones": [0.47, -3.42, -2.27, -0.88, -1.86],
    "credits with energy": [1.34, 1.19, 2.68, 1.73, 1.34],
    "best plays": [-0.05, 0.14, 0.16, 0.15, 0.2],
    "telescopes": [1.39, 0.9, 1.05, 0.6, 0.41],
    "computers": [0.85, 0.31, 0.31, 0.13, 0.19],
    "solo": [0.1, 0.47, 0.17, -0.45, 0.19],
    "nothing": [60.29, 27.05, 5.88, -10.21, -13.93],
}
"""In the order of `features`; `nothing` is the rest of the match for a seat that holds nothing."""
RIVAL_FITTED: Final[dict[str, list[float]]] = {
    "score": [0.09, 0.12, 0.32, 0.45, 0.64],
    "cards": [3.64, 5.61, 8.16, 6.39, 2.52],
    "deck": [0.14, -0.12, 1.6, 2.13, 3.04],
    "progress": [0.41, 0.48, 0.92, 0.74, 0.4],
    "publicity": [-0.16, 0.04, -0.16, -0.27, -0.48],
    "computer": [-0.08, 0.06, -0.01, 0.1, -0.01],
    "objectives left": [9.55, 5.49, 5.41, 6.18, 5.05],
    "tasks done": [-0.52, -0.56, -1.24, -1.25, -0.2],
    "objectives done": [3.97, -0.74, -2.2, -1.12, -0.1],
    "level": [1.98, 10.87, 7.44, 2.75, 2.7],
    "nothing": [78.97, 88.66, 59.74, 47.67, 32.95],
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
    goals = sum([probe_worth(state, seat, space) for space in player.probes])
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
