"""The sheet of The Colony and where a number fits (WM-3.1 to WM-3.3)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Write
from tests.games.welcome_to_the_moon.colony.position import COLONY, QUARTERS, WRITABLE, ColonyPosition


def test_start_observatory_and_two_x_are_filled_from_the_start():
    """WM-3.1"""
    position = ColonyPosition()
    shown = dict(zip(COLONY.layout.slot_ids, position.mine(0).slots, strict=True))
    assert [slot for slot, written in shown.items() if written is not None] == ["c1r1", "c4r3", "c3r4", "c6r6"]
    assert position.slots(0) == set(WRITABLE)
    assert len(WRITABLE) == 32


def test_two_tunnels_are_built_from_the_start_and_nothing_else_is_marked():
    """WM-3.1, WM-3.2"""
    mine = ColonyPosition().mine(0)
    assert mine.circled == ["tunnel_c1r1_c2r1", "tunnel_c1r1_c1r2"]
    assert mine.crossed == []
    assert mine.races == {f"q{quarter}_bonus": None for quarter in (1, 2, 3, 4)}


@pytest.mark.parametrize(
    ("quarter", "antennas", "tanks"),
    [
        (0, "c1r4 c2r6 c3r5", "c1r6 c3r5"),
        (1, "c4r6 c4r4 c5r5 c6r6_1 c6r6_2 c6r6_3", "c5r5 c6r4"),
        (2, "c1r2 c2r3 c2r1", "c2r3 c3r2"),
        (3, "c4r2 c5r1 c5r3 c6r2", "c5r2 c4r1"),
    ],
)
def test_the_symbols_of_each_quarter(quarter, antennas, tanks):
    """WM-3.1"""
    named = COLONY.layout.symbols
    assert {named[symbol] for symbol in COLONY.layout.quarter_antennas[quarter]} == {f"antenna_{slot}" for slot in antennas.split()}
    assert {named[symbol] for symbol in COLONY.layout.quarter_tanks[quarter]} == {f"tank_{slot}" for slot in tanks.split()}
    assert [COLONY.layout.plants_in[house] for house in COLONY.layout.greenhouses[quarter]] == [1, 1, 1, 2]
    mine = {COLONY.layout.slot_ids[slot] for slot in COLONY.layout.quarter_slots[quarter]}
    assert set(QUARTERS[f"q{quarter + 1}"]) == mine & set(WRITABLE)
    assert len(mine) == 9
    assert (COLONY.layout.race_first[quarter], COLONY.layout.race_later[quarter]) == (15, 5)


def test_the_values_of_the_tracks():
    """WM-3.1"""
    assert COLONY.layout.values == [[0, 1, 2, 3, 4], [0, 2, 4, 6, 8], [0, 1, 2, 4, 6], [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]]
    assert len(COLONY.layout.tracks["astronaut"].icons) == 9
    assert COLONY.layout.penalties == [0, 5, 10, 15]


def test_every_two_neighbours_have_one_tunnel():
    """WM-3.1"""
    columns, rows = COLONY.layout.columns_of, COLONY.layout.rows_of
    ends = {frozenset(pair) for pair in COLONY.layout.ends}
    neighbours = {
        frozenset((one, other))
        for one in range(36)
        for other in range(36)
        if abs(columns[one] - columns[other]) + abs(rows[one] - rows[other]) == 1
    }
    assert ends == neighbours
    assert len(COLONY.layout.ends) == 60


def test_a_number_fits_its_row_and_its_column():
    """WM-3.3: rows ascend to the right, columns upwards."""
    position = ColonyPosition()
    position.sheet(0, written={"c3r3": 8})
    position.deal("9 robot", "9 energy", "9 plant")
    in_row_and_column = {slot for slot in WRITABLE if slot[1] == "3" or slot[3] == "3"}
    assert position.slots(0) & in_row_and_column == {"c5r3", "c6r3", "c3r5", "c3r6"}
    assert set(WRITABLE) - in_row_and_column <= position.slots(0)


def test_both_lines_must_take_the_number():
    """WM-3.3"""
    position = ColonyPosition()
    position.sheet(0, written={"c2r5": 4, "c5r2": 12})
    position.deal("8 robot", "8 energy", "8 plant")
    assert "c5r5" not in position.slots(0)
    assert {"c3r5", "c6r5", "c2r6", "c4r2"} <= position.slots(0)
    assert not {"c1r5", "c6r2", "c5r3", "c2r2", "c2r4"} & position.slots(0)


def test_no_number_twice_in_a_row_or_column():
    """WM-0.9, WM-3.3"""
    position = ColonyPosition()
    position.sheet(0, written={"c2r2": 8})
    assert position.slots(0) == {slot for slot in WRITABLE if slot[1] != "2" and slot[3] != "2"}


def test_values_may_be_skipped_and_the_line_goes_on_across_an_x():
    """WM-3.3, EX-0.1: a printed or written X imposes nothing."""
    position = ColonyPosition()
    position.sheet(0, written={"c3r3": 9}, xs="c2r3")
    position.deal("13 water", "13 astronaut", "13 planning")
    assert {"c5r3", "c6r3", "c3r5"} <= position.slots(0)
    assert "c1r3" not in {action.slot for action in position.legal(0, Write) if action.number >= 9}


@pytest.mark.parametrize(
    ("slot", "key"),
    [
        ("c1r1", "colony-refused-printed"),
        ("c3r4", "colony-refused-printed"),
        ("c1r3", "refused-order-below"),
        ("c3r6", "refused-order-above"),
    ],
)
def test_a_slot_that_does_not_take_the_number_is_refused(slot, key):
    """WM-3.3, WM-0.9"""
    position = ColonyPosition()
    position.sheet(0, written={"c3r3": 8})
    assert position.refused(0, Write(0, slot, 8)).text.key == key
