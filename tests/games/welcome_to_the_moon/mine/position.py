"""Positions of The Mine for tests: given sheets and combinations, when seats play, then look."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.content.inscriptions import X
from tests.games.welcome_to_the_moon.builder import PositionBuilder, inscriptions

MINE = ADVENTURES["4"]
MAIN = {factory.id: factory for factory in MINE.layout.main}
FACTORIES = {factory.id: factory for factory in MINE.layout.factories}
SYMBOLS = {factory: [MINE.layout.symbols[icon] for icon in FACTORIES[factory].icons] for factory in FACTORIES}
BLANK = " ".join("_" * 12)


class MinePosition(PositionBuilder):
    """Sheets are blank until `sheet` says otherwise."""

    adventure = MINE

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
        sheet = MINE.rules.new_sheet()
        for line, text in zip(MINE.layout.lines, levels, strict=True):
            for slot, written in zip(line, inscriptions(text), strict=True):
                sheet.slots[slot] = written
        for number in extracted:
            for slot in MINE.layout.mine_slots[number - 1]:
                sheet.slots[slot] = X
        icons = [icon for factory in done for icon in SYMBOLS[factory]]
        storage = [MINE.layout.symbols[icon] for factory, count in (stored or {}).items() for icon in MAIN[factory].storage[:count]]
        self.mark_up(sheet, [*circled, *[f"mine{number:02}" for number in extracted]], [*crossed, *icons, *storage])
        self.win_races(sheet, [MAIN[factory].race for factory in first])
        self.lay(seat, sheet, errors=errors, claimed=claimed, reward=1)

    def stored(self, seat: int) -> dict[str, int]:
        """How many icons of each main factory are crossed, if any."""
        crossed = self.mine(seat).crossed
        counts = {id: sum(MINE.layout.symbols[icon] in crossed for icon in factory.storage) for id, factory in MAIN.items()}
        return {factory: count for factory, count in counts.items() if count}

    def extracted(self, seat: int) -> list[int]:
        circled = self.mine(seat).circled
        return [number for number in range(1, 13) if f"mine{number:02}" in circled]

    def earned(self, seat: int) -> dict[str, int]:
        """The lines of the score that are not 0."""
        return {key: points for key, points in self.terms(seat).items() if points}


def line(**written: str) -> str:
    """A level with these slots filled: line(m1="5", m12="X")."""
    return " ".join(written.get(f"m{number}", "_") for number in range(1, 13))
