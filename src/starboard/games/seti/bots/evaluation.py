"""How well a seat stands, as a bot sees it (the unit is a point)."""

from __future__ import annotations

from typing import Final

from starboard.games.seti.bots.final_score import cards_held, final_score, gold_held, rival_final_score
from starboard.games.seti.bots.policy import weigh
from starboard.games.seti.bots.prices import (
    CARD,
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
    price,
)
from starboard.games.seti.content.cards import SCORES_AT_END
from starboard.games.seti.content.numbers import ROUNDS
from starboard.games.seti.rival import RIVAL, Rival
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.free_actions import DiscardExchanged, Received
from starboard.games.seti.rules.hand import Taking, TakingAlien, Tucking
from starboard.games.seti.rules.milestones import GoldChoice
from starboard.games.seti.rules.planets import DataSpaces, FreeLanding
from starboard.games.seti.rules.playing import PutAway
from starboard.games.seti.rules.probes import Moving
from starboard.games.seti.rules.scan import Scanning
from starboard.games.seti.rules.signal_effects import DiscardFor, ProbeSignals, SectorSignals, SingleSignal
from starboard.games.seti.rules.signals import MarkOne, MarkOneOf
from starboard.games.seti.rules.technologies import TechChoice, TechStep
from starboard.games.seti.rules.trace_effects import TraceStep, Tracing
from starboard.games.seti.rules.turn import MainAction
from starboard.games.seti.state import SetiState

OPPONENT: Final = 0.5
"""How much the best opponent's prospects count against one's own."""
LONGEST_TURN: Final = 60


def evaluate(state: SetiState, seat: int) -> float:
    """How well one seat stands among all."""
    return standings(state)[seat]


def standings(state: SetiState) -> list[float]:
    """Each seat's prospects less those of the strongest other player, after the turn that is under way has been played to its end."""
    if 0 <= state.active < state.seats and not state.over:
        state = after_turn(state, state.active)
    values = [foreseen(state, seat) for seat in range(state.seats)]
    if state.rival is not None:
        return [values[0] - rival_foreseen(state, state.rival)]
    return [value - OPPONENT * max(values[:seat] + values[seat + 1 :]) for seat, value in enumerate(values)]


def after_turn(state: SetiState, seat: int) -> SetiState:
    """The rest of a turn that is under way, as it looks best action by action: half a turn cannot be compared with a whole one.

    A turn in which one can only pass is played, too.
    """
    if begins_turn(state, seat):
        return state
    twin = state.clone()
    number = twin.round_number
    for _ in range(LONGEST_TURN):
        if twin.active != seat or twin.round_number != number or twin.decision(seat) is None or begins_turn(twin, seat):
            break
        legal = twin.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            weights = weigh(twin, seat, legal)
            action = legal[weights.index(max(weights))]
        twin.play(seat, action)
    return twin


def begins_turn(state: SetiState, seat: int) -> bool:
    """Whether a turn in which something can be done lies before the seat."""
    choice = state.decision(seat)
    return state.fresh and isinstance(choice, MainAction) and len(choice.options(state, seat)) > 1


def foreseen(state: SetiState, seat: int) -> float:
    """The final score as it may be foreseen."""
    player = state.players[seat]
    if state.over:
        return float(player.score)
    if state.round_number == ROUNDS and player.passed:
        return player.score + gold_held(state, seat) + cards_held(state, seat)
    return outstanding(state, seat) + final_score(state, seat)


def rival_foreseen(state: SetiState, rival: Rival) -> float:
    return float(state.players[RIVAL].score) if state.over else rival_final_score(state, rival)


def outstanding(state: SetiState, seat: int) -> float:
    """What the open decision and the effects behind it will still bring."""
    value = 0.0
    for task in state.agendas[seat]:
        if isinstance(task, Resolve):
            value += price(task.ops[task.index :]) * task.times
        elif isinstance(task, PutAway):
            card = state.sources[task.source].card
            value += OTHER[LIKELY] * (MISSION_WORTH[card] + sum(SLOT_WORTH[card])) + (END_WORTH if SCORES_AT_END[card] else 0.0)
        elif isinstance(task, (TechChoice, TechStep)):
            value += OTHER[TECH]
        elif isinstance(task, Scanning):
            value += (2 - (task.done & 3).bit_count()) * (OTHER[SIGNAL] + PRICES[DATA])
        elif isinstance(task, (MarkOne, MarkOneOf, SingleSignal)):
            value += OTHER[SIGNAL] + PRICES[DATA]
        elif isinstance(task, (Tracing, TraceStep)):
            value += OTHER[TRACE]
        elif isinstance(task, Tucking):
            value += INCOME_PRICES[CREDIT] * (ROUNDS - state.round_number)
        else:
            value += outstanding_else(task)
    return value


def outstanding_else(task: object) -> float:
    if isinstance(task, (Taking, TakingAlien)):
        return OTHER[CHOICE]
    if isinstance(task, Moving):
        return OTHER[MOVE] * task.points
    if isinstance(task, (DiscardFor, ProbeSignals)):
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
