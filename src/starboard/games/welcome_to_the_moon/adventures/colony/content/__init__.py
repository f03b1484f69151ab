"""The sheet of The Colony (WM-3.1)."""

from __future__ import annotations

from pathlib import Path

from starboard.engine.content import Printed, expect, load
from starboard.games.welcome_to_the_moon.content import (
    Line,
    Point,
    RaceBonus,
    RankedScoring,
    SheetContent,
    Slot,
    SlotSymbol,
    ValueBox,
    check_sheet,
)


class Module(Slot, frozen=True, kw_only=True):
    """A place of the grid: a module to write in, the start, the observatory, or a printed X."""

    col: int
    row: int
    kind: str
    writable: bool
    water_tank: str | None
    antennas: tuple[str, ...]
    neighbours: tuple[str, ...]


class Tunnel(Printed, frozen=True):
    id: str
    between: tuple[str, str]
    direction: str
    marked_at_start: bool
    pos: Point


class Greenhouse(Printed, frozen=True):
    id: str
    order_from_top: int
    plants: int
    pos: Point


class Quarter(Printed, frozen=True):
    id: str
    name: dict[str, str]
    slots: tuple[str, ...]
    writable_slots: tuple[str, ...]
    antennas: tuple[str, ...]
    water_tanks: tuple[str, ...]
    greenhouses: tuple[Greenhouse, ...]
    race_bonus: str


class GroupFilled(Printed, frozen=True):
    group_filled: str


class QuarterRace(RaceBonus, frozen=True):
    goal: GroupFilled
    later: ValueBox


class ColonyContent(SheetContent, frozen=True, kw_only=True):
    grid: str
    slots: tuple[Module, ...]
    lines: tuple[Line, ...]
    tunnels: tuple[Tunnel, ...]
    quarters: tuple[Quarter, ...]
    antennas: tuple[SlotSymbol, ...]
    water_tanks: tuple[SlotSymbol, ...]
    race_bonuses: tuple[QuarterRace, ...]
    scoring: RankedScoring


def load_colony() -> ColonyContent:
    sheet = load(Path(__file__).parent / "sheet.json", ColonyContent)
    greenhouses = [greenhouse for quarter in sheet.quarters for greenhouse in quarter.greenhouses]
    found = {
        "slots": len(sheet.slots),
        "writable_slots": sum(1 for module in sheet.slots if module.writable),
        "tunnels": len(sheet.tunnels),
        "antennas": len(sheet.antennas),
        "water_tanks": len(sheet.water_tanks),
        "greenhouses": len(greenhouses),
        "plants": sum(greenhouse.plants for greenhouse in greenhouses),
        "astronaut_icons": sum(len(track.markers) for track in sheet.marker_tracks),
        "planning_boxes": sum(len(track.boxes) for track in sheet.value_tracks if track.effect == "planning"),
        "system_errors": len(sheet.error_boxes),
        "tunnels_marked_at_start": sum(1 for tunnel in sheet.tunnels if tunnel.marked_at_start),
    }
    check_sheet("colony/sheet.json", sheet, found)
    races = [race.id for race in sheet.race_bonuses]
    expect("colony/sheet.json: a race bonus per quarter", [quarter.race_bonus for quarter in sheet.quarters], races)
    return sheet
