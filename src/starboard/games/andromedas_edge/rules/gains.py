"""Gaining and losing: resources, tactics cards, VP (AE-1.2, AE-19.1, AE-20.2)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, ClassVar, Final, final

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import printed
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import DiscardCard, Pay, Take
from starboard.games.andromedas_edge.content import Amounts, names
from starboard.games.andromedas_edge.content.cards import TACTIC_IDS, TACTIC_OF
from starboard.games.andromedas_edge.content.resources import ANY, BASIC, BASIC_KINDS, RESOURCE_IDS, TACTICS, VP, amounts
from starboard.games.andromedas_edge.events import CardDiscarded, CardsDrawn, EndTriggered, Gained, Lost, Scored
from starboard.games.andromedas_edge.rules.counters import counter, counter_text
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.state import EdgeState

Bundle = tuple[int, int, int, int, int, int]


def bundles(count: int, kinds: tuple[int, ...]) -> list[Bundle]:
    """All ways to choose so many units among kinds of resource."""
    chosen = combinations_with_replacement(kinds, count)
    return [(units.count(0), units.count(1), units.count(2), units.count(3), units.count(4), units.count(5)) for units in chosen]


MOST: Final = 8
ANY_BUNDLES: Final[list[list[Bundle]]] = [bundles(count, (0, 1, 2, 3, 4, 5)) for count in range(MOST + 1)]
BASIC_BUNDLES: Final[list[list[Bundle]]] = [bundles(count, BASIC_KINDS) for count in range(MOST + 1)]
TAKE_ANY: Final[list[list[Action]]] = [[Take(*bundle) for bundle in found] for found in ANY_BUNDLES]
TAKE_BASIC: Final[list[list[Action]]] = [[Take(*bundle) for bundle in found] for found in BASIC_BUNDLES]


def bundle_of(action: Pay | Take) -> Bundle:
    return (action.energy, action.titanium, action.ice, action.nanocarbon, action.credit, action.tactics)


NOT_IN_HAND: Final = Bar("AE-1.2", "barred-not-in-hand")
NOT_SO_MUCH: Final = Bar("AE-1.5", "barred-not-so-much")


@final
class WrongSum(Bar):
    """So many units are to be chosen, of certain kinds."""

    def __init__(self, rule: str, count: int, basic: bool) -> None:
        super().__init__(rule, "barred-wrong-sum")
        self.count = count
        self.basic = basic

    def refusal(self) -> Refusal:
        return Refusal("barred-wrong-sum", rule=self.rule, what=names.amount("basic" if self.basic else "any", self.count))


# -- VP and the end of the game


def score(state: EdgeState, seat: int, points: int) -> None:
    """Gain or lose VP; reaching the terminus triggers the end (AE-19.1, OPEN-21)."""
    player = state.players[seat]
    player.vp = max(0, player.vp + points)
    if points and state.journal is not None:
        state.tell(Scored(seat, points, player.vp))
    if player.vp >= state.terminus and not state.end_triggered:
        state.end_triggered = True
        if state.journal is not None:
            state.tell(EndTriggered(seat))


# -- resources


def gain_resource(state: EdgeState, seat: int, resource: int, amount: int) -> None:
    if amount <= 0:
        return
    if resource == TACTICS:
        draw(state, seat, amount)
        return
    state.players[seat].stock[resource] += amount
    if state.journal is not None:
        state.tell(Gained(seat, RESOURCE_IDS[resource], amount))


def lose_resource(state: EdgeState, seat: int, resource: int, amount: int) -> None:
    """Resources other than tactics cards."""
    if amount <= 0:
        return
    state.players[seat].stock[resource] -= amount
    if state.journal is not None:
        state.tell(Lost(seat, RESOURCE_IDS[resource], amount))


def draw(state: EdgeState, seat: int, count: int) -> None:
    """Tactics cards from the deck, reformed from the discards when it is empty (AE-17.4)."""
    board = state.board
    hand = state.players[seat].hand
    drawn = 0
    for _ in range(count):
        if not board.tactics:
            if not board.tactics_discard:
                break
            board.tactics = state.rng.shuffled(sorted(board.tactics_discard))
            board.tactics_discard = []
        hand.append(board.tactics.pop())
        drawn += 1
    if drawn:
        hand.sort()
        if state.journal is not None:
            state.seal(seat)
            state.tell(CardsDrawn(seat, drawn))


def discard(state: EdgeState, seat: int, card: int) -> None:
    """A tactics card goes face up to the discards; its text is not carried out (AE-1.2)."""
    state.players[seat].hand.remove(card)
    state.board.tactics_discard.append(card)
    if state.journal is not None:
        state.tell(CardDiscarded(seat, TACTIC_IDS[card]))


def gain_amounts(state: EdgeState, seat: int, what: list[int], times: int = 1, choose: bool = True) -> None:
    """Fixed amounts at once, then what is freely chosen, unless that is asked elsewhere (AE-20.1)."""
    if what[BASIC]:
        ask_units(state, seat, what[BASIC] * times, True)
    if what[ANY] and choose:
        ask_units(state, seat, what[ANY] * times, False)
    for resource in range(TACTICS + 1):
        if what[resource]:
            gain_resource(state, seat, resource, what[resource] * times)
    if what[VP]:
        score(state, seat, what[VP] * times)


def ask_units(state: EdgeState, seat: int, count: int, basic: bool) -> None:
    while count > 0:
        state.queue(Ask(seat, Taking(min(count, MOST), basic)))
        count -= MOST


def take_units(state: EdgeState, seat: int, action: Take) -> None:
    """Gain resources that were freely chosen."""
    bundle = bundle_of(action)
    for resource in range(TACTICS + 1):
        gain_resource(state, seat, resource, bundle[resource])


@final
class Taking(Choice):
    """Which resources to gain (AE-20.1)."""

    def __init__(self, count: int, basic: bool) -> None:
        self.count = count
        self.basic = basic

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return TAKE_BASIC[self.count] if self.basic else TAKE_ANY[self.count]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        take_units(state, seat, action)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return WrongSum("AE-20.1", self.count, self.basic) if isinstance(action, Take) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-take-basic" if self.basic else "ask-take", count=self.count)

    def rule(self) -> str:
        return "AE-1.2"


# -- losing, giving, discarding


def hand_over(state: EdgeState, seat: int, bundle: Bundle, to: int) -> None:
    """Resources leave a player, to another one or to the supply; which cards go is asked."""
    for resource in range(TACTICS):
        lose_resource(state, seat, resource, bundle[resource])
        if to >= 0:
            gain_resource(state, to, resource, bundle[resource])
    if bundle[TACTICS]:
        state.queue(Ask(seat, Discarding(bundle[TACTICS], to)))


@final
class Discarding(Choice):
    """Which tactics card goes (AE-1.2)."""

    def __init__(self, count: int, to: int) -> None:
        self.count = count
        self.to = to

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        hand = state.players[seat].hand
        if len(hand) <= self.count:
            return [DiscardCard(TACTIC_IDS[card]) for card in hand[:1]]
        return [DiscardCard(TACTIC_IDS[card]) for card in sorted(set(hand))]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, DiscardCard)
        if self.count > 1:
            state.queue(Ask(seat, Discarding(self.count - 1, self.to)))
        card = TACTIC_OF[action.card]
        if self.to >= 0:
            state.players[seat].hand.remove(card)
            state.players[self.to].hand.append(card)
            state.players[self.to].hand.sort()
        else:
            discard(state, seat, card)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NOT_IN_HAND if isinstance(action, DiscardCard) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-discard-card", count=self.count)

    def rule(self) -> str:
        return "AE-1.2"


def stock_of(state: EdgeState, seat: int) -> list[int]:
    """The six resources of a player."""
    player = state.players[seat]
    return [*player.stock, len(player.hand)]


def within(bundle: Bundle, stock: list[int]) -> bool:
    return all(bundle[resource] <= stock[resource] for resource in range(TACTICS + 1))


@final
class Losing(Choice):
    """Which resources of free choice to lose or give (AE-20.2)."""

    def __init__(self, count: int, to: int) -> None:
        self.count = count
        self.to = to

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        stock = stock_of(state, seat)
        count = min(self.count, sum(stock))
        return [Pay(*bundle) for bundle in ANY_BUNDLES[count] if within(bundle, stock)]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, Pay)
        hand_over(state, seat, bundle_of(action), self.to)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if not isinstance(action, Pay):
            return None
        stock = stock_of(state, seat)
        return WrongSum("AE-20.2", min(self.count, sum(stock)), False) if within(bundle_of(action), stock) else NOT_SO_MUCH

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-lose" if self.to < 0 else "ask-give", count=self.count)

    def rule(self) -> str:
        return "AE-20.2"


def part_with(state: EdgeState, seat: int, what: list[int], to: int) -> None:
    """Lose amounts as far as possible, or give them."""
    stock = stock_of(state, seat)
    fixed = [min(what[resource], stock[resource]) for resource in range(TACTICS + 1)]
    if what[ANY]:
        state.queue(Ask(seat, Losing(what[ANY], to)))
    hand_over(state, seat, (fixed[0], fixed[1], fixed[2], fixed[3], fixed[4], fixed[5]), to)
    if what[VP]:
        score(state, seat, -min(what[VP], state.players[seat].vp))


def has_all(state: EdgeState, seat: int, what: list[int]) -> bool:
    stock = stock_of(state, seat)
    for resource in range(TACTICS + 1):
        if what[resource] > stock[resource]:
            return False
    return sum(stock) >= sum(what[: TACTICS + 1]) + what[ANY] + what[BASIC] and state.players[seat].vp >= what[VP]


# -- operations


@final
class Gain(Op):
    form: ClassVar = printed("gain", what=Amounts)
    symbol = "{what}"

    def __init__(self, form: Any) -> None:
        self.what = amounts(form.what)

    def perform(self, state: EdgeState, frame: Frame) -> None:
        gain_amounts(state, frame.seat, self.what)

    def text(self) -> Message:
        return message("text-gain", what=names.amounts(self.what))


@final
class GainPer(Op):
    """So many times as a counter says (AE-20.5)."""

    form: ClassVar = printed("gain_per", per=str, what=Amounts, max_times=(int, 0))
    symbol = "{what} × {per}"

    def __init__(self, form: Any) -> None:
        self.name: str = form.per
        self.per = counter(self.name)
        self.what = amounts(form.what)
        self.most: int = form.max_times

    def perform(self, state: EdgeState, frame: Frame) -> None:
        times = self.per(state, frame.seat)
        if self.most:
            times = min(times, self.most)
        if times:
            gain_amounts(state, frame.seat, self.what, times)

    def text(self) -> Message:
        return message("text-gain-per", what=names.amounts(self.what), each=counter_text(self.name), most=self.most)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return self.per(state, frame.seat) > 0


@final
class Lose(Op):
    form: ClassVar = printed("lose", what=Amounts)
    symbol = "− {what}"

    def __init__(self, form: Any) -> None:
        self.what = amounts(form.what)

    def perform(self, state: EdgeState, frame: Frame) -> None:
        part_with(state, frame.seat, self.what, -1)

    def text(self) -> Message:
        return message("text-lose", what=names.amounts(self.what))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return has_all(state, frame.seat, self.what)


@final
class GiveToSource(Op):
    form: ClassVar = printed("give", what=Amounts)
    symbol = "− {what}"

    def __init__(self, form: Any) -> None:
        self.what = amounts(form.what)

    def perform(self, state: EdgeState, frame: Frame) -> None:
        part_with(state, frame.seat, self.what, frame.source)

    def text(self) -> Message:
        return message("text-give", what=names.amounts(self.what))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return has_all(state, frame.seat, self.what)


OPERATIONS.announce(Gain, GainPer, Lose, GiveToSource)
