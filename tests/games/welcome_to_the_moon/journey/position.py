"""Positions of The Journey for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from tests.games.welcome_to_the_moon.builder import PositionBuilder

JOURNEY = ADVENTURES["2"]
TRAJECTORY = [f"t{slot:02}" for slot in range(1, 37)]
WALLS = [f"w{wall:02}" for wall in range(1, 36)]


class JourneyPosition(PositionBuilder):
    """Sheets are blank until `sheet` says otherwise."""

    adventure = JOURNEY

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
        sheet = JOURNEY.rules.new_sheet()
        self.fill(sheet, {**dict.fromkeys(xs or [], "X"), **(written or {})})
        self.mark_up(sheet, circled.split(), crossed.split())
        self.win_races(sheet, [station - 1 for station in first], [station - 1 for station in later])
        self.lay(seat, sheet, errors=errors, claimed=claimed)

    def walls(self, seat: int) -> list[str]:
        return [symbol for symbol in self.mine(seat).circled if symbol in WALLS]


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
