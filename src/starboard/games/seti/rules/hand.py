"""Cards to and from the hand: taking, tucking for income, corners of other cards (SE-8.4, SE-9.2, SE-9.5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from msgspec.structs import replace

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import DECK, CardUse, PickCard, Stop
from starboard.games.seti.content import SHARED_BOARD
from starboard.games.seti.content.cards import CARD_IDS, CARD_INCOME, CARD_OF
from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.events import RowTaken, Tucked
from starboard.games.seti.rules.choices import BARS, Choice, ask, card_bar, not_in_hand
from starboard.games.seti.rules.deck import discard_openly, draw, has_card, refill, take_alien, take_from_row, top_card
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.printed import CORNER, INCOME
from starboard.games.seti.rules.rival import PER_INCOME, advance
from starboard.games.seti.source import RETURNED, TUCKED
from starboard.games.seti.state import SetiState

NOT_IN_HAND: Final = not_in_hand("SE-8.4")
NO_INCOME: Final = Barred("SE-8.4", message("refused-no-income"))
MUST_TUCK: Final = Barred("SE-2.2", message("refused-must-tuck"))
OTHER_CARD: Final = Barred("SE-9.5", message("refused-other-card"))
NOT_ON_OFFER: Final = Barred("SE-9.5", message("refused-not-on-offer"))


def tuck(state: SetiState, seat: int, card: int) -> None:
    """Put a card under the income card and gain its income once (SE-8.4)."""
    player = state.players[seat]
    player.tucked.append(card)
    player.incomes[CARD_INCOME[card]] += 1
    if state.journal is not None:
        state.tell(Tucked(seat, CARD_IDS[card]))
    state.push(seat, Resolve(INCOME[CARD_INCOME[card]], 0, NOBODY, 1, False))


@final
class IncomeOp(Op):
    """So many times a hand card may be tucked (SE-8.4)."""

    form: ClassVar = printed("income", count=int)
    symbol: ClassVar = "income"

    def __init__(self, form: Any) -> None:
        self.count: int = form.count
        self.rest: list[Op] = [IncomeOp(replace(form, count=self.count - 1))] if self.count > 1 else []

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if self.rest:
            state.push(seat, Resolve(self.rest, 0, source, 1, False))
        if state.players[seat].hand:
            state.push(seat, TUCKING)

    def for_rival(self, state: SetiState, source: int) -> None:
        advance(state, PER_INCOME * self.count)

    def text(self) -> Message:
        return message("op-income", amount=self.count)


@final
class Tucking(Choice):
    """Which card to tuck; in the set-up one must be (SE-2.2.4, O12)."""

    def __init__(self, must: bool) -> None:
        self.must = must

    def options(self, state: SetiState, seat: int) -> list[Action]:
        cards: list[Action] = [PickCard(CARD_IDS[card], "tuck") for card in state.players[seat].hand]
        return cards if self.must else [*cards, Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, PickCard):
            card = CARD_OF[action.card]
            state.players[seat].hand.remove(card)
            tuck(state, seat, card)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return MUST_TUCK if isinstance(action, Stop) else card_bar(action, "tuck", NOT_IN_HAND)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-tuck-first" if self.must else "ask-tuck")

    def rule(self) -> str:
        return "SE-8.4"


def tuck_bar(state: SetiState, seat: int, action: Action) -> Barred | None:
    """Cards are tucked only when an income effect says so (SE-8.4)."""
    return card_bar(action, "tuck", NO_INCOME)


BARS[PickCard] = tuck_bar
TUCKING: Final = Tucking(False)
FIRST_TUCK: Final = Tucking(True)


@final
class TuckThisCard(Op):
    """The card being resolved may be tucked itself (SE-9.5)."""

    form: ClassVar = printed("income_this_card")

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        state.push(seat, TuckThis(source))

    def text(self) -> Message:
        return message("op-income-this-card")


@final
class TuckThis(Choice):
    def __init__(self, source: int) -> None:
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickCard(CARD_IDS[state.sources[self.source].card], "tuck"), Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, PickCard):
            source = state.sources[self.source]
            source.fate = TUCKED
            tuck(state, seat, source.card)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return card_bar(action, "tuck", OTHER_CARD)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-tuck-this")

    def rule(self) -> str:
        return "SE-9.5"


@final
class ReturnThisCard(Op):
    form: ClassVar = printed("return_this_card")

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        state.sources[source].fate = RETURNED

    def text(self) -> Message:
        return message("op-return-this-card")


# -- taking cards


@final
class DrawOp(Op):
    """Deck cards, one after the other (SE-9.5)."""

    form: ClassVar = printed("draw", count=int)
    symbol: ClassVar = "card?"

    def __init__(self, form: Any) -> None:
        self.count: int = form.count

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        for _ in range(self.count):
            draw(state, seat)

    def for_rival(self, state: SetiState, source: int) -> None:
        advance(state, self.count)

    def text(self) -> Message:
        return message("op-card", source="deck", count=self.count)


@final
class TakeOp(Op):
    """Cards of choice: each from the row or the top of the deck (SE-9.5)."""

    form: ClassVar = printed("take", count=int)
    symbol: ClassVar = "card"

    def __init__(self, form: Any) -> None:
        self.count: int = form.count
        self.rest: list[Op] = [TakeOp(replace(form, count=self.count - 1))] if self.count > 1 else []

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if self.rest:
            state.push(seat, Resolve(self.rest, 0, source, 1, False))
        take_card(state, seat, source)

    def for_rival(self, state: SetiState, source: int) -> None:
        advance(state, self.count)

    def text(self) -> Message:
        return message("op-card", source="row_or_deck", count=self.count)


def take_card(state: SetiState, seat: int, source: int) -> None:
    if has_card(state) or max(state.board.row) != NOBODY:
        ask(state, seat, Taking(source))


def cards_on_offer(state: SetiState) -> list[str]:
    """Row cards and, if there is one, the top of the deck."""
    cards = [CARD_IDS[card] for card in state.board.row if card != NOBODY]
    return [*cards, DECK] if has_card(state) else cards


def take_offered(state: SetiState, seat: int, card: str) -> int:
    if card == DECK:
        return draw(state, seat)
    return take_from_row(state, seat, state.board.row.index(CARD_OF[card]))


@final
class Taking(Choice):
    def __init__(self, source: int) -> None:
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickCard(card, "take") for card in cards_on_offer(state)]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickCard)
        card = take_offered(state, seat, action.card)
        if self.source != NOBODY:
            state.sources[self.source].taken = card

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return card_bar(action, "take", NOT_ON_OFFER)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-take")

    def rule(self) -> str:
        return "SE-9.5"


@final
class WholeRowOp(Op):
    """All row cards, then the row is refilled (SE-9.5)."""

    form: ClassVar = printed("take_row")
    symbol: ClassVar = "card"

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        row = state.board.row
        for slot in range(len(row)):
            if row[slot] != NOBODY:
                state.players[seat].hand.append(row[slot])
                row[slot] = NOBODY
        if state.journal is not None:
            state.tell(RowTaken(seat))
        refill(state)

    def text(self) -> Message:
        return message("op-card", source="whole_row", count=SHARED_BOARD.card_row)


@final
class AlienCardOp(Op):
    """A card of the species concerned: the top of its deck or its face-up card (SE-10.1.5)."""

    form: ClassVar = printed("alien_card")
    symbol: ClassVar = "alien_card"

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        slot = state.sources[source].species
        if state.board.alien_decks[slot] or state.board.alien_open[slot] != NOBODY:
            ask(state, seat, TakingAlien(slot))

    def for_rival(self, state: SetiState, source: int) -> None:
        advance(state, 1)

    def text(self) -> Message:
        return message("op-alien-card", sign="alien_card")


@final
class TakingAlien(Choice):
    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, state: SetiState, seat: int) -> list[Action]:
        found: list[Action] = []
        if state.board.alien_open[self.slot] != NOBODY:
            found.append(PickCard(CARD_IDS[state.board.alien_open[self.slot]], "take"))
        if state.board.alien_decks[self.slot]:
            found.append(PickCard(DECK, "take"))
        return found

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickCard)
        take_alien(state, seat, self.slot, action.card != DECK)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return card_bar(action, "take", NOT_ON_OFFER)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-take-alien")

    def rule(self) -> str:
        return "SE-10.1.5"


# -- corners of other cards


@final
class CornerOfTaken(Op):
    """Show the card just taken, keep it, gain its corner (SE-9.5)."""

    form: ClassVar = printed("corner_of_taken_card")

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        card = state.sources[source].taken
        if card != NOBODY:
            state.push(seat, Resolve(CORNER[card], 0, NOBODY, 1, False))

    def text(self) -> Message:
        return message("op-corner-of-taken-card")


@final
class RowForCorners(Op):
    """Discard the row, gain each corner in any order, refill (SE-9.5)."""

    form: ClassVar = printed("discard_row_for_corners")

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        row = state.board.row
        cards = [card for card in row if card != NOBODY]
        for slot in range(len(row)):
            row[slot] = NOBODY
        for card in cards:
            discard_openly(state, seat, card)
        state.push(seat, REFILL)
        if cards:
            ask(state, seat, CornerOrder(tuple(cards)))

    def text(self) -> Message:
        return message("op-discard-row-for-corners")


@final
class CornerOrder(Choice):
    """Which corner comes next (SE-9.5)."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickCard(CARD_IDS[card], "corner") for card in self.cards]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickCard)
        chosen = CARD_OF[action.card]
        rest = tuple([card for card in self.cards if card != chosen])
        if len(rest) > 1:
            state.push(seat, CornerOrder(rest))
        elif rest:
            state.push(seat, Resolve(CORNER[rest[0]], 0, NOBODY, 1, False))
        state.push(seat, Resolve(CORNER[chosen], 0, NOBODY, 1, False))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return card_bar(action, "corner", OTHER_CARD)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-corner-order")

    def rule(self) -> str:
        return "SE-9.5"


