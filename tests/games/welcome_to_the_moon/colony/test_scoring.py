"""Scoring and ties (WM-3.11, WM-0.18)."""

from __future__ import annotations

import pytest

from tests.games.welcome_to_the_moon.colony.position import QUARTERS, ColonyPosition

SEVEN_PLANTS = " ".join([*(f"q1_greenhouse_{house}" for house in (1, 2, 3, 4)), "q2_greenhouse_1", "q3_greenhouse_1"])
FOUR_TANKS = "tank_c1r6 tank_c3r5 tank_c5r5 tank_c4r1"
FIVE_ANTENNAS = "antenna_c2r1 antenna_c1r2 antenna_c6r6_1 antenna_c6r6_2 antenna_c6r6_3"


def crossed(track: str, boxes: int) -> str:
    return " ".join(f"{track}_{box}" for box in range(1, boxes + 1))


def scored(seats: int = 2, **sheet) -> ColonyPosition:
    position = ColonyPosition(seats)
    position.sheet(0, **sheet)
    return position


def test_plants():
    """WM-3.11, EX-3.5"""
    assert scored(circled=SEVEN_PLANTS, crossed=crossed("plants", 2)).term(0, "plants") == 14


def test_water():
    """WM-3.11, EX-3.6"""
    assert scored(circled=FOUR_TANKS, crossed=crossed("water", 3)).term(0, "water") == 24


def test_antennas_with_those_of_the_observatory():
    """WM-3.11, EX-3.7"""
    assert scored(circled=FIVE_ANTENNAS, crossed=crossed("antennas", 1)).term(0, "antennas") == 5


@pytest.mark.parametrize(
    ("track", "symbols", "points"), [("plants", SEVEN_PLANTS, 28), ("water", FOUR_TANKS, 32), ("antennas", FIVE_ANTENNAS, 30)]
)
def test_a_track_crossed_to_its_end_counts_its_final_value(track, symbols, points):
    """WM-0.4, WM-3.11"""
    assert scored(circled=symbols, crossed=crossed(track, 4)).term(0, track) == points


@pytest.mark.parametrize(("track", "symbols"), [("plants", SEVEN_PLANTS), ("water", FOUR_TANKS), ("antennas", FIVE_ANTENNAS)])
def test_without_energy_nothing_is_scored(track, symbols):
    """WM-3.11"""
    assert scored(circled=symbols).term(0, track) == 0


def test_quarters():
    """WM-3.11, EX-3.8"""
    assert scored(first="q2", later="q1 q4").term(0, "quarters") == 25


def test_most_astronauts():
    """WM-3.11, EX-3.9"""
    assert scored(crossed=crossed("astronaut", 5)).term(0, "astronauts") == 20


def test_astronauts_are_ranked_by_distinct_counts():
    """WM-3.11, WM-0.18: equal counts share, no astronaut scores nothing."""
    position = ColonyPosition(6)
    for seat, count in enumerate((3, 5, 3, 1, 0, 5)):
        position.sheet(seat, crossed=crossed("astronaut", count))
    assert [position.term(seat, "astronauts") for seat in range(6)] == [10, 20, 10, 5, 0, 20]


@pytest.mark.parametrize(("count", "penalty"), list(enumerate((0, 1, 3, 6, 9, 12, 16, 20, 24, 28))))
def test_planning_costs_the_first_value_not_crossed(count, penalty):
    """WM-3.11, EX-3.10"""
    assert scored(crossed=crossed("planning", count)).term(0, "planning") == -penalty


@pytest.mark.parametrize("errors", [0, 1, 2, 3])
def test_each_error_costs_five(errors):
    """WM-3.11, WM-0.10.5"""
    assert scored(errors=errors).term(0, "errors") == -5 * errors


def test_the_total():
    """EX-3.11"""
    boxes = [("plants", 2), ("water", 3), ("antennas", 1), ("astronaut", 5), ("planning", 3)]
    position = scored(
        circled=f"{SEVEN_PLANTS} {FOUR_TANKS} {FIVE_ANTENNAS}",
        crossed=" ".join(crossed(track, count) for track, count in boxes),
        first="q2",
        later="q1 q4",
    )
    assert position.points() == [82, 0]


def test_of_equal_totals_the_one_with_fewer_errors_is_first_and_the_rest_share():
    """WM-0.18"""
    position = ColonyPosition(3, missions=(76, 78, 81))
    almost = [slot for quarter in QUARTERS.values() for slot in quarter if slot != "c2r2"]
    position.sheet(0, xs=almost, first="q1 q2 q4", later="q3", errors=1)
    position.sheet(1, first="q1 q2 q4", later="q3", errors=1)
    position.sheet(2, first="q1 q2 q4", errors=0)
    position.write(0, "c2r2", 8)
    position.finish()
    position.finish()
    assert position.points() == [45, 45, 45]
    assert position.places() == [2, 2, 1]
