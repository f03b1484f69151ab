"""Missions of The Mine in words (WM-4.11)."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords


@final
class MineWords(MarkedWords):
    def mission(self, mission: MissionCard) -> Message:
        return message("mine-mission-" + mission.condition["test"].replace("_", "-"), count=int(mission.condition["at_least"]))
