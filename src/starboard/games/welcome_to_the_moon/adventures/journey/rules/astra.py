"""ASTRA in The Journey: stations' high multipliers, zones against her energy cards (WM-S.16, WM-S.17)."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.adventures.journey.rules.zones import filled_zones
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceRules, majority, with_majority
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class JourneyAstra(RaceRules):
    def __init__(self, layout: JourneyLayout) -> None:
        super().__init__(layout)
        self.layout = layout

    def compared(self, sheets: list[Sheet]) -> int:
        return len(filled_zones(self.layout, cast("MarkedSheet", sheets[0])))

    def terms(self, state: MoonState, sheets: list[Sheet]) -> list[Term]:
        assert state.astra is not None
        points = majority(self.layout.ranking, self.compared(sheets), self.in_majority(state.astra))
        return with_majority(super().terms(state, sheets), "journey-term-most-zones", points)
