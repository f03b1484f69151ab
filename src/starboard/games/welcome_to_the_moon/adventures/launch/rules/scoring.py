"""The score of The Launch, and its tie-break (WM-1.10)."""

from __future__ import annotations

from typing import cast

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.sheet import Sheet


def rocket_points(layout: LaunchLayout, sheet: LaunchSheet) -> int:
    """The lowest uncrossed score box."""
    return layout.values[sheet.rockets]


def error_points(layout: LaunchLayout, sheet: LaunchSheet) -> int:
    """What errors circled and not crossed cost."""
    return -layout.penalties[sheet.open_errors()]


def terms(layout: LaunchLayout, sheets: list[Sheet], seat: int) -> list[Term]:
    sheet = cast("LaunchSheet", sheets[seat])
    return [Term("term-rockets", rocket_points(layout, sheet)), Term("term-errors", error_points(layout, sheet))]


def rank(layout: LaunchLayout, sheets: list[Sheet], seat: int) -> tuple[int, int]:
    """Launched players have exactly 150 and come first; among them tie-break rockets decide."""
    sheet = cast("LaunchSheet", sheets[seat])
    return rocket_points(layout, sheet) + error_points(layout, sheet), sheet.ties if sheet.launched() else 0
