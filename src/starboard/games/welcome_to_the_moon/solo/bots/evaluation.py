"""ASTRA as bots see her: the points that she will have, and what solo bonuses save (WM-S.10, WM-S.11, WM-S.15)."""

from __future__ import annotations

from typing import Final

from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.solo.deck import OPEN
from starboard.games.welcome_to_the_moon.solo.rules.astra import SoloRules, deck_of, spare_bonuses
from starboard.games.welcome_to_the_moon.state import MoonState

CHEAP: Final = 0.75
"""The card left to ASTRA is worth so much of an average one."""
SPARED: Final = 0.85
"""The part of her dearest card that a solo bonus is worth to a bot."""


class AstraJudge:
    """`per_point` is what a point of her cards is worth in the end."""

    def __init__(self, rules: SoloRules, per_point: int = 1) -> None:
        self.rules = rules
        self.per_point = per_point

    def expected_points(self, state: MoonState, astra: Astra) -> float:
        """Her points at the end: with the cards she will get, and without those that solo bonuses will spare."""
        turns = deck_of(state).turns_left()
        points = astra.opponent.points
        cards = self.per_point * CHEAP * sum(points) / len(points) * turns
        spared = self.spared(astra) * min(spare_bonuses(state, state.sheets, astra), turns)
        return self.her_points(astra) + self.coming(state, astra) + cards - spared

    def last_points(self, state: MoonState, astra: Astra) -> float:
        """Her points when the match ends with this turn: a solo bonus can still spare the card that she is about to get."""
        points = float(sum(term.points for term in self.rules.her_terms(astra)))
        return points if state.endings or spare_bonuses(state, state.sheets, astra) else points + self.coming(state, astra)

    def her_points(self, astra: Astra) -> float:
        """Her score, without the steps of a track."""
        return float(sum(term.points for term in self.rules.her_terms(astra)))

    def spared(self, astra: Astra) -> float:
        """What a solo bonus will save."""
        return self.per_point * SPARED * max(astra.opponent.points)

    def gain(self, state: MoonState) -> float:
        """What the solo bonuses for one more deed of the player are worth; nothing when ASTRA does not play."""
        return 0.0 if state.astra is None else self.rules.per_deeds * self.spared(state.astra) / self.rules.deeds

    def coming(self, state: MoonState, astra: Astra) -> int:
        """What the card that the player leaves this turn is worth to her."""
        return 0 if astra.used == EMPTY or len(deck_of(state).open) < OPEN else self.left_by(state, astra, astra.used)

    def left_by(self, state: MoonState, astra: Astra, combination: int) -> int:
        """What she gets when the player takes this combination."""
        return self.card_points(state, astra, deck_of(state).unused(combination))

    def card_points(self, state: MoonState, astra: Astra, place: int) -> int:
        """What the open card at this place is worth to her."""
        return self.per_point * astra.opponent.points[astra.best_effect(deck_of(state).open[place])]


def turns_left(state: MoonState, usual: int) -> int:
    """Turns to come at most: with ASTRA by her deck, with people so many as are usual."""
    return max(0, usual - state.turn) if state.astra is None else deck_of(state).turns_left()
