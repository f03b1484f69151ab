"""Why not: what several decisions refuse alike. What the options leave out, a refusal explains, with its rule and what is missing."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.games.welcome_to_the_moon.actions import Claim, Give, Infect, Later, Remove, TakeError, Target, Wild
from starboard.games.welcome_to_the_moon.content.inscriptions import number_at, number_name
from starboard.games.welcome_to_the_moon.sheet import ANY_NUMBER, NO_NUMBER, Bounds, Gap
from starboard.games.welcome_to_the_moon.state import MoonState

MOMENTS: Final[dict[type[Action], tuple[str, str]]] = {
    Claim: ("WM-0.6", "refused-claim-late"),
    Later: ("WM-0.16.1", "refused-later"),
    Wild: ("WM-0.14.2", "refused-wild-late"),
    TakeError: ("WM-0.10.4", "refused-error-late"),
    Infect: ("WM-6.15", "refused-infect"),
    Target: ("WM-S.12", "refused-target-late"),
    Give: ("WM-S.10", "refused-gift-late"),
    Remove: ("WM-S.10", "refused-gift-late"),
}
"""Actions that are asked for at one moment of a turn, and what is said of them at others."""


def elsewhere(state: MoonState, action: Action, first: Refusal) -> Refusal:
    """An action that the open decision does not ask for: it has another moment, or this must be done `first`."""
    if state.astra is None and isinstance(action, (Target, Give, Remove)):
        return Refusal("refused-alone", rule="WM-S.2")
    moment = MOMENTS.get(type(action))
    return first if moment is None else Refusal(moment[1], rule=moment[0])


def filled_bar(rule: str = "WM-0.9") -> Refusal:
    return Refusal("refused-filled", rule=rule)


def order_bar(bounds: Bounds, slot: int, rule: str) -> Refusal:
    """A number that does not lie between those around its slot."""
    gap = bounds.gaps[slot]
    before, after = number_name(number_at(gap.low)), number_name(number_at(gap.high))
    if gap.low == NO_NUMBER:
        return Refusal("refused-order-below", rule=rule, after=after)
    if gap.high == ANY_NUMBER:
        return Refusal("refused-order-above", rule=rule, before=before)
    return Refusal("refused-order-between" if has_room(gap) else "refused-order-none", rule=rule, before=before, after=after)


def has_room(gap: Gap) -> bool:
    """Whether any whole number lies in it."""
    return gap.high - gap.low > 2
