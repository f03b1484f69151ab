"""The dome: building sections and splitting them (WM-5.8, WM-5.9)."""

from __future__ import annotations

import pytest

from starboard.engine.registry import find_game
from starboard.games.welcome_to_the_moon.actions import Mark, Skip
from tests.games.welcome_to_the_moon.dome.position import DOME, SECTIONS, DomePosition


def robot(number: int, arm: str = "no", **sheet) -> DomePosition:
    """A robot about to be used after this number; without a single arm the dome grows from both ends."""
    position = DomePosition(a5_dome_single_arm=arm)
    position.sheet(0, **sheet)
    position.play(0, f"{number} robot", "sk1_a1")
    return position


def test_a_section_at_the_ground_comes_first():
    """WM-5.8, EX-5.3."""
    position = robot(9)
    assert position.offered(0) == ["dome1"]
    position.mark(0, "dome1")
    assert position.mine(0).circled == ["dome1"]
    assert len(position.unbuilt(0)) == 7


def test_sections_alternate_from_odd_to_even():
    """WM-5.8."""
    assert DOME.layout.odd == [True, False] * 4


@pytest.mark.parametrize(
    ("number", "built", "offered"),
    [
        (8, (), ["dome8"]),
        (8, ("dome1",), ["dome2", "dome8"]),
        (9, ("dome1",), []),
        (9, ("dome1", "dome8"), ["dome7"]),
        (8, ("dome1", "dome8"), ["dome2"]),
        (9, ("dome1", "dome2"), ["dome3"]),
        (8, ("dome1", "dome2"), ["dome8"]),
        (9, ("dome1", "dome2", "dome8"), ["dome3", "dome7"]),
        (8, tuple(section for section in SECTIONS if section != "dome4"), ["dome4"]),
        (9, tuple(section for section in SECTIONS if section != "dome4"), []),
        (8, tuple(SECTIONS), []),
    ],
)
def test_the_dome_grows_from_both_ends(number, built, offered):
    """WM-5.8.1, where the table has chosen so."""
    position = robot(number, built=built)
    assert position.offered(0) == offered
    assert position.committing(0) == (not offered)


def test_only_sections_beside_a_built_one_are_built_after_the_first():
    """WM-5.8.1, as the rules say it: either ground section begins, and the other one waits until the dome has gone round."""
    assert find_game("welcome_to_the_moon").complete(2, {})["a5_dome_single_arm"] == "yes"
    position = DomePosition()
    position.sheet(0, built=("dome1",))
    position.play(0, "8 robot", "sk1_a1")
    assert position.offered(0) == ["dome2"]


def test_the_parity_is_that_of_the_number_written():
    """WM-5.8: 0 is even."""
    position = DomePosition()
    position.sheet(0)
    sheet = position.state.sheets[0]
    sheet.last = DOME.layout.slot_at["sk1_a1"]
    sheet.slots[sheet.last] = 0
    assert [DOME.layout.symbols[symbol] for symbol in DOME.rules.markable(position.state, 0, 0)] == ["dome8"]


def test_a_section_out_of_reach_is_refused():
    """WM-5.8.1."""
    position = robot(9)
    assert position.refused(0, Mark("dome3")).text.key == "dome-refused-end"


def test_an_x_splits_a_section():
    """WM-5.9, EX-5.4."""
    position = DomePosition()
    position.play(0, "11 planning", "sk1_a1")
    position.x(0, "sk1_a2")
    assert position.offered(0) == [f"{section}_split" for section in SECTIONS]
    position.mark(0, "dome3_split")
    assert position.mine(0).circled == ["dome3_split"]
    assert position.unbuilt(0) == ["dome1", "dome2", "dome3_l", "dome3_r", "dome4", "dome5", "dome6", "dome7", "dome8"]
    assert position.committing(0)


def test_a_split_cannot_be_declined():
    """WM-5.9: the X has its price."""
    position = DomePosition()
    position.play(0, "11 planning", "sk1_a1")
    position.x(0, "sk1_a2")
    assert position.refused(0, Skip()).rule == "WM-5.9"


def test_planning_that_is_let_go_splits_nothing():
    """WM-5.9, WM-0.13.2."""
    position = DomePosition()
    position.play(0, "11 planning", "sk1_a1")
    position.skip(0)
    assert position.mine(0).circled == []
    assert position.committing(0)


def test_only_what_is_neither_built_nor_split_is_split():
    """WM-5.9: a half is never split, a half-built section neither."""
    position = DomePosition()
    position.sheet(0, built=("dome1", "dome2_l", "dome8"), split=("dome2", "dome5"))
    position.play(0, "11 planning", "sk1_a1")
    position.x(0, "sk1_b1")
    assert position.offered(0) == ["dome3_split", "dome4_split", "dome6_split", "dome7_split"]


def test_with_nothing_to_split_the_x_is_free():
    """WM-5.9."""
    position = DomePosition()
    position.sheet(0, built=tuple(SECTIONS[1:]), split=("dome1",))
    position.play(0, "11 planning", "sk1_a1")
    position.x(0, "sk1_b1")
    assert position.committing(0)
    assert position.unbuilt(0) == ["dome1_l", "dome1_r"]


@pytest.mark.parametrize(
    ("number", "built", "offered"),
    [
        (9, (), ["dome1_l"]),
        (9, ("dome1_l",), ["dome1_r"]),
        (8, ("dome1_l",), ["dome8_r"]),
        (8, ("dome1_l", "dome1_r"), ["dome2", "dome8_r"]),
        (8, ("dome1_l", "dome1_r", "dome8_r"), ["dome2", "dome8_l"]),
        (9, ("dome1_l", "dome8_r", "dome8_l"), ["dome1_r", "dome7"]),
    ],
)
def test_halves_are_built_one_after_the_other(number, built, offered):
    """WM-5.8.2: each by a robot of its own, of the parity of its section."""
    position = robot(number, built=built, split=("dome1", "dome8"))
    assert position.offered(0) == offered


def test_the_last_section_split_is_two_candidates():
    """WM-5.8.1, WM-5.8.2: the middle is reached from the left and from the right."""
    position = robot(8, built=tuple(section for section in SECTIONS if section != "dome4"), split=("dome4",))
    assert position.offered(0) == ["dome4_l", "dome4_r"]
