"""The missions of The Journey (WM-2.11)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.adventures.journey.rules.zones import filled_zones
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.sheet import OPEN, MarkedSheet


def progress(layout: JourneyLayout, sheet: MarkedSheet, mission: MissionCard) -> tuple[int, int]:
    condition = mission.condition
    test = condition["test"]
    if test == "filled_zones_by_size":
        return zones_of_sizes(layout, sheet, condition["sizes"])
    if test == "stations_with_multiplier":
        have = sum(1 for race in sheet.races if race != OPEN)
    elif test == "stations_with_all_plants":
        have = sum(1 for plants in layout.station_plants if sheet.count(plants) == len(plants))
    elif test == "water_tanks_circled":
        have = sheet.count(layout.tanks)
    else:
        assert test == "water_tanks_consecutive", test
        have = longest_run(layout, sheet)
    return have, int(condition["at_least"])


def zones_of_sizes(layout: JourneyLayout, sheet: MarkedSheet, sizes: dict[str, int]) -> tuple[int, int]:
    """How many of the wanted filled zones there are, and how many are wanted."""
    lengths = filled_zones(layout, sheet)
    have = need = 0
    for size, count in sizes.items():
        have += min(lengths.count(int(size)), count)
        need += count
    return have, need


def longest_run(layout: JourneyLayout, sheet: MarkedSheet) -> int:
    """The most tanks in a row, in tank order, that are circled."""
    longest = run = 0
    for tank in layout.tanks:
        run = run + 1 if sheet.marks[tank] != UNTOUCHED else 0
        longest = max(longest, run)
    return longest
