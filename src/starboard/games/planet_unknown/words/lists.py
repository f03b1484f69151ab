"""What clients read instead of reckoning: the tiles by their ids, and the event decks that there may be (PU-1.3, PU-15.3)."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec

from starboard.games.planet_unknown.board import POSITIONS
from starboard.games.planet_unknown.content import EVENT_MIXES, SETUP, SIGNALS, TILE_CONTENT, ListedDecks, ListedTile
from starboard.games.planet_unknown.content.tiles import TILES, faces_of
from starboard.games.planet_unknown.content.tracks import TERRAINS
from starboard.games.planet_unknown.rules.setup import DEFAULT, bar_mix, event_mix, event_supply

CONTENT = Path(__file__).parent.parent / "content"
TILE_FILE = CONTENT / "listed_tiles.json"
DECK_FILE = CONTENT / "listed_decks.json"
"""Both are written by tools/planet_unknown_lists.py."""


def listed_tiles() -> list[ListedTile]:
    turns = {shape.id: tuple(face.orientation for face in faces_of(shape)) for shape in TILE_CONTENT.shapes}
    return [
        ListedTile(tile.id, tile.shape, (TERRAINS[tile.terrain_a], TERRAINS[tile.terrain_b]), tile.has_meteor, turns[tile.shape])
        for tile in TILES
    ]


def listed_decks() -> list[ListedDecks]:
    """An entry for those numbers of players that have the same event cards."""
    return [
        ListedDecks(seats=seats, named=named_decks(seats[0]), mixes=mixes(seats[0]))
        for supply in (SETUP.events.alone, SETUP.events.together)
        if (seats := tuple(count for count in range(1, len(POSITIONS)) if event_supply(count) is supply))
    ]


def named_decks(seats: int) -> dict[str, tuple[int, int, int]]:
    found = {events: event_mix(seats, {"events": events}) for events in (DEFAULT, *EVENT_MIXES)}
    return {events: (green, orange, red) for events, (green, orange, red) in found.items() if green + orange + red}


def mixes(seats: int) -> tuple[tuple[int, int, int], ...]:
    counts = product(range(SETUP.event_cards + 1), repeat=len(SIGNALS))
    decks = [(green, orange, red) for green, orange, red in counts if green + orange + red]
    return tuple(deck for deck in decks if bar_mix(seats, list(deck)) is None)


def written(entries: list[ListedTile] | list[ListedDecks]) -> bytes:
    """A line per entry."""
    encode = msgspec.json.encode
    return b"[\n  " + b",\n  ".join([encode(entry) for entry in entries]) + b"\n]\n"
