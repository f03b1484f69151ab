"""ASTRA in The Battle: two sheets, a turn of her own (WM-S.50 to WM-S.55)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.adventures.battle.events import Captured
from starboard.games.welcome_to_the_moon.content.names import RIVAL
from tests.games.welcome_to_the_moon.battle.position import full
from tests.games.welcome_to_the_moon.solo.position import SoloBattle


def even() -> SoloBattle:
    """Before turn 2, on the right sheet, where the player has zone B and ASTRA zone A."""
    return SoloBattle(1)


def odd() -> SoloBattle:
    """Before turn 3, on the left sheet, where the player has zone A and ASTRA zone B."""
    position = SoloBattle(1, turn=2)
    position.sheet(0)
    return position


def test_two_sheets_by_turns():
    """WM-S.50: for both; the player first on the left one, in zone A."""
    position = SoloBattle(1)
    assert [sheet.turn for sheet in position.state.view(0).sheets] == ["A", "A"]
    position.strike("14 robot")
    assert position.on(1, "p7", 0) == "A"
    position = odd()
    position.strike("14 robot")
    assert position.on(0, "p7", 0) == "B"


def test_she_plays_the_first_card_and_the_player_has_all_three():
    """WM-S.51, WM-S.52"""
    position = even()
    position.strike("14 robot", "5 energy", "9 plant")
    assert position.open() == ["14 robot", "5 energy", "9 plant"]
    assert position.on(1, "p7", 0) == "A"
    assert len(position.state.view(0).stacks) == 6


def test_two_planets_fit():
    """WM-S.51: the player chooses."""
    position = even()
    position.strike("3 water")
    assert position.targets() == ["p1", "p2"]
    position.target("p2")
    assert position.on(1, "p2", 0) == "A"
    assert position.on(1, "p1", 0) == ""


def test_full_planets_count_up():
    """WM-S.51: from 15 to 1."""
    position = even()
    position.sheet(1, **full("p7"))
    position.strike("14 robot")
    assert position.on(1, "p1", 0) == "A"


@pytest.mark.parametrize("card", ["14 robot", "15 energy"])
def test_robot_and_energy_take_an_asteroid_from_her_end(card):
    """WM-S.51: on the right sheet hers is the end of zone A, on the left one that of zone B; no bonus."""
    position = even()
    position.strike(card)
    assert position.seen(1, 0).insignia == {"ast1": "A"}
    position = odd()
    position.strike(card)
    asteroids = [
        asteroid for asteroid in position.state.adventure.layout.symbols if asteroid.startswith("ast") and "astronaut" not in asteroid
    ]
    assert position.seen(0, 0).insignia == {asteroids[-1]: "B"}
    assert not [box for box in position.seen(0, 0).crossed + position.seen(0, 0).circled if box.startswith("b_")]


@pytest.mark.parametrize("card", ["13 planning", "13 astronaut"])
def test_planning_and_astronaut_take_the_moon(card):
    """WM-S.51"""
    position = even()
    position.strike(card)
    if position.targets():
        position.target("p7")
    assert position.seen(1, 0).insignia == {"p7_moon1": "A"}


def test_plant_and_water_cross_a_symbol_of_the_planet():
    """WM-S.51: and no box."""
    position = even()
    position.strike("9 plant")
    if position.targets():
        position.target(position.targets()[0])
    crossed = position.seen(1, 0).crossed
    assert len(crossed) == 1
    assert "plant" in crossed[0]
    assert crossed[0].startswith("p")


def test_an_effect_card_before_her_turn():
    """WM-S.53, WM-S.54: two insignia where the player is strongest; both may land on the same moon."""
    position = even()
    position.sheet(1, p4="BB", p2="B", p5="AAA")
    position.strike("A", "14 robot")
    assert [symbol for symbol in position.seen(1, 0).insignia if "moon" in symbol] == ["p4_moon1", "p4_moon2"]
    assert set(position.seen(1, 0).insignia.values()) == {"A"}
    assert position.on(1, "p7", 0) == "A", "then her turn"


def test_ties_of_her_effect_are_the_players_choice():
    """WM-S.53: insignia on the moon count; captured planets and full moons do not."""
    position = even()
    position.sheet(1, p2="B", p3="", p5="A", moons="p5B p6A p6B", **full("p7", insignia="B"))
    position.strike("B", "9 robot")
    assert position.targets() == ["p2", "p5"]
    position.target("p5")
    assert position.seen(1, 0).insignia["p5_moon2"] == "A"
    assert position.seen(1, 0).insignia["p2_moon1"] == "A", "p5's moon is full now"


def test_a_tie_on_a_planet_is_the_players_alone():
    """WM-S.55"""
    position = even()
    position.sheet(1, p1="AB", moons="p1B")
    position.strike("1 robot")
    assert position.told(Captured)[-1].holders == (0,)
    position = even()
    position.sheet(1, p1="AA")
    position.strike("1 robot")
    assert position.told(Captured)[-1].holders == (RIVAL,)


def test_solo_bonuses_for_every_two_flags():
    """WM-S.15, WM-S.55: both sheets together."""
    position = even()
    position.sheet(0, **full("p1", "p3", insignia="A"))
    assert position.view().circled == 1
    position.sheet(1, **full("p7", insignia="B"))
    assert position.view().circled == 1
    position.sheet(1, **full("p7", "p1", insignia="B"))
    assert position.view().circled == 2
    position.sheet(1, **full("p7", "p1", insignia="A"))
    assert position.view().circled == 1


def test_she_scores_no_planets():
    """WM-S.55"""
    position = even()
    position.sheet(0, **full("p1", "p2", "p3", insignia="B"))
    assert position.hers() == 20 + 3


def test_ties_are_flags_for_solo_bonuses():
    """WM-S.15, WM-S.55: on either sheet, and only once the planet is captured."""
    position = even()
    position.sheet(0, p1="ABA", p3="ABABB", moons="p1B p3A")
    assert position.view().circled == 1
    position.sheet(0, p1="ABA", p3="ABAB_".replace("_", ""), moons="p1B p3A")
    assert position.view().circled == 0
    position.sheet(1, p7="ABB", moons="p7A")
    assert position.view().circled == 1


@pytest.mark.parametrize(("index", "zone"), [(0, "A"), (1, "B")])
def test_a_tied_planet_bears_the_players_flag_alone(index, zone):
    """WM-S.55; with other players both would be there (WM-8.6)."""
    position = even()
    position.sheet(index, p1="ABA", moons="p1B")
    assert position.seen(index, 0).control == {"p1": [zone]}
    position.sheet(index, p1="AAA" if zone == "B" else "BBB")
    assert position.seen(index, 0).control == {"p1": ["A" if zone == "B" else "B"]}
