"""The missions of The Dome (WM-5.15)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.rules.sections import unbuilt
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, filled


def progress(layout: DomeLayout, sheet: MarkedSheet, mission: MissionCard) -> tuple[int, int]:
    condition = mission.condition
    test = condition["test"]
    if test == "dome_complete":
        sections = len(layout.sections) + sheet.count(layout.splits)
        return sections - len(unbuilt(layout, sheet)), sections
    if test == "tower_levels_with_circled":
        needed = int(condition["symbols_at_least"])
        return sum(1 for level in layout.levels if sheet.count(level) >= needed), int(condition["levels_at_least"])
    if test == "groups_filled":
        have = sum(1 for line in layout.lines if filled(sheet.slots, line))
    elif test == "skyscraper_tops_filled":
        have = sum(1 for top in layout.tops if sheet.slots[top] != EMPTY)
    else:
        assert test == "x_written", test
        have = sheet.slots.count(X)
    return have, int(condition["at_least"])
