"""The missions of The Virus (WM-6.23)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final, final

from starboard.engine.effects.vocabulary import Vocabulary, printed
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import VirusLayout
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.conditions import AtLeast, Condition

TESTS: Final = Vocabulary[Condition[VirusLayout, VirusSheet]]("test")


@final
class BlocksEvacuated(AtLeast[VirusLayout, VirusSheet]):
    form: ClassVar = printed("blocks_evacuated", "test", at_least=int)
    key: ClassVar[str] = "virus-mission-blocks-evacuated"

    def have(self, layout: VirusLayout, sheet: VirusSheet) -> int:
        return sheet.evacuated.bit_count()


@final
class BlocksClosed(Condition[VirusLayout, VirusSheet]):
    """Blocks with all walkways closed: so many, or these."""

    form: ClassVar = printed("blocks_with_all_walkways_closed", "test", at_least=(int, 0), all_of=(tuple[str, ...], ()))

    def __init__(self, form: Any) -> None:
        self.blocks: list[str] = list(form.all_of)
        self.need: int = form.at_least or len(self.blocks)

    def progress(self, layout: VirusLayout, sheet: VirusSheet) -> tuple[int, int]:
        have = 0
        for block, walkways in enumerate(layout.walkways_of):
            if (not self.blocks or layout.block_ids[block] in self.blocks) and all_circled(sheet, walkways):
                have += 1
        return have, self.need

    def text(self, layout: VirusLayout) -> Message:
        if self.blocks:
            return message("virus-mission-green-and-blue-closed")
        return message("virus-mission-blocks-with-all-walkways-closed", count=self.need)


class Floors(AtLeast[VirusLayout, VirusSheet]):
    """Floors all of whose blocks pass."""

    @abstractmethod
    def passes(self, layout: VirusLayout, sheet: VirusSheet, block: int) -> bool: ...

    def have(self, layout: VirusLayout, sheet: VirusSheet) -> int:
        floors = 0
        for floor in layout.floors:
            passing = 0
            for block in floor:
                if self.passes(layout, sheet, block):
                    passing += 1
            if passing == len(floor):
                floors += 1
        return floors


@final
class FloorsEvacuated(Floors):
    form: ClassVar = printed("floors_fully_evacuated", "test", at_least=int)
    key: ClassVar[str] = "virus-mission-floors-fully-evacuated"

    def passes(self, layout: VirusLayout, sheet: VirusSheet, block: int) -> bool:
        return bool(sheet.evacuated >> block & 1)


@final
class FloorsWithAllEnergy(Floors):
    form: ClassVar = printed("floors_with_all_energy_circled", "test", at_least=int)
    key: ClassVar[str] = "virus-mission-floors-with-all-energy-circled"

    def passes(self, layout: VirusLayout, sheet: VirusSheet, block: int) -> bool:
        return all_circled(sheet, layout.energy[block])


@final
class FloorsWithAllPlantsAndTanks(Floors):
    form: ClassVar = printed("floors_with_all_plants_and_tanks_circled", "test", at_least=int)
    key: ClassVar[str] = "virus-mission-floors-with-all-plants-and-tanks-circled"

    def passes(self, layout: VirusLayout, sheet: VirusSheet, block: int) -> bool:
        tank = layout.tanks[block]
        dry = tank != EMPTY and sheet.marks[tank] == UNTOUCHED
        return not dry and all_circled(sheet, layout.plants[block])


TESTS.announce(BlocksEvacuated, BlocksClosed, FloorsEvacuated, FloorsWithAllEnergy, FloorsWithAllPlantsAndTanks)


def all_circled(sheet: VirusSheet, symbols: list[int]) -> bool:
    return sheet.next_of(symbols) == EMPTY
