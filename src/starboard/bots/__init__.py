"""Bots: players that see what their seat may see and nothing else."""

from starboard.bots.bot import Bot
from starboard.bots.observation import Observation
from starboard.bots.roster import BOTS, make_bot

__all__ = ["BOTS", "Bot", "Observation", "make_bot"]
