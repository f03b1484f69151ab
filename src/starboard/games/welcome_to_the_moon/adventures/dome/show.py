"""How a sheet of The Dome is shown."""

from __future__ import annotations

from typing import cast, final

from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import MISSIONS, DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.rules.scoring import level_points, mission_worth, row
from starboard.games.welcome_to_the_moon.adventures.dome.rules.sections import unbuilt
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.show import MarkedShow
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.view import MarkedSheetView


@final
class DomeShow(MarkedShow):
    def __init__(self, layout: DomeLayout) -> None:
        super().__init__(layout, dict(zip(layout.skyscraper_ids, layout.lines, strict=True)))
        self.dome = layout

    def sheet(self, state: MoonState, index: int, sheet: Sheet, ready: bool) -> MarkedSheetView:
        """Mission boxes show what their marks are worth now."""
        mine = cast("MarkedSheet", sheet)
        view = super().sheet(state, index, sheet, ready)
        view.missions = {
            letter: None if reward == NOT_CLAIMED else mission_worth(self.dome, mine, reward)
            for letter, reward in zip(LETTERS, sheet.rewards, strict=True)
        }
        return view

    def noted(self, sheet: MarkedSheet) -> dict[str, int]:
        """What a claim is worth, as printed in the first row; points of the levels of the tower; the current row of each table; what is
        left to build of the dome."""
        layout = self.dome
        worth = {f"reward {reward}": mission_worth(layout, sheet, reward) for reward in layout.values[MISSIONS][0]}
        levels = {id: level_points(layout, sheet, level) for id, level in zip(layout.tower_ids, layout.levels, strict=True)}
        rows = {
            f"{id} {column}": value for table, id in enumerate(layout.table_ids) for column, value in enumerate(row(layout, sheet, table))
        }
        return {**worth, **levels, **rows, "unbuilt": len(unbuilt(layout, sheet))}

    def reached(self, sheet: MarkedSheet) -> list[str]:
        """Sections of the dome that are built, both halves of a split one (WM-5.8.2)."""
        layout = self.dome
        left = {layout.section_of(symbol) for symbol in unbuilt(layout, sheet)}
        return [layout.symbols[symbol] for section, symbol in enumerate(layout.sections) if section not in left]
