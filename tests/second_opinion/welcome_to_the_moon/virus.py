"""Adventure 6, The Virus (WM-6)."""

from __future__ import annotations

from typing import Any

from tests.second_opinion.difference import same
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet, next_of


class Virus(Adventure):
    number = 6

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options)
        self.blocks = {block["id"]: block for block in self.facts["blocks"]}
        self.block_of = {slot["id"]: slot["group"] for slot in self.facts["slots"]}
        self.walkways = {walkway["id"] for walkway in self.facts["walkways"]}
        self.resources = {track["id"]: track for track in self.facts["resource_tracks"]}
        self.floors = {line["id"]: line["blocks"] for line in self.facts["lines"]}

    def energy(self, sheet: Sheet, block: str) -> int:
        return sum(symbol["id"] in sheet.circled for symbol in self.blocks[block]["energy"])

    def numbered(self, sheet: Sheet, block: str) -> int:
        return sum(sheet.written[slot] not in (None, "infected") for slot in self.blocks[block]["slots"])

    def marks(self, sheet: Sheet, effect: str) -> set[str]:
        """WM-6.5 to WM-6.8, WM-6.12. Energy, and plants, of a block are alike."""
        marked = sheet.marked()
        assert sheet.last is not None
        name = self.block_of[sheet.last]
        block = self.blocks[name]
        match effect:
            case "energy":
                return {f"{name}_e"} if self.energy(sheet, name) < 3 else set()
            case "robot":
                return self.walkways - marked
            case "plant":
                return {f"{name}_p" for plant in block["plants"] if plant["id"] not in marked}
            case "water":
                return self.tank(sheet, block) - marked
            case "astronaut":
                return next_of(sheet, self.tracks["astronaut"])
        return set()

    def tank(self, sheet: Sheet, block: dict[str, Any]) -> set[str]:
        """From any slot of its block; by the strict reading only from the one under it (WM-6.8)."""
        under = self.printed_slot[str(sheet.last)]["water_tank"]
        return {under if self.options["exact_slot"] else block["water_tank"]} - {None}

    def kind(self, mark: str) -> str:
        return mark[:-1] if mark[:-1].endswith(("_e", "_p")) else mark

    def forced(self, sheet: Sheet) -> set[str]:
        """Rows of the tracks: a walkway, or energy in a block that is not full (WM-6.9)."""
        open_blocks = [name for name, block in self.blocks.items() if not sheet.filled(block["slots"]) and self.energy(sheet, name) < 3]
        return (self.walkways - sheet.marked()) | {f"{name}_e" for name in open_blocks}

    def infections(self, sheet: Sheet, beginning: bool) -> set[str]:
        """Where the owner may infect a slot now (WM-6.3, WM-6.15)."""
        if beginning:
            homes = [name for name, block in self.blocks.items() if block["grey_virus_candidate"]]
            return {slot for name in homes for slot in self.blocks[name]["slots"]}
        return set(self.blocks[sheet.more.infecting]["slots"]) & sheet.empty_slots()

    def icons(self, track: str) -> list[str]:
        return [icon["id"] for row in self.resources[track]["rows"] for icon in row["icons"]]

    def follows(self, sheet: Sheet) -> None:
        """WM-0.14.1, WM-6.7, WM-6.8, WM-6.16."""
        for name in ("astronaut", "planning"):
            pairs = sum(marker in sheet.marked() for marker in self.tracks[name]) // 2
            wilds = {mark for mark in sheet.marked() if mark.startswith(f"wild_{name}")}
            same("WM-0.14.1", f"wilds of {name}", len(wilds), pairs)
        plants = sum(plant["id"] in sheet.circled for block in self.blocks.values() for plant in block["plants"])
        tanks = sum(block["water_tank"] in sheet.circled for block in self.blocks.values())
        same("WM-6.7", "plant icons crossed", sum(icon in sheet.crossed for icon in self.icons("plant")), plants)
        same("WM-6.8", "water icons crossed", sum(icon in sheet.crossed for icon in self.icons("water")), tanks)
        for block, points in sheet.more.evacuated.items():
            same("WM-6.16", f"{block} evacuated", points, self.numbered(sheet, block) * self.energy(sheet, block))

    def settled(self, sheet: Sheet) -> None:
        """WM-6.16: whatever is full has been evacuated."""
        full = {name for name, block in self.blocks.items() if sheet.filled(block["slots"])}
        same("WM-6.16", "evacuated blocks", set(sheet.more.evacuated), full)

    def settled_table(self, sheets: list[Sheet]) -> None:
        """Which viruses are active on every sheet (WM-6.10, WM-6.17, WM-6.20)."""
        for virus in self.facts["viruses"]:
            cause = virus["activated_by"]
            if "mission_first" in cause:
                active = any(sheet.rewards[cause["mission_first"]] is not None for sheet in sheets)
            elif virus["home"] is not None:
                icon = next(iter(cause.values()))
                active = any(self.icon_of(virus["id"], icon) in sheet.crossed for sheet in sheets)
            else:
                continue
            for sheet in sheets:
                same("WM-6.10, WM-6.20", f"{virus['id']} virus is active", f"{virus['home']}_target" in sheet.circled, active)

    def icon_of(self, virus: str, icon: object) -> str:
        """The icon of a track that wakes a virus."""
        found = {
            row_icon["trigger"]["activate_virus"]: row_icon["id"]
            for track in self.resources.values()
            for row in track["rows"]
            for row_icon in row["icons"]
            if row_icon["trigger"] and "activate_virus" in row_icon["trigger"]
        }
        return str(found[virus])

    def closed(self, sheet: Sheet, block: str) -> bool:
        return set(self.blocks[block]["walkways"]) <= sheet.circled

    def fulfilled(self, sheet: Sheet, test: dict[str, Any]) -> bool:
        """WM-6.23."""
        evacuated = set(sheet.more.evacuated)
        match test["test"]:
            case "blocks_evacuated":
                count = len(evacuated)
            case "floors_fully_evacuated":
                count = sum(set(blocks) <= evacuated for blocks in self.floors.values())
            case "blocks_with_all_walkways_closed":
                if "all_of" in test:
                    return all(self.closed(sheet, block) for block in test["all_of"])
                count = sum(self.closed(sheet, block) for block in self.blocks)
            case "floors_with_all_energy_circled":
                count = sum(all(self.energy(sheet, block) == 3 for block in blocks) for blocks in self.floors.values())
            case _:
                count = sum(self.watered(sheet, blocks) for blocks in self.floors.values())
        return count >= int(test["at_least"])

    def watered(self, sheet: Sheet, blocks: list[str]) -> bool:
        """All plants and tanks of the blocks are circled."""
        wanted = {plant["id"] for block in blocks for plant in self.blocks[block]["plants"]}
        wanted |= {self.blocks[block]["water_tank"] for block in blocks} - {None}
        return wanted <= sheet.circled

    def terms(self, sheets: list[Sheet], seat: int) -> dict[str, int]:
        """WM-6.9, WM-6.22."""
        sheet = sheets[seat]
        rows = {
            name: sum(all(icon["id"] in sheet.crossed for icon in row["icons"]) for row in track["rows"])
            for name, track in self.resources.items()
        }
        return {
            **self.own_terms(sheet),
            "plants": self.resources["plant"]["value_by_rows_completed"][rows["plant"]],
            "water": self.resources["water"]["value_by_rows_completed"][rows["water"]],
            "blocks": sum(self.numbered(sheet, block) * self.energy(sheet, block) for block in self.blocks),
            "infected": -sum(sign == "infected" for sign in sheet.written.values()),
        }
