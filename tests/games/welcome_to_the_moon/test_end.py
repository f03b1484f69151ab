"""Launch, end of the game, score and places (WM-0.17, WM-0.18, WM-1.9, WM-1.10)."""

from __future__ import annotations

import pytest

from tests.games.welcome_to_the_moon.position import FULL, Position, nearly

ALL_BUT_THE_LAST = {**{f"l{level}": FULL for level in range(1, 9)}, "l9": "1 2 3 4 5 6 7 _"}


def ended(position: Position) -> Position:
    """Everybody finishes the turn, claiming nothing."""
    turn = position.state.turn
    while position.state.turn == turn and position.state.pending():
        position.finish()
    return position


# -- the four ends


def test_a_launch_ends_the_game_and_wins():
    """WM-0.17, WM-1.9, WM-1.10."""
    position = Position()
    position.sheet(0, rockets=27, **nearly("l7_c1"))
    position.sheet(1, rockets=30)
    position.complete(0, "l7_c1")
    position.finish(0)
    position.finish(1)
    assert position.reasons() == ["end-launch"]
    assert position.points() == [150, 135 - 10]
    assert position.places() == [1, 2]


def test_three_missions_end_the_game():
    """WM-0.17: counted when the third is claimed, whoever has the most points."""
    position = Position(missions=(64, 66, 68))
    position.sheet(0, l7=FULL, claimed="AC")
    position.sheet(1, rockets=20)
    position.finish()
    assert position.reasons() == []
    position.claim(0, 66)
    assert position.reasons() == ["end-missions"]
    assert position.places() == [2, 1]


def test_a_full_sheet_ends_the_game():
    """WM-0.17: all 53 slots, by numbers or X."""
    position = Position()
    position.sheet(0, **ALL_BUT_THE_LAST)
    position.write(0, "l9_s8", 8)
    position.finish(0)
    assert position.reasons() == []
    assert ended(position).reasons() == ["end-full"]


def test_fifty_two_slots_do_not_end_the_game():
    """WM-0.17."""
    position = Position(missions=(64, 66, 68))
    levels = {**ALL_BUT_THE_LAST, "l9": "1 2 3 4 5 6 _ _"}
    position.sheet(0, **levels)
    assert ended(position).reasons() == []


@pytest.mark.parametrize(("errors", "crossed"), [(7, 0), (7, 5)])
def test_eight_errors_end_the_game_crossed_ones_included(errors, crossed):
    """WM-0.17, WM-1.7, WM-1.10."""
    position = Position()
    position.sheet(0, errors=errors, crossed=crossed)
    position.sheet(1, **nearly("l3_c1"))
    position.complete(1, "l3_c1")
    assert ended(position).reasons() == ["end-errors"]
    assert position.points()[0] == -5 * (errors + 1 - crossed)


def test_seven_errors_do_not():
    """WM-0.17."""
    position = Position()
    position.sheet(0, errors=7)
    assert ended(position).reasons() == []


def test_several_ends_at_once_are_all_named():
    """WM-0.17: one launches, another has eight errors, a third claims his last mission."""
    position = Position(seats=3, missions=(64, 66, 68))
    position.sheet(0, rockets=31, **nearly("l3_c1"))
    position.sheet(1, errors=7)
    position.sheet(2, l7=FULL, claimed="AC")
    position.complete(0, "l3_c1")
    position.finish()
    position.claim(2, 66)
    assert position.reasons() == ["end-launch", "end-missions", "end-errors"]
    assert position.places()[0] == 1


def test_everybody_finishes_the_turn_in_which_the_game_ends():
    """WM-0.17: a launch is no end before all have played and claimed."""
    position = Position(seats=3)
    position.sheet(0, rockets=31)
    position.finish(0, 2)
    assert position.state.result() is None
    assert position.state.pending() == [1]
    position.finish(1)
    assert position.reasons() == ["end-launch"]
    assert position.state.pending() == []


