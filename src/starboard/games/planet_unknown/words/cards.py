"""Objective cards in words, made from what they count (PU-14)."""

from __future__ import annotations

from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.content import Measure, Objective


def objective_text(card: Objective) -> Message:
    """What neighbours compare (PU-14)."""
    compared = message(f"measure-{card.competitive.measure.metric}", **measure_parts(card.competitive.measure))
    return message("objective-most" if card.competitive.compare == "most" else "objective-fewest", measure=compared)


def private_text(card: Objective) -> Message:
    objective = card.private
    compared = message(f"measure-{objective.measure.metric}", **measure_parts(objective.measure))
    if objective.at_least is not None:
        return message("objective-at-least", measure=compared, count=objective.at_least)
    return message("objective-at-most", measure=compared, count=objective.at_most or 0)


def measure_parts(measure: Measure) -> dict[str, str | int | Message]:
    if measure.metric == "rectangles":
        return {"terrain": measure.terrain, "width": measure.size[0], "height": measure.size[1]}
    if measure.terrain:
        return {"terrain": measure.terrain}
    if measure.metric == "uncovered_squares":
        return {"ground": measure.ground}
    if measure.metric == "tracks_at_maximum":
        return {"track": measure.tracks[0] if len(measure.tracks) == 1 else "any"}
    return {}
