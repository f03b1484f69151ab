"""Adventure 8, The Battle (WM-8). A player's sheet is here both sheets that the player writes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.second_opinion.difference import same
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet, Written, current


@dataclass
class Field:
    """A sheet between two players: `insignia` in the slots of planets, on moons and asteroids; `control`: who holds captured planets."""

    slots: dict[str, Written]
    insignia: dict[str, str]
    control: dict[str, set[str]]
    crossed: set[str]
    circled: set[str]


@dataclass
class Sides:
    """The two fields of a player with the player's zone on each, the one in play first."""

    fields: list[tuple[Field, str]]


class Battle(Adventure):
    number = 8

    def __init__(self, switches: dict[str, Any]) -> None:
        super().__init__(switches)
        self.planets = {planet["id"]: planet for planet in self.facts["planets"]}
        self.planet_of = {slot["id"]: slot["group"] for slot in self.facts["slots"]}
        self.zone = self.facts["zones"]["zone_a"]
        self.boxes = {track["id"]: [box["id"] for box in track["boxes"]] for track in self.zone["value_tracks"]}
        self.astronauts = [marker["id"] for marker in self.zone["marker_tracks"][0]["markers"]]

    # -- writing

    def matching(self, field: Field, number: int) -> set[str]:
        """The first free slot of every planet that the number names (WM-8.5)."""
        found = set()
        for planet in self.facts["planets_by_number"].get(str(number), []):
            free = [slot for slot in self.planets[planet]["slots"] if field.slots[slot] is None]
            found |= set(free[:1])
        return found

    def reach(self, field: Field, number: int, most: int) -> set[tuple[str, int]]:
        """Slots within so much of a change. As no number is written, only the nearest one that names a planet is of interest."""
        found: dict[str, int] = {}
        for shift in sorted(range(-most, most + 1), key=abs):
            if 0 <= number + shift <= 17:
                for slot in self.matching(field, number + shift):
                    found.setdefault(slot, number + shift)
        return set(found.items())

    def writes(self, sheet: Sheet, effect: str | None, number: int) -> set[tuple[str, int]]:
        return self.reach(sheet.more.fields[0][0], number, 2 if effect == "astronaut" else 0)

    def stored_writes(self, sheet: Sheet, effect: str | None, number: int) -> set[tuple[str, int]]:
        """Each stored astronaut changes the number by up to 2 more (WM-8.14)."""
        field, _ = sheet.more.fields[0]
        stores = sheet.more.fields if self.options["any_sheet"] else sheet.more.fields[:1]
        stored = sum(f"{zone}_{icon}" in one.circled - one.crossed for one, zone in stores for icon in self.astronauts)
        steps = min(stored, self.options["most"]) + (effect == "astronaut")
        return self.reach(field, number, 2 * steps)

    def x_slots(self, sheet: Sheet) -> set[str]:
        return set()

    # -- effects

    def marks(self, sheet: Sheet, effect: str) -> set[str]:
        """WM-8.9 to WM-8.14. Symbols of a planet, and slots of a moon, are alike."""
        field, zone = sheet.more.fields[0]
        assert sheet.last is not None
        name = self.planet_of[sheet.last]
        match effect:
            case "plant" | "water":
                symbols = self.planets[name]["symbols"]
                return {f"{name}_{effect}" for one in symbols if one["kind"] == effect and one["id"] not in field.crossed}
            case "robot":
                return self.asteroid(field, zone)
            case "energy":
                return {box for kind in ("green", "blue", "grey") for box in self.next_box(field, zone, kind)}
            case "planning":
                return self.moons(field)
            case "astronaut":
                icons = [f"{zone}_{icon}" for icon in self.astronauts]
                return set([icon for icon in icons if icon not in field.circled | field.crossed][:1])
        return set()

    def asteroid(self, field: Field, zone: str) -> set[str]:
        """The nearest free one from the own end (WM-8.11)."""
        belt = [asteroid["id"] for asteroid in self.facts["asteroids"]]
        free = [id for id in (belt if zone == "a" else reversed(belt)) if id not in field.insignia]
        return set(free[:1])

    def next_box(self, field: Field, zone: str, track: str) -> set[str]:
        left = [f"{zone}_{box}" for box in self.boxes[track] if f"{zone}_{box}" not in field.crossed]
        return set(left[:1])

    def moons(self, field: Field) -> set[str]:
        """Moons with a free slot whose planet is not captured (WM-8.6, WM-8.13)."""
        found = set()
        for name, planet in self.planets.items():
            open_planet = any(field.slots[slot] is None for slot in planet["slots"])
            if open_planet and any(slot["id"] not in field.insignia for slot in planet["moon"]["slots"]):
                found.add(f"{name}_moon")
        return found

    def kind(self, mark: str) -> str:
        return mark[:-1] if mark.startswith("p") else mark

    def forced(self, sheet: Sheet) -> set[str]:
        """Bonuses of slots and asteroids (WM-8.8)."""
        field, zone = sheet.more.fields[0]
        boxes = {box for track in ("plants", "water", "green", "blue", "grey") for box in self.next_box(field, zone, track)}
        return boxes | self.asteroid(field, zone) | self.moons(field)

    # -- control

    def holders(self, field: Field, planet: str) -> set[str]:
        """Who has more insignia on planet and moon; both when they have as many (WM-8.6, WM-8.17)."""
        moon = [field.insignia.get(slot["id"]) for slot in self.planets[planet]["moon"]["slots"]]
        signs = [field.slots[slot] for slot in self.planets[planet]["slots"]] + moon
        own, other = signs.count("A"), signs.count("B")
        return {"A", "B"} if own == other else {"A"} if own > other else {"B"}

    def captured(self, field: Field) -> set[str]:
        return {name for name, planet in self.planets.items() if all(field.slots[slot] is not None for slot in planet["slots"])}

    def follows(self, sheet: Sheet) -> None:
        """WM-8.6, WM-8.9, WM-8.10: control of captured planets; a box of somebody's track for every symbol of a planet."""
        for field, _ in sheet.more.fields:
            for kind, track in (("plant", "plants"), ("water", "water")):
                boxes = [self.crossed_boxes(field, zone, track) for zone in "ab"]
                used = sum(
                    symbol["id"] in field.crossed
                    for planet in self.planets.values()
                    for symbol in planet["symbols"]
                    if symbol["kind"] == kind
                )
                same("WM-8.9, WM-8.10", f"{track} boxes crossed", sum(boxes) >= used or max(boxes) == len(self.boxes[track]), True)
            same("WM-8.6", "control", field.control, {planet: self.holders(field, planet) for planet in self.captured(field)})

    # -- missions, end, score

    def fulfilled(self, sheet: Sheet, test: dict[str, Any]) -> bool:
        """All on one and the same field (WM-8.15, WM-8.20)."""
        return any(all(self.holds(field, zone, one) for one in test["tests"]) for field, zone in sheet.more.fields)

    def holds(self, field: Field, zone: str, test: dict[str, Any]) -> bool:
        own = [planet for planet in self.captured(field) if zone.upper() in self.holders(field, planet)]
        match test["test"]:
            case "planets_controlled":
                return len(own) >= int(test["at_least"])
            case "planet_types_controlled":
                return {self.planets[planet]["type"] for planet in own} >= set(test["all_of"])
            case "asteroids":
                count = sum(place.startswith("ast") and sign == zone.upper() for place, sign in field.insignia.items())
            case "planet_value_boxes_crossed_each_type":
                count = min(self.crossed_boxes(field, zone, kind) for kind in ("green", "blue", "grey"))
            case "plant_boxes_crossed":
                count = self.crossed_boxes(field, zone, "plants")
            case "water_boxes_crossed":
                count = self.crossed_boxes(field, zone, "water")
            case _:
                count = len({place[:2] for place, sign in field.insignia.items() if "moon" in place and sign == zone.upper()})
        return count >= int(test["at_least"])

    def crossed_boxes(self, field: Field, zone: str, track: str) -> int:
        return sum(f"{zone}_{box}" in field.crossed for box in self.boxes[track])

    def full(self, sheet: Sheet) -> bool:
        """WM-8.16 b."""
        return any(None not in field.slots.values() for field, _ in sheet.more.fields)

    def used_up(self, sheet: Sheet) -> bool:
        """WM-8.16 c: both boxes on one field."""
        return "free" not in sheet.errors[:2] or "free" not in sheet.errors[2:]

    def value(self, field: Field, zone: str, name: str) -> int:
        track = next(track for track in self.zone["value_tracks"] if track["id"] == name)
        crossed = {mark.removeprefix(f"{zone}_") for mark in field.crossed if mark.startswith(f"{zone}_")}
        return current(Sheet({}, None, [], {}, crossed=crossed), track)

    def terms(self, sheets: list[Sheet], seat: int) -> dict[str, int]:
        """WM-8.17, WM-8.18."""
        sheet = sheets[seat]
        pad = {**self.own_terms(sheet), "plants": 0, "water": 0, "green": 0, "blue": 0, "grey": 0, "planning": 0}
        for field, zone in sheet.more.fields:
            for name in ("plants", "water"):
                pad[name] += self.value(field, zone, name)
            for kind in ("green", "blue", "grey"):
                of_kind = [name for name, planet in self.planets.items() if planet["type"] == kind]
                held = sum(zone.upper() in self.holders(field, name) for name in of_kind)
                pad[kind] += held * self.value(field, zone, kind)
            pad["planning"] -= self.value(field, zone, "planning")
        return pad
