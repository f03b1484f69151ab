"""Positions of The Colony for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from itertools import pairwise

from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from tests.games.welcome_to_the_moon.builder import PositionBuilder

COLONY = ADVENTURES["3"]
WRITABLE = [slot for slot in COLONY.layout.slot_ids if slot not in {"c1r1", "c6r6", "c3r4", "c4r3"}]
QUARTERS = {
    "q1": [slot for slot in WRITABLE if slot[1] in "123" and slot[3] in "456"],
    "q2": [slot for slot in WRITABLE if slot[1] in "456" and slot[3] in "456"],
    "q3": [slot for slot in WRITABLE if slot[1] in "123" and slot[3] in "123"],
    "q4": [slot for slot in WRITABLE if slot[1] in "456" and slot[3] in "123"],
}


class ColonyPosition(PositionBuilder):
    """Sheets are blank until `sheet` says otherwise."""

    adventure = COLONY

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
        sheet = COLONY.rules.new_sheet()
        self.fill(sheet, {**(written or {}), **dict.fromkeys(xs.split() if isinstance(xs, str) else xs, "X")})
        built = [tunnel(one, other) for one, other in pairwise(tunnels.split())]
        self.mark_up(sheet, [*built, *circled.split()], crossed.split())
        self.win_races(sheet, map(race, first.split()), map(race, later.split()))
        self.lay(seat, sheet, errors=errors, claimed=claimed)

    def build(self, seat: int, one: str, other: str) -> None:
        self.mark(seat, tunnel(one, other))


def race(quarter: str) -> int:
    """The race bonus of a quarter."""
    return COLONY.layout.race_ids.index(f"{quarter}_bonus")


def tunnel(one: str, other: str) -> str:
    """The id of the tunnel between two modules, whichever is named first."""
    return next(id for id in (f"tunnel_{one}_{other}", f"tunnel_{other}_{one}") if id in COLONY.layout.symbol_at)


def but(slots: list[str], *empty: str) -> list[str]:
    """All of these modules except those that stay empty."""
    return [slot for slot in slots if slot not in empty]
