"""Write what the cards of Andromeda's Edge say, and the symbols of its operations, for clients: python tools/andromedas_edge_texts.py."""

from starboard.games.andromedas_edge.words.cards import FILE, SYMBOL_FILE, component_texts, symbols, written

FILE.write_bytes(written(component_texts()))
SYMBOL_FILE.write_bytes(written(symbols()))
