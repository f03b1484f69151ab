"""Writes of The Battle in words (WM-8.5)."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astronauts import icons_spent
from starboard.games.welcome_to_the_moon.content.effects import effect_name
from starboard.games.welcome_to_the_moon.content.inscriptions import number_name
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.words.actions import MarkedWords, name_source


@final
class BattleWords(MarkedWords):
    def write(self, state: MoonState, seat: int, action: Write) -> Message:
        """Names the stack only where another one shows the same."""
        shown = list(zip(state.stacks.numbers, state.stacks.effects, strict=True))
        number, effect = shown[action.stack]
        return message(
            "battle-write",
            combination=message("combination", number=number_name(number), effect=effect_name(effect)),
            twice="yes" if shown.count((number, effect)) > 1 else "no",
            source=name_source(state, action.stack),
            changed="no" if action.number == number else "yes",
            number=number_name(action.number),
            spent=icons_spent(effect, action.number - number),
            planet=self.names.place(state.adventure.layout.slot_at[action.slot]),
        )
