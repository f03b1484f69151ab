"""When a match ends, who wins, and how it went alone (PU-12.1, PU-13.9, PU-17)."""

from __future__ import annotations

from starboard.games.planet_unknown.state import PlanetState
from tests.second_opinion.difference import same
from tests.second_opinion.planet_unknown import scoring
from tests.second_opinion.planet_unknown.facts import FACTS
from tests.second_opinion.planet_unknown.reading import Position


def check_end(position: Position, state: PlanetState) -> None:
    result = state.result()
    same("PU-12.1", "a result", result is not None, position.phase == "over")
    if position.phase == "rotation":
        same("PU-12.1", "a new round begins", reasons(position), set())
    if result is None:
        return
    ends = reasons(position)
    told = {reason.key for reason in result.reasons} & {"end-stuck", "end-depot", "end-events"}
    same("PU-12.1", "why the match is over", told, ends)
    pads = scoring.scores(position.boards, position.objectives)
    totals = [sum(pad.values()) for pad in pads]
    places = [place.place for place in sorted(result.places, key=lambda place: place.seat)]
    same("PU-13.9", "places", places, scoring.ranking(position.boards, totals))
    if state.seats == 1:
        view = position.view(0)
        assert view.event is not None
        mix = dict(zip(("green", "orange", "red"), view.event.mix, strict=True))
        target = scoring.solo_target(mix, FACTS["adjustments"])
        same("PU-17.3", "target", view.target, target)
        band = scoring.solo_band(totals[0], target)
        assert result.verdict is not None
        same("PU-17.4", "verdict", result.verdict.won, band >= 0)
        same("PU-17.4", "grade", result.verdict.text.params["grade"], FACTS["bands"][band + 3])


def reasons(position: Position) -> set[str]:
    """PU-12.1 A, B and C, at the end of a round."""
    view, found = position.view(0), set()
    if any(player.stuck for player in position.state.players):
        found.add("end-stuck")
    if any(not view.station.outer[depot].left and not view.station.inner[(depot + view.station.shift) % 6].left for depot in range(6)):
        found.add("end-depot")
    if view.event is not None and view.event.left == 0:
        found.add("end-events")
    return found
