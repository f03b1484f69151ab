"""What The Colony says, in every language."""

from __future__ import annotations

import pytest

from starboard.engine.messages import message
from starboard.engine.text import LANGUAGES, render
from tests.games.welcome_to_the_moon.colony.position import COLONY, ColonyPosition

GAME = "welcome_to_the_moon"
every_language = pytest.mark.parametrize("language", LANGUAGES)


def choosable() -> list[int]:
    """Symbols that a player may have to choose among."""
    boxes = [icon for track in COLONY.layout.boxes[:3] for icon in track.icons]
    return [*range(COLONY.layout.tunnels), *COLONY.layout.tanks, *(houses[0] for houses in COLONY.layout.greenhouses), *boxes]


@every_language
def test_no_two_symbols_to_choose_among_read_the_same(language):
    texts = [render(COLONY.names.symbol(symbol), language, GAME) for symbol in choosable()]
    assert len(set(texts)) == len(texts)


@every_language
def test_every_symbol_race_and_mission_has_words(language):
    said = [COLONY.names.symbol(symbol) for symbol in range(len(COLONY.layout.symbols))]
    said += [COLONY.names.race(race) for race in range(4)]
    said += [COLONY.rules.asked(mission) for mission in COLONY.layout.missions]
    said += [COLONY.names.place(slot) for slot in range(36)]
    assert all(render(text, language, GAME) for text in said)
    assert len({render(COLONY.rules.asked(mission), language, GAME) for mission in COLONY.layout.missions}) == 6


def test_deeds_say_what_they_do():
    named = {id: render(COLONY.names.symbol(COLONY.layout.symbol_at[id]), "en", GAME) for id in COLONY.layout.symbols}
    assert named["tunnel_c5r6_c6r6"] == "build a tunnel: column 5, row 6 — the observatory"
    assert named["q2_greenhouse_4"] == "circle a greenhouse of the top right quarter: 2 plants"
    assert named["antenna_c6r6_1"] == "circle 3 antennas: the observatory"
    assert named["water_4"] == "energy for the water tanks: 8 per tank"
    assert named["planning_1"] == "planning penalty: 1"


@every_language
def test_the_option_names_the_adventure(language):
    names = {"en": "3 · The Colony", "uk": "3 · Колонія", "ru": "3 · Колония"}
    assert render(message("option-adventure-choice", choice=3), language, GAME) == names[language]


@every_language
def test_terms_have_names_of_their_own(language):
    terms = ColonyPosition().state.scores()[0].terms
    assert len({render(message(term.key), language, GAME) for term in terms}) == 8
