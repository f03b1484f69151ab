"""How promising each action looks without playing it: an adventure's own judgement, and what it gives ASTRA."""

from __future__ import annotations

from abc import ABC, abstractmethod

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.state import MoonState


class Policy(ABC):
    """What an adventure says of actions, in points."""

    @abstractmethod
    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]: ...
