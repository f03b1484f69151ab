"""Zones: runs of the trajectory without a wall inside, each a line of its own (WM-2.3)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.sheet import Bounds, MarkedSheet


def zone_of(layout: JourneyLayout, sheet: MarkedSheet, slot: int) -> list[int]:
    """The slots around this one, from Earth to Moon, with no wall between them."""
    marks = sheet.marks
    first = last = slot
    while first > 0 and marks[first - 1] == UNTOUCHED:
        first -= 1
    while last < layout.walls and marks[last] == UNTOUCHED:
        last += 1
    return list(range(first, last + 1))


def filled_zones(layout: JourneyLayout, sheet: MarkedSheet) -> list[int]:
    """Lengths of the completely filled zones."""
    marks = sheet.marks
    lengths: list[int] = []
    length = 0
    full = True
    for slot, written in enumerate(sheet.slots):
        length += 1
        if written == EMPTY:
            full = False
        if slot == layout.walls or marks[slot] != UNTOUCHED:
            if full:
                lengths.append(length)
            length = 0
            full = True
    return lengths


def rise_through_zones(layout: JourneyLayout, sheet: MarkedSheet, bounds: Bounds) -> None:
    """Every zone is a line: numbers rise from wall to wall."""
    first = 0
    for wall in range(layout.walls + 1):
        if wall == layout.walls or sheet.marks[wall] != UNTOUCHED:
            bounds.rise_along(layout.lines[0][first : wall + 1])
            first = wall + 1
