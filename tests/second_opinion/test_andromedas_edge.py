"""Andromeda's Edge as the rulebook alone has it: random matches agree with the recount at every step, the recount with printed examples."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from starboard.games.andromedas_edge.content import CONSTANTS, PLANETS, SHIPS, TRACKS
from tests.second_opinion.andromedas_edge.recount import can_pay, units, winning_side
from tests.second_opinion.matches import cases, compared

MATCHES = 80


@pytest.mark.net
@pytest.mark.parametrize("part", range(10))
def test_random_matches_agree_with_the_recount(part):
    for case in islice(cases("andromedas_edge", seed=2 * part), MATCHES // 10):
        for _ in compared(case):
            pass


def test_ships_are_those_of_the_rulebook():
    """Rulebook p. 17."""
    values = {ship.id: (ship.range, ship.weapons, ship.shields, set(ship.abilities)) for ship in SHIPS}
    assert values == {
        "transport": (1, 1, 0, {"settle"}),
        "fighter": (2, 2, 0, {"assault"}),
        "science_vessel": (2, 2, 0, {"hyperdrive"}),
        "heavy_cruiser": (1, 3, 1, {"jump"}),
    }


def test_numbers_are_those_of_the_rulebook():
    """Three planets of each type; a factory takes 2 leaders, a city 3; levels II and III give 7 and 10; the top of industry 20."""
    assert set(Counter(planet.development for planet in PLANETS).values()) == {3}
    leaders = {(planet.development, planet.leaders) for planet in PLANETS}
    assert {("factory", 2), ("city", 3)} <= leaders
    assert len(leaders) == 5
    assert CONSTANTS.level_vp[2:] == [7, 10]
    assert (CONSTANTS.dice_max, CONSTANTS.targeting_max, CONSTANTS.placement_vp_max, CONSTANTS.final_damage_vp) == (6, 5, 10, 2)
    assert TRACKS[1].spaces[-1].vp == 20


def test_the_recount_compares_dice_as_the_printed_examples_do():
    """Rulebook p. 22 and 23: blue wins by the second die; identical dice to the end defeat everybody; a die beats none."""
    assert winning_side({0: [5, 4, 2], 1: [6, 5, 3], 4: [6, 4, 4]}) == 1
    assert winning_side({0: [3, 6], 1: [6, 3]}) is None
    assert winning_side({0: [6], 1: [6, 1]}) == 1


def test_the_recount_pays_with_credits_but_not_for_energy():
    """AE-1.3"""
    assert can_pay(units({"credit": 2}), {"titanium": 1, "ice": 1})
    assert not can_pay(units({"credit": 2}), {"energy": 1})
    assert can_pay(units({"energy": 1, "tactics": 1}), {"any": 2})
    assert not can_pay(units({"any": 1, "titanium": 1}), {"ice": 2})
