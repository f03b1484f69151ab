"""The sheet of The Virus (WM-6.1)."""

from __future__ import annotations

from pathlib import Path

from starboard.engine.content import Printed, expect, load
from starboard.games.welcome_to_the_moon.content import Point, SheetContent, Slot, SlotSymbol, StartSymbol, ValueBox, check_sheet


class Room(Slot, frozen=True, kw_only=True):
    water_tank: str | None


class Floor(Printed, frozen=True):
    id: str
    slots: tuple[str, ...]
    blocks: tuple[str, ...]


class Block(Printed, frozen=True, kw_only=True):
    """A housing block; `target_pos` is where its virus is circled, absent where it has none (WM-6.17)."""

    id: str
    line: str
    propagation_order: int
    slots: tuple[str, ...]
    walkways: tuple[str, ...]
    virus: str | None
    grey_virus_candidate: bool
    energy: tuple[StartSymbol, ...]
    plants: tuple[StartSymbol, ...]
    water_tank: str | None
    target_pos: Point | None
    outline_pos: Point
    score_box_pos: Point


class Walkway(Printed, frozen=True):
    id: str
    between: tuple[str, str]
    marked_at_start: bool
    rotation_deg: int
    pos: Point


class ActivatedBy(Printed, frozen=True):
    """One of these: set-up, an icon of a track, the first claim of a mission (WM-6.3, WM-6.10, WM-6.20)."""

    setup: bool = False
    plant_track_icon: str | None = None
    water_track_icon: str | None = None
    mission_first: str | None = None


class VirusSymbol(Printed, frozen=True):
    id: str
    home: str | None
    activated_by: ActivatedBy
    symbol_pos: Point | None
    candidates: tuple[str, ...] = ()


class Trigger(Printed, frozen=True):
    """What crossing an icon sets off: a virus becomes active, or all viruses spread on other sheets (WM-6.10, WM-6.11)."""

    activate_virus: str | None = None
    propagation: str | None = None
    symbol: str | None = None
    symbol_pos: Point | None = None


class TrackIcon(Printed, frozen=True):
    id: str
    trigger: Trigger | None
    pos: Point


class RowBonus(Printed, frozen=True):
    gain: str
    pos: Point


class Row(Printed, frozen=True):
    row: int
    icons: tuple[TrackIcon, ...]
    score_box: ValueBox
    row_bonus: RowBonus


class ResourceTrack(Printed, frozen=True):
    id: str
    effect: str
    rows: tuple[Row, ...]
    value_by_rows_completed: tuple[int, ...]


class VirusContent(SheetContent, frozen=True, kw_only=True):
    slots: tuple[Room, ...]
    lines: tuple[Floor, ...]
    blocks: tuple[Block, ...]
    water_tanks: tuple[SlotSymbol, ...]
    walkways: tuple[Walkway, ...]
    viruses: tuple[VirusSymbol, ...]
    resource_tracks: tuple[ResourceTrack, ...]
    infected_slot_penalty: int


def load_virus() -> VirusContent:
    sheet = load(Path(__file__).parent / "sheet.json", VirusContent)
    energy = [symbol for block in sheet.blocks for symbol in block.energy]
    icons = {track.id: len(track.markers) for track in sheet.marker_tracks}
    studied = {track.id: sum(len(row.icons) for row in track.rows) for track in sheet.resource_tracks}
    found = {
        "slots": len(sheet.slots),
        "blocks": len(sheet.blocks),
        "floors": len(sheet.lines),
        "walkways": len(sheet.walkways),
        "plant_symbols": sum(len(block.plants) for block in sheet.blocks),
        "water_tanks": len(sheet.water_tanks),
        "energy_uncircled_at_start": sum(1 for symbol in energy if not symbol.circled_at_start),
        "energy_circled_at_start": sum(1 for symbol in energy if symbol.circled_at_start),
        "plant_track_icons": studied["plant"],
        "water_track_icons": studied["water"],
        "coloured_viruses": sum(1 for virus in sheet.viruses if virus.home is not None),
        "grey_candidates": sum(1 for block in sheet.blocks if block.grey_virus_candidate),
        "astronaut_icons": icons["astronaut"],
        "planning_icons": icons["planning"],
        "wild_effects": sum(len(track.rewards) for track in sheet.marker_tracks),
        "system_errors": len(sheet.error_boxes),
    }
    check_sheet("virus/sheet.json", sheet, found)
    expect("virus/sheet.json: order of blocks", [block.propagation_order for block in sheet.blocks], list(range(1, len(sheet.blocks) + 1)))
    for track in sheet.resource_tracks:
        values = [*(row.score_box.value for row in track.rows), track.value_by_rows_completed[-1]]
        expect(f"virus/sheet.json: values of {track.id}", tuple(values), track.value_by_rows_completed)
    for block in sheet.blocks:
        joined = {walkway.id for walkway in sheet.walkways if block.id in walkway.between}
        expect(f"virus/sheet.json: walkways of {block.id}", set(block.walkways), joined)
    return sheet
