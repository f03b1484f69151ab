"""Adventure 3, The Colony (WM-3)."""

from __future__ import annotations

from typing import Any

from tests.second_opinion.difference import same
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet, current, next_of, ranked


class Colony(Adventure):
    number = 3

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options)
        self.tunnels = {tunnel["id"]: tunnel["between"] for tunnel in self.facts["tunnels"]}
        self.quarters = self.facts["quarters"]
        self.antennas = {antenna["id"]: antenna["slot"] for antenna in self.facts["antennas"]}
        self.tanks = {tank["slot"]: tank["id"] for tank in self.facts["water_tanks"]}

    def network(self, sheet: Sheet) -> set[str]:
        """Modules joined to the start by built tunnels (WM-3.7)."""
        joined = {"c1r1"}
        while True:
            more = {end for tunnel, ends in self.tunnels.items() if tunnel in sheet.marked() and joined & set(ends) for end in ends}
            if more <= joined:
                return joined
            joined |= more

    def marks(self, sheet: Sheet, effect: str) -> set[str]:
        """WM-3.5 to WM-3.9."""
        marked, last = sheet.marked(), sheet.last
        assert last is not None
        match effect:
            case "energy":
                boxes = [[box["id"] for box in self.values[name]["boxes"]] for name in ("plants", "water", "antennas")]
                return {box for track in boxes for box in next_of(sheet, track)}
            case "water":
                return {self.tanks[last]} - marked if last in self.tanks else set()
            case "plant":
                quarter = next(quarter for quarter in self.quarters if last in quarter["slots"])
                return next_of(sheet, [greenhouse["id"] for greenhouse in quarter["greenhouses"]])
            case "robot":
                network = self.network(sheet)
                return {tunnel for tunnel, ends in self.tunnels.items() if network & set(ends)} - marked
            case "astronaut":
                return next_of(sheet, self.tracks["astronaut"])
        return set()

    def follows(self, sheet: Sheet) -> None:
        """WM-3.4, WM-3.7."""
        network = self.network(sheet)
        reached = {antenna for antenna, module in self.antennas.items() if module in network and not sheet.empty(module)}
        same("WM-3.7", "antennas circled", set(self.antennas) & sheet.circled, reached)
        for quarter in self.quarters:
            done = sheet.filled(quarter["writable_slots"])
            same("WM-3.4", f"bonus of {quarter['id']}", sheet.races[quarter["race_bonus"]] is not None, done)

    def plants(self, sheet: Sheet) -> int:
        houses = [greenhouse for quarter in self.quarters for greenhouse in quarter["greenhouses"]]
        return sum(greenhouse["plants"] for greenhouse in houses if greenhouse["id"] in sheet.circled)

    def fulfilled(self, sheet: Sheet, test: dict[str, Any]) -> bool:
        """WM-3.12."""
        lines = {line["id"]: sheet.filled(line["slots"]) for line in self.facts["lines"]}
        match test["test"]:
            case "columns_filled":
                count = sum(done for name, done in lines.items() if name.startswith("col"))
            case "rows_filled":
                count = sum(done for name, done in lines.items() if name.startswith("row"))
            case "observatory_connected":
                return "c6r6" in self.network(sheet)
            case "quarters_with_all_antennas":
                count = sum(set(quarter["antennas"]) <= sheet.circled for quarter in self.quarters)
            case "plants_circled":
                count = self.plants(sheet)
            case _:
                count = sum(set(quarter["water_tanks"]) <= sheet.circled for quarter in self.quarters)
        return count >= int(test["at_least"])

    def terms(self, sheets: list[Sheet], seat: int) -> dict[str, int]:
        """WM-3.11."""
        sheet = sheets[seat]
        crews = [sum(marker in other.crossed for marker in self.tracks["astronaut"]) for other in sheets]
        return {
            **self.own_terms(sheet),
            "plants": self.plants(sheet) * current(sheet, self.values["plants"]),
            "water": len(set(self.tanks.values()) & sheet.circled) * current(sheet, self.values["water"]),
            "antennas": len(set(self.antennas) & sheet.circled) * current(sheet, self.values["antennas"]),
            "quarters": sum(sheet.races[quarter["race_bonus"]] or 0 for quarter in self.quarters),
            "astronauts": ranked(crews)[seat],
            "planning": -current(sheet, self.values["planning"]),
        }
