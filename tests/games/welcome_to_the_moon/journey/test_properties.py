"""Laws of The Journey that hold in every position, checked from what is seen alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from tests.games.welcome_to_the_moon.journey.position import JOURNEY, WALLS

pytestmark = pytest.mark.net

TANKS = (4, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 4)
ROBOTS = {1: 2, 2: 3, 3: 3, 4: 4}


def played(seed: int, seats: int) -> Iterator[Match]:
    """The turns of a match in which nine decisions of ten are good ones."""
    match = Match.new("welcome_to_the_moon", seats, seed, {"adventure": "2"})
    rng = Rng(numbered_seed(seed)).fork()
    turn = 0
    while match.state.pending():
        if match.state.turn > turn:
            turn = match.state.turn
            yield match
        seat = rng.choice(match.state.pending())
        legal = match.state.legal(seat)
        weights = JOURNEY.policy.weigh(match.state, seat, legal)
        match.play(seat, legal[weights.index(max(weights))] if rng.below(10) else rng.choice(legal))
    yield match


def zones(sheet) -> list[list[int | str | None]]:
    """The slots of the trajectory, cut at the walls."""
    cuts = [0, *(wall + 1 for wall, id in enumerate(WALLS) if id in sheet.circled), 36]
    return [sheet.slots[start:end] for start, end in pairwise(cuts)]


def filled(sheet) -> list[int]:
    return [len(zone) for zone in zones(sheet) if None not in zone]


def count(sheet, prefix: str) -> int:
    return sum(1 for symbol in sheet.circled + sheet.crossed if symbol.startswith(prefix))


def recount(sheet, all_filled: list[int]) -> int:
    """The score from what is circled and crossed."""
    mine = len(filled(sheet))
    better = len({count for count in all_filled if count > mine})
    return (
        sum(reward or 0 for reward in sheet.missions.values())
        + sum(count(sheet, f"station_{station}_plant") * (sheet.races[f"station_{station}_multiplier"] or 0) for station in ROBOTS)
        + sum(points for tank, points in enumerate(TANKS, 1) if f"tank_{tank:02}" in sheet.circled)
        + max(filled(sheet), default=0)
        + (([20, 10, 5] + [0] * 6)[better] if mine else 0)
        - 5 * sheet.errors.count("crossed")
    )


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_sheets_keep_the_laws_and_scores_agree_with_a_recount(seed, seats):
    """WM-2.3, WM-2.4, WM-2.7, WM-2.8, WM-2.10"""
    for match in played(seed, seats):
        view = match.state.view(None)
        all_filled = [len(filled(sheet)) for sheet in view.sheets]
        for seat, sheet in enumerate(view.sheets):
            for zone in zones(sheet):
                numbers = [written for written in zone if isinstance(written, int)]
                assert numbers == sorted(set(numbers))
            assert len(zones(sheet)) - 1 == count(sheet, "energy") // 2 == count(sheet, "wall_") <= 6
            for track in ("astronaut", "planning"):
                assert count(sheet, f"wild_{track}") == count(sheet, track) // 2
            for station, robots in ROBOTS.items():
                reached = count(sheet, f"station_{station}_robot") == robots
                assert (sheet.races[f"station_{station}_multiplier"] is not None) == reached
            assert recount(sheet, all_filled) == view.scores[seat].points


def test_good_play_fills_zones_and_reaches_multipliers():
    """The laws above are checked in positions that matter."""
    lengths, multipliers = [], []
    for seed in range(4):
        *_, match = played(seed, 2)
        for sheet in match.state.view(None).sheets:
            lengths += filled(sheet)
            multipliers += [value for value in sheet.races.values() if value is not None]
    assert max(lengths) >= 4
    assert len(multipliers) >= 4
