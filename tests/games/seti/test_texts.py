"""Everything printed reads in three languages (SE-9.1, SE-10.1, SE-12.4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.engine import text
from starboard.engine.text import LANGUAGES, add_catalog, render
from starboard.games import seti
from starboard.games.seti.actions import MarkGold, MarkTask, MarkTrace, Research, TakeTech
from starboard.games.seti.content.cards import CARD_IDS
from starboard.games.seti.words.components import FILE, component_texts, written
from tests.games.seti.position import Table


@pytest.fixture(autouse=True)
def catalog(monkeypatch):
    """The game's own catalog, whether it is registered or not."""
    monkeypatch.setattr(text, "_folders", dict(text._folders))
    if "seti" not in text._folders:
        add_catalog("seti", Path(seti.__file__).parent / "text")
    yield
    text._catalog.cache_clear()


def lines(component: str, language: str = "en") -> list[str]:
    return [render(line, language, "seti") for line in component_texts()[component]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_text(language):
    for component in component_texts():
        found = lines(component, language)
        assert found
        assert not any("{" in line or "$" in line for line in found), component


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_differ_read_differently(language):
    assert len({"\n".join(lines(card, language)) for card in CARD_IDS}) >= 180


def test_the_client_has_the_texts_of_the_contents():
    """Written anew by python tools/seti_texts.py."""
    assert FILE.read_bytes() == written(component_texts())


@pytest.mark.parametrize(
    ("component", "text"),
    [
        ("card_005", "launch a probe; 1 publicity. Mission: at Venus 1 orbiter or lander → 7 VP, 1 publicity."),
        ("card_020", "this turn, the first time you visit Mercury → 4 VP; 2 moves."),
        ("S.4", "if the second species is discovered: this card makes way for the card of that species."),
        ("S.4", "(orbit rather than land). research for free; 1 progress."),
        ("S.15", "land at Saturn within 4 moves, else at Jupiter within 5"),
        ("I-3", "you land or you win a sector"),
        ("II-11", "you visit a comet you play a card for 3 credits"),
        ("gold-income-a", "11 / 8 / 5 VP for each: tucked income: credit + tucked income: energy + tucked income: card."),
        ("gold-income-b", "(the larger number)"),
        ("gold-mission-b", "8 / 6 / 4 VP for each: 2 × completed mission or end-of-game card."),
        ("tech-telescope_2", "When you scan you may: pay 1 publicity → 1 signal: sector of Mercury."),
        ("tech-computer_4", "Data on top: 2 VP; below: 2 publicity."),
        ("bonus-card", "1 card of choice."),
        ("star-vega-first", "2 VP; 1 life trace: purple."),
        ("moon-io", "10 VP; 4 energy."),
        ("oumuamua-blue-5", "pay 1 exofossil → 6 VP, any number of times."),
        ("exertians-purple-1", "9 VP, 1 credit; danger 3."),
        ("milestone-2", "for 1 credit."),
    ],
)
def test_a_component_says_what_it_does(component, text):
    assert text in " ".join(lines(component))


def test_numbers_take_the_right_form():
    assert lines("sample-7", "uk") == ["2 кредити."]
    assert lines("sample-7", "ru") == ["2 кредита."]
    assert lines("bonus-energy", "ru") == ["1 энергию."]


# -- actions say what they bring


def said(table: Table, action) -> str:
    assert table.can(action)
    return render(table.state.describe(0, action), "en", "seti")


def test_a_trace_says_where_it_goes_and_what_it_gives():
    """SE-7.4"""
    table = Table(right="exertians")
    table.discover("right")
    table.play("card_075")
    assert said(table, MarkTrace("left", "purple", "discovery")) == "left species, purple: discovery space (5 VP, 1 publicity)"
    assert said(table, MarkTrace("right", "blue", "1")) == "Exertians, blue: row 1: 6 VP, 1 data, 1 publicity; danger 3"
    assert said(table, MarkTrace("right", "blue", "overflow")) == "Exertians, blue: overflow (3 VP)"


def test_a_technology_says_what_its_tile_gives():
    """SE-5.7"""
    table = Table()
    table.me.publicity = 6
    table.state.board.bonuses[1] = (0, 2, 3, 1)
    table.do(Research())
    assert said(table, TakeTech("probe_2")) == "Take Asteroid navigation (2 VP, 1 energy)"
    table.state.board.two_points = 0
    assert said(table, TakeTech("probe_2")) == "Take Asteroid navigation (1 energy)"


def test_a_technology_without_its_tile_bonus_promises_none():
    """EXC-31"""
    table = Table()
    table.tech("probe_2", "probe_3", seat=1)
    table.play("card_081")
    assert said(table, TakeTech("probe_2")) == "Take Asteroid navigation"


def test_a_gold_tile_says_what_it_scores():
    """SE-7.6"""
    table = Table()
    table.state.board.gold = [1, 0, 0, 0]
    action = MarkGold("tech")
    assert render(table.state.describe(0, action), "en", "seti") == "Mark Techs: 7 / 5 / 3 VP for each: 2 × technology"


def test_a_task_says_what_it_is():
    """SE-12.8"""
    table = Table(1, level="2")
    assert render(table.state.describe(0, MarkTask("II-1", 1)), "en", "seti") == "Objective II-1: you mark a trace: blue"


TERMS = (
    "ряд колод скид дох місі сигнал слід переповнен відкрит орбітальн посадков зонд супутник репутац кредит енергі "
    "маскаміт зраз ікзерт оумуамуа екзофосил центавр послан аномал"
)
"""Stems of the terms that the Ukrainian edition uses."""


@pytest.mark.parametrize("stem", TERMS.split())
def test_ukrainian_texts_use_the_terms_of_the_edition(stem):
    """SE-9.18, SE-10.7"""
    assert stem in (Path(seti.__file__).parent / "text/uk.ftl").read_text("utf-8").lower()
