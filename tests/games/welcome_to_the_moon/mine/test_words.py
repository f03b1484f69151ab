"""Everything that can be said about The Mine reads in every language, and no two things read the same."""

from __future__ import annotations

import pytest

from starboard.engine.messages import message
from starboard.engine.text import LANGUAGES, render
from starboard.games.welcome_to_the_moon.adventures.mine.events import Activated, Extracted, Upgraded
from tests.games.welcome_to_the_moon.mine.position import FACTORIES, MAIN, MINE, MinePosition

every_language = pytest.mark.parametrize("language", LANGUAGES)


def read(text, language: str) -> str:
    return render(text, language, "welcome_to_the_moon")


@every_language
def test_every_choice_of_a_symbol_reads_differently(language):
    """Icons of one kind in one factory are one choice (WM-4.5)."""
    resources = range(len(MINE.layout.resource_kinds))
    icons = [icons[0] for factory in MINE.layout.factories for icons in (factory.robots, factory.energy) if icons]
    choices = [*resources, *icons]
    assert len({read(MINE.names.symbol(symbol), language) for symbol in choices}) == len(choices)


@every_language
def test_every_slot_reads_differently(language):
    assert len({read(MINE.names.place(slot), language) for slot in range(36)}) == 36


@every_language
def test_every_mission_and_every_first_bonus_reads_differently(language):
    assert len({read(MINE.rules.asked(mission), language) for mission in MINE.layout.missions}) == 6
    assert len({read(MINE.names.race(race), language) for race in range(4)}) == 4


@every_language
def test_every_category_of_the_score_has_a_name(language):
    terms = [term.key for term in MinePosition().state.scores()[0].terms]
    assert len({read(message(key), language) for key in terms}) == len(terms) == 8


@every_language
def test_the_log_tells_extraction_and_factories(language):
    events = [Extracted(0, 3, {}), Extracted(0, 3, {"plant": 2, "water": 1, "pearl": 1, "ruby": 5})]
    events += [Upgraded(0, factory) for factory in MAIN]
    events += [Activated(0, factory.id, factory.gain, factory.amount) for factory in MINE.layout.secondary]
    assert len({read(event.text(), language) for event in events}) == len(events) == 2 + len(FACTORIES)


def test_extraction_reads_as_a_sentence():
    text = Extracted(0, 3, {"plant": 2, "ruby": 1}).text()
    assert render(text, "en", "welcome_to_the_moon", lambda _: "Ada") == "Ada: mine 3 extracted, 2 plants and 1 ruby."
