"""Why not, in The Colony."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.actions import Mark, Write
from tests.games.welcome_to_the_moon.colony.position import ColonyPosition


def dealt(combination: str, **sheet) -> ColonyPosition:
    position = ColonyPosition()
    position.sheet(0, **sheet)
    position.offer(combination)
    return position


def test_no_number_may_be_left_for_row_and_column():
    """WM-3.3: at least 10 by the row, at most 8 by the column."""
    position = dealt("9 robot", written={"c1r3": 9, "c2r4": 9})
    assert position.why(0, Write(0, "c2r3", 9)) == ("colony-refused-both", "WM-3.3")
    assert position.why(0, Write(0, "c3r3", 9)) == ("refused-order-above", "WM-3.3")


def test_a_greenhouse_of_the_quarter_from_the_top():
    """WM-3.6"""
    position = dealt("9 plant")
    position.write(0, "c2r2", 9)
    assert position.why(0, Mark("q1_greenhouse_1")) == ("colony-refused-greenhouse", "WM-3.6")
    assert position.why(0, Mark("q3_greenhouse_2")) == ("refused-next", "WM-0.11")


def test_the_tank_of_the_module():
    """WM-3.5"""
    position = dealt("9 water")
    position.write(0, "c2r3", 9)
    assert position.why(0, Mark("tank_c3r2")) == ("colony-refused-tank", "WM-3.5")
