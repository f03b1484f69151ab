"""Write what the cards of Andromeda's Edge say, as messages that the client renders: python tools/andromedas_edge_texts.py."""

from starboard.games.andromedas_edge.words.cards import FILE, written

FILE.write_bytes(written())
