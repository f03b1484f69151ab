"""Flights: where figures can get by one step after another, for somebody who looks ahead (SE-4.3, SE-6 F1)."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.games.seti.actions import MoveForEnergy, Step, space_of
from starboard.games.seti.rules.free_actions import MOVES, course_bar, energy_bar
from starboard.games.seti.rules.probes import STEPS, Moving, movable, step_cost
from starboard.games.seti.state import SetiState


def ways(state: SetiState, seat: int) -> list[list[Action]]:
    """What may be worth a look: figures by the spaces that they can reach, anything else action by action."""
    if state.decision(seat) is None:
        return []
    found: list[list[Action]] = []
    for start, capsule in movable(state, seat):
        found += ways_of(state, seat, start, capsule, False) + ways_of(state, seat, start, capsule, True)
    return found + [[action] for action in state.legal(seat) if not flies(action)]


def flies(action: Action) -> bool:
    """Whether more steps of the kind may follow: none does when a missing point is paid (SE-4.3.4)."""
    return isinstance(action, MoveForEnergy) or (isinstance(action, Step) and not action.energy and not action.card)


@final
class Reached:
    """A space that a figure has reached: by which steps, for so many points, and how things stand then."""

    def __init__(self, state: SetiState, space: int, points: int, publicity: int, line: list[Action]) -> None:
        self.state = state
        self.space = space
        self.points = points
        self.publicity = publicity
        self.line = line


def ways_of(state: SetiState, seat: int, start: int, capsule: bool, for_energy: bool) -> list[list[Action]]:
    """The steps of one figure to each space in reach: a cheapest way, of these one that brings most publicity.

    Each step is played, so a way ends where something else is asked.
    """
    open = [Reached(state, start, 0, state.players[seat].publicity, [])]
    best: dict[int, Reached] = {}
    while open:
        here = min(open, key=lambda one: (one.points, -one.publicity))
        open.remove(here)
        if here.space in best:
            continue
        best[here.space] = here
        points = here.points + step_cost(here.state, seat, here.space)
        for step in steps_from(here.state, seat, here.space, capsule, for_energy):
            assert isinstance(step, MoveForEnergy | Step)
            to = space_of(step.to)
            if to not in best:
                twin = here.state.clone()
                twin.play(seat, step)
                open.append(Reached(twin, to, points, twin.players[seat].publicity, [*here.line, step]))
    return [best[space].line for space in sorted(best) if space != start]


def steps_from(state: SetiState, seat: int, space: int, capsule: bool, for_energy: bool) -> list[Action]:
    """Steps of a figure that are paid with energy, or with the movement points that there are."""
    if for_energy:
        return MOVES[capsule][space] if course_bar(state, seat) is None and energy_bar(state, seat, space) is None else []
    decision = state.decision(seat)
    return STEPS[capsule][space] if isinstance(decision, Moving) and step_cost(state, seat, space) <= decision.points else []
