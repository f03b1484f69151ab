"""The sheet, its set-up and its levels (WM-4.1, WM-4.2)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Write
from tests.games.welcome_to_the_moon.mine.position import MAIN, MINE, MinePosition, line

GEMS = [
    "pearl pearl - ruby - ruby ruby ruby pearl ruby pearl pearl",
    "ruby - pearl - ruby - ruby pearl - pearl - pearl",
    "pearl ruby ruby ruby pearl ruby - - ruby - pearl ruby",
]
BETWEEN = [
    "plant water plant water - plant - water plant plant water plant",
    "plant plant - plant water - water water plant water plant plant",
]
ICONS = {
    "greenhouse": (3, 1),
    "reservoir": (2, 1),
    "pearl_plant": (1, 2),
    "ruby_plant": (2, 2),
    "astronaut_centre": (1, 1),
    "planning_centre": (1, 1),
    "opt_greenhouse": (1, 1),
    "opt_reservoir": (2, 1),
    "opt_pearl": (2, 1),
    "opt_ruby": (1, 1),
    "opt_control": (0, 2),
}
STORAGE = {
    "greenhouse": (14, 2, 4),
    "reservoir": (10, 3, 5),
    "pearl_plant": (14, 2, 3),
    "ruby_plant": (16, 2, 3),
    "astronaut_centre": (8, 0, 3),
    "planning_centre": (6, -3, 0),
}
RACES = {"greenhouse": (8, 8), "reservoir": (6, 10), "pearl_plant": (10, 8), "ruby_plant": (12, 12)}


def test_gems_and_resources_stand_where_they_are_printed():
    """WM-4.1."""
    for level, gems in zip(MINE.layout.lines, GEMS, strict=True):
        found = [MINE.layout.gem_at[slot] for slot in level]
        assert " ".join("-" if gem == -1 else MINE.layout.resource_kinds[gem] for gem in found) == gems
    for above, resources in enumerate(BETWEEN):
        shared = [
            set(MINE.layout.near[MINE.layout.lines[above][mine]]) & set(MINE.layout.near[MINE.layout.lines[above + 1][mine]])
            for mine in range(12)
        ]
        assert " ".join(MINE.layout.resource_kinds[found.pop()] if found else "-" for found in shared) == resources


def test_every_resource_belongs_to_the_mine_it_is_printed_in():
    """WM-4.1: what is beside the slots of a mine is what that mine gives."""
    for slots, resources in zip(MINE.layout.mine_slots, MINE.layout.mine_resources, strict=True):
        beside = {symbol for slot in slots for symbol in (*MINE.layout.near[slot], MINE.layout.gem_at[slot]) if symbol != -1}
        assert beside == set(resources)


def test_factories_have_their_icons_values_and_first_bonuses():
    """WM-4.1."""
    assert {factory.id: (len(factory.robots), len(factory.energy)) for factory in MINE.layout.factories} == ICONS
    assert {id: (len(factory.storage), factory.before, factory.after) for id, factory in MAIN.items()} == STORAGE
    races = {id: (factory.goal, MINE.layout.race_first[factory.race]) for id, factory in MAIN.items() if factory.race != -1}
    assert races == RACES


def test_storage_holds_what_the_mines_have_and_the_bonus_of_two():
    """WM-4.1: so it never overflows."""
    for resource in ("plant", "water", "pearl", "ruby"):
        assert len(MINE.layout.store_at[resource].storage) == MINE.layout.resource_kinds.count(resource) + 2


def test_a_blank_sheet_has_no_marks_and_no_points():
    """WM-4.2."""
    position = MinePosition(3)
    for seat in range(3):
        sheet = position.mine(seat)
        assert (sheet.circled, sheet.crossed, sheet.closed) == ([], [], [])
        assert set(sheet.races.values()) == {None}
        assert sheet.slots == [None] * 36
    assert position.points() == [0, 0, 0]


def test_each_level_ascends_by_itself():
    """WM-4.1, WM-0.9: 8 fits between 5 and 9 of its own level only."""
    position = MinePosition()
    position.deal("8 robot", "8 robot", "8 robot")
    position.sheet(0, levels=(line(m2="5", m5="X", m7="9"), line(m3="8"), line(m12="7")))
    assert position.slots(0) == {"m03l1", "m04l1", "m06l1"}


def test_numbers_may_be_skipped():
    """EX-0.1, WM-0.9: 13 beside 10."""
    position = MinePosition()
    position.sheet(0, levels=(line(m4="10"), line(), line()))
    position.play(0, "13 water", "m05l1")
    assert position.mine(0).last == "m05l1"


@pytest.mark.parametrize(("slot", "key"), [("m01l1", "refused-order-below"), ("m09l1", "refused-order-above"), ("m05l1", "refused-filled")])
def test_a_number_out_of_order_is_refused(slot, key):
    """WM-0.9."""
    position = MinePosition()
    position.deal("8 robot", "8 robot", "8 robot")
    position.sheet(0, levels=(line(m2="3", m5="8", m8="10"), line(), line()))
    refusal = position.refused(0, Write(0, slot, 8))
    assert (refusal.text.key, refusal.rule) == (key, "WM-0.9")
