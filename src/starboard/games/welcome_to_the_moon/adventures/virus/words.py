"""Missions of The Virus in words (WM-6.23)."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords


@final
class VirusWords(MarkedWords):
    def mission(self, mission: MissionCard) -> Message:
        condition = mission.condition
        if "all_of" in condition:
            return message("virus-mission-green-and-blue-closed")
        return message("virus-mission-" + condition["test"].replace("_", "-"), count=int(condition["at_least"]))
