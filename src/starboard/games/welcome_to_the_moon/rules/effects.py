"""Using effects: the decisions that adventures 2 to 8 share (WM-0.11 to WM-0.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Mark, Skip, WriteX
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.events import WroteX
from starboard.games.welcome_to_the_moon.rules.adventure import effect_name
from starboard.games.welcome_to_the_moon.sheet import EMPTY, X
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.rules.marking import EffectAdventure

ROBOT: Final = EFFECTS.index("robot")
ENERGY: Final = EFFECTS.index("energy")
PLANT: Final = EFFECTS.index("plant")
WATER: Final = EFFECTS.index("water")
ASTRONAUT: Final = EFFECTS.index("astronaut")
PLANNING: Final = EFFECTS.index("planning")

SKIP: Final[Action] = Skip()


@final
class ApplyEffect(Step[MoonState]):
    """After the immediate consequences of writing: offer the effect of the turn, if there is anything to do with it (WM-0.11)."""

    def __init__(self, adventure: EffectAdventure) -> None:
        self.adventure = adventure

    def run(self, state: MoonState, seat: int) -> None:
        effect = state.sheet(seat).effect
        if effect == PLANNING:
            if self.adventure.x_places(state, seat):
                state.push(seat, self.adventure.plan)
        elif self.adventure.effect_symbols(state, seat, effect):
            state.push(seat, self.adventure.use)


@final
class UseEffect(Decision[MoonState]):
    """Mark one symbol with the effect of the turn, or let it go (WM-0.11)."""

    def __init__(self, adventure: EffectAdventure) -> None:
        self.adventure = adventure

    def options(self, state: MoonState, seat: int) -> list[Action]:
        symbols = self.adventure.effect_symbols(state, seat, state.sheet(seat).effect)
        options = [self.adventure.mark_actions[symbol] for symbol in symbols]
        options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Mark):
            self.adventure.mark(state, seat, self.adventure.symbol_at[action.mark])

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("ask-effect", effect=effect_name(state.sheet(seat).effect))

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-effect", rule="WM-0.11", effect=effect_name(state.sheet(seat).effect))


@final
class PlanX(Decision[MoonState]):
    """Planning: write one X, and pay for it, or let it go (WM-0.13)."""

    def __init__(self, adventure: EffectAdventure) -> None:
        self.adventure = adventure

    def options(self, state: MoonState, seat: int) -> list[Action]:
        options = [self.adventure.x_actions[slot] for slot in self.adventure.x_places(state, seat)]
        options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, WriteX):
            slot = self.adventure.slot_at[action.slot]
            state.own(seat).slots[slot] = X
            if state.journal is not None:
                state.whisper(seat, WroteX(seat, action.slot, self.adventure.place(slot)))
            self.adventure.filled(state, seat, slot)
            self.adventure.planned(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("ask-plan")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        if not isinstance(action, WriteX):
            return Refusal("refused-plan", rule="WM-0.13.1")
        slot = self.adventure.slot_at.get(action.slot, EMPTY)
        if slot == EMPTY:
            return Refusal("refused-slot", rule="WM-0.13.1", slot=action.slot)
        if state.sheet(seat).slots[slot] != EMPTY:
            return Refusal("refused-filled", rule="WM-0.13.1")
        return self.adventure.refuse_x(state.sheet(seat), slot)


@final
class ChooseSymbol(Decision[MoonState]):
    """A consequence that leaves a choice: mark one symbol of a kind that the adventure names; some may be declined."""

    def __init__(self, adventure: EffectAdventure, kind: int, question: str, rule: str, optional: bool = False) -> None:
        self.adventure = adventure
        self.kind = kind
        self.question = question
        self.rule = rule
        self.optional = optional

    def options(self, state: MoonState, seat: int) -> list[Action]:
        options = [self.adventure.mark_actions[symbol] for symbol in self.adventure.choices(state, seat, self.kind)]
        if self.optional:
            options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Mark):
            self.adventure.mark(state, seat, self.adventure.symbol_at[action.mark])

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message(self.question)

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-choice", rule=self.rule, question=message(self.question))


@final
class EndPlay(Step[MoonState]):
    """What an adventure does after the effect, before the player commits (WM-0.6)."""

    def __init__(self, adventure: EffectAdventure) -> None:
        self.adventure = adventure

    def run(self, state: MoonState, seat: int) -> None:
        self.adventure.end_play(state, seat)
