"""Paying: credits stand in for titanium, ice and nanocarbon, moons may be discarded on the way (AE-1.3, AE-1.5, AE-1.7)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Task
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Decline, DiscardMoon, Pay, Take
from starboard.games.andromedas_edge.content import NOTHING, names
from starboard.games.andromedas_edge.content.moons import MOON_GAIN, MOON_IDS, MOON_OF
from starboard.games.andromedas_edge.content.resources import AMOUNT_IDS, ANY, BASIC, CREDIT, ENERGY, ICE, NANOCARBON, TACTICS, TITANIUM, VP
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.gains import (
    ANY_BUNDLES,
    TAKE_ANY,
    Bundle,
    WrongSum,
    bundle_of,
    hand_over,
    score,
    stock_of,
    take_units,
    within,
)
from starboard.games.andromedas_edge.rules.moons import NO_SUCH_MOON, discard_for_gain
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.state import EVENT, EdgeState

_pays: dict[Bundle, Action] = {}


def pay_action(bundle: Bundle) -> Action:
    found = _pays.get(bundle)
    if found is None:
        found = Pay(*bundle)
        _pays[bundle] = found
    return found


@final
class Cost:
    """An amount to pay; `less` units of the payer's choice are remitted, `energy` may stand in for anything (AE-1.7, AE-20.6)."""

    def __init__(self, what: list[int], less: int = 0, energy: bool = False) -> None:
        self.what = what
        self.less = less
        self.energy = energy
        self.basics = what[TITANIUM] + what[ICE] + what[NANOCARBON] + what[BASIC]


FREE: Final = Cost([0] * len(AMOUNT_IDS))
NOTHING_DUE: Final = Pay()


def moons_usable(state: EdgeState, seat: int) -> bool:
    """Moons pay on the own turn only, and never during an event (AE-1.5)."""
    return seat == state.active and state.phase != EVENT


@final
class Means:
    """What a player can pay with: resources of the stock and of unplaced moons, units of any kind that moons give, VP (AE-7.1)."""

    def __init__(self, stock: list[int], wild: int, vp: int) -> None:
        self.stock = stock
        self.wild = wild
        self.vp = vp

    def lacking(self, cost: Cost) -> int:
        """How many units are missing to pay a cost."""
        return max(0, shortage(self.stock, cost) - self.wild) + max(0, cost.what[VP] - self.vp)


def means_of(state: EdgeState, seat: int) -> Means:
    stock = stock_of(state, seat)
    wild = 0
    if moons_usable(state, seat):
        for moon in state.players[seat].unplaced:
            gain = MOON_GAIN[moon]
            for resource in range(TACTICS + 1):
                stock[resource] += gain[resource]
            wild += gain[ANY]
    return Means(stock, wild, state.players[seat].vp)


def payable(state: EdgeState, seat: int, cost: Cost) -> bool:
    return missing(state, seat, cost) == 0


def missing(state: EdgeState, seat: int, cost: Cost) -> int:
    return means_of(state, seat).lacking(cost)


def shortage(stock: list[int], cost: Cost) -> int:
    """How many units of a cost a stock does not cover."""
    what = cost.what
    energy, credits = stock[ENERGY] - what[ENERGY], stock[CREDIT] - what[CREDIT]
    short = max(0, -energy) + max(0, what[TACTICS] - stock[TACTICS]) + max(0, -credits)
    due = 0
    if cost.basics:
        have = max(0, credits)
        if cost.energy:
            have += max(0, energy)
        titanium, ice, nanocarbon = stock[TITANIUM], stock[ICE], stock[NANOCARBON]
        if what[BASIC]:
            have += titanium + ice + nanocarbon
        else:
            have += min(titanium, what[TITANIUM]) + min(ice, what[ICE]) + min(nanocarbon, what[NANOCARBON])
        due = max(0, cost.basics - cost.less)
        short += max(0, due - have)
    if what[ANY]:
        named = what[ENERGY] + what[TACTICS] + what[CREDIT] + due
        spare = sum(stock) - (named - short)
        short += max(0, what[ANY] - (0 if cost.basics else cost.less) - spare)
    return short


def payments(state: EdgeState, seat: int, cost: Cost) -> list[Bundle]:
    """All ways to pay a cost from stock."""
    what = cost.what
    stock = stock_of(state, seat)
    if state.players[seat].vp < what[VP]:
        return []
    found = basic_payments(stock, cost) if cost.basics else [(what[0], 0, 0, 0, what[4], what[5])]
    units = max(0, what[ANY] - (0 if cost.basics else cost.less))
    if units:
        whole: set[Bundle] = set()
        for base in found:
            for more in ANY_BUNDLES[min(units, len(ANY_BUNDLES) - 1)]:
                whole.add(
                    (base[0] + more[0], base[1] + more[1], base[2] + more[2], base[3] + more[3], base[4] + more[4], base[5] + more[5])
                )
        found = sorted(whole)
    return [bundle for bundle in found if within(bundle, stock)]


def basic_payments(stock: list[int], cost: Cost) -> list[Bundle]:
    """Ways to pay titanium, ice and nanocarbon: each by itself, by credits, or by energy where that is allowed."""
    what = cost.what
    need = max(0, cost.basics - cost.less)
    wild = what[BASIC]
    found: list[Bundle] = []
    for titanium in range(min(what[TITANIUM] + wild, stock[TITANIUM], need) + 1):
        for ice in range(min(what[ICE] + wild, stock[ICE], need - titanium) + 1):
            for nano in range(min(what[NANOCARBON] + wild, stock[NANOCARBON], need - titanium - ice) + 1):
                rest = need - titanium - ice - nano
                found += [
                    (what[ENERGY] + energy, titanium, ice, nano, what[CREDIT] + rest - energy, what[TACTICS])
                    for energy in range((rest if cost.energy else 0) + 1)
                ]
    return found


