"""End and scoring (WM-6.21, WM-6.22)."""

from __future__ import annotations

from tests.games.welcome_to_the_moon.virus.position import BLOCKS, FULL, VirusPosition

EVERYWHERE = dict.fromkeys(BLOCKS, FULL)


def test_the_score_adds_up():
    """WM-6.22."""
    position = VirusPosition()
    blocks = {"f1b1": "1 2 3 X V", "f3b2": "_ _ 8 9 V", "f4b1": "V V V V V"}
    position.sheet(0, plants=8, water=4, errors=2, circled="f1b1_e2 f1b1_e3 f3b2_e2", **blocks)
    position.state.sheets[0].rewards[0] = 8
    scores = {term.key: term.points for term in position.state.scores()[0].terms}
    assert scores == {
        "term-missions": 8,
        "virus-term-plants": 20,
        "virus-term-water": 20,
        "virus-term-blocks": 4 * 3 + 2 * 2,
        "virus-term-infected": -7,
        "term-errors": -10,
    }
    assert position.points()[0] == 47


def test_a_sheet_full_of_numbers_x_and_infections_ends_the_game():
    """WM-6.21 (b)."""
    position = VirusPosition()
    position.sheet(0, claimed="A", **{**EVERYWHERE, "f1b1": "V V 3 X _"})
    position.take(0, "9 robot", "f1b1_s5", "w1")
    position.idle(1)
    assert position.reasons() == ["end-full"]


def test_the_propagation_of_the_last_error_comes_before_the_end():
    """WM-6.21 (c)."""
    position = VirusPosition()
    position.sheet(0, errors=2, grey="f1b1", **{**EVERYWHERE, "f1b1": "14 _ _ _ _", "f1b2": "_ _ _ _ _"})
    position.idle(1)
    position.deal("5 robot", "5 energy", "5 plant")
    position.error(0)
    assert position.reasons() == []
    position.infect(0, "f1b1_s2")
    assert position.reasons() == ["end-errors"]
    assert position.term(0, "infected") == -1
    assert position.term(0, "errors") == -15


def test_a_propagation_can_fill_the_sheet():
    """WM-6.21 (b): seat 0 strikes, and the last room of seat 1 is infected."""
    position = VirusPosition()
    position.sheet(0, plants=7)
    position.sheet(1, claimed="A", **{**EVERYWHERE, "f2b1": "_ 9 10 X _"})
    position.take(0, "9 plant", "f1b1_s1", "f1b1_p1")
    position.deal("8 robot", "8 energy", "8 plant")
    position.write(1, "f2b1_s1", 8)
    position.skip(1)
    position.commit(1)
    assert position.reasons() == ["end-full"]
    assert position.mine(1).evacuated["f2b1"] == 4


def test_all_three_missions_end_the_game():
    """WM-0.17 (a)."""
    position = VirusPosition()
    position.sheet(0, active="red purple", claimed="BC", f1b1=FULL, f4b1=FULL)
    position.state.taken[:] = [True, True, True]
    position.idle(1)
    position.finish(0)
    position.claim(0, 94)
    assert position.reasons() == ["end-missions"]


def test_a_tie_goes_to_fewer_errors_and_is_shared_otherwise():
    """WM-0.18."""
    position = VirusPosition(seats=3)
    full = {**EVERYWHERE, "claimed": "A", "f1b1": "1 2 3 4 _"}
    position.sheet(0, errors=1, circled="f5b2_e2", **full)
    position.sheet(1, **full)
    position.sheet(2, **full)
    for seat in range(3):
        position.take(seat, "9 robot", "f1b1_s5", "w1")
    assert position.points() == [55, 55, 55]
    assert position.places() == [3, 1, 1]
