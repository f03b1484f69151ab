"""Adventure 5, The Dome (WM-5)."""

from __future__ import annotations

from typing import Any

from tests.second_opinion.difference import same
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet, next_of


class Dome(Adventure):
    number = 5

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options)
        self.skyscrapers = self.facts["skyscrapers"]
        self.levels = {level["id"]: level for level in self.facts["tower_levels"]}
        self.sections = self.facts["dome"]["sections"]
        self.tables = {table["id"]: table for table in self.facts["upgrade_tables"]}

    def open_slots(self, sheet: Sheet, effect: str | None) -> set[str]:
        """At the ground, or touching what is filled (WM-5.4)."""
        return {
            slot
            for slot in sheet.empty_slots()
            if self.printed_slot[slot]["base"] or any(not sheet.empty(other) for other in self.printed_slot[slot]["neighbours"])
        }

    def x_slots(self, sheet: Sheet) -> set[str]:
        return self.open_slots(sheet, None)

    def shifts(self, sheet: Sheet, effect: str | None) -> range:
        """Only while an astronaut icon is left (WM-5.7)."""
        left = not set(self.tracks["astronaut"]) <= sheet.crossed
        return super().shifts(sheet, effect) if left else range(1)

    def arcs(self, sheet: Sheet) -> list[tuple[str, str]]:
        """Sections and halves from left to right, with their parity (WM-5.8.2)."""
        found = []
        for section in self.sections:
            halves = [half["id"] for half in section["halves"]]
            names = halves if f"{section['id']}_split" in sheet.circled else [section["id"]]
            found += [(name, section["parity"]) for name in names]
        return found

    def candidates(self, sheet: Sheet) -> list[tuple[str, str]]:
        """The first unbuilt section from either end; by the strict reading only those beside a built one, once there is any (WM-5.8.1)."""
        arcs = self.arcs(sheet)
        unbuilt = [arc for arc in arcs if arc[0] not in sheet.circled]
        ends = unbuilt[:1] + unbuilt[-1:]
        built = [place for place, arc in enumerate(arcs) if arc[0] in sheet.circled]
        if not self.options["single_arm"] or not built:
            return ends
        return [arc for arc in ends if {arcs.index(arc) - 1, arcs.index(arc) + 1} & set(built)]

    def marks(self, sheet: Sheet, effect: str) -> set[str]:
        """WM-5.6 to WM-5.10."""
        last, marked = sheet.last, sheet.marked()
        assert last is not None
        match effect:
            case "water" | "plant":
                level = self.printed_slot[last]["tower_level"]
                symbols = self.levels[level]["symbols"] if level else []
                return {self.kind(symbol["id"]) for symbol in symbols if symbol["kind"] == effect and symbol["id"] not in marked}
            case "robot":
                number = sheet.written[last]
                assert isinstance(number, int)
                return {name for name, parity in self.candidates(sheet) if parity == ("even", "odd")[number % 2]}
            case "energy":
                return {row for table in self.tables.values() for row in next_of(sheet, [row["id"] for row in table["rows"]])}
            case "astronaut":
                return next_of(sheet, self.tracks["astronaut"])
        return set()

    def kind(self, mark: str) -> str:
        return mark[:-1] if "_plant" in mark else mark

    def forced(self, sheet: Sheet) -> set[str]:
        """Sections that can be split for an X (WM-5.9)."""
        whole = {section["id"] for section in self.sections} & {name for name, _ in self.arcs(sheet)}
        return {f"{name}_split" for name in whole - sheet.marked()}

    def follows(self, sheet: Sheet) -> None:
        """WM-5.4, WM-5.5: one unbroken run from the ground; top and bottom pay."""
        for skyscraper in self.skyscrapers:
            standing = [slot for slot in skyscraper["slots"] if not sheet.empty(slot)]
            slots = skyscraper["slots"]
            run = slots[slots.index(standing[0]) : slots.index(standing[-1]) + 1] if standing else []
            same("WM-5.4", f"{skyscraper['id']} is one run", standing, run)
            for race, slot in ((skyscraper["race_bonuses"]["top"], slots[-1]), (skyscraper["race_bonuses"]["bottom"], slots[0])):
                same("WM-5.5", race, sheet.races[race] is not None, not sheet.empty(slot))

    def circled_symbols(self, sheet: Sheet) -> list[int]:
        return [sum(symbol["id"] in sheet.circled for symbol in level["symbols"]) for level in self.levels.values()]

    def fulfilled(self, sheet: Sheet, test: dict[str, Any]) -> bool:
        """WM-5.15."""
        match test["test"]:
            case "groups_filled":
                return any(sheet.filled(skyscraper["slots"]) for skyscraper in self.skyscrapers)
            case "skyscraper_tops_filled":
                return sum(not sheet.empty(skyscraper["slots"][-1]) for skyscraper in self.skyscrapers) >= int(test["at_least"])
            case "tower_levels_with_circled":
                rich = [count >= int(test["symbols_at_least"]) for count in self.circled_symbols(sheet)]
                return sum(rich) >= int(test["levels_at_least"])
            case "dome_complete":
                return not self.unbuilt(sheet)
            case _:
                return sheet.crosses() >= int(test["at_least"])

    def unbuilt(self, sheet: Sheet) -> int:
        return sum(name not in sheet.circled for name, _ in self.arcs(sheet))

    def row(self, sheet: Sheet, table: str) -> list[int]:
        """The first uncrossed row, else the final one (WM-5.10)."""
        rows: list[list[int]] = [row["values"] for row in self.tables[table]["rows"] if row["id"] not in sheet.crossed]
        final: list[int] = self.tables[table]["final_values"]
        return rows[0] if rows else final

    def terms(self, sheets: list[Sheet], seat: int) -> dict[str, int]:
        """WM-5.12, WM-5.14."""
        sheet = sheets[seat]
        first, later = self.row(sheet, "missions")
        claimed = [letter for letter, reward in sheet.rewards.items() if reward is not None]
        levels = self.circled_symbols(sheet)
        crews = [sum(marker in other.crossed for marker in self.tracks["astronaut"]) for other in sheets]
        most, other = self.row(sheet, "crew")
        return {
            "missions": sum(first if letter in sheet.firsts else later for letter in claimed),
            "tower": sum(levels.count(count) * worth for count, worth in enumerate(self.row(sheet, "tower"), start=1)),
            "skyscrapers": sum(value or 0 for value in sheet.races.values()),
            "crew": 0 if not crews[seat] else most if crews[seat] == max(crews) else other,
            "dome": -self.unbuilt(sheet) * self.row(sheet, "dome")[0],
            "errors": -5 * sheet.marked_errors(),
        }
