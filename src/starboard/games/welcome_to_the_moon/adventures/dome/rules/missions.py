"""The missions of The Dome (WM-5.15)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.effects.vocabulary import Vocabulary, printed
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.rules.sections import unbuilt
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X
from starboard.games.welcome_to_the_moon.rules.conditions import AtLeast, Condition
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, filled

TESTS: Final = Vocabulary[Condition[DomeLayout, MarkedSheet]]("test")


@final
class SkyscrapersFilled(AtLeast[DomeLayout, MarkedSheet]):
    form: ClassVar = printed("groups_filled", "test", at_least=int)
    key: ClassVar[str] = "dome-mission-groups-filled"

    def have(self, layout: DomeLayout, sheet: MarkedSheet) -> int:
        return sum(1 for line in layout.lines if filled(sheet.slots, line))


@final
class TopsFilled(AtLeast[DomeLayout, MarkedSheet]):
    form: ClassVar = printed("skyscraper_tops_filled", "test", at_least=int)
    key: ClassVar[str] = "dome-mission-skyscraper-tops-filled"

    def have(self, layout: DomeLayout, sheet: MarkedSheet) -> int:
        return sum(1 for top in layout.tops if sheet.slots[top] != EMPTY)


@final
class TowerLevels(Condition[DomeLayout, MarkedSheet]):
    """So many levels of the tower with so many symbols circled."""

    form: ClassVar = printed("tower_levels_with_circled", "test", symbols_at_least=int, levels_at_least=int)

    def __init__(self, form: Any) -> None:
        self.symbols: int = form.symbols_at_least
        self.levels: int = form.levels_at_least

    def progress(self, layout: DomeLayout, sheet: MarkedSheet) -> tuple[int, int]:
        return sum(1 for level in layout.levels if sheet.count(level) >= self.symbols), self.levels

    def text(self, layout: DomeLayout) -> Message:
        return message("dome-mission-tower-levels", symbols=self.symbols, levels=self.levels)


@final
class DomeComplete(Condition[DomeLayout, MarkedSheet]):
    """Every section; a split one is two."""

    form: ClassVar = printed("dome_complete", "test")

    def progress(self, layout: DomeLayout, sheet: MarkedSheet) -> tuple[int, int]:
        sections = len(layout.sections) + sheet.count(layout.splits)
        return sections - len(unbuilt(layout, sheet)), sections

    def text(self, layout: DomeLayout) -> Message:
        return message("dome-mission-dome-complete")


@final
class XWritten(AtLeast[DomeLayout, MarkedSheet]):
    form: ClassVar = printed("x_written", "test", at_least=int)
    key: ClassVar[str] = "dome-mission-x-written"

    def have(self, layout: DomeLayout, sheet: MarkedSheet) -> int:
        return sheet.slots.count(X)


TESTS.announce(SkyscrapersFilled, TopsFilled, TowerLevels, DomeComplete, XWritten)
