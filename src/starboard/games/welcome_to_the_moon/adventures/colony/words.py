"""Missions of The Colony in words (WM-3.12)."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords


@final
class ColonyWords(MarkedWords):
    def mission(self, mission: MissionCard) -> Message:
        key = "colony-mission-" + mission.condition["test"].replace("_", "-")
        return message(key, count=int(mission.condition.get("at_least", 1)))
