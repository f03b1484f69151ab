"""System errors and sabotage (WM-1.7, WM-1.8)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.adventures.launch.events import Sabotaged
from tests.games.welcome_to_the_moon.position import FULL, Position, nearly

SABOTAGED = {"l2_c1": 1, "l3_c1": 1, "l5_c1": 2, "l6_c1": 1, "l7_c1": 2, "l8_c4": 1}


def errors(position: Position) -> list[int]:
    """Boxes used on each sheet."""
    return [8 - position.errors(seat).count(".") for seat in range(position.state.seats)]


def play(position: Position, *compartments: str | None) -> None:
    """Each seat completes its compartment, or writes somewhere harmless; then the turn ends."""
    for seat, compartment in enumerate(compartments):
        if compartment is not None:
            position.complete(seat, compartment)
        position.finish(seat)


# -- WM-1.7


def test_an_error_is_circled_when_it_happens_and_crossed_by_later_rockets():
    """WM-1.7: crossed, it costs nothing, but the box stays used."""
    position = Position()
    position.sheet(0, rockets=31, errors=3, **nearly("l9_c1"))
    assert position.points()[0] == 150 - 15
    position.complete(0, "l9_c1")
    assert position.errors(0) == "xxo....."
    assert position.points()[0] == 150 - 5


def test_a_new_error_takes_the_next_free_box_even_if_others_are_crossed():
    """WM-1.7: eight boxes for the whole game."""
    position = Position()
    position.sheet(0, errors=4, crossed=4)
    position.sheet(1, **nearly("l3_c1"))
    play(position, None, "l3_c1")
    assert position.errors(0) == "xxxxo..."


@pytest.mark.parametrize(("crossed", "boxes"), [(0, "oooooooo"), (5, "xxxxxooo")])
def test_when_all_boxes_are_used_further_errors_have_no_effect(crossed, boxes):
    """WM-1.7, WM-1.8: seven boxes used, two sabotages."""
    position = Position()
    position.sheet(0, errors=7, crossed=crossed)
    position.sheet(1, **nearly("l5_c1"))
    play(position, None, "l5_c1")
    assert position.errors(0) == boxes
    assert position.points()[0] == -5 * boxes.count("o")
    assert [event.victims for event in position.told(Sabotaged)] == [(0,), ()]


# -- WM-1.8


def test_one_sabotage_strikes_both_others_and_works_once():
    """EX-1.8."""
    position = Position(seats=3)
    position.sheet(0, **nearly("l6_c1"))
    play(position, "l6_c1", None, None)
    assert errors(position) == [0, 1, 1]
    assert all(position.mine(seat).sabotaged == ["l6_c1_b4"] for seat in range(3))
    position.sheet(1, errors=1, **nearly("l6_c1"))
    play(position, None, "l6_c1", None)
    assert position.mine(1).paid == ["l6_c1"]
    assert errors(position) == [0, 1, 1]


@pytest.mark.parametrize(("compartment", "count"), SABOTAGED.items())
def test_every_icon_of_a_compartment_is_a_sabotage_of_its_own(compartment, count):
    """WM-1.8: two icons in one compartment are two separate sabotages."""
    position = Position(seats=2)
    position.sheet(0, **nearly(compartment))
    play(position, compartment, None)
    assert errors(position) == [0, count]


def test_players_who_trigger_the_same_icon_together_are_immune_and_the_rest_suffers_once():
    """WM-1.8."""
    position = Position(seats=4)
    for seat in (0, 2):
        position.sheet(seat, **nearly("l8_c4"))
    play(position, "l8_c4", None, "l8_c4", None)
    assert errors(position) == [0, 1, 0, 1]
    assert [(event.culprits, event.victims) for event in position.told(Sabotaged)] == [((0, 2), (1, 3))]


def test_different_icons_of_one_turn_are_independent():
    """WM-1.8: each culprit suffers from the other one's sabotage."""
    position = Position(seats=3)
    position.sheet(0, **nearly("l2_c1"))
    position.sheet(1, **nearly("l3_c1"))
    play(position, "l2_c1", "l3_c1", None)
    assert errors(position) == [1, 1, 2]
    assert position.mine(2).sabotaged == ["l2_c1_b3", "l3_c1_b2"]


def test_triggering_is_compulsory_and_settled_only_when_all_have_committed():
    """WM-1.8: after completing the compartment there is nothing to decide but the commit."""
    position = Position()
    position.sheet(0, **nearly("l3_c1"))
    position.complete(0, "l3_c1")
    position.commit(0)
    assert errors(position) == [0, 0]
    position.finish(1)
    assert errors(position) == [0, 1]


def test_an_x_that_completes_the_compartment_triggers_too():
    """WM-1.8, WM-1.4."""
    position = Position()
    position.sheet(0, l4="_ 9 | _ _ _", **nearly("l2_c1"))
    position.write(0, "l4_s1", 8)
    position.x(0, "l2_s3")
    position.finish()
    assert errors(position) == [0, 1]


def test_a_crossed_icon_gives_nothing_to_who_completes_later():
    """WM-1.8: the other icons of the compartment still pay."""
    position = Position()
    position.close("l7_c1_b3")
    position.sheet(0, **nearly("l7_c1"))
    play(position, "l7_c1", None)
    assert errors(position) == [0, 1]
    assert position.mine(0).rockets == 4


def test_a_sabotage_does_not_last_into_the_next_turn():
    """WM-1.8: only who triggered the icon this turn is counted."""
    position = Position()
    position.sheet(0, **nearly("l3_c1"))
    play(position, "l3_c1", None)
    position.finish()
    assert errors(position) == [0, 1]


def test_a_system_error_and_a_sabotage_are_separate_errors():
    """WM-1.8, WM-0.10.3."""
    position = Position()
    position.sheet(0, l1=FULL, l2=FULL, l9=FULL, errors=1)
    position.sheet(1, **nearly("l2_c1"))
    position.complete(1, "l2_c1")
    position.commit(1)
    position.error(0)
    assert errors(position) == [3, 0]
