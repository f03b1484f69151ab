"""Starboard plays heavy space board games exactly by their rules."""

from starboard import games as games
from starboard.engine.match import Match

__version__ = "0.3.0"
__all__ = ["Match"]
