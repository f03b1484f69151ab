"""The greedy bot: looks one action ahead with the game's evaluation."""

from __future__ import annotations

from math import inf
from typing import Final

from starboard.bots.observation import Observation
from starboard.engine.actions import Action
from starboard.engine.rng import Rng

SAMPLES: Final = 3
WIDE: Final = 32
"""Of more actions of a kind only those that weigh most are looked at."""
UNPROMISING: Final = -1e9


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
    """The evaluation right after each action, averaged over the same few states for all; `UNPROMISING` for what is not looked at."""
    game, seat = observation.game(), observation.seat
    totals = [UNPROMISING] * len(legal)
    if len(legal) > WIDE or game.foresight.floor > -inf:
        weights = game.weigh(observation.sample(rng), seat, legal)
        for index in most_promising(legal, weights, game.foresight.floor):
            totals[index] = game.foresight.hunch * weights[index]
    else:
        totals = [0.0] * len(legal)
    looked_at = [index for index, total in enumerate(totals) if total != UNPROMISING]
    for _ in range(samples):
        state = observation.sample(rng)
        for index in looked_at:
            after = state.clone()
            after.play(seat, legal[index])
            totals[index] += game.evaluate(after, seat) / samples
    return totals


def most_promising(legal: list[Action], weights: list[float], floor: float) -> list[int]:
    """The actions that weigh most, of each kind, as kinds may be weighed differently; below the floor only if nothing is above."""
    floor = min(floor, max(weights))
    kinds: dict[type[Action], list[int]] = {}
    for index, action in enumerate(legal):
        if weights[index] >= floor:
            kinds.setdefault(type(action), []).append(index)
    found: list[int] = []
    for indices in kinds.values():
        found += sorted(indices, key=lambda index: -weights[index])[:WIDE]
    return sorted(found)
