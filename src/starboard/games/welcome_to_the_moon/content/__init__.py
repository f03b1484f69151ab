"""The contents: the deck and what is printed on the sheets, loaded once and checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Literal

from starboard.engine.content import Printed, expect, load
from starboard.engine.effects.vocabulary import Unread, of_vocabulary

EFFECTS = ("robot", "energy", "plant", "water", "astronaut", "planning")
LETTERS = ("A", "B", "C")
Test = Annotated[Unread, of_vocabulary("test")]
"""What a mission asks for, by its tag; each adventure has tests of its own."""


class Point(Printed, frozen=True):
    x: float
    y: float


class Card(Printed, frozen=True):
    """A starship card: a number on one side, an effect on the other (WM-0.3)."""

    id: int
    number: int
    effect: str


class Deck(Printed, frozen=True):
    card_count: int
    stacks: int
    cards_per_stack: int
    counts_by_number: dict[str, int]
    counts_by_effect: dict[str, int]
    cards: tuple[Card, ...]


class ExtraCard(Printed, frozen=True):
    """A starship card of the campaign: one of its numbers and one of its effects may be taken (WM-C.4)."""

    id: int
    numbers: tuple[float | Literal["X"], ...]
    effects: tuple[str, ...]


class Removal(Printed, frozen=True):
    """Starship cards that take no part in a match: all with these numbers, so many at random of these effects (WM-C.5)."""

    numbers: tuple[int, ...] = ()
    random: dict[str, int] = {}


class MissionCard(Printed, frozen=True):
    """A mission: its condition is a word of the adventure's tests (WM-0.16)."""

    id: int
    type: str
    reward_unit: str
    reward_first: int
    reward_later: int
    condition: Test


class Slot(Printed, frozen=True):
    id: str
    lines: tuple[str, ...]
    group: str | None
    index: int
    pos: Point


class Line(Printed, frozen=True):
    id: str
    slots: tuple[str, ...]


class Icon(Printed, frozen=True):
    id: str
    pos: Point


class Symbol(Printed, frozen=True):
    id: str
    kind: str
    pos: Point


class StartSymbol(Printed, frozen=True):
    """A symbol that may be circled from the start."""

    id: str
    circled_at_start: bool
    pos: Point


class SlotSymbol(Printed, frozen=True):
    """A symbol that belongs to a slot."""

    id: str
    slot: str
    group: str
    pos: Point


class ValueBox(Printed, frozen=True):
    value: int
    pos: Point


class ErrorBox(Printed, frozen=True):
    id: str
    printed_value: int
    bonus: dict[str, Any] | None
    pos: Point


class MissionBox(Printed, frozen=True):
    letter: str
    pos: Point


class SheetContent(Printed, frozen=True, kw_only=True):
    """What every sheet has; an adventure adds its own parts."""

    adventure: int
    name: dict[str, str]
    counts: dict[str, Any]
    number_range: dict[str, int]
    group_list: str | None
    slots: tuple[Slot, ...]
    race_bonuses: tuple[dict[str, Any], ...]
    marker_tracks: tuple[dict[str, Any], ...]
    value_tracks: tuple[dict[str, Any], ...]
    error_boxes: tuple[ErrorBox, ...]
    error_mark: str
    error_penalty_by_count: tuple[int, ...]
    mission_boxes: tuple[MissionBox, ...]
    scoring: dict[str, Any]
    score_boxes: dict[str, Point]
    campaign_stars_by_rank: dict[str, int]
    missions: tuple[MissionCard, ...]


CONTENT = Path(__file__).parent


def check_sheet(file: str, sheet: SheetContent, found: dict[str, Any]) -> None:
    """Everything is there in the printed number, and two missions of each letter are (WM-0.5.2)."""
    expect(f"{file}: counts", found, sheet.counts)
    expect(f"{file}: mission types", [card.type for card in sheet.missions], [letter for letter in LETTERS for _ in range(2)])


def load_deck() -> Deck:
    deck = load(CONTENT / "deck.json", Deck)
    expect("deck.json: cards", len(deck.cards), deck.card_count)
    expect("deck.json: stacks", deck.stacks * deck.cards_per_stack, deck.card_count)
    expect("deck.json: numbers", Counter(str(card.number) for card in deck.cards), deck.counts_by_number)
    expect("deck.json: effects", Counter(card.effect for card in deck.cards), deck.counts_by_effect)
    return deck


def load_extra_cards() -> dict[str, tuple[ExtraCard, ...]]:
    trios = load(CONTENT / "extra_cards.json", dict[str, tuple[ExtraCard, ...]])
    expect("extra_cards.json: cards", [card.id for trio in trios.values() for card in trio], list(range(149, 158)))
    for trio in trios.values():
        expect("extra_cards.json: effects", {effect for card in trio for effect in card.effects} <= set(EFFECTS), True)
    return trios


def load_removals(deck: Deck) -> dict[str, Removal]:
    """Each takes six cards out."""
    removals = load(CONTENT / "removed_cards.json", dict[str, Removal])
    for name, removal in removals.items():
        numbered = sum(1 for card in deck.cards if card.number in removal.numbers)
        expect(f"removed_cards.json: cards of {name}", numbered + sum(removal.random.values()), 6)
    return removals


DECK = load_deck()
EXTRA_CARDS = load_extra_cards()
REMOVALS = load_removals(DECK)
