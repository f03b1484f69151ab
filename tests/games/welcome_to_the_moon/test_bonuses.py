"""Compartment bonuses, fuel, X and crossing rockets (WM-1.4 to WM-1.6)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit, Mark, Skip, WriteX
from starboard.games.welcome_to_the_moon.adventures.launch.content import load_launch
from tests.games.welcome_to_the_moon.position import FULL, Position, nearly

ICONS = {icon.id: icon for icon in load_launch().bonuses}
ACTIVE = {icon.group: icon.amount for icon in ICONS.values() if icon.type == "rockets"}
INACTIVE = ["l2_c1_b2", "l3_c2_b2", "l5_c1_b2", "l6_c1_b2", "l7_c1_b2", "l8_c1_b2", "l8_c3_b2"]
ROWS = [(5, 0), (4, 15), (3, 30), (3, 45), (3, 60), (3, 75), (3, 90), (3, 105), (2, 120), (2, 135)]
VALUES = [value for rockets, value in ROWS for _ in range(rockets)] + [150]


def of_type(kind: str):
    return pytest.mark.parametrize("icon", [id for id, icon in ICONS.items() if icon.type == kind])


def completed(icon: str, **sheet) -> Position:
    """Seat 0 has just completed the icon's compartment by a number."""
    compartment = ICONS[icon].group
    position = Position()
    position.sheet(0, **nearly(compartment), **sheet)
    position.complete(0, compartment)
    return position


# -- each of the 46 icons


@of_type("rockets")
def test_an_active_rocket_icon_crosses_its_rockets_at_once(icon):
    """WM-1.4, WM-1.6."""
    assert completed(icon).mine(0).rockets == ICONS[icon].amount


@of_type("inactive_rockets")
def test_a_fuelled_inactive_icon_pays_like_an_active_one(icon):
    """WM-1.4."""
    position = completed(icon, fuelled=(icon,))
    assert position.mine(0).rockets == ACTIVE[ICONS[icon].group] + ICONS[icon].amount
    assert icon not in position.mine(0).lost


@of_type("inactive_rockets")
def test_an_inactive_icon_that_was_not_fuelled_is_lost(icon):
    """WM-1.4: it can no longer be fuelled."""
    position = completed(icon)
    assert position.mine(0).rockets == ACTIVE[ICONS[icon].group]
    assert icon in position.mine(0).lost


@of_type("fuel")
def test_a_fuel_icon_fills_one_arrow_of_the_players_choice(icon):
    """WM-1.5: on any level."""
    position = completed(icon)
    assert [action.mark for action in position.legal(0, Mark)] == INACTIVE
    position.fuel(0, "l5_c1_b2")
    assert position.mine(0).fuelled == ["l5_c1_b2"]
    assert position.legal(0, Mark) == []
    assert icon not in position.mine(0).waiting


@of_type("write_x")
def test_an_x_icon_writes_one_x_in_any_empty_slot(icon):
    """WM-1.5: no effect and no order restricts it."""
    position = completed(icon, **{"l3": "_ 7 | 8 _ _"} if not icon.startswith("l3") else {})
    empty = {slot for slot, written in zip(slot_ids(), position.mine(0).slots, strict=True) if written is None}
    assert {action.slot for action in position.legal(0, WriteX)} == empty
    position.x(0, "l3_s1")
    assert position.level(0, "l3") == "X 7 8 _ _"
    assert position.legal(0, WriteX) == []
    assert icon not in position.mine(0).waiting


@of_type("sabotage")
def test_a_sabotage_icon_strikes_the_others_when_all_have_committed(icon):
    """WM-1.4, WM-1.8: other sabotages of the same compartment are closed before, so that this one works alone."""
    others = [id for id, other in ICONS.items() if other.type == "sabotage" and id != icon]
    compartment = ICONS[icon].group
    position = Position(seats=3)
    position.close(*others)
    position.sheet(0, **nearly(compartment))
    position.complete(0, compartment)
    assert icon not in position.mine(0).sabotaged
    position.finish()
    assert [position.errors(seat) for seat in range(3)] == ["........", "o.......", "o......."]
    assert all(icon in position.mine(seat).sabotaged for seat in range(3))


def slot_ids() -> list[str]:
    return [slot.id for slot in load_launch().slots]


# -- WM-1.4


def test_two_bonuses_of_a_robot_compartment_are_pending():
    """EX-1.2: fuel and X, nothing else."""
    position = Position()
    position.sheet(0, l4="_ 9 | _ 13 _")
    position.write(0, "l4_s1", 8)
    assert position.mine(0).waiting == ["l4_c1_b1", "l4_c1_b2"]
    assert position.mine(0).rockets == 0
    assert {type(action) for action in position.state.legal(0)} == {Mark, WriteX, Skip}


