"""The random bot: any legal action, each as likely as the others. A baseline, not an opponent."""

from __future__ import annotations

from starboard.bots.observation import Observation
from starboard.engine.actions import Action
from starboard.engine.rng import Rng


class RandomBot:
    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, observation: Observation) -> Action:
        return self.pick(observation.legal())

    def pick(self, legal: list[Action]) -> Action:
        """The legal actions are all that this bot looks at."""
        return self._rng.choice(legal)
