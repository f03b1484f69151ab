"""Registers the game that exists for tests only, and games until the client can draw them."""

from pathlib import Path

from starboard.engine.registry import register
from starboard.engine.text import add_catalog
from starboard.games import seti
from tests.smugglers.game import GAME


def load_seti():
    from starboard.games.seti.game import GAME as SETI

    return SETI


register("smugglers", lambda: GAME)
register("seti", load_seti)
add_catalog("seti", Path(seti.__file__).parent / "text")
