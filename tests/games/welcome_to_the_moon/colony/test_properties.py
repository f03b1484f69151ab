"""Laws of The Colony that hold in every position, checked from what is seen alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from tests.games.welcome_to_the_moon.colony.position import COLONY, QUARTERS, WRITABLE

pytestmark = pytest.mark.net

PLANNING = (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)
ENERGY = {"plants": (0, 1, 2, 3, 4), "water": (0, 2, 4, 6, 8), "antennas": (0, 1, 2, 4, 6)}


def played(seed: int, seats: int) -> Iterator[Match]:
    """The turns of a match in which nine decisions of ten are good ones."""
    match = Match.new("welcome_to_the_moon", seats, seed, {"adventure": "3"})
    rng = Rng(numbered_seed(seed)).fork()
    turn = 0
    while match.state.pending():
        if match.state.turn > turn:
            turn = match.state.turn
            yield match
        seat = rng.choice(match.state.pending())
        legal = match.state.legal(seat)
        weights = COLONY.policy.weigh(match.state, seat, legal)
        match.play(seat, legal[weights.index(max(weights))] if rng.below(10) else rng.choice(legal))
    yield match


def network(circled: list[str]) -> set[str]:
    """All that tunnels join to the start, found step by step."""
    tunnels = [symbol.split("_")[1:] for symbol in circled if symbol.startswith("tunnel_")]
    reached = {"c1r1"}
    while more := {end for pair in tunnels if reached & set(pair) for end in pair} - reached:
        reached |= more
    return reached


def lines(shown: dict) -> list[list[int]]:
    grid = [[shown[f"c{column}r{row}"] for column in range(1, 7)] for row in range(1, 7)]
    columns = [[row[column] for row in grid] for column in range(6)]
    return [[written for written in line if isinstance(written, int)] for line in grid + columns]


def recount(sheet, astronauts: list[int]) -> int:
    """The score from what is circled and crossed."""
    amounts = {
        "plants": sum(2 if symbol.endswith("_4") else 1 for symbol in sheet.circled if "greenhouse" in symbol),
        "water": sum(1 for symbol in sheet.circled if symbol.startswith("tank_")),
        "antennas": sum(1 for symbol in sheet.circled if symbol.startswith("antenna_")),
    }
    crossed = {track: sum(1 for symbol in sheet.crossed if symbol.startswith(f"{track}_")) for track in (*ENERGY, "planning", "astronaut")}
    better = len({count for count in astronauts if count > crossed["astronaut"]})
    ranked = ([20, 10, 5] + [0] * 6)[better] if crossed["astronaut"] else 0
    return (
        sum(reward or 0 for reward in sheet.missions.values())
        + sum(amounts[track] * ENERGY[track][crossed[track]] for track in ENERGY)
        + sum(bonus or 0 for bonus in sheet.races.values())
        + ranked
        - PLANNING[crossed["planning"]]
        - 5 * sheet.errors.count("crossed")
    )


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("seed", range(4))
def test_sheets_keep_the_laws_and_scores_agree_with_a_recount(seed, seats):
    """WM-3.3, WM-3.4, WM-3.7, WM-3.11"""
    for match in played(seed, seats):
        view = match.state.view(None)
        astronauts = [sum(1 for symbol in sheet.crossed if symbol.startswith("astronaut")) for sheet in view.sheets]
        assert view.scores is not None
        for seat, sheet in enumerate(view.sheets):
            shown = dict(zip(COLONY.layout.slot_ids, sheet.slots, strict=True))
            assert all(line == sorted(set(line)) for line in lines(shown))
            reached = network(sheet.circled)
            assert all(end in reached for symbol in sheet.circled if symbol.startswith("tunnel_") for end in symbol.split("_")[1:])
            for symbol in COLONY.layout.symbols:
                if symbol.startswith("antenna_"):
                    slot = symbol.split("_")[1]
                    assert (symbol in sheet.circled) == (slot in reached and shown[slot] is not None)
            for quarter, slots in QUARTERS.items():
                assert (sheet.races[f"{quarter}_bonus"] is not None) == all(shown[slot] is not None for slot in slots)
            assert recount(sheet, astronauts) == view.scores[seat].points


def test_somebody_is_first_at_every_quarter_that_is_filled():
    """WM-0.15"""
    won: list[int] = []
    for seed in range(6):
        *_, match = played(seed, 3)
        sheets = match.state.view(None).sheets
        for race in COLONY.layout.race_ids:
            values = [sheet.races[race] for sheet in sheets if sheet.races[race] is not None]
            assert not values or 15 in values
            won += values
    assert {5, 15} == set(won)


def test_good_play_fills_most_of_the_sheet():
    """The laws above are checked in positions that matter."""
    filled = []
    for seed in range(4):
        *_, match = played(seed, 2)
        filled += [
            sum(1 for slot in WRITABLE if sheet.slots[COLONY.layout.slot_at[slot]] is not None) for sheet in match.state.view(None).sheets
        ]
    assert max(filled) >= 24
