"""Access to ships, airlocks, robot symbols, and the airlocks of error boxes (WM-7.4 to WM-7.7, WM-7.14)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit, Mark, Skip, TakeError, Write, WriteX
from tests.games.welcome_to_the_moon.escape.position import AIRLOCKS, CONTENT, EVERYWHERE, EscapePosition

START = ["al1", "al2", "al3", "al4", "al5"]
"""Airlocks that touch the two modules connected at the start."""
STUCK = {"ship1": "1 2 3 4 | _ | 5 6 7 X"}
"""No slot is free in the modules connected at the start."""
ROBOTS = [slot.id for slot in CONTENT.slots if slot.bonus == "robot"]


def slots_of(*parts: str) -> set[str]:
    return {slot.id for slot in CONTENT.slots if slot.group in parts}


# -- lines and access


def test_at_the_start_only_two_modules_of_the_lowest_ship_are_open():
    """WM-7.5."""
    assert EscapePosition().slots(0) == slots_of("ship1_m1", "ship1_m2")


def test_a_ship_is_one_ascending_line_whatever_its_airlocks():
    """WM-7.4: an inactive airlock does not split the line, the greenhouse belongs to it."""
    position = EscapePosition()
    position.sheet(0, airlocks=["al1"], ship1="_ 4 _ _ | _ | _ 9 _ _")
    assert position.slots(0) == {"ship1_m1_s3", "ship1_m1_s4", "ship1_gh_s1", "ship1_m2_s1"}
    position.deal("5 robot", "5 energy", "5 plant")
    position.sheet(0, airlocks=["al1", "al2"], ship1="_ 4 _ _ | 6 | _ 9 _ _")
    assert position.slots(0) == {"ship1_m1_s3", "ship1_m1_s4"}


def test_ships_are_ordered_apart_from_each_other():
    """WM-7.4."""
    position = EscapePosition()
    position.sheet(0, airlocks=["al3"], ship1="8 9 10 11 | _ | 12 13 14 15")
    assert position.slots(0) == slots_of("ship2_m1")


def test_an_active_airlock_opens_its_other_end():
    """WM-7.5: module, greenhouse, and from part to part up to the highest ship."""
    position = EscapePosition()
    way = ["al3", "al9", "al13", "al17", "al21"]
    position.sheet(0, airlocks=way)
    reached = ["ship1_m1", "ship1_m2", "ship2_m1", "ship3_m1", "ship4_m1", "ship5_m1", "ship6_m1"]
    assert position.slots(0) == slots_of(*reached)
    position.sheet(0, airlocks=[*way, "al23", "al24"])
    assert position.slots(0) == slots_of(*reached, "ship6_m2", "ship6_gh")


def test_a_slot_without_access_is_refused_with_its_rule():
    """WM-7.5, WM-0.8.2: order is told apart from access."""
    position = EscapePosition()
    position.sheet(0, ship1="_ 9 _ _ | _ | _ _ _ _")
    refusal = position.refused(0, Write(0, "ship2_m1_s1", 8))
    assert (refusal.rule, refusal.text.key) == ("WM-7.5", "escape-refused-access")
    assert position.refused(0, Write(0, "ship1_m1_s3", 8)).rule == "WM-7.4"


def test_free_slots_without_access_do_not_avert_a_system_error():
    """WM-7.5, WM-0.8.2."""
    position = EscapePosition()
    position.sheet(0, **STUCK)
    assert position.state.legal(0) == [TakeError()]


# -- the robot effect


def test_robot_activates_an_airlock_that_touches_a_connected_part():
    """WM-7.6: optional like every effect."""
    position = EscapePosition()
    position.play(0, "8 robot", "ship1_m1_s2")
    assert position.state.legal(0) == [*[Mark(airlock) for airlock in START], Skip()]
    position.mark(0, "al3")
    assert position.newly_circled(0) == {"al3"}
    assert position.state.legal(0) == [Commit()]


def test_a_new_airlock_brings_others_into_reach_from_the_next_activation_on():
    """WM-7.5, WM-7.6."""
    position = EscapePosition()
    position.sheet(0, airlocks=["al3"])
    position.play(0, "8 robot", "ship2_m1_s1")
    assert position.offered(0) == ["al1", "al2", "al4", "al5", "al6", "al9"]


def test_an_airlock_between_two_connected_parts_may_be_activated():
    """WM-7.6: useless, but allowed."""
    position = EscapePosition()
    position.sheet(0, airlocks=["al3", "al4"])
    position.play(0, "8 robot", "ship1_m1_s2")
    assert "al6" in position.offered(0)


def test_an_airlock_out_of_reach_is_refused():
    """WM-7.6."""
    position = EscapePosition()
    position.play(0, "8 robot", "ship1_m1_s2")
    for airlock in ("al9", "al24"):
        assert position.refused(0, Mark(airlock)).rule == "WM-7.6"
    assert position.refused(0, Mark("al_colony_1")).text.key == "refused-marked"


def test_robot_is_void_when_every_airlock_is_active():
    """WM-7.6."""
    position = EscapePosition()
    position.sheet(0, airlocks=AIRLOCKS)
    position.play(0, "8 robot", "ship1_m1_s2")
    assert position.state.legal(0) == [Commit()]


# -- robot symbols


@pytest.mark.parametrize("slot", ROBOTS)
def test_a_number_at_a_robot_symbol_activates_an_airlock_at_once(slot):
    """WM-7.7: compulsory, before the effect and in addition to it."""
    position = EscapePosition()
    position.sheet(0, airlocks=AIRLOCKS[:-1])
    position.play(0, "8 energy", slot)
    assert position.state.legal(0) == [Mark("al24")]
    assert position.refused(0, Skip()).rule == "WM-7.7"
    position.mark(0, "al24")
    ship = slot.split("_", maxsplit=1)[0]
    assert [mark.split("_", maxsplit=1)[0] for mark in position.offered(0)] == [ship]
    position.finish(0)
    assert position.state.ready[0]


def test_a_robot_symbol_and_the_robot_effect_activate_one_airlock_each():
    """WM-7.7: the first widens the choice for the second."""
    position = EscapePosition()
    position.play(0, "8 robot", "ship1_m1_s1")
    assert position.offered(0) == START
    position.mark(0, "al5")
    assert position.offered(0) == ["al1", "al2", "al3", "al4", "al8"]
    position.mark(0, "al8")
    assert position.newly_circled(0) == {"al5", "al8"}


@pytest.mark.parametrize("slot", ROBOTS)
def test_an_x_at_a_robot_symbol_activates_an_airlock_too(slot):
    """WM-7.7, WM-0.13.3."""
    position = EscapePosition()
    position.sheet(0, airlocks=AIRLOCKS[:-1])
    position.play(0, "8 planning", "ship1_m1_s2")
    position.x(0, slot)
    assert position.state.legal(0) == [Mark("al24")]
    position.mark(0, "al24")
    assert position.state.legal(0) == [Commit()]


def test_a_robot_symbol_is_void_when_every_airlock_is_active():
    """WM-7.6, WM-7.7."""
    position = EscapePosition()
    position.sheet(0, airlocks=AIRLOCKS)
    position.play(0, "8 robot", "ship1_m1_s1")
    assert position.state.legal(0) == [Commit()]


def test_slots_without_a_robot_symbol_activate_nothing():
    """WM-7.7."""
    others = [slot.id for slot in CONTENT.slots if slot.bonus is None]
    assert len(others) == 35
    for slot in others:
        position = EscapePosition()
        position.sheet(0, airlocks=AIRLOCKS[1:])
        position.play(0, "8 water", slot)
        assert "al1" not in position.offered(0)


# -- planning and access


def test_an_x_needs_access_but_no_order():
    """WM-7.12, WM-7.5, WM-0.13.1."""
    position = EscapePosition()
    position.sheet(0, airlocks=["al1"], ship1="_ 9 10 _ | _ | 11 _ _ _")
    position.play(0, "8 planning", "ship1_m1_s1")
    position.mark(0, "al2")
    assert position.slots(0) == {"ship1_m1_s4", "ship1_gh_s1", "ship1_m2_s2", "ship1_m2_s3", "ship1_m2_s4"}
    refusal = position.refused(0, WriteX("ship2_m1_s1"))
    assert (refusal.rule, refusal.text.key) == ("WM-7.12", "escape-refused-access")
    assert position.refused(0, WriteX("ship1_m1_s2")).text.key == "refused-filled"
    assert position.refused(0, WriteX("nowhere")).text.key == "refused-slot"
    assert position.refused(0, Mark("al3")).text.key == "refused-plan"
    position.x(0, "ship1_gh_s1")
    assert position.ship(0, "ship1") == "8 9 10 _ X 11 _ _ _"


def test_planning_is_void_when_no_connected_slot_is_empty():
    """WM-7.12."""
    position = EscapePosition()
    position.sheet(0, ship1="1 _ 9 10 | _ | 11 12 13 14")
    position.play(0, "8 planning", "ship1_m1_s2")
    assert position.state.legal(0) == [Commit()]


# -- errors


@pytest.mark.parametrize("errors", [0, 1])
def test_the_first_two_errors_let_activate_an_airlock(errors):
    """WM-7.14, WM-0.10.2: a choice, which may be declined; nothing else happens in this turn."""
    position = EscapePosition()
    position.sheet(0, errors=errors, **STUCK)
    position.error(0)
    assert position.state.legal(0) == [*[Mark(airlock) for airlock in START], Skip()]
    assert position.refused(0, Mark("al6")).rule == "WM-7.6"
    position.mark(0, "al2")
    assert position.newly_circled(0) == {"al2"}
    assert position.state.ready[0]
    assert position.errors(0).count("x") == errors + 1


def test_the_airlock_of_an_error_may_be_declined():
    """WM-7.14."""
    position = EscapePosition()
    position.sheet(0, **STUCK)
    position.error(0)
    position.skip(0)
    assert position.newly_circled(0) == set()
    assert position.state.ready[0]


def test_the_third_error_gives_no_airlock():
    """WM-7.14."""
    position = EscapePosition()
    position.sheet(0, errors=2, **STUCK)
    position.error(0)
    assert position.state.ready[0]
    assert position.errors(0) == "xxx"


def test_an_error_gives_nothing_when_every_airlock_is_active():
    """WM-7.6, WM-7.14."""
    position = EscapePosition()
    position.sheet(0, airlocks=AIRLOCKS, **{**EVERYWHERE, "ship6": "10 11 12 13 _"})
    position.error(0)
    assert position.state.ready[0]


def test_the_airlock_of_an_error_opens_a_way_for_the_next_turn():
    """WM-7.14, WM-7.5."""
    position = EscapePosition()
    position.sheet(0, **STUCK)
    position.error(0)
    position.mark(0, "al3")
    position.finish(1)
    assert position.state.turn == 2
    position.deal("8 robot", "8 energy", "8 plant")
    assert position.slots(0) == slots_of("ship2_m1")
