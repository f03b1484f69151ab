"""How well a seat stands, as a bot sees it (the unit is a point)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.seti.actions import Pass
from starboard.games.seti.effect import Resolve
from starboard.games.seti.free import DiscardExchanged, Received
from starboard.games.seti.hand import Taking, TakingAlien, Tucking
from starboard.games.seti.milestones import GoldChoice
from starboard.games.seti.objectives import TASKS
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
    ENERGY,
    FOSSIL,
    INCOME_PRICES,
    LIKELY,
    MISSION_WORTH,
    MOVE,
    OTHER,
    PRICES,
    PUBLICITY,
    SIGNAL,
    SLOT_WORTH,
    TECH,
    TECH_PRICES,
    TRACE,
    probe_worth,
    star_worth,
    worth,
)

if TYPE_CHECKING:
    from starboard.games.seti.player import Player
    from starboard.games.seti.rival import Rival
    from starboard.games.seti.state import SetiState

WEIGHTS: Final = [0.9, 0.8, 0.25, 0.9, 0.5, 0.7, 0.4, 1.0, 2.0, 0.7, 0.8, 3.0, 0.4, 1.6]
"""Of the stock, the hand, sets to come on gold tiles, probes, the best opponent, data on the computer, the hand in the last round, cards
beyond the limit, publicity enough to research, resources in excess, a round for a scoring card, a message, the stock in the last round,
technologies."""
STOCK: Final = 0
HAND: Final = 1
GROWTH: Final = 2
PROBES: Final = 3
OPPONENT: Final = 4
ANALYSIS: Final = 5
LAST_HAND: Final = 6
SURPLUS: Final = 7
RESEARCH: Final = 8
EXCESS: Final = 9
SCORING: Final = 10
MESSAGES: Final = 11
LAST_STOCK: Final = 12
TECHS: Final = 13
PLENTY: Final = 4
LONGEST_TURN: Final = 60
RIVAL_TURN: Final = 6.5
"""Points that the solo rival makes of a card."""


def evaluate(state: SetiState, seat: int) -> float:
    """Own prospects less those of the strongest other player, after the turn that is under way has been played to its end."""
    if state.free and state.active == seat:
        state = after_turn(state, seat)
    if state.over:
        values = [float(player.score) for player in state.players]
    else:
        values = [prospects(state, player) for player in range(len(state.players))]
    if state.rival is not None:
        return values[0] - values[1]
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - WEIGHTS[OPPONENT] * max(others) if others else values[seat]


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
    if state.rival is not None and state.is_rival(seat):
        return rival_prospects(state, state.rival)
    rounds = ROUNDS - state.number
    idle = rounds == 0 and player.passed
    value = player.score + gold_prospects(state, seat, rounds)
    for card in player.scoring:
        value += card_worth(state, seat, card) + WEIGHTS[SCORING] * rounds
    for card in player.played:
        value += card_worth(state, seat, card)
    if not idle:
        value += stock(player) * (WEIGHTS[STOCK] if rounds else WEIGHTS[LAST_STOCK]) + promised(state, seat)
        for space in player.probes:
            value += WEIGHTS[PROBES] * probe_worth(state, seat, space)
        value += hand_prospects(player) * (WEIGHTS[HAND] if rounds else WEIGHTS[LAST_HAND])
        value += mission_prospects(state, seat) + WEIGHTS[MESSAGES] * len(player.messages) * min(1, rounds)
    for income, count in enumerate(player.incomes):
        value += INCOME_PRICES[income] * count * rounds
    left = WEIGHTS[TECHS] * (rounds + 0.5) / ROUNDS
    techs = player.techs
    for tech, price in enumerate(TECH_PRICES):
        if techs >> tech & 1:
            value += price * left
    for target in range(8):
        markers = state.commons.markers[target]
        if markers:
            value += star_worth(markers, seat, target)
    return value


def hand_prospects(player: Player) -> float:
    """The best cards that can be kept, and a little for each one more."""
    values = sorted([CARD_WORTH[card] for card in player.hand], reverse=True)
    return sum(values[:HAND_LIMIT]) + WEIGHTS[SURPLUS] * max(0, len(values) - HAND_LIMIT)


def stock(player: Player) -> float:
    """Credits, energy, publicity, data and exofossils; much of a thing is worth less."""
    value = PRICES[CREDIT] * saturated(player.credits) + PRICES[ENERGY] * saturated(player.energy) + PRICES[PUBLICITY] * player.publicity
    value += PRICES[DATA] * player.data + PRICES[FOSSIL] * player.exofossils + WEIGHTS[ANALYSIS] * player.top
    return value + WEIGHTS[RESEARCH] if player.publicity >= 6 else value


def saturated(amount: int) -> float:
    return float(amount) if amount <= PLENTY else PLENTY + WEIGHTS[EXCESS] * (amount - PLENTY)


def gold_prospects(state: SetiState, seat: int, rounds: int) -> float:
    """Gold tiles that are marked: the sets of today and those that may be added."""
    value = 0.0
    for tile in range(4):
        marks = state.commons.gold_marks[tile]
        if seat in marks:
            values = GOLD_VALUES[tile][state.commons.gold[tile]]
            sets = gold_sets(state, seat, tile)
            value += values[min(marks.index(seat), 2)] * (sets + WEIGHTS[GROWTH] * rounds)
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
    """What the human player can do about the solo rival: objectives that are not done (SE-12.8).

    Its own turns are left out: they come whatever the player does, and would only make the end of a turn look bad.
    """
    if rival.level == 1:
        return 0.0
    rounds = ROUNDS - state.number
    step = RIVAL_TURN * (rounds + 0.3) / 12
    value = 5.0 * (len(rival.objectives) + len(rival.stack))
    if rounds:
        value += 3 * step * max(0, state.number - rival.completed)
    for place, tile in enumerate(rival.objectives):
        value -= 4.0 * rival.marks[place].bit_count() / len(TASKS[tile])
    return value
