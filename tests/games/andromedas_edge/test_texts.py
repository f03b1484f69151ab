"""All names and sentences in three languages, with the terms of the edition (AE-24)."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message as Entry

from starboard.engine.messages import message
from starboard.engine.text import LANGUAGES, render
from starboard.games import andromedas_edge
from starboard.games.andromedas_edge import content
from starboard.games.andromedas_edge.content import names
from starboard.games.andromedas_edge.content.moons import MOON_IDS

FOLDER = Path(andromedas_edge.__file__).parent / "text"
NAMED = {
    "module": [*content.MODULES, *content.KEY_MODULES],
    "tactic": content.TACTICS,
    "faction": content.FACTIONS,
    "upgrade": content.UPGRADES,
    "raider": content.RAIDERS,
    "event": content.EVENTS,
    "destiny": content.DESTINIES,
    "tile": [*content.PLANETS, *content.BASES, *content.SPECIALS],
    "discovery": content.DISCOVERIES,
    "supremacy": content.SUPREMACIES,
}
TERMS = "аванпост лідер супутник туманніст вихор квазар рейдер звалищ баржа ескалаці приготуван тактич панування прицілюв стрибок станці"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", list(NAMED))
def test_every_item_has_a_name_of_its_own(kind, language):
    found = [render(message(f"{kind}-{item.id}"), language, "andromedas_edge") for item in NAMED[kind]]
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_that_are_actions_have_names(language):
    for faction in content.FACTIONS:
        for number in (1, 2):
            assert render(message(f"ability-{faction.id}-{number}"), language, "andromedas_edge")


def test_the_catalogs_have_the_same_messages():
    keys = []
    for language in LANGUAGES:
        body = parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body
        found = [entry.id.name for entry in body if isinstance(entry, Entry)]
        assert len(set(found)) == len(found)
        keys.append(sorted(found))
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("stem", TERMS.split())
def test_ukrainian_texts_use_the_terms_of_the_edition(stem):
    assert stem in (FOLDER / "uk.ftl").read_text("utf-8").lower()


def test_a_moon_says_what_it_shows():
    """AE-8.7"""
    assert render(names.moon("e2v1"), "en", "andromedas_edge") == "moon: 2 energy 1 VP"
    assert len({render(names.moon(moon), "uk", "andromedas_edge") for moon in MOON_IDS}) == len(MOON_IDS)
