"""The missions of The Escape (WM-7.17)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, filled


def progress(layout: EscapeLayout, sheet: MarkedSheet, mission: MissionCard) -> tuple[int, int]:
    condition = mission.condition
    if condition["test"] == "modules_filled":
        modules = sum(1 for module in layout.modules if filled(sheet.slots, layout.component_slots[module]))
        return modules, int(condition["at_least"])
    ships = layout.ships_named(condition["all_of"]) if "all_of" in condition else list(range(len(layout.lines)))
    have = sum(1 for ship in ships if counts(layout, sheet, ship, condition["test"]))
    return have, int(condition.get("at_least", len(ships)))


def counts(layout: EscapeLayout, sheet: MarkedSheet, ship: int, test: str) -> bool:
    """Whether a ship counts for a mission."""
    if test == "greenhouses_filled_with_three_plants":
        return sheet.slots[layout.greenhouse_slots[ship]] != EMPTY and sheet.next_of(layout.plants[ship].icons) == EMPTY
    if test == "ships_filled":
        return filled(sheet.slots, layout.lines[ship])
    if test == "ships_with_all_reactors_circled":
        return sheet.next_of(layout.reactors[ship].icons) == EMPTY
    assert test == "ships_with_all_tanks_circled", test
    return all(sheet.marks[layout.tank_in[module]] != UNTOUCHED for module in layout.modules_of[ship])
