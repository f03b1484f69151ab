"""The score of The Virus (WM-6.16, WM-6.22)."""

from __future__ import annotations

from typing import cast

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import VirusLayout
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, INFECTED
from starboard.games.welcome_to_the_moon.rules.scoring import error_term, mission_term
from starboard.games.welcome_to_the_moon.sheet import Sheet


def block_score(layout: VirusLayout, sheet: VirusSheet, block: int) -> int:
    """Numbered slots times circled energy symbols (WM-6.16)."""
    rooms = 0
    for slot in layout.rooms[block]:
        written = sheet.slots[slot]
        if written != EMPTY and written != INFECTED:
            rooms += 1
    return rooms * sheet.count(layout.energy[block])


def terms(layout: VirusLayout, sheets: list[Sheet], seat: int) -> list[Term]:
    sheet = cast("VirusSheet", sheets[seat])
    blocks = 0
    for block in range(len(layout.rooms)):
        blocks += block_score(layout, sheet, block)
    return [
        mission_term(sheet),
        Term("virus-term-plants", layout.plant_study.value(sheet.marks)),
        Term("virus-term-water", layout.water_study.value(sheet.marks)),
        Term("virus-term-blocks", blocks),
        Term("virus-term-infected", -layout.infection_penalty * sheet.slots.count(INFECTED)),
        error_term(layout, sheet),
    ]
