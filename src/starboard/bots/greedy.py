"""The greedy bot: looks one action ahead with the game's evaluation."""

from __future__ import annotations

from starboard.bots.observation import Observation
from starboard.engine.actions import Action
from starboard.engine.rng import Rng

SAMPLES = 3


class GreedyBot:
    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, observation: Observation) -> Action:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        values = prospects(observation, legal, self._rng)
        best = max(values)
        return self._rng.choice([action for action, value in zip(legal, values, strict=True) if value == best])


def prospects(observation: Observation, legal: list[Action], rng: Rng, samples: int = SAMPLES) -> list[float]:
    """The evaluation right after each action, averaged over the same few states for all of them."""
    game, seat = observation.game(), observation.seat
    totals = [0.0] * len(legal)
    for _ in range(samples):
        state = observation.sample(rng)
        for index, action in enumerate(legal):
            after = state.clone()
            after.play(seat, action)
            totals[index] += game.evaluate(after, seat)
    return [total / samples for total in totals]
