"""Zones: runs of the trajectory without a wall inside, each a line of its own (WM-2.3)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, filled


def zones(layout: JourneyLayout, sheet: MarkedSheet) -> list[list[int]]:
    """The slots of every zone, from Earth to Moon."""
    found: list[list[int]] = []
    first = 0
    for wall in range(layout.walls + 1):
        if wall == layout.walls or sheet.marks[wall] != UNTOUCHED:
            found.append(layout.lines[0][first : wall + 1])
            first = wall + 1
    return found


def zone_of(layout: JourneyLayout, sheet: MarkedSheet, slot: int) -> list[int]:
    """The zone that a slot lies in."""
    return next(zone for zone in zones(layout, sheet) if slot in zone)


def filled_zones(layout: JourneyLayout, sheet: MarkedSheet) -> list[int]:
    """Lengths of the completely filled zones."""
    return [len(zone) for zone in zones(layout, sheet) if filled(sheet.slots, zone)]
