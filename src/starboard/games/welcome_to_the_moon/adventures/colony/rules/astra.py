"""ASTRA in The Colony: quarters' high bonuses, astronauts against her astronaut cards (WM-S)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.rules.effects import ASTRONAUT
from starboard.games.welcome_to_the_moon.rules.marking import MarkedSheet
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceCard, majority, with_majority
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.colony.rules.adventure import Colony


@final
class ColonyCard(RaceCard):
    def __init__(self, colony: Colony) -> None:
        super().__init__(colony, boxes=8, per_race=2, fixed=10, per_level=3, letters="AB")
        self.colony = colony

    def terms(self, state: MoonState, sheets: list[Sheet]) -> list[Term]:
        assert state.astra is not None
        mine = self.colony.count(cast("MarkedSheet", sheets[0]), self.colony.tracks["astronaut"].icons)
        points = majority(mine, state.astra.held[ASTRONAUT])
        return with_majority(super().terms(state, sheets), "colony-term-astronauts", points)
