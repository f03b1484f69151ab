"""The sheet: floors, infected slots, homes, walkways (WM-6.1, WM-6.2, WM-6.4, WM-6.17, WM-6.18, WM-6.24)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from tests.games.welcome_to_the_moon.virus.position import BLOCKS, HOMES, VIRUS, VirusPosition


def test_a_new_sheet_has_one_energy_circled_in_each_block():
    """WM-6.1."""
    position = VirusPosition()
    assert position.circled(0, "_e") == {f"{block}_e1" for block in BLOCKS}
    assert position.mine(0).slots == [None] * 55
    assert position.mine(0).errors == ["free"] * 3


def test_floors_are_lines_of_all_their_blocks():
    """WM-6.1, WM-6.2."""
    assert [len(floor) for floor in VIRUS.layout.lines] == [10, 10, 15, 10, 10]
    assert [len(floor) for floor in VIRUS.layout.floors] == [2, 2, 3, 2, 2]


def test_a_number_must_fit_its_whole_floor():
    """WM-6.2: also beyond a closed walkway."""
    position = VirusPosition()
    position.sheet(0, f1b1="_ _ _ 9 _", closed="f1b1-f1b2")
    position.deal("8 robot", "8 energy", "8 plant")
    assert position.slots(0) & {f"f1b1_s{room}" for room in range(1, 6)} == {"f1b1_s1", "f1b1_s2", "f1b1_s3"}
    assert not any(slot.startswith("f1b2") for slot in position.slots(0))
    assert position.refused(0, Write(0, "f1b2_s1", 8)).rule == "WM-0.9"


def test_infected_slots_are_filled_and_skipped_by_the_order():
    """WM-6.4."""
    position = VirusPosition()
    position.sheet(0, f1b1="7 V _ V 9")
    assert position.slots(0) & {f"f1b1_s{room}" for room in range(1, 6)} == {"f1b1_s3"}
    assert position.refused(0, Write(0, "f1b1_s2", 8)).text.key == "virus-refused-infected"


def test_infected_slots_take_no_x():
    """WM-6.4, WM-6.12."""
    position = VirusPosition()
    position.sheet(0, f1b1="V _ _ _ _")
    position.offer("9 planning")
    position.write(0, "f2b1_s1", 9)
    assert "f1b1_s1" not in position.slots(0)
    assert "f1b1_s2" in position.slots(0)


def test_homes_of_the_viruses():
    """WM-6.17."""
    assert {VIRUS.layout.virus_at[home]: BLOCKS[home] for home in VIRUS.layout.virus_at} == HOMES
    assert [BLOCKS[home] for home in VIRUS.layout.grey_homes] == ["f1b1", "f2b2", "f4b1", "f5b2"]
    assert [block for block, target in zip(BLOCKS, VIRUS.layout.targets, strict=True) if target == EMPTY] == ["f3b1", "f3b3"]


def test_walkways_join_22_pairs_of_blocks():
    """WM-6.18."""
    printed = (
        "f1b1-f1b2 f1b1-f3b1 f1b1-f4b1 f1b2-f2b1 f1b2-f3b1 f1b2-f3b2 f2b1-f2b2 f2b1-f3b2 f2b1-f3b3 f2b2-f3b3 f2b2-f5b2 "
        "f3b1-f3b2 f3b1-f4b1 f3b1-f4b2 f3b2-f3b3 f3b2-f4b2 f3b2-f5b1 f3b3-f5b1 f3b3-f5b2 f4b1-f4b2 f4b2-f5b1 f5b1-f5b2"
    )
    assert sorted("-".join(BLOCKS[block] for block in sorted(pair)) for pair in VIRUS.layout.between) == printed.split()


@pytest.mark.parametrize(("block", "plants"), list(zip(BLOCKS, [1, 1, 2, 1, 2, 2, 2, 1, 2, 1, 1], strict=True)))
def test_plants_and_tanks_of_each_block(block, plants):
    """WM-6.24."""
    index = BLOCKS.index(block)
    assert len(VIRUS.layout.plants[index]) == plants
    assert len(VIRUS.layout.energy[index]) == 3
    assert (VIRUS.layout.tanks[index] == EMPTY) == (block == "f3b2")
