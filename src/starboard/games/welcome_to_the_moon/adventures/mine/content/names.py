"""What is printed on the sheet of The Mine, in words."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.mine.content.layout import MineLayout
from starboard.games.welcome_to_the_moon.content.names import MarkedNames


@final
class MineNames(MarkedNames):
    no_place = "mine-why-no-place"

    def __init__(self, layout: MineLayout) -> None:
        super().__init__(layout)
        self.mine = layout

    def place(self, slot: int) -> Message:
        mine, level = self.mine.mine_and_level(slot)
        return message("mine-place", mine=mine, level=level)

    def symbol(self, symbol: int) -> Message:
        layout = self.mine
        if symbol < len(layout.resource_kinds):
            slots = layout.resource_slots[symbol]
            mine, level = layout.mine_and_level(slots[0])
            if len(slots) == 1:
                return message("mine-gem", gem=layout.resource_kinds[symbol], mine=mine, level=level)
            return message("mine-resource", resource=layout.resource_kinds[symbol], mine=mine, upper=level, lower=level + 1)
        for factory in layout.factories:
            if symbol in factory.robots:
                return message("mine-robot", factory=factory.id)
            if symbol in factory.energy:
                return message("mine-energy", factory=factory.id)
        return self.icon(symbol)

    def race(self, race: int) -> Message:
        factory = next(factory for factory in self.mine.main if factory.race == race)
        return message("mine-race", factory=factory.id)
