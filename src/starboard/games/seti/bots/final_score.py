"""A seat's final score as it may be foreseen: what it has and holds, weighed by the round (for bots)."""

from __future__ import annotations

from typing import Final

from starboard.games.seti.bots.policy import play_value
from starboard.games.seti.bots.prices import (
    CARD_WORTH,
    LIKELY,
    MISSION_WORTH,
    OTHER,
    SLOT_WORTH,
    gold_parts,
    gold_share,
    planet_worths,
    prize,
    probe_worth,
    star_worth,
)
from starboard.games.seti.content.boards import GOLD_VALUES
from starboard.games.seti.content.cards import CARD_MISSION, TRIGGERED
from starboard.games.seti.content.costs import COLUMNS, RESEARCH
from starboard.games.seti.content.numbers import HAND_LIMIT, NOBODY, STAR_IDS, TECH_IDS
from starboard.games.seti.player import Player
from starboard.games.seti.rival import RIVAL, Rival
from starboard.games.seti.rules.printed import CONDITION
from starboard.games.seti.rules.scoring import card_score, gold_score, gold_sets
from starboard.games.seti.state import SetiState

# What things add to the final score, by the round they are held in. Fitted by ridge regression to positions of matches that `greedy`
# played, with some random actions, alone and against itself; from the last round to the first, a position's target being mostly the value
# of the one at the beginning of the next round, and for the rest the final score.

FITTED: Final[dict[str, list[float]]] = {
    "score": [0.51, 0.81, 0.79, 0.94, 0.97],
    "gold sets": [-0.64, 0.45, 0.81, 0.92, 1.02],
    "gold of a set more": [-0.37, -0.13, -0.2, -0.02, -0.18],
    "gold of others": [0.43, 0.67, 0.82, 0.9, 1.06],
    "scoring cards": [0.29, 0.49, 0.28, 0.4, 0.42],
    "scoring cards held": [0.15, 1.41, 1.85, 2.59, 2.91],
    "credits": [4.66, 4.41, 3.51, 3.14, 2.61],
    "energy": [4.24, 3.66, 3.27, 2.79, 2.77],
    "scans paid": [-0.43, 0.42, -1.08, -0.77, -0.17],
    "publicity": [2.71, 2.85, 2.13, 2.12, 1.59],
    "research paid": [3.22, 0.62, 0.48, -0.31, -0.5],
    "data": [2.83, 2.72, 2.39, 1.83, 1.15],
    "upper slots": [2.22, 2.42, 1.43, 0.86, 0.6],
    "income space": [-10.67, -10.3, -6.35, -3.47, 0.03],
    "computer full": [2.43, 0.73, 0.75, -0.14, -1.84],
    "lower slots": [-3.73, -1.31, -1.65, -1.09, -1.36],
    "fossils": [3.72, 0.94, 3.13, 3.01, 2.92],
    "hand": [4.52, 4.48, 4.44, 3.62, 2.41],
    "hand above others": [0.5, 1.91, 0.42, 0.27, -0.37],
    "cards beyond the limit": [-1.16, -1.27, -0.45, 0.37, 0.7],
    "income 0": [12.87, 10.22, 6.04, 2.38, 0.0],
    "income 1": [11.83, 10.43, 6.11, 2.72, 0.0],
    "income 2": [13.56, 11.29, 6.37, 2.05, 0.0],
    "income 3": [5.0, 3.93, 11.59, 6.65, 0.0],
    "income 4": [5.0, 2.54, 2.88, 3.37, 0.0],
    "tech 0": [-0.5, -2.15, -1.2, -1.16, -1.53],
    "tech 1": [-0.43, 0.12, 1.93, 1.86, -2.33],
    "tech 2": [-0.96, -1.6, 0.76, 0.73, 1.13],
    "tech 3": [-0.64, -1.33, 1.0, 0.05, -4.03],
    "tech 4": [6.86, 5.95, 3.36, 1.77, 1.13],
    "tech 5": [6.44, 7.75, 2.78, 3.95, 2.74],
    "tech 6": [6.44, 5.44, 1.85, 1.39, 0.85],
    "tech 7": [6.5, 5.84, 2.05, -0.17, 0.84],
    "tech 8": [2.1, 7.08, 5.98, 5.02, 1.69],
    "tech 9": [5.49, 8.43, 7.42, 5.94, 3.21],
    "tech 10": [2.7, 7.06, 5.87, 5.11, 2.57],
    "tech 11": [1.05, 5.98, 6.24, 6.21, 3.02],
    "probes": [6.46, 6.39, 5.62, 4.46, 3.23],
    "probes' goals": [0.54, 0.5, 0.46, 0.42, 0.4],
    "stars": [1.17, 1.18, 0.93, 0.61, 0.43],
    "missions": [-1.94, 0.51, -0.07, 0.24, 0.54],
    "missions open": [2.92, 0.01, 1.04, 0.52, -0.62],
    "messages": [1.27, 12.63, 8.91, 6.27, 5.26],
    "passed": [-4.93, -7.12, -7.06, -5.92, 0.0],
    "orbiters": [5.41, 3.61, 2.09, 1.69, 0.64],
    "landers": [4.94, 5.86, 4.1, 2.22, 0.21],
    "traces": [3.63, 0.02, -1.74, -1.44, -1.05],
    "wins": [4.1, 3.65, 2.62, 1.22, 0.19],
    "gold milestones": [-8.74, 1.58, 2.07, 0.33, 2.97],
    "credits with energy": [1.14, 1.57, 1.88, 1.56, 1.22],
    "best plays": [0.3, 0.18, 0.23, 0.2, 0.3],
    "telescopes": [0.06, 0.43, 1.3, 0.37, 0.13],
    "computers": [1.27, 0.07, 0.04, 0.08, 0.22],
    "gold begun": [-0.21, -0.01, 0.75, 0.61, 0.65],
    "other gold begun": [0.33, 0.63, 0.82, 0.9, 0.85],
    "solo": [1.47, 0.79, -0.54, 1.52, 0.65],
    "nothing": [102.47, 50.83, 24.76, -7.91, -34.14],
}
"""In the order of `features`; `nothing` is the rest of the match for a seat that holds nothing."""
RIVAL_COUNTED: Final[dict[str, list[float]]] = {
    "score": [0.9, 0.9, 0.9, 0.9, 1.0],
    "cards": [22.0, 16.5, 11.0, 5.5, 0.0],
    "deck": [4.0, 4.7, 5.2, 5.5, 5.7],
    "progress": [2.1, 1.6, 1.15, 0.7, 0.25],
    "publicity": [-0.12, 0.03, 0.21, 0.01, -0.16],
    "computer": [-0.12, 0.1, 0.08, 0.26, 0.16],
    "objectives left": [10.4, 9.0, 7.8, 6.4, 5.0],
    "tasks done": [-4.0, -3.6, -3.1, -2.6, -1.6],
    "techs": [0.07, 1.34, 2.16, 1.02, 0.57],
    "pieces": [1.43, 1.65, 4.17, 5.8, 6.06],
    "stars": [0.07, 0.06, 0.2, 0.25, 0.19],
    "exertian cards": [0.0, -1.06, 1.16, 2.07, 3.26],
    "level": [-19.1, -13.45, -9.89, -4.35, -2.74],
    "nothing": [3.84, 2.13, -3.64, -6.34, -2.57],
}
"""The solo rival's final score, in the order of `rival_features`. A card is a turn in every round to come, of about 5.5 points; twelve
steps of progress are a card. An objective left undone is five points in the end, and three steps as long as rounds end with too few
(SE-12.8): a fit would call it the sign of a weak player. The rest is fitted, the last two so that the means of all levels are met."""
WEIGHTS: Final[list[list[float]]] = list(FITTED.values())
RIVAL_WEIGHTS: Final[list[list[float]]] = list(RIVAL_COUNTED.values())
ANY_CARD: Final = 3.0
"""What a card is worth about."""
GOLD_TILES: Final = 4
INCOME_SPACE: Final = 4
GOLD_MILESTONES: Final = 7
"""Bits of those that were reached."""