def test_a_worked_turn_and_the_next():
    """EX-1.2, EX-1.3, EX-1.4, EX-1.5, WM-1.4 to WM-1.6: X first, then fuel for the planning level, which pays both rockets a turn later."""
    position = Position()
    position.sheet(0, l4="_ 9 | _ 13 _", l6="_ 3 4 5 6 7")
    position.write(0, "l4_s1", 8)
    position.x(0, "l4_s5")
    assert position.level(0, "l4") == "8 9 _ 13 X"
    assert position.mine(0).paid == ["l4_c1"]
    assert position.mine(0).waiting == ["l4_c1_b1"]
    position.fuel(0, "l6_c1_b2")
    assert position.mine(0).fuelled == ["l6_c1_b2"]
    assert position.mine(0).rockets == 0
    position.commit(0)
    position.finish(1)

    position.deal("2 planning", "8 robot", "8 plant")
    position.write(0, "l6_s1", 2)
    sheet = position.mine(0)
    assert sheet.rockets == 8
    assert sheet.waiting == ["l6_c1_b3"]
    assert position.points()[0] == 15
    position.finish()
    assert position.errors(1) == "o......."


@pytest.mark.parametrize("order", ["fuel x", "x fuel"])
def test_pending_bonuses_are_resolved_in_the_players_order(order):
    """WM-1.4."""
    position = completed("l4_c1_b1")
    for bonus in order.split():
        if bonus == "fuel":
            position.fuel(0, "l8_c1_b2")
        else:
            position.x(0, "l8_s1")
    assert position.state.legal(0) == [Commit()]
    assert position.mine(0).fuelled == ["l8_c1_b2"]
    assert position.level(0, "l8") == "X _ _ _ _ _ _ _"


def test_an_x_completes_compartments_whose_bonuses_join_the_pending_ones():
    """WM-1.4: a chain of three compartments; the fuel waits as long as the player likes."""
    position = Position()
    position.sheet(0, l4="_ 9 | _ _ _", **nearly("l9_c1", "l9_c4"))
    position.write(0, "l4_s1", 8)
    position.x(0, "l9_s2")
    assert position.mine(0).rockets == 2
    assert position.mine(0).waiting == ["l4_c1_b1", "l9_c1_b2"]
    position.x(0, "l9_s8")
    assert position.mine(0).waiting == ["l4_c1_b1", "l9_c4_b1", "l9_c4_b2"]
    position.fuel(0, "l6_c1_b2")
    position.fuel(0, "l2_c1_b2")
    assert position.mine(0).fuelled == ["l2_c1_b2", "l6_c1_b2"]
    position.skip(0)
    assert position.state.legal(0) == [Commit()]


def test_fuel_before_the_x_makes_an_inactive_icon_pay_and_after_it_does_not():
    """WM-1.4: fuelled before the compartment is completed, or lost."""
    for fuel_first, rockets in ((True, 4), (False, 2)):
        position = Position()
        position.sheet(0, l4="_ 9 | _ _ _", **nearly("l8_c1"))
        position.write(0, "l4_s1", 8)
        if fuel_first:
            position.fuel(0, "l8_c1_b2")
        position.x(0, "l8_s2")
        assert Mark("l8_c1_b2") not in position.state.legal(0)
        assert position.mine(0).rockets == rockets


def test_a_compartment_pays_once():
    """WM-1.4: a filled slot cannot be filled again, and the next turn brings nothing."""
    position = completed("l7_c2_b1")
    position.finish()
    assert position.mine(0).rockets == 3
    position.finish()
    assert position.mine(0).rockets == 3
    assert position.mine(0).paid == ["l7_c2"]


def test_a_compartment_filled_by_x_alone_pays_too():
    """WM-1.4."""
    position = Position()
    position.sheet(0, l4="_ 9 | _ _ _", **nearly("l7_c2"))
    position.write(0, "l4_s1", 8)
    position.x(0, "l7_s7")
    assert position.mine(0).rockets == 3


def test_bonuses_are_resolved_before_the_commit():
    """WM-1.4."""
    position = completed("l1_c1_b2")
    assert position.refused(0, Commit()).rule == "WM-1.4"


# -- WM-1.5


def test_fuel_needs_an_empty_arrow_in_an_incomplete_compartment():
    """WM-1.5."""
    position = Position()
    position.sheet(0, l4="_ 9 | _ _ _", l5=FULL, l6=FULL, fuelled=("l2_c1_b2", "l7_c1_b2"))
    position.write(0, "l4_s1", 8)
    assert [action.mark for action in position.legal(0, Mark)] == ["l3_c2_b2", "l8_c1_b2", "l8_c3_b2"]
    reasons = {
        "l2_c1_b2": ("launch-refused-fuelled", "WM-1.5"),
        "l5_c1_b2": ("launch-refused-complete", "WM-1.4"),
        "l1_c1_b1": ("launch-refused-fuel", "WM-1.5"),
        "nowhere": ("refused-symbol", "WM-0.4"),
    }
    for bonus, reason in reasons.items():
        refusal = position.refused(0, Mark(bonus))
        assert (refusal.text.key, refusal.rule) == reason


