"""Adventure 7, The Escape (WM-7)."""

from __future__ import annotations

from typing import Any

from tests.second_opinion.difference import same
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet, current, next_of


class Escape(Adventure):
    number = 7

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options)
        self.ships = {ship["id"]: ship for ship in self.facts["ships"]}
        self.components = {component["id"]: component for component in self.facts["components"]}
        self.airlocks = {airlock["id"]: set(airlock["between"]) for airlock in self.facts["airlocks"]}
        self.tanks = {tank["slot"]: tank["id"] for tank in self.facts["water_tanks"]}
        self.tank_of = {tank["group"]: tank["id"] for tank in self.facts["water_tanks"]}

    def connected(self, sheet: Sheet) -> set[str]:
        """Modules and greenhouses that active airlocks join to the colony (WM-7.5)."""
        joined = {id for id, component in self.components.items() if component["connected_at_start"]}
        while True:
            more = {end for id, ends in self.airlocks.items() if id in sheet.circled and ends & joined for end in ends}
            if more <= joined:
                return joined
            joined |= more

    def open_slots(self, sheet: Sheet, effect: str | None) -> set[str]:
        return {slot for id in self.connected(sheet) for slot in self.components[id]["slots"] if sheet.empty(slot)}

    def x_slots(self, sheet: Sheet) -> set[str]:
        return self.open_slots(sheet, None)

    def marks(self, sheet: Sheet, effect: str) -> set[str]:
        """WM-7.6 to WM-7.13. Plants, and reactors, of a ship are alike."""
        last, marked = sheet.last, sheet.marked()
        assert last is not None
        name = self.printed_slot[last]["lines"][0]
        ship = self.ships[name]
        match effect:
            case "robot":
                return self.forced(sheet)
            case "water":
                return {self.tanks[last]} - marked if last in self.tanks else set()
            case "plant":
                return {f"{name}_p" for plant in ship["greenhouse"]["plants"] if plant["id"] not in marked}
            case "energy":
                return {f"{name}_r" for reactor in ship["reactors"] if reactor["id"] not in marked}
            case "astronaut":
                return next_of(sheet, self.tracks["astronaut"])
        return set()

    def kind(self, mark: str) -> str:
        return mark[:-1] if mark[:-1].endswith(("_p", "_r")) else mark

    def forced(self, sheet: Sheet) -> set[str]:
        """Inactive airlocks that touch what is connected (WM-7.6)."""
        joined = self.connected(sheet)
        return {id for id, ends in self.airlocks.items() if ends & joined} - sheet.marked()

    def follows(self, sheet: Sheet) -> None:
        """WM-0.14.1, WM-7.5, WM-7.11."""
        pairs = sum(marker in sheet.marked() for marker in self.tracks["astronaut"]) // 2
        same("WM-0.14.1", "wilds of astronaut", len({mark for mark in sheet.marked() if mark.startswith("wild")}), pairs)
        joined = self.connected(sheet)
        for id, component in self.components.items():
            written = any(not sheet.empty(slot) for slot in component["slots"])
            same("WM-7.5", f"{id} is written in only when connected", written and id not in joined, False)
        for ship in self.ships.values():
            filled = sheet.filled(self.components[ship["greenhouse"]["component"]]["slots"])
            won = sheet.races[ship["greenhouse"]["race_bonus"]] is not None
            same("WM-7.11", f"double bonus of {ship['id']}", won and not filled, False)

    def plants(self, sheet: Sheet, ship: str) -> int:
        return sum(plant["id"] in sheet.circled for plant in self.ships[ship]["greenhouse"]["plants"])

    def reactors(self, sheet: Sheet, ship: str) -> int:
        return sum(reactor["id"] in sheet.circled for reactor in self.ships[ship]["reactors"])

    def modules(self, sheet: Sheet) -> list[str]:
        """Those that are filled."""
        return [id for id, one in self.components.items() if one["kind"] == "module" and sheet.filled(one["slots"])]

    def fulfilled(self, sheet: Sheet, test: dict[str, Any]) -> bool:
        """WM-7.17."""
        ships = {line["id"]: line for line in self.facts["lines"]}
        match test["test"]:
            case "greenhouses_filled_with_three_plants":
                whole = [
                    ship["greenhouse"]["component"]
                    for name, ship in self.ships.items()
                    if sheet.filled(self.components[ship["greenhouse"]["component"]]["slots"]) and self.plants(sheet, name) == 3
                ]
                return set(test["all_of"]) <= set(whole) if "all_of" in test else len(whole) >= int(test["at_least"])
            case "modules_filled":
                count = len(self.modules(sheet))
            case "ships_filled":
                count = sum(sheet.filled(ship["slots"]) for ship in ships.values())
            case "ships_with_all_reactors_circled":
                count = sum(self.reactors(sheet, ship) == 3 for ship in ships)
            case _:
                tanks = [{self.tank_of[id] for id in ship["components"] if id in self.tank_of} for ship in ships.values()]
                count = sum(all_tanks <= sheet.circled for all_tanks in tanks)
        return count >= int(test["at_least"])

    def terms(self, sheets: list[Sheet], seat: int) -> dict[str, int]:
        """WM-7.16."""
        sheet, value = sheets[seat], (0, 2, 4, 7)
        greenhouses = 0
        for name, ship in self.ships.items():
            if sheet.filled(self.components[ship["greenhouse"]["component"]]["slots"]):
                doubled = 2 if sheet.races[ship["greenhouse"]["race_bonus"]] is not None else 1
                greenhouses += doubled * value[self.plants(sheet, name)]
        modules = 0
        for id in self.modules(sheet):
            doubled = 2 if self.tank_of[id] in sheet.circled else 1
            modules += doubled * value[self.reactors(sheet, self.components[id]["line"])]
        return {
            **self.own_terms(sheet),
            "greenhouses": greenhouses,
            "modules": modules,
            "planning": -current(sheet, self.values["planning"]),
        }
