"""What is printed on the sheet of The Colony, in words."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import VALUES, ColonyLayout
from starboard.games.welcome_to_the_moon.content.names import MarkedNames


@final
class ColonyNames(MarkedNames):
    no_place = "colony-why-no-place"

    def __init__(self, layout: ColonyLayout) -> None:
        super().__init__(layout)
        self.colony = layout

    def place(self, slot: int) -> Message:
        layout = self.colony
        if slot == layout.start:
            return message("colony-start")
        if slot == layout.observatory:
            return message("colony-observatory")
        return message("colony-place", column=layout.columns_of[slot], row=layout.rows_of[slot])

    def symbol(self, symbol: int) -> Message:
        layout = self.colony
        if symbol < layout.tunnels:
            one, other = layout.ends[symbol]
            return message("colony-tunnel", one=self.place(one), other=self.place(other))
        if symbol in layout.tanks:
            return message("colony-tank", place=self.place(layout.tank_slots[layout.tanks.index(symbol)]))
        if symbol in layout.plants_in:
            quarter = [symbol in houses for houses in layout.greenhouses].index(True)
            return message("colony-greenhouse", quarter=quarter + 1, plants=layout.plants_in[symbol])
        for slot, antennas in enumerate(layout.antennas_at):
            if symbol in antennas:
                return message("colony-antennas", place=self.place(slot), count=len(antennas))
        for track, boxes in enumerate(layout.boxes):
            if symbol in boxes.icons:
                return message("colony-box", track=VALUES[track], value=layout.values[track][boxes.icons.index(symbol) + 1])
        return self.icon(symbol)

    def race(self, race: int) -> Message:
        return message("colony-race", quarter=race + 1)
