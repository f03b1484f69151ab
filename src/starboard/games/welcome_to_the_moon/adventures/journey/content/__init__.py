"""The sheet of The Journey (WM-2.1)."""

from __future__ import annotations

from pathlib import Path

from starboard.engine.content import Printed, load
from starboard.games.welcome_to_the_moon.content import Icon, Point, RaceBonus, RankedScoring, SheetContent, Slot, ValueBox, check_sheet


class JourneySlot(Slot, frozen=True, kw_only=True):
    water_tank: str | None
    station: str | None


class Trajectory(Printed, frozen=True):
    id: str
    slots: tuple[str, ...]
    divided_by: str


class Wall(Printed, frozen=True):
    id: str
    between: tuple[str, str]
    marked_at_start: bool
    pos: Point


class Tank(Printed, frozen=True):
    id: str
    slot: str
    group: None
    order: int
    points: int
    pos: Point


class Robot(Printed, frozen=True):
    id: str
    order_from_trajectory: int
    pos: Point


class Station(Printed, frozen=True):
    id: str
    slot: str
    plants: tuple[Icon, ...]
    robots: tuple[Robot, ...]
    race_bonus: str
    pos: Point


class RobotsCircled(Printed, frozen=True):
    station_robots_circled: str


class StationRace(RaceBonus, frozen=True):
    goal: RobotsCircled
    later: ValueBox


class JourneyContent(SheetContent, frozen=True, kw_only=True):
    slots: tuple[JourneySlot, ...]
    lines: tuple[Trajectory, ...]
    walls: tuple[Wall, ...]
    water_tanks: tuple[Tank, ...]
    stations: tuple[Station, ...]
    race_bonuses: tuple[StationRace, ...]
    scoring: RankedScoring


def load_journey() -> JourneyContent:
    sheet = load(Path(__file__).parent / "sheet.json", JourneyContent)
    icons = {track.id: len(track.markers) for track in sheet.marker_tracks}
    found = {
        "slots": len(sheet.slots),
        "walls": len(sheet.walls),
        "water_tanks": len(sheet.water_tanks),
        "water_points_total": sum(tank.points for tank in sheet.water_tanks),
        "stations": len(sheet.stations),
        "plants": sum(len(station.plants) for station in sheet.stations),
        "robots": sum(len(station.robots) for station in sheet.stations),
        "energy_icons": icons["energy"],
        "max_splits": sum(1 for track in sheet.marker_tracks for reward in track.rewards if reward.gain == "wall"),
        "astronaut_icons": icons["astronaut"],
        "planning_icons": icons["planning"],
        "wild_effects": sum(1 for track in sheet.marker_tracks for reward in track.rewards if reward.gain == "wild"),
        "system_errors": len(sheet.error_boxes),
        "energy_icons_circled_at_start": sum(1 for track in sheet.marker_tracks for icon in track.markers if icon.circled_at_start),
    }
    check_sheet("journey/sheet.json", sheet, found)
    return sheet
