"""What is printed on the sheet of The Virus, in words."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import VirusLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.content.names import MarkedNames


@final
class VirusNames(MarkedNames):
    no_place = "virus-why-no-place"

    def __init__(self, layout: VirusLayout) -> None:
        super().__init__(layout)
        self.virus = layout

    def block(self, block: int) -> Message:
        floor = self.virus.floor_of[block]
        return message("virus-block", floor=floor + 1, block=self.virus.floors[floor].index(block) + 1)

    def place(self, slot: int) -> Message:
        block = self.virus.block_of[slot]
        return message("virus-place", block=self.block(block), room=self.virus.rooms[block].index(slot) + 1)

    def symbol(self, symbol: int) -> Message:
        layout = self.virus
        if symbol in layout.walkways:
            one, other = layout.between[layout.walkways.index(symbol)]
            return message("virus-walkway", first=self.block(one), second=self.block(other))
        for block in range(len(layout.rooms)):
            if symbol in layout.energy[block]:
                return message("virus-energy", block=self.block(block))
            if symbol in layout.plants[block]:
                return message("virus-plant", block=self.block(block))
            if symbol == layout.tanks[block]:
                return message("virus-tank", block=self.block(block))
        return self.icon(symbol)

    def target(self, target: str) -> Message:
        """A virus, or a propagation symbol (WM-S.40)."""
        for home, virus in self.virus.virus_at.items():
            if virus == target:
                return message("virus-target-virus", virus=target, block=self.block(home))
        symbols = [trigger.symbol for trigger in self.virus.triggers if trigger.home == EMPTY]
        return message("virus-target-symbol", number=symbols.index(self.virus.symbol_at[target]) + 1)
