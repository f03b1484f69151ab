"""Errors, the end and the score of The Dome (WM-5.11, WM-5.13, WM-5.14)."""

from __future__ import annotations

import pytest

from tests.games.welcome_to_the_moon.dome.position import SECTIONS, DomePosition
from tests.games.welcome_to_the_moon.dome.test_missions import FULFILLED, symbols

SKYSCRAPERS = ("sk1", "sk2", "sk3", "sk4")
CLOSED = {f"sk{number}_{side}": 15 if side == "b1" else "X" for number in range(1, 5) for side in ("b1", "a1")}
CLOSED |= {f"sk{number}_b2": 14 for number in range(1, 5)}
"""Nothing but less than 14 or more than 15 can be written."""


def erring(errors: int, **sheet) -> DomePosition:
    position = DomePosition()
    position.sheet(0, slots=CLOSED, errors=errors, **sheet)
    position.deal("15 robot", "14 energy", "15 plant")
    return position


# -- errors and ends


@pytest.mark.parametrize(("errors", "penalty"), [(0, 5), (1, 10)])
def test_an_error_box_has_no_bonus(errors, penalty):
    """WM-5.11, WM-0.10."""
    position = erring(errors)
    before = position.terms(0)
    position.error(0)
    assert position.state.ready[0]
    assert position.terms(0) == {**before, "term-errors": -penalty}
    assert position.mine(0).crossed == position.mine(0).circled == []


def test_the_third_error_ends_the_game():
    """WM-5.13 (c)."""
    position = erring(2)
    position.error(0)
    position.finish(1)
    assert position.reasons() == ["end-errors"]
    assert position.terms(0)["term-errors"] == -15


def test_a_full_sheet_ends_the_game():
    """WM-5.13 (b): X and numbers together fill all 38 slots."""
    position = DomePosition()
    position.sheet(0, full=SKYSCRAPERS[:3], slots={f"sk4_b{level}": "X" for level in range(1, 6)} | {f"sk4_a{n}": n for n in (1, 2, 3)})
    position.play(0, "8 plant", "sk4_a4")
    position.finish()
    position.finish()
    assert position.reasons() == ["end-full"]


def test_three_missions_end_the_game():
    """WM-0.17 (a)."""
    position = DomePosition()
    position.sheet(0, full=("sk3",), claimed={"B": "first", "C": "later"})
    position.finish()
    position.claim(0, 88)
    assert position.reasons() == ["end-missions"]


def test_all_finish_the_turn_in_which_the_game_ends():
    """WM-0.17: another mission is claimed in the same turn."""
    position = erring(2)
    position.sheet(1, **FULFILLED[92])
    position.error(0)
    position.finish(1)
    assert position.reasons() == []
    position.claim(1, 92)
    assert position.reasons() == ["end-errors"]
    assert position.terms(1)["term-missions"] == 8


# -- score


def test_a_blank_sheet_pays_for_the_whole_dome():
    """WM-5.14: eight sections at 6; no astronaut, no crew."""
    assert DomePosition().terms(0) == {
        "term-missions": 0,
        "dome-term-tower": 0,
        "dome-term-skyscrapers": 0,
        "dome-term-crew": 0,
        "dome-term-dome": -48,
        "term-errors": 0,
    }


def test_tower_levels_count_by_their_symbols():
    """WM-5.14, EX-5.8."""
    position = DomePosition()
    levels = {"t_a4": 1, "t_a3": 2, "t_a1": 2, "t_b4": 2, "t_b1": 3, "t_b3": 3}
    position.sheet(0, circled=tuple(symbol for level, count in levels.items() for symbol in symbols(level, count)), rows={"tower": 3})
    assert position.terms(0)["dome-term-tower"] == 1 * 3 + 3 * 8 + 2 * 15


def test_skyscraper_bonuses_are_added():
    """WM-5.14, EX-5.9."""
    position = DomePosition()
    position.sheet(0, first=("sk1_top", "sk2_bottom"), later=("sk3_top", "sk3_bottom"))
    assert position.terms(0)["dome-term-skyscrapers"] == 6 + 10 + 12 + 3


def test_the_largest_crew_gets_the_first_column():
    """WM-5.14, EX-5.10: everyone by the row of his own table."""
    position = DomePosition(3)
    position.sheet(0, astronauts=4, rows={"crew": 2})
    position.sheet(1, astronauts=3, rows={"crew": 4})
    position.sheet(2, rows={"crew": 4})
    assert [position.terms(seat)["dome-term-crew"] for seat in range(3)] == [10, 10, 0]


def test_tied_crews_are_all_the_largest():
    """WM-5.14."""
    position = DomePosition(3)
    position.sheet(0, astronauts=2, rows={"crew": 4})
    position.sheet(1, astronauts=2)
    position.sheet(2, astronauts=1, rows={"crew": 1})
    assert [position.terms(seat)["dome-term-crew"] for seat in range(3)] == [30, -10, 2]


@pytest.mark.parametrize(
    ("sheet", "penalty"),
    [
        ({"split": ("dome3",)}, 9 * 6),
        ({"split": ("dome1",), "built": ("dome1_l", "dome8")}, 7 * 6),
        ({"built": ("dome1", "dome8"), "rows": {"dome": 3}}, 6 * 3),
        ({"rows": {"dome": 4}}, 8 * 2),
        ({"built": tuple(SECTIONS)}, 0),
    ],
)
def test_unbuilt_sections_cost_points(sheet, penalty):
    """WM-5.14: a split section counts its unbuilt halves."""
    position = DomePosition()
    position.sheet(0, **sheet)
    assert position.terms(0)["dome-term-dome"] == -penalty


def test_the_score_is_the_sum_of_all_parts():
    """WM-5.14."""
    position = DomePosition()
    position.sheet(
        0,
        claimed={"A": "first", "C": "later"},
        circled=symbols("t_a1", 3),
        first=("sk2_top",),
        astronauts=1,
        rows={"crew": 2, "dome": 1},
        built=("dome1",),
        errors=1,
    )
    assert position.points()[0] == (8 + 4) + 9 + 20 + 10 - 7 * 5 - 5


def test_ties_go_to_fewer_errors():
    """WM-0.18: a bonus makes up for the errors; those without share the place."""
    position = DomePosition(3)
    position.sheet(0, errors=2, full=("sk3",), claimed={"B": "first", "C": "first"}, first=("sk4_top",))
    position.sheet(1, claimed={"A": "first", "B": "first", "C": "first"})
    position.sheet(2, claimed={"A": "first", "B": "first", "C": "first"})
    position.deal("8 robot", "8 energy", "8 plant")
    position.finish()
    position.claim(0, 88)
    assert position.points() == [24 - 48] * 3
    assert [place.place for place in position.state.result().places] == [3, 1, 1]
