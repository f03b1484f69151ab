"""The starship cards in three stacks: what they show, revealing, shuffling again (WM-0.3, WM-0.7)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from starboard.engine.rng import Rng
from starboard.games.welcome_to_the_moon.content import DECK, EFFECTS

STACKS: Final = 3
MOST: Final = 6
"""As many combinations as a turn ever offers (WM-S.7)."""

NUMBER: Final[list[int]] = [card.number for card in DECK.cards]
EFFECT: Final[list[int]] = [EFFECTS.index(card.effect) for card in DECK.cards]


class Combinations(ABC):
    """What a turn offers: numbers with an effect each, counted from 0. Frozen, so states share them."""

    def __init__(self, offered: int) -> None:
        self.offered = offered

    @abstractmethod
    def number(self, combination: int) -> int: ...

    @abstractmethod
    def effect(self, combination: int) -> int: ...

    @abstractmethod
    def next_effect(self, combination: int) -> int:
        """What is known of the next turn's effect, EMPTY where nothing is."""

    @abstractmethod
    def left(self) -> int:
        """Turns before the cards are shuffled again, or cards to be drawn."""

    @abstractmethod
    def redealt(self, rng: Rng) -> Combinations:
        """Cards that lie face down in another order that is as likely."""

    @abstractmethod
    def count(self) -> int:
        """All cards that take part."""


@final
class Stacks(Combinations):
    """Frozen: revealing gives new stacks, so states share them.

    `cards[i][top]` lies number side up on stack i, what comes before it has been discarded. `flipped[i]` is the card last turned over.
    `held[i]` is the card that was the effect of the turn of the last reshuffle and so missed it; empty before the first one.
    """

    def __init__(self, cards: list[list[int]], top: int, flipped: list[int], held: list[int]) -> None:
        super().__init__(STACKS)
        self.cards = cards
        self.top = top
        self.flipped = flipped
        self.held = held

    @staticmethod
    def dealt(rng: Rng) -> Stacks:
        """63 cards shuffled into three stacks of 21 (WM-0.5.3)."""
        deck = rng.shuffled(list(range(len(NUMBER))))
        size = len(deck) // STACKS
        return Stacks([deck[stack * size : (stack + 1) * size] for stack in range(STACKS)], 0, [], [])

    def number(self, combination: int) -> int:
        return NUMBER[self.cards[combination][self.top]]

    def effect(self, combination: int) -> int:
        return EFFECT[self.flipped[combination]]

    def next_effect(self, combination: int) -> int:
        """The number side also shows the effect on its own back (WM-0.3)."""
        return EFFECT[self.cards[combination][self.top]]

    def left(self) -> int:
        return len(self.cards[0]) - self.top

    def revealed(self, rng: Rng) -> Stacks:
        """The next turn's stacks. The last card flipped stays as the effect; the rest of its pile is shuffled (WM-0.7.3)."""
        flipped = [cards[self.top] for cards in self.cards]
        if self.left() > 1:
            return Stacks(self.cards, self.top + 1, flipped, self.held)
        piles = [self.cards[stack][:-1] + self.held[stack : stack + 1] for stack in range(STACKS)]
        return Stacks([rng.shuffled(pile) for pile in piles], 0, flipped, flipped)

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
        return Stacks(cards, self.top, self.flipped, self.held)

    def count(self) -> int:
        return sum(len(cards) for cards in self.cards) + len(self.held)
