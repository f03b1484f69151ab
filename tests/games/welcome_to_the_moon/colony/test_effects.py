"""Water, plant, energy, astronaut and planning (WM-3.5, WM-3.6, WM-3.8, WM-3.9)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit, Mark, Skip, Write, WriteX
from tests.games.welcome_to_the_moon.colony.position import ColonyPosition

NINE = " ".join(f"astronaut_{icon}" for icon in range(1, 10))
ALL_PLANNED = " ".join(f"planning_{box}" for box in range(1, 10))


def dealt(combination: str, **sheet) -> ColonyPosition:
    position = ColonyPosition()
    position.sheet(0, **sheet)
    position.offer(combination)
    return position


# -- water: WM-3.5


def test_water_may_circle_the_tank_of_the_module_just_written():
    """WM-3.5, EX-3.1"""
    position = dealt("5 water")
    position.write(0, "c3r2", 5)
    assert position.offered(0) == ["tank_c3r2"]
    position.mark(0, "tank_c3r2")
    assert position.circled(0, "tank") == {"tank_c3r2"}


def test_water_is_optional():
    """WM-0.11"""
    position = dealt("5 water")
    position.write(0, "c3r2", 5)
    position.skip(0)
    assert position.circled(0, "tank") == set()
    assert position.state.legal(0) == [Commit()]


def test_water_in_a_module_without_a_tank_is_void():
    """WM-3.5"""
    position = dealt("5 water")
    position.write(0, "c2r2", 5)
    assert position.state.legal(0) == [Commit()]


def test_no_other_effect_circles_a_tank():
    """WM-3.5"""
    position = dealt("5 plant")
    position.write(0, "c3r2", 5)
    assert position.offered(0) == ["q3_greenhouse_1"]


# -- plant: WM-3.6


@pytest.mark.parametrize(("slot", "quarter"), [("c1r6", "q1"), ("c6r4", "q2"), ("c2r2", "q3"), ("c5r3", "q4")])
def test_plant_circles_the_top_greenhouse_of_the_quarter_just_written_in(slot, quarter):
    """WM-3.6, EX-3.2"""
    position = dealt("1 plant")
    position.write(0, slot, 1)
    assert position.offered(0) == [f"{quarter}_greenhouse_1"]
    position.mark(0, f"{quarter}_greenhouse_1")
    assert position.circled(0, "greenhouse") == {f"{quarter}_greenhouse_1"}


def test_greenhouses_are_circled_from_the_top_and_the_fourth_holds_two_plants():
    """WM-3.6"""
    position = dealt("8 plant", circled="q3_greenhouse_1 q3_greenhouse_2 q3_greenhouse_3", crossed="plants_1")
    assert position.term(0, "plants") == 3
    position.write(0, "c2r2", 8)
    position.mark(0, "q3_greenhouse_4")
    assert position.term(0, "plants") == 5


def test_plant_is_void_when_all_greenhouses_of_the_quarter_are_circled():
    """WM-3.6"""
    position = dealt("8 plant", circled=" ".join(f"q3_greenhouse_{house}" for house in (1, 2, 3, 4)))
    position.write(0, "c2r2", 8)
    assert position.state.legal(0) == [Commit()]


# -- energy: WM-3.8


def test_energy_crosses_the_top_box_of_a_track_of_choice():
    """WM-3.8"""
    position = dealt("8 energy", crossed="water_1 water_2")
    position.write(0, "c2r2", 8)
    assert position.offered(0) == ["plants_1", "water_3", "antennas_1"]
    position.mark(0, "water_3")
    assert position.crossed(0, "water") == ["water_1", "water_2", "water_3"]
    assert position.state.legal(0) == [Commit()]


def test_a_track_that_is_crossed_to_its_end_is_not_offered():
    """WM-3.8"""
    position = dealt("8 energy", crossed="plants_1 plants_2 plants_3 plants_4")
    position.write(0, "c2r2", 8)
    assert position.offered(0) == ["water_1", "antennas_1"]
    assert position.refused(0, Mark("plants_4")).text.key == "refused-marked"


def test_energy_is_void_when_all_twelve_boxes_are_crossed():
    """WM-3.8"""
    position = dealt("8 energy", crossed=" ".join(f"{track}_{box}" for track in ("plants", "water", "antennas") for box in (1, 2, 3, 4)))
    position.write(0, "c2r2", 8)
    assert position.state.legal(0) == [Commit()]


# -- astronaut: WM-3.9


def test_a_changed_number_crosses_the_next_astronaut():
    """WM-3.9, WM-0.12.2, EX-3.4"""
    position = dealt("8 astronaut", crossed="astronaut_1")
    assert {action.number for action in position.legal(0, Write)} == {6, 7, 8, 9, 10}
    position.write(0, "c2r2", 10)
    assert position.crossed(0, "astronaut") == ["astronaut_1", "astronaut_2"]
    assert position.state.legal(0) == [Commit()]


@pytest.mark.parametrize("used", [True, False])
def test_with_the_number_unchanged_the_astronaut_is_optional(used):
    """WM-3.9, WM-0.12.2"""
    position = dealt("8 astronaut")
    position.write(0, "c2r2", 8)
    assert position.state.legal(0) == [Mark("astronaut_1"), Skip()]
    position.match.apply(0, Mark("astronaut_1") if used else Skip())
    assert position.crossed(0, "astronaut") == (["astronaut_1"] if used else [])


def test_with_all_nine_crossed_the_number_may_still_be_changed():
    """WM-0.12.3"""
    position = dealt("8 astronaut", crossed=NINE)
    position.write(0, "c2r2", 9)
    assert len(position.crossed(0, "astronaut")) == 9
    position = dealt("8 astronaut", crossed=NINE)
    position.write(0, "c2r2", 8)
    assert position.state.legal(0) == [Commit()]


# -- planning: WM-3.9


def test_planning_writes_an_x_anywhere_and_crosses_the_lowest_box():
    """WM-3.9, WM-0.13.1, WM-0.13.2"""
    position = dealt("8 planning", written={"c2r3": 7, "c2r1": 6}, crossed="planning_1")
    position.write(0, "c5r5", 8)
    assert len(position.legal(0, WriteX)) == 29
    position.x(0, "c2r2")
    assert position.at(0, "c2r2") == "X"
    assert position.crossed(0, "planning") == ["planning_1", "planning_2"]


def test_no_x_no_price():
    """WM-0.13.2"""
    position = dealt("8 planning")
    position.write(0, "c5r5", 8)
    position.skip(0)
    assert position.crossed(0, "planning") == []


def test_with_all_boxes_crossed_the_x_may_still_be_written():
    """WM-0.13.3"""
    position = dealt("8 planning", crossed=ALL_PLANNED)
    position.write(0, "c5r5", 8)
    position.x(0, "c2r2")
    assert position.at(0, "c2r2") == "X"
    assert position.term(0, "planning") == -28


@pytest.mark.parametrize(("slot", "key"), [("c1r1", "refused-filled"), ("c4r3", "refused-filled"), ("c7r1", "refused-slot")])
def test_an_x_elsewhere_is_refused(slot, key):
    """WM-0.13.1"""
    position = dealt("8 planning")
    position.write(0, "c5r5", 8)
    assert position.refused(0, WriteX(slot)).text.key == key


def test_an_x_gives_no_water_and_no_plant():
    """WM-0.4: an X is never the slot just written."""
    position = dealt("8 planning")
    position.write(0, "c2r2", 8)
    position.x(0, "c3r2")
    assert position.state.legal(0) == [Commit()]
    assert position.circled(0, "tank") == set()
