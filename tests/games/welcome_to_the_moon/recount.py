"""A second, simple count of the score from what is seen alone (WM-1.10), and what must hold on every sheet."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.welcome_to_the_moon.adventures.launch.view import LaunchSheetView
from starboard.games.welcome_to_the_moon.view import MoonView

ROWS = ((5, 0), (4, 15), (3, 30), (3, 45), (3, 60), (3, 75), (3, 90), (3, 105), (2, 120), (2, 135))
LEVELS = (3, 3, 5, 5, 5, 6, 10, 8, 8)


def recount(view: MoonView) -> list[int]:
    return [lowest_open_box(sheet.rockets) - 5 * sheet.errors.count("circled") for sheet in view.sheets]


def lowest_open_box(rockets: int) -> int:
    for length, value in ROWS:
        if rockets < length:
            return value
        rockets -= length
    return 150


def levels(sheet: LaunchSheetView) -> Iterator[list[int | str | None]]:
    first = 0
    for length in LEVELS:
        yield sheet.slots[first : first + length]
        first += length


def wrong(sheet: LaunchSheetView) -> list[str]:
    """Laws that the sheet breaks."""
    found = []
    for number, level in enumerate(levels(sheet), start=1):
        numbers = [mark for mark in level if isinstance(mark, int)]
        if numbers != sorted(set(numbers)) or not all(1 <= written <= 15 for written in numbers):
            found.append(f"level {number} does not ascend: {level}")
    if not 0 <= sheet.rockets <= 31:
        found.append(f"{sheet.rockets} rockets")
    if not 0 <= sheet.ties <= 8:
        found.append(f"{sheet.ties} tie-break rockets")
    if sheet.rockets < 31 and ("crossed" in sheet.errors or sheet.ties):
        found.append("errors or tie-break rockets crossed before the track was full")
    if len(sheet.errors) != 8 or sheet.errors != sorted(sheet.errors, key=["crossed", "circled", "free"].index):
        found.append(f"error boxes {sheet.errors}")
    if sheet.slots.count("X") > 10:
        found.append("more X than icons")
    return found
