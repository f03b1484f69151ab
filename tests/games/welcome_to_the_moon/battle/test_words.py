"""What The Battle says, in every language, and how bots judge it."""

from __future__ import annotations

import pytest

from starboard.engine.messages import message
from starboard.engine.text import LANGUAGES, render
from starboard.games.welcome_to_the_moon.actions import Mark, Skip, Write
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from tests.games.welcome_to_the_moon.battle.position import BATTLE, BattlePosition, full

GAME = "welcome_to_the_moon"
every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(position: BattlePosition, seat: int = 0, language: str = "en") -> list[str]:
    return [render(position.state.describe(seat, action), language, GAME) for action in position.state.legal(seat)]


@every_language
def test_no_two_moons_or_symbols_to_choose_among_read_the_same(language):
    choosable = (
        [moon[0] for moon in BATTLE.layout.moons]
        + [symbols[0] for symbols in BATTLE.layout.plants]
        + [boxes.icons[0] for boxes in BATTLE.layout.boxes[0]]
    )
    choosable += BATTLE.layout.belts[0].icons
    assert len({render(BATTLE.names.symbol(symbol), language, GAME) for symbol in choosable}) == len(choosable)


@every_language
def test_every_symbol_planet_and_mission_has_words(language):
    spoken = [BATTLE.names.symbol(symbol) for symbol in range(len(BATTLE.layout.symbols))]
    spoken += [BATTLE.names.place(slot) for slot in range(33)]
    assert all(render(text, language, GAME) for text in spoken)
    assert len({render(BATTLE.rules.asked(mission), language, GAME) for mission in BATTLE.layout.missions}) == 6
    refusals = ("battle-refused-order", "battle-refused-nearest", "battle-refused-moon", "battle-spend", "battle-ask-error")
    assert all(render(message(key), language, GAME) for key in refusals)
    assert render(message("battle-refused-planet", number=3, planet=BATTLE.names.place(0)), language, GAME)


def test_deeds_say_what_they_do():
    named = {id: render(BATTLE.names.symbol(BATTLE.layout.symbol_at[id]), "en", GAME) for id in BATTLE.layout.symbols}
    assert named["p3_moon2"] == "draw the insignia on the moon of the blue planet 5–7"
    assert named["p7_plant2"] == "cross a plant of the green planet 13+"
    assert named["ast13"] == "draw the insignia on asteroid 13"
    assert named["b_grey_4"] == "raise grey planets to 12"
    assert named["a_planning_3"] == "planning penalty: 10"
    assert named["a_err1"] == "cross a system error box"


def test_a_changed_number_says_what_it_costs():
    """WM-8.14"""
    position = BattlePosition(a8_stored_astronauts_per_turn="unlimited")
    position.sheet(0, a={"stored": 2}, **full("p4"))
    position.deal("9 astronaut", "1 energy", "1 energy")
    texts = said(position)
    assert "9 Astronaut as 11: insignia on the blue planet 11–13" in texts
    assert "9 Astronaut as 13: insignia on the green planet 13+, spending 1 stored astronaut" in texts
    assert "1 Energy (stack 2) as 5: insignia on the blue planet 5–7, spending 2 stored astronauts" in texts


@every_language
def test_the_prompt_says_whose_sheet_is_played_on(language):
    """WM-8.4"""
    prompts = {render(BattlePosition(turn=turn).state.prompt(0), language, GAME) for turn in (1, 2)}
    assert len(prompts) == 2


@every_language
def test_equal_combinations_are_told_apart(language):
    position = BattlePosition()
    position.deal("7 robot", "7 robot", "9 robot")
    texts = said(position, language=language)
    assert len(set(texts)) == len(texts) == 6


@every_language
def test_the_option_names_the_adventure(language):
    names = {"en": "8 · The Battle", "uk": "8 · Битва", "ru": "8 · Битва"}
    assert render(message("option-adventure-choice", choice=8), language, GAME) == names[language]


@every_language
def test_terms_have_names_of_their_own(language):
    terms = BattlePosition().state.scores()[0].terms
    assert len({render(message(term.key), language, GAME) for term in terms}) == 8


# -- bots


def standing(**sheet) -> float:
    position = BattlePosition()
    position.sheet(0, **sheet)
    return BATTLE.evaluation.judge.standing(position.state, 0)


def test_leads_boxes_astronauts_and_missions_under_way_are_worth_something():
    blank = standing()
    assert standing(p1="A") > blank > standing(p1="B")
    assert standing(moons="p1A") > blank
    assert standing(a={"plants": 1}) > blank > standing(a={"planning": 1})
    assert standing(a={"stored": 1}) > blank > standing(a={"errors": 1})
    assert standing(asteroids="1A 2A") > blank


def test_an_ended_game_stands_as_it_scored():
    position = BattlePosition()
    position.sheet(0, a={"errors": 1}, **full("p4"))
    position.error(0)
    position.finish()
    first, second = position.points()
    assert first != second
    lead = first - second + (WON if first > second else -WON)
    assert [BATTLE.evaluate(position.state, seat) for seat in (0, 1)] == [lead, -lead]


def test_weights_prefer_useful_actions_and_keep_astronauts():
    position = BattlePosition()
    position.sheet(0, a={"stored": 1})
    position.deal("8 energy", "8 robot", "8 plant")
    legal = position.state.legal(0)
    weights = dict(zip(legal, BATTLE.policy.weigh(position.state, 0, legal), strict=True))
    assert weights[Write(0, "p4_s1", 8)] > weights[Write(0, "p3_s1", 7)]
    position.draw(0, "p3", "6 energy")
    legal = position.state.legal(0)
    assert legal == [Mark("a_green_1"), Mark("a_blue_1"), Mark("a_grey_1"), Skip()]
    weights = BATTLE.policy.weigh(position.state, 0, legal)
    assert min(weights[:3]) > weights[3]