@final
class Refill(Step[SetiState]):
    """After the last row discard of a card (SE-7.1.4)."""

    def run(self, state: SetiState, seat: int) -> None:
        refill(state)


REFILL: Final = Refill()


@final
class DrawAndSplit(Op):
    """Draw three cards: one for its corner, one for its income, one to keep (SE-10.3)."""

    form: ClassVar = printed("draw_and_split", draw=int)

    def __init__(self, form: Any) -> None:
        self.draw: int = form.draw

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        player = state.players[seat]
        for _ in range(self.draw):
            card = top_card(state)
            if card != NOBODY:
                player.drawn.append(card)
        if player.drawn:
            state.push(seat, SPLITS[0])

    def text(self) -> Message:
        return message("op-draw-and-split", count=self.draw)


@final
class Splitting(Choice):
    """Which of the drawn cards is discarded for its corner, then which for its income (SE-10.3)."""

    def __init__(self, use: CardUse) -> None:
        self.use = use

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickCard(CARD_IDS[card], self.use) for card in state.players[seat].drawn]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickCard)
        player = state.players[seat]
        card = CARD_OF[action.card]
        player.drawn.remove(card)
        discard_openly(state, seat, card)
        if self.use == "corner" and player.drawn:
            state.push(seat, SPLITS[1])
            state.push(seat, Resolve(CORNER[card], 0, NOBODY, 1, False))
        elif self.use == "corner":
            state.push(seat, Resolve(CORNER[card], 0, NOBODY, 1, False))
        else:
            player.hand += player.drawn
            player.drawn = []
            state.push(seat, Resolve(INCOME[CARD_INCOME[card]], 0, NOBODY, 1, False))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return card_bar(action, self.use, OTHER_CARD)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-split", use=self.use)

    def rule(self) -> str:
        return "SE-10.3"


SPLITS: Final = [Splitting("corner"), Splitting("income")]


OPERATIONS.announce(IncomeOp, TuckThisCard, ReturnThisCard, DrawOp, TakeOp, WholeRowOp, AlienCardOp)
OPERATIONS.announce(CornerOfTaken, RowForCorners, DrawAndSplit)
