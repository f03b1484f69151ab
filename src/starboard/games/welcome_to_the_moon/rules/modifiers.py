"""Modifiers of the campaign that any match may take: extra starship cards and removals (WM-C.4, WM-C.5, WM-C.34)."""

from __future__ import annotations

from typing import Final

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.games.welcome_to_the_moon.content import EFFECTS, REMOVALS
from starboard.games.welcome_to_the_moon.deck import EFFECT, NUMBER, ORDINARY, TRIOS

NONE: Final = "none"

EXTRA_CARDS: Final = Option("extra_cards", (NONE, *TRIOS), NONE)
REMOVED_CARDS: Final = Option("removed_cards", (NONE, *REMOVALS), NONE)


def starship_cards(options: Options, rng: Rng) -> list[int]:
    """The cards of a match; without modifiers no chance is spent on them."""
    removed = removed_cards(str(options[REMOVED_CARDS.id]), rng)
    return [card for card in ORDINARY if card not in removed] + TRIOS.get(str(options[EXTRA_CARDS.id]), [])


def card_count(modifiers: dict[str, str]) -> int:
    """How many starship cards a match is played with; which ones chance takes out does not matter."""
    return len(starship_cards({EXTRA_CARDS.id: NONE, REMOVED_CARDS.id: NONE, **modifiers}, Rng(b"")))


def removed_cards(choice: str, rng: Rng) -> list[int]:
    """Six cards, or none (WM-C.5)."""
    if choice == NONE:
        return []
    removal = REMOVALS[choice]
    removed = [card for card in ORDINARY if NUMBER[card] in removal.numbers]
    for effect, count in removal.random.items():
        removed += rng.shuffled([card for card in ORDINARY if EFFECT[card] == EFFECTS.index(effect)])[:count]
    return removed
