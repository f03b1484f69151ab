"""Registers the game that exists for tests only."""

from starboard.engine.registry import register
from tests.smugglers.game import GAME

register("smugglers", lambda: GAME)
