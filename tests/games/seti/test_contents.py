"""The contents are complete, and every effect of them is known to the interpreter (SE-1.2, SE-9.1, SE-9.16)."""

from __future__ import annotations

from collections import Counter

from starboard.games.seti import game
from starboard.games.seti.content import PROJECTS, SPECIES, SPECIES_CARDS, TECHNOLOGIES
from starboard.games.seti.content.cards import CORNER_ICONS
from starboard.games.seti.content.numbers import PLANET_IDS, SPECIES_IDS, STAR_IDS
from starboard.games.seti.rules import printed


def test_totals_of_the_main_deck():
    """SE-9.16"""
    icons = [effect for card in PROJECTS for effect in card.free_action]
    corners = Counter(icon.get("resource", icon["op"]) for icon in icons)
    assert corners == {"publicity": 62, "move": 43, "data": 33}
    plain = [card for card in PROJECTS if card.mission is None and card.end_game is None]
    assert len(plain) == 68


def test_species_sets():
    """SE-1.2"""
    assert {species.id for species in SPECIES} == set(SPECIES_IDS)
    assert Counter(card.species for card in SPECIES_CARDS) == {
        "mascamites": 10,
        "anomalies": 10,
        "oumuamua": 10,
        "centaurians": 10,
        "exertians": 15,
    }
    assert len(printed.SAMPLE) == 7
    assert len(printed.TOKEN) == 3
    assert len(printed.REPLY) == 4


def test_identifiers():
    """SE-0.1"""
    assert len(STAR_IDS) == 8
    assert PLANET_IDS[:8] == ["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"]
    kinds = ("probe", "telescope", "computer")
    assert [tech.id for tech in TECHNOLOGIES] == [f"{kind}_{number}" for kind in kinds for number in range(1, 5)]


def test_every_card_is_in_the_tables():
    """SE-9.1"""
    assert len(printed.EFFECTS) == len(printed.CORNER) == len(printed.END_GAME) == 193
    assert game.GAME.min_seats == 1
    assert all(CORNER_ICONS[number] for number in range(178))
