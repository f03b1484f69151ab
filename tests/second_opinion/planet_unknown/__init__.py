"""Planet Unknown: compares a position, and what may be done in it, with the recount."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.engine.state import State
from starboard.games.planet_unknown.state import PlanetState
from tests.second_opinion.planet_unknown.choices import check_choices
from tests.second_opinion.planet_unknown.ends import check_end
from tests.second_opinion.planet_unknown.pads import check_scores, check_shown
from tests.second_opinion.planet_unknown.reading import Position


def check(state: State, seats: Iterable[int] | None = None) -> None:
    """Raise a Difference where engine and recount disagree; look at what these seats see and may do, else at everybody's."""
    assert isinstance(state, PlanetState)
    position = Position(state)
    check_scores(position, state)
    check_end(position, state)
    looked_at = set(range(state.seats) if seats is None else seats)
    for seat in looked_at:
        check_shown(position, seat)
    for seat in looked_at.intersection(state.pending()):
        check_choices(position, state, seat)
