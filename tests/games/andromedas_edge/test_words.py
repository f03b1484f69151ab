"""Everything printed reads in three languages (AE-20)."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.engine import text
from starboard.engine.text import LANGUAGES, add_catalog, render
from starboard.games import andromedas_edge
from starboard.games.andromedas_edge.words.cards import FILE, SYMBOL_FILE, component_texts, symbols, written

FOLDER = Path(andromedas_edge.__file__).parent


@pytest.fixture(autouse=True)
def catalog(monkeypatch):
    """The game's own catalog with the texts of its cards, whether it is registered or not."""
    monkeypatch.setattr(text, "_folders", {name: folders[:] for name, folders in text._folders.items()})
    for folder in (FOLDER / "text", FOLDER / "cards" / "text"):
        if folder not in text._folders.get("andromedas_edge", []):
            add_catalog("andromedas_edge", folder)
    yield
    text._catalog.cache_clear()


def lines(component: str, language: str = "en") -> list[str]:
    return [render(line, language, "andromedas_edge") for line in component_texts()[component]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_text(language):
    for component in component_texts():
        for line in lines(component, language):
            assert line
            assert not any(sign in line for sign in "{}$"), component


def test_the_client_has_the_texts_and_symbols_of_the_contents():
    """Written anew by python tools/andromedas_edge_texts.py."""
    assert FILE.read_bytes() == written(component_texts())
    assert SYMBOL_FILE.read_bytes() == written(symbols())


@pytest.mark.parametrize(
    ("component", "expected"),
    [
        ("main_reactor", ["gain 2 energy; then your other science modules may work, each once"]),
        ("shipwright", ["choose 1: build a ship at its cost or repair once"]),
        ("tac_black_market", ["In your turn: spend 1 resource of your choice: gain 3 resources of your choice"]),
        ("tac_targeting_uplink", ["In your turn: until you return to the station: your targeting is 1 better"]),
        ("drift_cartel-1", ["once in each of your turns: you may spend 1 credit: gain 1 energy and 1 tactics card"]),
        ("up_bounty_hunter", ["when you win a battle against raiders with this ship: gain 2 VP"]),
        ("sup_crown", ["gain 5 VP"]),
    ],
)
def test_texts_say_what_the_contents_do(component, expected):
    assert lines(component) == expected
