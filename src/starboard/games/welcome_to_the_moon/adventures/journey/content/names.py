"""What is printed on the sheet of The Journey, in words."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.content.names import MarkedNames


@final
class JourneyNames(MarkedNames):
    no_place = "journey-why-no-place"

    def __init__(self, layout: JourneyLayout) -> None:
        super().__init__(layout)
        self.journey = layout

    def place(self, slot: int) -> Message:
        return message("journey-place", place=slot + 1)

    def symbol(self, symbol: int) -> Message:
        layout = self.journey
        if symbol < layout.walls:
            return message("journey-wall", place=symbol + 1, next=symbol + 2)
        if symbol in layout.tanks:
            return message("journey-tank", points=layout.tank_points[layout.tanks.index(symbol)])
        for station in range(len(layout.station_slots)):
            if symbol in layout.station_plants[station]:
                return message("journey-plant", station=station + 1)
            if symbol in layout.station_robots[station]:
                return message("journey-robot", station=station + 1)
        return self.icon(symbol)

    def race(self, race: int) -> Message:
        return message("journey-race", station=race + 1)
