"""ASTRA in the adventures with race bonuses (WM-S.16 to WM-S.19)."""

from __future__ import annotations

from typing import cast

from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.rules.marking import FIRST, EffectAdventure, MarkedSheet
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.state import MoonState


class RaceCard(AdventureCard):
    """Her effect crosses off the high value of one race bonus; the player's own high values give solo bonuses (WM-S.16)."""

    def __init__(self, adventure: EffectAdventure, boxes: int, per_race: int, fixed: int, per_level: int, letters: str = "ABC") -> None:
        super().__init__(boxes, fixed, per_level, letters)
        self.adventure = adventure
        self.per_gain = per_race

    def earned(self, state: MoonState, sheets: list[Sheet]) -> int:
        return self.per_gain * cast("MarkedSheet", sheets[0]).races.count(FIRST)

    def targets(self, state: MoonState, letter: int) -> list[str]:
        return [id for race, id in enumerate(self.adventure.race_ids) if not state.closed >> race & 1]

    def strike(self, state: MoonState, letter: int, target: str) -> None:
        state.closed |= 1 << self.adventure.race_ids.index(target)

    def name_target(self, target: str) -> Message:
        race = self.adventure.race_ids.index(target)
        return message("astra-race", goal=self.adventure.name_race(race), value=self.adventure.race_first[race])


def majority(mine: int, hers: int) -> int:
    """20 points with at least as many as ASTRA, else 10; nothing for none."""
    return 0 if not mine else 20 if mine >= hers else 10


def with_majority(terms: list[Term], key: str, points: int) -> list[Term]:
    """The score with the points of its majority as they are against ASTRA."""
    return [Term(key, points) if term.key == key else term for term in terms]
