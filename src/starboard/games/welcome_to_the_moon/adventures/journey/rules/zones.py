"""Zones: runs of the trajectory without a wall inside, each a line of its own (WM-2.3)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, HALF, UNTOUCHED, X, order
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet


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


def writable(layout: JourneyLayout, sheet: MarkedSheet, number: int) -> list[int]:
    """Where the number fits its zone: one walk along the trajectory, on which every wall starts anew."""
    if number == X:
        return [slot for slot, written in enumerate(sheet.slots) if written == EMPTY]
    marks = sheet.marks
    places: list[int] = []
    before = 0
    passed = False
    for slot, written in enumerate(sheet.slots):
        if written == EMPTY:
            if not passed:
                places.append(slot)
        elif written >= 0 and not passed:
            passed = written >= number if written < HALF > number else order(written) >= order(number)
            if (not passed or written == number) and len(places) > before:
                del places[before:]
        if slot < layout.walls and marks[slot] != UNTOUCHED:
            before = len(places)
            passed = False
    return places
