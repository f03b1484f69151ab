"""Alone: the target by the event deck, and how the mission went (PU-17)."""

from __future__ import annotations

from starboard.engine.messages import Message, message
from starboard.engine.view import Verdict
from starboard.games.planet_unknown.content import SOLO
from starboard.games.planet_unknown.state import PlanetState


def target(green: int, orange: int, red: int) -> int:
    """60, easier with red and orange signals, harder with green ones (PU-17.3)."""
    result = SOLO.base_target
    for row in SOLO.adjustments:
        low, high = row.count
        result += row.green if low <= green <= high else 0
        result += row.orange if low <= orange <= high else 0
        result += row.red if low <= red <= high else 0
    return result


def grade(difference: int) -> str:
    """The outcome for points above the target, rounded down to a multiple of 5 (PU-17.4)."""
    lowest, highest = SOLO.outcomes[0][0], SOLO.outcomes[-1][0]
    band = min(highest, max(lowest, difference // SOLO.band * SOLO.band))
    return dict(SOLO.outcomes)[band]


def outcome(state: PlanetState) -> Message:
    goal = target(*state.decks.mix)
    points = state.scores()[0].points
    return message("end-solo", points=points, target=goal, grade=grade(points - goal))


def verdict(state: PlanetState) -> Verdict:
    """The mission is fulfilled from the target on (PU-17.4)."""
    lead = state.scores()[0].points - target(*state.decks.mix)
    return Verdict(message("verdict-solo", grade=grade(lead)), lead >= 0)