def test_fuel_is_compulsory_while_an_arrow_can_be_filled():
    """WM-1.5."""
    position = completed("l8_c2_b2")
    assert {type(action) for action in position.state.legal(0)} == {Mark}


def test_fuel_without_an_arrow_to_fill_is_lost():
    """WM-1.5: it cannot be kept."""
    position = completed("l9_c4_b1", fuelled=tuple(INACTIVE))
    assert position.legal(0, Mark) == []
    assert "l9_c4_b1" in position.mine(0).lost
    position.skip(0)
    assert position.state.legal(0) == [Commit()]


def test_fuel_is_lost_when_an_x_fills_the_last_compartment_with_an_arrow():
    """WM-1.4, WM-1.5."""
    position = Position()
    open_arrow = nearly("l8_c1")
    position.sheet(0, l4="_ 9 | _ _ _", **open_arrow, fuelled=tuple(bonus for bonus in INACTIVE if bonus != "l8_c1_b2"))
    position.write(0, "l4_s1", 8)
    assert [action.mark for action in position.legal(0, Mark)] == ["l8_c1_b2"]
    position.x(0, "l8_s2")
    assert position.state.legal(0) == [Commit()]
    assert "l4_c1_b1" in position.mine(0).lost


def test_an_x_may_be_declined_and_is_lost():
    """WM-1.5."""
    position = completed("l9_c1_b2")
    position.skip(0)
    assert position.state.legal(0) == [Commit()]
    assert "l9_c1_b2" in position.mine(0).lost
    assert position.mine(0).slots.count("X") == 1


def test_an_x_is_lost_when_no_slot_is_empty():
    """WM-1.5."""
    position = Position()
    levels = {f"l{level}": FULL for level in range(1, 9)}
    position.sheet(0, **levels, l9="1 2 3 4 5 6 7 _")
    position.write(0, "l9_s8", 8)
    assert position.state.legal(0) == [Commit()]
    assert "l9_c4_b2" in position.mine(0).lost


def test_two_x_at_once_fill_two_slots_or_are_declined_one_by_one():
    """WM-1.5."""
    position = Position()
    position.sheet(0, l4="_ 9 | X 11 _")
    position.write(0, "l4_s1", 8)
    position.x(0, "l4_s5")
    assert position.mine(0).waiting == ["l4_c1_b1", "l4_c2_b2"]
    position.skip(0)
    assert position.legal(0, WriteX) == []


def test_no_x_without_an_x_bonus():
    """WM-1.5: there is no other way to write one."""
    position = Position()
    assert position.legal(0, WriteX) == []
    assert position.refused(0, WriteX("l1_s1")).rule == "WM-0.8.3"
    position = completed("l8_c2_b2")
    assert position.refused(0, WriteX("l1_s1")).text.key == "launch-refused-no-x"
    position = completed("l9_c1_b2")
    assert position.refused(0, Mark("l2_c1_b2")).text.key == "launch-refused-no-fuel"


# -- WM-1.6


@pytest.mark.parametrize("rockets", range(32))
def test_the_score_is_the_lowest_box_that_is_not_crossed(rockets):
    """EX-1.6, WM-1.6, WM-1.10: the last rocket of a row crosses its box."""
    position = Position()
    position.sheet(0, rockets=rockets)
    assert position.points()[0] == VALUES[rockets]


def test_crossing_goes_on_in_the_row_above():
    """EX-1.6, WM-1.6."""
    position = completed("l6_c1_b1", rockets=3)
    assert position.mine(0).rockets == 7
    assert position.points()[0] == 15


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"rockets": 27}, (31, "........", 0)),
        ({"rockets": 29, "errors": 1}, (31, "x.......", 1)),
        ({"rockets": 31, "errors": 3, "crossed": 1}, (31, "xxx.....", 2)),
        ({"rockets": 31, "errors": 8}, (31, "xxxxoooo", 0)),
        ({"rockets": 31, "errors": 2, "crossed": 2, "ties": 1}, (31, "xx......", 5)),
        ({"rockets": 31, "ties": 6}, (31, "........", 8)),
        ({"rockets": 31, "ties": 8}, (31, "........", 8)),
    ],
)
def test_rockets_cross_the_track_then_errors_then_tie_break_rockets_then_nothing(before, after):
    """WM-1.6: four rockets from the energy level."""
    position = completed("l7_c1_b1", **before)
    sheet = position.mine(0)
    assert (sheet.rockets, position.errors(0), sheet.ties) == after


def test_tie_break_rockets_stay_crossed_when_a_new_error_is_circled():
    """WM-1.6."""
    position = Position()
    position.sheet(0, rockets=31, ties=3)
    position.sheet(1, l2="1 2 _")
    position.complete(1, "l2_c1")
    position.finish(1, 0)
    assert (position.errors(0), position.mine(0).ties) == ("o.......", 3)
