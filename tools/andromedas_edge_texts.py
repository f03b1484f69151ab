"""Write what the cards of Andromeda's Edge say, as messages that the client renders: python tools/andromedas_edge_texts.py."""

from starboard.games.andromedas_edge.card_text import FILE, written

FILE.write_bytes(written())
