"""Multipliers: who is first, in the same turn and later (WM-2.7, WM-0.15)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.events import Raced
from tests.games.welcome_to_the_moon.journey.position import JourneyPosition, but

ROBOTS = {1: 2, 2: 3, 3: 3, 4: 4}
VALUES = {1: (6, 5), 2: (9, 7), 3: (8, 6), 4: (10, 7)}


def all_but_one(station: int) -> str:
    return " ".join(f"station_{station}_robot_{robot}" for robot in range(1, ROBOTS[station]))


def racing(seats: int, station: int) -> JourneyPosition:
    """Everyone lacks one robot at the station, and has two plants there."""
    position = JourneyPosition(seats)
    for seat in range(seats):
        position.sheet(seat, circled=f"{all_but_one(station)} station_{station}_plant_1 station_{station}_plant_2")
    position.offer("8 robot")
    return position


def complete(position: JourneyPosition, seat: int, station: int, slot: str = "t10", number: int = 8) -> None:
    position.write(seat, slot, number)
    position.mark(seat, f"station_{station}_robot_{ROBOTS[station]}")


def multipliers(position: JourneyPosition, station: int) -> list[int | None]:
    """As everyone sees them."""
    return [sheet.races[f"station_{station}_multiplier"] for sheet in position.state.view(None).sheets]


def test_the_first_gets_9_and_the_others_7():
    """WM-2.7, WM-0.15, EX-2.5"""
    position = racing(3, 2)
    complete(position, 0, 2)
    assert position.mine(0).races["station_2_multiplier"] == 9
    position.finish()
    assert position.state.view(1).sheets[1].closed == ["station_2_multiplier"]
    position.offer("9 robot")
    complete(position, 1, 2, "t20", 9)
    complete(position, 2, 2, "t20", 9)
    position.finish()
    assert multipliers(position, 2) == [9, 7, 7]


@pytest.mark.parametrize("station", ROBOTS)
def test_both_values_of_every_station_multiply_its_plants(station):
    """WM-2.7, WM-2.10"""
    position = racing(2, station)
    assert position.term(0, "plants") == 0
    complete(position, 0, station)
    position.finish()
    position.offer("9 robot")
    complete(position, 1, station, "t20", 9)
    position.finish()
    first, later = VALUES[station]
    assert multipliers(position, station) == [first, later]
    assert [position.term(seat, "plants") for seat in range(2)] == [2 * first, 2 * later]


def test_all_who_finish_in_the_same_turn_get_the_high_value():
    """WM-0.15"""
    position = racing(3, 4)
    complete(position, 2, 4)
    complete(position, 0, 4)
    position.finish()
    assert multipliers(position, 4) == [10, None, 10]
    (raced,) = position.told(Raced)
    assert (raced.race, raced.value, raced.winners) == ("station_4_multiplier", 10, (0, 2))


def test_nothing_is_seen_of_a_race_until_all_have_committed():
    """WM-0.15, WM-0.6.1"""
    position = racing(2, 1)
    complete(position, 0, 1)
    position.finish(0)
    assert position.state.view(1).sheets[0].races["station_1_multiplier"] is None
    assert position.told(Raced, 1) == []
    complete(position, 1, 1)
    position.finish(1)
    assert multipliers(position, 1) == [6, 6]


def test_a_race_is_lost_during_an_error_too():
    """WM-0.10.3, WM-0.15"""
    position = racing(2, 1)
    position.sheet(1, written={"t08": 7, "t10": 8}, xs=but("t08", "t09", "t10"), circled=all_but_one(1))
    complete(position, 0, 1)
    position.error(1)
    position.finish()
    assert position.errors(1) == "x.."
    assert position.state.view(1).sheets[1].closed == ["station_1_multiplier"]
    assert multipliers(position, 1) == [6, None]


def test_a_value_once_gained_is_never_lost():
    """WM-0.15"""
    position = racing(2, 3)
    complete(position, 0, 3)
    position.finish()
    position.offer("9 robot")
    complete(position, 1, 3, "t20", 9)
    position.finish()
    position.finish()
    assert multipliers(position, 3) == [8, 6]


def test_stations_are_raced_for_one_by_one():
    """WM-2.7"""
    position = racing(2, 1)
    complete(position, 0, 1)
    position.finish()
    assert position.state.view(0).sheets[0].closed == ["station_1_multiplier"]
    position.sheet(1, circled=all_but_one(2))
    position.offer("9 robot")
    complete(position, 1, 2, "t20", 9)
    position.finish()
    assert multipliers(position, 2) == [None, 9]
