"""Every one of the 138 + 55 cards, played: what happens is what is printed (SE-9, SE-10). How: showcase.py."""

from __future__ import annotations

import json

import pytest

from starboard.engine.text import render
from starboard.games.seti.actions import PlayCard
from starboard.games.seti.content import CardContent
from starboard.games.seti.content.names import amount_text
from tests.games.seti.position import Table
from tests.games.seti.showcase import EVERY_CARD, FILE, told, wealthy

PLAYED: dict[str, list[str]] = json.loads(FILE.read_text("utf-8"))
every_card = pytest.mark.parametrize("card", EVERY_CARD, ids=[card.id for card in EVERY_CARD])


@every_card
def test_a_card_does_what_it_did(card):
    assert told(card) == PLAYED[card.id]


def certain_gains(card: CardContent) -> list[str]:
    """What the card gives whatever happens: its own gains, those of its slots and of its mission."""
    mission = card.mission
    effects = (
        card.effects + (mission.reward if mission else []) + [one for slot in (mission.slots if mission else []) for one in slot.reward]
    )
    gains = [effect for effect in effects if effect["op"] == "gain"]
    return [render(amount_text(gain["resource"], gain["amount"]), "en", "seti") for gain in gains]


@every_card
def test_the_record_of_a_card_holds_all_that_is_printed(card):
    """SE-9.4: every gain, launch, scan, research, trace and end-of-game score that its contents list is in the record."""
    lines = PLAYED[card.id]
    told_gains = [line.removeprefix("P1 gains ").removesuffix(".") for line in lines if line.startswith("P1 gains ")]
    for gain in certain_gains(card):
        assert gain in told_gains
        told_gains.remove(gain)
    names = [effect["op"] for effect in card.effects]
    assert any("launches" in line for line in lines) or "launch" not in names
    assert sum("rotates" in line for line in lines) == sum(effect["rotate"] for effect in card.effects if effect["op"] == "research")
    assert any("takes a technology" in line for line in lines) or "research" not in names
    assert any("marks a trace" in line for line in lines) or "trace" not in names
    assert any("marks a signal" in line for line in lines) or not {"signal", "scan"} & set(names)
    assert any("lands" in line for line in lines) or "land" not in names
    assert any("completes the mission" in line for line in lines) == (card.mission is not None)
    assert any(line.startswith("worth ") and not line.startswith("worth 0") for line in lines) == (card.end_game is not None)


@pytest.mark.parametrize("card", EVERY_CARD[:138], ids=[card.id for card in EVERY_CARD[:138]])
def test_a_card_costs_what_is_printed(card):
    """SE-9.1: not a credit less."""
    table = Table()
    table.hold(card.id)
    price = card.cost.credits
    table.me.credits = price
    assert table.can(PlayCard(card.id))
    if price:
        table.me.credits = price - 1
        assert not table.can(PlayCard(card.id))


@pytest.mark.parametrize("card", EVERY_CARD[168:178], ids=[card.id for card in EVERY_CARD[168:178]])
def test_a_centaurian_card_costs_energy(card):
    """SE-10.5"""
    table = wealthy("centaurians")
    table.hold(card.id)
    table.me.credits, table.me.energy = 0, card.cost.energy
    assert table.can(PlayCard(card.id))
    table.me.energy -= 1
    assert not table.can(PlayCard(card.id))
