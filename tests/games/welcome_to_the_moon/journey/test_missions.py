"""The six missions of The Journey, with both rewards (WM-2.11, WM-0.16)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Claim
from tests.games.welcome_to_the_moon.journey.position import JourneyPosition, between

PLANTS_1 = " ".join(f"station_1_plant_{plant}" for plant in range(1, 6))
THREE_OF_4 = "station_4_robot_1 station_4_robot_2 station_4_robot_3"

# what lacks one step of each mission; the combination, the slot and the symbol of that step
STEPS = {
    70: ({"later": (1, 2), "circled": THREE_OF_4}, "8 robot", "t20", "station_4_robot_4"),
    71: ({"circled": f"{PLANTS_1} station_2_plant_1 station_2_plant_2"}, "8 plant", "t20", "station_2_plant_3"),
    72: ({"circled": "w06 w20 w26", "xs": [*between(1, 6), *between(22, 26)]}, "8 energy", "t21", None),
    73: ({"circled": "w06 w10 w34", "xs": [*between(1, 10), "t36"]}, "8 energy", "t35", None),
    74: ({"circled": "tank_01 tank_02 tank_04 tank_05 tank_09"}, "8 water", "t35", "tank_12"),
    75: ({"circled": "tank_04 tank_05 tank_07"}, "8 water", "t18", "tank_06"),
}
REWARDS = {70: (9, 5), 71: (10, 5), 72: (11, 6), 73: (12, 6), 74: (9, 5), 75: (11, 6)}


def shown(mission: int) -> tuple[int, int, int]:
    """Three missions with this one among them."""
    return tuple(mission if mission in pair else pair[0] for pair in ((70, 71), (72, 73), (74, 75)))


def take_step(position: JourneyPosition, seat: int, mission: int) -> None:
    sheet, combination, slot, symbol = STEPS[mission]
    position.sheet(seat, **sheet)
    position.offer(combination)
    position.write(seat, slot, 8)
    if symbol is not None:
        position.mark(seat, symbol)


def progress(mission: int, **sheet) -> tuple[int, int]:
    position = JourneyPosition(2, shown(mission))
    position.sheet(0, **sheet)
    (seen,) = [card for card in position.state.view(0).missions if card.id == mission]
    return tuple(seen.progress[0])


@pytest.mark.parametrize("mission", STEPS)
def test_a_mission_pays_more_in_its_first_turn_and_less_later(mission):
    """WM-2.11, WM-0.16.3"""
    position = JourneyPosition(3, shown(mission))
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
    """WM-2.11"""
    have, need = progress(mission, **STEPS[mission][0])
    assert have < need
    position = JourneyPosition(2, shown(mission))
    position.sheet(0, **STEPS[mission][0])
    position.deal("8 robot", "8 robot", "8 robot")
    position.write(0, "t30", 8)
    position.finish()
    assert position.state.turn == 2
    assert Claim(mission) not in position.state.legal(0)


def test_either_multiplier_counts():
    """WM-2.11, mission 70"""
    assert progress(70, first=(1,), later=(2, 4)) == (3, 3)


def test_plants_of_one_station_do_not_help_another():
    """WM-2.11, mission 71: the robots do not matter."""
    assert progress(71, circled=f"{PLANTS_1} station_3_plant_1 station_3_plant_2 station_3_plant_3 station_4_plant_1") == (1, 2)


@pytest.mark.parametrize(
    ("walls", "filled", "have"),
    [
        ("w06 w12", between(1, 12), 2),
        ("w06 w30", [*between(1, 6), *between(31, 36)], 2),
        ("w06 w13", between(1, 13), 1),
        ("w05 w10", between(1, 10), 0),
        ("w06 w12", [*between(1, 6), *between(8, 12)], 1),
        ("w06 w12 w18", between(1, 18), 2),
    ],
)
def test_two_zones_of_exactly_six(walls, filled, have):
    """WM-2.11, mission 72: the ends of the trajectory are borders too."""
    assert progress(72, circled=walls, xs=filled) == (have, 2)


@pytest.mark.parametrize(
    ("walls", "filled", "have"),
    [
        ("w06 w10 w12", between(1, 12), 3),
        ("w02 w06 w30", [*between(1, 6), *between(31, 36)], 3),
        ("w06 w12 w16", between(1, 16), 2),
        ("w04 w08 w12", between(1, 12), 1),
        ("w12", between(1, 12), 0),
    ],
)
def test_zones_of_six_four_and_two_one_each(walls, filled, have):
    """WM-2.11, mission 73"""
    assert progress(73, circled=walls, xs=filled) == (have, 3)


@pytest.mark.parametrize(
    ("tanks", "run"),
    [("tank_01 tank_02 tank_03 tank_04", 4), ("tank_01 tank_02 tank_03 tank_05", 3), ("tank_11 tank_12 tank_01 tank_02", 2), ("", 0)],
)
def test_tanks_in_a_row_in_the_order_of_tanks(tanks, run):
    """WM-2.11, mission 75: Moon and Earth are not neighbours."""
    assert progress(75, circled=tanks) == (run, 4)


def test_a_wall_may_fulfil_a_mission():
    """WM-2.11, WM-2.4"""
    position = JourneyPosition(2, (70, 72, 74))
    position.sheet(0, circled="w12", xs=between(1, 12))
    position.offer("8 energy")
    position.write(0, "t20", 8)
    position.mark(0, "energy_2")
    position.mark(0, "w06")
    position.finish()
    position.claim(0, 72)
    assert position.term(0, "missions") == 11


def test_claiming_is_optional_and_may_wait():
    """WM-0.16.1"""
    position = JourneyPosition(2, shown(75))
    take_step(position, 0, 75)
    position.finish()
    position.later(0)
    assert position.term(0, "missions") == 0
    position.offer("1 robot")
    position.finish()
    position.claim(0, 75)
    assert position.term(0, "missions") == 11
