"""Write what the cards, boards and tiles of SETI say, as messages that the client renders: python tools/seti_texts.py."""

from starboard.games.seti.words.components import FILE, written

FILE.write_bytes(written())
