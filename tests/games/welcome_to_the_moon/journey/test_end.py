"""System errors and the end of the game (WM-2.9, WM-2.10, WM-0.10, WM-0.17)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Mark, Skip, TakeError
from tests.games.welcome_to_the_moon.journey.position import WALLS, JourneyPosition, but, stuck

SIX_TANKS = " ".join(f"tank_{tank:02}" for tank in (1, 2, 3, 4, 5, 8))
ENERGY = " ".join(f"energy_{icon}" for icon in range(1, 13))


# -- errors: WM-2.9


def test_the_first_error_circles_an_energy_icon_and_a_wall_must_be_drawn():
    """WM-2.9, WM-0.10.2, EX-2.8"""
    position = stuck()
    assert position.state.legal(0) == [TakeError()]
    position.error(0)
    assert position.errors(0) == "x.."
    assert position.crossed(0, "energy") == ["energy_1", "energy_2"]
    assert position.crossed(0, "wall") == ["wall_1"]
    assert position.state.legal(0) == [Mark(wall) for wall in WALLS]
    assert position.refused(0, Skip()).rule == "WM-2.4"
    position.mark(0, "w09")
    assert position.state.legal(0) == []
    assert position.walls(0) == ["w09"]


def test_the_second_error_circles_the_next_icon():
    """WM-2.9"""
    position = stuck(errors=1, circled="energy_2", crossed="wall_1")
    position.error(0)
    assert position.errors(0) == "xx."
    assert position.circled(0, "energy") == {"energy_1", "energy_2", "energy_3"}
    assert position.walls(0) == []
    assert position.state.legal(0) == []


def test_the_third_error_gives_nothing():
    """WM-2.9"""
    position = stuck(errors=2)
    position.error(0)
    assert position.errors(0) == "xxx"
    assert position.circled(0, "energy") == {"energy_1"}
    assert position.state.legal(0) == []


def test_the_energy_of_an_error_is_void_when_all_icons_are_circled():
    """WM-2.4, WM-2.9"""
    position = stuck(circled=ENERGY)
    position.error(0)
    assert position.errors(0) == "x.."
    assert position.state.legal(0) == []


def test_after_an_error_there_is_no_number_and_no_other_effect():
    """WM-0.10.1"""
    position = stuck(errors=1, circled="energy_2", crossed="wall_1")
    before = position.mine(0).slots
    position.error(0)
    assert position.mine(0).slots == before
    assert position.state.pending() == [1]


@pytest.mark.parametrize(("errors", "points"), [(0, 0), (1, -5), (2, -10), (3, -15)])
def test_every_error_costs_5(errors, points):
    """WM-2.10, WM-0.10.5"""
    position = JourneyPosition()
    position.sheet(0, errors=errors)
    assert position.term(0, "errors") == points


def test_an_error_only_when_no_combination_fits_any_zone():
    """WM-0.10.1, WM-2.3"""
    position = stuck(circled="w08")
    assert position.slots(0) == set()
    position = stuck(circled="w09")
    assert position.slots(0) == {"t09"}
    position = stuck(circled="w08")
    position.deal("8 robot", "8 robot", "7 robot")
    assert position.slots(0) == {"t09"}


def test_no_claim_after_an_error_unless_the_table_says_so():
    """WM-0.16.6"""
    position = stuck(1, circled=f"{SIX_TANKS} energy_2")
    position.error(0)
    position.finish()
    assert position.state.turn == 2
    position = stuck(1, circled=f"{SIX_TANKS} energy_2", missions_after_system_error="yes")
    position.error(0)
    position.finish(1)
    position.claim(0, 74)
    assert position.term(0, "missions") == 9


# -- the end: WM-2.10, WM-0.17


def test_the_third_error_ends_the_game():
    """WM-2.10, WM-0.17"""
    position = stuck(errors=1, circled="energy_2")
    position.error(0)
    position.finish()
    assert position.reasons() == []
    position = stuck(errors=2)
    position.error(0)
    position.finish()
    assert position.reasons() == ["end-errors"]
    assert position.term(0, "errors") == -15


def test_a_full_trajectory_ends_the_game_after_the_missions():
    """WM-2.10, WM-0.17"""
    position = JourneyPosition()
    position.sheet(0, xs=but("t20"), circled=SIX_TANKS)
    position.write(0, "t20", 8)
    position.finish()
    assert position.reasons() == []
    position.claim(0, 74)
    assert position.reasons() == ["end-full"]
    assert position.term(0, "missions") == 9


def test_an_x_may_be_the_last_to_fill_the_trajectory():
    """WM-0.17, WM-0.13.3"""
    position = JourneyPosition()
    position.sheet(0, xs=but("t20", "t30"))
    position.offer("8 planning")
    position.write(0, "t20", 8)
    position.x(0, "t30")
    position.finish()
    assert position.reasons() == ["end-full"]


def test_the_third_mission_ends_the_game():
    """WM-2.10, WM-0.17"""
    position = JourneyPosition()
    position.sheet(0, circled=SIX_TANKS, claimed="AB")
    position.finish()
    position.claim(0, 74)
    assert position.reasons() == ["end-missions"]


def test_everyone_finishes_the_last_turn():
    """WM-0.17"""
    position = stuck(errors=2, seats=3)
    position.error(0)
    position.finish(1)
    assert position.reasons() == []
    assert position.state.pending() == [2]
    position.finish(2)
    assert position.reasons() == ["end-errors"]
