"""Gaining and paying: credits, energy, publicity, data, victory points, exofossils (SE-7.3, SE-8.5, SE-9.5)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import Pay, Show, Stop
from starboard.games.seti.content.names import payment_text
from starboard.games.seti.content.numbers import CREDITS, DATA, ENERGY, EXOFOSSILS, MAX_PUBLICITY, POOL, PUBLICITY, RESOURCES, VP
from starboard.games.seti.events import Gained, Paid
from starboard.games.seti.rules import objectives
from starboard.games.seti.rules.choices import Choice, ask, short
from starboard.games.seti.rules.conditions import Condition, condition_of
from starboard.games.seti.rules.counters import Counter, counter_of
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.operation import Op, compiled, operation
from starboard.games.seti.rules.rival import receive
from starboard.games.seti.rules.triggers import Trigger, trigger_of
from starboard.games.seti.source import Lasting
from starboard.games.seti.state import SetiState

FEWER_CARDS: Final = Barred("SE-9.9", message("refused-fewer-cards"))


def gain(state: SetiState, seat: int, resource: int, amount: int) -> None:
    """Gain some of a resource; publicity stops at 10, data beyond 6 in the pool is lost (SE-7.3, SE-8.5)."""
    if amount <= 0:
        return
    if state.is_rival(seat):
        receive(state, resource, amount)
        return
    player = state.players[seat]
    if resource == CREDITS:
        player.credits += amount
    elif resource == ENERGY:
        player.energy += amount
    elif resource == PUBLICITY:
        amount = min(amount, MAX_PUBLICITY - player.publicity)
        player.publicity += amount
    elif resource == DATA:
        amount = min(amount, POOL - player.data)
        player.data += amount
    elif resource == VP:
        player.score += amount
    else:
        player.exofossils += amount
    if state.journal is not None and amount:
        state.tell(Gained(seat, RESOURCES[resource], amount))
    if state.rival is not None:
        objectives.look(state)


def pay(state: SetiState, seat: int, resource: int, amount: int) -> None:
    """Pay some of a resource; data always come from the pool (SE-9.5.2)."""
    player = state.players[seat]
    if resource == CREDITS:
        player.credits -= amount
    elif resource == ENERGY:
        player.energy -= amount
    elif resource == PUBLICITY:
        player.publicity -= amount
    elif resource == DATA:
        player.data -= amount
    else:
        player.exofossils -= amount


def amount_of(state: SetiState, seat: int, resource: int) -> int:
    player = state.players[seat]
    if resource == CREDITS:
        return player.credits
    if resource == ENERGY:
        return player.energy
    if resource == PUBLICITY:
        return player.publicity
    if resource == DATA:
        return player.data
    return player.exofossils if resource == EXOFOSSILS else player.score


@final
class Gain(Op):
    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        gain(state, seat, self.resource, self.amount * times)

    def data(self) -> int:
        return self.amount if self.resource == DATA else 0

    def for_rival(self, state: SetiState, source: int) -> None:
        receive(state, self.resource, self.amount)


@operation("gain")
def gain_op(p: dict[str, int]) -> Op:
    ((resource, amount),) = p.items()
    return Gain(RESOURCES.index(resource), amount)


@final
class PayOp(Op):
    """Part of a reward that must be paid (SE-9.5)."""

    def __init__(self, resource: int, amount: int) -> None:
        self.resource = resource
        self.amount = amount

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        pay(state, seat, self.resource, self.amount)


@operation("pay")
def pay_op(p: dict[str, int]) -> Op:
    ((resource, amount),) = p.items()
    return PayOp(RESOURCES.index(resource), amount)


@final
class MayPay(Op):
    """An optional payment, once or as often as wanted; each resolves what it buys (SE-9.5)."""

    def __init__(self, resource: int, amount: int, often: bool, then: list[Op]) -> None:
        self.resource = resource
        self.amount = amount
        self.often = often
        self.then = then

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if amount_of(state, seat, self.resource) >= self.amount:
            state.push(seat, OptionalPayment(self, source))


@operation("may_pay")
def may_pay_op(p: dict[str, Any]) -> Op:
    ((resource, amount),) = p["cost"].items()
    return MayPay(RESOURCES.index(resource), amount, p["times"] == "any", compiled(p["then"]))


@final
class OptionalPayment(Choice):
    def __init__(self, offer: MayPay, source: int) -> None:
        self.offer = offer
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        if amount_of(state, seat, self.offer.resource) < self.offer.amount:
            return [Stop()]
        return [Pay(), Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, Pay):
            pay(state, seat, self.offer.resource, self.offer.amount)
            if state.journal is not None:
                state.tell(Paid(seat, RESOURCES[self.offer.resource], self.offer.amount))
            if self.offer.often and amount_of(state, seat, self.offer.resource) >= self.offer.amount:
                state.push(seat, self)
            state.push(seat, Resolve(self.offer.then, 0, self.source, 1, False))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return short("SE-9.5", RESOURCES[self.offer.resource], self.offer.amount) if isinstance(action, Pay) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-pay", what=payment_text(RESOURCES[self.offer.resource], self.offer.amount))

    def rule(self) -> str:
        return "SE-9.5"


@final
class If(Op):
    """Test now, once (SE-9.5)."""

    def __init__(self, condition: Condition, then: list[Op]) -> None:
        self.condition = condition
        self.then = then

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if self.condition.holds(state, seat, source):
            state.push(seat, Resolve(self.then, 0, source, 1, False))


@operation("if")
def if_op(p: dict[str, Any]) -> Op:
    return If(condition_of(p["condition"]), compiled(p["then"]))


@final
class Per(Op):
    """Every amount multiplied by a counter (SE-9.5)."""

    def __init__(self, counter: Counter, then: list[Op]) -> None:
        self.counter = counter
        self.then = then

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if self.counter.shown():
            if state.players[seat].hand:
                ask(state, seat, ShowCards(self, source))
            return
        self.settle(state, seat, source, self.counter.value(state, seat, source))

    def settle(self, state: SetiState, seat: int, source: int, count: int) -> None:
        if count > 0:
            state.push(seat, Resolve(self.then, 0, source, count, False))


@operation("per")
def per_op(p: dict[str, Any]) -> Op:
    return Per(counter_of(p["count"]), compiled(p["then"]))


@final
class ShowCards(Choice):
    """How many fitting cards to show; they stay in hand (SE-9.9)."""

    def __init__(self, per: Per, source: int) -> None:
        self.per = per
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [Show(count) for count in range(self.per.counter.value(state, seat, self.source), -1, -1)]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, Show)
        if action.count:
            state.reveal()
        self.per.settle(state, seat, self.source, action.count)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return FEWER_CARDS if isinstance(action, Show) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-show")

    def rule(self) -> str:
        return "SE-9.9"


PUBLICITY_TO_MOVE = "publicity_to_move"
ASTEROIDS_FREE = "asteroids_free"
NO_PUBLICITY = "no_publicity"


@final
class ThisTurn(Op):
    """An effect that lasts until the end of the turn: a rule, or a reward when something happens (SE-9.10)."""

    def __init__(self, rule: str, trigger: Trigger | None, then: list[Op], once: bool) -> None:
        self.rule = rule
        self.trigger = trigger
        self.then = then
        self.once = once
        self.number = len(LASTING)
        LASTING.append(self)

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        state.lasting.append(Lasting(self.number, source, 0, False))


LASTING: list[ThisTurn] = []
"""All lasting effects of the contents, by number."""


@operation("this_turn")
def this_turn_op(p: dict[str, Any]) -> Op:
    if "rule" in p:
        return ThisTurn(str(p["rule"]), None, [], False)
    return ThisTurn("", trigger_of(p["when"]), compiled(p["then"]), p["limit"] == "once")


def rule_applies(state: SetiState, seat: int, rule: str) -> bool:
    """Whether a rule of a card played this turn holds for the seat (SE-9.10)."""
    if not state.lasting or seat != state.active:
        return False
    return any(LASTING[lasting.effect].rule == rule for lasting in state.lasting)
