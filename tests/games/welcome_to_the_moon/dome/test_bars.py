"""Why not, in The Dome."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Mark, Skip, Write, WriteX
from tests.games.welcome_to_the_moon.dome.position import DomePosition


def robot(number: int, **sheet) -> DomePosition:
    position = DomePosition(a5_dome_single_arm=sheet.pop("arm", "no"))
    position.sheet(0, **sheet)
    position.play(0, f"{number} robot", "sk1_a1")
    return position


@pytest.mark.parametrize(
    ("sheet", "section", "key", "rule"),
    [
        ({}, "dome3", "dome-refused-end", "WM-5.8.1"),
        ({}, "dome8", "dome-refused-parity", "WM-5.8"),
        ({"built": ("dome1", "dome2")}, "dome1", "refused-marked", "WM-0.4"),
        ({"split": ("dome1",)}, "dome1", "dome-refused-whole", "WM-5.8.2"),
        ({}, "dome1_l", "dome-refused-whole", "WM-5.8.2"),
        ({"built": ("dome8",), "arm": "yes"}, "dome1", "dome-refused-arm", "WM-5.8.1"),
        ({}, "tower_1", "refused-effect", "WM-0.11"),
    ],
)
def test_why_a_section_is_not_built(sheet, section, key, rule):
    """WM-5.8: a 9 builds odd sections."""
    position = robot(9, **sheet)
    assert position.why(0, Mark("missions_1" if section == "tower_1" else section)) == (key, rule)


def test_a_section_is_split_once_and_before_it_is_built():
    """WM-5.9"""
    position = DomePosition()
    position.sheet(0, built=("dome1",), split=("dome2",))
    position.play(0, "9 planning", "sk1_a1")
    position.x(0, "sk1_a2")
    assert position.why(0, Mark("dome1_split")) == ("dome-refused-split", "WM-5.9")
    assert position.why(0, Mark("dome2_split")) == ("refused-marked", "WM-0.4")
    assert position.why(0, Mark("dome3")) == ("refused-choice", "WM-5.9")
    assert position.why(0, Skip()) == ("refused-compulsory", "WM-5.9")


def test_an_x_touches_too():
    """WM-5.9"""
    position = DomePosition()
    position.play(0, "9 planning", "sk1_a1")
    assert position.why(0, WriteX("sk1_a3")) == ("dome-refused-touching", "WM-5.9")


def test_the_level_of_the_tower_is_that_of_the_number():
    """WM-5.6"""
    position = DomePosition()
    position.play(0, "9 water", "sk1_a1")
    symbols = [symbol for symbol in position.adventure.layout.symbols if symbol.startswith("t_a2") and "water" in symbol]
    assert position.why(0, Mark(symbols[0])) == ("dome-refused-level", "WM-5.6")


def test_rows_of_a_table_from_the_top():
    """WM-5.10"""
    position = DomePosition()
    position.play(0, "9 energy", "sk1_a1")
    assert position.why(0, Mark("crew_2")) == ("refused-next", "WM-0.11")


def test_a_crew_that_is_used_up_changes_no_number():
    """WM-5.7"""
    position = DomePosition()
    position.sheet(0, astronauts=8)
    position.deal("8 astronaut", "12 robot", "12 energy")
    assert position.why(0, Write(0, "sk1_a1", 10)) == ("dome-refused-crew", "WM-5.7")
