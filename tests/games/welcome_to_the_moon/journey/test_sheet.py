"""The sheet of The Journey and where a number fits (WM-2.1 to WM-2.3)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Write
from tests.games.welcome_to_the_moon.journey.position import JOURNEY, TRAJECTORY, WALLS, JourneyPosition, between


def test_a_trajectory_of_36_slots_and_35_places_for_walls():
    """WM-2.1"""
    assert JOURNEY.layout.slot_ids == TRAJECTORY
    assert JOURNEY.layout.symbols[:35] == WALLS


def test_water_tanks_and_their_points():
    """WM-2.1"""
    places = [slot + 1 for slot in range(36) if JOURNEY.layout.tank_at[slot] in JOURNEY.layout.tanks]
    assert places == [2, 5, 7, 11, 14, 18, 19, 23, 26, 30, 32, 35]
    assert JOURNEY.layout.tank_points == [4, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 4]


@pytest.mark.parametrize(
    ("station", "slot", "robots", "plants", "first", "later"),
    [(1, "t06", 2, 5, 6, 5), (2, "t16", 3, 3, 9, 7), (3, "t21", 3, 4, 8, 6), (4, "t31", 4, 4, 10, 7)],
)
def test_stations(station, slot, robots, plants, first, later):
    """WM-2.1"""
    index = station - 1
    assert JOURNEY.layout.slot_ids[JOURNEY.layout.station_slots[index]] == slot
    assert (len(JOURNEY.layout.station_robots[index]), len(JOURNEY.layout.station_plants[index])) == (robots, plants)
    assert (JOURNEY.layout.race_first[index], JOURNEY.layout.race_later[index]) == (first, later)


@pytest.mark.parametrize(("track", "columns"), [("energy", 6), ("astronaut", 3), ("planning", 3)])
def test_tracks_are_columns_of_two_icons_with_one_reward_each(track, columns):
    """WM-2.1"""
    found = JOURNEY.layout.tracks[track]
    assert len(found.icons) == 2 * columns
    assert list(found.rewards) == found.icons[1::2]


def test_three_error_boxes():
    """WM-2.1"""
    assert JOURNEY.layout.error_boxes == 3
    assert JOURNEY.layout.penalties == [0, 5, 10, 15]


def test_at_the_start_only_the_first_energy_icon_is_circled():
    """WM-2.2"""
    position = JourneyPosition()
    mine = position.mine(0)
    assert mine.circled == ["energy_1"]
    assert mine.crossed == []
    assert mine.slots == [None] * 36
    assert position.slots(0) == set(TRAJECTORY)


def test_three_of_the_missions_70_to_75_are_shown():
    """WM-2.2"""
    assert [mission.id for mission in JOURNEY.layout.missions] == [70, 71, 72, 73, 74, 75]
    assert [card.id for card in JourneyPosition(missions=(71, 72, 75)).state.view(0).missions] == [71, 72, 75]


# -- zones


def test_without_walls_the_whole_trajectory_ascends():
    """WM-2.3, WM-0.9"""
    position = JourneyPosition()
    position.sheet(0, written={"t05": 4, "t10": 8, "t20": 12})
    position.deal("9 robot", "9 energy", "9 plant")
    assert position.slots(0) == set(between(11, 19))


def test_no_number_twice_in_a_zone():
    """WM-2.3, WM-0.9"""
    position = JourneyPosition()
    position.sheet(0, written={"t10": 8}, circled="w20")
    assert position.slots(0) == set(between(21, 36))


def test_every_zone_is_a_line_of_its_own():
    """WM-2.3"""
    position = JourneyPosition()
    position.sheet(0, written={"t05": 9, "t15": 2, "t28": 8}, circled="w10 w20 w30")
    assert position.slots(0) == {*between(1, 4), *between(16, 20), *between(31, 36)}


def test_an_x_imposes_nothing():
    """WM-2.3, WM-0.9"""
    position = JourneyPosition()
    position.sheet(0, written={"t10": 7, "t14": 9}, xs=["t12"])
    assert position.slots(0) == {"t11", "t13"}


def test_a_wall_starts_the_numbers_anew():
    """WM-2.3, WM-2.4, EX-2.1"""
    position = JourneyPosition()
    position.sheet(0, written={"t01": 3, "t02": 7}, circled="w02")
    position.offer("1 robot")
    position.write(0, "t03", 1)
    assert position.at(0, "t03") == 1


def test_a_wall_invalidates_nothing_and_stays():
    """WM-2.3"""
    position = JourneyPosition()
    position.sheet(0, written={"t01": 3, "t02": 7})
    position.offer("8 energy")
    position.write(0, "t03", 8)
    position.mark(0, "energy_2")
    position.mark(0, "w01")
    assert [position.at(0, slot) for slot in ("t01", "t02", "t03")] == [3, 7, 8]
    position.finish()
    position.finish()
    assert position.walls(0) == ["w01"]


@pytest.mark.parametrize(
    ("slot", "key", "number"), [("t12", "refused-order-below", 6), ("t18", "refused-order-above", 9), ("t15", "refused-filled", None)]
)
def test_a_refused_slot_names_the_numbers_of_its_own_zone(slot, key, number):
    """WM-2.3: what stands behind a wall is not to blame."""
    position = JourneyPosition()
    position.sheet(0, written={"t09": 11, "t13": 6, "t15": 9, "t22": 1}, circled="w10 w20")
    refusal = position.refused(0, Write(0, slot, 8)).text
    assert refusal.key == key
    assert number is None or number in refusal.params.values()


@pytest.mark.parametrize(("slot", "number", "end", "bound"), [("t35", 9, "t36", "after"), ("t02", 7, "t01", "before")])
def test_zones_reach_to_both_ends_of_the_trajectory(slot, number, end, bound):
    """WM-2.3: the first and the last slot bound the numbers beside them."""
    position = JourneyPosition()
    position.sheet(0, written={end: 8}, circled="w10 w20")
    position.offer(f"{number} robot")
    assert slot not in position.takes(0, number)
    assert position.refused(0, Write(0, slot, number)).text.params == {bound: 8}


def test_numbers_from_0_to_17_can_be_written():
    """WM-0.8.1, WM-0.12.1"""
    position = JourneyPosition()
    position.offer("1 astronaut")
    assert {action.number for action in position.legal(0, Write)} == {0, 1, 2, 3, 6, 7, 8, 9, 10}
    position.offer("15 astronaut")
    position.write(0, "t36", 17)
    assert position.at(0, "t36") == 17
