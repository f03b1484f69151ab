"""Adventure 2, The Journey (WM-2)."""

from __future__ import annotations

from typing import Any

from tests.second_opinion.difference import same
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet, next_of, ranked


class Journey(Adventure):
    number = 2

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options)
        self.walls = {wall["id"]: wall["between"][0] for wall in self.facts["walls"]}
        self.tanks = {tank["slot"]: tank for tank in self.facts["water_tanks"]}
        self.stations = self.facts["stations"]

    def zones(self, sheet: Sheet) -> list[list[str]]:
        """Runs of slots without a wall inside (WM-2.3)."""
        ends = {slot for wall, slot in self.walls.items() if wall in sheet.marked()}
        zones: list[list[str]] = [[]]
        for slot in self.slots:
            zones[-1].append(slot)
            if slot in ends:
                zones.append([])
        return zones

    def lines(self, sheet: Sheet) -> list[list[str]]:
        return self.zones(sheet)

    def marks(self, sheet: Sheet, effect: str) -> set[str]:
        """WM-2.4 to WM-2.8. Robots and plants of a station are alike."""
        marked, last = sheet.marked(), sheet.last
        assert last is not None
        match effect:
            case "energy":
                return next_of(sheet, self.tracks["energy"])
            case "water":
                return {self.tanks[last]["id"]} - marked if last in self.tanks else set()
            case "plant":
                zone = next(zone for zone in self.zones(sheet) if last in zone)
                near = [station for station in self.stations if station["slot"] in zone]
                return {f"{station['id']}_plant" for station in near if not {plant["id"] for plant in station["plants"]} <= marked}
            case "robot":
                left = [station for station in self.stations if not {robot["id"] for robot in station["robots"]} <= marked]
                return {f"{station['id']}_robot" for station in left}
            case "astronaut":
                return next_of(sheet, self.tracks["astronaut"])
        return set()

    def forced(self, sheet: Sheet) -> set[str]:
        return (set(self.walls) - sheet.marked()) | next_of(sheet, self.tracks["energy"])

    def kind(self, mark: str) -> str:
        return mark.rsplit("_", 1)[0] if mark.startswith("station") else mark

    def follows(self, sheet: Sheet) -> None:
        """WM-2.4, WM-2.7, WM-0.14.1: a wall for each column of energy, a multiplier for all robots, a wild for each pair."""
        for station in self.stations:
            done = {robot["id"] for robot in station["robots"]} <= sheet.marked()
            same("WM-2.7", f"multiplier of {station['id']}", sheet.races[station["race_bonus"]] is not None, done)
        for name in ("astronaut", "planning"):
            pairs = sum(marker in sheet.marked() for marker in self.tracks[name]) // 2
            wilds = {mark for mark in sheet.marked() if mark.startswith(f"wild_{name}")}
            same("WM-0.14.1", f"wilds of {name}", len(wilds), pairs)

    def settled(self, sheet: Sheet) -> None:
        """When the turn is done, there are as many walls as columns of energy."""
        columns = sum(marker in sheet.marked() for marker in self.tracks["energy"]) // 2
        same("WM-2.4", "walls drawn", len(set(self.walls) & sheet.marked()), columns)

    def filled_zones(self, sheet: Sheet) -> list[int]:
        return [len(zone) for zone in self.zones(sheet) if sheet.filled(zone)]

    def fulfilled(self, sheet: Sheet, test: dict[str, Any]) -> bool:
        """WM-2.11."""
        circled = [tank["id"] in sheet.circled for tank in self.facts["water_tanks"]]
        match test["test"]:
            case "stations_with_multiplier":
                return sum(sheet.races[station["race_bonus"]] is not None for station in self.stations) >= int(test["at_least"])
            case "stations_with_all_plants":
                whole = [{plant["id"] for plant in station["plants"]} <= sheet.circled for station in self.stations]
                return sum(whole) >= int(test["at_least"])
            case "filled_zones_by_size":
                return all(self.filled_zones(sheet).count(int(size)) >= count for size, count in test["sizes"].items())
            case "water_tanks_circled":
                return sum(circled) >= int(test["at_least"])
            case _:
                run = int(test["at_least"])
                return any(all(circled[start : start + run]) for start in range(len(circled) - run + 1))

    def terms(self, sheets: list[Sheet], seat: int) -> dict[str, int]:
        """WM-2.10."""
        sheet = sheets[seat]
        plants = 0
        for station in self.stations:
            grown = sum(plant["id"] in sheet.circled for plant in station["plants"])
            plants += grown * (sheet.races[station["race_bonus"]] or 0)
        return {
            **self.own_terms(sheet),
            "plants": plants,
            "water": sum(tank["points"] for tank in self.facts["water_tanks"] if tank["id"] in sheet.circled),
            "longest-zone": max(self.filled_zones(sheet), default=0),
            "most-zones": ranked([len(self.filled_zones(other)) for other in sheets])[seat],
        }
