"""ASTRA in any adventure: her effect cards, solo bonuses, her score, the end (WM-S.12, WM-S.15 to WM-S.21)."""

from __future__ import annotations

from abc import abstractmethod
from typing import cast

from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.content import EFFECTS, LETTERS
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.solo.content import adventure_card
from starboard.games.welcome_to_the_moon.solo.deck import SoloDeck
from starboard.games.welcome_to_the_moon.state import AstraRules, MoonState


class SoloRules(AstraRules):
    """By the adventure card; what her effect does is said by the adventure."""

    def __init__(self, adventure: int) -> None:
        card = adventure_card(adventure)
        super().__init__(card.solo_bonuses)
        self.deeds = card.deeds
        self.per_deeds = card.bonuses
        self.with_effect: list[bool] = [letter in card.effects for letter in LETTERS]
        self.strikes = card.strikes
        self.fixed = card.fixed
        self.per_level = card.per_level
        self.majority_effect = EMPTY if card.majority is None else EFFECTS.index(card.majority.effect)
        self.majority_cards = 1 if card.majority is None else card.majority.cards

    def bonuses_for(self, deeds: int) -> int:
        """Solo bonuses for what the player has done (WM-S.15)."""
        return deeds // self.deeds * self.per_deeds

    def in_majority(self, astra: Astra) -> int:
        """What she has where the player is compared with her cards (WM-S.17)."""
        return astra.held[self.majority_effect] // self.majority_cards

    def compared(self, sheets: list[Sheet]) -> int:
        """What the player has of it."""
        return 0

    def carry_out(self, state: MoonState, letter: int, second: bool) -> None:
        if self.with_effect[letter]:
            assert state.astra is not None
            for _ in range(self.strikes):
                state.queue(state.astra.tasks.strikes[letter])

    def bar_target(self, state: MoonState, letter: int, target: str) -> Refusal | None:
        return None if target in self.targets(state, letter) else self.out_of_reach(state, target)

    @abstractmethod
    def out_of_reach(self, state: MoonState, target: str) -> Refusal:
        """Why the effect cannot hit this."""

    def opened(self, state: MoonState) -> None:
        """Nothing happens yet."""

    def terms(self, state: MoonState, sheets: list[Sheet]) -> list[Term]:
        return state.adventure.terms(sheets, 0)

    def her_terms(self, astra: Astra) -> list[Term]:
        return [
            Term("astra-term-cards", astra.points()),
            Term("astra-term-fixed", self.fixed),
            Term("astra-term-level", astra.level * self.per_level),
        ]

    def wins_ties(self, state: MoonState) -> bool:
        return False

    def track(self, astra: Astra) -> int | None:
        return None

    def endings(self, state: MoonState, astra: Astra) -> list[Message]:
        return [message("astra-end-deck")] if deck_of(state).exhausted() else []


def has_majority(mine: int, hers: int) -> bool:
    """With something of one's own, and at least as much as ASTRA (WM-S.17)."""
    return mine > 0 and mine >= hers


def deck_of(state: MoonState) -> SoloDeck:
    return cast("SoloDeck", state.stacks)


def bonuses(state: MoonState, sheets: list[Sheet]) -> int:
    """Boxes circled so far (WM-S.15)."""
    astra = state.adventure.astra
    return min(astra.boxes, astra.earned(state, sheets))


def spare_bonuses(state: MoonState, sheets: list[Sheet], astra: Astra) -> int:
    """Solo bonuses circled and not crossed (WM-S.11)."""
    return bonuses(state, sheets) - astra.spent
