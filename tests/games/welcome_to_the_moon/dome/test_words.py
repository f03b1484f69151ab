"""Everything that can be said about The Dome reads in every language, and no two things read the same."""

from __future__ import annotations

import pytest

from starboard.engine.messages import message
from starboard.engine.text import LANGUAGES, render
from starboard.games.welcome_to_the_moon.actions import Claim
from starboard.games.welcome_to_the_moon.events import Claimed
from tests.games.welcome_to_the_moon.dome.position import DOME, DomePosition
from tests.games.welcome_to_the_moon.dome.test_missions import ready_to_claim

every_language = pytest.mark.parametrize("language", LANGUAGES)


def read(text, language: str = "en") -> str:
    return render(text, language, "welcome_to_the_moon", lambda _: "Ada")


@every_language
def test_every_choice_of_a_symbol_reads_differently(language):
    """The two plants of a level are one choice, the astronauts another."""
    same = {plants[1] for plants in DOME.layout.plants} | set(DOME.layout.crew.icons[1:])
    choices = [symbol for symbol in range(len(DOME.layout.symbols)) if symbol not in same]
    assert len({read(DOME.names.symbol(symbol), language) for symbol in choices}) == len(choices)


@every_language
def test_every_slot_mission_and_bonus_reads_differently(language):
    assert len({read(DOME.names.place(slot), language) for slot in range(38)}) == 38
    assert len({read(DOME.rules.asked(mission), language) for mission in DOME.layout.missions}) == 6
    assert len({read(DOME.names.race(race), language) for race in range(8)}) == 8
    assert len({read(DOME.names.reward(amount), language) for amount in (8, 4)}) == 2


@every_language
def test_every_category_of_the_score_has_a_name(language):
    terms = [term.key for term in DomePosition().state.scores()[0].terms]
    assert len({read(message(key), language) for key in terms}) == len(terms) == 6


def test_a_mission_pays_a_mark():
    """WM-5.12."""
    position = ready_to_claim(90, 0, 1)
    assert read(position.state.describe(0, Claim(90))) == "Claim mission B: the star"
    position.claim(0, 90)
    position.later(1)
    position.finish()
    assert read(position.state.describe(1, Claim(90))) == "Claim mission B: the burst"
    assert [read(event.text()) for event in position.told(Claimed)] == ["Ada is first at mission B: the star."]


@pytest.mark.parametrize(
    ("symbol", "deed"),
    [
        ("t_b4_water", "circle the water on tower level 4 below ground"),
        ("dome8", "build section 8 of the dome"),
        ("dome8_r", "build the right half of section 8 of the dome"),
        ("dome1_split", "split section 1 of the dome"),
        ("tower_4", "upgrade the research tower to 4 / 10 / 18"),
        ("dome_1", "upgrade the dome to 5"),
        ("astronaut_8", "use the astronaut"),
    ],
)
def test_symbols_are_named(symbol, deed):
    assert read(DOME.names.symbol(DOME.layout.symbol_at[symbol])) == deed
