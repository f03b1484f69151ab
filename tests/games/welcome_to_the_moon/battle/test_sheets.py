"""Whose sheet is whose, and who plays on it when (WM-8.1 to WM-8.4)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit
from starboard.games.welcome_to_the_moon.adventures.battle.content import VALUES, load_battle
from tests.games.welcome_to_the_moon.battle.position import BATTLE, PLANETS, BattlePosition


def test_the_sheet_holds_what_the_chapter_counts():
    """WM-8.3"""
    content = load_battle()
    assert {planet.id: len(planet.slots) for planet in content.planets} == PLANETS
    assert sum(PLANETS.values()) == 33
    for zone in (content.zones.zone_a, content.zones.zone_b):
        assert [len(zone.boxes(track)) for track in VALUES] == [11, 9, 4, 4, 4, 7]
        assert (len(zone.icons()), len(zone.error_boxes)) == (6, 2)
    assert len(BATTLE.layout.symbols) == 18 + 14 + 13 + 2 * (6 + 11 + 9 + 3 * 4 + 7 + 2)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_odd_turns_are_played_on_the_own_sheet_in_zone_a(seats):
    """WM-8.1, WM-8.4; WM-8.2 with the next test: on every sheet the owner draws A and the neighbour B."""
    position = BattlePosition(seats)
    for seat in range(seats):
        position.draw(seat, "p4", "8 robot")
        assert position.on(seat, "p4") == "A"
        assert position.seen(seat, seat).turn == "A"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_even_turns_are_played_on_the_right_neighbours_sheet_in_zone_b(seats):
    """WM-8.1, WM-8.4"""
    position = BattlePosition(seats, turn=2)
    for seat in range(seats):
        right = (seat - 1) % seats
        position.draw(seat, "p4", "8 robot")
        assert position.on(right, "p4", viewer=seat) == "B"
        assert position.seen(right, seat).turn == "B"


def test_sheets_change_every_turn():
    """WM-8.4: the own sheet first."""
    position = BattlePosition(3)
    for seat in range(3):
        position.draw(seat, "p4", "8 robot")
    position.finish()
    assert [position.on(seat, "p4") for seat in range(3)] == ["A", "A", "A"]
    for seat in range(3):
        position.draw(seat, "p4", "8 robot")
    position.finish()
    assert [position.on(seat, "p4") for seat in range(3)] == ["AB", "AB", "AB"]
    for seat in range(3):
        position.draw(seat, "p4", "8 robot")
    position.finish()
    assert [position.on(seat, "p4") for seat in range(3)] == ["ABA", "ABA", "ABA"]


def test_two_players_share_both_sheets():
    """WM-8.1"""
    position = BattlePosition(2, turn=2)
    position.draw(0, "p4", "8 robot")
    position.draw(1, "p3", "6 robot")
    position.finish()
    assert [position.on(1, "p4"), position.on(0, "p3")] == ["B", "B"]


def test_what_is_drawn_on_a_shared_sheet_is_hidden_until_all_have_finished():
    """WM-0.19, WM-8.4: even from the owner of the sheet."""
    position = BattlePosition(3, turn=2)
    position.draw(1, "p4", "8 robot")
    assert position.on(0, "p4", viewer=1) == "B"
    assert position.on(0, "p4", viewer=0) == ""
    position.finish()
    assert position.on(0, "p4", viewer=0) == "B"


def test_a_turn_on_a_neighbours_sheet_leaves_the_published_one_alone():
    """WM-0.6.1"""
    position = BattlePosition(2, turn=2)
    before = position.state.digest()
    twin = position.state.clone()
    twin.play(0, position.state.legal(0)[0])
    assert position.state.digest() == before
    assert twin.sheets[1] is not twin.published[1]
    assert twin.sheets[0] is twin.published[0]


def test_everything_of_an_even_turn_happens_in_zone_b():
    """WM-8.4"""
    position = BattlePosition(2, turn=2)
    position.draw(0, "p4", "7 plant")
    position.skip(0)
    position.mark(0, "p4_plant1")
    assert position.state.legal(0) == [Commit()]
    assert position.count(1, "b_plants", viewer=0) == 1
    assert position.count(1, "a_plants", viewer=0) == 0
