"""Positions of The Colony for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from itertools import pairwise

from starboard import Match
from starboard.games.welcome_to_the_moon.actions import Later, Mark, Skip
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.sheet import X
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, CROSSED, FIRST, LATER
from tests.games.welcome_to_the_moon.position import Position

COLONY = ADVENTURES["3"]
MISSIONS = {76: "1", 77: "2", 78: "1", 79: "2", 80: "1", 81: "2"}
WRITABLE = [slot for slot in COLONY.slot_ids if slot not in {"c1r1", "c6r6", "c3r4", "c4r3"}]
QUARTERS = {
    "q1": [slot for slot in WRITABLE if slot[1] in "123" and slot[3] in "456"],
    "q2": [slot for slot in WRITABLE if slot[1] in "456" and slot[3] in "456"],
    "q3": [slot for slot in WRITABLE if slot[1] in "123" and slot[3] in "123"],
    "q4": [slot for slot in WRITABLE if slot[1] in "456" and slot[3] in "123"],
}


class ColonyPosition(Position):
    """A match at the beginning of a turn. Sheets are blank until `sheet` says otherwise."""

    def __init__(self, seats: int = 2, missions: tuple[int, int, int] = (76, 78, 80), **options: str) -> None:
        chosen = {f"mission_{letter.lower()}": MISSIONS[id] for letter, id in zip(LETTERS, missions, strict=True)}
        self.match = Match.new("welcome_to_the_moon", seats, 1, {"adventure": "3", **chosen, **options})
        self.deal("8 robot", "8 energy", "8 plant")

    # -- given

    def sheet(
        self,
        seat: int,
        *,
        written: dict[str, int] | None = None,
        xs: list[str] | str = "",
        tunnels: str = "",
        circled: str = "",
        crossed: str = "",
        first: str = "",
        later: str = "",
        errors: int = 0,
        claimed: str = "",
    ) -> None:
        """Numbers and X by module; tunnels as a path from module to module; other symbols by id; quarters won first or later."""
        sheet = COLONY.new_sheet()
        for slot, number in (written or {}).items():
            sheet.slots[COLONY.slot_at[slot]] = number
        for slot in xs.split() if isinstance(xs, str) else xs:
            sheet.slots[COLONY.slot_at[slot]] = X
        path = tunnels.split()
        for one, other in pairwise(path):
            sheet.marks[COLONY.symbol_at[tunnel(one, other)]] = CIRCLED
        for mark, ids in ((CIRCLED, circled), (CROSSED, crossed)):
            for id in ids.split():
                sheet.marks[COLONY.symbol_at[id]] = mark
        for won, quarters in ((FIRST, first), (LATER, later)):
            for quarter in quarters.split():
                sheet.races[COLONY.race_ids.index(f"{quarter}_bonus")] = won
        sheet.errors = errors
        for letter in claimed:
            sheet.rewards[LETTERS.index(letter)] = 0
        self.state.sheets[seat] = self.state.published[seat] = sheet

    def offer(self, combination: str) -> None:
        """Lay out one combination on as many stacks as there are cards of every number; the third has an 8 with the same effect."""
        self.deal(combination, combination, f"8 {combination.split()[1]}")

    # -- when

    def mark(self, seat: int, symbol: str) -> None:
        self.match.apply(seat, Mark(symbol))

    def build(self, seat: int, one: str, other: str) -> None:
        self.mark(seat, tunnel(one, other))

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

    def marks(self, seat: int) -> list[str]:
        """Symbols that may be marked now."""
        return [action.mark for action in self.legal(seat, Mark)]

    def circled(self, seat: int, kind: str) -> set[str]:
        return {symbol for symbol in self.mine(seat).circled if kind in symbol}

    def crossed(self, seat: int, kind: str) -> list[str]:
        return [symbol for symbol in self.mine(seat).crossed if symbol.startswith(kind)]

    def at(self, seat: int, slot: str) -> int | str | None:
        return self.mine(seat).slots[COLONY.slot_at[slot]]

    def term(self, seat: int, name: str) -> int:
        (points,) = [term.points for term in self.state.scores()[seat].terms if term.key in {f"term-{name}", f"colony-term-{name}"}]
        return points


def tunnel(one: str, other: str) -> str:
    """The id of the tunnel between two modules, whichever is named first."""
    return next(id for id in (f"tunnel_{one}_{other}", f"tunnel_{other}_{one}") if id in COLONY.symbol_at)


def but(slots: list[str], *empty: str) -> list[str]:
    """All of these modules except those that stay empty."""
    return [slot for slot in slots if slot not in empty]
