"""ASTRA in The Colony: quarters' high bonuses, astronauts against her astronaut cards (WM-S.16, WM-S.17)."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import ColonyLayout
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceRules, majority, with_majority
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class ColonyAstra(RaceRules):
    def __init__(self, layout: ColonyLayout) -> None:
        super().__init__(layout)
        self.layout = layout

    def compared(self, sheets: list[Sheet]) -> int:
        return cast("MarkedSheet", sheets[0]).count(self.layout.tracks["astronaut"].icons)

    def terms(self, state: MoonState, sheets: list[Sheet]) -> list[Term]:
        assert state.astra is not None
        points = majority(self.layout.ranking, self.compared(sheets), self.in_majority(state.astra))
        return with_majority(super().terms(state, sheets), "colony-term-astronauts", points)
