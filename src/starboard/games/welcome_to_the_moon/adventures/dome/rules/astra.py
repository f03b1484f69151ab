"""ASTRA in The Dome: high bonuses of the skyscrapers, the crew against her astronaut cards (WM-S)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.rules.effects import ASTRONAUT
from starboard.games.welcome_to_the_moon.rules.marking import MarkedSheet
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceCard, with_majority
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.dome.rules.adventure import Dome


@final
class DomeCard(RaceCard):
    def __init__(self, dome: Dome) -> None:
        super().__init__(dome, boxes=8, per_race=1, fixed=10, per_level=2)
        self.dome = dome

    def terms(self, state: MoonState, sheets: list[Sheet]) -> list[Term]:
        assert state.astra is not None
        points = self.dome.crew_points(cast("MarkedSheet", sheets[0]), state.astra.held[ASTRONAUT])
        return with_majority(super().terms(state, sheets), "dome-term-crew", points)
