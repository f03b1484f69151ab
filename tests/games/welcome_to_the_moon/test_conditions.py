"""What missions ask for, as it is printed: every kind is used, read strictly, and priced where bots price kinds (WM-0.16)."""

from __future__ import annotations

from importlib import import_module

import msgspec
import pytest

from starboard.engine.effects.vocabulary import Misprint
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES, SHEETS
from starboard.games.welcome_to_the_moon.adventures.dome.bots.evaluation import PACE
from starboard.games.welcome_to_the_moon.rules.conditions import read_conditions

MISSIONS = {name: import_module(f"starboard.games.welcome_to_the_moon.adventures.{name}.rules.missions") for name in SHEETS}
LAYOUTS = {type(adventure.layout).__module__.split(".")[-3]: adventure.layout for adventure in ADVENTURES.values()}


@pytest.mark.parametrize("name", SHEETS)
def test_every_test_of_an_adventure_is_on_a_card(name):
    printed = {mission.condition["test"] for mission in LAYOUTS[name].missions}
    assert printed == set(MISSIONS[name].TESTS.tags())


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.parametrize("wrong", [{"test": "moon_is_cheese"}, {"colour": "green"}])
def test_a_card_that_asks_for_something_unknown_stops_the_import(name, wrong):
    card = LAYOUTS[name].missions[0]
    misprinted = msgspec.structs.replace(card, condition={**card.condition, **wrong})
    with pytest.raises(Misprint, match=f"mission {card.id}"):
        read_conditions([misprinted], MISSIONS[name].TESTS)


def test_bots_know_the_pace_of_every_mission_of_the_dome():
    assert set(PACE) == set(MISSIONS["dome"].TESTS.tags())
