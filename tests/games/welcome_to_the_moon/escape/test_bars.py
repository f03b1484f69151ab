"""Why not, in The Escape."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Mark, Write, WriteX
from tests.games.welcome_to_the_moon.escape.position import PLANTS, REACTORS, TANKS, EscapePosition


@pytest.mark.parametrize(
    ("effect", "mark", "key", "rule"),
    [
        ("robot", "al9", "escape-refused-airlock", "WM-7.6"),
        ("energy", REACTORS["ship2"][0], "escape-refused-ship", "WM-7.10"),
        ("plant", PLANTS["ship2"][0], "escape-refused-ship", "WM-7.9"),
        ("plant", PLANTS["ship1"][1], "refused-next", "WM-0.11"),
        ("water", TANKS["ship1"][1], "escape-refused-tank", "WM-7.8"),
        ("water", PLANTS["ship1"][0], "refused-effect", "WM-0.11"),
    ],
)
def test_effects_reach_the_ship_and_the_slot(effect, mark, key, rule):
    """WM-7.6, WM-7.8 to WM-7.10"""
    position = EscapePosition()
    position.play(0, f"8 {effect}", "ship1_m1_s3")
    assert position.why(0, Mark(mark)) == (key, rule)


def test_a_number_and_an_x_need_a_way():
    """WM-7.5, WM-7.12"""
    position = EscapePosition()
    position.offer("8 planning")
    assert position.why(0, Write(0, "ship2_m1_s1", 8)) == ("escape-refused-access", "WM-7.5")
    position.write(0, "ship1_m1_s2", 8)
    assert position.why(0, WriteX("ship2_m1_s1")) == ("escape-refused-access", "WM-7.12")


def test_numbers_of_a_ship_ascend():
    """WM-7.4"""
    position = EscapePosition()
    position.sheet(0, ship1="_ 9 _ _ | _ | _ _ _ _")
    position.offer("8 robot")
    assert position.why(0, Write(0, "ship1_m1_s3", 8)) == ("refused-order-above", "WM-7.4")
