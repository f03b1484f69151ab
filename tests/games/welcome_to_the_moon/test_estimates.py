"""What bots expect of missions under way, tables, and the numbers to come."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.bots.estimates import BOUND, add_places, fitting, interpolated, line_places, no_places, under_way
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X


def test_a_mission_under_way_grows_by_squares_and_pays_in_full_when_it_is_fulfilled():
    assert [under_way(have, 4, 0.5) for have in range(6)] == [0, 0.5 / 16, 0.5 / 4, 0.5 * 9 / 16, 1, 1]


def test_a_table_is_read_between_its_entries_and_not_beyond_them():
    table = [0, 10, 20, 35]
    assert [interpolated(table, amount) for amount in (0, 1, 1.5, 2.4, 3, 9)] == pytest.approx([0, 10, 15, 26, 35, 35])


def test_a_line_has_a_place_for_the_numbers_of_each_gap():
    """WM-0.9: between 3 and 6 only 4 and 5 fit; a slot with an X is no place, nor is a gap without empty slots."""
    places = no_places()
    line_places(places, [EMPTY, 3, EMPTY, X, 6, 9, X], list(range(7)))
    assert [number for number in range(1, BOUND) if places[number]] == [1, 2, 4, 5]


def test_numbers_fit_best_when_each_has_a_place():
    half, all_once, all_twice = no_places(), no_places(), no_places()
    add_places(half, 0, 8)
    for places, times in ((all_once, 1), (all_twice, 2)):
        for _ in range(times):
            add_places(places, 0, BOUND)
    assert 0 == fitting(no_places()) < fitting(half) < fitting(all_once) == pytest.approx(1)
    assert fitting(all_once) < fitting(all_twice) < 2
