"""The score of The Colony (WM-3.11)."""

from __future__ import annotations

from typing import cast

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import ANTENNAS, PENALTY, PLANTS, WATERS, ColonyLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.scoring import error_term, mission_term, race_points, ranking
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet


def current_value(layout: ColonyLayout, sheet: MarkedSheet, track: int) -> int:
    """The first uncrossed value of a track, else the final one (WM-0.4)."""
    return layout.values[track][sheet.count(layout.boxes[track].icons)]


def plants(layout: ColonyLayout, sheet: MarkedSheet) -> int:
    plants = 0
    for house, amount in layout.plants_in.items():
        if sheet.marks[house] != UNTOUCHED:
            plants += amount
    return plants


def powered(layout: ColonyLayout, sheet: MarkedSheet) -> list[int]:
    """What the energy tracks multiply: plants, tanks and antennas."""
    return [plants(layout, sheet), sheet.count(layout.tanks), sheet.count(layout.antennas)]


def terms(layout: ColonyLayout, sheets: list[Sheet], seat: int) -> list[Term]:
    sheet = cast("MarkedSheet", sheets[seat])
    plants, tanks, antennas = powered(layout, sheet)
    icons = layout.tracks["astronaut"].icons
    astronauts = [cast("MarkedSheet", other).count(icons) for other in sheets]
    return [
        mission_term(sheet),
        Term("colony-term-plants", plants * current_value(layout, sheet, PLANTS)),
        Term("colony-term-water", tanks * current_value(layout, sheet, WATERS)),
        Term("colony-term-antennas", antennas * current_value(layout, sheet, ANTENNAS)),
        Term("colony-term-quarters", sum(race_points(layout, sheet, quarter) for quarter in range(len(layout.race_ids)))),
        Term("colony-term-astronauts", ranking(layout.ranking, astronauts, seat)),
        Term("colony-term-planning", -current_value(layout, sheet, PENALTY)),
        error_term(layout, sheet),
    ]
