"""Adventures 5 to 8 play by the common rules where their chapters say nothing else (WM-58)."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.games.welcome_to_the_moon.actions import Commit, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.content.effects import ASTRONAUT, PLANT
from starboard.games.welcome_to_the_moon.content.inscriptions import INFECTED, X
from tests.games.welcome_to_the_moon.escape.position import ASTRONAUTS, BOXES, EscapePosition
from tests.games.welcome_to_the_moon.virus.position import VirusPosition


@pytest.mark.parametrize("adventure", ["5", "6", "7", "8"])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_same_seed_deals_the_same_stacks(adventure, seats):
    """WM-58.1, WM-0.3, WM-0.5.3, WM-0.7: one deck and one way to deal and reveal it, whatever is played."""
    first = Match.new("welcome_to_the_moon", seats, 5, {"adventure": "1"}).state
    other = Match.new("welcome_to_the_moon", seats, 5, {"adventure": adventure}).state
    assert other.stacks.cards == first.stacks.cards
    if adventure != "6":
        assert (other.turn, other.stacks.left()) == (1, 20)


@pytest.mark.parametrize(("adventure", "start"), [("5", "sk1_a1"), ("6", "f1b1_s1"), ("7", "ship1_m1_s1")])
@pytest.mark.parametrize("between", [X, INFECTED])
def test_an_x_between_two_numbers_imposes_nothing(adventure, start, between):
    """WM-58.6, WM-58.7, WM-0.4, WM-0.9: the next number must be greater than the one before the X, and only that."""
    rules = ADVENTURES[adventure].rules
    sheet = rules.new_sheet()
    (line,) = [line for line in rules.layout.lines if rules.layout.slot_at[start] in line]
    here, crossed, beyond = line[line.index(rules.layout.slot_at[start]) :][:3]
    sheet.slots[here], sheet.slots[crossed] = 7, between
    assert [number for number in range(5, 10) if beyond in rules.writable(sheet, PLANT, number)] == [8, 9]
    assert all(crossed not in rules.writable(sheet, PLANT, number) for number in range(18))


@pytest.mark.parametrize(("adventure", "numbers"), [("5", [8]), ("6", [6, 7, 8, 9, 10]), ("7", [6, 7, 8, 9, 10])])
def test_astronauts_may_change_numbers_when_their_icons_are_used_up(adventure, numbers):
    """WM-58.11, WM-0.12.3: except in The Dome (WM-5.7)."""
    rules = ADVENTURES[adventure].rules
    sheet = rules.new_sheet()
    for icon in rules.layout.tracks["astronaut"].icons:
        sheet.marks[icon] = rules.layout.mark_as[icon]
    assert rules.numbers(sheet, ASTRONAUT, 8) == numbers


@pytest.mark.parametrize("adventure", ["6", "7"])
def test_a_change_and_an_x_mark_nothing_when_icons_are_used_up(adventure):
    """WM-58.11, WM-0.12.3, WM-0.13.3."""
    used = ["astronaut", "planning"]
    if adventure == "6":
        position = VirusPosition()
        icons = [position.adventure.layout.symbols[icon] for track in used for icon in position.adventure.layout.tracks[track].icons]
        position.sheet(0, crossed=" ".join(icons))
        position.sheet(1, crossed=" ".join(icons))
    else:
        position = EscapePosition()
        position.sheet(0, crossed=[*ASTRONAUTS, *BOXES])
        position.sheet(1, crossed=[*ASTRONAUTS, *BOXES])
    before = position.mine(0).crossed
    position.offer("8 astronaut")
    position.match.apply(0, Write(0, position.adventure.layout.slot_ids[1], 10))
    assert position.state.legal(0) == [Commit()]
    assert position.mine(0).crossed == before
    position.offer("8 planning")
    position.match.apply(1, Write(0, position.adventure.layout.slot_ids[1], 8))
    position.match.apply(1, WriteX(position.adventure.layout.slot_ids[2]))
    assert position.state.legal(1) == [Commit()]
    assert position.mine(1).crossed == before
