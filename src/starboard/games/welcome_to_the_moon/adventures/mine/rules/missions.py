"""The missions of The Mine (WM-4.11)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.mine.content.layout import MineLayout
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet


def progress(layout: MineLayout, sheet: MarkedSheet, mission: MissionCard) -> tuple[int, int]:
    marks = sheet.marks
    test = mission.condition["test"]
    if test == "mines_extracted":
        have = sheet.count(layout.mine_icons)
    elif test == "adjacent_mines_extracted":
        have = longest_run(layout, marks)
    elif test == "secondary_factories_active":
        have = sum(1 for factory in layout.secondary if factory.done(marks))
    elif test == "factories_done":
        have = sum(1 for factory in layout.factories if factory.done(marks))
    elif test == "mine_plants_circled":
        have = dug(layout, marks, "plant")
    else:
        assert test == "mine_water_circled", test
        have = dug(layout, marks, "water")
    return have, int(mission.condition["at_least"])


def longest_run(layout: MineLayout, marks: list[int]) -> int:
    """The most neighbouring mines that are extracted."""
    longest = run = 0
    for icon in layout.mine_icons:
        run = run + 1 if marks[icon] != UNTOUCHED else 0
        longest = max(longest, run)
    return longest


def dug(layout: MineLayout, marks: list[int], kind: str) -> int:
    """How many resources of a kind are circled in the mines, extracted or not."""
    return sum(1 for resource, of_kind in enumerate(layout.resource_kinds) if of_kind == kind and marks[resource] != UNTOUCHED)
