"""The missions of The Escape (WM-7.17)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final, final

from starboard.engine.effects.vocabulary import Vocabulary, printed
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.conditions import AtLeast, Condition
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, filled

TESTS: Final = Vocabulary[Condition[EscapeLayout, MarkedSheet]]("test")


@final
class ModulesFilled(AtLeast[EscapeLayout, MarkedSheet]):
    form: ClassVar = printed("modules_filled", "test", at_least=int)
    key: ClassVar[str] = "escape-mission-modules-filled"

    def have(self, layout: EscapeLayout, sheet: MarkedSheet) -> int:
        return sum(1 for module in layout.modules if filled(sheet.slots, layout.component_slots[module]))


@final
class GreenhousesInBloom(Condition[EscapeLayout, MarkedSheet]):
    """Filled greenhouses with all plants circled: so many, or this one."""

    form: ClassVar = printed("greenhouses_filled_with_three_plants", "test", at_least=(int, 0), all_of=(tuple[str, ...], ()))

    def __init__(self, form: Any) -> None:
        self.greenhouses: list[str] = list(form.all_of)
        self.need: int = form.at_least or len(self.greenhouses)

    def progress(self, layout: EscapeLayout, sheet: MarkedSheet) -> tuple[int, int]:
        have = 0
        for ship in self.ships(layout):
            if sheet.slots[layout.greenhouse_slots[ship]] != EMPTY and sheet.next_of(layout.plants[ship].icons) == EMPTY:
                have += 1
        return have, self.need

    def ships(self, layout: EscapeLayout) -> list[int]:
        return layout.ships_named(self.greenhouses) if self.greenhouses else list(range(len(layout.lines)))

    def text(self, layout: EscapeLayout) -> Message:
        if self.greenhouses:
            (ship,) = self.ships(layout)
            return message("escape-mission-greenhouses-filled-with-three-plants-of", ship=ship + 1)
        return message("escape-mission-greenhouses-filled-with-three-plants", count=self.need)


class Ships(AtLeast[EscapeLayout, MarkedSheet]):
    @abstractmethod
    def counts(self, layout: EscapeLayout, sheet: MarkedSheet, ship: int) -> bool: ...

    def have(self, layout: EscapeLayout, sheet: MarkedSheet) -> int:
        have = 0
        for ship in range(len(layout.lines)):
            if self.counts(layout, sheet, ship):
                have += 1
        return have


@final
class ShipsFilled(Ships):
    form: ClassVar = printed("ships_filled", "test", at_least=int)
    key: ClassVar[str] = "escape-mission-ships-filled"

    def counts(self, layout: EscapeLayout, sheet: MarkedSheet, ship: int) -> bool:
        return filled(sheet.slots, layout.lines[ship])


@final
class ShipsWithAllReactors(Ships):
    form: ClassVar = printed("ships_with_all_reactors_circled", "test", at_least=int)
    key: ClassVar[str] = "escape-mission-ships-with-all-reactors-circled"

    def counts(self, layout: EscapeLayout, sheet: MarkedSheet, ship: int) -> bool:
        return sheet.next_of(layout.reactors[ship].icons) == EMPTY


@final
class ShipsWithAllTanks(Ships):
    form: ClassVar = printed("ships_with_all_tanks_circled", "test", at_least=int)
    key: ClassVar[str] = "escape-mission-ships-with-all-tanks-circled"

    def counts(self, layout: EscapeLayout, sheet: MarkedSheet, ship: int) -> bool:
        return all(sheet.marks[layout.tank_in[module]] != UNTOUCHED for module in layout.modules_of[ship])


TESTS.announce(ModulesFilled, GreenhousesInBloom, ShipsFilled, ShipsWithAllReactors, ShipsWithAllTanks)
