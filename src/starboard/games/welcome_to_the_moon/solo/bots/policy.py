"""What actions give ASTRA."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Give, Remove, Write
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from starboard.games.welcome_to_the_moon.rules.scoring import points_of
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class AstraPolicy:
    def __init__(self, judge: AstraJudge) -> None:
        self.judge = judge

    def weigh(self, state: MoonState, astra: Astra, legal: list[Action], weights: list[float]) -> None:
        """Take off what each action gives her, or the solo bonus it costs, or that it ends the match when she is ahead."""
        for index, action in enumerate(legal):
            if isinstance(action, Write):
                weights[index] -= self.judge.left_by(state, astra, action.stack)
            elif isinstance(action, Give):
                weights[index] -= self.judge.card_points(state, astra, action.card)
            elif isinstance(action, Remove):
                weights[index] -= self.judge.spared(astra)
            elif isinstance(action, Claim) and self.would_lose(state, astra):
                weights[index] -= WON

    def would_lose(self, state: MoonState, astra: Astra) -> bool:
        """Whether the last mission would end the match for somebody who is behind (WM-0.17)."""
        last = state.sheets[0].rewards.count(NOT_CLAIMED) == 1
        return last and points_of(state, 0) <= self.judge.last_points(state, astra)
