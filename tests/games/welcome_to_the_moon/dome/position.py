"""Positions of The Dome for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.adventures.dome.rules.sections import unbuilt
from starboard.games.welcome_to_the_moon.content import LETTERS
from tests.games.welcome_to_the_moon.builder import PositionBuilder

DOME = ADVENTURES["5"]
SECTIONS = [f"dome{number}" for number in range(1, 9)]
REWARDS = {"first": 8, "later": 4}


class DomePosition(PositionBuilder):
    """Sheets are blank until `sheet` says otherwise."""

    adventure = DOME

    # -- given

    def sheet(
        self,
        seat: int,
        *,
        slots: dict[str, int | str] | None = None,
        full: tuple[str, ...] = (),
        circled: tuple[str, ...] = (),
        built: tuple[str, ...] = (),
        split: tuple[str, ...] = (),
        rows: dict[str, int] | None = None,
        astronauts: int = 0,
        first: tuple[str, ...] = (),
        later: tuple[str, ...] = (),
        errors: int = 0,
        claimed: dict[str, str] | None = None,
    ) -> None:
        """`slots` hold numbers or "X", skyscrapers in `full` 1, 2, 3 …; `rows` says how many rows of a table are crossed."""
        sheet = DOME.rules.new_sheet()
        self.fill(sheet, slots or {})
        for skyscraper in full:
            for number, slot in enumerate(DOME.layout.lines[int(skyscraper[2]) - 1], 1):
                sheet.slots[slot] = number
        crossed = {**(rows or {}), "astronaut": astronauts}
        self.mark_up(
            sheet,
            [*circled, *built, *[f"{section}_split" for section in split]],
            [f"{track}_{number}" for track, count in crossed.items() for number in range(1, count + 1)],
        )
        self.win_races(sheet, map(DOME.layout.race_ids.index, first), map(DOME.layout.race_ids.index, later))
        self.lay(seat, sheet, errors=errors)
        for letter, mark in (claimed or {}).items():
            sheet.rewards[LETTERS.index(letter)] = REWARDS[mark]

    def unbuilt(self, seat: int) -> list[str]:
        return [DOME.layout.symbols[symbol] for symbol in unbuilt(DOME.layout, self.state.sheets[seat])]
