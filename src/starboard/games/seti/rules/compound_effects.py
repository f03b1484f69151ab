"""Operations that hold other ones: optional payments, conditions, counted effects, what lasts this turn (SE-9.5, SE-9.9, SE-9.10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import Pay, Show, Stop
from starboard.games.seti.content import Count, Effects, Happening, Resource, Test
from starboard.games.seti.content.names import payment_text
from starboard.games.seti.content.numbers import NOBODY, RESOURCES
from starboard.games.seti.events import Paid
from starboard.games.seti.rules.choices import Choice, ask, short
from starboard.games.seti.rules.conditions import CONDITIONS
from starboard.games.seti.rules.counters import COUNTERS
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.operation import OPERATIONS, Op, effects_text
from starboard.games.seti.rules.resources import Gain, amount_of, pay
from starboard.games.seti.rules.triggers import EVENTS
from starboard.games.seti.source import Lasting
from starboard.games.seti.state import SetiState

FEWER_CARDS: Final = Barred("SE-9.9", message("refused-fewer-cards"))


@final
class MayPay(Op):
    """An optional payment, once or as often as wanted; each resolves what it buys (SE-9.5)."""

    form: ClassVar = printed("may_pay", resource=Resource, amount=int, then=Effects, often=(bool, False))

    def __init__(self, form: Any) -> None:
        self.resource = RESOURCES.index(form.resource)
        self.amount: int = form.amount
        self.often: bool = form.often
        self.then = OPERATIONS.read_all(form.then, "then")

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if amount_of(state, seat, self.resource) >= self.amount:
            state.push(seat, OptionalPayment(self, source))

    def text(self) -> Message:
        cost = payment_text(RESOURCES[self.resource], self.amount)
        return message("op-may-pay", cost=cost, what=effects_text(self.then), often="any" if self.often else "once")


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

    form: ClassVar = printed("if", condition=Test, then=Effects)

    def __init__(self, form: Any) -> None:
        self.condition = CONDITIONS.read(form.condition, "condition")
        self.then = OPERATIONS.read_all(form.then, "then")

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if self.condition.holds(state, seat, source):
            state.push(seat, Resolve(self.then, 0, source, 1, False))

    def score(self, state: SetiState, seat: int) -> int:
        return points(self.then) if self.condition.holds(state, seat, NOBODY) else 0

    def text(self) -> Message:
        return message("op-if", condition=self.condition.text(), what=effects_text(self.then))


def points(ops: list[Op]) -> int:
    """Of end-of-game cards, which give nothing else (SE-9.13)."""
    return sum([op.amount for op in ops if isinstance(op, Gain)])


@final
class Per(Op):
    """Every amount multiplied by a counter (SE-9.5)."""

    form: ClassVar = printed("per", counter=Count, then=Effects)

    def __init__(self, form: Any) -> None:
        self.counter = COUNTERS.read(form.counter, "counter")
        self.then = OPERATIONS.read_all(form.then, "then")

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if self.counter.shown():
            if state.players[seat].hand:
                ask(state, seat, ShowCards(self, source))
            return
        self.settle(state, seat, source, self.counter.value(state, seat, source))

    def settle(self, state: SetiState, seat: int, source: int, count: int) -> None:
        if count > 0:
            state.push(seat, Resolve(self.then, 0, source, count, False))

    def score(self, state: SetiState, seat: int) -> int:
        return self.counter.value(state, seat, NOBODY) * points(self.then)

    def text(self) -> Message:
        return message("op-per", count=self.counter.text(), what=effects_text(self.then))


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


# -- what lasts until the end of the turn (SE-9.10)

PUBLICITY_TO_MOVE: Final = "publicity_to_move"
ASTEROIDS_FREE: Final = "asteroids_free"
NO_PUBLICITY: Final = "no_publicity"


@final
class ThisTurn(Op):
    """A reward when something happens, the first time or each time."""

    form: ClassVar = printed("this_turn", when=Happening, then=Effects, limit=Literal["once", "each"])

    def __init__(self, form: Any) -> None:
        self.trigger = EVENTS.read(form.when, "when")
        self.then = OPERATIONS.read_all(form.then, "then")
        self.limit: str = form.limit
        self.once = self.limit == "once"

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        state.lasting.append(Lasting(self, source, 0, False))

    def text(self) -> Message:
        return message("op-this-turn", when=self.trigger.text(), what=effects_text(self.then), limit=self.limit)


@final
class ThisTurnRule(Op):
    """A rule that is changed."""

    form: ClassVar = printed("this_turn_rule", rule=Literal["publicity_to_move", "asteroids_free", "no_publicity"])

    def __init__(self, form: Any) -> None:
        self.rule: str = form.rule

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        state.lasting.append(Lasting(self, source, 0, False))

    def text(self) -> Message:
        return message("op-rule", effect=self.rule)


def rule_applies(state: SetiState, seat: int, rule: str) -> bool:
    """Whether a rule of a card played this turn holds for the seat (SE-9.10)."""
    if not state.lasting or seat != state.active:
        return False
    for lasting in state.lasting:
        effect = lasting.effect
        if isinstance(effect, ThisTurnRule) and effect.rule == rule:
            return True
    return False


OPERATIONS.announce(MayPay, If, Per, ThisTurn, ThisTurnRule)
