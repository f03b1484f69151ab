"""The search tree: what was tried in a situation, how often, and what it led to."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from starboard.engine.actions import Action

EXPLORATION: Final = 1.0
CAUTION: Final = 0.1
"""How much less than its siblings an untried action is thought to be worth."""


class Node:
    """An action and what followed: `total` is the sum of its mover's shares of wins over `visits` playouts."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.answers: dict[Action, Node] = {}
        self.answered = 0
        self.gained = 0.0

    def value(self) -> float:
        return self.total / self.visits

    def select(self, legal: list[Action], priors: list[float]) -> Action:
        """The action with the best upper bound (PUCT); `legal` may differ from one sampled state to the next."""
        reach = EXPLORATION * sqrt(self.answered + 1)
        untried = max(0.0, self.gained / self.answered - CAUTION) if self.answered else 0.5
        best, best_bound = legal[0], -1.0
        for index, action in enumerate(legal):
            answer = self.answers.get(action)
            if answer is None:
                bound = untried + reach * priors[index]
            else:
                bound = answer.total / answer.visits + reach * priors[index] / (1 + answer.visits)
            if bound > best_bound:
                best, best_bound = action, bound
        return best

    def lead(self) -> int:
        """By how many visits the most visited answer is ahead of the next."""
        most = second = 0
        for answer in self.answers.values():
            if answer.visits > most:
                most, second = answer.visits, most
            elif answer.visits > second:
                second = answer.visits
        return most - second

    def foresaw(self, legal: list[Action]) -> bool:
        """Whether this situation was thought of, and nothing else in its place."""
        return bool(self.answers) and all(action in legal for action in self.answers)

    def record(self, action: Action, share: float) -> None:
        answer = self.answers[action]
        answer.visits += 1
        answer.total += share
        self.answered += 1
        self.gained += share


def softmax(weights: list[float], temperature: float) -> list[float]:
    top = max(weights)
    powers = [exp((weight - top) / temperature) for weight in weights]
    whole = sum(powers)
    return [power / whole for power in powers]
