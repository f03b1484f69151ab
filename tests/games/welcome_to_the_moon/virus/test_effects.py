"""Effects, the tracks of plants and water, wilds (WM-6.5 to WM-6.9, WM-6.12)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Mark, Skip, Wild
from tests.games.welcome_to_the_moon.virus.position import BLOCKS, FULL, VIRUS, VirusPosition, walkway


def test_energy_circles_a_symbol_of_the_block_just_written_in():
    """EX-6.1, WM-6.5."""
    position = VirusPosition()
    position.offer("9 energy")
    position.write(0, "f1b1_s3", 9)
    assert position.offered(0) == ["f1b1_e2"]
    position.mark(0, "f1b1_e2")
    assert position.circled(0, "f1b1_e") == {"f1b1_e1", "f1b1_e2"}


def test_energy_counts_in_a_block_that_the_number_has_filled():
    """WM-6.5, WM-6.16: effects of the turn are applied before the evacuation."""
    position = VirusPosition()
    position.sheet(0, f1b1="1 2 3 4 _")
    position.take(0, "9 energy", "f1b1_s5", "f1b1_e2")
    position.idle(1)
    assert position.mine(0).evacuated == {"f1b1": 10}


def test_energy_is_void_when_all_three_are_circled():
    """WM-6.5."""
    position = VirusPosition()
    position.sheet(0, circled="f1b1_e2 f1b1_e3")
    position.offer("9 energy")
    position.write(0, "f1b1_s3", 9)
    position.commit(0)


def test_an_effect_may_be_let_go():
    """WM-0.11."""
    position = VirusPosition()
    position.offer("9 energy")
    position.write(0, "f1b1_s3", 9)
    position.skip(0)
    assert position.circled(0, "f1b1_e") == {"f1b1_e1"}


def test_a_robot_closes_any_open_walkway():
    """WM-6.6."""
    position = VirusPosition()
    position.sheet(0, closed="f1b1-f1b2")
    position.offer("9 robot")
    position.write(0, "f5b2_s1", 9)
    assert len(position.offered(0)) == 21
    assert position.refused(0, Mark(walkway("f1b1-f1b2"))).text.key == "refused-marked"
    position.close(0, "f1b2-f2b1")
    assert walkway("f1b2-f2b1") in position.mine(0).circled


def test_a_robot_is_void_when_no_walkway_is_open():
    """WM-6.6."""
    position = VirusPosition()
    position.sheet(0, closed=" ".join(f"{BLOCKS[one]}-{BLOCKS[other]}" for one, other in VIRUS.layout.between))
    position.offer("9 robot")
    position.write(0, "f5b2_s1", 9)
    position.commit(0)


def test_a_plant_crosses_the_next_icon_of_the_plant_track():
    """EX-6.3, WM-6.7."""
    position = VirusPosition()
    position.offer("14 plant")
    position.write(0, "f2b1_s5", 14)
    assert position.offered(0) == ["f2b1_p1"]
    position.mark(0, "f2b1_p1")
    assert position.circled(0, "f2b1_p") == {"f2b1_p1"}
    assert position.crossed(0, "plant") == ["plant1"]


def test_the_second_plant_of_a_block_is_left_when_the_first_is_circled():
    """WM-6.7."""
    position = VirusPosition()
    position.sheet(0, circled="f2b1_p1", plants=1)
    position.offer("9 plant")
    position.write(0, "f2b1_s5", 9)
    assert position.offered(0) == ["f2b1_p2"]


def test_without_an_uncircled_plant_no_icon_is_crossed():
    """WM-6.7."""
    position = VirusPosition()
    position.sheet(0, circled="f1b1_p1", plants=1)
    position.offer("9 plant")
    position.write(0, "f1b1_s5", 9)
    position.commit(0)
    assert position.crossed(0, "plant") == ["plant1"]


def test_water_circles_the_tank_of_the_block():
    """EX-6.4, WM-6.8."""
    position = VirusPosition()
    position.offer("11 water")
    position.write(0, "f3b3_s4", 11)
    position.mark(0, "f3b3_tank")
    assert "f3b3_tank" in position.mine(0).circled
    assert position.crossed(0, "water") == ["water1"]


def test_water_works_from_any_slot_of_the_block():
    """WM-6.8."""
    position = VirusPosition()
    position.offer("9 water")
    position.write(0, "f3b3_s1", 9)
    assert position.offered(0) == ["f3b3_tank"]


@pytest.mark.parametrize(("slot", "circled"), [("f3b2_s1", ""), ("f1b1_s1", "f1b1_tank")])
def test_water_is_void_without_an_uncircled_tank(slot, circled):
    """WM-6.8."""
    position = VirusPosition()
    position.sheet(0, circled=circled)
    position.offer("9 water")
    position.write(0, slot, 9)
    position.commit(0)
    assert position.crossed(0, "water") == []


def test_a_row_of_water_is_worth_more_and_circles_an_energy():
    """EX-6.5, WM-6.9: in any block with an empty slot and an uncircled energy symbol, compulsory."""
    position = VirusPosition()
    position.sheet(0, circled="f1b1_tank f2b2_e2 f2b2_e3", water=1, f5b1=FULL)
    position.offer("9 water")
    position.write(0, "f3b3_s1", 9)
    position.mark(0, "f3b3_tank")
    assert position.crossed(0, "water") == ["water1", "water2"]
    assert position.term(0, "water") == 10
    assert position.offered(0) == [f"{block}_e2" for block in BLOCKS if block not in ("f2b2", "f5b1")]
    assert position.refused(0, Skip()).rule == "WM-6.9"
    position.mark(0, "f4b1_e2")
    position.commit(0)
    assert "f4b1_e2" in position.mine(0).circled


def test_a_row_bonus_is_no_energy_for_the_block_just_filled():
    """WM-6.9, Q-11."""
    position = VirusPosition()
    position.sheet(0, water=1, f3b3="_ 10 11 12 13")
    position.offer("9 water")
    position.write(0, "f3b3_s1", 9)
    position.mark(0, "f3b3_tank")
    assert "f3b3_e2" not in position.offered(0)


def test_an_energy_that_cannot_be_circled_is_lost():
    """WM-6.9."""
    position = VirusPosition()
    position.sheet(0, water=1, circled=" ".join(f"{block}_e2 {block}_e3" for block in BLOCKS))
    position.offer("9 water")
    position.write(0, "f3b3_s1", 9)
    position.mark(0, "f3b3_tank")
    position.commit(0)


def test_a_row_of_plants_closes_a_walkway():
    """WM-6.9: compulsory."""
    position = VirusPosition()
    position.sheet(0, plants=1)
    position.offer("9 plant")
    position.write(0, "f1b1_s1", 9)
    position.mark(0, "f1b1_p1")
    assert position.term(0, "plants") == 5
    assert len(position.offered(0)) == 22
    assert position.refused(0, Skip()).rule == "WM-6.9"
    position.close(0, "f1b1-f1b2")
    position.commit(0)


def test_a_walkway_that_cannot_be_closed_is_lost():
    """WM-6.9."""
    position = VirusPosition()
    position.sheet(0, plants=1, closed=" ".join(f"{BLOCKS[one]}-{BLOCKS[other]}" for one, other in VIRUS.layout.between))
    position.offer("9 plant")
    position.write(0, "f1b1_s1", 9)
    position.mark(0, "f1b1_p1")
    position.commit(0)


@pytest.mark.parametrize(
    ("track", "ends", "values"),
    [("plants", [2, 4, 7, 10, 13, 16], [0, 5, 10, 20, 35, 55, 80]), ("water", [2, 4, 6, 8, 10], [0, 10, 20, 35, 55, 80])],
)
def test_the_value_of_a_track_grows_with_each_completed_row(track, ends, values):
    """WM-6.9, WM-6.22: an unfinished row adds nothing."""
    for icons in range(ends[-1] + 1):
        position = VirusPosition()
        position.sheet(0, **{track: icons})
        assert position.term(0, track) == values[sum(1 for end in ends if end <= icons)]


def test_an_astronaut_changes_the_number_and_crosses_an_icon():
    """WM-6.12, WM-0.12."""
    position = VirusPosition()
    position.offer("6 astronaut")
    position.write(0, "f1b1_s1", 4)
    assert position.crossed(0, "astronaut_") == ["astronaut_1"]


def test_the_second_icon_of_a_pair_circles_its_wild():
    """EX-6.6, WM-6.12: it is spent in a later turn only."""
    position = VirusPosition()
    position.sheet(0, circled="planning_1")
    position.offer("9 planning")
    position.write(0, "f1b1_s1", 9)
    position.x(0, "f3b2_s3")
    assert position.mine(0).slots[VIRUS.layout.slot_at["f3b2_s3"]] == "X"
    assert position.crossed(0, "planning_") == ["planning_2"]
    assert position.circled(0, "wild_planning") == {"wild_planning_1"}
    position.commit(0)
    position.idle(1)
    assert position.legal(0, Wild)


def test_a_wild_replaces_the_effect_of_the_combination():
    """EX-6.7, WM-0.14."""
    position = VirusPosition()
    position.sheet(0, circled="astronaut_1 astronaut_2 wild_astronaut_1")
    position.offer("9 robot")
    position.match.apply(0, Wild("water"))
    position.write(0, "f1b1_s1", 9)
    assert position.offered(0) == ["f1b1_tank"]
    assert position.crossed(0, "wild") == ["wild_astronaut_1"]
    assert position.legal(0, Wild) == []
