"""The sheet of The Mine (WM-4.1)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from starboard.engine.content import Printed, load
from starboard.games.welcome_to_the_moon.content import Icon, Line, Point, RaceBonus, Scoring, SheetContent, Slot, Symbol, check_sheet


class MineSlot(Slot, frozen=True, kw_only=True):
    gem: str | None
    resource_above: str | None
    resource_below: str | None


class MineColumn(Printed, frozen=True):
    id: str
    number: int
    slots: tuple[str, ...]
    resources: tuple[str, ...]
    icon_pos: Point


class Resource(Printed, frozen=True):
    """A gem beside one slot, or a plant or water between two."""

    id: str
    kind: str
    group: str
    slots: tuple[str, ...]
    pos: Point


class PrintedFactory(Printed, frozen=True):
    """A main factory stores resources that are worth more after the upgrade; a secondary one has a bonus instead."""

    id: str
    kind: str
    name: dict[str, str]
    icons: tuple[Symbol, ...]
    stores: str | None = None
    value_before: int = 0
    value_after: int = 0
    value_pos: Point | None = None
    storage: tuple[Icon, ...] = ()
    race_bonus: str | None = None
    bonus: dict[str, dict[str, int]] | None = None
    bonus_pos: tuple[Point, ...] = ()


class Stored(Printed, frozen=True):
    factory: str
    number: int


class ResourcesStored(Printed, frozen=True):
    stored: Stored


class FactoryRace(RaceBonus, frozen=True):
    goal: ResourcesStored


class MineScoring(Scoring, frozen=True):
    note: str


class MineContent(SheetContent, frozen=True, kw_only=True):
    slots: tuple[MineSlot, ...]
    lines: tuple[Line, ...]
    mines: tuple[MineColumn, ...]
    mine_resources: tuple[Resource, ...]
    factories: tuple[PrintedFactory, ...]
    race_bonuses: tuple[FactoryRace, ...]
    scoring: MineScoring


def load_mine() -> MineContent:
    sheet = load(Path(__file__).parent / "sheet.json", MineContent)
    icons = Counter(icon.kind for factory in sheet.factories for icon in factory.icons)
    found = {
        "mines": len(sheet.mines),
        "slots": len(sheet.slots),
        "mine_resources": len(sheet.mine_resources),
        "mine_resources_by_type": Counter(resource.kind for resource in sheet.mine_resources),
        "factories_main": sum(1 for factory in sheet.factories if factory.kind == "main"),
        "factories_secondary": sum(1 for factory in sheet.factories if factory.kind == "secondary"),
        "robot_icons": icons["robot"],
        "energy_icons": icons["energy"],
        "system_errors": len(sheet.error_boxes),
    }
    check_sheet("mine/sheet.json", sheet, found)
    return sheet
