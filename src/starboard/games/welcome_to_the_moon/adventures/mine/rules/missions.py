"""The missions of The Mine (WM-4.11)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starboard.engine.effects.vocabulary import Vocabulary, printed
from starboard.games.welcome_to_the_moon.adventures.mine.content.layout import MineLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.conditions import AtLeast, Condition
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet

TESTS: Final = Vocabulary[Condition[MineLayout, MarkedSheet]]("test")


@final
class MinesExtracted(AtLeast[MineLayout, MarkedSheet]):
    form: ClassVar = printed("mines_extracted", "test", at_least=int)
    key: ClassVar[str] = "mine-mission-mines-extracted"

    def have(self, layout: MineLayout, sheet: MarkedSheet) -> int:
        return sheet.count(layout.mine_icons)


@final
class AdjacentMinesExtracted(AtLeast[MineLayout, MarkedSheet]):
    """The most neighbouring mines that are extracted; the first and the last are no neighbours."""

    form: ClassVar = printed("adjacent_mines_extracted", "test", at_least=int)
    key: ClassVar[str] = "mine-mission-adjacent-mines-extracted"

    def have(self, layout: MineLayout, sheet: MarkedSheet) -> int:
        longest = run = 0
        for icon in layout.mine_icons:
            run = run + 1 if sheet.marks[icon] != UNTOUCHED else 0
            longest = max(longest, run)
        return longest


@final
class SecondaryFactoriesActive(AtLeast[MineLayout, MarkedSheet]):
    form: ClassVar = printed("secondary_factories_active", "test", at_least=int)
    key: ClassVar[str] = "mine-mission-secondary-factories-active"

    def have(self, layout: MineLayout, sheet: MarkedSheet) -> int:
        return sum(1 for factory in layout.secondary if factory.done(sheet.marks))


@final
class FactoriesDone(AtLeast[MineLayout, MarkedSheet]):
    form: ClassVar = printed("factories_done", "test", at_least=int)
    key: ClassVar[str] = "mine-mission-factories-done"

    def have(self, layout: MineLayout, sheet: MarkedSheet) -> int:
        return sum(1 for factory in layout.factories if factory.done(sheet.marks))


@final
class PlantsDug(AtLeast[MineLayout, MarkedSheet]):
    form: ClassVar = printed("mine_plants_circled", "test", at_least=int)
    key: ClassVar[str] = "mine-mission-mine-plants-circled"

    def have(self, layout: MineLayout, sheet: MarkedSheet) -> int:
        return dug(layout, sheet.marks, "plant")


@final
class WaterDug(AtLeast[MineLayout, MarkedSheet]):
    form: ClassVar = printed("mine_water_circled", "test", at_least=int)
    key: ClassVar[str] = "mine-mission-mine-water-circled"

    def have(self, layout: MineLayout, sheet: MarkedSheet) -> int:
        return dug(layout, sheet.marks, "water")


TESTS.announce(MinesExtracted, AdjacentMinesExtracted, SecondaryFactoriesActive, FactoriesDone, PlantsDug, WaterDug)


def dug(layout: MineLayout, marks: list[int], kind: str) -> int:
    """How many resources of a kind are circled in the mines, extracted or not."""
    return sum(1 for resource, of_kind in enumerate(layout.resource_kinds) if of_kind == kind and marks[resource] != UNTOUCHED)
