"""Printed facts of the cards, by their numbers: projects first, then the cards of species (SE-9.1)."""

from __future__ import annotations

from typing import Final

from starboard.games.seti.content import PROJECTS, SPECIES_CARDS, CardContent
from starboard.games.seti.content.numbers import INCOMES, SECTOR_COLOURS, SPECIES_IDS

CARDS: Final = PROJECTS + SPECIES_CARDS
CARD_IDS: Final = [card.id for card in CARDS]
CARD_OF: Final = {card.id: number for number, card in enumerate(CARDS)}
PROJECT_COUNT: Final = len(PROJECTS)
CARD_COLOUR: Final = [SECTOR_COLOURS.index(card.sector) if card.sector else -1 for card in CARDS]
CARD_INCOME: Final = [INCOMES.index(card.income) if card.income else -1 for card in CARDS]
CARD_CREDITS: Final = [card.cost.credits if card.cost else 0 for card in CARDS]
CARD_ENERGY: Final = [card.cost.energy if card.cost else 0 for card in CARDS]
CARD_SPECIES: Final = [SPECIES_IDS.index(card.species) if card.species else -1 for card in CARDS]
CARD_DANGER: Final = [card.danger for card in CARDS]
CARD_MESSAGE: Final = [card.message.offset_vp if card.message else 0 for card in CARDS]
SPECIES_DECKS: Final = [[n for n in range(len(CARDS)) if CARD_SPECIES[n] == species] for species in range(len(SPECIES_IDS))]

NO_MISSION: Final = 0
CONDITIONAL: Final = 1
DELIVERY: Final = 2
TRIGGERED: Final = 3
KINDS: Final = ["", "conditional", "delivery", "triggered"]
CARD_MISSION: Final = [KINDS.index(card.mission.kind) if card.mission else NO_MISSION for card in CARDS]
SCORES_AT_END: Final = [card.end_game is not None and not card.danger and card.species != "exertians" for card in CARDS]

PUBLICITY_ICON: Final = 1
DATA_ICON: Final = 2
MOVE_ICON: Final = 4
ICONS: Final = {"publicity": PUBLICITY_ICON, "data": DATA_ICON, "move": MOVE_ICON}


def icons(card: CardContent) -> int:
    """Bits of the icons in a card's corner: publicity, data, move (SE-9.2)."""
    found = 0
    for effect in card.free_action:
        found |= ICONS.get(effect["resource"] if effect["op"] == "gain" else effect["op"], 0)
    return found


CORNER_ICONS: Final = [icons(card) for card in CARDS]
