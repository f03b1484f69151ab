"""The missions of The Launch (WM-1.11)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.content import MissionCard

FILLED: Final = 0
CROSSES: Final = 1
OPEN_ERRORS: Final = 2
TESTS: Final = {"lines_filled": FILLED, "x_written": CROSSES, "errors_circled_uncrossed": OPEN_ERRORS}


@final
class Goal:
    """A mission's condition, ready to be tested: so many of these slots filled, of X or of open errors."""

    def __init__(self, layout: LaunchLayout, mission: MissionCard) -> None:
        condition = mission.condition
        levels = [layout.level_ids.index(level) for level in condition.get("all_of", [])]
        self.test = TESTS[condition["test"]]
        self.slots: list[int] = [slot for level in levels for slot in layout.lines[level]]
        self.need = int(condition.get("at_least", len(self.slots)))

    def progress(self, sheet: LaunchSheet) -> tuple[int, int]:
        if self.test == FILLED:
            return sheet.filled(self.slots), self.need
        return sheet.crosses() if self.test == CROSSES else sheet.open_errors(), self.need
