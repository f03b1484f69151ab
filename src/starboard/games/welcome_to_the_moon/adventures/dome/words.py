"""Missions of The Dome in words (WM-5.15)."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords


@final
class DomeWords(MarkedWords):
    def mission(self, mission: MissionCard) -> Message:
        condition = mission.condition
        if condition["test"] == "tower_levels_with_circled":
            return message("dome-mission-tower-levels", symbols=condition["symbols_at_least"], levels=condition["levels_at_least"])
        return message("dome-mission-" + condition["test"].replace("_", "-"), count=int(condition.get("at_least", 0)))
