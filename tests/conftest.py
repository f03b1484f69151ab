"""Registers the game that exists for tests only, and Planet Unknown until the client can draw it."""

from pathlib import Path

from starboard.engine.registry import register
from starboard.engine.text import add_catalog
from starboard.games import planet_unknown
from tests.smugglers.game import GAME


def load_planet_unknown():
    from starboard.games.planet_unknown.game import GAME as PLANET_UNKNOWN

    return PLANET_UNKNOWN


register("smugglers", lambda: GAME)
register("planet_unknown", load_planet_unknown)
add_catalog("planet_unknown", Path(planet_unknown.__file__).parent / "text")
