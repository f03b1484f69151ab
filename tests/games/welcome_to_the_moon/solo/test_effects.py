"""What ASTRA's effects hit in each adventure, and what solo bonuses are given for (WM-S.12, WM-S.16 to WM-S.19)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.sheet import FIRST, LATER
from tests.games.welcome_to_the_moon.position import nearly
from tests.games.welcome_to_the_moon.solo.position import (
    SoloColony,
    SoloDome,
    SoloEscape,
    SoloJourney,
    SoloLaunch,
    SoloMine,
)

RACES = [(SoloJourney, "AB", 2), (SoloColony, "AB", 2), (SoloMine, "AB", 2), (SoloDome, "ABC", 1), (SoloEscape, "ABC", 1)]
race_adventures = pytest.mark.parametrize(("adventure", "letters", "each"), RACES)


@race_adventures
def test_her_effect_crosses_off_a_high_value(adventure, letters, each):
    """WM-S.12, WM-S.16: the player chooses which; afterwards only the low value is to be had."""
    position = adventure(1)
    position.strike("A")
    goals = position.targets()
    assert goals == position.state.adventure.layout.race_ids
    position.target(goals[1])
    assert position.mine(0).closed == [goals[1]]
    assert position.view().hit == [goals[1]]
    position.state.adventure.reach(position.state, 0, 1)
    assert position.state.sheets[0].races[1] == LATER
    position.state.adventure.reach(position.state, 0, 0)
    assert position.state.sheets[0].races[0] == FIRST


@race_adventures
@pytest.mark.parametrize("letter", "ABC")
def test_cards_that_have_an_effect(adventure, letters, each, letter):
    """WM-S.18"""
    position = adventure(1)
    position.strike(letter)
    assert bool(position.targets()) == (letter in letters)


@race_adventures
def test_high_values_give_solo_bonuses(adventure, letters, each):
    """WM-S.15: only the player's own, and only the high ones."""
    position = adventure(1)
    position.state.closed |= 1
    position.state.adventure.reach(position.state, 0, 0)
    assert position.view().circled == 0
    position.state.adventure.reach(position.state, 0, 1)
    assert position.view().circled == each


@race_adventures
def test_nothing_left_to_cross_off(adventure, letters, each):
    """WM-S.19"""
    position = adventure(1)
    position.state.closed = (1 << len(position.state.adventure.layout.race_ids)) - 1
    position.strike("A")
    assert not position.targets()
    assert len(position.deck.open) == 3


@race_adventures
def test_the_last_target_needs_no_choice(adventure, letters, each):
    """WM-S.12"""
    position = adventure(1)
    races = position.state.adventure.layout.race_ids
    position.state.closed = (1 << len(races)) - 2
    position.strike("A")
    assert position.view().hit == [races[0]]
    assert len(position.deck.open) == 3


def test_launch_sabotage_and_error():
    """WM-S.12: cross off a sabotage, circle an error. Two of one compartment are alike."""
    position = SoloLaunch(1)
    position.strike("B")
    assert position.targets() == ["l2_c1_b3", "l3_c1_b2", "l5_c1_b3", "l6_c1_b4", "l7_c1_b3", "l8_c4_b2"], (
        "two of one compartment are alike"
    )
    position.target("l2_c1_b3")
    assert position.mine(0).sabotaged == ["l2_c1_b3"]
    assert position.errors(0) == "o......."
    assert position.view().circled == 0


def test_launch_sabotage_of_the_player():
    """WM-S.8, WM-S.15: a solo bonus, and no error for anyone."""
    position = SoloLaunch(1)
    position.sheet(0, **nearly("l3_c1"))
    position.deal("8 robot", "8 water", "8 plant")
    position.take(0, 1, last_slot(position, "l3_c1"))
    assert position.view().circled == 1
    position.turn()
    assert position.view().circled == 1
    assert position.errors(0) == "........"


def last_slot(position: SoloLaunch, compartment: str) -> str:
    launch = position.state.adventure.layout
    return launch.slot_ids[launch.compartment_slots[launch.compartment_ids.index(compartment)][-1]]


def test_launch_without_a_sabotage_left():
    """WM-S.19: no error is circled either."""
    position = SoloLaunch(1)
    position.state.closed = position.state.adventure.layout.sabotage_bits
    position.strike("A")
    assert position.errors(0) == "........"
    assert len(position.deck.open) == 3
