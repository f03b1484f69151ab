"""ASTRA in The Journey: stations' high multipliers, zones against her energy cards (WM-S)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.rules.effects import ENERGY
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceCard, majority, with_majority
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.journey.rules.adventure import Journey


@final
class JourneyCard(RaceCard):
    def __init__(self, journey: Journey) -> None:
        super().__init__(journey, boxes=10, per_race=2, fixed=5, per_level=1, letters="AB")
        self.journey = journey

    def terms(self, state: MoonState, sheets: list[Sheet]) -> list[Term]:
        assert state.astra is not None
        points = majority(len(self.journey.filled_zones(sheets[0])), state.astra.held[ENERGY] // 2)
        return with_majority(super().terms(state, sheets), "journey-term-most-zones", points)
