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


class RaceBonus(Printed, frozen=True):
    """Worth more to who reaches its goal first; some are worth nothing later (WM-0.15). What the goal is, an adventure adds."""

    id: str
    unit: str
    first: ValueBox
    later: ValueBox | None


class SlotFilled(Printed, frozen=True):
    slot_filled: str


class SlotRace(RaceBonus, frozen=True):
    goal: SlotFilled


class Marker(StartSymbol, frozen=True):
    """An icon of a track."""

    column: int | None = None


class TrackReward(Printed, frozen=True):
    """What is gained once so many icons of a track are marked."""

    id: str
    after_markers: int
    gain: str
    pos: Point


class MarkerTrack(Printed, frozen=True):
    """Icons marked one after another (WM-0.14.1)."""

    id: str
    effect: str
    mark: str
    when_used_up: str
    markers: tuple[Marker, ...]
    rewards: tuple[TrackReward, ...]
    same_as_storage_of: str | None = None


class TrackBox(ValueBox, frozen=True):
    id: str


class ValueTrack(Printed, frozen=True):
    """Boxes crossed one after another: the first open one is the value (WM-0.4)."""

    id: str
    effect: str
    use: str
    boxes: tuple[TrackBox, ...]
    final_value: int

    def values(self) -> list[int]:
        """By the number of boxes crossed."""
        return [*[box.value for box in self.boxes], self.final_value]


class ErrorBonus(Printed, frozen=True):
    """What a system error gives or sets off: one of these."""

    circle_energy: int | None = None
    activate_airlock: int | None = None
    propagation: str | None = None


class ErrorBox(Printed, frozen=True):
    id: str
    printed_value: int
    bonus: ErrorBonus | None
    pos: Point


class MissionBox(Printed, frozen=True):
    letter: str
    pos: Point


class NumberRange(Printed, frozen=True):
    min: int
    max: int


class ScoreTerm(Printed, frozen=True):
    id: str
    sign: int
    how: str


class Scoring(Printed, frozen=True):
    """The lines of a score; an adventure adds what it reads of it."""

    terms: tuple[ScoreTerm, ...]


class Ranking(Printed, frozen=True):
    """Points by place among the players (WM-0.18)."""

    of: str
    points: tuple[int, ...]
    requires_at_least: int
    ties: str


class RankedScoring(Scoring, frozen=True):
    ranking: Ranking


class SheetContent(Printed, frozen=True, kw_only=True):
    """What every sheet has; an adventure adds its own parts."""

    adventure: int
    name: dict[str, str]
    counts: dict[str, int | dict[str, int]]
    number_range: NumberRange
    group_list: str | None
    slots: tuple[Slot, ...]
    race_bonuses: tuple[RaceBonus, ...]
    marker_tracks: tuple[MarkerTrack, ...]
    value_tracks: tuple[ValueTrack, ...]
    error_boxes: tuple[ErrorBox, ...]
    error_mark: str
    error_penalty_by_count: tuple[int, ...]
    mission_boxes: tuple[MissionBox, ...]
    scoring: Scoring
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
