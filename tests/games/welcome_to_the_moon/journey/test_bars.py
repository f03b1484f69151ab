"""Why not, in The Journey."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Mark, Skip, Wild, Write, WriteX
from tests.games.welcome_to_the_moon.journey.position import but, dealt, stuck


@pytest.mark.parametrize(
    ("slot", "key", "told"),
    [
        ("t05", "refused-order-none", {"before": 9, "after": 10}),
        ("t03", "refused-order-between", {"before": 5, "after": 9}),
        ("t01", "refused-order-below", {"after": 5}),
    ],
)
def test_a_number_lies_between_those_of_its_zone(slot, key, told):
    """WM-2.3"""
    position = dealt("13 robot", written={"t02": 5, "t04": 9, "t06": 10}, circled="w08")
    refusal = position.refused(0, Write(0, slot, 13))
    assert (refusal.text.key, refusal.text.params, refusal.rule) == (key, told, "WM-2.3")


def test_beyond_a_wall_numbers_begin_anew():
    """WM-2.3"""
    position = dealt("3 robot", written={"t08": 5}, circled="w08")
    assert position.why(0, Write(0, "t09", 4)) == ("refused-number", "WM-0.8.1")
    position.write(0, "t09", 3)


def test_a_plant_must_be_near_and_the_first_free_one():
    """WM-2.6: station 1 is joined to slot 6, station 2 to slot 16."""
    position = dealt("8 plant", circled="w10")
    position.write(0, "t03", 8)
    refusal = position.refused(0, Mark("station_2_plant_1"))
    assert (refusal.text.key, refusal.rule, refusal.text.params) == ("journey-refused-zone", "WM-2.6", {"station": 2})
    assert position.why(0, Mark("station_1_plant_2")) == ("refused-next", "WM-0.11")
    assert position.why(0, Mark("station_1_robot_1")) == ("refused-effect", "WM-0.11")
    assert position.why(0, Mark("nowhere")) == ("refused-symbol", "WM-0.4")
    assert position.why(0, WriteX("t20")) == ("refused-x", "WM-0.13.1")


def test_a_tank_must_be_at_the_number():
    """WM-2.5"""
    position = dealt("8 water")
    position.write(0, "t02", 8)
    assert position.why(0, Mark("tank_05")) == ("journey-refused-tank", "WM-2.5")


def test_one_wild_at_a_time_and_only_where_it_helps():
    """WM-0.14.1, WM-0.14.2"""
    position = dealt("8 robot")
    assert position.why(0, Wild("water")) == ("refused-wild-none", "WM-0.14.1")
    assert position.why(0, Wild("fire")) == ("refused-no-effect", "WM-0.14.2")
    assert position.mine(0).wild is None
    position = dealt("8 robot", circled="wild_astronaut_1")
    assert position.mine(0).wild == "wild_astronaut_1"
    position.wild(0, "water")
    assert position.mine(0).wild is None
    assert position.why(0, Wild("plant")) == ("refused-wild-declared", "WM-0.14.2")
    position = stuck(circled="wild_astronaut_1")
    assert position.why(0, Wild("plant")) == ("refused-wild-vain", "WM-0.14.2")


def test_a_table_may_keep_wilds_from_being_planning():
    """WM-0.21"""
    position = stuck(circled="wild_astronaut_1", wild_effects="no_astronaut_planning")
    assert position.why(0, Wild("planning")) == ("refused-wild-effect", "WM-0.21")


def test_the_astronaut_reaches_two_numbers_either_way():
    """WM-0.12.1"""
    assert dealt("8 astronaut").why(0, Write(0, "t01", 11)) == ("refused-shift", "WM-0.12.1")


def test_planning_writes_an_x_or_nothing():
    """WM-0.13.1"""
    position = dealt("8 planning", xs=but("t01", "t02"))
    position.write(0, "t01", 8)
    assert position.why(0, WriteX("t05")) == ("refused-filled", "WM-0.13.1")
    assert position.why(0, WriteX("t99")) == ("refused-slot", "WM-0.13.1")
    assert position.why(0, Mark("w01")) == ("refused-plan", "WM-0.13.1")
    position.skip(0)
    assert position.why(0, Skip()) == ("refused-written", "WM-0.6.1")
