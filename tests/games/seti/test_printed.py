"""The contents are what is printed: the rail of every card, danger, and the checks that stop a wrong file (SE-1.2, SE-9.1, SE-10.6)."""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.engine import content as engine_content
from starboard.games.seti import content
from starboard.games.seti.content import PROJECTS, SPECIES, SPECIES_CARDS, CardContent, Cost, Effects

PRINTED = [line.split(" | ") for line in (Path(__file__).parent / "printed_cards.txt").read_text("utf-8").splitlines()[1:]]
"""Typed in by themselves, to be compared with the contents."""
CARDS = {card.id: card for card in [*PROJECTS, *SPECIES_CARDS]}


def price(cost: Cost | None) -> str:
    if cost is None:
        return "free"
    return f"{cost.energy} energy" if cost.energy else f"{cost.credits} credits"


def symbol(effect: dict[str, Any]) -> str:
    return f"{effect['points']} move" if effect["op"] == "move" else f"{effect['amount']} {effect['resource']}"


def corner(effects: Effects) -> str:
    return " + ".join(symbol(effect) for effect in effects)


def rail(card: CardContent) -> list[str]:
    if card.species == "exertians":
        return [card.id, f"danger {card.danger}"]
    return [card.id, price(card.cost), corner(card.free_action), str(card.sector), str(card.income)]


@pytest.mark.parametrize("printed", PRINTED, ids=[line[0] for line in PRINTED])
def test_the_rail_of_a_card(printed):
    """SE-9.1, SE-9.2, SE-10.6: cost, corner, sector and income, or danger."""
    assert rail(CARDS[printed[0]]) == printed


def test_every_card_is_printed_once():
    """SE-1.2"""
    assert [line[0] for line in PRINTED] == list(CARDS)


@pytest.mark.parametrize("species", SPECIES, ids=[one.id for one in SPECIES])
def test_only_spaces_of_the_exertians_are_dangerous(species):
    """SE-10.6: 3 in rows 1 and 2, 2 in rows 3 and 4, 1 in row 5."""
    for spaces in species.board.values():
        dangers = [space.danger for space in sorted(spaces, key=lambda space: space.row)]
        assert dangers == ([3, 3, 2, 2, 1] if species.id == "exertians" else [0] * len(dangers))


# -- a wrong file stops the import, and is named


def change(field: str, value: Any, of: int = 0) -> Callable[[Any], Any]:
    def tamper(entries: Any) -> Any:
        entries[of][field] = value
        return entries

    return tamper


def drop_moon(planets: Any) -> Any:
    next(planet for planet in planets if planet["moons"])["moons"].pop()
    return planets


def drop_cell(layers: Any) -> Any:
    layers[-1]["cells"].pop()
    return layers


def without_mission(cards: Any) -> Any:
    next(card for card in cards if card["mission"])["mission"] = None
    return cards


def without_end(cards: Any) -> Any:
    next(card for card in cards if card["end_game"])["end_game"] = None
    return cards


def dearer(cards: Any) -> Any:
    cards[1]["cost"] = {"credits": 4}
    return cards


def other(entries: Any, field: str, values: list[str]) -> Any:
    entries[0][field] = next(value for value in values if value != entries[0][field])
    return entries


TAMPERED = [
    ("cards.json", "cards.json: ids", change("id", "card_999")),
    ("cards.json", "cards.json: colours", lambda cards: other(cards, "sector", ["yellow", "red"])),
    ("cards.json", "cards.json: incomes", lambda cards: other(cards, "income", ["credit", "energy"])),
    ("cards.json", "cards.json: costs", dearer),
    ("cards.json", "cards.json: missions", without_mission),
    ("cards.json", "cards.json: end-of-game cards", without_end),
    ("species_cards.json", "species_cards.json: ids", change("id", "et_99")),
    ("stars.json", "stars.json: data", change("data_slots", 7)),
    ("planets.json", "planets.json: moons", drop_moon),
    ("technologies.json", "technologies.json: types", change("type", "computer")),
    ("gold_tiles.json", "gold_tiles.json: sides", lambda tiles: tiles[:-1]),
    ("rival_cards.json", "rival_cards.json: kinds", change("kind", "advanced")),
    ("objectives.json", "objectives.json: levels", lambda tiles: other(tiles, "level", ["I", "II"])),
    ("solar_system.json", "cells", drop_cell),
]


@pytest.mark.parametrize(("file", "named", "tamper"), TAMPERED, ids=[named for _, named, _ in TAMPERED])
def test_contents_that_do_not_add_up_stop_the_import(file, named, tamper, monkeypatch):
    """SE-1.2: the check of just this count finds it."""

    def load(path: Path, kind: type) -> Any:
        entries = json.loads(path.read_bytes())
        return msgspec.convert(tamper(entries) if path.name == file else entries, type=kind)

    monkeypatch.setattr(engine_content, "load", load)
    spec = importlib.util.spec_from_file_location("tampered_contents", content.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    with pytest.raises(ValueError, match=named):
        spec.loader.exec_module(module)
