"""Water, plants, reactors, double bonuses, planning, astronauts and wilds (WM-7.8 to WM-7.13)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit, Mark, Skip, Wild, Write
from starboard.games.welcome_to_the_moon.events import Raced
from tests.games.welcome_to_the_moon.escape.position import AIRLOCKS, ASTRONAUTS, BOXES, CONTENT, PLANTS, REACTORS, SHIPS, EscapePosition

FIRST_SLOT = {ship: next(slot.id for slot in CONTENT.slots if slot.id.startswith(f"{ship}_m") and slot.bonus is None) for ship in SHIPS}
"""A module slot without a robot symbol on each ship."""
GREENHOUSES = {ship: f"{ship}_gh_s1" for ship in SHIPS}
every_ship = pytest.mark.parametrize("ship", SHIPS)


def opened(**sheet) -> EscapePosition:
    """Two players for whom every airlock is active."""
    position = EscapePosition()
    position.sheet(0, airlocks=AIRLOCKS, **sheet)
    position.sheet(1, airlocks=AIRLOCKS, **sheet)
    return position


# -- water


def test_water_circles_the_tank_of_the_slot_just_written():
    """EX-7.1, WM-7.8."""
    position = EscapePosition()
    position.play(0, "4 water", "ship1_m1_s3")
    assert position.state.legal(0) == [Mark("ship1_m1_tank"), Skip()]
    position.mark(0, "ship1_m1_tank")
    assert position.newly_circled(0) == {"ship1_m1_tank"}


@pytest.mark.parametrize("tank", CONTENT.water_tanks, ids=lambda tank: tank.id)
def test_every_tank_belongs_to_its_own_slot(tank):
    """WM-7.8."""
    position = opened()
    position.play(0, "8 water", tank.slot)
    assert position.offered(0) == [tank.id]


def test_water_is_void_in_a_slot_without_a_tank():
    """WM-7.8: also when another slot of the module has one."""
    position = EscapePosition()
    position.play(0, "4 water", "ship1_m1_s2")
    assert position.state.legal(0) == [Commit()]


def test_an_x_at_a_tank_circles_nothing():
    """WM-0.4, WM-7.8: an X slot is never the slot just written, not even with water to come."""
    position = EscapePosition()
    position.play(0, "4 planning", "ship1_m1_s2")
    position.x(0, "ship1_m1_s3")
    assert position.state.legal(0) == [Commit()]


# -- plants and reactors


def test_plant_circles_a_plant_of_a_greenhouse_without_access():
    """EX-7.2, WM-7.9."""
    position = EscapePosition()
    position.play(0, "2 plant", "ship1_m1_s2")
    assert position.state.legal(0) == [Mark("ship1_p1"), Skip()]
    position.mark(0, "ship1_p1")
    assert position.newly_circled(0) == {"ship1_p1"}
    assert "ship1_gh_s1" not in position.slots(0)


def test_energy_circles_a_reactor_of_the_ship():
    """EX-7.3, WM-7.10."""
    position = EscapePosition()
    position.play(0, "5 energy", "ship1_m1_s3")
    position.mark(0, "ship1_r1")
    assert position.newly_circled(0) == {"ship1_r1"}


@every_ship
@pytest.mark.parametrize(("effect", "symbols"), [("plant", PLANTS), ("energy", REACTORS)])
def test_each_ship_has_its_own_symbols_and_equal_ones_are_offered_once(ship, effect, symbols):
    """WM-7.9, WM-7.10: those circled from the start are taken; the last one is offered; then the effect is void."""
    free = [symbol for symbol in symbols[ship] if symbol not in CONTENT.marked_at_start()]
    for taken in range(len(free) + 1):
        position = opened(circled=free[:taken])
        position.play(0, f"8 {effect}", FIRST_SLOT[ship])
        assert position.offered(0) == free[taken : taken + 1]
        assert position.state.legal(0)[-1] == (Commit() if taken == len(free) else Skip())


@every_ship
def test_writing_in_the_greenhouse_counts_as_writing_in_its_ship(ship):
    """WM-7.9, WM-7.10: and a filled greenhouse still takes plants."""
    position = opened()
    position.play(0, "8 plant", GREENHOUSES[ship])
    assert set(position.offered(0)) <= set(PLANTS[ship])
    assert len(position.offered(0)) == 1
    other = opened()
    other.play(0, "8 energy", GREENHOUSES[ship])
    assert set(other.offered(0)) <= set(REACTORS[ship])
    assert len(other.offered(0)) == 1


def test_an_effect_may_be_let_go():
    """WM-0.11."""
    position = EscapePosition()
    position.play(0, "8 energy", "ship1_m1_s2")
    assert position.refused(0, Mark("ship2_r1")).rule == "WM-7.10"
    position.skip(0)
    assert position.newly_circled(0) == set()
    assert position.state.legal(0) == [Commit()]


# -- double bonuses


@every_ship
def test_the_first_to_fill_a_greenhouse_circles_its_double_bonus(ship):
    """WM-7.11, WM-0.15: it is crossed for all others once all have committed."""
    position = opened()
    position.play(0, "8 robot", GREENHOUSES[ship])
    assert position.mine(0).races[f"{ship}_x2"] == 2
    assert position.state.view(1).sheets[1].closed == []
    position.finish()
    assert position.mine(1).closed == [f"{ship}_x2"]
    assert position.mine(1).races[f"{ship}_x2"] is None
    assert position.told(Raced)[0].winners == (0,)


def test_all_who_fill_a_greenhouse_in_the_same_turn_get_its_double_bonus():
    """WM-7.11, WM-0.15: whoever commits first."""
    for order in ((0, 1), (1, 0)):
        position = opened()
        position.deal("8 water", "9 water", "10 water")
        for seat in order:
            position.write(seat, "ship2_gh_s1", 8)
            position.finish(seat)
        assert [position.mine(seat).races["ship2_x2"] for seat in (0, 1)] == [2, 2]
        assert position.told(Raced)[0].winners == (0, 1)


def test_there_is_no_lower_bonus_later():
    """WM-7.11."""
    position = opened()
    position.play(0, "8 water", "ship2_gh_s1")
    position.finish()
    position.play(1, "9 water", "ship2_gh_s1")
    position.finish()
    assert [position.mine(seat).races["ship2_x2"] for seat in (0, 1)] == [2, None]
    assert len(position.told(Raced)) == 1


def test_an_x_circles_the_double_bonus_too():
    """WM-7.11, WM-0.13.3."""
    position = opened()
    position.play(0, "8 planning", "ship1_m1_s2")
    position.x(0, "ship3_gh_s1")
    assert position.mine(0).races["ship3_x2"] == 2


def test_a_module_slot_circles_no_double_bonus():
    """WM-7.11."""
    position = opened()
    position.play(0, "8 water", "ship2_m2_s3")
    assert set(position.mine(0).races.values()) == {None}


# -- planning


def test_each_x_crosses_the_next_planning_box():
    """WM-7.12, WM-7.16."""
    for crossed, penalty in enumerate((1, 3, 6, 9, 12, 16, 20, 24, 28)):
        position = EscapePosition()
        position.sheet(0, crossed=BOXES[:crossed])
        position.play(0, "8 planning", "ship1_m1_s2")
        assert position.mine(0).crossed == BOXES[:crossed]
        position.x(0, "ship1_m2_s4")
        assert position.mine(0).crossed == BOXES[: crossed + 1]
        assert position.term(0, "planning") == -penalty


def test_an_x_is_free_once_every_box_is_crossed():
    """WM-0.13.3."""
    position = EscapePosition()
    position.sheet(0, crossed=BOXES)
    position.play(0, "8 planning", "ship1_m1_s2")
    position.x(0, "ship1_m2_s4")
    assert position.term(0, "planning") == -28
    assert position.ship(0, "ship1") == "_ 8 _ _ _ _ _ _ X"


def test_without_an_x_nothing_is_paid():
    """WM-0.13.2."""
    position = EscapePosition()
    position.play(0, "8 planning", "ship1_m1_s2")
    position.skip(0)
    assert position.mine(0).crossed == []


# -- astronauts and wilds


def test_an_astronaut_changes_the_number_by_up_to_two_and_crosses_an_icon():
    """WM-7.13, WM-0.12."""
    position = EscapePosition()
    position.deal("15 astronaut", "1 robot", "1 energy")
    numbers = {action.number for action in position.legal(0, Write) if action.stack == 0}
    assert numbers == {13, 14, 15, 16, 17}
    position.write(0, "ship1_m1_s4", 17)
    assert position.mine(0).crossed == ASTRONAUTS[:1]
    assert position.state.legal(0) == [Commit()]


def test_an_unchanged_number_may_cross_an_icon_or_not():
    """WM-0.12.2."""
    position = EscapePosition()
    position.play(0, "8 astronaut", "ship1_m1_s2")
    assert position.state.legal(0) == [Mark(ASTRONAUTS[0]), Skip()]
    position.mark(0, ASTRONAUTS[0])
    assert position.mine(0).crossed == ASTRONAUTS[:1]
    assert position.newly_circled(0) == set()


def test_after_all_icons_a_number_may_still_be_changed():
    """WM-0.12.3."""
    position = EscapePosition()
    position.sheet(0, crossed=ASTRONAUTS)
    position.deal("8 astronaut", "1 robot", "1 energy")
    position.write(0, "ship1_m1_s2", 10)
    assert position.mine(0).crossed == ASTRONAUTS
    assert position.state.legal(0) == [Commit()]


@pytest.mark.parametrize("pair", [1, 2, 3])
def test_the_second_icon_of_a_pair_circles_its_wild(pair):
    """WM-7.13, WM-0.14.1: to be spent in a later turn."""
    position = EscapePosition()
    position.sheet(0, crossed=ASTRONAUTS[: 2 * pair - 1])
    position.deal("8 astronaut", "8 robot", "8 energy")
    assert position.legal(0, Wild) == []
    position.write(0, "ship1_m1_s2", 9)
    assert position.newly_circled(0) == {f"wild_astronaut_{pair}"}
    position.finish()
    position.deal("8 robot", "10 robot", "12 robot")
    assert position.legal(0, Wild) != []


def test_a_wild_is_any_effect_instead_of_the_combinations():
    """WM-0.14.2."""
    position = EscapePosition()
    position.sheet(0, wilds=1)
    position.deal("8 robot", "10 robot", "12 robot")
    assert [action.effect for action in position.legal(0, Wild)] == ["robot", "energy", "plant", "water", "astronaut", "planning"]
    position.wild(0, "plant")
    assert position.mine(0).crossed == ["wild_astronaut_1"]
    assert position.legal(0, Wild) == []
    position.write(0, "ship1_m2_s1", 8)
    assert position.state.legal(0) == [Mark("ship1_p1"), Skip()]


def test_who_has_spent_a_wild_sees_its_effect_on_the_combinations():
    """WM-0.14.2, WM-0.19."""
    position = EscapePosition()
    position.sheet(0, wilds=1)
    position.deal("8 robot", "9 energy", "10 plant")
    position.wild(0, "water")
    assert [(shown.effect, shown.wild) for shown in position.state.view(0).stacks] == [("water", True)] * 3
    for other in (1, None):
        assert [(shown.effect, shown.wild) for shown in position.state.view(other).stacks] == [
            ("robot", False),
            ("energy", False),
            ("plant", False),
        ]


def test_a_wild_astronaut_averts_an_error_and_a_wild_robot_does_not():
    """WM-0.14.3, WM-0.10.4: allowed, never forced; access is not the effect's to give before writing."""
    position = EscapePosition()
    position.sheet(0, wilds=1, ship1="_ 5 6 7 | _ | 8 9 10 11")
    position.deal("5 robot", "6 energy", "8 plant")
    assert [action.effect for action in position.legal(0, Wild)] == ["astronaut"]
    position.wild(0, "astronaut")
    position.write(0, "ship1_m1_s1", 4)
    assert ASTRONAUTS[0] in position.mine(0).crossed
