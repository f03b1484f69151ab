"""How The Battle ends, what it pays, and ties (WM-8.16 to WM-8.19)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.content.names import named
from tests.games.welcome_to_the_moon.battle.position import BATTLE, BattlePosition, full

ALMOST = {**full(), "p4": "ABABAB"}
EVEN = "p1B p2B p3B p4B p5B p6B p7B"
"""Moons that make full planets with one insignia more of zone A a tie."""


def errors_closing(**sheet) -> BattlePosition:
    position = BattlePosition(3)
    position.sheet(0, **{**full("p4"), **sheet})
    position.error(0)
    position.finish()
    return position


# -- end: WM-8.16


def test_three_missions_end_the_game():
    """WM-8.16 (a)"""
    position = BattlePosition(3, (106, 108, 110))
    position.sheet(0, claimed="AB", a={"plants": 6, "water": 4})
    position.finish()
    position.claim(0, 110)
    assert position.reasons() == ["end-missions"]


def test_a_full_sheet_ends_the_game():
    """WM-8.16 (b): by whoever fills it, and without its moons."""
    position = BattlePosition(3, turn=2)
    position.sheet(0, **ALMOST)
    position.draw(1, "p4", "8 energy")
    position.finish()
    position.finish()
    assert position.reasons() == ["end-full"]
    (reason,) = position.state.result().reasons
    assert reason.params == {"count": 1, "players": named([1])}
    assert position.state.result().reasons[0].params["count"] == 1


def test_slots_of_two_sheets_do_not_add_up():
    """WM-8.16 (b)"""
    position = BattlePosition(2)
    position.sheet(0, **full("p1", "p2", "p3"))
    position.sheet(1, **full("p4", "p5", "p6", "p7"))
    position.deal("12 energy", "2 robot", "11 plant")
    position.finish()
    position.finish()
    assert position.reasons() == []


def test_both_errors_of_a_zone_end_the_game():
    """WM-8.16 (c), EX-8.8"""
    assert errors_closing(a={"errors": 1}).reasons() == ["battle-end-errors"]


@pytest.mark.parametrize("zone", ["b", "none"])
def test_errors_of_two_zones_do_not_add_up(zone):
    """WM-8.16 (c), EX-8.8: the neighbour's zone, and nothing at all."""
    assert errors_closing(**{"b": {"errors": 1}} if zone == "b" else {}).reasons() == []


def test_errors_of_both_sheets_do_not_add_up():
    """WM-8.16 (c)"""
    position = BattlePosition(3)
    position.sheet(0, **full("p4"))
    position.sheet(2, b={"errors": 1})
    position.error(0)
    position.finish()
    assert position.reasons() == []
    assert position.term(0, "errors") == -10


# -- control at the end: WM-8.17


def held(**sheet) -> list[int]:
    """Points for planets of zone A and B on one sheet; blank sheets give 18 each."""
    position = BattlePosition(3)
    position.sheet(0, **sheet)
    return [sum(position.term(seat, type) for type in ("green", "blue", "grey")) - 18 for seat in (0, 1)]


def test_planets_without_insignia_are_controlled_by_both():
    """WM-8.17"""
    assert held() == [18, 18]


def test_uncaptured_planets_go_to_the_majority():
    """WM-8.17"""
    assert held(p2="A") == [18, 14]
    assert held(p2="AB", moons="p2B") == [14, 18]
    assert held(p2="AB") == [18, 18]


# -- score: WM-8.18

VALUES = {
    "plants": (0, 2, 4, 7, 10, 13, 17, 21, 25, 30, 35, 40),
    "water": (0, 3, 6, 10, 14, 19, 24, 30, 37, 45),
    "planning": (0, 3, 6, 10, 15, 21, 28, 36),
}
TYPES = {"green": ((2, 3, 4, 6, 8), 3), "blue": ((2, 4, 6, 8, 10), 2), "grey": ((4, 5, 6, 9, 12), 2)}


@pytest.mark.parametrize("track", VALUES)
def test_tracks_pay_their_current_value_in_each_zone(track):
    """WM-8.18"""
    sign = -1 if track == "planning" else 1
    for crossed, value in enumerate(VALUES[track]):
        position = BattlePosition(3)
        position.sheet(0, a={track: crossed})
        position.sheet(2, b={track: 1})
        assert position.term(0, track) == sign * (value + VALUES[track][1])
        assert position.term(1, track) == 0


@pytest.mark.parametrize("type", TYPES)
def test_planets_pay_the_value_of_their_type_in_that_zone(type):
    """WM-8.18"""
    values, planets = TYPES[type]
    for crossed, value in enumerate(values):
        position = BattlePosition(3)
        position.sheet(0, moons=EVEN, a={type: crossed}, **full(insignia="AB"))
        assert position.term(0, type) == planets * (value + values[0])
        position.sheet(0, a={type: crossed}, **full(insignia="B"))
        assert position.term(0, type) == planets * values[0]
        assert position.term(1, type) == 2 * planets * values[0]


def test_errors_cost_five_each_on_both_sheets():
    """WM-8.18"""
    position = BattlePosition(3)
    position.sheet(0, a={"errors": 1}, b={"errors": 2})
    position.sheet(2, b={"errors": 2})
    assert [position.term(seat, "errors") for seat in range(3)] == [-15, -10, 0]


def test_all_terms_make_the_total():
    """WM-8.18"""
    position = BattlePosition(3)
    position.sheet(0, a={"plants": 3, "water": 2, "green": 1, "planning": 1, "errors": 1}, p1="A", p2="B", claimed="A")
    position.sheet(2, b={"plants": 1, "grey": 2}, p4="B")
    position.state.sheets[0].rewards[0] = 12
    own = 7 + 6 + (3 * 3 + 2 * 2 + 1 * 4) - 3 - 5
    neighbours = 2 + (3 * 2 + 2 * 2 + 2 * 6)
    assert position.points()[0] == 12 + own + neighbours


# -- ties: WM-8.19


def ranks(position: BattlePosition) -> list[tuple[int, int]]:
    return [BATTLE.rules.rank(position.state.sheets, seat) for seat in range(position.state.seats)]


def test_fewer_errors_on_both_sheets_break_a_tie():
    """WM-8.19"""
    position = BattlePosition(2)
    position.sheet(0, a={"plants": 3, "errors": 1})
    position.sheet(1, a={"plants": 1})
    assert ranks(position) == [(38, -1), (38, 0)]


def test_equal_points_and_errors_share_the_place():
    """WM-0.18, WM-8.19"""
    position = BattlePosition(2, (106, 108, 110))
    position.sheet(0, b={"errors": 1}, a={"errors": 1}, **full("p4"))
    position.sheet(1, a={"errors": 1}, b={"errors": 1}, **full("p4"))
    position.error(0)
    position.error(1)
    position.finish()
    assert position.reasons() == ["battle-end-errors"]
    assert position.places() == [1, 1]


@pytest.mark.parametrize(
    ("own", "right", "rank"), [({"errors": 1}, {}, -1), ({}, {"errors": 1}, -1), ({"errors": 1}, {"errors": 1}, -2), ({}, {}, 0)]
)
def test_errors_of_both_sheets_break_a_tie(own, right, rank):
    """WM-8.19: those of the own sheet and those of the right neighbour's; nobody else's on either of them."""
    position = BattlePosition(3)
    position.sheet(0, a=own, b={"errors": 2})
    position.sheet(2, a={"errors": 1}, b=right)
    assert ranks(position)[0][1] == rank
