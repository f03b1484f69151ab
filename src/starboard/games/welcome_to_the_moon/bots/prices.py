"""Prices by what is printed and what is done: an effect or an action that is new has one, or bots do not start (WM-0.11)."""

from __future__ import annotations

from typing import Final, TypeVar

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Commit, Give, Later, Remove, Skip, TakeError, Target, Wild
from starboard.games.welcome_to_the_moon.content import EFFECTS

P = TypeVar("P")

SEEN: Final = 0.0
"""The price of an effect whose use is seen on the sheet, or looked into."""

NEUTRAL: Final[dict[type[Action], float]] = {Wild: 0.0, Commit: 0.0, TakeError: 0.0, Later: 0.0, Target: 0.0, Give: 0.0, Remove: 0.0}
"""Actions that the sheet does not judge: what follows them does, or what they give ASTRA."""


def by_effect(prices: dict[str, P]) -> list[P]:
    """Prices of the effects by their numbers."""
    assert set(prices) == set(EFFECTS), f"prices of {sorted(set(prices) ^ set(EFFECTS))}"
    return [prices[effect] for effect in EFFECTS]


def flat(action: Action, claim: float, skip: float = 0.0) -> float:
    """The price of an action that is the same wherever it is done."""
    if isinstance(action, Claim):
        return claim
    return skip if isinstance(action, Skip) else NEUTRAL[type(action)]
