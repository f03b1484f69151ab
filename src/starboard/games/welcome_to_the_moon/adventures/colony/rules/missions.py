"""The missions of The Colony (WM-3.12)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starboard.engine.effects.vocabulary import Vocabulary, printed
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import ColonyLayout
from starboard.games.welcome_to_the_moon.adventures.colony.rules.scoring import plants
from starboard.games.welcome_to_the_moon.adventures.colony.rules.tunnels import network
from starboard.games.welcome_to_the_moon.rules.conditions import AtLeast, Condition
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, filled

TESTS: Final = Vocabulary[Condition[ColonyLayout, MarkedSheet]]("test")


@final
class ColumnsFilled(AtLeast[ColonyLayout, MarkedSheet]):
    form: ClassVar = printed("columns_filled", "test", at_least=int)
    key: ClassVar[str] = "colony-mission-columns-filled"

    def have(self, layout: ColonyLayout, sheet: MarkedSheet) -> int:
        return sum(1 for column in layout.columns if filled(sheet.slots, column))


@final
class RowsFilled(AtLeast[ColonyLayout, MarkedSheet]):
    form: ClassVar = printed("rows_filled", "test", at_least=int)
    key: ClassVar[str] = "colony-mission-rows-filled"

    def have(self, layout: ColonyLayout, sheet: MarkedSheet) -> int:
        return sum(1 for row in layout.rows if filled(sheet.slots, row))


@final
class ObservatoryConnected(Condition[ColonyLayout, MarkedSheet]):
    form: ClassVar = printed("observatory_connected", "test")

    def progress(self, layout: ColonyLayout, sheet: MarkedSheet) -> tuple[int, int]:
        return int(network(layout, sheet)[layout.observatory]), 1

    def text(self, layout: ColonyLayout) -> Message:
        return message("colony-mission-observatory-connected")


@final
class QuartersWithAllAntennas(AtLeast[ColonyLayout, MarkedSheet]):
    form: ClassVar = printed("quarters_with_all_antennas", "test", at_least=int)
    key: ClassVar[str] = "colony-mission-quarters-with-all-antennas"

    def have(self, layout: ColonyLayout, sheet: MarkedSheet) -> int:
        return sum(1 for antennas in layout.quarter_antennas if sheet.count(antennas) == len(antennas))


@final
class QuartersWithAllTanks(AtLeast[ColonyLayout, MarkedSheet]):
    form: ClassVar = printed("quarters_with_all_tanks", "test", at_least=int)
    key: ClassVar[str] = "colony-mission-quarters-with-all-tanks"

    def have(self, layout: ColonyLayout, sheet: MarkedSheet) -> int:
        return sum(1 for tanks in layout.quarter_tanks if sheet.count(tanks) == len(tanks))


@final
class Plants(AtLeast[ColonyLayout, MarkedSheet]):
    form: ClassVar = printed("plants_circled", "test", at_least=int)
    key: ClassVar[str] = "colony-mission-plants-circled"

    def have(self, layout: ColonyLayout, sheet: MarkedSheet) -> int:
        return plants(layout, sheet)


TESTS.announce(ColumnsFilled, RowsFilled, ObservatoryConnected, QuartersWithAllAntennas, QuartersWithAllTanks, Plants)
