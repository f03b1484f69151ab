"""The solo cards: what ASTRA's cards are worth to her at each level, and her side of each adventure (WM-S.15 to WM-S.21, WM-S.30)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starboard.engine.content import Printed, expect, load
from starboard.games.welcome_to_the_moon.content import EFFECTS, LETTERS

ADVENTURES: Final = 8


class Opponent(Printed, frozen=True):
    """One side of an opponent card: what a card of each effect is worth."""

    level: int
    name: str
    points: tuple[int, ...]


class Opponents(Printed, frozen=True):
    effects: tuple[str, ...]
    opponents: tuple[Opponent, ...]


class Majority(Printed, frozen=True):
    """What ASTRA has in a majority: one for so many cards of an effect (WM-S.17)."""

    effect: str
    cards: int


class AdventureCard(Printed, frozen=True):
    """One side of an adventure card.

    For so many `deeds` so many `bonuses` of the row of `solo_bonuses` are circled. Effect cards of these letters have an effect of their
    own, which strikes so often. ASTRA scores fixed points, and some for each level.
    """

    adventure: int
    solo_bonuses: int
    deeds: int
    bonuses: int
    effects: tuple[str, ...]
    strikes: int
    fixed: int
    per_level: int
    majority: Majority | None = None


class NumberBox(Printed, frozen=True):
    place: int
    value: int


class AstraTrack(Printed, frozen=True):
    """ASTRA's boxes in The Launch: those labelled above her level are crossed before the game (WM-S.30)."""

    labels: tuple[int, ...]
    boxes: int
    launch: int
    numbers: tuple[NumberBox, ...]


class AdventureCards(Printed, frozen=True):
    cards: tuple[AdventureCard, ...]
    track: AstraTrack


def load_opponents() -> list[Opponent]:
    printed = load(Path(__file__).parent / "opponents.json", Opponents)
    expect("opponents.json: effects", printed.effects, EFFECTS)
    expect("opponents.json: levels", [opponent.level for opponent in printed.opponents], list(range(1, 9)))
    return list(printed.opponents)


def load_adventures() -> AdventureCards:
    printed = load(Path(__file__).parent / "adventures.json", AdventureCards)
    expect("adventures.json: adventures", [card.adventure for card in printed.cards], list(range(1, ADVENTURES + 1)))
    expect("adventures.json: letters", {letter for card in printed.cards for letter in card.effects}, set(LETTERS))
    expect("adventures.json: the last number box", printed.track.numbers[-1].place, printed.track.boxes)
    return printed


OPPONENTS: Final[list[Opponent]] = load_opponents()
ADVENTURE_CARDS: Final = load_adventures()


def adventure_card(adventure: int) -> AdventureCard:
    return ADVENTURE_CARDS.cards[adventure - 1]
