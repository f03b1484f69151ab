"""The starship cards in three stacks: what they show, revealing, shuffling again (WM-0.3, WM-0.7, WM-C.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from starboard.engine.rng import Rng
from starboard.games.welcome_to_the_moon.content import DECK, EFFECTS, EXTRA_CARDS, ExtraCard
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, HALF, X

STACKS: Final = DECK.stacks
MOST: Final = 6
"""As many combinations as a turn offers of ordinary cards (WM-S.7)."""

NUMBER: Final[list[int]] = [card.number for card in DECK.cards]
EFFECT: Final[list[int]] = [EFFECTS.index(card.effect) for card in DECK.cards]
ORDINARY: Final[list[int]] = list(range(len(DECK.cards)))
HIGHEST: Final = max(NUMBER)


def numbers_of(card: ExtraCard) -> list[int]:
    """Numbers as sheets write them."""
    return [X if number == "X" else int(number) if number == int(number) else HALF + int(number) for number in card.numbers]


def trios() -> dict[str, list[int]]:
    """Extra cards are numbered after the ordinary ones."""
    found: dict[str, list[int]] = {}
    first = len(ORDINARY)
    for name, cards in EXTRA_CARDS.items():
        found[name] = list(range(first, first + len(cards)))
        first += len(cards)
    return found


TRIOS: Final = trios()
FRONTS: Final[list[list[int]]] = [[number] for number in NUMBER] + [numbers_of(card) for trio in EXTRA_CARDS.values() for card in trio]
"""The number of each card, or those among which it lets choose (WM-C.4)."""
BACKS: Final[list[list[int]]] = [[effect] for effect in EFFECT] + [
    [EFFECTS.index(effect) for effect in card.effects] for trio in EXTRA_CARDS.values() for card in trio
]
"""The effect of each card, or those among which it lets choose."""
NOT_FLIPPED: Final[list[int]] = [EMPTY]


class Combinations(ABC):
    """What a turn offers: numbers with an effect each, counted from 0. Frozen, so states share them.

    `fronts[i]` is the card whose number source i shows and `backs[i]` the one whose effect, none before the first turn. A source is a
    stack or, alone, a pair of open cards. It gives a combination for each choice that its cards leave (WM-C.34).
    """

    def __init__(self, fronts: list[int], backs: list[int]) -> None:
        self.fronts = fronts
        self.backs = backs
        self.numbers: list[int] = []
        self.effects: list[int] = []
        self.sources: list[int] = []
        for source, front in enumerate(fronts):
            effects = BACKS[backs[source]] if backs else NOT_FLIPPED
            for number in FRONTS[front]:
                for effect in effects:
                    self.numbers.append(number)
                    self.effects.append(effect)
                    self.sources.append(source)
        self.offered = len(self.sources)

    def number(self, combination: int) -> int:
        return self.numbers[combination]

    def effect(self, combination: int) -> int:
        return self.effects[combination]

    def repeats(self, combination: int) -> bool:
        """Whether it differs from the one before in its effect alone."""
        return (
            combination > 0
            and self.sources[combination] == self.sources[combination - 1]
            and self.numbers[combination] == self.numbers[combination - 1]
        )

    @abstractmethod
    def next_effects(self, combination: int) -> list[int]:
        """What is known of the next turn's effect: one, or those among which its card lets choose."""

    @abstractmethod
    def left(self) -> int:
        """Turns before the cards are shuffled again, or cards to be drawn."""

    @abstractmethod
    def redealt(self, rng: Rng) -> Combinations:
        """Cards that lie face down in another order that is as likely."""

    @abstractmethod
    def cards_in_play(self) -> list[int]:
        """All cards that take part."""


@final
class Stacks(Combinations):
    """Frozen: revealing gives new stacks, so states share them.

    `cards[i][top]` lies number side up on stack i, what comes before it has been discarded. `flipped[i]` is the card last turned over.
    `held[i]` is the card that was the effect of the turn of the last reshuffle and so missed it; empty before the first one.
    """

    def __init__(self, cards: list[list[int]], top: int, flipped: list[int], held: list[int]) -> None:
        super().__init__([stack[top] for stack in cards], flipped)
        self.cards = cards
        self.top = top
        self.flipped = flipped
        self.held = held

    @staticmethod
    def dealt(rng: Rng, cards: list[int] = ORDINARY) -> Stacks:
        """63 cards shuffled into three stacks of 21 (WM-0.5.3), or as many as take part (WM-C.34)."""
        deck = rng.shuffled(cards)
        size = len(deck) // STACKS
        return Stacks(cards=[deck[stack * size : (stack + 1) * size] for stack in range(STACKS)], top=0, flipped=[], held=[])

    def next_effects(self, combination: int) -> list[int]:
        """The number side also shows the effect on its own back (WM-0.3)."""
        return BACKS[self.fronts[self.sources[combination]]]

    def left(self) -> int:
        return len(self.cards[0]) - self.top

    def revealed(self, rng: Rng) -> Stacks:
        """The next turn's stacks. The last card flipped stays as the effect; the rest of its pile is shuffled (WM-0.7.3)."""
        flipped = [cards[self.top] for cards in self.cards]
        if self.left() > 1:
            return Stacks(cards=self.cards, top=self.top + 1, flipped=flipped, held=self.held)
        piles = [self.cards[stack][:-1] + self.held[stack : stack + 1] for stack in range(STACKS)]
        return Stacks(cards=[rng.shuffled(pile) for pile in piles], top=0, flipped=flipped, held=flipped)

    def redealt(self, rng: Rng) -> Stacks:
        """Cards that lie face down in another order. Before the first reshuffle nobody knows which stack holds which card."""
        seen = self.top + 1
        hidden = [sorted(cards[seen:]) for cards in self.cards]
        if self.held:
            hidden = [rng.shuffled(cards) for cards in hidden]
        else:
            pool = rng.shuffled(sorted(card for cards in hidden for card in cards))
            size = len(hidden[0])
            hidden = [pool[stack * size : (stack + 1) * size] for stack in range(STACKS)]
        cards = [self.cards[stack][:seen] + hidden[stack] for stack in range(STACKS)]
        return Stacks(cards=cards, top=self.top, flipped=self.flipped, held=self.held)

    def cards_in_play(self) -> list[int]:
        return [card for pile in [*self.cards, self.held] for card in pile]
