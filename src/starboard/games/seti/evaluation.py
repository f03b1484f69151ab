"""How well a seat stands, as a bot sees it (the unit is a point)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.seti.actions import Pass
from starboard.games.seti.effect import Resolve
from starboard.games.seti.free import DiscardExchanged, Received
from starboard.games.seti.hand import Taking, TakingAlien, Tucking
from starboard.games.seti.milestones import GoldChoice
from starboard.games.seti.planets import DataSpaces, FreeLanding
from starboard.games.seti.policy import weigh
from starboard.games.seti.probes import Moving
from starboard.games.seti.scan import Scanning
from starboard.games.seti.scoring import card_worth, gold_sets
from starboard.games.seti.signal_effects import DiscardFor, ProbeSignals, SectorSignals, SingleSignal
from starboard.games.seti.signals import MarkOne, MarkOneOf
from starboard.games.seti.tables import CARD_MISSION, CONDITION, GOLD_VALUES, SCORES_AT_END, TRIGGERED
from starboard.games.seti.technologies import TechChoice, TechStep
from starboard.games.seti.terms import HAND_LIMIT, NOBODY, ROUNDS
from starboard.games.seti.traces import TraceStep, Tracing
from starboard.games.seti.turn import MainAction, PutAway
from starboard.games.seti.worth import (
    CARD,
    CARD_WORTH,
    CHOICE,
    CREDIT,
    DATA,
    END_WORTH,
    INCOME_PRICES,
    LIKELY,
    MISSION_WORTH,
    MOVE,
    OTHER,
    PRICES,
    SIGNAL,
    SLOT_WORTH,
    TECH,
    TRACE,
    probe_worth,
    star_worth,
    worth,
)

if TYPE_CHECKING:
    from starboard.games.seti.player import Player
    from starboard.games.seti.rival import Rival
    from starboard.games.seti.state import SetiState

# What things add to the final score, by the round they are held in: fitted to some fifty thousand positions of matches that `policy` played
# against itself and against the rival, then smoothed.

CREDITS: Final[list[float]] = [4.3, 4.0, 3.0, 2.6, 1.3]
ENERGIES: Final[list[float]] = [3.2, 3.2, 2.9, 2.4, 2.3]
PUBLICITIES: Final[list[float]] = [2.1, 1.8, 1.1, 1.0, 0.4]
RESEARCH: Final[list[float]] = [0.0, 0.5, 3.0, 0.7, 1.6]
"""Publicity enough for a technology."""
POOL: Final[list[float]] = [4.0, 2.3, 2.0, 1.3, 0.2]
"""Data."""
ANALYSIS: Final[list[float]] = [0.9, 0.5, 0.2, 0.4, 0.4]
"""Data on the computer."""
FOSSILS: Final[list[float]] = [2.5, 2.5, 2.0, 2.2, 1.1]
CARDS: Final[list[float]] = [2.2, 2.4, 2.4, 1.9, 1.1]
BETTER_CARDS: Final[list[float]] = [0.6, 0.4, 0.3, 0.35, 0.3]
"""Of what the best cards in hand are worth above any card."""
INCOMES: Final[list[list[float]]] = [
    [6.0, 7.0, 5.0, 2.4, 0.0],
    [9.0, 9.5, 7.2, 3.5, 0.0],
    [7.0, 7.0, 4.0, 2.2, 0.0],
    [5.0, 4.0, 3.0, 1.0, 0.0],
    [5.0, 4.0, 3.0, 1.0, 0.0],
]
"""Credit, energy, card, data, publicity."""
TECHNOLOGIES: Final[list[float]] = [6.0, 5.0, 3.4, 2.4, 0.6]
TECHNOLOGY: Final[list[float]] = [0.6, 0.9, 1.2, 0.8, 1.0, 1.1, 1.2, 0.5, 1.3, 1.3, 0.8, 1.3]
"""Each of the twelve to their mean."""
PROBES: Final[list[float]] = [6.0, 4.5, 3.0, 0.5, -4.5]
GOALS: Final[list[float]] = [0.65, 0.65, 0.7, 0.85, 0.75]
"""Of what a probe can reach."""
STARS: Final[list[float]] = [1.3, 0.85, 0.7, 0.5, 0.22]
MISSIONS: Final[list[float]] = [0.8, 0.6, 0.5, 0.4, 0.2]
SCORING: Final[list[float]] = [4.0, 2.5, 2.2, 1.6, 0.7]
"""What a scoring card will be worth more."""
MESSAGES: Final[list[float]] = [6.0, 6.0, 6.0, 5.0, 1.5]
LEAD: Final[list[float]] = [0.2, 0.15, 0.1, 0.06, 0.0]
"""A point already made, above itself: milestones are nearer."""
PASSED: Final[list[float]] = [-3.0, -3.5, -2.5, -2.0, 0.0]
OBJECTIVES: Final[list[float]] = [9.0, 9.0, 8.4, 7.1, 5.0]
"""An objective not done, to the solo rival; at the end five points (SE-12.8)."""
TASKS_DONE: Final[list[float]] = [-2.5, -3.0, -3.0, -2.3, 0.0]
PROGRESS: Final[list[float]] = [0.8, 0.75, 0.8, 0.8, 0.0]
"""A step of the rival; twelve are a card more in its deck."""
ROUND_TRIP: Final = 12
OPPONENT: Final = 0.5
"""How much the best opponent's prospects count against one's own."""
ANY_CARD: Final = 3.0
LONGEST_TURN: Final = 60


def evaluate(state: SetiState, seat: int) -> float:
    """Own prospects less those of the strongest other player, after the turn that is under way has been played to its end."""
    if state.free and state.active == seat:
        state = after_turn(state, seat)
    values = [float(state.players[other].score) if state.over else prospects(state, other) for other in range(state.seats)]
    if state.rival is not None:
        return values[0] - rival_prospects(state, state.rival)
    return values[seat] - OPPONENT * max(values[:seat] + values[seat + 1 :])


def after_turn(state: SetiState, seat: int) -> SetiState:
    """The rest of the turn as it looks best action by action: half a turn cannot be compared with a whole one."""
    twin = state.clone()
    number = twin.number
    acted = False
    for _ in range(LONGEST_TURN):
        choice = twin.decision(seat)
        if choice is None or twin.active != seat or twin.number != number or (acted and isinstance(choice, MainAction)):
            break
        legal = twin.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            weights = weigh(twin, seat, legal)
            action = legal[weights.index(max(weights))]
        acted = acted or twin.acted or isinstance(action, Pass)
        twin.play(seat, action)
        acted = acted or twin.acted
    return twin


def prospects(state: SetiState, seat: int) -> float:
    """The score, what is certain at the end, and what everything else may still become."""
    player = state.players[seat]
    now = max(0, state.number - 1)
    value = player.score * (1 + LEAD[now]) + gold_prospects(state, seat)
    for card in player.scoring:
        value += card_worth(state, seat, card) + SCORING[now]
    for card in player.played:
        value += card_worth(state, seat, card)
    if state.number < ROUNDS or not player.passed:
        value += stock(player, now) + promised(state, seat) + hand_prospects(player, now)
        for space in player.probes:
            value += PROBES[now] + GOALS[now] * probe_worth(state, seat, space)
        value += MISSIONS[now] * mission_prospects(state, seat) + MESSAGES[now] * len(player.messages)
        if player.passed:
            value += PASSED[now]
    for income, count in enumerate(player.incomes):
        value += INCOMES[income][now] * count
    techs = player.techs
    for tech, share in enumerate(TECHNOLOGY):
        if techs >> tech & 1:
            value += share * TECHNOLOGIES[now]
    for target in range(8):
        markers = state.commons.markers[target]
        if markers:
            value += STARS[now] * star_worth(markers, seat, target)
    return value


def hand_prospects(player: Player, now: int) -> float:
    """Each card, and the best for what they are better than others."""
    values = sorted([CARD_WORTH[card] for card in player.hand], reverse=True)[:HAND_LIMIT]
    return CARDS[now] * len(player.hand) + BETTER_CARDS[now] * (sum(values) - ANY_CARD * len(values))


def stock(player: Player, now: int) -> float:
    """Credits, energy, publicity, data and exofossils."""
    value = CREDITS[now] * player.credits + ENERGIES[now] * player.energy + PUBLICITIES[now] * player.publicity
    value += POOL[now] * player.data + FOSSILS[now] * player.exofossils + ANALYSIS[now] * player.top
    return value + RESEARCH[now] if player.publicity >= 6 else value


def gold_prospects(state: SetiState, seat: int) -> float:
    """Sets on marked gold tiles."""
    value = 0.0
    for tile in range(4):
        marks = state.commons.gold_marks[tile]
        if seat in marks:
            values = GOLD_VALUES[tile][state.commons.gold[tile]]
            value += values[min(marks.index(seat), 2)] * gold_sets(state, seat, tile)
    return value


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


def promised(state: SetiState, seat: int) -> float:
    """What the open decision and the effects behind it will still bring."""
    value = 0.0
    for task in state.agendas[seat]:
        if isinstance(task, Resolve):
            value += worth(task.ops[task.index :]) * task.times
        elif isinstance(task, PutAway):
            card = state.scopes[task.scope].card
            value += OTHER[LIKELY] * (MISSION_WORTH[card] + sum(SLOT_WORTH[card])) + (END_WORTH if SCORES_AT_END[card] else 0.0)
        elif isinstance(task, TechChoice | TechStep):
            value += OTHER[TECH]
        elif isinstance(task, Scanning):
            value += (2 - (task.done & 3).bit_count()) * (OTHER[SIGNAL] + PRICES[DATA])
        elif isinstance(task, MarkOne | MarkOneOf | SingleSignal):
            value += OTHER[SIGNAL] + PRICES[DATA]
        elif isinstance(task, Tracing | TraceStep):
            value += OTHER[TRACE]
        elif isinstance(task, Tucking):
            value += INCOME_PRICES[CREDIT] * (ROUNDS - state.number)
        else:
            value += promised_else(task)
    return value


def promised_else(task: object) -> float:
    if isinstance(task, Taking | TakingAlien):
        return OTHER[CHOICE]
    if isinstance(task, Moving):
        return OTHER[MOVE] * task.points
    if isinstance(task, DiscardFor | ProbeSignals):
        return (OTHER[SIGNAL] + PRICES[DATA]) * task.left
    if isinstance(task, SectorSignals):
        return (OTHER[SIGNAL] + PRICES[DATA]) * task.op.count
    if isinstance(task, DiscardExchanged):
        return -OTHER[CARD] * task.left
    if isinstance(task, Received):
        return PRICES[CREDIT]
    if isinstance(task, DataSpaces):
        return 2 * PRICES[DATA]
    if isinstance(task, FreeLanding):
        return 8.0
    if isinstance(task, GoldChoice):
        return 8.0
    return 0.0


def rival_prospects(state: SetiState, rival: Rival) -> float:
    """What the human player can do about the solo rival: its progress and the objectives that are not done (SE-12.8).

    Its score is left out, at the end, too: it comes whatever the player does, and would only make the end of a turn look bad.
    """
    now = max(0, state.number - 1)
    value = PROGRESS[now] * (ROUND_TRIP * (len(rival.deck) + len(rival.played)) + rival.progress)
    if rival.level > 1:
        value += OBJECTIVES[now] * (len(rival.objectives) + len(rival.stack))
        value += TASKS_DONE[now] * sum([marks.bit_count() for marks in rival.marks])
    return value
