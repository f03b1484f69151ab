"""Every card reads in three languages (SE-9.1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.engine import text
from starboard.engine.text import LANGUAGES, add_catalog, render
from starboard.games import seti
from starboard.games.seti.card_text import card_text
from starboard.games.seti.tables import CARD_IDS


@pytest.fixture(autouse=True)
def catalog(monkeypatch):
    """The game's own catalog, whether it is registered or not."""
    monkeypatch.setattr(text, "_folders", dict(text._folders))
    if "seti" not in text._folders:
        add_catalog("seti", Path(seti.__file__).parent / "text")
    yield
    text._bundle.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(language):
    texts = set()
    for card in CARD_IDS:
        lines = [render(line, language, "seti") for line in card_text(card)]
        assert lines
        assert not any("{" in line or "$" in line for line in lines)
        texts.add("\n".join(lines))
    assert len(texts) >= 180


def test_a_card_says_what_it_does():
    assert [render(line, "en", "seti") for line in card_text("card_005")] == [
        "launch a probe, 1 publicity.",
        "Mission, 1 orbiters or landers at Venus: 7 VP, 1 publicity.",
    ]


TERMS = (
    "ряд колод скид дох місі сигнал слід переповнен відкрит орбітальн посадков зонд супутник репутац кредит енергі "
    "маскаміт зраз ікзерт оумуамуа екзофосил центавр послан аномал"
)
"""Stems of the terms that the Ukrainian edition uses."""


@pytest.mark.parametrize("stem", TERMS.split())
def test_ukrainian_texts_use_the_terms_of_the_edition(stem):
    """SE-9.18, SE-10.7"""
    assert stem in (Path(seti.__file__).parent / "text/uk.ftl").read_text("utf-8").lower()
