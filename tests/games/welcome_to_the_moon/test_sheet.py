"""The sheet of adventure 1, its set-up and where numbers may go (WM-1.1 to WM-1.3)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.adventures.launch.content import load_launch
from tests.games.welcome_to_the_moon.position import FULL, LAUNCH, LEVELS, Position

PRINTED = """
l1 astronaut: 3 rockets-3 fuel x
l2 astronaut: 3 rockets-2 inactive-2 sabotage
l3 water:     2 rockets-2 sabotage | 3 rockets-3 inactive-3
l4 robot:     2 fuel x | 3 rockets-3 x
l5 robot:     5 rockets-3 inactive-3 sabotage sabotage
l6 planning:  6 rockets-4 inactive-4 x sabotage
l7 energy:    5 rockets-4 inactive-4 sabotage sabotage | 2 rockets-3 | 3 rockets-2 fuel x
l8 plant:     2 rockets-2 inactive-2 | 2 rockets-2 fuel | 2 rockets-2 inactive-2 | 2 x sabotage
l9 wild:      2 rockets-2 x | 2 rockets-2 x | 2 rockets-2 x | 2 fuel x
"""
WORDS = {"rockets": "rockets", "inactive_rockets": "inactive", "write_x": "x", "fuel": "fuel", "sabotage": "sabotage"}


def printed_line(level) -> str:
    """A level of the contents, written as above."""
    sheet = load_launch()
    compartments = [compartment for compartment in sheet.compartments if compartment.line == level.id]
    assert [compartment.id for compartment in compartments] == list(level.compartments)
    parts = []
    for compartment in compartments:
        icons = [bonus for bonus in sheet.bonuses if bonus.group == compartment.id]
        assert [icon.id for icon in icons] == list(compartment.bonuses)
        words = [WORDS[icon.type] + (f"-{icon.amount}" if icon.amount else "") for icon in icons]
        parts.append(" ".join([str(len(compartment.slots)), *words]))
    return f"{level.id} {level.effect}: " + " | ".join(parts)


def test_levels_compartments_and_icons_are_the_printed_ones():
    """WM-1.1: nine levels, 53 slots, 19 compartments, 46 icons."""
    wanted = [" ".join(line.split()) for line in PRINTED.strip().splitlines()]
    assert [printed_line(level) for level in load_launch().lines] == wanted


def test_a_level_is_one_line_from_left_to_right_across_walls():
    """WM-1.1."""
    sheet = load_launch()
    assert len(sheet.slots) == 53
    for level in sheet.lines:
        assert list(level.slots) == [f"{level.id}_s{place + 1}" for place in range(len(level.slots))]
        assert [slot for compartment in level.compartments for c in sheet.compartments if c.id == compartment for slot in c.slots] == list(
            level.slots
        )


def test_icons_add_up():
    """WM-1.1: 16 active (41 rockets), 7 inactive (20 rockets), 5 fuel, 10 X, 8 sabotage."""
    icons = load_launch().bonuses
    kinds = {kind: [icon.amount for icon in icons if icon.type == kind] for kind in WORDS}
    assert {kind: (len(amounts), sum(amounts)) for kind, amounts in kinds.items()} == {
        "rockets": (16, 41),
        "inactive_rockets": (7, 20),
        "write_x": (10, 0),
        "fuel": (5, 0),
        "sabotage": (8, 0),
    }
    assert not any(icon.starts_fuelled for icon in icons)


def test_the_rocket_track_and_its_boxes():
    """WM-1.1: rows from the bottom with the box beside each, 150 above the last."""
    track = load_launch().rocket_track
    assert [len(row.rockets) for row in track.rows] == [5, 4, 3, 3, 3, 3, 3, 3, 2, 2]
    assert [row.score_box.value for row in track.rows] == [0, 15, 30, 45, 60, 75, 90, 105, 120, 135]
    assert track.final_box.value == 150


@pytest.mark.parametrize(("rockets", "boxes"), [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (30, 9), (31, 10)])
def test_a_full_row_of_rockets_crosses_its_score_box(rockets, boxes):
    """WM-1.6: the lowest box that is open is the score."""
    assert LAUNCH.layout.boxes[rockets] == boxes
    assert LAUNCH.layout.values[rockets] == 15 * boxes


def test_error_boxes_and_tie_break_rockets():
    """WM-1.1."""
    sheet = load_launch()
    assert [box.printed_value for box in sheet.error_boxes] == [5] * 8
    assert len(sheet.tie_break_rockets) == 8


def test_every_sheet_is_blank_at_the_beginning():
    """WM-1.2."""
    for sheet in Position(seats=6).state.view(None).sheets:
        assert sheet.slots == [None] * 53
        assert sheet.errors == ["free"] * 8
        assert sheet.missions == {"A": None, "B": None, "C": None}
        assert (sheet.rockets, sheet.ties, sheet.fuelled, sheet.sabotaged, sheet.last) == (0, 0, [], [], None)


def test_six_with_astronaut_goes_to_astronaut_levels_or_the_wild_level():
    """EX-1.1, WM-1.3: 3 + 3 + 8 slots."""
    position = Position()
    position.deal("6 astronaut", "6 astronaut", "6 astronaut")
    assert position.slots(0) == {f"l1_s{n}" for n in (1, 2, 3)} | {f"l2_s{n}" for n in (1, 2, 3)} | {f"l9_s{n}" for n in range(1, 9)}
    assert len(position.slots(0)) == 14


@pytest.mark.parametrize(
    ("effect", "levels"),
    [
        ("astronaut", "l1 l2 l9"),
        ("water", "l3 l9"),
        ("robot", "l4 l5 l9"),
        ("planning", "l6 l9"),
        ("energy", "l7 l9"),
        ("plant", "l8 l9"),
    ],
)
def test_each_effect_has_its_levels_and_the_wild_level(effect, levels):
    """WM-1.3."""
    position = Position()
    position.deal(f"8 {effect}", f"8 {effect}", f"8 {effect}")
    assert position.slots(0) == {LAUNCH.layout.slot_ids[slot] for level in levels.split() for slot in LEVELS[level]}


def test_the_order_is_kept_in_the_level_where_the_number_goes():
    """WM-1.3, WM-0.9: one level restricts no other."""
    position = Position()
    position.deal("6 robot", "6 robot", "6 robot")
    position.sheet(0, l4="6 _ | _ _ _", l5="_ 3 _ 9 _", l9="1 2 3 4 5 7 8 _")
    assert position.slots(0) == {"l5_s3"}


def test_a_combination_without_such_a_slot_is_not_playable():
    """WM-1.3, WM-0.8.2."""
    position = Position()
    position.deal("6 water", "6 plant", "7 water")
    position.sheet(0, l3=FULL, l9="_ 6 7 _ _ _ _ _")
    assert position.slots(0) == {f"l8_s{n}" for n in range(1, 9)}
    assert {action.stack for action in position.legal(0, Write)} == {1}
