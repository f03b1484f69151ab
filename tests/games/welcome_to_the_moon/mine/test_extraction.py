"""Extraction and first bonuses (WM-4.7, WM-4.8)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.adventures.mine.events import Extracted
from starboard.games.welcome_to_the_moon.events import Raced
from tests.games.welcome_to_the_moon.mine.position import MAIN, SYMBOLS, MinePosition, line

MINE_2 = {"levels": (line(m2="X"), line(m2="X"), line()), "circled": ("m02_pearl_l1", "m02_water_12")}
GOALS = {"greenhouse": 8, "reservoir": 6, "pearl_plant": 10, "ruby_plant": 12}
BONUSES = {"greenhouse": 8, "reservoir": 10, "pearl_plant": 8, "ruby_plant": 12}
SECONDARY = {"greenhouse": "opt_greenhouse", "reservoir": "opt_reservoir", "pearl_plant": "opt_pearl", "ruby_plant": "opt_ruby"}

# -- extraction


def test_a_complete_mine_is_extracted():
    """WM-4.7, EX-4.6."""
    position = MinePosition()
    position.sheet(0, **MINE_2)
    position.play(0, "8 water", "m02l3")
    resources = ["m02_pearl_l1", "m02_water_12", "m02_ruby_l3"]
    assert [symbol for symbol in resources if symbol in position.mine(0).crossed] == resources
    assert position.stored(0) == {"pearl_plant": 1, "reservoir": 1, "ruby_plant": 1}
    assert position.extracted(0) == [2]
    assert position.told(Extracted, 0) == [Extracted(0, 2, {"pearl": 1, "water": 1, "ruby": 1})]
    assert position.committing(0)


def test_two_slots_do_not_make_a_mine():
    """WM-4.7, WM-4.10: what is circled stays circled and scores nothing."""
    position = MinePosition()
    position.sheet(0, levels=(line(m2="X"), line(), line()), circled=("m02_pearl_l1", "m02_water_12"))
    position.play(0, "8 robot", "m02l3")
    position.skip(0)
    assert position.extracted(0) == []
    assert position.mine(0).circled == ["m02_pearl_l1", "m02_water_12", "m02_ruby_l3"]
    assert position.points()[0] == 0


def test_what_the_effect_circles_is_extracted_in_the_same_turn():
    """WM-4.7: after the effect."""
    position = MinePosition()
    position.sheet(0, **MINE_2)
    position.play(0, "8 plant", "m02l3")
    assert position.extracted(0) == []
    position.mark(0, "m02_plant_23")
    assert position.stored(0) == {"greenhouse": 1, "pearl_plant": 1, "reservoir": 1, "ruby_plant": 1}


def test_uncircled_resources_are_lost():
    """WM-4.7."""
    position = MinePosition()
    position.sheet(0, **MINE_2)
    position.play(0, "8 plant", "m02l3")
    position.skip(0)
    assert position.extracted(0) == [2]
    assert "m02_plant_23" not in position.mine(0).circled + position.mine(0).crossed
    assert "greenhouse" not in position.stored(0)


def test_a_mine_with_nothing_circled_is_extracted_too():
    """WM-4.7."""
    position = MinePosition()
    position.sheet(0, levels=(line(m7="X"), line(m7="X"), line()))
    position.play(0, "8 plant", "m07l3")
    assert position.extracted(0) == [7]
    assert position.stored(0) == {}
    assert position.told(Extracted, 0) == [Extracted(0, 7, {})]


def test_a_number_and_an_x_extract_two_mines_in_one_turn():
    """WM-4.7, WM-4.3: the gem of the X goes along."""
    position = MinePosition()
    position.sheet(0, levels=(line(m2="X", m4="X"), line(m2="X", m4="X"), line()), circled=("m02_pearl_l1", "m04_ruby_l1", "m04_water_12"))
    position.play(0, "8 planning", "m02l3")
    position.x(0, "m04l3")
    assert position.extracted(0) == [2, 4]
    assert position.stored(0) == {"pearl_plant": 1, "reservoir": 1, "ruby_plant": 3, "planning_centre": 1}


def test_a_mine_is_extracted_once():
    """WM-4.7."""
    position = MinePosition()
    position.sheet(0, **MINE_2)
    position.play(0, "8 water", "m02l3")
    position.finish()
    stored = position.stored(0)
    position.play(0, "9 water", "m03l1")
    assert [event.mine for event in position.told(Extracted, 0)] == [2]
    assert position.extracted(0) == [2]
    assert position.stored(0) == stored


def test_storage_is_crossed_top_to_bottom():
    """WM-4.7."""
    position = MinePosition()
    position.sheet(0, **MINE_2, stored={"reservoir": 2})
    position.play(0, "8 water", "m02l3")
    stored = [symbol for symbol in position.mine(0).crossed if symbol.startswith("reservoir_")]
    assert stored == ["reservoir_1", "reservoir_2", "reservoir_3"]


# -- first bonuses


def about_to_store(factory: str, *seats: int) -> MinePosition:
    """These seats lack one robot to activate the secondary factory of this one, and one resource to reach the marked icon."""
    position = MinePosition(3)
    *others, _ = sorted(SYMBOLS[SECONDARY[factory]])
    for seat in seats:
        position.sheet(seat, crossed=tuple(others), stored={factory: GOALS[factory] - 1})
    return position


def activate(position: MinePosition, seat: int, factory: str) -> None:
    position.play(seat, "8 robot", "m07l3")
    position.mark(seat, next(symbol for symbol in position.offered(seat) if symbol.startswith(SECONDARY[factory])))
    position.commit(seat)


@pytest.mark.parametrize("factory", GOALS)
def test_whoever_stores_the_marked_resource_first_circles_the_bonus(factory):
    """WM-4.8, EX-4.7: it is crossed on the other sheets. A secondary bonus may step over the marked icon."""
    position = about_to_store(factory, 0, 1)
    activate(position, 0, factory)
    assert position.mine(0).races[f"{factory}_bonus"] == BONUSES[factory]
    assert position.mine(0).closed == []
    position.finish()
    assert position.mine(1).races[f"{factory}_bonus"] is None
    assert [position.mine(seat).closed for seat in range(3)] == [[f"{factory}_bonus"]] * 3
    assert position.told(Raced)[0].winners == (0,)


@pytest.mark.parametrize("factory", GOALS)
def test_later_there_is_no_bonus(factory):
    """WM-4.8: no lower value."""
    position = about_to_store(factory, 0, 1)
    activate(position, 0, factory)
    position.finish()
    activate(position, 1, factory)
    assert position.stored(1) == {factory: GOALS[factory] + 1}
    assert position.mine(1).races[f"{factory}_bonus"] is None
    assert position.earned(1)[MAIN[factory].term] == (GOALS[factory] + 1) * MAIN[factory].before
    assert position.earned(0)[MAIN[factory].term] == (GOALS[factory] + 1) * MAIN[factory].before + BONUSES[factory]


def test_all_who_get_there_in_the_same_turn_circle_the_bonus():
    """WM-4.8, WM-0.15."""
    position = about_to_store("reservoir", 0, 2)
    activate(position, 0, "reservoir")
    activate(position, 2, "reservoir")
    position.finish(1)
    assert [position.mine(seat).races["reservoir_bonus"] for seat in range(3)] == [10, None, 10]
    assert position.told(Raced)[0].winners == (0, 2)


def test_extraction_reaches_the_bonus_too():
    """WM-4.8, EX-4.7: 5 water stored, one more extracted."""
    position = MinePosition()
    position.sheet(0, **MINE_2, stored={"reservoir": 5})
    position.play(0, "8 robot", "m02l3")
    position.skip(0)
    assert position.earned(0)["mine-term-reservoir"] == 6 * 3 + 10


@pytest.mark.parametrize("factory", GOALS)
def test_one_resource_short_of_the_marked_one_wins_nothing(factory):
    """WM-4.8."""
    position = MinePosition()
    position.sheet(0, **MINE_2, stored={factory: GOALS[factory] - 2})
    position.play(0, "8 robot", "m02l3")
    position.skip(0)
    assert position.mine(0).races[f"{factory}_bonus"] is None


def test_a_bonus_once_won_is_kept():
    """WM-0.15."""
    position = MinePosition()
    position.sheet(0, stored={"reservoir": 6}, first=("reservoir",))
    position.finish()
    assert position.mine(0).races["reservoir_bonus"] == 10
