"""Gems, resources, factories, astronauts and planning (WM-4.3 to WM-4.6)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit, Mark, Skip, WriteX
from starboard.games.welcome_to_the_moon.adventures.mine.events import Activated, Upgraded
from starboard.games.welcome_to_the_moon.content import EFFECTS
from tests.games.welcome_to_the_moon.mine.position import FACTORIES, MAIN, MINE, SYMBOLS, MinePosition, line

ROBOTS = [symbol for factory in SYMBOLS for symbol in SYMBOLS[factory] if "_robot_" in symbol]
ENERGY = [symbol for factory in SYMBOLS for symbol in SYMBOLS[factory] if "_energy_" in symbol]

# -- gems


@pytest.mark.parametrize("effect", EFFECTS)
def test_a_number_circles_the_gem_of_its_slot_whatever_the_effect(effect):
    """WM-4.3, EX-4.1."""
    position = MinePosition()
    position.play(0, f"2 {effect}", "m01l1")
    assert position.mine(0).circled == ["m01_pearl_l1"]


def test_an_x_circles_the_gem_of_its_slot():
    """WM-4.3, WM-0.13.3."""
    position = MinePosition()
    position.play(0, "8 planning", "m07l3")
    position.x(0, "m06l1")
    assert position.mine(0).circled == ["m06_ruby_l1"]


def test_a_slot_without_a_gem_circles_nothing():
    """WM-4.3."""
    position = MinePosition()
    position.play(0, "8 robot", "m03l1")
    assert position.mine(0).circled == []


# -- plants and water


@pytest.mark.parametrize(
    ("combination", "slot", "resources"),
    [
        ("4 water", "m02l1", ["m02_water_12"]),
        ("3 plant", "m02l3", ["m02_plant_23"]),
        ("4 water", "m02l2", ["m02_water_12"]),
        ("4 plant", "m02l2", ["m02_plant_23"]),
        ("3 plant", "m01l2", ["m01_plant_12", "m01_plant_23"]),
        ("9 water", "m08l2", ["m08_water_12", "m08_water_23"]),
    ],
)
def test_a_resource_above_or_below_the_number_may_be_circled(combination, slot, resources):
    """WM-4.4, EX-4.2, EX-4.3."""
    position = MinePosition()
    position.play(0, combination, slot)
    assert position.offered(0) == resources
    assert Skip() in position.state.legal(0)
    position.mark(0, resources[-1])
    assert resources[-1] in position.mine(0).circled
    assert position.committing(0)


@pytest.mark.parametrize(("combination", "slot"), [("4 plant", "m02l1"), ("4 water", "m01l2"), ("8 water", "m05l1"), ("8 plant", "m06l3")])
def test_no_resource_of_the_effects_kind_beside_the_number_voids_it(combination, slot):
    """WM-4.4."""
    position = MinePosition()
    position.play(0, combination, slot)
    assert position.committing(0)


def test_a_resource_is_circled_once_though_two_slots_reach_it():
    """WM-4.4."""
    position = MinePosition()
    position.sheet(0, levels=(line(m2="4"), line(), line()), circled=("m02_water_12",))
    position.play(0, "5 water", "m02l2")
    assert position.committing(0)


def test_of_two_resources_the_other_waits_for_another_effect():
    """WM-4.4: one is circled per effect, the other from its own side later."""
    position = MinePosition()
    position.play(0, "3 plant", "m01l2")
    position.mark(0, "m01_plant_12")
    position.finish()
    position.play(0, "3 plant", "m01l3")
    assert position.offered(0) == ["m01_plant_23"]


def test_circling_is_optional():
    """WM-0.11, WM-4.4."""
    position = MinePosition()
    position.play(0, "4 water", "m02l1")
    position.skip(0)
    assert position.mine(0).circled == ["m02_pearl_l1"]
    assert position.committing(0)


def test_the_x_reaches_no_resource():
    """WM-0.11: an effect looks at the number just written; the X of planning circles no water beside it."""
    position = MinePosition()
    position.play(0, "8 planning", "m07l1")
    position.x(0, "m08l2")
    assert position.mine(0).circled == ["m07_ruby_l1", "m08_pearl_l2"]


# -- robots and energy


@pytest.mark.parametrize(("effect", "kind"), [("robot", "robots"), ("energy", "energy")])
def test_one_icon_of_the_effects_kind_is_offered_in_every_factory(effect, kind):
    """WM-4.5: which one of a factory does not matter."""
    position = MinePosition()
    position.play(0, f"8 {effect}", "m03l1")
    assert position.offered(0) == [f"{id}_{effect}_1" for id, factory in FACTORIES.items() if getattr(factory, kind)]


def test_a_robot_crosses_one_icon():
    """WM-4.5."""
    position = MinePosition()
    position.sheet(0, crossed=("greenhouse_robot_1",))
    position.play(0, "8 robot", "m03l1")
    assert "greenhouse_robot_2" in position.offered(0)
    position.mark(0, "greenhouse_robot_2")
    assert position.mine(0).crossed == ["greenhouse_robot_1", "greenhouse_robot_2"]
    assert position.told(Upgraded, 0) == []
    assert position.committing(0)


def test_the_last_icon_upgrades_a_main_factory_for_all_it_stores():
    """WM-4.5, EX-4.4: each stored water is worth 5 instead of 3."""
    position = MinePosition()
    position.sheet(0, crossed=("reservoir_energy_1", "reservoir_robot_1"), stored={"reservoir": 4})
    assert position.points()[0] == 12
    position.play(0, "8 robot", "m03l1")
    position.mark(0, "reservoir_robot_2")
    assert position.points()[0] == 20
    assert position.told(Upgraded, 0) == [Upgraded(0, "reservoir")]


@pytest.mark.parametrize(
    ("factory", "store"),
    [("opt_greenhouse", "greenhouse"), ("opt_reservoir", "reservoir"), ("opt_pearl", "pearl_plant"), ("opt_ruby", "ruby_plant")],
)
def test_a_secondary_factory_stores_two_resources_at_once(factory, store):
    """WM-4.5, EX-4.5."""
    *others, last = SYMBOLS[factory]
    position = MinePosition()
    position.sheet(0, crossed=tuple(others), stored={store: 3})
    position.play(0, "8 robot" if "robot" in last else "8 energy", "m03l1")
    position.mark(0, last)
    assert position.stored(0) == {store: 5}
    assert position.told(Activated, 0) == [Activated(0, factory, MAIN[store].stores, 2)]
    assert position.committing(0)


def test_the_control_centre_crosses_three_robots_one_after_another():
    """WM-4.5: with all consequences, main and secondary."""
    position = MinePosition()
    position.sheet(0, crossed=("opt_control_energy_1", "opt_ruby_energy_1", "astronaut_centre_energy_1"), stored={"astronaut_centre": 2})
    position.play(0, "8 energy", "m03l1")
    position.mark(0, "opt_control_energy_2")
    assert len(position.offered(0)) == 10
    position.mark(0, "opt_ruby_robot_1", "astronaut_centre_robot_1", "greenhouse_robot_1")
    assert position.stored(0) == {"astronaut_centre": 2, "ruby_plant": 2}
    assert position.earned(0) == {"mine-term-astronaut-centre": 6, "mine-term-ruby-plant": 4}
    assert position.committing(0)


def test_the_robots_of_the_control_centre_may_be_let_go():
    """WM-4.5: up to three."""
    position = MinePosition()
    position.sheet(0, crossed=("opt_control_energy_1",))
    position.play(0, "8 energy", "m03l1")
    position.mark(0, "opt_control_energy_2", "reservoir_robot_1")
    position.skip(0)
    assert position.committing(0)
    assert [symbol for symbol in position.mine(0).crossed if symbol in ROBOTS] == ["reservoir_robot_1"]


@pytest.mark.parametrize("left", [0, 1, 2])
def test_fewer_than_three_robots_are_crossed_if_there_are_no_more(left):
    """WM-4.5."""
    position = MinePosition()
    position.sheet(0, crossed=("opt_control_energy_1", *ROBOTS[: len(ROBOTS) - left]))
    position.play(0, "8 energy", "m03l1")
    position.mark(0, "opt_control_energy_2", *ROBOTS[len(ROBOTS) - left :])
    assert set(ROBOTS) <= set(position.mine(0).crossed)
    assert position.committing(0)


@pytest.mark.parametrize(("effect", "icons"), [("robot", ROBOTS), ("energy", ENERGY)])
def test_with_no_icon_left_the_effect_is_void(effect, icons):
    """WM-4.5: that does not make the combination unplayable."""
    position = MinePosition()
    position.sheet(0, crossed=tuple(icons))
    position.play(0, f"8 {effect}", "m03l1")
    assert position.committing(0)


def test_there_are_sixteen_robots_and_fourteen_energy_icons():
    """WM-4.1."""
    assert (len(ROBOTS), len(ENERGY)) == (16, 14)


# -- astronauts and planning


@pytest.mark.parametrize("number", [6, 7, 9, 10])
def test_a_changed_number_crosses_an_astronaut(number):
    """WM-4.6, WM-0.12.2."""
    position = MinePosition()
    position.sheet(0, stored={"astronaut_centre": 3})
    position.play(0, "8 astronaut", "m03l1", number)
    assert position.stored(0) == {"astronaut_centre": 4}
    assert position.committing(0)


def test_an_unchanged_number_crosses_an_astronaut_if_the_player_likes():
    """WM-4.6, WM-0.12.2: using the effect with change 0 is an option."""
    position = MinePosition()
    position.play(0, "8 astronaut", "m03l1")
    assert position.state.legal(0) == [Mark("astronaut_centre_1"), Skip()]
    position.skip(0)
    assert position.stored(0) == {}


def test_after_eight_astronauts_numbers_still_change():
    """WM-4.6, WM-0.12.3."""
    position = MinePosition()
    position.sheet(0, stored={"astronaut_centre": 8})
    position.play(0, "15 astronaut", "m12l1", 17)
    assert position.stored(0) == {"astronaut_centre": 8}
    assert position.committing(0)


def test_an_x_crosses_a_calendar():
    """WM-4.6, WM-0.13.2."""
    position = MinePosition()
    position.play(0, "8 planning", "m03l1")
    assert len(position.legal(0, WriteX)) == 35
    position.x(0, "m05l1")
    assert position.stored(0) == {"planning_centre": 1}
    assert position.points()[0] == -3
    assert position.committing(0)


def test_without_an_x_no_calendar_is_crossed():
    """WM-0.13.2."""
    position = MinePosition()
    position.play(0, "8 planning", "m03l1")
    position.skip(0)
    assert position.stored(0) == {}


def test_after_six_calendars_an_x_costs_nothing_more():
    """WM-4.6, WM-0.13.3."""
    position = MinePosition()
    position.sheet(0, stored={"planning_centre": 6})
    position.play(0, "8 planning", "m03l1")
    position.x(0, "m05l1")
    assert position.stored(0) == {"planning_centre": 6}


# -- refusals


@pytest.mark.parametrize(
    ("combination", "slot", "action", "key", "rule"),
    [
        ("4 water", "m02l1", Mark("m01_plant_12"), "refused-effect", "WM-0.11"),
        ("8 robot", "m03l1", Mark("greenhouse_energy_1"), "refused-effect", "WM-0.11"),
        ("8 energy", "m03l1", Commit(), "refused-effect-first", "WM-0.11"),
        ("8 planning", "m03l1", WriteX("m03l1"), "refused-filled", "WM-0.13.1"),
        ("8 planning", "m03l1", WriteX("m13l1"), "refused-slot", "WM-0.13.1"),
    ],
)
def test_a_wrong_use_of_an_effect_names_its_rule(combination, slot, action, key, rule):
    """WM-0.11, WM-0.13.1."""
    position = MinePosition()
    position.play(0, combination, slot)
    refusal = position.refused(0, action)
    assert (refusal.text.key, refusal.rule) == (key, rule)


def test_only_robots_answer_the_control_centre():
    """WM-4.5."""
    position = MinePosition()
    position.sheet(0, crossed=("opt_control_energy_1",))
    position.play(0, "8 energy", "m03l1")
    position.mark(0, "opt_control_energy_2")
    assert position.state.prompt(0).params == {"count": 3}
    refusal = position.refused(0, Mark("greenhouse_energy_1"))
    assert (refusal.text.key, refusal.rule) == ("refused-choice", "WM-4.5")


def test_marks_stay_hidden_until_all_have_committed():
    """WM-0.19."""
    position = MinePosition()
    position.play(0, "8 robot", "m06l1")
    position.mark(0, "reservoir_robot_1")
    assert position.state.view(1).sheets[0].circled == position.state.view(1).sheets[0].crossed == []
    position.finish()
    assert position.state.view(1).sheets[0].circled == [MINE.layout.symbols[MINE.layout.gem_at[MINE.layout.slot_at["m06l1"]]]]
