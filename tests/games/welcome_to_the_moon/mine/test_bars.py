"""Why not, in The Mine."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.actions import Mark, Write
from tests.games.welcome_to_the_moon.mine.position import MinePosition, line


def test_resources_are_dug_beside_the_number():
    """WM-4.4"""
    position = MinePosition()
    position.play(0, "9 plant", "m01l1")
    assert position.why(0, Mark("m03_plant_12")) == ("mine-refused-near", "WM-4.4")
    assert position.why(0, Mark("greenhouse_energy_1")) == ("refused-effect", "WM-0.11")


def test_one_robot_of_a_factory_is_as_good_as_another():
    """WM-4.5"""
    position = MinePosition()
    position.play(0, "9 robot", "m03l1")
    assert position.why(0, Mark("greenhouse_robot_2")) == ("refused-next", "WM-0.11")


def test_levels_ascend():
    """WM-0.9"""
    position = MinePosition()
    position.sheet(0, levels=(line(m2="7", m4="8"), line(), line()))
    position.offer("9 robot")
    assert position.why(0, Write(0, "m03l1", 9)) == ("refused-order-none", "WM-0.9")
    assert position.why(0, Write(0, "m02l1", 9)) == ("refused-filled", "WM-0.9")
