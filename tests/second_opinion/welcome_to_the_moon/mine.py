"""Adventure 4, The Mine (WM-4)."""

from __future__ import annotations

from typing import Any

from tests.second_opinion.difference import same
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet, next_of

SUPPLEMENT = {"greenhouse": "opt_greenhouse", "reservoir": "opt_reservoir", "pearl_plant": "opt_pearl", "ruby_plant": "opt_ruby"}
"""The secondary factory that gives two of what a main one stores (WM-4.1)."""


class Mine(Adventure):
    number = 4

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options)
        self.mines = self.facts["mines"]
        self.resources = {resource["id"]: resource for resource in self.facts["mine_resources"]}
        self.factories = {factory["id"]: factory for factory in self.facts["factories"]}

    def marks(self, sheet: Sheet, effect: str) -> set[str]:
        """WM-4.4 to WM-4.6. Icons of a kind in a factory are alike."""
        last = sheet.last
        assert last is not None
        match effect:
            case "plant" | "water":
                near = (self.printed_slot[last]["resource_above"], self.printed_slot[last]["resource_below"])
                return {one for one in near if one is not None and self.resources[one]["kind"] == effect} - sheet.marked()
            case "robot" | "energy":
                return {self.kind(icon) for icon in self.icons(effect) - sheet.marked()}
            case "astronaut":
                return next_of(sheet, self.tracks["astronaut"])
        return set()

    def icons(self, kind: str) -> set[str]:
        return {icon["id"] for factory in self.factories.values() for icon in factory["icons"] if icon["kind"] == kind}

    def forced(self, sheet: Sheet) -> set[str]:
        """The three robots of a secondary factory (WM-4.5)."""
        return {self.kind(icon) for icon in self.icons("robot") - sheet.marked()}

    def kind(self, mark: str) -> str:
        return mark.rsplit("_", 1)[0] if "_robot_" in mark or "_energy_" in mark else mark

    def done(self, sheet: Sheet, factory: str) -> bool:
        """Upgraded or active."""
        return {icon["id"] for icon in self.factories[factory]["icons"]} <= sheet.marked()

    def stored(self, sheet: Sheet, factory: str) -> int:
        return sum(icon["id"] in sheet.crossed for icon in self.factories[factory]["storage"])

    def follows(self, sheet: Sheet) -> None:
        """WM-4.3, WM-4.7, WM-4.8."""
        for slot in self.slots:
            gem = self.printed_slot[slot]["gem"]
            if gem is not None:
                same("WM-4.3", f"{gem} is circled", gem in sheet.marked(), not sheet.empty(slot))
        for name, supplement in SUPPLEMENT.items():
            kind = self.factories[name]["stores"]
            taken = sum(id in sheet.crossed for id, resource in self.resources.items() if resource["kind"] == kind)
            same("WM-4.5, WM-4.7", f"stored in {name}", self.stored(sheet, name), taken + 2 * self.done(sheet, supplement))

    def settled(self, sheet: Sheet) -> None:
        """WM-4.7: of a filled mine nothing stays circled."""
        for mine in self.mines:
            if sheet.filled(mine["slots"]):
                same("WM-4.7", f"{mine['id']} is extracted", set(mine["resources"]) & sheet.circled - sheet.crossed, set())

    def fulfilled(self, sheet: Sheet, test: dict[str, Any]) -> bool:
        """WM-4.11."""
        extracted = [sheet.filled(mine["slots"]) for mine in self.mines]
        least = int(test["at_least"])
        main = [name for name, factory in self.factories.items() if factory["kind"] == "main"]
        match test["test"]:
            case "mines_extracted":
                return sum(extracted) >= least
            case "adjacent_mines_extracted":
                return any(all(extracted[start : start + least]) for start in range(len(extracted) - least + 1))
            case "secondary_factories_active":
                return sum(self.done(sheet, name) for name in self.factories if name not in main) >= least
            case "factories_done":
                return sum(self.done(sheet, name) for name in self.factories) >= least
            case circled:
                kind = "plant" if "plants" in circled else "water"
                found = [id for id, resource in self.resources.items() if resource["kind"] == kind and id in sheet.marked()]
                return len(found) >= least

    def terms(self, sheets: list[Sheet], seat: int) -> dict[str, int]:
        """WM-4.10."""
        sheet = sheets[seat]
        pad = self.own_terms(sheet)
        for name in SUPPLEMENT:
            factory = self.factories[name]
            value = factory["value_after"] if self.done(sheet, name) else factory["value_before"]
            pad[name.replace("_", "-")] = self.stored(sheet, name) * value + (sheet.races[factory["race_bonus"]] or 0)
        crew, plans = self.stored(sheet, "astronaut_centre"), self.stored(sheet, "planning_centre")
        pad["astronaut-centre"] = 3 * crew if self.done(sheet, "astronaut_centre") else 0
        pad["planning-centre"] = 0 if self.done(sheet, "planning_centre") else -3 * plans
        return pad
