"""Effects on the tower, the crew and the upgrade tables (WM-5.6, WM-5.7, WM-5.10)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Mark, Skip, TakeError, Write
from starboard.games.welcome_to_the_moon.adventures.dome.rules.scoring import row as row_of
from tests.games.welcome_to_the_moon.dome.position import DOME, DomePosition

# -- water and plants


def test_a_plant_is_circled_on_the_level_just_written():
    """WM-5.6, EX-5.1."""
    position = DomePosition()
    position.play(0, "3 plant", "sk1_a1")
    assert position.offered(0) == ["t_a1_plant1"]
    position.mark(0, "t_a1_plant1")
    assert position.mine(0).circled == ["t_a1_plant1"]
    assert position.committing(0)


def test_water_is_circled_below_the_ground():
    """WM-5.6, EX-5.2: after EX-5.1."""
    position = DomePosition()
    position.sheet(0, slots={"sk1_a1": 3}, circled=("t_a1_plant1",))
    position.play(0, "9 water", "sk2_b1")
    position.mark(0, "t_b1_water")
    assert set(position.mine(0).circled) == {"t_a1_plant1", "t_b1_water"}


@pytest.mark.parametrize("slot", range(38))
def test_a_level_is_connected_with_the_tower_level_of_its_height(slot):
    """WM-5.6: four levels above and four below the ground."""
    height = DOME.layout.heights[slot]
    expected = f"t_{'a' if height > 0 else 'b'}{abs(height)}" if abs(height) <= 4 else None
    level = DOME.layout.tower_at[slot]
    assert (None if level == -1 else DOME.layout.tower_ids[level]) == expected


@pytest.mark.parametrize(
    ("combination", "written", "circled", "offered"),
    [
        ("8 plant", {"sk1_b1": 1}, ("t_a1_plant1",), ["t_a1_plant2"]),
        ("8 plant", {"sk1_b1": 1}, ("t_a1_plant1", "t_a1_plant2"), []),
        ("8 water", {"sk1_b1": 1}, ("t_a1_plant1", "t_a1_plant2"), ["t_a1_water"]),
        ("8 water", {"sk1_b1": 1}, ("t_a1_water",), []),
    ],
)
def test_what_is_circled_is_not_circled_again(combination, written, circled, offered):
    """WM-5.6."""
    position = DomePosition()
    position.sheet(0, slots=written, circled=circled)
    position.play(0, combination, "sk1_a1")
    assert position.offered(0) == offered
    assert position.committing(0) == (not offered)


@pytest.mark.parametrize("effect", ["plant", "water"])
def test_a_level_higher_than_the_tower_is_connected_with_nothing(effect):
    """WM-5.6."""
    position = DomePosition()
    position.sheet(0, slots={f"sk3_a{level}": level for level in range(1, 5)})
    position.play(0, f"8 {effect}", "sk3_a5")
    assert position.committing(0)


def test_an_effect_may_be_let_go():
    """WM-0.11."""
    position = DomePosition()
    position.play(0, "3 plant", "sk1_a1")
    position.skip(0)
    assert position.mine(0).circled == []
    assert position.committing(0)


# -- astronauts


def test_an_astronaut_changes_the_number_and_is_crossed():
    """WM-5.7, WM-0.12."""
    position = DomePosition()
    position.play(0, "8 astronaut", "sk1_a1", 10)
    assert position.mine(0).crossed == ["astronaut_1"]
    assert position.committing(0)


def test_an_unchanged_number_crosses_an_astronaut_if_wished():
    """WM-5.7, WM-0.12.2."""
    position = DomePosition()
    position.play(0, "8 astronaut", "sk1_a1")
    assert position.state.legal(0) == [Mark("astronaut_1"), Skip()]
    position.mark(0, "astronaut_1")
    assert position.mine(0).crossed == ["astronaut_1"]


def test_the_crew_is_used_up_after_eight():
    """WM-5.7: only the plain number is left, and nothing to use."""
    position = DomePosition()
    position.sheet(0, astronauts=8)
    position.deal("8 astronaut", "12 robot", "12 energy")
    assert {action.number for action in position.legal(0, Write) if action.stack == 0} == {8}
    assert position.refused(0, Write(0, "sk1_a1", 10)).rule == "WM-5.7"
    position.write(0, "sk1_a1", 8)
    assert position.committing(0)


def test_a_used_up_crew_does_not_save_from_an_error():
    """WM-5.7, WM-0.8: a change that would fit counts only while an astronaut is left."""
    slots = {f"sk{number}_{side}": 8 if side == "b1" else "X" for number in range(1, 5) for side in ("b1", "a1")}
    for astronauts, saved in ((7, True), (8, False)):
        position = DomePosition()
        position.sheet(0, slots=slots, astronauts=astronauts)
        position.deal("8 astronaut", "8 plant", "8 robot")
        assert (position.state.legal(0) != [TakeError()]) == saved


# -- upgrades


@pytest.mark.parametrize(
    ("table", "row"), [("tower", [2, 6, 10]), ("missions", [10, 6]), ("crew", [0, 2]), ("dome", [5])], ids=lambda value: str(value)
)
def test_energy_crosses_a_row_of_a_table(table, row):
    """WM-5.10, EX-5.5."""
    position = DomePosition()
    position.play(0, "8 energy", "sk1_a1")
    assert position.offered(0) == ["missions_1", "tower_1", "crew_1", "dome_1"]
    position.mark(0, f"{table}_1")
    assert position.mine(0).crossed == [f"{table}_1"]
    assert row_of(DOME.layout, position.state.sheets[0], DOME.layout.table_ids.index(table)) == row


def test_rows_are_crossed_from_the_top_until_the_final_one():
    """WM-5.10."""
    position = DomePosition()
    position.sheet(0, rows={"missions": 1, "tower": 3, "crew": 4})
    position.play(0, "8 energy", "sk1_a1")
    assert position.offered(0) == ["missions_2", "tower_4", "dome_1"]


def test_energy_is_void_when_all_rows_are_crossed():
    """WM-5.10."""
    position = DomePosition()
    position.sheet(0, rows=dict.fromkeys(DOME.layout.table_ids, 4))
    position.play(0, "8 energy", "sk1_a1")
    assert position.committing(0)


def test_the_tables_are_as_printed():
    """WM-5.10."""
    assert dict(zip(DOME.layout.table_ids, DOME.layout.values, strict=True)) == {
        "missions": [[8, 4], [10, 6], [12, 8], [15, 9], [18, 10]],
        "tower": [[2, 5, 9], [2, 6, 10], [3, 7, 12], [3, 8, 15], [4, 10, 18]],
        "crew": [[-10, 0], [0, 2], [10, 4], [20, 7], [30, 10]],
        "dome": [[6], [5], [4], [3], [2]],
    }
