"""Positions of The Journey for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from starboard import Match
from starboard.games.welcome_to_the_moon.actions import Later, Mark, Skip, Wild
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.sheet import X
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, CROSSED, FIRST, LATER
from tests.games.welcome_to_the_moon.position import Position

JOURNEY = ADVENTURES["2"]
MISSIONS = {70: "1", 71: "2", 72: "1", 73: "2", 74: "1", 75: "2"}
TRAJECTORY = [f"t{slot:02}" for slot in range(1, 37)]
WALLS = [f"w{wall:02}" for wall in range(1, 36)]


class JourneyPosition(Position):
    """A match at the beginning of a turn. Sheets are blank until `sheet` says otherwise."""

    def __init__(self, seats: int = 2, missions: tuple[int, int, int] = (70, 72, 74), **options: str) -> None:
        chosen = {f"mission_{letter.lower()}": MISSIONS[id] for letter, id in zip(LETTERS, missions, strict=True)}
        self.match = Match.new("welcome_to_the_moon", seats, 1, {"adventure": "2", **chosen, **options})
        self.deal("8 robot", "8 energy", "8 plant")

    # -- given

    def sheet(
        self,
        seat: int,
        *,
        written: dict[str, int] | None = None,
        xs: list[str] | None = None,
        circled: str = "",
        crossed: str = "",
        first: tuple[int, ...] = (),
        later: tuple[int, ...] = (),
        errors: int = 0,
        claimed: str = "",
    ) -> None:
        """Numbers and X by slot; walls and other symbols by id; the stations whose multiplier was won first or later."""
        sheet = JOURNEY.new_sheet()
        for slot in xs or []:
            sheet.slots[JOURNEY.slot_at[slot]] = X
        for slot, number in (written or {}).items():
            sheet.slots[JOURNEY.slot_at[slot]] = number
        for mark, ids in ((CIRCLED, circled), (CROSSED, crossed)):
            for id in ids.split():
                sheet.marks[JOURNEY.symbol_at[id]] = mark
        for won, stations in ((FIRST, first), (LATER, later)):
            for station in stations:
                sheet.races[station - 1] = won
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

    def skip(self, seat: int) -> None:
        self.match.apply(seat, Skip())

    def wild(self, seat: int, effect: str) -> None:
        self.match.apply(seat, Wild(effect))

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

    def circled(self, seat: int, kind: str) -> list[str]:
        return [symbol for symbol in self.mine(seat).circled if kind in symbol]

    def crossed(self, seat: int, kind: str) -> list[str]:
        return [symbol for symbol in self.mine(seat).crossed if symbol.startswith(kind)]

    def walls(self, seat: int) -> list[str]:
        return [symbol for symbol in self.mine(seat).circled if symbol in WALLS]

    def at(self, seat: int, slot: str) -> int | str | None:
        return self.mine(seat).slots[JOURNEY.slot_at[slot]]

    def term(self, seat: int, name: str) -> int:
        (points,) = [term.points for term in self.state.scores()[seat].terms if term.key in {f"term-{name}", f"journey-term-{name}"}]
        return points


def between(first: int, last: int) -> list[str]:
    """Slots of the trajectory, both ends included."""
    return TRAJECTORY[first - 1 : last]


def but(*empty: str) -> list[str]:
    """All slots except those that stay empty."""
    return [slot for slot in TRAJECTORY if slot not in empty]


def dealt(combination: str, **sheet) -> JourneyPosition:
    """Two players; seat 0 has this sheet, and every combination has the same effect."""
    position = JourneyPosition()
    position.sheet(0, **sheet)
    position.offer(combination)
    return position


def stuck(errors: int = 0, seats: int = 2, *, circled: str = "", crossed: str = "", **options: str) -> JourneyPosition:
    """A position where seat 0 can write nothing: the one open slot lies between 7 and 8, with no wall around."""
    position = JourneyPosition(seats, **options)
    position.sheet(0, written={"t08": 7, "t10": 8}, xs=but("t08", "t09", "t10"), circled=circled, crossed=crossed, errors=errors)
    return position
