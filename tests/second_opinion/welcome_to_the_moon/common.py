"""Welcome to the Moon counted again, slowly and plainly, from the rulebook: what all adventures have in common (WM-0)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.second_opinion.difference import same

Written = int | float | str | None
"""What stands in a slot: a number, "X", another sign, or nothing."""

HERE = Path(__file__).parent
MISSIONS: dict[str, dict[str, Any]] = json.loads((HERE / "missions.json").read_text(encoding="utf-8"))["missions"]
DECK: dict[str, list[int]] = json.loads((HERE / "missions.json").read_text(encoding="utf-8"))["deck"]
EFFECTS = ("robot", "energy", "plant", "water", "astronaut", "planning")


def printed(adventure: int) -> dict[str, Any]:
    """What is printed on the sheet of an adventure, copied from the rulebook and pictures of the sheets."""
    facts: dict[str, Any] = json.loads((HERE / f"adventure_{adventure}.json").read_text(encoding="utf-8"))
    return facts


@dataclass
class Sheet:
    """A sheet as it lies on the table. `firsts`: missions claimed in the turn of their first claim. `more`: what only one adventure has."""

    written: dict[str, Written]
    last: str | None
    errors: list[str]
    rewards: dict[str, int | None]
    circled: set[str] = field(default_factory=set)
    crossed: set[str] = field(default_factory=set)
    races: dict[str, int | None] = field(default_factory=dict)
    firsts: set[str] = field(default_factory=set)
    more: Any = None

    def empty(self, slot: str) -> bool:
        return self.written[slot] is None

    def filled(self, slots: list[str]) -> bool:
        return all(self.written[slot] is not None for slot in slots)

    def empty_slots(self) -> set[str]:
        return {slot for slot, sign in self.written.items() if sign is None}

    def crosses(self) -> int:
        return sum(sign == "X" for sign in self.written.values())

    def marked_errors(self) -> int:
        return sum(box != "free" for box in self.errors)

    def marked(self) -> set[str]:
        return self.circled | self.crossed


def fits(sheet: Sheet, line: list[str], slot: str, number: int) -> bool:
    """Strictly ascending along the line; what is no number is passed over (WM-0.9)."""
    at = line.index(slot)
    before = [sign for sign in (sheet.written[other] for other in line[:at]) if isinstance(sign, int)]
    after = [sign for sign in (sheet.written[other] for other in line[at + 1 :]) if isinstance(sign, int)]
    return (not before or before[-1] < number) and (not after or number < after[0])


def ranked(counts: list[int]) -> list[int]:
    """20, 10 and 5 points for the three highest counts above 0 (WM-0.18)."""
    heights = sorted({count for count in counts if count}, reverse=True)
    worth = dict(zip(heights, (20, 10, 5), strict=False))
    return [worth.get(count, 0) for count in counts]


def next_of(sheet: Sheet, icons: list[str]) -> set[str]:
    """The first icon that has no mark yet."""
    return {next((icon for icon in icons if icon not in sheet.marked()), "")} - {""}


def current(sheet: Sheet, track: dict[str, Any]) -> int:
    """The first uncrossed value of a track, else its final one (WM-0.4)."""
    for box in track["boxes"]:
        if box["id"] not in sheet.crossed:
            return int(box["value"])
    return int(track["final_value"])


class Adventure:
    """What an adventure says of the common turn; each has a class of its own."""

    number = 0
    effects = True

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.facts = printed(self.number)
        self.slots = [slot["id"] for slot in self.facts["slots"]]
        self.printed_slot = {slot["id"]: slot for slot in self.facts["slots"]}
        self.tracks = {track["id"]: [marker["id"] for marker in track["markers"]] for track in self.facts["marker_tracks"]}
        self.values = {track["id"]: track for track in self.facts["value_tracks"]}

    def lines(self, sheet: Sheet) -> list[list[str]]:
        return [line["slots"] for line in self.facts["lines"]]

    def open_slots(self, sheet: Sheet, effect: str | None) -> set[str]:
        """Empty slots where a number may be written with this effect, its order left aside."""
        return sheet.empty_slots()

    def x_slots(self, sheet: Sheet) -> set[str]:
        """Where an X may be written (WM-0.13)."""
        return sheet.empty_slots()

    def shifts(self, sheet: Sheet, effect: str | None) -> range:
        """By how much the number may be changed (WM-0.12)."""
        return range(-2, 3) if effect == "astronaut" else range(1)

    def writes(self, sheet: Sheet, effect: str | None, number: int) -> set[tuple[str, int]]:
        """Every slot with every number that this combination lets write (WM-0.8, WM-0.9)."""
        found = set()
        lines = self.lines(sheet)
        for slot in self.open_slots(sheet, effect):
            for shift in self.shifts(sheet, effect):
                shifted = number + shift
                if shifted >= 0 and all(fits(sheet, line, slot, shifted) for line in lines if slot in line):
                    found.add((slot, shifted))
        return found

    def stored_writes(self, sheet: Sheet, effect: str | None, number: int) -> set[tuple[str, int]]:
        """What stored astronauts make writable besides (WM-8.14); nobody is forced to it."""
        return set()

    def stored_wilds(self, sheet: Sheet) -> set[str]:
        """Wilds circled and not crossed (WM-0.14)."""
        return {mark for mark in sheet.circled if mark.startswith("wild")} - sheet.crossed

    def marks(self, sheet: Sheet, effect: str) -> set[str]:
        """What the effect lets mark after writing; symbols that are as good as each other by one name, see `kind`."""
        return set()

    def forced(self, sheet: Sheet) -> set[str]:
        """Symbols of the kinds that a consequence asks for, whatever the effect was."""
        return set()

    def kind(self, mark: str) -> str:
        """The name that it has in `marks`."""
        return mark

    def follows(self, sheet: Sheet) -> None:
        """Marks that follow from others at once; raises where one is missing."""

    def settled(self, sheet: Sheet) -> None:
        """What holds when a turn is done; raises where it does not."""

    def settled_table(self, sheets: list[Sheet]) -> None:
        """What holds for all sheets together when a turn is done."""

    def passed(self, before: list[Sheet], after: list[Sheet], erred: list[bool]) -> None:
        """What a turn may have changed: whoever wins a race while it is open gets the high value (WM-0.15)."""
        for race in self.facts["race_bonuses"]:
            name = race["id"]
            was_open = all(sheet.races[name] is None for sheet in before)
            due = race["first"]["value"] if was_open else race["later"]["value"] if race["later"] else None
            for seat, (old, new) in enumerate(zip(before, after, strict=True)):
                if old.races[name] is None and new.races[name] is not None:
                    same("WM-0.15", f"{name} won by seat {seat}", new.races[name], due)

    def infections(self, sheet: Sheet, beginning: bool) -> set[str]:
        """Where a slot may be infected now (WM-6.15)."""
        return set()

    def fulfilled(self, sheet: Sheet, test: dict[str, Any]) -> bool:
        raise NotImplementedError

    def full(self, sheet: Sheet) -> bool:
        """WM-0.17 b."""
        return not sheet.empty_slots()

    def used_up(self, sheet: Sheet) -> bool:
        """WM-0.17 c."""
        return "free" not in sheet.errors

    def terms(self, sheets: list[Sheet], seat: int) -> dict[str, int]:
        """The score, item by item."""
        raise NotImplementedError

    def own_terms(self, sheet: Sheet) -> dict[str, int]:
        """What every adventure but the first has: missions and errors (WM-0.10.5, WM-0.16.5)."""
        return {"missions": sum(reward or 0 for reward in sheet.rewards.values()), "errors": -5 * sheet.marked_errors()}

    def worth(self, sheets: list[Sheet], seat: int) -> tuple[int, int]:
        """Score and what breaks a tie (WM-0.18)."""
        return sum(self.terms(sheets, seat).values()), -sheets[seat].marked_errors()
