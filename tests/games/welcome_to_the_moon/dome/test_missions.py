"""Missions of The Dome: their conditions, and marks instead of points (WM-5.12, WM-5.15)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Claim, Later
from starboard.games.welcome_to_the_moon.rules.missions import claimable
from tests.games.welcome_to_the_moon.dome.position import SECTIONS, DomePosition


def symbols(level: str, count: int) -> tuple[str, ...]:
    return (f"{level}_plant1", f"{level}_plant2", f"{level}_water")[:count]


TOPS = {**{f"sk1_a{level}": "X" for level in (1, 2, 3)}, **{f"sk4_a{level}": level for level in (1, 2, 3, 4)}}
FULFILLED = {
    88: {"full": ("sk3",)},
    89: {"slots": TOPS},
    90: {"circled": symbols("t_a1", 2) + symbols("t_b2", 3) + symbols("t_b4", 2)},
    91: {"circled": symbols("t_a4", 3) + symbols("t_b1", 3)},
    92: {"built": ("dome1_l", "dome1_r", *SECTIONS[1:]), "split": ("dome1",)},
    93: {"slots": {"sk1_a1": "X", "sk1_a2": "X", "sk2_b1": "X", "sk3_b1": "X"}},
}
LACKING = [
    (88, {"slots": {**{f"sk1_b{level}": "X" for level in range(1, 7)}, "sk1_a1": "X", "sk1_a2": "X"}}, (0, 1)),
    (89, {"slots": {slot: written for slot, written in TOPS.items() if slot != "sk4_a4"}}, (1, 2)),
    (89, {"slots": {f"sk1_b{level}": "X" for level in range(1, 7)}}, (0, 2)),
    (90, {"circled": symbols("t_a1", 3) + symbols("t_b2", 2) + symbols("t_b4", 1)}, (2, 3)),
    (91, {"circled": symbols("t_a1", 3) + symbols("t_b2", 2) + symbols("t_b4", 2)}, (1, 2)),
    (92, {"built": ("dome1_l", *SECTIONS[1:]), "split": ("dome1",)}, (8, 9)),
    (92, {"built": tuple(SECTIONS[1:])}, (7, 8)),
    (93, {"slots": {"sk1_a1": "X", "sk1_a2": "X", "sk2_b1": "X", "sk3_b1": 8}}, (3, 4)),
]


def deck_with(mission: int) -> tuple[int, int, int]:
    return tuple(mission if mission in pair else pair[0] for pair in ((88, 89), (90, 91), (92, 93)))


def ready_to_claim(mission: int, *claimants: int, **sheet) -> DomePosition:
    """All have written; the claimants fulfil the mission."""
    position = DomePosition(3, deck_with(mission))
    for seat in claimants:
        position.sheet(seat, **FULFILLED[mission], **sheet)
    position.finish()
    return position


every_mission = pytest.mark.parametrize("mission", FULFILLED)


@every_mission
def test_claimants_of_the_first_turn_get_the_star_and_later_ones_the_burst(mission):
    """WM-5.12, WM-5.15, WM-0.16.3."""
    position = ready_to_claim(mission, 0, 1, 2)
    assert position.state.legal(0) == [Claim(mission), Later()]
    position.claim(0, mission)
    position.claim(1, mission)
    position.later(2)
    position.finish()
    position.claim(2, mission)
    letter = "ABC"[(mission - 88) // 2]
    assert [position.mine(seat).missions[letter] for seat in range(3)] == [8, 8, 4]
    assert [position.terms(seat)["term-missions"] for seat in range(3)] == [8, 8, 4]


@pytest.mark.parametrize(("mission", "sheet", "progress"), LACKING)
def test_a_mission_is_not_fulfilled_while_anything_is_lacking(mission, sheet, progress):
    """WM-5.15, WM-0.16.1."""
    position = DomePosition(missions=deck_with(mission))
    position.sheet(0, **sheet)
    index = (mission - 88) // 2
    assert position.state.view(None).missions[index].progress[0] == progress
    assert index not in claimable(position.state, 0)


@pytest.mark.parametrize(("rows", "worth"), [(1, 10), (2, 12), (3, 15), (4, 18)])
def test_a_star_is_worth_what_the_table_says(rows, worth):
    """WM-5.12, EX-5.6: also when the row is crossed after the claim."""
    position = DomePosition()
    position.sheet(0, rows={"missions": rows - 1}, claimed={"A": "first"})
    position.play(0, "8 energy", "sk1_a1")
    position.mark(0, f"missions_{rows}")
    assert position.terms(0)["term-missions"] == worth
    assert position.mine(0).missions == {"A": worth, "B": None, "C": None}


def test_one_row_counts_for_all_missions():
    """WM-5.14, EX-5.7."""
    position = DomePosition()
    position.sheet(0, rows={"missions": 2}, claimed={"A": "first", "B": "later"})
    assert position.terms(0)["term-missions"] == 12 + 8


def test_no_claim_after_a_system_error():
    """WM-0.16.6, WM-5.11."""
    position = DomePosition()
    slots = {f"sk{number}_{side}": 15 if side == "b1" else "X" for number in range(1, 5) for side in ("b1", "a1")}
    slots |= {f"sk{number}_b2": 14 for number in range(1, 5)}
    position.sheet(0, slots=slots, built=tuple(SECTIONS))
    position.deal("15 robot", "14 energy", "15 plant")
    position.error(0)
    position.finish(1)
    assert position.state.turn == 2
    assert position.mine(0).missions["C"] is None