def final_score(state: SetiState, seat: int) -> float:
    return weighed(features(state, seat), WEIGHTS, state.round_number)


def rival_final_score(state: SetiState, rival: Rival) -> float:
    return weighed(rival_features(state, rival), RIVAL_WEIGHTS, state.round_number)


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
    stars = sum([star_worth(state.board.markers[target], seat, target, prize(state, target)) for target in range(len(STAR_IDS))])
    found += [float(len(player.probes)), goals, stars, missions_value(state, seat), float(len(player.missions))]
    found += [float(len(player.messages)), 1.0 if player.passed else 0.0]
    found += [
        float(sum(player.orbiters)),
        float(sum(player.landers) + sum(player.moons)),
        float(sum(player.traces)),
        float(sum(player.wins)),
    ]
    found += [float((player.reached & GOLD_MILESTONES).bit_count()), float(min(player.credits, player.energy))]
    plays = sorted([max(0.0, play_value(state, seat, card)) for card in player.hand], reverse=True)
    telescopes, computers = (player.techs >> 4 & 15).bit_count(), (player.techs >> 8 & 15).bit_count()
    found += [sum(plays[:2]), float(scans(player) * telescopes), float((player.top + player.data) * computers)]
    found += gold_begun(state, seat)
    found += [0.0 if state.rival is None else 1.0, 1.0]
    return found


def cards_held(state: SetiState, seat: int) -> float:
    """What the cards for the end score as things stand."""
    player = state.players[seat]
    return float(sum([card_score(state, seat, card) for card in player.scoring + player.played]))


def gold_held(state: SetiState, seat: int) -> float:
    """What the marked gold tiles score as things stand."""
    return float(sum([gold_score(state, seat, tile) for tile in range(GOLD_TILES)]))


def gold_features(state: SetiState, seat: int) -> list[float]:
    """The score and the gold tiles: what marked ones give now and for another set, what the best others would give."""
    player = state.players[seat]
    another_set = 0
    others: list[float] = []
    for tile in range(GOLD_TILES):
        marks = state.board.gold_marks[tile]
        values = GOLD_VALUES[tile][state.board.gold[tile]]
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
        marks = state.board.gold_marks[tile]
        side = state.board.gold[tile]
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
        1.0 if player.publicity >= RESEARCH.publicity else 0.0,
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
        float(sum(rival.tokens)),
        float(len(player.probes)),
        sum([star_worth(state.board.markers[target], RIVAL, target, prize(state, target)) for target in range(len(STAR_IDS))]),
        float(len(player.played)),
        float(rival.level),
        1.0,
    ]


def missions_value(state: SetiState, seat: int) -> float:
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
