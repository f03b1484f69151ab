"""The missions of The Virus (WM-6.23)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import VirusLayout
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, UNTOUCHED


def progress(layout: VirusLayout, sheet: VirusSheet, mission: MissionCard) -> tuple[int, int]:
    condition = mission.condition
    test = condition["test"]
    if test == "blocks_evacuated":
        have = sheet.evacuated.bit_count()
    elif test == "blocks_with_all_walkways_closed":
        wanted = condition.get("all_of", layout.block_ids)
        closed = [block for block in range(len(layout.block_ids)) if all_circled(sheet, layout.walkways_of[block])]
        have = len([block for block in closed if layout.block_ids[block] in wanted])
    else:
        have = len([floor for floor in layout.floors if floor_passes(layout, sheet, floor, test)])
    return have, int(condition.get("at_least", len(condition.get("all_of", []))))


def floor_passes(layout: VirusLayout, sheet: VirusSheet, floor: list[int], test: str) -> bool:
    return len([block for block in floor if passes(layout, sheet, block, test)]) == len(floor)


def passes(layout: VirusLayout, sheet: VirusSheet, block: int, test: str) -> bool:
    """Whether the block holds up its floor's part of a mission."""
    if test == "floors_fully_evacuated":
        return bool(sheet.evacuated >> block & 1)
    if test == "floors_with_all_energy_circled":
        return all_circled(sheet, layout.energy[block])
    assert test == "floors_with_all_plants_and_tanks_circled", test
    tank = layout.tanks[block]
    dry = tank != EMPTY and sheet.marks[tank] == UNTOUCHED
    return not dry and all_circled(sheet, layout.plants[block])


def all_circled(sheet: VirusSheet, symbols: list[int]) -> bool:
    return sheet.next_of(symbols) == EMPTY
