"""ASTRA in The Dome: high bonuses of the skyscrapers, the crew against her astronaut cards (WM-S.16, WM-S.17)."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.rules.scoring import crew_points
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceRules, with_majority
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class DomeAstra(RaceRules):
    def __init__(self, layout: DomeLayout) -> None:
        super().__init__(layout)
        self.layout = layout

    def compared(self, sheets: list[Sheet]) -> int:
        return cast("MarkedSheet", sheets[0]).count(self.layout.crew.icons)

    def terms(self, state: MoonState, sheets: list[Sheet]) -> list[Term]:
        assert state.astra is not None
        points = crew_points(self.layout, cast("MarkedSheet", sheets[0]), self.in_majority(state.astra))
        return with_majority(super().terms(state, sheets), "dome-term-crew", points)
