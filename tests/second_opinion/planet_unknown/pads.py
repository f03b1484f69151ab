"""Scores, objectives, lines, trackers and technologies as the engine shows them, against the recount (PU-13, PU-14)."""

from __future__ import annotations

from starboard.games.planet_unknown.state import PlanetState
from tests.second_opinion.difference import same
from tests.second_opinion.planet_unknown import recount, scoring
from tests.second_opinion.planet_unknown.facts import OBJECTIVES
from tests.second_opinion.planet_unknown.reading import Position


def check_scores(position: Position, state: PlanetState) -> None:
    if position.phase == "setup":
        return
    pads = scoring.scores(position.boards, position.objectives)
    for seat, (score, pad) in enumerate(zip(state.scores(), pads, strict=True)):
        same("PU-13", f"medals of seat {seat}", {term.key.removeprefix("score-"): term.points for term in score.terms}, pad)
        same("PU-13.9", f"total of seat {seat}", score.points, sum(pad.values()))


def check_shown(position: Position, seat: int) -> None:
    """What a player is shown of the own board follows from what lies on it."""
    if position.phase == "setup":
        return
    own, board = position.own(seat), position.boards[seat]
    same("PU-13.9", f"covered squares of seat {seat}", own.covered, len(board.covered))
    for tracker in own.trackers:
        where = f"tracker {tracker.track} of seat {seat}"
        same("PU-6.4", f"medals of {where}", tracker.medals, scoring.tracker_medals(board, tracker.track))
        slots = {f"{track}-{level}" for track, level in recount.next_slots(board, tracker.track)}
        same("PU-6.1", f"next slots of {where}", set(tracker.next), slots)
    reached = recount.technologies_in_force(board)
    if position.state.players[seat].withheld:
        reached &= board.technologies  # PU-16.4: reached in a round without milestones, in force from the next one on
    same("PU-7.3", f"technologies of seat {seat}", board.technologies, reached)
    for private in own.private or []:
        objective = private.objective
        same("PU-14", f"{objective} of seat {seat}", private.value, scoring.counted(board, OBJECTIVES[objective]["private"]))
        same("PU-13.7", f"{objective} of seat {seat} is met", private.met, scoring.is_met(board, objective))
    if not position.state.simultaneous():
        for rivalry in position.view(seat).objectives:
            values = [scoring.counted(position.boards[other], OBJECTIVES[rivalry.objective]["shared"]) for other in rivalry.seats]
            same("PU-14", f"{rivalry.objective} counts", rivalry.values, values)
