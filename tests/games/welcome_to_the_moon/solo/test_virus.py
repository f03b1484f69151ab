"""ASTRA in The Virus (WM-S.5, WM-S.40 to WM-S.42)."""

from __future__ import annotations

import pytest

from tests.games.welcome_to_the_moon.solo.position import SoloVirus
from tests.games.welcome_to_the_moon.virus.position import BESIDE

SYMBOLS = ["prop_plant8", "prop_plant11", "prop_water5", "prop_water7"]


def settle(position: SoloVirus) -> None:
    """Choose the first slot wherever a virus leaves a choice."""
    while position.infectable(0):
        position.infect(0, position.infectable(0)[0])


def test_the_grey_virus_settles_first():
    """WM-S.5"""
    position = SoloVirus(1, settled=False)
    assert position.phase() == "setup"
    assert position.state.view(0).stacks == []
    position.infect(0, "f5b2_s5")
    assert len(position.deck.open) == 3


def test_first_pass_green_or_blue_spreads_at_once():
    """WM-S.40"""
    position = SoloVirus(1)
    position.strike("A")
    assert position.targets() == ["green", "blue"]
    before = len(position.infected(0))
    position.target("green")
    assert position.active(0) == {"f5b2", "f2b1"}
    settle(position)
    assert len(position.infected(0)) == before + 2, "the grey and the green virus infect a slot each"
    assert len(position.deck.open) == 3
    assert position.view().circled == 0


def test_the_one_that_is_left():
    """WM-S.40"""
    position = SoloVirus(1)
    position.sheet(0, active="green")
    position.strike("B")
    settle(position)
    assert position.view().hit == ["blue"]
    assert position.active(0) == {"f5b2", "f2b1", "f4b2"}


def test_then_a_propagation_symbol():
    """WM-S.40: crossed off, so that the icon beside it does nothing any more."""
    position = SoloVirus(1)
    position.sheet(0, active="green blue")
    before = len(position.infected(0))
    position.strike("C")
    assert position.targets() == SYMBOLS
    position.target("prop_plant8")
    settle(position)
    assert position.crossed(0, "prop") == ["prop_plant8"]
    assert len(position.infected(0)) == before + 3, "all three active viruses spread"
    assert position.view().circled == 2, "for the two viruses that were active before, not for the symbol"


def test_nothing_left_they_spread_nevertheless():
    """WM-S.42"""
    position = SoloVirus(1)
    position.sheet(0, active="green blue " + " ".join(SYMBOLS))
    before = len(position.infected(0))
    position.strike("A")
    assert not position.targets()
    settle(position)
    assert len(position.infected(0)) == before + 3


def test_second_pass_activates_the_virus_of_the_mission():
    """WM-S.40: A red, B purple, C yellow; the mission is turned."""
    for letter, home in (("A", "f1b2"), ("B", "f3b2"), ("C", "f5b1")):
        position = SoloVirus(1)
        position.second_pass()
        before = len(position.infected(0))
        position.strike(letter)
        settle(position)
        assert position.active(0) == {"f5b2", home}
        assert len(position.infected(0)) == before + 2
        assert position.state.taken["ABC".index(letter)]
        assert position.view().circled == 0


def test_second_pass_with_the_virus_active():
    """WM-S.40: nothing happens, but the mission is turned if it is not claimed."""
    position = SoloVirus(1)
    position.sheet(0, active="red")
    position.second_pass()
    before = len(position.infected(0))
    position.strike("A")
    assert len(position.infected(0)) == before
    assert position.view().hit == []


def test_solo_bonuses_for_what_the_player_sets_off():
    """WM-S.41: a virus, a symbol; not what ASTRA did, nor errors."""
    position = SoloVirus(1)
    position.sheet(0, active="green red prop_plant8")
    assert position.view().circled == 3
    position.astra.hit.append("green")
    assert position.view().circled == 2


def test_a_propagation_symbol_of_the_player_hurts_nobody():
    """WM-S.41"""
    position = SoloVirus(1)
    position.sheet(0, plants=7, circled="")
    before = position.view().circled
    position.state.own(0).marks[position.state.adventure.layout.symbol_at["plant8"]] = 2
    position.state.publish()
    infected = len(position.infected(0))
    position.turn()
    assert BESIDE["plant8"] in position.crossed(0, "prop")
    assert position.view().circled == before + 1
    assert len(position.infected(0)) == infected


def test_errors_propagate_without_a_bonus():
    """WM-S.41"""
    position = SoloVirus(1)
    position.sheet(0, errors=1)
    position.state.adventure.erred(position.state, 0)
    position.state.adventure.incidents(position.state)
    settle(position)
    assert position.state.sheets[0].errors == 2
    assert position.view().circled == 0


@pytest.mark.parametrize(("letter", "virus"), [("A", "red"), ("B", "purple"), ("C", "yellow")])
def test_a_card_whose_virus_is_active_only_turns_its_mission(letter, virus):
    """WM-S.40, WM-S.41: nothing is hit and nothing spreads, so the player keeps the solo bonus of a virus of his own."""
    position = SoloVirus(1)
    position.sheet(0, active=virus)
    position.second_pass()
    active, infected = position.active(0), position.infected(0)
    position.strike(letter)
    assert not position.infectable(0)
    assert (position.active(0), position.infected(0), position.view().hit) == (active, infected, [])
    assert position.view().circled == 1
    assert position.state.taken["ABC".index(letter)]
