"""How well a seat stands, as a bot sees it (the unit is about a point)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.engine.actions import Action
from starboard.games.seti.actions import (
    Analyse,
    BuyCard,
    CompleteMission,
    EndTurn,
    Exchange,
    Land,
    MoveForEnergy,
    Orbit,
    Pass,
    PlaceData,
    PlayCard,
    Research,
    Scan,
    UseCorner,
)
from starboard.games.seti.effect import Op, Resolve
from starboard.games.seti.free import DiscardExchanged, Received
from starboard.games.seti.hand import Taking
from starboard.games.seti.probes import MoveOp, Moving
from starboard.games.seti.resources import Gain
from starboard.games.seti.scan import Scanning, ScanOp
from starboard.games.seti.scoring import card_worth, gold_worth
from starboard.games.seti.signal_effects import SignalOp, SingleSignal
from starboard.games.seti.signals import MarkOne, MarkOneOf
from starboard.games.seti.solar import travel
from starboard.games.seti.technologies import ResearchOp, TechChoice, TechStep
from starboard.games.seti.terms import DATA_SLOTS, ROUNDS
from starboard.games.seti.traces import TraceOp, TraceStep, Tracing

if TYPE_CHECKING:
    from starboard.games.seti.state import SetiState

CREDIT: Final = 1.5
ENERGY: Final = 1.6
PUBLICITY: Final = 0.9
DATA: Final = 1.4
CARD: Final = 1.1
TECH: Final = 7.0
PROBE: Final = 5.5
INCOME: Final = 3.0
MISSION: Final = 3.0
SIGNAL: Final = 1.5
FOSSIL: Final = 3.0
TRACE: Final = 5.0
MOVE: Final = 1.0


GAINS: Final = [CREDIT, ENERGY, PUBLICITY, DATA, 1.0, FOSSIL]
"""Worth of a credit, an energy, a publicity, a data token, a point and an exofossil."""


def evaluate(state: SetiState, seat: int) -> float:
    """Own prospects less those of the strongest other player."""
    if state.over:
        worth = [float(player.score) for player in state.players]
    else:
        worth = [prospects(state, player) for player in range(len(state.players))]
    others = [value for other, value in enumerate(worth) if other != seat]
    return worth[seat] - 0.5 * max(others) if others else worth[seat]


def prospects(state: SetiState, seat: int) -> float:
    """The score, what is certain at the end, and what resources may still become."""
    player = state.players[seat]
    if state.is_rival(seat):
        return float(player.score)
    left = (ROUNDS - state.number + 0.5) / ROUNDS
    value = float(player.score)
    for tile in range(4):
        value += gold_worth(state, seat, tile)
    for card in player.scoring:
        value += card_worth(state, seat, card)
    stock = CREDIT * player.credits + ENERGY * player.energy + CARD * len(player.hand) + PUBLICITY * player.publicity
    stock += DATA * (player.data + player.top) + 0.5 * player.bottom.bit_count() + FOSSIL * player.exofossils
    value += stock * min(1.0, left + 0.1)
    rounds = max(0, ROUNDS - state.number)
    value += INCOME * sum(player.incomes) * rounds
    value += TECH * player.techs.bit_count() * left + MISSION * len(player.missions) * min(1.0, 2 * left)
    value += probe_worth(state, seat) * min(1.0, 2 * left)
    return value + signal_worth(state, seat) + promised(state, seat)


def promised(state: SetiState, seat: int) -> float:
    """What the open decision and the effects behind it will still bring."""
    if seat >= state.seats:
        return 0.0
    value = 0.0
    for task in state.agendas[seat]:
        if isinstance(task, TechChoice | TechStep):
            value += TECH
        elif isinstance(task, Scanning):
            value += (2 - (task.done & 3).bit_count()) * (DATA + SIGNAL)
        elif isinstance(task, MarkOne | MarkOneOf | SingleSignal):
            value += DATA + SIGNAL
        elif isinstance(task, Tracing | TraceStep):
            value += TRACE
        elif isinstance(task, Taking):
            value += CARD
        elif isinstance(task, Moving):
            value += MOVE * task.points
        elif isinstance(task, DiscardExchanged):
            value -= CARD * task.left
        elif isinstance(task, Received):
            value += CREDIT
        elif isinstance(task, Resolve):
            value += sum([worth_of(op) for op in task.ops[task.index :]]) * task.times
    return value


def worth_of(op: Op) -> float:
    """A rough price of an effect that is still to be resolved."""
    if isinstance(op, Gain):
        return GAINS[op.resource] * op.amount
    if isinstance(op, ResearchOp):
        return TECH
    if isinstance(op, TraceOp):
        return TRACE * op.count
    if isinstance(op, SignalOp):
        return (DATA + SIGNAL) * op.count
    if isinstance(op, ScanOp):
        return 2 * (DATA + SIGNAL)
    if isinstance(op, MoveOp):
        return MOVE * op.points
    return CARD


def probe_worth(state: SetiState, seat: int) -> float:
    """Probes are worth more the nearer they are to a planet where they can orbit or land."""
    value = 0.0
    planets = state.sky().planets
    for space in state.players[seat].probes:
        points = travel(state.commons.setting, space)
        nearest = min([points[planets[planet]] for planet in (0, 1, 3, 4, 5, 6, 7)])
        value += PROBE + max(0, 4 - nearest) * 1.2
    return value


def signal_worth(state: SetiState, seat: int) -> float:
    """Signals in sectors count by the chance to win them."""
    value = 0.0
    for star in range(8):
        markers = state.commons.markers[star]
        mine = markers.count(seat)
        if mine:
            value += SIGNAL * mine * (0.5 + len(markers) / DATA_SLOTS[star])
    return value


PROMISE: Final[dict[type[Action], float]] = {
    CompleteMission: 3.0,
    Land: 3.0,
    Orbit: 2.5,
    Analyse: 3.0,
    Research: 2.0,
    PlayCard: 1.5,
    PlaceData: 1.5,
    Scan: 1.2,
    MoveForEnergy: 0.2,
    EndTurn: 0.5,
    BuyCard: -0.5,
    UseCorner: -0.7,
    Exchange: -1.0,
    Pass: -2.0,
}


def weigh(_state: SetiState, _seat: int, legal: list[Action]) -> list[float]:
    """What usually pays: missions, landings and analyses before exchanges; passing last."""
    return [PROMISE.get(type(action), 0.0) for action in legal]