def price_options(state: EdgeState, seat: int, cost: Cost) -> list[Action]:
    """Complete payments, and moons that may be discarded before paying (AE-1.5)."""
    options: list[Action] = [pay_action(bundle) for bundle in payments(state, seat, cost)]
    if options == [NOTHING_DUE]:
        return options
    if moons_usable(state, seat):
        options += [DiscardMoon(MOON_IDS[moon]) for moon in sorted(set(state.players[seat].unplaced))]
    return options


def pay(state: EdgeState, seat: int, cost: Cost, action: Pay) -> None:
    if cost.what[VP]:
        score(state, seat, -cost.what[VP])
    hand_over(state, seat, bundle_of(action), -1)


# -- why not

NOT_SO_MUCH: Final = Bar("AE-1.5", "barred-not-so-much")
NO_MOONS_PAY: Final = Bar("AE-1.5", "barred-no-moons-pay")


@final
class TooDear(Bar):
    """What a cost cannot be paid for."""

    def __init__(self, rule: str, cost: Cost, lacking: int) -> None:
        super().__init__(rule, "barred-too-dear")
        self.cost = cost
        self.lacking = lacking

    def refusal(self) -> Refusal:
        cost = names.amounts(self.cost.what)
        return Refusal("barred-too-dear", rule=self.rule, cost=cost, less=self.cost.less, lacking=self.lacking)


def price_bar(state: EdgeState, seat: int, cost: Cost, rule: str) -> Bar | None:
    lacking = missing(state, seat, cost)
    return TooDear(rule, cost, lacking) if lacking else None


@final
class WrongPayment(Bar):
    """What is paid is not what is due."""

    def __init__(self, cost: Cost) -> None:
        super().__init__("AE-1.3", "barred-wrong-payment")
        self.cost = cost

    def refusal(self) -> Refusal:
        return Refusal("barred-wrong-payment", rule=self.rule, cost=names.amounts(self.cost.what), less=self.cost.less)


# -- moons on the way


def discard_to_pay(state: EdgeState, seat: int, moon: int, cost: Cost) -> None:
    """Discard a moon while paying: what it leaves free to choose must let the cost be paid (AE-1.5, AE-6.4)."""
    units = MOON_GAIN[moon][ANY]
    if units:
        state.queue(Ask(seat, TakingToPay(units, cost)))
    discard_for_gain(state, seat, moon, choose=units == 0)


@final
class TakingToPay(Choice):
    """Which resources a moon of free choice gives while something is being paid."""

    def __init__(self, count: int, cost: Cost) -> None:
        self.count = count
        self.cost = cost

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        found = TAKE_ANY[self.count]
        return [action for action in found if isinstance(action, Take) and self.pays(state, seat, action)] or found

    def pays(self, state: EdgeState, seat: int, action: Take) -> bool:
        """Whether the cost can be paid with these resources."""
        bundle = bundle_of(action)
        player, board = state.players[seat], state.board
        stock, hand = player.stock, player.hand
        player.stock = [amount + bundle[kind] for kind, amount in enumerate(stock)]
        player.hand = hand + [NOTHING] * min(bundle[TACTICS], len(board.tactics) + len(board.tactics_discard))
        paid = payable(state, seat, self.cost)
        player.stock, player.hand = stock, hand
        return paid

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        take_units(state, seat, action)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if not isinstance(action, Take):
            return None
        return WrongPayment(self.cost) if sum(bundle_of(action)) == self.count else WrongSum("AE-20.1", self.count, False)

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-take", count=self.count)

    def rule(self) -> str:
        return "AE-1.5"


# -- the question


@final
class Paying(Choice):
    """How to pay; what follows happens when all is paid. An optional payment may be declined."""

    def __init__(self, cost: Cost, then: Task[Any] | None, optional: bool, otherwise: Task[Any] | None) -> None:
        self.cost = cost
        self.then = then
        self.optional = optional
        self.otherwise = otherwise

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        options = price_options(state, seat, self.cost)
        return [*options, Decline()] if self.optional else options

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, DiscardMoon):
            state.queue(Ask(seat, self))
            discard_to_pay(state, seat, MOON_OF[action.moon], self.cost)
        elif isinstance(action, Pay):
            if self.then is not None:
                state.queue(self.then)
            pay(state, seat, self.cost, action)

    def skipped(self, state: EdgeState, seat: int) -> None:
        """A moon gave less than it shows, as no tactics card was left: the cost is not paid at all (AE-1.5, AE-1.13)."""
        if self.otherwise is not None:
            state.queue(self.otherwise)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if isinstance(action, Pay):
            return WrongPayment(self.cost) if within(bundle_of(action), stock_of(state, seat)) else NOT_SO_MUCH
        if isinstance(action, DiscardMoon):
            return NO_SUCH_MOON if moons_usable(state, seat) else NO_MOONS_PAY
        return None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-pay-optional" if self.optional else "ask-pay")

    def rule(self) -> str:
        return "AE-1.5"


def charge(
    state: EdgeState, seat: int, cost: Cost, then: Task[Any] | None, optional: bool = False, otherwise: Task[Any] | None = None
) -> None:
    """Ask for a payment, unless nothing is to be paid."""
    if not optional and not any(cost.what):
        if then is not None:
            state.queue(then)
        return
    state.queue(Ask(seat, Paying(cost, then, optional, otherwise)))
