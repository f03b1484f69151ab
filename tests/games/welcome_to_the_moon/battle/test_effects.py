"""Bonuses of slots and asteroids, and the effects (WM-8.8 to WM-8.13)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit, Mark, Skip
from starboard.games.welcome_to_the_moon.adventures.battle.rules.scoring import current_value
from tests.games.welcome_to_the_moon.battle.position import BATTLE, PLANETS, BattlePosition, full

SLOT_BONUSES = {"p1": "..P", "p2": "....R", "p3": "..R.W", "p4": "P...P.R", "p5": "...WP", "p6": "....W", "p7": "..P"}
NUMBERS = {"p1": 1, "p2": 4, "p3": 6, "p4": 8, "p5": 10, "p6": 12, "p7": 14}
BONUS_MARKS = {"P": "a_plants_1", "R": "ast1", "W": "a_water_1"}
EACH_SLOT = [(planet, index, kind) for planet, kinds in SLOT_BONUSES.items() for index, kind in enumerate(kinds)]


def dealt(planet: str, combination: str, turn: int = 1, **sheet) -> BattlePosition:
    """Seat 0 has drawn on a planet of its sheet, or in an even turn of the sheet of seat 1."""
    position = BattlePosition(2, turn=turn)
    position.sheet(1 - turn % 2, **sheet)
    position.draw(0, planet, combination)
    return position


# -- slot bonuses: WM-8.8


@pytest.mark.parametrize(("planet", "index", "kind"), EACH_SLOT)
def test_each_slot_gives_its_bonus(planet, index, kind):
    """WM-8.5, WM-8.8"""
    position = dealt(planet, f"{NUMBERS[planet]} energy", **{planet: "B" * index})
    if kind != ".":
        assert position.state.legal(0) == [Mark(BONUS_MARKS[kind]), Skip()]
        position.skip(0)
    assert position.offered(0) == ["a_green_1", "a_blue_1", "a_grey_1"]


def test_a_plant_bonus_needs_no_symbol_of_the_planet():
    """WM-8.8"""
    position = dealt("p1", "2 energy", p1="AB", symbols="p1_plant1")
    position.mark(0, "a_plants_1")
    assert position.count(0, "a_plants", 0) == 1
    assert position.term(0, "plants") == 2


def test_a_water_bonus_crosses_a_water_box():
    """WM-8.8"""
    position = dealt("p6", "12 energy", p6="ABAB")
    position.mark(0, "a_water_1")
    assert position.term(0, "water") == 3
    assert position.count(0, "p6_water", 0) == 0


def test_a_bonus_that_can_do_nothing_is_not_asked():
    """WM-8.8"""
    position = dealt("p1", "2 energy", p1="AB", a={"plants": 11})
    assert position.offered(0) == ["a_green_1", "a_blue_1", "a_grey_1"]


def test_bonus_and_effect_are_both_used():
    """WM-8.8: in addition to the effect and before it."""
    position = dealt("p1", "2 plant", p1="AB")
    position.mark(0, "a_plants_1", "p1_plant1")
    assert position.count(0, "a_plants", 0) == 2
    assert position.state.legal(0) == [Commit()]


# -- plant and water: WM-8.9, WM-8.10


def test_plant_crosses_a_symbol_of_the_planet_and_a_box():
    """WM-8.9, EX-8.2"""
    position = dealt("p6", "11 plant")
    position.mark(0, "p6_plant1")
    assert [position.count(0, "p6_plant", 0), position.count(0, "a_plants", 0)] == [1, 1]
    assert position.term(0, "plants") == 2


def test_water_crosses_the_symbol_of_the_planet_and_a_box():
    """WM-8.10, EX-8.3"""
    position = dealt("p1", "2 water")
    position.mark(0, "p1_water1")
    assert [position.count(0, "p1_water", 0), position.count(0, "a_water", 0)] == [1, 1]
    assert position.term(0, "water") == 3


@pytest.mark.parametrize(("effect", "symbols"), [("plant", "p6_plant1 p6_plant2"), ("water", "p6_water1")])
def test_a_symbol_crossed_by_either_player_is_used(effect, symbols):
    """WM-8.9, WM-8.10"""
    position = dealt("p6", f"11 {effect}", symbols=symbols)
    assert position.state.legal(0) == [Commit()]


def test_the_second_plant_of_a_planet_is_left_when_one_is_crossed():
    """WM-8.9"""
    position = dealt("p6", "11 plant", symbols="p6_plant1")
    assert position.offered(0) == ["p6_plant2"]


def test_the_last_planet_has_no_water():
    """WM-8.5, WM-8.10"""
    assert dealt("p7", "13 water").state.legal(0) == [Commit()]


def test_the_planet_may_be_captured_by_this_very_insignia():
    """WM-8.9"""
    position = dealt("p1", "2 plant", p1="BB")
    position.skip(0)
    assert position.offered(0) == ["p1_plant1"]


def test_effects_are_optional():
    """WM-0.11"""
    position = dealt("p6", "11 plant")
    position.skip(0)
    assert position.count(0, "", 0) == 0


# -- robot: WM-8.11


def test_robot_takes_the_nearest_asteroid_from_the_own_end():
    """WM-8.11, EX-8.4"""
    position = dealt("p3", "6 robot", asteroids="1A")
    assert position.offered(0) == ["ast2"]
    position.mark(0, "ast2")
    assert position.seen(0, 0).insignia == {"ast1": "A", "ast2": "A"}
    assert position.offered(0) == ["a_plants_1"]
    position.mark(0, "a_plants_1")
    assert position.count(0, "a_plants", 0) == 1
    assert position.count(0, "p3", 0) == 0


def test_zone_b_begins_at_the_other_end():
    """WM-8.11"""
    position = dealt("p3", "6 robot", turn=2)
    position.mark(0, "ast13")
    assert position.seen(1, 0).insignia == {"ast13": "B"}
    assert position.state.legal(0) == [Commit()]


def test_an_asteroid_holds_one_insignia():
    """WM-8.11: the next free one beyond those of the other player."""
    position = dealt("p3", "6 robot", asteroids="1A 2A 3B 4B")
    assert position.offered(0) == ["ast5"]


def test_robot_is_void_when_all_asteroids_are_taken():
    """WM-8.11"""
    position = dealt("p3", "6 robot", asteroids=" ".join(f"{number}B" for number in range(1, 14)))
    assert position.state.legal(0) == [Commit()]


BELT = ("", "P", "W", "P", "WE", "EE", "MM", "EE", "WE", "P", "W", "P", "")


@pytest.mark.parametrize("number", range(1, 14))
@pytest.mark.parametrize("turn", [1, 2])
def test_each_asteroid_gives_its_bonuses(number, turn):
    """WM-8.11"""
    others = range(1, number) if turn == 1 else range(number + 1, 14)
    position = dealt("p3", "6 robot", turn=turn, asteroids=" ".join(f"{one}A" for one in others))
    position.mark(0, f"ast{number}")
    zone = "a" if turn == 1 else "b"
    kinds = {f"{zone}_plants": "P", f"{zone}_water": "W", f"{zone}_green": "E", "p1_moon": "M"}
    taken = ""
    while marks := position.offered(0):
        taken += next(kind for prefix, kind in kinds.items() if marks[0].startswith(prefix))
        position.mark(0, marks[0])
    assert sorted(taken) == sorted(BELT[number - 1])


def test_a_planning_bonus_draws_on_a_moon_at_no_cost():
    """WM-8.8, WM-8.11"""
    position = dealt("p3", "6 robot", asteroids=" ".join(f"{one}A" for one in range(1, 7)))
    position.mark(0, "ast7", "p1_moon1", "p1_moon2")
    assert position.term(0, "planning") == 0
    assert position.state.legal(0) == [Commit()]


def test_the_second_bonus_of_an_asteroid_is_gone_when_nothing_is_left_to_do():
    """WM-8.8"""
    moons = " ".join(f"{planet}B {planet}B" for planet in PLANETS if planet != "p7")
    position = dealt("p3", "6 robot", asteroids=" ".join(f"{one}A" for one in range(1, 7)), moons=f"{moons} p7B")
    position.mark(0, "ast7", "p7_moon2")
    assert position.state.legal(0) == [Commit()]


# -- energy: WM-8.12


def test_energy_raises_a_type_of_planet():
    """WM-8.12, EX-8.5"""
    position = dealt("p3", "6 energy")
    position.mark(0, "a_grey_1")
    assert current_value(BATTLE.layout, position.state.sheets[0], 0, 4) == 5
    assert current_value(BATTLE.layout, position.state.sheets[0], 1, 4) == 4
    assert current_value(BATTLE.layout, position.state.sheets[1], 1, 4) == 4


def test_a_type_with_all_boxes_crossed_cannot_be_raised():
    """WM-8.12"""
    position = dealt("p3", "6 energy", a={"green": 4, "blue": 1})
    assert position.offered(0) == ["a_blue_2", "a_grey_1"]
    assert dealt("p3", "6 energy", a={"green": 4, "blue": 4, "grey": 4}).state.legal(0) == [Commit()]


# -- planning: WM-8.13


def test_planning_draws_on_a_moon_and_crosses_a_box():
    """WM-8.13, EX-8.6"""
    position = dealt("p1", "3 planning")
    position.mark(0, "p1_moon1")
    assert position.seen(0, 0).insignia == {"p1_moon1": "A"}
    assert position.term(0, "planning") == -3


def test_planning_is_optional_and_then_costs_nothing():
    """WM-0.11, WM-0.13.2"""
    position = dealt("p1", "3 planning")
    position.skip(0)
    assert position.term(0, "planning") == 0
    assert position.seen(0, 0).insignia == {}


def test_each_moon_is_offered_once_and_one_player_may_use_both_slots():
    """WM-8.13"""
    position = dealt("p1", "3 planning", moons="p2A p3B p3A")
    assert position.offered(0) == ["p1_moon1", "p2_moon2", "p4_moon1", "p5_moon1", "p6_moon1", "p7_moon1"]
    position.mark(0, "p2_moon2")
    assert position.seen(0, 0).insignia["p2_moon1"] == position.seen(0, 0).insignia["p2_moon2"] == "A"


def test_planning_is_void_when_no_moon_is_open():
    """WM-8.13"""
    position = dealt("p7", "13 planning", **full("p1", "p2", "p3", "p4", "p5", "p6"), moons="p7A p7B")
    assert position.state.legal(0) == [Commit()]


def test_with_all_boxes_crossed_the_insignia_may_still_be_drawn():
    """WM-0.13.3"""
    position = dealt("p1", "3 planning", a={"planning": 7})
    position.mark(0, "p1_moon1")
    assert position.term(0, "planning") == -36


def test_a_refused_moon_says_why():
    """WM-8.13"""
    position = dealt("p1", "3 planning", moons="p2A p2B")
    refusal = position.refused(0, Mark("p2_moon2"))
    assert (refusal.text.key, refusal.rule) == ("refused-marked", "WM-0.4")
    refusal = position.refused(0, Mark("ast1"))
    assert (refusal.text.key, refusal.rule) == ("battle-refused-moon", "WM-8.13")