def test_there_is_no_turn_limit():
    """WM-0.17."""
    position = Position()
    position.state.turn = 500
    assert ended(position).reasons() == []
    assert position.state.turn == 501


# -- launch


def test_errors_prevent_the_launch_until_rockets_cross_them():
    """EX-1.7, WM-1.6, WM-1.9: the rockets left over cross tie-break rockets."""
    position = Position()
    position.sheet(0, rockets=31, errors=3, **nearly("l6_c1"))
    ended(position)
    assert position.reasons() == []
    assert position.points()[0] == 150 - 15
    position.complete(0, "l6_c1")
    position.finish()
    assert position.reasons() == ["end-launch"]
    assert position.errors(0) == "xxx....."
    assert position.mine(0).ties == 1
    assert position.points()[0] == 150


def test_a_sabotage_of_the_same_turn_prevents_the_launch():
    """WM-1.9: what counts is the end of the turn."""
    position = Position()
    position.sheet(0, rockets=29, **nearly("l9_c1"))
    position.sheet(1, **nearly("l3_c1"))
    position.complete(0, "l9_c1")
    position.finish(0)
    position.complete(1, "l3_c1")
    position.finish(1)
    assert position.mine(0).rockets == 31
    assert position.errors(0) == "o......."
    assert position.reasons() == []


def test_mission_rockets_of_the_same_turn_may_remove_that_error():
    """WM-1.9."""
    position = Position(missions=(64, 66, 68))
    position.sheet(0, rockets=31, l7=FULL)
    position.sheet(1, **nearly("l3_c1"))
    position.complete(1, "l3_c1")
    position.finish(1, 0)
    assert position.reasons() == []
    position.claim(0, 66)
    assert position.reasons() == ["end-launch"]
    assert (position.errors(0), position.mine(0).ties) == ("x.......", 2)


# -- score and places


def test_errors_are_taken_off_the_lowest_open_box():
    """EX-1.9, WM-1.10: 60 - 10."""
    position = Position()
    position.sheet(0, rockets=15, errors=2)
    score = position.state.scores()[0]
    assert score.points == 50
    assert [(term.key, term.points) for term in score.terms] == [("term-rockets", 60), ("term-errors", -10)]


def test_two_launched_players_are_told_apart_by_tie_break_rockets():
    """EX-1.10, WM-1.10."""
    position = Position(seats=3)
    position.sheet(0, rockets=31, ties=3)
    position.sheet(1, rockets=31, ties=5)
    position.sheet(2, rockets=31, errors=1, ties=8)
    assert ended(position).places() == [2, 1, 3]
    assert position.points() == [150, 150, 145]


def test_equal_tie_break_rockets_share_the_win():
    """WM-1.10, WM-0.18: the next place is skipped."""
    position = Position(seats=4)
    position.sheet(0, rockets=31, ties=2)
    position.sheet(1, rockets=12)
    position.sheet(2, rockets=31, ties=2)
    position.sheet(3, rockets=9)
    assert ended(position).places() == [1, 3, 1, 4]
    assert position.state.result().winners() == [0, 2]


def test_without_a_launch_the_highest_score_wins_and_equal_scores_share():
    """WM-1.10, WM-0.18: neither errors nor tie-break rockets break this tie, and totals may be negative."""
    position = Position(seats=4)
    position.sheet(0, rockets=15, errors=3, ties=8)
    position.sheet(1, rockets=12)
    position.sheet(2, errors=7)
    position.sheet(3, rockets=4, **nearly("l3_c1"))
    position.complete(3, "l3_c1")
    position.deal("8 robot", "8 energy", "8 plant")
    ended(position)
    assert position.reasons() == ["end-errors"]
    assert position.points() == [40, 40, -40, 15]
    assert position.places() == [1, 1, 4, 3]


def test_the_result_exists_only_when_the_game_is_over():
    """WM-0.18."""
    assert Position().state.result() is None
