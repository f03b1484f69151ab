"""Bonuses of The Launch in words."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.content.names import LaunchNames
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.words.actions import Words


@final
class LaunchWords(Words):
    def __init__(self, layout: LaunchLayout, names: LaunchNames) -> None:
        self.layout = layout
        self.names = names

    def mark(self, state: MoonState, mark: str) -> Message:
        return self.names.symbol(self.layout.bonus_at[mark])

    def skip(self) -> Message:
        return message("launch-skip-x")
