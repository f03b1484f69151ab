"""Actions in words (WM-0.8)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import cast

from starboard.engine.actions import Action
from starboard.engine.messages import Message, Param, message
from starboard.games.welcome_to_the_moon.actions import (
    Claim,
    Commit,
    Give,
    Later,
    Mark,
    Remove,
    TakeError,
    Target,
    Wild,
    Write,
    WriteX,
)
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.content.effects import effect_name
from starboard.games.welcome_to_the_moon.content.inscriptions import number_name
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout
from starboard.games.welcome_to_the_moon.content.names import SheetNames, name_card
from starboard.games.welcome_to_the_moon.deck import BACKS, FRONTS
from starboard.games.welcome_to_the_moon.solo.deck import SoloDeck
from starboard.games.welcome_to_the_moon.state import MoonState


class Words(ABC):
    """What every adventure says alike, and what it must say itself."""

    @abstractmethod
    def mark(self, state: MoonState, mark: str) -> Message:
        """Marking a symbol, by its id."""

    def skip(self) -> Message:
        return message("do-skip")

    def write(self, state: MoonState, seat: int, action: Write) -> Message:
        """Names the stack only where another one could give the same, and what is changed only where its card shows another number."""
        adventure, stacks = state.adventure, state.stacks
        place = adventure.names.place(adventure.layout.slot_at[action.slot])
        number: Param = number_name(action.number)
        effect = state.effect_in_force(seat, action.stack)
        source, printed = stacks.sources[action.stack], stacks.number(action.stack)
        same = [
            stack
            for stack in range(stacks.offered)
            if state.effect_in_force(seat, stack) == effect
            and action.number in adventure.numbers(state.sheet(seat), effect, stacks.number(stack))
        ]
        if any(stacks.sources[stack] == source and stacks.number(stack) != printed for stack in same):
            number = message("number-from", number=number, printed=number_name(printed))
        if any(stacks.sources[stack] != source for stack in same):
            origin = name_source(state, action.stack)
            return message("do-write-stack", number=number, effect=effect_name(effect), place=place, source=origin)
        return message("do-write", number=number, effect=effect_name(effect), place=place)

    def describe(self, state: MoonState, seat: int, action: Action) -> Message:
        adventure = state.adventure
        if isinstance(action, Write):
            return self.write(state, seat, action)
        if isinstance(action, Mark):
            return self.mark(state, action.mark)
        if isinstance(action, WriteX):
            return message("do-write-x", place=adventure.names.place(adventure.layout.slot_at[action.slot]))
        if isinstance(action, Wild):
            return message("do-wild", effect=action.effect)
        if isinstance(action, Commit):
            return message("do-commit")
        if isinstance(action, TakeError):
            return message("do-error")
        if isinstance(action, Claim):
            index = [mission.id for mission in state.missions].index(action.mission)
            return message("do-claim", letter=LETTERS[index], reward=adventure.names.reward(state.reward(index)))
        if isinstance(action, Later):
            return message("do-later")
        if isinstance(action, Target):
            return message("do-target", adventure=adventure.layout.number, target=adventure.names.target(action.target))
        if isinstance(action, (Give, Remove)):
            card = cast("SoloDeck", state.stacks).open[action.card]
            return message("do-give" if isinstance(action, Give) else "do-remove", card=name_card(FRONTS[card], BACKS[card]))
        return self.skip()


class MarkedWords(Words):
    """Adventures 2 to 8."""

    def __init__(self, layout: MarkedLayout, names: SheetNames) -> None:
        self.symbol_at = layout.symbol_at
        self.names = names

    def mark(self, state: MoonState, mark: str) -> Message:
        return self.names.symbol(self.symbol_at[mark])


def name_source(state: MoonState, combination: int) -> Message:
    """Where a combination comes from: its stack, or alone its two cards."""
    if state.astra is None:
        return message("source-stack", stack=state.stacks.sources[combination] + 1)
    number, effect = cast("SoloDeck", state.stacks).pair(combination)
    return message("source-cards", number=number + 1, effect=effect + 1)
