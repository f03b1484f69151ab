"""What counts at the end, category by category, and who wins (WM-2.10, WM-0.18)."""

from __future__ import annotations

import pytest

from tests.games.welcome_to_the_moon.journey.position import TRAJECTORY, JourneyPosition, between, but

STATION_1 = "station_1_robot_1 station_1_robot_2 station_1_plant_1 station_1_plant_2 station_1_plant_3"


def scored(**sheet) -> JourneyPosition:
    position = JourneyPosition()
    position.sheet(0, **sheet)
    return position


def zoned(position: JourneyPosition, seat: int, count: int) -> None:
    """A sheet with so many filled zones of one slot."""
    walls = " ".join(f"w{wall:02}" for wall in range(1, count + 1))
    position.sheet(seat, xs=between(1, count), circled=walls)


def test_a_blank_sheet_scores_nothing():
    """WM-2.10"""
    assert JourneyPosition().points() == [0, 0]


@pytest.mark.parametrize(("won", "points"), [({"first": (1,)}, 18), ({"later": (1,)}, 15), ({}, 0)])
def test_plants_times_the_multiplier_of_their_station(won, points):
    """WM-2.10: a station without a multiplier scores nothing."""
    assert scored(circled=STATION_1, **won).term(0, "plants") == points


def test_stations_are_added_up():
    """WM-2.10"""
    plants = "station_2_plant_1 station_3_plant_1 station_3_plant_2 station_4_plant_1 station_4_plant_2"
    assert scored(circled=f"{STATION_1} {plants}", first=(1, 3), later=(2,)).term(0, "plants") == 3 * 6 + 1 * 7 + 2 * 8


def test_a_multiplier_without_plants_scores_nothing():
    """WM-2.10"""
    assert scored(first=(4,)).term(0, "plants") == 0


def test_all_tanks_are_worth_68():
    """WM-2.10"""
    assert scored(circled="tank_01 tank_07").term(0, "water") == 12
    assert scored(circled=" ".join(f"tank_{tank:02}" for tank in range(1, 13))).term(0, "water") == 68


@pytest.mark.parametrize(
    ("walls", "filled", "points"),
    [
        ("", [], 0),
        ("", TRAJECTORY, 36),
        ("", but("t36"), 0),
        ("w05 w10", between(6, 10), 5),
        ("w05", between(1, 5), 5),
        ("w30", between(31, 36), 6),
        ("w05 w12 w15", [*between(1, 5), *between(6, 11), *between(13, 15)], 5),
    ],
)
def test_one_point_per_slot_of_the_longest_filled_zone(walls, filled, points):
    """WM-2.10"""
    assert scored(circled=walls, xs=filled).term(0, "longest-zone") == points


def test_of_two_zones_of_equal_length_one_scores():
    """WM-2.10, EX-2.9"""
    assert scored(circled="w04 w08", xs=between(1, 8)).term(0, "longest-zone") == 4


def test_numbers_and_x_fill_a_zone():
    """WM-2.10"""
    assert scored(circled="w02", xs=["t02"], written={"t01": 8}).term(0, "longest-zone") == 2


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([0, 0], [0, 0]),
        ([1, 0], [20, 0]),
        ([2, 2], [20, 20]),
        ([3, 1, 2], [20, 5, 10]),
        ([3, 3, 2, 1], [20, 20, 10, 5]),
        ([4, 3, 3, 2, 1, 0], [20, 10, 10, 5, 0, 0]),
    ],
)
def test_most_filled_zones_by_distinct_counts(counts, points):
    """WM-2.10, WM-0.18"""
    position = JourneyPosition(len(counts))
    for seat, count in enumerate(counts):
        zoned(position, seat, count)
    assert [position.term(seat, "most-zones") for seat in range(len(counts))] == points


def test_a_full_trajectory_without_walls_is_one_zone():
    """WM-2.10"""
    position = scored(xs=TRAJECTORY)
    zoned(position, 1, 2)
    assert [position.term(seat, "most-zones") for seat in range(2)] == [10, 20]


def test_the_total_is_the_sum_of_all_categories():
    """WM-2.10"""
    position = scored(circled=f"{STATION_1} tank_05 w04", first=(1,), xs=between(1, 4), errors=2)
    position.state.sheets[0].rewards[2] = 9
    assert {term.key: term.points for term in position.state.scores()[0].terms} == {
        "term-missions": 9,
        "journey-term-plants": 18,
        "journey-term-water": 7,
        "journey-term-longest-zone": 4,
        "journey-term-most-zones": 20,
        "term-errors": -10,
    }
    assert position.points()[0] == 48


# -- ties: WM-0.18


def ended(*sheets: dict) -> JourneyPosition:
    """A game that ends this turn because the last seat fills its trajectory."""
    position = JourneyPosition(len(sheets) + 1)
    for seat, sheet in enumerate(sheets):
        position.sheet(seat, **sheet)
    position.sheet(len(sheets), xs=but("t20"))
    position.write(len(sheets), "t20", 8)
    position.finish()
    assert position.reasons() == ["end-full"]
    return position


def test_the_highest_total_wins():
    """WM-0.18: the full trajectory scores 36 and 20."""
    assert ended({"first": (1,), "circled": STATION_1}).places() == [2, 1]


def test_tied_fewer_errors_win():
    """WM-0.18"""
    position = ended({"circled": "tank_01 tank_05", "errors": 1}, {"circled": "tank_04"}, {})
    assert position.points()[:2] == [6, 6]
    assert position.places() == [3, 2, 4, 1]


def test_still_tied_the_place_is_shared():
    """WM-0.18"""
    assert ended({"circled": "tank_04"}, {"circled": "tank_09"}, {}).places() == [2, 2, 4, 1]
