"""The sheet of The Battle (WM-8.3): planets in the middle, and a zone for each of its two players."""

from __future__ import annotations

from pathlib import Path

from starboard.engine.content import Printed, expect, load
from starboard.games.welcome_to_the_moon.content import (
    ErrorBox,
    Icon,
    MarkerTrack,
    MissionBox,
    Point,
    SheetContent,
    Slot,
    Symbol,
    ValueTrack,
    check_sheet,
)

TYPES = ("green", "blue", "grey")
VALUES = ("plants", "water", *TYPES, "planning")


class PlanetSlot(Slot, frozen=True, kw_only=True):
    bonus: str | None


class Moon(Printed, frozen=True):
    id: str
    slots: tuple[Icon, ...]


class Planet(Printed, frozen=True):
    id: str
    type: str
    label: str
    numbers: tuple[int, ...]
    slots: tuple[str, ...]
    symbols: tuple[Symbol, ...]
    moon: Moon
    flag_pos: Point
    pos: Point


class AsteroidBonus(Printed, frozen=True):
    kind: str
    pos: Point


class Asteroid(Printed, frozen=True):
    id: str
    order_from_zone_a: int
    order_from_zone_b: int
    bonuses: tuple[AsteroidBonus, ...]
    pos: Point


class Zone(Printed, frozen=True):
    player: str
    insignia_pos: Point
    marker_tracks: tuple[MarkerTrack, ...]
    value_tracks: tuple[ValueTrack, ...]
    error_boxes: tuple[ErrorBox, ...]
    error_mark: str
    error_penalty_by_count: tuple[int, ...]
    mission_boxes: tuple[MissionBox, ...]
    score_boxes: dict[str, Point]

    def icons(self) -> list[str]:
        """Astronauts to circle; ids are unique in their zone only."""
        return [icon.id for track in self.marker_tracks for icon in track.markers]

    def boxes(self, track: str) -> list[str]:
        return [box.id for box in self.value_track(track).boxes]

    def values(self, track: str) -> list[int]:
        return self.value_track(track).values()

    def value_track(self, id: str) -> ValueTrack:
        (printed,) = [track for track in self.value_tracks if track.id == id]
        return printed

    def symbols(self) -> list[str]:
        return [*self.icons(), *(box for track in VALUES for box in self.boxes(track)), *(box.id for box in self.error_boxes)]


class Zones(Printed, frozen=True):
    zone_a: Zone
    zone_b: Zone


class Seating(Printed, frozen=True):
    left_sheet: str
    right_sheet: str
    first_turn: str
    alternate_every_turn: bool


class BattleContent(SheetContent, frozen=True, kw_only=True):
    slots: tuple[PlanetSlot, ...]
    lines: tuple[()]
    planets_by_number: dict[str, tuple[str, ...]]
    planets: tuple[Planet, ...]
    asteroids: tuple[Asteroid, ...]
    zones: Zones
    seating: Seating

    def planet_symbols(self) -> list[Symbol]:
        return [symbol for planet in self.planets for symbol in planet.symbols]

    def moon_slots(self) -> list[str]:
        return [slot.id for planet in self.planets for slot in planet.moon.slots]


def load_battle() -> BattleContent:
    sheet = load(Path(__file__).parent / "sheet.json", BattleContent)
    kinds = [symbol.kind for symbol in sheet.planet_symbols()]
    zone_a, zone_b = sheet.zones.zone_a, sheet.zones.zone_b
    found = {
        "planets": len(sheet.planets),
        "slots": len(sheet.slots),
        "moons": len({planet.moon.id for planet in sheet.planets}),
        "moon_slots": len(sheet.moon_slots()),
        "planet_symbols": len(kinds),
        "plant_symbols": kinds.count("plant"),
        "water_symbols": kinds.count("water"),
        "asteroids": len(sheet.asteroids),
        "asteroid_bonuses": sum(len(asteroid.bonuses) for asteroid in sheet.asteroids),
        "bonus_slots": sum(1 for slot in sheet.slots if slot.bonus is not None),
        "system_errors_per_zone": len(zone_a.error_boxes),
        "astronaut_icons_per_zone": len(zone_a.icons()),
    }
    check_sheet("battle/sheet.json", sheet, found)
    expect("battle/sheet.json: symbols of zone B", zone_b.symbols(), zone_a.symbols())
    expect("battle/sheet.json: values of zone B", [zone_b.values(track) for track in VALUES], [zone_a.values(track) for track in VALUES])
    expect("battle/sheet.json: asteroids", [one.order_from_zone_a for one in sheet.asteroids], list(range(1, len(sheet.asteroids) + 1)))
    expect(
        "battle/sheet.json: asteroids of zone B",
        [one.order_from_zone_b for one in sheet.asteroids],
        list(range(len(sheet.asteroids), 0, -1)),
    )
    expect(
        "battle/sheet.json: planet slots", [slot for planet in sheet.planets for slot in planet.slots], [slot.id for slot in sheet.slots]
    )
    check_numbers(sheet)
    return sheet


def check_numbers(sheet: BattleContent) -> None:
    """Numbers are printed twice: at the planets, without gaps, and by number."""
    for planet in sheet.planets:
        expect(f"battle/sheet.json: numbers of {planet.id}", planet.numbers, tuple(range(planet.numbers[0], planet.numbers[-1] + 1)))
    for number, names in sheet.planets_by_number.items():
        named = tuple(planet.id for planet in sheet.planets if int(number) in planet.numbers)
        expect(f"battle/sheet.json: planets of {number}", named, names)
