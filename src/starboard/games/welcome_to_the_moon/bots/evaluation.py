"""How well a seat stands, as bots see it: its lead over the best opponent or ASTRA, with what the sheets will still bring."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from starboard.games.welcome_to_the_moon.bots.policy import Policy
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.rules.scoring import points_of
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.state import PLAY, MoonState

FORESEEN: Final = 8
"""Options that bots look into in the middle of a turn; of more, those that weigh most."""


class Judge(ABC):
    """What an adventure's sheets will bring in the end."""

    @abstractmethod
    def standing(self, state: MoonState, seat: int) -> float: ...


class Evaluation(ABC):
    @abstractmethod
    def evaluate(self, state: MoonState, seat: int) -> float: ...


@final
class Lead(Evaluation):
    """Adventures 2 to 8: own points minus those of ASTRA or of the best opponent."""

    def __init__(self, judge: Judge, policy: Policy, astra: AstraJudge) -> None:
        self.judge = judge
        self.policy = policy
        self.astra = astra

    def evaluate(self, state: MoonState, seat: int) -> float:
        """In the middle of a turn: what the best of the effect, or of a declared wild, will lead to."""
        decision = state.decision(seat)
        if state.phase != PLAY or decision is None or (decision is state.opening and state.sheet(seat).wild == EMPTY):
            return self.margin(state, seat)
        options = decision.options(state, seat)
        if len(options) == 1:
            return self.margin(state, seat)
        if len(options) > FORESEEN:
            options = self.most_promising(state, seat, options)
        best = -1e9
        for action in options:
            after = state.clone()
            after.play(seat, action)
            best = max(best, self.evaluate(after, seat))
        return best

    def most_promising(self, state: MoonState, seat: int, options: list[Action]) -> list[Action]:
        """The few options that weigh most."""
        weights = self.policy.weigh(state, seat, options)
        bar = sorted(weights)[-FORESEEN]
        return [action for action, weight in zip(options, weights, strict=True) if weight >= bar][:FORESEEN]

    def margin(self, state: MoonState, seat: int) -> float:
        """With what is still to come, unless the game ends with this turn."""
        last = bool(state.endings) or bool(state.adventure.endings(state))
        standings = [float(points_of(state, other)) if last else self.judge.standing(state, other) for other in range(state.seats)]
        if state.astra is not None:
            lead = standings[seat] - (
                self.astra.last_points(state, state.astra) if last else self.astra.expected_points(state, state.astra)
            )
        else:
            lead = standings[seat] - max(standings[:seat] + standings[seat + 1 :])
        if state.endings or (last and state.astra is not None):
            lead += WON if lead > 0 else -WON
        return lead
