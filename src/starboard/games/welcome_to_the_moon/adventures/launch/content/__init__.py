"""The sheet of The Launch (WM-1.1)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from starboard.engine.content import Printed, load
from starboard.games.welcome_to_the_moon.content import Icon, Point, SheetContent, ValueBox, check_sheet


class Level(Printed, frozen=True):
    """A level of the rocket: one ascending line (WM-1.1)."""

    id: str
    slots: tuple[str, ...]
    effect: str
    accepts_effects: tuple[str, ...]
    order_from_top: int
    compartments: tuple[str, ...]


class Compartment(Printed, frozen=True):
    id: str
    line: str
    slots: tuple[str, ...]
    bonuses: tuple[str, ...]


class Bonus(Printed, frozen=True):
    id: str
    group: str
    type: str
    pos: Point
    amount: int = 0
    starts_fuelled: bool = False
    fuel_arrow_pos: Point | None = None


class RocketRow(Printed, frozen=True):
    row_from_bottom: int
    rockets: tuple[Icon, ...]
    score_box: ValueBox


class RocketTrack(Printed, frozen=True):
    rows: tuple[RocketRow, ...]
    final_box: ValueBox
    rockets_to_launch: int


class LaunchContent(SheetContent, frozen=True, kw_only=True):
    lines: tuple[Level, ...]
    compartments: tuple[Compartment, ...]
    bonuses: tuple[Bonus, ...]
    rocket_track: RocketTrack
    tie_break_rockets: tuple[Icon, ...]


def load_launch() -> LaunchContent:
    sheet = load(Path(__file__).parent / "sheet.json", LaunchContent)
    found = {
        "levels": len(sheet.lines),
        "slots": len(sheet.slots),
        "compartments": len(sheet.compartments),
        "bonuses": len(sheet.bonuses),
        "rockets": sum(len(row.rockets) for row in sheet.rocket_track.rows),
        "active_rocket_bonus_total": sum(bonus.amount for bonus in sheet.bonuses if bonus.type == "rockets"),
        "inactive_rocket_bonus_total": sum(bonus.amount for bonus in sheet.bonuses if bonus.type == "inactive_rockets"),
        "bonus_types": Counter(bonus.type for bonus in sheet.bonuses),
        "system_errors": len(sheet.error_boxes),
        "tie_break_rockets": len(sheet.tie_break_rockets),
    }
    check_sheet("launch/sheet.json", sheet, found)
    return sheet
