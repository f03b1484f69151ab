"""The score of The Journey (WM-2.10)."""

from __future__ import annotations

from typing import cast

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.adventures.journey.rules.zones import filled_zones
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.scoring import error_term, mission_term, race_points, ranking
from starboard.games.welcome_to_the_moon.sheet import OPEN, MarkedSheet, Sheet


def terms(layout: JourneyLayout, sheets: list[Sheet], seat: int) -> list[Term]:
    sheet = cast("MarkedSheet", sheets[seat])
    plants = water = 0
    for station, around in enumerate(layout.station_plants):
        if sheet.races[station] != OPEN:
            plants += sheet.count(around) * race_points(layout, sheet, station)
    for tank, points in zip(layout.tanks, layout.tank_points, strict=True):
        if sheet.marks[tank] != UNTOUCHED:
            water += points
    zones = [filled_zones(layout, cast("MarkedSheet", other)) for other in sheets]
    return [
        mission_term(sheet),
        Term("journey-term-plants", plants),
        Term("journey-term-water", water),
        Term("journey-term-longest-zone", max(zones[seat], default=0)),
        Term("journey-term-most-zones", ranking(layout.ranking, [len(lengths) for lengths in zones], seat)),
        error_term(layout, sheet),
    ]
