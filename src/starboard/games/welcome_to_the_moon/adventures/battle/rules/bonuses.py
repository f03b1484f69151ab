"""Bonuses of slots and asteroids, and drawing on a moon (WM-8.8, WM-8.13)."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Mark
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.effects import PLANNING
from starboard.games.welcome_to_the_moon.rules.bars import elsewhere
from starboard.games.welcome_to_the_moon.rules.effects import SKIP, ChooseSymbol, EffectRules
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class PlanMoon(Decision[MoonState]):
    """Planning: draw the insignia on a moon, and pay for it, or let it go (WM-8.13)."""

    def __init__(self, rules: EffectRules) -> None:
        self.rules = rules

    def options(self, state: MoonState, seat: int) -> list[Action]:
        options = [self.rules.mark_actions[slot] for slot in self.rules.x_places(state, seat)]
        options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Mark):
            self.rules.mark(state, seat, self.rules.marked_layout.symbol_at[action.mark])
            self.rules.planned(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("battle-ask-plan")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        first = Refusal("battle-refused-moon", rule="WM-8.13")
        refusal = self.rules.bar_mark(state, seat, PLANNING, action.mark, first) if isinstance(action, Mark) else None
        return refusal or elsewhere(state, action, first)


@final
class OfferBonus(Step[MoonState]):
    """The bonus of a slot or an asteroid: optional, and asked only if there is anything to do with it (WM-8.8)."""

    def __init__(self, rules: EffectRules, kind: int, purpose: int) -> None:
        self.rules = rules
        self.purpose = purpose
        news = message("battle-due-bonus", effect=message("effect-name", effect=EFFECTS[kind]))
        self.choose = ChooseSymbol(rules, purpose, f"battle-ask-bonus-{EFFECTS[kind]}", "WM-8.8", news, optional=True)

    def is_of_use(self, state: MoonState, seat: int) -> bool:
        return bool(self.rules.markable(state, seat, self.purpose))

    def run(self, state: MoonState, seat: int) -> None:
        if self.is_of_use(state, seat):
            state.push(seat, self.choose)
