"""System errors and the end of the game (WM-3.10, WM-3.11, WM-0.17)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.actions import TakeError
from tests.games.welcome_to_the_moon.colony.position import WRITABLE, ColonyPosition, but

TEN_PLANTS = " ".join(f"q{quarter}_greenhouse_{house}" for quarter in (1, 2) for house in (1, 2, 3, 4))


def stuck(errors: int = 0, seats: int = 2, **options: str) -> ColonyPosition:
    """A position where seat 0 can write nothing: the one open module lies between 7 and 8."""
    position = ColonyPosition(seats, **options)
    position.sheet(0, written={"c1r2": 7, "c3r2": 8}, xs=but(WRITABLE, "c1r2", "c2r2", "c3r2"), circled=TEN_PLANTS, errors=errors)
    return position


def test_with_no_place_a_system_error_crosses_the_next_box_and_nothing_else():
    """WM-3.10, WM-0.10.1"""
    position = stuck()
    before = position.mine(0)
    assert position.state.legal(0) == [TakeError()]
    position.error(0)
    after = position.mine(0)
    assert after.errors == ["crossed", "free", "free"]
    assert (after.circled, after.crossed, after.slots) == (before.circled, before.crossed, before.slots)
    assert position.term(0, "errors") == -5


def test_the_range_of_an_astronaut_makes_a_combination_playable():
    """WM-0.8.1: 7 and 8 leave no room, 5 to 9 with an astronaut neither."""
    position = stuck()
    position.deal("7 astronaut", "7 astronaut", "7 astronaut")
    assert position.state.legal(0) == [TakeError()]
    position.sheet(0, written={"c1r2": 7, "c3r2": 9}, xs=but(WRITABLE, "c1r2", "c2r2", "c3r2"))
    position.deal("6 astronaut", "6 robot", "6 robot")
    position.write(0, "c2r2", 8)
    assert position.crossed(0, "astronaut") == ["astronaut_1"]


def test_no_claim_after_an_error_unless_the_table_says_so():
    """WM-0.16.6"""
    position = stuck()
    position.error(0)
    position.finish()
    assert position.state.turn == 2
    position = stuck(missions_after_system_error="yes")
    position.error(0)
    position.finish(1)
    position.claim(0, 80)
    assert position.term(0, "missions") == 8


def test_the_third_error_ends_the_game():
    """WM-3.11, WM-0.17"""
    position = stuck(errors=1)
    position.error(0)
    position.finish()
    assert position.reasons() == []
    position = stuck(errors=2)
    position.error(0)
    position.finish()
    assert position.reasons() == ["end-errors"]
    assert position.term(0, "errors") == -15


def test_a_full_sheet_ends_the_game_after_the_missions():
    """WM-3.11, WM-0.17"""
    position = ColonyPosition(missions=(76, 78, 80))
    position.sheet(0, xs=but(WRITABLE, "c2r2"))
    position.write(0, "c2r2", 8)
    position.finish()
    assert position.reasons() == []
    position.claim(0, 76)
    assert position.reasons() == ["end-full"]
    assert position.term(0, "missions") == 12


def test_an_x_may_be_the_last_to_fill_the_sheet():
    """WM-0.17, WM-0.13.3"""
    position = ColonyPosition(missions=(76, 78, 80))
    position.sheet(0, xs=but(WRITABLE, "c2r2", "c5r5"), claimed="A")
    position.deal("8 planning", "8 planning", "8 planning")
    position.write(0, "c2r2", 8)
    position.x(0, "c5r5")
    position.finish()
    assert position.reasons() == ["end-full"]


def test_the_third_mission_ends_the_game():
    """WM-3.11, WM-0.17"""
    position = ColonyPosition()
    position.sheet(0, circled=TEN_PLANTS, claimed="AB")
    position.finish()
    position.claim(0, 80)
    assert position.reasons() == ["end-missions"]


def test_everyone_finishes_the_last_turn():
    """WM-0.17"""
    position = stuck(errors=2, seats=3)
    position.error(0)
    assert position.reasons() == []
    position.finish(1)
    assert position.state.pending() == [2]
    position.finish(2)
    assert position.reasons() == ["end-errors"]
