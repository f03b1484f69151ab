"""Skyscrapers: where numbers go, and the bonuses of their ends (WM-5.1 to WM-5.5)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Write, WriteX
from starboard.games.welcome_to_the_moon.events import Raced
from tests.games.welcome_to_the_moon.dome.position import DOME, DomePosition

BASE = {f"sk{number}_{side}1" for number in range(1, 5) for side in "ab"}
BONUSES = {
    "sk1_top": (6, 3, "sk1_a3"),
    "sk1_bottom": (20, 10, "sk1_b6"),
    "sk2_top": (20, 10, "sk2_a6"),
    "sk2_bottom": (10, 5, "sk2_b4"),
    "sk3_top": (25, 12, "sk3_a7"),
    "sk3_bottom": (6, 3, "sk3_b3"),
    "sk4_top": (10, 5, "sk4_a4"),
    "sk4_bottom": (15, 7, "sk4_b5"),
}
every_end = pytest.mark.parametrize("race", BONUSES)


def missing(goal: str) -> dict[str, str]:
    """The skyscraper of a slot, full of X but for that slot."""
    line = DOME.layout.lines[int(goal[2]) - 1]
    return {DOME.layout.slot_ids[slot]: "X" for slot in line if DOME.layout.slot_ids[slot] != goal}


def about_to_reach(race: str, *seats: int) -> DomePosition:
    position = DomePosition(3)
    for seat in seats:
        position.sheet(seat, slots=missing(BONUSES[race][2]))
    return position


def test_the_sheet_is_as_printed():
    """WM-5.1, WM-5.2."""
    assert [len(line) for line in DOME.layout.lines] == [9, 10, 10, 9]
    heights = [[DOME.layout.heights[slot] for slot in line] for line in DOME.layout.lines]
    assert [(heights[0], heights[-1]) for heights in heights] == [(-6, 3), (-4, 6), (-3, 7), (-5, 4)]
    assert [len(level) for level in DOME.layout.levels] == [3] * 8
    assert [len(plants) for plants in DOME.layout.plants] == [2] * 8
    assert len(DOME.layout.crew.icons) == 8
    assert DOME.layout.error_boxes == 3
    sheet = DOME.rules.new_sheet()
    assert not any(sheet.marks)
    assert not any(sheet.races)


def test_every_skyscraper_begins_at_the_ground():
    """WM-5.4."""
    position = DomePosition()
    assert position.takes(0, 8) == BASE


def test_a_number_touches_a_filled_slot():
    """WM-5.4: above and below the run, the other base slot included."""
    position = DomePosition()
    position.sheet(0, slots={"sk1_a1": 6})
    assert position.takes(0, 8) == BASE - {"sk1_a1", "sk1_b1"} | {"sk1_a2"}
    position.deal("3 robot", "3 water", "3 astronaut")
    assert position.takes(0, 3) == BASE - {"sk1_a1"}


def test_a_skyscraper_ascends_from_its_lowest_slot():
    """WM-5.3, WM-0.9: an X is touched, and says nothing about numbers."""
    position = DomePosition()
    position.sheet(0, slots={"sk2_b2": 4, "sk2_b1": "X", "sk2_a1": 7, "sk2_a2": "X"})
    assert position.takes(0, 8) - BASE == {"sk2_a3"}
    position.deal("3 robot", "3 water", "3 astronaut")
    assert position.takes(0, 3) - BASE == {"sk2_b3"}
    position.deal("7 robot", "7 water", "7 plant")
    assert position.takes(0, 7) == BASE - {"sk2_b1", "sk2_a1"}


@pytest.mark.parametrize(
    ("slot", "key", "rule"),
    [
        ("sk1_a3", "dome-refused-touching", "WM-5.4"),
        ("sk1_b2", "dome-refused-touching", "WM-5.4"),
        ("sk1_b1", "refused-order-below", "WM-5.3"),
        ("sk1_a1", "refused-filled", "WM-0.9"),
        ("sk2_a1", None, None),
    ],
)
def test_a_refusal_says_why_a_slot_is_closed(slot, key, rule):
    """WM-5.4."""
    position = DomePosition()
    position.sheet(0, slots={"sk1_a1": 6})
    if key is None:
        position.write(0, slot, 8)
        return
    refusal = position.refused(0, Write(0, slot, 8))
    assert (refusal.text.key, refusal.rule) == (key, rule)


@every_end
def test_the_first_at_an_end_get_the_high_value_and_others_the_low_one(race):
    """WM-5.5, WM-0.15: two in the same turn, a third later."""
    high, low, goal = BONUSES[race]
    position = about_to_reach(race, 0, 1, 2)
    for seat in (0, 1):
        position.deal("8 robot", "8 energy", "8 plant")
        position.write(seat, goal, 8)
        position.skip(seat)
        position.commit(seat)
    position.write(2, "sk1_a1" if race[:3] != "sk1" else "sk2_a1", 8)
    position.finish(2)
    position.finish()
    assert [event.winners for event in position.told(Raced)] == [(0, 1)]
    assert race in position.mine(2).closed
    position.deal("8 robot", "8 energy", "8 plant")
    position.write(2, goal, 8)
    assert [position.mine(seat).races[race] for seat in range(3)] == [high, high, low]
    assert [position.terms(seat)["dome-term-skyscrapers"] for seat in range(3)] == [high, high, low]


@every_end
def test_an_x_reaches_an_end_too(race):
    """WM-5.5, WM-0.13.3."""
    high, _, goal = BONUSES[race]
    position = about_to_reach(race, 0)
    elsewhere = "sk1_a1" if race[:3] != "sk1" else "sk2_a1"
    position.play(0, "8 planning", elsewhere)
    position.x(0, goal)
    assert position.mine(0).races[race] == high
    assert position.terms(0)["dome-term-skyscrapers"] == high


def test_other_slots_pay_nothing():
    """WM-5.5."""
    position = DomePosition()
    position.sheet(0, slots={"sk1_a1": 6})
    position.play(0, "8 planning", "sk1_a2")
    position.x(0, "sk1_b1")
    assert set(position.mine(0).races.values()) == {None}


def test_an_x_goes_where_a_number_could_touch():
    """WM-5.9: base slots and slots next to filled ones, the one just written included; no order."""
    position = DomePosition()
    position.play(0, "8 planning", "sk1_a1")
    assert position.slots(0) == BASE - {"sk1_a1"} | {"sk1_a2"}
    refusal = position.refused(0, WriteX("sk1_a3"))
    assert (refusal.text.key, refusal.rule) == ("dome-refused-touching", "WM-5.9")
