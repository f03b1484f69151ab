"""Positions of The Mine for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from starboard import Match
from starboard.games.welcome_to_the_moon.actions import Commit, Later, Mark, Skip, Write
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.sheet import EMPTY, X
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, CROSSED, FIRST
from tests.games.welcome_to_the_moon.position import Position

MINE = ADVENTURES["4"]
MAIN = {factory.id: factory for factory in MINE.main}
FACTORIES = {factory.id: factory for factory in MINE.factories}
SYMBOLS = {factory: [MINE.symbols[icon] for icon in FACTORIES[factory].icons] for factory in FACTORIES}
BLANK = " ".join("_" * 12)


class MinePosition(Position):
    """A match at the beginning of a turn. Sheets are blank until `sheet` says otherwise."""

    def __init__(self, seats: int = 2, missions: tuple[int, int, int] = (82, 84, 86), **options: str) -> None:
        chosen = {f"mission_{letter.lower()}": str(id % 2 + 1) for letter, id in zip(LETTERS, missions, strict=True)}
        self.match = Match.new("welcome_to_the_moon", seats, 1, {"adventure": "4", **chosen, **options})
        self.deal("8 robot", "8 energy", "8 plant")

    # -- given

    def sheet(
        self,
        seat: int,
        *,
        levels: tuple[str, str, str] = (BLANK, BLANK, BLANK),
        extracted: tuple[int, ...] = (),
        circled: tuple[str, ...] = (),
        crossed: tuple[str, ...] = (),
        done: tuple[str, ...] = (),
        stored: dict[str, int] | None = None,
        first: tuple[str, ...] = (),
        errors: int = 0,
        claimed: str = "",
    ) -> None:
        """Levels read left to right: "1 _ X …". Mines in `extracted` are full of X, factories in `done` have all icons crossed."""
        sheet = MINE.new_sheet()
        for line, text in zip(MINE.lines, levels, strict=True):
            for slot, mark in zip(line, text.split(), strict=True):
                sheet.slots[slot] = EMPTY if mark == "_" else X if mark == "X" else int(mark)
        for number in extracted:
            sheet.marks[MINE.mine_icons[number - 1]] = CIRCLED
            for slot in MINE.mine_slots[number - 1]:
                sheet.slots[slot] = X
        for symbol in circled:
            sheet.marks[MINE.symbol_at[symbol]] = CIRCLED
        for symbol in (*crossed, *[icon for factory in done for icon in SYMBOLS[factory]]):
            sheet.marks[MINE.symbol_at[symbol]] = CROSSED
        for factory, count in (stored or {}).items():
            for icon in MAIN[factory].storage[:count]:
                sheet.marks[icon] = CROSSED
        for factory in first:
            sheet.races[MAIN[factory].race] = FIRST
            self.state.closed |= 1 << MAIN[factory].race
        sheet.errors = errors
        for letter in claimed:
            sheet.rewards[LETTERS.index(letter)] = 1
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

    def stored(self, seat: int) -> dict[str, int]:
        """How many icons of each main factory are crossed, if any."""
        crossed = self.mine(seat).crossed
        counts = {id: sum(MINE.symbols[icon] in crossed for icon in factory.storage) for id, factory in MAIN.items()}
        return {factory: count for factory, count in counts.items() if count}

    def extracted(self, seat: int) -> list[int]:
        circled = self.mine(seat).circled
        return [number for number in range(1, 13) if f"mine{number:02}" in circled]

    def terms(self, seat: int) -> dict[str, int]:
        return {term.key: term.points for term in self.state.scores()[seat].terms if term.points}


def line(**written: str) -> str:
    """A level with these slots filled: line(m1="5", m12="X")."""
    return " ".join(written.get(f"m{number}", "_") for number in range(1, 13))
