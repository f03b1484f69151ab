"""The score of The Dome, by the current rows of its upgrade tables (WM-5.10, WM-5.12, WM-5.14)."""

from __future__ import annotations

from typing import cast

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import CREW, DOME, MISSIONS, TOWER, DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.rules.sections import unbuilt
from starboard.games.welcome_to_the_moon.rules.scoring import error_term, race_points
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, MarkedSheet, Sheet


def row(layout: DomeLayout, sheet: MarkedSheet, table: int) -> list[int]:
    """The current row of an upgrade table: the first uncrossed one, or the final one."""
    return layout.values[table][sheet.count(layout.tables[table].icons)]


def terms(layout: DomeLayout, sheets: list[Sheet], seat: int) -> list[Term]:
    sheet = cast("MarkedSheet", sheets[seat])
    skyscrapers = 0
    for race in range(len(layout.race_ids)):
        skyscrapers += race_points(layout, sheet, race)
    most = max([cast("MarkedSheet", other).count(layout.crew.icons) for other in sheets])
    return [
        Term("term-missions", mission_points(layout, sheet)),
        Term("dome-term-tower", tower_points(layout, sheet)),
        Term("dome-term-skyscrapers", skyscrapers),
        Term("dome-term-crew", crew_points(layout, sheet, most)),
        Term("dome-term-dome", -len(unbuilt(layout, sheet)) * row(layout, sheet, DOME)[0]),
        error_term(layout, sheet),
    ]


def mission_worth(layout: DomeLayout, sheet: MarkedSheet, reward: int) -> int:
    """What the mark of a claim is worth by the current row; a claim is written as the first row has it (WM-5.12)."""
    return row(layout, sheet, MISSIONS)[layout.values[MISSIONS][0].index(reward)]


def mission_points(layout: DomeLayout, sheet: MarkedSheet) -> int:
    points = 0
    for reward in sheet.rewards:
        if reward != NOT_CLAIMED:
            points += mission_worth(layout, sheet, reward)
    return points


def tower_points(layout: DomeLayout, sheet: MarkedSheet) -> int:
    points = 0
    for level in layout.levels:
        points += level_points(layout, sheet, level)
    return points


def level_points(layout: DomeLayout, sheet: MarkedSheet, level: list[int]) -> int:
    """By its circled symbols: 1, 2 or 3."""
    circled = sheet.count(level)
    return row(layout, sheet, TOWER)[circled - 1] if circled else 0


def crew_points(layout: DomeLayout, sheet: MarkedSheet, most: int) -> int:
    """The first column for the most astronauts, ties included; nothing without any."""
    mine = sheet.count(layout.crew.icons)
    return 0 if not mine else row(layout, sheet, CREW)[0 if mine >= most else 1]
