"""Airlocks: which modules and greenhouses are connected, and what may be activated next (WM-7.5, WM-7.6)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet


def connected(layout: EscapeLayout, sheet: MarkedSheet) -> int:
    """Both ends of every active airlock: none is activated before one of its ends is connected to the colony (WM-7.6)."""
    marks = sheet.marks
    reached = 0
    for airlock in range(len(layout.ends)):
        if marks[airlock] != UNTOUCHED:
            reached |= layout.ends[airlock]
    return reached


def inactive_airlocks(layout: EscapeLayout, sheet: MarkedSheet) -> list[int]:
    """Those that may be activated: they touch a connected component."""
    marks = sheet.marks
    reached = connected(layout, sheet)
    return [airlock for airlock in range(len(layout.ends)) if marks[airlock] == UNTOUCHED and layout.ends[airlock] & reached]
