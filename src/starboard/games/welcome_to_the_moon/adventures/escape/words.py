"""Missions of The Escape in words (WM-7.17)."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.adventures.escape.content.names import EscapeNames
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords


@final
class EscapeWords(MarkedWords):
    def __init__(self, layout: EscapeLayout, names: EscapeNames) -> None:
        super().__init__(layout, names)
        self.layout = layout

    def mission(self, mission: MissionCard) -> Message:
        condition = mission.condition
        key = "escape-mission-" + condition["test"].replace("_", "-")
        if "all_of" in condition:
            (ship,) = self.layout.ships_named(condition["all_of"])
            return message(key + "-of", ship=ship + 1)
        return message(key, count=int(condition["at_least"]))
