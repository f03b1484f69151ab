"""Missions and bonuses of The Launch in words."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.content.names import LaunchNames
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.content.names import joined
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.words.actions import Words


@final
class LaunchWords(Words):
    def __init__(self, layout: LaunchLayout, names: LaunchNames) -> None:
        self.layout = layout
        self.names = names

    def mission(self, mission: MissionCard) -> Message:
        condition = mission.condition
        if condition["test"] == "lines_filled":
            effects = [self.layout.level_effects[self.layout.level_ids.index(level)] for level in condition["all_of"]]
            levels = [message("launch-levels", effect=effect, count=effects.count(effect)) for effect in dict.fromkeys(effects)]
            return message("launch-mission-lines-filled", levels=joined(levels))
        key = "launch-mission-x-written" if condition["test"] == "x_written" else "launch-mission-errors-circled"
        return message(key, count=condition["at_least"])

    def mark(self, state: MoonState, mark: str) -> Message:
        return self.names.symbol(self.layout.bonus_at[mark])

    def skip(self) -> Message:
        return message("launch-skip-x")
