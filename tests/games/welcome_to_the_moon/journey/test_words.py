"""What The Journey says, in every language."""

from __future__ import annotations

import pytest

from starboard.engine.messages import message
from starboard.engine.text import LANGUAGES, render
from tests.games.welcome_to_the_moon.journey.position import JOURNEY, JourneyPosition

GAME = "welcome_to_the_moon"
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_no_two_symbols_to_choose_among_read_the_same(language):
    groups = [
        list(range(JOURNEY.layout.walls)),
        [plants[0] for plants in JOURNEY.layout.station_plants],
        [robots[0] for robots in JOURNEY.layout.station_robots],
    ]
    for group in groups:
        assert len({render(JOURNEY.names.symbol(symbol), language, GAME) for symbol in group}) == len(group)


@every_language
def test_everything_that_can_be_marked_has_words(language):
    rewards = {reward for track in JOURNEY.layout.tracks.values() for reward in track.rewards.values()}
    said = [JOURNEY.names.symbol(symbol) for symbol in range(len(JOURNEY.layout.symbols)) if symbol not in rewards]
    said += [JOURNEY.names.race(race) for race in range(4)]
    said += [JOURNEY.names.place(slot) for slot in range(36)]
    assert all(render(text, language, GAME) for text in said)
    assert len({render(JOURNEY.rules.asked(mission), language, GAME) for mission in JOURNEY.layout.missions}) == 6


def test_deeds_say_what_they_do():
    named = {id: render(JOURNEY.names.symbol(JOURNEY.layout.symbol_at[id]), "en", GAME) for id in ("w01", "tank_05", "station_3_plant_2")}
    assert named == {
        "w01": "draw a wall between slots 1 and 2",
        "tank_05": "circle the water tank worth 7",
        "station_3_plant_2": "circle a plant of station 3",
    }


@every_language
def test_the_option_names_the_adventure(language):
    names = {"en": "2 · The Journey", "uk": "2 · Політ", "ru": "2 · Полёт"}
    assert render(message("option-adventure-choice", choice=2), language, GAME) == names[language]


@every_language
def test_terms_have_names_of_their_own(language):
    terms = JourneyPosition().state.scores()[0].terms
    assert len({render(message(term.key), language, GAME) for term in terms}) == 6
