"""Positions of The Dome for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from starboard import Match
from starboard.games.welcome_to_the_moon.actions import Commit, Later, Mark, Skip, Write
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.sheet import X
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, CROSSED, FIRST, LATER
from tests.games.welcome_to_the_moon.position import Position

DOME = ADVENTURES["5"]
SECTIONS = [f"dome{number}" for number in range(1, 9)]
REWARDS = {"first": 8, "later": 4}


class DomePosition(Position):
    """A match at the beginning of a turn. Sheets are blank until `sheet` says otherwise."""

    def __init__(self, seats: int = 2, missions: tuple[int, int, int] = (88, 90, 92), **options: str) -> None:
        chosen = {f"mission_{letter.lower()}": str(id % 2 + 1) for letter, id in zip(LETTERS, missions, strict=True)}
        self.match = Match.new("welcome_to_the_moon", seats, 1, {"adventure": "5", **chosen, **options})
        self.deal("8 robot", "8 energy", "8 plant")

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
        sheet = DOME.new_sheet()
        for slot, written in (slots or {}).items():
            sheet.slots[DOME.slot_at[slot]] = X if written == "X" else int(written)
        for skyscraper in full:
            for number, slot in enumerate(DOME.lines[int(skyscraper[2]) - 1], 1):
                sheet.slots[slot] = number
        for symbol in (*circled, *built, *[f"{section}_split" for section in split]):
            sheet.marks[DOME.symbol_at[symbol]] = CIRCLED
        crossed = [f"{table}_{row}" for table, count in (rows or {}).items() for row in range(1, count + 1)]
        for symbol in (*crossed, *[f"astronaut_{number}" for number in range(1, astronauts + 1)]):
            sheet.marks[DOME.symbol_at[symbol]] = CROSSED
        for race in first:
            sheet.races[DOME.race_ids.index(race)] = FIRST
            self.state.closed |= 1 << DOME.race_ids.index(race)
        for race in later:
            sheet.races[DOME.race_ids.index(race)] = LATER
        sheet.errors = errors
        for letter, mark in (claimed or {}).items():
            sheet.rewards[LETTERS.index(letter)] = REWARDS[mark]
        self.state.sheets[seat] = self.state.published[seat] = sheet

    # -- when

    def play(self, seat: int, combination: str, slot: str, number: int | None = None) -> None:
        """Write the number of this combination, or as the astronaut changes it."""
        self.deal(combination, "8 robot", "8 energy")
        printed, _ = combination.split()
        self.match.apply(seat, Write(0, slot, int(printed) if number is None else number))

    def mark(self, seat: int, *symbols: str) -> None:
        for symbol in symbols:
            self.match.apply(seat, Mark(symbol))

    def skip(self, seat: int) -> None:
        self.match.apply(seat, Skip())

    def finish(self, *seats: int) -> None:
        """The seats finish the phase with as little as they can: first place that fits, no effect, no claim."""
        turn, phase = self.state.turn, self.state.phase
        for seat in seats or range(self.state.seats):
            while (self.state.turn, self.state.phase) == (turn, phase) and self.state.legal(seat):
                legal = self.state.legal(seat)
                declined = [action for action in legal if isinstance(action, Skip | Later)]
                self.match.apply(seat, (declined or legal)[0])

    # -- then

    def offered(self, seat: int) -> list[str]:
        """Symbols that may be marked now."""
        return [action.mark for action in self.legal(seat, Mark)]

    def committing(self, seat: int) -> bool:
        """Nothing is left to decide but to finish the turn."""
        return self.state.legal(seat) == [Commit()]

    def places(self, seat: int, number: int) -> set[str]:
        """Slots where this number may be written now."""
        return {action.slot for action in self.legal(seat, Write) if action.number == number}

    def unbuilt(self, seat: int) -> list[str]:
        return [DOME.symbols[symbol] for symbol in DOME.unbuilt(self.state.sheets[seat])]

    def terms(self, seat: int) -> dict[str, int]:
        return {term.key: term.points for term in self.state.scores()[seat].terms}
