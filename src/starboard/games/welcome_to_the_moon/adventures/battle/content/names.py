"""What is printed on the sheet of The Battle, in words."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES, VALUES
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import ZONE_A, ZONE_B
from starboard.games.welcome_to_the_moon.content.names import SheetNames


@final
class BattleNames(SheetNames):
    no_place = "battle-why-no-place"

    def __init__(self, layout: BattleLayout) -> None:
        self.layout = layout

    def planet(self, planet: int) -> Message:
        return message("battle-planet", type=TYPES[self.layout.types[planet]], label=self.layout.labels[planet])

    def place(self, slot: int) -> Message:
        """The planet says it: only its first empty slot can be drawn in."""
        return self.planet(self.layout.planet_of[slot])

    def target(self, target: str) -> Message:
        return self.planet(self.layout.planet_ids.index(target))

    def symbol(self, symbol: int) -> Message:
        """What marking it means; only one zone's symbols are ever to choose among."""
        layout = self.layout
        belt = layout.belts[ZONE_A].icons
        if symbol in belt:
            return message("battle-asteroid", number=belt.index(symbol) + 1)
        for planet in range(len(layout.types)):
            if symbol in layout.moons[planet]:
                return message("battle-moon", planet=self.planet(planet))
            if symbol in layout.plants[planet] + layout.waters[planet]:
                kind = "plant" if symbol in layout.plants[planet] else "water"
                return message("battle-symbol", kind=kind, planet=self.planet(planet))
        for zone in (ZONE_A, ZONE_B):
            for track, boxes in enumerate(layout.boxes[zone]):
                if symbol in boxes.icons:
                    return message("battle-box", track=VALUES[track], value=layout.values[track][boxes.icons.index(symbol) + 1])
            if symbol in layout.astronauts[zone].icons:
                return message("battle-astronaut")
        return message("battle-error")
