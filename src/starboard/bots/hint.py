"""Hints: the search bot's move for a person, with its alternatives."""

from __future__ import annotations

from starboard.bots.budget import USUAL_MILLISECONDS, Budget
from starboard.bots.observation import Observation
from starboard.bots.search import ranked, think
from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed


class Hint:
    """An action and the share of wins, 0 to 1, that it promises."""

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value


def hint(observation: Observation, budget_ms: int = USUAL_MILLISECONDS, seed: int = 0) -> list[Hint]:
    """The bot's move, then its alternatives by what they promise."""
    return advice(observation, Budget(milliseconds=budget_ms), Rng(numbered_seed(seed)))


def advice(observation: Observation, budget: Budget, rng: Rng) -> list[Hint]:
    """The favourite is what was thought of most, for a value that rests on few playouts is easily too good."""
    favourite, *others = [Hint(action, node.value()) for action, node in ranked(think(observation, budget, rng))]
    return [favourite, *sorted(others, key=lambda hint: -hint.value)]
