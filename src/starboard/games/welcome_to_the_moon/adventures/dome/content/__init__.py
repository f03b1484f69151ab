"""The sheet of The Dome (WM-5.1, WM-5.2)."""

from __future__ import annotations

from pathlib import Path

from starboard.engine.content import Printed, expect, load
from starboard.games.welcome_to_the_moon.content import (
    Icon,
    Line,
    MissionBox,
    Point,
    SheetContent,
    Slot,
    SlotRace,
    Symbol,
    ValueBox,
    check_sheet,
)


class DomeSlot(Slot, frozen=True, kw_only=True):
    """A level of a skyscraper: counted from the ground, negative below it."""

    level: int
    base: bool
    neighbours: tuple[str, ...]
    tower_level: str | None


class Skyscraper(Printed, frozen=True):
    """`slots` from the lowest to the highest."""

    id: str
    number: int
    slots: tuple[str, ...]
    levels_below_ground: int
    levels_above_ground: int
    base_slots: tuple[str, ...]
    race_bonuses: dict[str, str]


class TowerLevel(Printed, frozen=True):
    id: str
    level: int
    slots: tuple[str, ...]
    symbols: tuple[Symbol, ...]


class Section(Printed, frozen=True):
    """A section of the dome, and the halves that it is split in."""

    id: str
    order_from_left: int
    parity: str
    touches_ground: bool
    neighbours: tuple[str, ...]
    halves: tuple[Icon, Icon]
    rotation_deg: int
    pos: Point


class DomeSections(Printed, frozen=True):
    sections: tuple[Section, ...]


class Row(Printed, frozen=True):
    id: str
    values: tuple[int, ...]
    pos: Point


class UpgradeTable(Printed, frozen=True):
    id: str
    effect: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    final_values: tuple[int, ...]


class DomeMissionBox(MissionBox, frozen=True):
    first_mark_pos: Point
    later_mark_pos: Point


class SkyscraperRace(SlotRace, frozen=True):
    later: ValueBox


class TowerBox(Printed, frozen=True):
    x0: float
    y0: float
    x1: float
    y1: float


class DrawingHints(Printed, frozen=True):
    ground_line_y: float
    tower_box: TowerBox


class DomeContent(SheetContent, frozen=True, kw_only=True):
    slots: tuple[DomeSlot, ...]
    lines: tuple[Line, ...]
    skyscrapers: tuple[Skyscraper, ...]
    tower_levels: tuple[TowerLevel, ...]
    dome: DomeSections
    upgrade_tables: tuple[UpgradeTable, ...]
    mission_boxes: tuple[DomeMissionBox, ...]
    race_bonuses: tuple[SkyscraperRace, ...]
    drawing_hints: DrawingHints


def load_dome() -> DomeContent:
    sheet = load(Path(__file__).parent / "sheet.json", DomeContent)
    kinds = [symbol.kind for level in sheet.tower_levels for symbol in level.symbols]
    found = {
        "slots": len(sheet.slots),
        "skyscrapers": len(sheet.skyscrapers),
        "tower_levels": len(sheet.tower_levels),
        "tower_symbols": len(kinds),
        "plant_symbols": kinds.count("plant"),
        "water_symbols": kinds.count("water"),
        "dome_sections": len(sheet.dome.sections),
        "astronaut_icons": sum(len(track.markers) for track in sheet.marker_tracks),
        "system_errors": len(sheet.error_boxes),
        "race_bonuses": len(sheet.race_bonuses),
    }
    check_sheet("dome/sheet.json", sheet, found)
    expect("dome/sheet.json: upgrade tables", [table.id for table in sheet.upgrade_tables], ["missions", "tower", "crew", "dome"])
    rewards = {(card.reward_first, card.reward_later) for card in sheet.missions}
    expect("dome/sheet.json: a mission's reward is the first row of its table", rewards, {sheet.upgrade_tables[0].rows[0].values})
    lines = [(line.id, line.slots) for line in sheet.lines]
    expect("dome/sheet.json: skyscrapers", [(skyscraper.id, skyscraper.slots) for skyscraper in sheet.skyscrapers], lines)
    return sheet
