"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from starboard.bots.observation import Observation
from starboard.engine.actions import Action


class Bot(Protocol):
    def choose(self, observation: Observation) -> Action:
        """One of the observation's legal actions."""
