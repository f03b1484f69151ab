"""The dome: which sections may be built next, and splitting them (WM-5.8, WM-5.9)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import DomeLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet


def unbuilt(layout: DomeLayout, sheet: MarkedSheet) -> list[int]:
    """Sections to be built, from left to right; a split one is its two halves (WM-5.8.2)."""
    marks = sheet.marks
    found: list[int] = []
    for section, symbol in enumerate(layout.sections):
        if marks[layout.splits[section]] != UNTOUCHED:
            found += [half for half in layout.halves[section] if marks[half] == UNTOUCHED]
        elif marks[symbol] == UNTOUCHED:
            found.append(symbol)
    return found


def ends(layout: DomeLayout, sheet: MarkedSheet, single_arm: bool) -> list[int]:
    """The first unbuilt section from each end, or only from the end that is begun (WM-5.8.1)."""
    ends = unbuilt(layout, sheet)
    if len(ends) > 1:
        ends = [ends[0], ends[-1]]
        if single_arm and begun(layout, sheet, 0):
            ends.pop()
        elif single_arm and begun(layout, sheet, -1):
            ends.pop(0)
    return ends


def buildable(layout: DomeLayout, sheet: MarkedSheet, odd: bool, single_arm: bool) -> list[int]:
    """The ends of the parity."""
    return [symbol for symbol in ends(layout, sheet, single_arm) if layout.odd[layout.section_of(symbol)] == odd]


def begun(layout: DomeLayout, sheet: MarkedSheet, end: int) -> bool:
    """Whether the ground section at that end, 0 or -1, or its lower half is built."""
    return sheet.marks[layout.sections[end]] != UNTOUCHED or sheet.marks[layout.halves[end][end]] != UNTOUCHED


def whole(layout: DomeLayout, sheet: MarkedSheet) -> list[int]:
    """Sections that are neither built nor split, each by its split."""
    marks = sheet.marks
    return [
        layout.splits[section]
        for section, symbol in enumerate(layout.sections)
        if marks[symbol] == UNTOUCHED and marks[layout.splits[section]] == UNTOUCHED
    ]
