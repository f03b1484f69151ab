"""How a sheet of The Mine is shown."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.adventures.mine.content.layout import MineLayout
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.show import MarkedShow


@final
class MineShow(MarkedShow):
    def __init__(self, layout: MineLayout) -> None:
        super().__init__(layout)
        self.mine = layout

    def noted(self, sheet: MarkedSheet) -> dict[str, int]:
        """What each stored icon of a main factory is worth (WM-4.5)."""
        return {factory.id: factory.value(sheet.marks) for factory in self.mine.main}

    def reached(self, sheet: MarkedSheet) -> list[str]:
        """Factories whose icons are all crossed (WM-4.5)."""
        return [factory.id for factory in self.mine.factories if factory.done(sheet.marks)]
