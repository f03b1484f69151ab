"""Infections of The Virus in words (WM-6.15)."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Infect
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords


@final
class VirusWords(MarkedWords):
    def describe(self, state: MoonState, seat: int, action: Action) -> Message:
        if isinstance(action, Infect):
            return message("virus-infect", place=self.names.place(state.adventure.layout.slot_at[action.slot]))
        return super().describe(state, seat, action)
