"""Crossing robots with the bonus of the secondary control centre (WM-4.5)."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Mark
from starboard.games.welcome_to_the_moon.content.effects import ROBOT
from starboard.games.welcome_to_the_moon.rules.bars import elsewhere
from starboard.games.welcome_to_the_moon.rules.effects import SKIP, EffectRules
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class CrossRobots(Decision[MoonState]):
    """Cross up to so many robots, one after another."""

    def __init__(self, rules: EffectRules, left: int) -> None:
        self.rules = rules
        self.left = left

    def options(self, state: MoonState, seat: int) -> list[Action]:
        options = [self.rules.mark_actions[symbol] for symbol in self.rules.markable(state, seat, ROBOT)]
        options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Mark):
            self.rules.mark(state, seat, self.rules.marked_layout.symbol_at[action.mark])
            offer_robots(self.rules, state, seat, self.left - 1)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("mine-ask-robots", count=self.left)

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        first = Refusal("refused-choice", rule="WM-4.5", question=self.prompt(state, seat))
        refusal = self.rules.bar_mark(state, seat, ROBOT, action.mark, first) if isinstance(action, Mark) else None
        return refusal or elsewhere(state, action, first)


def offer_robots(rules: EffectRules, state: MoonState, seat: int, left: int) -> None:
    """Robots that are still to be crossed, as long as there are any."""
    if left and rules.markable(state, seat, ROBOT):
        state.push(seat, CrossRobots(rules, left))
