"""Missions of The Journey in words (WM-2.11)."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords


@final
class JourneyWords(MarkedWords):
    def mission(self, mission: MissionCard) -> Message:
        condition = mission.condition
        if "sizes" in condition:
            return message("journey-mission-zones-" + "-".join(condition["sizes"]))
        return message("journey-mission-" + condition["test"].replace("_", "-"), count=int(condition["at_least"]))
