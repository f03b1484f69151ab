"""Quarters and their race bonuses (WM-3.4)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.events import Raced
from tests.games.welcome_to_the_moon.colony.position import QUARTERS, ColonyPosition, but


@pytest.mark.parametrize("quarter", QUARTERS)
def test_the_last_number_of_a_quarter_wins_its_high_bonus_at_once(quarter):
    """WM-3.4"""
    position = ColonyPosition()
    last = QUARTERS[quarter][-1]
    position.sheet(0, xs=but(QUARTERS[quarter], last))
    position.write(0, last, 8)
    assert position.mine(0).races[f"{quarter}_bonus"] == 15
    assert position.term(0, "quarters") == 15


def test_an_x_completes_a_quarter_too():
    """WM-3.4, WM-0.13.3"""
    position = ColonyPosition()
    position.sheet(0, xs=but(QUARTERS["q4"], "c5r1"))
    position.deal("8 planning", "8 planning", "8 planning")
    position.write(0, "c1r3", 8)
    position.x(0, "c5r1")
    assert position.term(0, "quarters") == 15


def test_all_who_complete_it_in_the_same_turn_win_the_high_bonus():
    """WM-3.4, WM-0.15"""
    position = ColonyPosition(3)
    for seat in (0, 1):
        position.sheet(seat, xs=but(QUARTERS["q3"], "c2r2"))
        position.write(seat, "c2r2", 8)
    position.finish()
    assert [position.term(seat, "quarters") for seat in range(3)] == [15, 15, 0]
    assert position.mine(2).closed == ["q3_bonus"]
    assert [event.winners for event in position.told(Raced)] == [(0, 1)]


def test_later_players_win_the_low_bonus_of_that_quarter_only():
    """WM-3.4, WM-0.15"""
    position = ColonyPosition()
    position.sheet(0, xs=but(QUARTERS["q3"], "c2r2"))
    position.write(0, "c2r2", 8)
    position.finish()
    position.sheet(1, xs=but([*QUARTERS["q3"], *QUARTERS["q2"]], "c2r2", "c5r5"))
    position.deal("8 robot", "8 energy", "8 plant")
    position.write(1, "c2r2", 8)
    position.finish()
    position.deal("9 robot", "9 energy", "9 plant")
    position.write(1, "c5r5", 9)
    assert position.mine(1).races["q3_bonus"] == 5
    assert position.mine(1).races["q2_bonus"] == 15
    assert position.term(0, "quarters") == 15


def test_a_quarter_with_an_empty_module_wins_nothing():
    """WM-3.4"""
    position = ColonyPosition()
    position.sheet(0, xs=but(QUARTERS["q1"], "c1r6", "c2r6"))
    position.write(0, "c1r6", 8)
    assert position.mine(0).races["q1_bonus"] is None
