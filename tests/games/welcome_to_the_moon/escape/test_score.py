"""Ends, scoring by category, ranks (WM-7.15, WM-7.16, WM-0.17, WM-0.18)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Claim
from tests.games.welcome_to_the_moon.escape.position import (
    AIRLOCKS,
    BOXES,
    CROSSES,
    EVERYWHERE,
    PLANTS,
    REACTORS,
    TANKS,
    EscapePosition,
)

VALUES = [0, 2, 4, 7]
STUCK = {"ship1": "1 2 3 4 | _ | 5 6 7 X"}


def scored(**sheet) -> EscapePosition:
    position = EscapePosition()
    position.sheet(0, **sheet)
    return position


# -- greenhouses


@pytest.mark.parametrize("plants", range(4))
def test_a_filled_greenhouse_scores_its_plants_doubled_for_the_first(plants):
    """EX-7.4, WM-7.16."""
    filled = {"ship1": "_ _ _ _ | 8 | _ _ _ _", "circled": PLANTS["ship1"][:plants]}
    assert scored(**filled, undoubled="1").term(0, "greenhouses") == VALUES[plants]
    assert scored(**filled, doubled="1").term(0, "greenhouses") == 2 * VALUES[plants]


def test_an_empty_greenhouse_scores_nothing():
    """WM-7.16."""
    assert scored(circled=PLANTS["ship1"]).term(0, "greenhouses") == 0


def test_an_x_fills_a_greenhouse():
    """WM-7.16, WM-0.4."""
    assert scored(circled=PLANTS["ship1"], ship1="_ _ _ _ | X | _ _ _ _").term(0, "greenhouses") == 7


def test_plants_circled_from_the_start_count():
    """WM-7.3, WM-7.16: 1, 1, 1 and 2 plants on ships 3 to 6."""
    greenhouses = {"ship3": "8 | _ _ _ | _ _ _", "ship4": "_ _ | 8 | _ _ _", "ship5": "_ _ _ | 8 | _ _", "ship6": "_ _ | _ _ | 8"}
    assert scored(**greenhouses).term(0, "greenhouses") == 2 + 2 + 2 + 4


def test_a_double_bonus_doubles_its_own_greenhouse_only():
    """WM-7.16."""
    greenhouses = {"ship4": "_ _ | 8 | _ _ _", "ship6": "_ _ | _ _ | 8"}
    assert scored(doubled="6", undoubled="4", **greenhouses).term(0, "greenhouses") == 2 + 8


# -- modules


@pytest.mark.parametrize("reactors", range(4))
def test_a_filled_module_scores_the_reactors_of_its_ship_doubled_by_its_tank(reactors):
    """EX-7.4, WM-7.16."""
    filled = {"ship1": "1 2 X 4 | _ | _ _ _ _"}
    circled = REACTORS["ship1"][:reactors]
    assert scored(**filled, circled=circled).term(0, "modules") == VALUES[reactors]
    assert scored(**filled, circled=[*circled, "ship1_m1_tank"]).term(0, "modules") == 2 * VALUES[reactors]
    assert scored(**filled, circled=[*circled, "ship1_m2_tank"]).term(0, "modules") == VALUES[reactors]


def test_a_module_that_is_not_filled_scores_nothing():
    """WM-7.16."""
    circled = [*REACTORS["ship1"], "ship1_m1_tank"]
    assert scored(ship1="1 2 3 _ | 8 | _ 9 10 11", circled=circled).term(0, "modules") == 0


def test_every_filled_module_of_a_ship_scores():
    """WM-7.16: 4 and 4, the second doubled, the third not filled."""
    circled = [*REACTORS["ship2"][:2], "ship2_m2_tank", "ship2_m3_tank"]
    assert scored(ship2="1 2 3 | 4 5 6 | _ | 8 9 _", circled=circled).term(0, "modules") == 4 + 8


def test_reactors_circled_from_the_start_count():
    """WM-7.3, WM-7.16: two modules each of ships 4, 5 and 6 with 1, 1 and 2 reactors."""
    assert scored(ship4=CROSSES, ship5=CROSSES, ship6=CROSSES).term(0, "modules") == 2 * 2 + 2 * 2 + 2 * 4


def test_reactors_of_one_ship_do_nothing_for_another():
    """WM-7.16."""
    assert scored(ship1=CROSSES, circled=REACTORS["ship2"]).term(0, "modules") == 0


# -- penalties and the sum


def test_planning_penalties_by_crossed_boxes():
    """WM-7.16."""
    penalties = [-scored(crossed=BOXES[:crossed]).term(0, "planning") for crossed in range(10)]
    assert penalties == [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]


def test_each_error_costs_five_points():
    """WM-0.10.5, WM-7.16."""
    assert [scored(errors=errors).points()[0] for errors in range(4)] == [0, -5, -10, -15]


def test_the_score_is_the_sum_of_its_categories():
    """WM-7.16."""
    position = scored(
        ship6=CROSSES,
        ship1="1 2 3 4 | _ | _ _ _ _",
        circled=["ship6_r3", "ship6_p3", *TANKS["ship6"], "ship1_r1"],
        doubled="6",
        crossed=BOXES[:4],
        errors=1,
        claimed="AC",
    )
    score = position.state.scores()[0]
    assert [term.points for term in score.terms] == [2, 14, 28 + 2, -9, -5]
    assert score.points == 2 + 14 + 30 - 9 - 5


# -- ends


def test_three_missions_end_the_game():
    """WM-0.17 (a)."""
    position = EscapePosition(missions=(101, 103, 104))
    position.sheet(0, ship6="_ _ | _ _ | 8", circled=["ship6_p3"], claimed="BC")
    position.finish()
    assert position.reasons() == []
    position.match.apply(0, Claim(101))
    assert position.reasons() == ["end-missions"]


def test_forty_three_filled_slots_end_the_game():
    """WM-7.15 (b): numbers and X alike; all finish the turn."""
    position = EscapePosition(missions=(100, 103, 104))
    position.sheet(0, airlocks=AIRLOCKS, claimed="B", **{**EVERYWHERE, "ship5": CROSSES, "ship6": "1 2 3 4 _"})
    position.write(0, "ship6_gh_s1", 8)
    position.finish(0)
    assert position.reasons() == []
    position.finish(1)
    assert position.reasons() == ["end-full"]


def test_forty_two_filled_slots_do_not_end_the_game():
    """WM-7.15 (b)."""
    position = EscapePosition(missions=(100, 103, 104))
    position.sheet(0, airlocks=AIRLOCKS, claimed="B", **{**EVERYWHERE, "ship6": "1 2 3 _ _"})
    position.write(0, "ship6_gh_s1", 8)
    position.finish()
    assert position.reasons() == []
    assert position.state.turn == 2


@pytest.mark.parametrize(("errors", "reasons"), [(1, []), (2, ["end-errors"])])
def test_the_third_error_ends_the_game(errors, reasons):
    """WM-7.15 (c)."""
    position = EscapePosition()
    position.sheet(0, errors=errors, **STUCK)
    position.error(0)
    position.finish()
    assert position.reasons() == reasons


def test_a_tie_goes_to_who_made_fewer_errors():
    """WM-0.18: three errors cost as much as one, five planning boxes and a module of 2; the other two share the place."""
    position = EscapePosition(seats=3)
    position.sheet(0, errors=2, **STUCK)
    position.sheet(1, errors=1, crossed=BOXES[:5], circled=["ship1_r1"], ship1="1 2 3 4 | _ | _ _ _ _")
    position.sheet(2, errors=1, crossed=BOXES[:5], circled=["ship1_r1"], ship1="1 2 3 4 | _ | _ _ _ _")
    position.error(0)
    position.finish()
    assert position.points() == [-15, -15, -15]
    assert position.places() == [3, 1, 1]
