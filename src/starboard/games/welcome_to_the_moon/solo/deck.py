"""One draw pile, three open cards, six pairs: the deck of a player alone (WM-S.4, WM-S.6, WM-S.7, WM-S.13)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.rng import Rng
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.deck import FRONTS, ORDINARY, Combinations

OPEN: Final = 3
PAIRS: Final[list[tuple[int, int]]] = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
"""The open card whose number and the one whose effect is taken."""

FIRST_LETTER: Final = len(FRONTS)
"""Effect cards are numbered after the starship cards."""


def is_letter(card: int) -> bool:
    return card >= FIRST_LETTER


@final
class SoloDeck(Combinations):
    """Frozen. `pile` is drawn from its end. What ASTRA holds and what has left the game is in none of the piles."""

    def __init__(self, pile: list[int], open: list[int], discard: list[int], out: list[int], second: bool) -> None:
        pairs = PAIRS if len(open) == OPEN else []
        super().__init__([open[number] for number, _ in pairs], [open[effect] for _, effect in pairs])
        self.pile = pile
        self.open = open
        self.discard = discard
        self.out = out
        self.second = second

    @staticmethod
    def dealt(rng: Rng, cards: list[int] = ORDINARY) -> SoloDeck:
        """The three effect cards lie somewhere in the last third (WM-S.4)."""
        cards = rng.shuffled(cards)
        third = len(cards) // 3
        letters = [FIRST_LETTER + letter for letter in range(len(LETTERS))]
        return SoloDeck(pile=rng.shuffled(cards[:third] + letters) + cards[third:], open=[], discard=[], out=[], second=False)

    def pair(self, combination: int) -> tuple[int, int]:
        """The open cards that give a combination its number and its effect."""
        return PAIRS[self.sources[combination]]

    def unused(self, combination: int) -> int:
        """The open card that a combination leaves (WM-S.10)."""
        return OPEN - sum(self.pair(combination))

    def next_effects(self, combination: int) -> list[int]:
        return []

    def left(self) -> int:
        return len(self.pile)

    def times_drawn(self, letter: int) -> int:
        """How often the effect card of that letter has been drawn."""
        return int(self.second) + int(FIRST_LETTER + letter in self.discard)

    def turns_left(self) -> int:
        """About how many turns there will be: in the second pass two cards of each turn of the first come back."""
        return len(self.pile) // OPEN if self.second else (len(self.pile) + len(self.discard) + 2 * len(self.pile) // OPEN) // OPEN

    def exhausted(self) -> bool:
        """No three starship cards can be drawn any more (WM-S.20)."""
        cards = self.pile if self.second else self.pile + self.discard
        return sum(1 for card in cards if not is_letter(card)) < OPEN

    def cleared(self, leaving: int) -> SoloDeck:
        """After the turn: the open card at this place leaves the deck, the others are discarded (WM-S.10)."""
        kept = [card for place, card in enumerate(self.open) if place != leaving]
        out = [*self.out, self.open[leaving]]
        return SoloDeck(pile=self.pile, open=[], discard=self.discard + kept, out=out, second=self.second)

    def drawn(self, rng: Rng) -> SoloDeck:
        """One more card lies open, or an effect card on the discard pile; an empty pile is shuffled once (WM-S.6, WM-S.13)."""
        deck = self
        if not self.pile:
            deck = SoloDeck(pile=rng.shuffled(self.discard), open=self.open, discard=[], out=self.out, second=True)
        card, pile = deck.pile[-1], deck.pile[:-1]
        if is_letter(card):
            return SoloDeck(pile=pile, open=deck.open, discard=[*deck.discard, card], out=deck.out, second=deck.second)
        return SoloDeck(pile=pile, open=[*deck.open, card], discard=deck.discard, out=deck.out, second=deck.second)

    def redealt(self, rng: Rng) -> SoloDeck:
        """In the first pass effect cards can only lie in what is left of the last third."""
        cards = rng.shuffled(sorted(card for card in self.pile if not is_letter(card)))
        letters = sorted(card for card in self.pile if is_letter(card))
        if self.second:
            pile = rng.shuffled(sorted(self.pile))
        else:
            third = (len(self.cards_in_play()) - len(LETTERS)) // 3
            below = min(len(self.pile), third + len(LETTERS)) - len(letters)
            pile = rng.shuffled(cards[:below] + letters) + cards[below:]
        return SoloDeck(pile=pile, open=self.open, discard=self.discard, out=self.out, second=self.second)

    def cards_in_play(self) -> list[int]:
        return self.pile + self.open + self.discard + self.out
