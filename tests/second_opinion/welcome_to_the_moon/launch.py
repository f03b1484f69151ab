"""Adventure 1, The Launch (WM-1)."""

from __future__ import annotations

from typing import Any

from tests.second_opinion.difference import same
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet


class Launch(Adventure):
    number = 1
    effects = False  # they only name levels (WM-1.3)

    def __init__(self, options: dict[str, Any]) -> None:
        super().__init__(options)
        self.bonuses = {bonus["id"]: bonus for bonus in self.facts["bonuses"]}
        self.levels = {line["id"]: line for line in self.facts["lines"]}
        self.rows = [len(row["rockets"]) for row in self.facts["rocket_track"]["rows"]]

    def open_slots(self, sheet: Sheet, effect: str | None) -> set[str]:
        """Levels of the effect, and the wild one (WM-1.3)."""
        levels = [line for line in self.levels.values() if effect in line["accepts_effects"]]
        return sheet.empty_slots() & {slot for line in levels for slot in line["slots"]}

    def shifts(self, sheet: Sheet, effect: str | None) -> range:
        return range(1)

    def completed(self, sheet: Sheet) -> list[dict[str, Any]]:
        return [compartment for compartment in self.facts["compartments"] if sheet.filled(compartment["slots"])]

    def forced(self, sheet: Sheet) -> set[str]:
        """Arrows that fuel can fill (WM-1.5)."""
        done = {compartment["id"] for compartment in self.completed(sheet)}
        inactive = {id for id, bonus in self.bonuses.items() if bonus["type"] == "inactive_rockets" and bonus["group"] not in done}
        return inactive - set(sheet.more.fuelled)

    def follows(self, sheet: Sheet) -> None:
        """WM-1.4, WM-1.6: a completed compartment pays once; every rocket goes somewhere while there is a place."""
        done = self.completed(sheet)
        same("WM-1.4", "compartments that have paid", set(sheet.more.paid), {compartment["id"] for compartment in done})
        earned = sum(reward or 0 for reward in sheet.rewards.values())
        for compartment in done:
            for id in compartment["bonuses"]:
                bonus = self.bonuses[id]
                if bonus["type"] == "rockets" or (bonus["type"] == "inactive_rockets" and id in sheet.more.fuelled):
                    earned += bonus["amount"]
        crossed = sheet.more.rockets + sheet.errors.count("crossed") + sheet.more.ties
        if sheet.more.ties < len(self.facts["tie_break_rockets"]):
            same("WM-1.6", "rockets crossed", crossed, earned)
        if sheet.more.ties or "crossed" in sheet.errors:
            same("WM-1.6", "the track is crossed first", sheet.more.rockets, sum(self.rows))

    def settled_table(self, sheets: list[Sheet]) -> None:
        """WM-1.8: what anybody has triggered is crossed on every sheet."""
        triggered = {
            id
            for sheet in sheets
            for compartment in self.completed(sheet)
            for id in compartment["bonuses"]
            if self.bonuses[id]["type"] == "sabotage"
        }
        for sheet in sheets:
            same("WM-1.8", "sabotage crossed", set(sheet.more.sabotaged), triggered)

    def passed(self, before: list[Sheet], after: list[Sheet], erred: list[bool]) -> None:
        """WM-1.8: everybody else suffers one error for each icon that was triggered."""
        struck = set(after[0].more.sabotaged) - set(before[0].more.sabotaged)
        boxes = len(self.facts["error_boxes"])
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            own = {bonus for compartment in self.completed(new) for bonus in compartment["bonuses"]}
            due = min(boxes, old.marked_errors() + erred[seat] + len(struck - own))
            same("WM-1.8, WM-0.10", f"errors of seat {seat}", new.marked_errors(), due)

    def open_errors(self, sheet: Sheet) -> int:
        return sheet.errors.count("circled")

    def launched(self, sheet: Sheet) -> bool:
        """WM-1.9."""
        return sheet.more.rockets == sum(self.rows) and not self.open_errors(sheet)

    def fulfilled(self, sheet: Sheet, test: dict[str, Any]) -> bool:
        """WM-1.11."""
        match test["test"]:
            case "lines_filled":
                return all(sheet.filled(self.levels[level]["slots"]) for level in test["all_of"])
            case "x_written":
                return sheet.crosses() >= int(test["at_least"])
            case _:
                return self.open_errors(sheet) >= int(test["at_least"])

    def terms(self, sheets: list[Sheet], seat: int) -> dict[str, int]:
        """WM-1.10: 15 for each row of rockets crossed wholly."""
        left, rows = sheets[seat].more.rockets, 0
        for row in self.rows:
            if left < row:
                break
            left -= row
            rows += 1
        return {"rockets": 15 * rows, "errors": -5 * self.open_errors(sheets[seat])}

    def worth(self, sheets: list[Sheet], seat: int) -> tuple[int, int]:
        """Whoever has launched is first; among them tie-break rockets decide (WM-1.10)."""
        sheet = sheets[seat]
        score = sum(self.terms(sheets, seat).values())
        return score, sheet.more.ties if self.launched(sheet) else 0
