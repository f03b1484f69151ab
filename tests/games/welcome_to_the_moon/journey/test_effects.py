"""Energy, water, plant and robot (WM-2.4 to WM-2.7), and effects in general (WM-0.8, WM-0.11)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit, Mark, Skip, TakeError, Write, WriteX
from tests.games.welcome_to_the_moon.journey.position import JOURNEY, WALLS, JourneyPosition, but, dealt

ENERGY = " ".join(f"energy_{icon}" for icon in range(1, 13))


# -- effects in general: WM-0.8, WM-0.11


def test_whoever_can_write_must_and_cannot_take_an_error():
    """WM-0.8.3, WM-0.10.4"""
    position = JourneyPosition()
    assert TakeError() not in position.state.legal(0)
    assert position.refused(0, TakeError()).rule is not None


def test_any_playable_combination_may_be_chosen():
    """WM-0.8.3: also one whose effect is of no use."""
    position = JourneyPosition()
    position.deal("4 water", "8 energy", "12 plant")
    assert {(action.stack, action.number) for action in position.legal(0, Write)} == {(0, 4), (1, 8), (2, 12)}
    position.write(0, "t01", 4)
    assert position.state.legal(0) == [Commit()]


def test_one_effect_a_turn_and_it_is_optional():
    """WM-0.11"""
    position = dealt("8 robot")
    position.write(0, "t10", 8)
    assert position.state.legal(0)[-1] == Skip()
    position.skip(0)
    assert position.state.legal(0) == [Commit()]
    assert position.mine(0).circled == ["energy_1"]
    position = dealt("8 robot")
    position.write(0, "t10", 8)
    position.mark(0, "station_1_robot_1")
    assert position.state.legal(0) == [Commit()]


@pytest.mark.parametrize("symbol", ["tank_02", "station_1_plant_1", "energy_2", "w01"])
def test_another_symbol_is_refused(symbol):
    """WM-0.11"""
    position = dealt("8 robot")
    position.write(0, "t02", 8)
    refusal = position.refused(0, Mark(symbol))
    assert (refusal.text.key, refusal.rule) == ("refused-effect", "WM-0.11")


# -- energy: WM-2.4


def test_energy_circles_the_next_icon():
    """WM-2.4"""
    position = dealt("8 energy", circled="energy_2", crossed="wall_1")
    position.write(0, "t10", 8)
    assert position.state.legal(0) == [Mark("energy_3"), Skip()]
    position.mark(0, "energy_3")
    assert position.circled(0, "energy") == {"energy_1", "energy_2", "energy_3"}
    assert position.state.legal(0) == [Commit()]


def test_used_energy_is_crossed():
    """WM-2.4: with the second icon of a column both are used up; the first of the next one is not."""
    position = dealt("8 energy")
    position.write(0, "t10", 8)
    position.mark(0, "energy_2")
    position.mark(0, "w03")
    assert position.crossed(0, "energy") == ["energy_1", "energy_2"]
    assert position.mine(0).circled == ["w03"]
    later = dealt("8 energy", crossed="energy_1 energy_2 wall_1")
    later.write(0, "t10", 8)
    later.mark(0, "energy_3")
    assert later.circled(0, "energy") == {"energy_3"}


def test_a_full_column_is_crossed_and_a_wall_is_compulsory():
    """WM-2.4: at any place without a wall, whether the slots beside it are filled or not."""
    position = dealt("8 energy", written={"t01": 3, "t02": 7}, circled="w05")
    position.write(0, "t03", 8)
    position.mark(0, "energy_2")
    assert position.crossed(0, "wall") == ["wall_1"]
    assert position.state.legal(0) == [Mark(wall) for wall in WALLS if wall != "w05"]
    position.mark(0, "w02")
    assert position.walls(0) == ["w02", "w05"]
    assert position.state.legal(0) == [Commit()]


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        (Skip(), "refused-compulsory", "WM-2.4"),
        (Commit(), "refused-choice", "WM-2.4"),
        (Mark("w05"), "refused-marked", "WM-0.4"),
        (Mark("tank_02"), "refused-choice", "WM-2.4"),
    ],
)
def test_the_wall_cannot_be_declined(action, key, rule):
    """WM-2.4"""
    position = dealt("8 energy", circled="w05")
    position.write(0, "t03", 8)
    position.mark(0, "energy_2")
    refusal = position.refused(0, action)
    assert (refusal.text.key, refusal.rule) == (key, rule)


@pytest.mark.parametrize("icon", range(2, 13))
def test_every_second_icon_gives_a_wall(icon):
    """WM-2.4: at most six."""
    position = dealt("8 energy", circled=" ".join(f"energy_{before}" for before in range(1, icon)))
    position.write(0, "t01", 8)
    assert position.offered(0) == [f"energy_{icon}"]
    position.mark(0, f"energy_{icon}")
    assert position.offered(0) == (WALLS if icon % 2 == 0 else [])
    assert position.crossed(0, "wall") == ([f"wall_{icon // 2}"] if icon % 2 == 0 else [])


def test_with_no_icon_left_energy_is_void():
    """WM-2.4"""
    position = dealt("8 energy", circled=ENERGY)
    position.write(0, "t01", 8)
    assert position.state.legal(0) == [Commit()]


# -- water: WM-2.5


def test_water_circles_the_tank_of_the_slot_just_written():
    """WM-2.5, EX-2.2"""
    position = dealt("8 water")
    position.write(0, "t14", 8)
    assert position.state.legal(0) == [Mark("tank_05"), Skip()]
    position.mark(0, "tank_05")
    assert position.term(0, "water") == 7


@pytest.mark.parametrize("slot", range(36))
def test_every_tank_belongs_to_its_slot_and_the_others_have_none(slot):
    """WM-2.5"""
    tanks = {2: 1, 5: 2, 7: 3, 11: 4, 14: 5, 18: 6, 19: 7, 23: 8, 26: 9, 30: 10, 32: 11, 35: 12}
    position = dealt("8 water")
    position.write(0, JOURNEY.layout.slot_ids[slot], 8)
    assert position.offered(0) == ([f"tank_{tanks[slot + 1]:02}"] if slot + 1 in tanks else [])


def test_an_x_gives_no_water():
    """WM-0.4, WM-0.11: an X is never the slot just written."""
    position = dealt("8 planning")
    position.write(0, "t01", 8)
    position.x(0, "t02")
    assert position.state.legal(0) == [Commit()]
    assert position.circled(0, "tank") == set()


# -- plant: WM-2.6


def test_without_walls_a_plant_of_any_station_may_be_circled():
    """WM-2.6, EX-2.3: no robots are needed, and which plant of a station does not matter."""
    position = dealt("5 plant")
    position.write(0, "t33", 5)
    assert position.offered(0) == [f"station_{station}_plant_1" for station in (1, 2, 3, 4)]
    position.mark(0, "station_1_plant_1")
    assert position.circled(0, "plant") == {"station_1_plant_1"}


@pytest.mark.parametrize(
    ("walls", "slot", "stations"),
    [
        ("w10 w18", "t10", [1]),
        ("w10 w18", "t11", [2]),
        ("w10 w18", "t19", [3, 4]),
        ("w05 w06", "t06", [1]),
        ("w05", "t05", []),
        ("w06", "t07", [2, 3, 4]),
        ("w31", "t36", []),
        ("w30", "t36", [4]),
    ],
)
def test_only_stations_of_the_zone_just_written_in(walls, slot, stations):
    """WM-2.6"""
    position = dealt("8 plant", circled=walls)
    position.write(0, slot, 8)
    assert position.offered(0) == [f"station_{station}_plant_1" for station in stations]


def test_plants_that_are_circled_are_not_offered():
    """WM-2.6"""
    full = "station_2_plant_1 station_2_plant_2 station_2_plant_3"
    position = dealt("8 plant", circled=f"w10 w25 {full} station_3_plant_1")
    position.write(0, "t12", 8)
    assert position.offered(0) == ["station_3_plant_2"]
    position = dealt("8 plant", circled=f"w10 w18 {full}")
    position.write(0, "t12", 8)
    assert position.state.legal(0) == [Commit()]


# -- robot: WM-2.7


def test_a_robot_of_any_station_may_be_circled_from_anywhere():
    """WM-2.7, EX-2.4"""
    position = dealt("2 robot", written={"t06": 9}, circled="w10 station_3_robot_1")
    position.write(0, "t11", 2)
    assert position.offered(0) == ["station_1_robot_1", "station_2_robot_1", "station_3_robot_2", "station_4_robot_1"]
    position.mark(0, "station_1_robot_1")
    assert "station_1_robot_1" in position.circled(0, "robot")


def test_robot_is_void_when_all_are_circled():
    """WM-2.7"""
    robots = [symbol for symbol in JOURNEY.layout.symbols if "robot" in symbol]
    position = dealt("2 robot", circled=" ".join(robots))
    position.write(0, "t11", 2)
    assert len(robots) == 12
    assert position.state.legal(0) == [Commit()]


# -- what follows from an X or a filled slot


def test_an_x_goes_into_any_empty_slot_of_any_zone():
    """WM-0.13.1"""
    position = dealt("8 planning", written={"t20": 5, "t22": 6}, circled="w10")
    position.write(0, "t05", 8)
    assert {action.slot for action in position.legal(0, WriteX)} == set(but("t05", "t20", "t22"))
    position.x(0, "t21")
    assert position.at(0, "t21") == "X"
