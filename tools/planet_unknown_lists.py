"""Write the lists that clients of Planet Unknown read, of its tiles and event decks: python tools/planet_unknown_lists.py."""

from starboard.games.planet_unknown.words.lists import DECK_FILE, TILE_FILE, listed_decks, listed_tiles, written

TILE_FILE.write_bytes(written(listed_tiles()))
DECK_FILE.write_bytes(written(listed_decks()))
