"""Registers the game that exists for tests only, and games until the client can draw them."""

from pathlib import Path

from starboard.engine.registry import register
from starboard.engine.text import add_catalog
from starboard.games import andromedas_edge, seti
from tests.smugglers.game import GAME


def load_seti():
    from starboard.games.seti.game import GAME as SETI

    return SETI


def load_edge():
    from starboard.games.andromedas_edge.game import GAME as EDGE

    return EDGE


register("smugglers", lambda: GAME)
register("seti", load_seti)
add_catalog("seti", Path(seti.__file__).parent / "text")
register("andromedas_edge", load_edge)
for folder in sorted(Path(andromedas_edge.__file__).parent.rglob("text")):
    add_catalog("andromedas_edge", folder)
