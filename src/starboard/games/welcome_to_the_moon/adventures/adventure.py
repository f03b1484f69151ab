"""An adventure by one reading of its rules, put together: rules, words, what is shown, what bots think of it."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.bots.evaluation import Evaluation
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.show import SheetShow
from starboard.games.welcome_to_the_moon.solo.bots.policy import AstraPolicy
from starboard.games.welcome_to_the_moon.state import AdventureRules, MoonState
from starboard.games.welcome_to_the_moon.words.actions import Words


@final
class Adventure:
    def __init__(
        self, rules: AdventureRules, words: Words, sheets: SheetShow, evaluation: Evaluation, policy: Policy, astra: AstraPolicy
    ) -> None:
        self.rules = rules
        self.layout = rules.layout
        self.names = rules.names
        self.words = words
        self.sheets = sheets
        self.evaluation = evaluation
        self.policy = policy
        self.astra = astra

    def evaluate(self, state: MoonState, seat: int) -> float:
        return self.evaluation.evaluate(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        weights = self.policy.weigh(state, seat, legal)
        if state.astra is not None:
            self.astra.weigh(state, state.astra, legal, weights)
        return weights


BY_RULES: Final[dict[AdventureRules, Adventure]] = {}
"""Every reading that some match is played by."""


def adventure_of(state: MoonState) -> Adventure:
    return BY_RULES[state.adventure]
