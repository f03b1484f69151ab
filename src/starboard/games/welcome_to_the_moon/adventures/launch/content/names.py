"""What is printed on the sheet of The Launch, in words."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.content.names import SheetNames


@final
class LaunchNames(SheetNames):
    no_place = "launch-why-no-place"

    def __init__(self, layout: LaunchLayout) -> None:
        self.layout = layout

    def place(self, slot: int) -> Message:
        line = self.layout.lines_of[slot][0]
        return message("launch-place", level=message("launch-level-on", level=line + 1), place=self.layout.lines[line].index(slot) + 1)

    def symbol(self, symbol: int) -> Message:
        """Fuelling a bonus icon."""
        level = message("launch-level-of", level=self.layout.level_of_bonus(symbol))
        place = message("launch-compartment", level=level, number=self.rank_in_level(symbol))
        return message("launch-fuel", amount=self.layout.amounts[symbol], place=place)

    def target(self, target: str) -> Message:
        return message("launch-target", level=message("launch-level-of", level=self.layout.level_of_bonus(self.layout.bonus_at[target])))

    def reward(self, amount: int) -> Message:
        return message("launch-gain-rockets", count=amount)

    def rank_in_level(self, bonus: int) -> int:
        """Which compartment of its level, counted from the left."""
        line = self.layout.lines[self.layout.level_of_bonus(bonus) - 1]
        firsts = sorted({self.layout.compartment_of[slot] for slot in line})
        return firsts.index(self.layout.compartment_of_bonus[bonus]) + 1
