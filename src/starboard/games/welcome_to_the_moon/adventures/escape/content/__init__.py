"""The sheet of The Escape (WM-7.1, WM-7.2, WM-7.18)."""

from __future__ import annotations

from pathlib import Path

from starboard.engine.content import Printed, expect, load
from starboard.games.welcome_to_the_moon.content import Point, Scoring, SheetContent, Slot, SlotRace, SlotSymbol, StartSymbol, check_sheet

COLONY = "colony"


class EscapeSlot(Slot, frozen=True, kw_only=True):
    water_tank: str | None
    bonus: str | None


class ShipLine(Printed, frozen=True):
    """A ship as an ascending line, greenhouse included (WM-7.4)."""

    id: str
    slots: tuple[str, ...]
    components: tuple[str, ...]
    height_from_bottom: int


class Greenhouse(Printed, frozen=True):
    component: str
    plants: tuple[StartSymbol, ...]
    race_bonus: str
    score_box_pos: Point


class Ship(Printed, frozen=True):
    id: str
    number: int
    reactors: tuple[StartSymbol, ...]
    greenhouse: Greenhouse
    score_box_pos: Point


class Component(Printed, frozen=True):
    """A module or a greenhouse."""

    id: str
    line: str
    kind: str
    slots: tuple[str, ...]
    airlocks: tuple[str, ...]
    connected_at_start: bool


class Airlock(Printed, frozen=True):
    id: str
    between: tuple[str, str]
    kind: str
    marked_at_start: bool
    pos: Point
    rotation_deg: int = 0


class EscapeTables(Printed, frozen=True):
    greenhouse_by_circled_plants: tuple[int, ...]
    module_by_circled_reactors: tuple[int, ...]
    module_factor_with_tank: int


class EscapeScoring(Scoring, frozen=True):
    """`score_box_columns`: the ships of each column of boxes."""

    tables: EscapeTables
    score_box_columns: dict[str, tuple[str, ...]]


class EscapeContent(SheetContent, frozen=True, kw_only=True):
    slots: tuple[EscapeSlot, ...]
    lines: tuple[ShipLine, ...]
    water_tanks: tuple[SlotSymbol, ...]
    ships: tuple[Ship, ...]
    components: tuple[Component, ...]
    airlocks: tuple[Airlock, ...]
    colony_airlocks: tuple[Airlock, ...]
    race_bonuses: tuple[SlotRace, ...]
    scoring: EscapeScoring

    def all_airlocks(self) -> list[Airlock]:
        """Those of the colony last."""
        return [*self.airlocks, *self.colony_airlocks]

    def airlock_ends(self) -> list[tuple[str, str]]:
        return [airlock.between for airlock in self.all_airlocks()]

    def plants(self) -> list[StartSymbol]:
        return [plant for ship in self.ships for plant in ship.greenhouse.plants]

    def reactors(self) -> list[StartSymbol]:
        return [reactor for ship in self.ships for reactor in ship.reactors]

    def marked_at_start(self) -> list[str]:
        """The airlocks of the colony, and the plants and reactors printed as circled (WM-7.3, WM-7.5)."""
        airlocks = [airlock.id for airlock in self.all_airlocks() if airlock.marked_at_start]
        return airlocks + [symbol.id for symbol in self.plants() + self.reactors() if symbol.circled_at_start]


def load_escape() -> EscapeContent:
    sheet = load(Path(__file__).parent / "sheet.json", EscapeContent)
    kinds = [component.kind for component in sheet.components]
    reactors = [reactor.circled_at_start for reactor in sheet.reactors()]
    plants = [plant.circled_at_start for plant in sheet.plants()]
    found = {
        "slots": len(sheet.slots),
        "ships": len(sheet.ships),
        "modules": kinds.count("module"),
        "greenhouses": kinds.count("greenhouse"),
        "airlocks": len(sheet.airlocks),
        "colony_airlocks": len(sheet.colony_airlocks),
        "water_tanks": len(sheet.water_tanks),
        "reactors_uncircled_at_start": reactors.count(False),
        "reactors_circled_at_start": reactors.count(True),
        "plants_uncircled_at_start": plants.count(False),
        "plants_circled_at_start": plants.count(True),
        "robot_bonus_slots": sum(1 for slot in sheet.slots if slot.bonus == "robot"),
        "astronaut_icons": sum(len(track.markers) for track in sheet.marker_tracks),
        "wild_effects": sum(len(track.rewards) for track in sheet.marker_tracks),
        "planning_boxes": sum(len(track.boxes) for track in sheet.value_tracks),
        "system_errors": len(sheet.error_boxes),
    }
    check_sheet("escape/sheet.json", sheet, found)
    expect("escape/sheet.json: ships", [ship.id for ship in sheet.ships], [line.id for line in sheet.lines])
    expect("escape/sheet.json: double bonuses", [race.id for race in sheet.race_bonuses], [s.greenhouse.race_bonus for s in sheet.ships])
    check_airlocks(sheet)
    return sheet


def check_airlocks(sheet: EscapeContent) -> None:
    """Airlocks are printed twice: with their two ends, and with each component they touch."""
    from_colony = {airlock.between[1] for airlock in sheet.colony_airlocks if airlock.between[0] == COLONY and airlock.marked_at_start}
    for component in sheet.components:
        touching = [airlock.id for airlock in sheet.airlocks if component.id in airlock.between]
        expect(f"escape/sheet.json: airlocks of {component.id}", touching, list(component.airlocks))
        expect(f"escape/sheet.json: {component.id} connected", component.id in from_colony, component.connected_at_start)
