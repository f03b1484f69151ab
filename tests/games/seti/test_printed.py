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
from starboard.games.seti.content import (
    LEVELS,
    PLANETS,
    PLAYER_BOARD,
    PROJECTS,
    SHARED_BOARD,
    SOLO,
    SPECIES,
    SPECIES_CARDS,
    TECHNOLOGIES,
    CardContent,
    Cost,
    Effects,
)


def typed_in(file: str) -> list[list[str]]:
    """Facts that were typed in by themselves, to be compared with the contents; the first line says what they are."""
    return [line.split(" | ") for line in (Path(__file__).parent / file).read_text("utf-8").splitlines()[1:]]


PRINTED = typed_in("printed_cards.txt")
PLACES = typed_in("printed_planets.txt")
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


def said(effect: dict[str, Any]) -> str:
    """As in the lists."""
    match effect["op"]:
        case "gain":
            return f"{effect['amount']} {effect['resource']}"
        case "trace":
            return f"{effect['count']} {effect['colour']} trace"
        case "signal":
            return f"{effect['count']} signal {effect.get('planet') or effect.get('colour') or effect['where']}"
        case "move":
            return f"{effect['points']} move"
        case name:
            return f"{effect['count']} {({'draw': 'deck card', 'take': 'card'}).get(name, name)}"


def together(effects: Effects) -> str:
    return " + ".join(said(effect) for effect in effects)


def test_planets_and_moons_give_what_is_printed():
    """SE-5.2, SE-5.3: in this order."""
    found = []
    for planet in PLANETS:
        data = ", ".join(str(amount) for amount in planet.land.first_data_spaces)
        found.append([planet.id, together(planet.orbit.first_bonus), together(planet.orbit.rewards), data, together(planet.land.rewards)])
        found += [[moon.id, together(moon.rewards)] for moon in planet.moons]
    assert found == PLACES


def test_technologies_give_what_is_printed():
    """SE-8.1, SE-8.2: at once, in a scan with its cost, on the two data spaces of a computer column."""
    found = {}
    for tech in TECHNOLOGIES:
        options = [
            f"{option.cost.energy} energy, {option.cost.publicity} publicity: {together(option.effects)}" for option in tech.scan_options
        ]
        column = tech.computer_column
        columns = [] if column is None else [together(column.top), together(column.bottom)]
        found[tech.id] = [together(tech.extra_immediate), *options, *columns]
    assert found == {
        "probe_1": ["1 launch"],
        "probe_2": [""],
        "probe_3": [""],
        "probe_4": [""],
        "telescope_1": ["2 data"],
        "telescope_2": ["", "0 energy, 1 publicity: 1 signal mercury"],
        "telescope_3": ["", "0 energy, 0 publicity: 1 signal hand_cards"],
        "telescope_4": ["", "1 energy, 0 publicity: 1 launch", "0 energy, 0 publicity: 1 move"],
        "computer_1": ["", "2 vp", "1 credits"],
        "computer_2": ["", "2 vp", "1 energy"],
        "computer_3": ["", "2 vp", "1 card"],
        "computer_4": ["", "2 vp", "2 publicity"],
    }


def test_the_player_board_prints_costs_limits_and_rewards():
    """SE-2.2, SE-3.6, SE-4.2, SE-4.3, SE-5, SE-6, SE-8.3 to SE-8.5"""
    board = PLAYER_BOARD
    assert (board.start.credits, board.start.energy, board.start.publicity, board.start.cards) == (4, 3, 4, 5)
    costs = board.costs
    assert (costs.launch, costs.orbit) == (Cost(credits=2), Cost(credits=1, energy=1))
    assert (costs.land, costs.land_with_orbiter) == (Cost(energy=3), Cost(energy=2))
    assert (costs.scan, costs.analyse, costs.research) == (Cost(credits=1, energy=2), Cost(energy=1), Cost(publicity=6))
    assert (costs.move, costs.buy, board.exchange) == (Cost(energy=1), Cost(publicity=3), 2)
    assert (board.limits.publicity, board.limits.data, board.limits.hand, board.limits.probes) == (10, 6, 4, 1)
    assert (board.asteroids.points, board.asteroids.publicity, board.visit) == (2, 0, 1)
    assert [(space.tech, together(space.reward)) for space in board.computer] == [
        (True, ""),
        (False, "1 publicity"),
        (True, ""),
        (False, "1 income"),
        (True, ""),
        (True, ""),
    ]
    assert together(board.analysis) == "1 blue trace"
    base = board.income.base
    assert (base.credits, base.energy, base.cards) == (3, 2, 1)
    assert {income: together(effects) for income, effects in board.income.tucked.items()} == {
        "credit": "1 credits",
        "energy": "1 energy",
        "card": "1 deck card",
        "data": "1 data",
        "publicity": "1 publicity",
    }


def test_the_shared_board_prints_milestones_discoveries_and_tiles():
    """SE-2.1, SE-3.1, SE-7.1, SE-7.2, SE-7.4, SE-7.6, SE-7.7, SE-8.1"""
    board = SHARED_BOARD
    assert (board.rounds, board.card_row, board.stacks) == (5, 3, 4)
    assert board.neutral_markers == [(2, 2), (3, 1), (4, 0)]
    assert (board.milestones.gold, board.milestones.neutral) == ([25, 50, 70], [20, 30])
    assert [together(effects) for effects in board.discovery] == ["5 vp + 1 publicity", "3 vp + 1 publicity"]
    assert together(board.overflow) == "3 vp"
    assert (together(board.sectors.second_signal), together(board.sectors.signalled)) == ("2 vp", "1 publicity")
    assert {bonus: together(effects) for bonus, effects in board.tech_tiles.items()} == {
        "vp": "3 vp",
        "energy": "1 energy",
        "publicity": "1 publicity",
        "card": "1 card",
    }
    assert together(board.first_taker) == "2 vp"


def test_the_rivals_boards_print_tracks_tiles_and_rewards():
    """SE-12.1, SE-12.3, SE-12.4, SE-12.7 to SE-12.9"""
    orders = {level.level: [tech.rstrip("_1234") for tech in level.progress_track[::4]] for level in LEVELS}
    assert orders == {
        1: ["computer", "telescope", "probe"],
        2: ["computer", "telescope", "probe"],
        3: ["telescope", "probe", "computer"],
        4: ["computer", "telescope", "probe"],
        5: ["probe", "computer", "telescope"],
    }
    for level in LEVELS:
        assert [tech[-1] for tech in level.progress_track] == list("1234" * 3)
    assert [(level.start_space, level.advanced_cards_at_start, level.objectives) for level in LEVELS] == [
        (1, 0, [0, 0, 0]),
        (1, 0, [2, 3, 5]),
        (1, 1, [2, 4, 6]),
        (4, 1, [2, 6, 7]),
        (9, 1, [2, 7, 8]),
    ]
    computer = SOLO.computer
    assert (computer.spaces, [(space, together(effects)) for space, effects in computer.rewards]) == (
        6,
        [(2, "1 publicity"), (4, "1 income")],
    )
    assert (SOLO.per_income, SOLO.round_card, SOLO.discovery_marker, SOLO.spare_messages) == (4, 1, 1, 2)
    assert together(SOLO.no_card_left) == "8 vp"
    assert [effect.get("spaces") or effect["amount"] for effect in SOLO.spent_computer_tech] == [3, 1]
    assert (SOLO.objectives.shown, SOLO.objectives.progress_each, SOLO.objectives.points_each) == (3, 3, 5)


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
