"""Write what the cards, boards and tiles of SETI say, and the symbols of its operations, for clients: python tools/seti_texts.py."""

from starboard.games.seti.words.components import FILE, SYMBOLS, component_texts, symbols, written

FILE.write_bytes(written(component_texts()))
SYMBOLS.write_bytes(written(symbols()))
