"""The missions of The Colony (WM-3.12)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import ColonyLayout
from starboard.games.welcome_to_the_moon.adventures.colony.rules.scoring import plants
from starboard.games.welcome_to_the_moon.adventures.colony.rules.tunnels import network
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, filled


def progress(layout: ColonyLayout, sheet: MarkedSheet, mission: MissionCard) -> tuple[int, int]:
    test = mission.condition["test"]
    if test == "observatory_connected":
        return int(network(layout, sheet)[layout.observatory]), 1
    if test == "columns_filled":
        have = sum(1 for column in layout.columns if filled(sheet.slots, column))
    elif test == "rows_filled":
        have = sum(1 for row in layout.rows if filled(sheet.slots, row))
    elif test == "quarters_with_all_antennas":
        have = sum(1 for antennas in layout.quarter_antennas if sheet.count(antennas) == len(antennas))
    elif test == "quarters_with_all_tanks":
        have = sum(1 for tanks in layout.quarter_tanks if sheet.count(tanks) == len(tanks))
    else:
        assert test == "plants_circled", test
        have = plants(layout, sheet)
    return have, int(mission.condition["at_least"])
