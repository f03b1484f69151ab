"""The command line with the game that exists for tests only: python -m tests.smugglers.command serve."""

from __future__ import annotations

import sys

from starboard.cli import main
from starboard.engine.registry import register
from tests.smugglers.game import GAME

register("smugglers", lambda: GAME)
"""Also in the processes of the bots, which import this module."""

if __name__ == "__main__":
    sys.exit(main())
