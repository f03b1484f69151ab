"""ASTRA in the adventures with race bonuses, and majorities against her cards (WM-S.16, WM-S.17)."""

from __future__ import annotations

from typing import cast

from starboard.engine.errors import Refusal
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout
from starboard.games.welcome_to_the_moon.sheet import FIRST, MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.solo.rules.astra import SoloRules, has_majority
from starboard.games.welcome_to_the_moon.state import MoonState


class RaceRules(SoloRules):
    """Her effect crosses off the high value of one race bonus; the player's own high values give solo bonuses (WM-S.16)."""

    def __init__(self, layout: MarkedLayout) -> None:
        super().__init__(layout.number)
        self.race_ids = layout.race_ids

    def earned(self, state: MoonState, sheets: list[Sheet]) -> int:
        return self.bonuses_for(cast("MarkedSheet", sheets[0]).races.count(FIRST))

    def targets(self, state: MoonState, letter: int) -> list[str]:
        return [id for race, id in enumerate(self.race_ids) if not state.closed >> race & 1]

    def out_of_reach(self, state: MoonState, target: str) -> Refusal:
        if target not in self.race_ids:
            return Refusal("refused-symbol", rule="WM-S.12", symbol=target)
        return Refusal("refused-closed", rule="WM-S.16")

    def strike(self, state: MoonState, letter: int, target: str) -> None:
        state.closed |= 1 << self.race_ids.index(target)


def majority(ranking: list[int], mine: int, hers: int) -> int:
    """The first place of a ranking with at least as many as ASTRA, else the second; nothing for none (WM-S.17)."""
    return 0 if not mine else ranking[0] if has_majority(mine, hers) else ranking[1]


def with_majority(terms: list[Term], key: str, points: int) -> list[Term]:
    """The score with the points of its majority as they are against ASTRA."""
    return [Term(key, points) if term.key == key else term for term in terms]
