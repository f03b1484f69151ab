"""What is printed on the sheet of The Escape, in words."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.content.names import MarkedNames


@final
class EscapeNames(MarkedNames):
    no_place = "escape-why-no-place"

    def __init__(self, layout: EscapeLayout) -> None:
        super().__init__(layout)
        self.escape = layout

    def place(self, slot: int) -> Message:
        component = self.escape.component_of[slot]
        part = self.component(component)
        if component in self.escape.greenhouses:
            return part
        return message("escape-place", place=self.escape.component_slots[component].index(slot) + 1, part=part)

    def component(self, component: int) -> Message:
        """A module or a greenhouse."""
        ship = self.escape.ship_of[component]
        if component in self.escape.greenhouses:
            return message("escape-greenhouse", ship=ship + 1)
        return message("escape-module", module=self.escape.modules_of[ship].index(component) + 1, ship=ship + 1)

    def symbol(self, symbol: int) -> Message:
        layout = self.escape
        if symbol < len(layout.between):
            one, other = layout.between[symbol]
            return message("escape-airlock", one=self.component(one), other=self.component(other))
        if symbol in layout.tank_in:
            return message("escape-tank", part=self.component(layout.tank_in.index(symbol)))
        for ship in range(len(layout.lines)):
            if symbol in layout.plants[ship].icons:
                return message("escape-plant", ship=ship + 1)
            if symbol in layout.reactors[ship].icons:
                return message("escape-reactor", ship=ship + 1)
        if symbol in layout.planning.icons:
            return message("escape-planning", points=layout.planning_values[layout.planning.icons.index(symbol) + 1])
        return self.icon(symbol)

    def race(self, race: int) -> Message:
        return message("escape-race", ship=race + 1)
