"""The six missions of The Colony, with both rewards (WM-3.12, WM-0.16)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Claim
from tests.games.welcome_to_the_moon.colony.position import QUARTERS, WRITABLE, ColonyPosition, but

FULL_COLUMNS = [slot for slot in WRITABLE if slot[1] in "134"]
FULL_ROWS = [slot for slot in WRITABLE if slot[3] in "236"]
TOP_TUNNELS = "c1r2 c1r3 c1r4 c1r5 c1r6 c2r6 c3r6 c4r6 c5r6"
Q1_ANTENNAS = "antenna_c1r4 antenna_c2r6 antenna_c3r5"
Q2_ANTENNAS = "antenna_c4r6 antenna_c4r4 antenna_c5r5 antenna_c6r6_1 antenna_c6r6_2 antenna_c6r6_3"
NINE_PLANTS = " ".join(
    [*(f"q1_greenhouse_{house}" for house in (1, 2, 3, 4)), *(f"q2_greenhouse_{house}" for house in (1, 2, 3)), "q3_greenhouse_1"]
)

# what lacks one step of each mission; the combination, the module and the symbol of that step
STEPS = {
    76: ({"xs": but(FULL_COLUMNS, "c1r3")}, "8 energy", "c1r3", None),
    77: ({"xs": but(FULL_ROWS, "c2r6")}, "8 energy", "c2r6", None),
    78: ({"tunnels": TOP_TUNNELS}, "8 robot", "c2r2", "tunnel_c5r6_c6r6"),
    79: ({"tunnels": "c1r2 c1r3 c1r4", "circled": f"{Q2_ANTENNAS} antenna_c2r6 antenna_c3r5"}, "8 energy", "c1r4", None),
    80: ({"circled": NINE_PLANTS}, "8 plant", "c5r1", "q4_greenhouse_1"),
    81: ({"circled": "tank_c2r3 tank_c3r2 tank_c5r2"}, "8 water", "c4r1", "tank_c4r1"),
}
REWARDS = {76: (12, 6), 77: (12, 5), 78: (9, 4), 79: (9, 4), 80: (8, 4), 81: (9, 5)}


def shown(mission: int) -> tuple[int, int, int]:
    """Three missions with this one among them."""
    return tuple(mission if mission in pair else pair[0] for pair in ((76, 77), (78, 79), (80, 81)))


def take_step(position: ColonyPosition, seat: int, mission: int) -> None:
    sheet, combination, slot, symbol = STEPS[mission]
    position.sheet(seat, **sheet)
    position.offer(combination)
    position.write(seat, slot, 8)
    if symbol is not None:
        position.mark(seat, symbol)


@pytest.mark.parametrize("mission", STEPS)
def test_a_mission_pays_more_in_its_first_turn_and_less_later(mission):
    """WM-3.12, WM-0.16.3"""
    position = ColonyPosition(3, shown(mission))
    take_step(position, 0, mission)
    take_step(position, 1, mission)
    position.finish()
    position.claim(0, mission)
    position.claim(1, mission)
    take_step(position, 2, mission)
    position.finish()
    position.claim(2, mission)
    first, later = REWARDS[mission]
    assert [position.term(seat, "missions") for seat in range(3)] == [first, first, later]


@pytest.mark.parametrize("mission", STEPS)
def test_one_step_before_it_is_not_fulfilled(mission):
    """WM-3.12"""
    position = ColonyPosition(2, shown(mission))
    position.sheet(0, **STEPS[mission][0])
    (seen,) = [card for card in position.state.view(0).missions if card.id == mission]
    have, need = seen.progress[0]
    assert have < need
    position.deal("8 robot", "8 robot", "8 robot")
    position.write(0, "c6r1" if mission != 77 else "c6r5", 8)
    position.finish()
    assert position.state.turn == 2
    assert Claim(mission) not in position.state.legal(0)


def test_filled_from_the_start_counts_for_rows_and_columns():
    """WM-3.12: column 3 and row 3 have a printed X, column 1 the start."""
    position = ColonyPosition(2, (76, 78, 80))
    position.sheet(0, xs=FULL_COLUMNS)
    assert position.state.view(0).missions[0].progress[0] == (3, 3)
    assert position.state.view(0).missions[0].progress[1] == (0, 3)


def test_the_top_right_quarter_needs_the_antennas_of_the_observatory():
    """WM-3.12"""
    position = ColonyPosition(2, (76, 79, 80))
    position.sheet(0, circled=f"{Q1_ANTENNAS} antenna_c4r6 antenna_c4r4 antenna_c5r5")
    position.sheet(1, circled=f"{Q1_ANTENNAS} {Q2_ANTENNAS}")
    assert position.state.view(0).missions[1].progress == [(1, 2), (2, 2)]


def test_one_tank_in_each_of_four_quarters_is_not_two_quarters():
    """WM-3.12"""
    position = ColonyPosition(2, (76, 78, 81))
    position.sheet(0, circled="tank_c1r6 tank_c5r5 tank_c2r3 tank_c5r2")
    assert position.state.view(0).missions[2].progress[0] == (0, 2)


def test_the_large_greenhouse_counts_two_plants():
    """WM-3.12, WM-3.6"""
    position = ColonyPosition(2, (76, 78, 80))
    position.sheet(0, circled="q1_greenhouse_1 q1_greenhouse_2 q1_greenhouse_3 q1_greenhouse_4")
    assert position.state.view(0).missions[2].progress[0] == (5, 10)


def test_claiming_is_optional_and_may_wait():
    """WM-0.16.1"""
    position = ColonyPosition(2, shown(81))
    take_step(position, 0, 81)
    position.finish()
    position.later(0)
    assert position.term(0, "missions") == 0
    position.offer("1 robot")
    position.finish()
    position.claim(0, 81)
    assert position.term(0, "missions") == 9


def test_a_quarter_filled_and_a_mission_fulfilled_in_one_turn_both_count():
    """WM-3.4, WM-3.12"""
    position = ColonyPosition(2, (77, 78, 80))
    position.sheet(0, xs=but([*FULL_ROWS, *QUARTERS["q1"]], "c2r6"))
    position.write(0, "c2r6", 8)
    position.finish()
    position.claim(0, 77)
    assert position.points()[0] == 12 + 15


@pytest.mark.parametrize("missing", Q2_ANTENNAS.split())
def test_the_top_right_quarter_needs_each_of_its_six_antennas(missing):
    """WM-3.12, mission 79."""
    position = ColonyPosition(2, (76, 79, 80))
    position.sheet(0, circled=f"{Q1_ANTENNAS} {' '.join(antenna for antenna in Q2_ANTENNAS.split() if antenna != missing)}")
    assert position.state.view(0).missions[1].progress[0] == (1, 2)
