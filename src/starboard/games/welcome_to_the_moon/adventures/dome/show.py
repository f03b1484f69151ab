"""How a sheet of The Dome is shown."""

from __future__ import annotations

from typing import cast, final

from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.rules.scoring import mission_worth
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.show import MarkedShow
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.view import MarkedSheetView


@final
class DomeShow(MarkedShow):
    def __init__(self, layout: DomeLayout) -> None:
        super().__init__(layout)
        self.dome = layout

    def sheet(self, state: MoonState, sheet: Sheet, ready: bool) -> MarkedSheetView:
        """Mission boxes show what their marks are worth now."""
        mine = cast("MarkedSheet", sheet)
        view = super().sheet(state, sheet, ready)
        view.missions = {
            letter: None if reward == NOT_CLAIMED else mission_worth(self.dome, mine, reward)
            for letter, reward in zip(LETTERS, sheet.rewards, strict=True)
        }
        return view
