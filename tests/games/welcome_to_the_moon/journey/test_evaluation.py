"""How bots judge The Journey."""

from __future__ import annotations

import pytest

from starboard.bots import make_bot
from starboard.bots.observation import Observation
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import Mark, Write
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from tests.games.welcome_to_the_moon.journey.position import JOURNEY, JourneyPosition, between, but, dealt


def chosen(position: JourneyPosition):
    """What the greedy bot does."""
    return make_bot("greedy", 1).choose(Observation.of(position.state, 0, Rng(numbered_seed(1))))


def weights(position: JourneyPosition) -> dict:
    legal = position.state.legal(0)
    return dict(zip(legal, JOURNEY.policy.weigh(position.state, 0, legal), strict=True))


def heaviest(position: JourneyPosition):
    return max(weights(position), key=weights(position).get)


def standing(**sheet) -> float:
    position = JourneyPosition()
    position.sheet(0, **sheet)
    return JOURNEY.evaluation.judge.standing(position.state, 0)


def test_at_the_end_a_seat_stands_as_it_scores():
    position = JourneyPosition()
    position.sheet(0, xs=but("t20"), circled="tank_05 w10 wild_planning_1 station_1_robot_1")
    position.write(0, "t20", 8)
    position.finish()
    assert position.reasons() == ["end-full"]
    assert JOURNEY.evaluate(position.state, 0) == position.points()[0] - position.points()[1] + WON


@pytest.mark.parametrize(
    "better",
    [
        {"circled": "station_1_robot_1"},
        {"circled": "station_4_plant_1"},
        {"crossed": "astronaut_1"},
        {"circled": "wild_planning_1"},
        {"circled": "w18"},
        {"xs": ["t01"]},
    ],
)
def test_promises_raise_the_standing(better):
    assert standing(**better) > standing()


def test_numbers_that_leave_no_room_lower_the_standing():
    assert standing(written={"t01": 14}) < standing() < standing(written={"t34": 14})


@pytest.mark.parametrize(("number", "early", "late"), [(1, "t01", "t30"), (15, "t36", "t05"), (8, "t18", "t02")])
def test_numbers_go_where_they_leave_room(number, early, late):
    position = dealt(f"{number} robot")
    weighed = weights(position)
    assert weighed[Write(0, early, number)] > weighed[Write(0, late, number)]


def test_water_is_written_at_a_tank():
    position = JourneyPosition()
    position.deal("8 water", "8 water", "8 water")
    assert heaviest(position).slot in {"t18", "t19"}
    assert chosen(position).slot in {"t18", "t19"}


def test_the_last_robot_is_circled_where_plants_wait_for_it():
    plants = "station_4_plant_1 station_4_plant_2 station_4_plant_3"
    robots = "station_4_robot_1 station_4_robot_2 station_4_robot_3"
    position = dealt("8 robot", circled=f"{plants} {robots}")
    position.write(0, "t18", 8)
    assert chosen(position) == heaviest(position) == Mark("station_4_robot_4")


def test_plants_are_circled_where_they_are_multiplied():
    position = dealt("8 plant", first=(3,))
    position.write(0, "t18", 8)
    assert chosen(position) == heaviest(position) == Mark("station_3_plant_1")


def test_a_wall_frees_slots_behind_a_high_number():
    position = dealt("8 energy", written={"t10": 14}, xs=between(1, 8))
    position.write(0, "t09", 8)
    assert chosen(position) == heaviest(position) == Mark("energy_2")
    position.mark(0, "energy_2")
    assert chosen(position) == heaviest(position) == Mark("w10")
