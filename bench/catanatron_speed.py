"""Catanatron's own random players in 4-player games: one decision is one action that a player takes."""

import json
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class CountingPlayer(RandomPlayer):
    """Counts what it is asked, and how often it has no choice."""

    decisions = forced = 0

    def decide(self, game, playable_actions):
        CountingPlayer.decisions += 1
        CountingPlayer.forced += len(playable_actions) == 1
        return super().decide(game, playable_actions)


seconds = float(sys.argv[1])
Game([RandomPlayer(color) for color in COLORS], seed=1).play()
begun, games = process_time(), 0
while process_time() - begun < seconds:
    games += 1
    Game([CountingPlayer(color) for color in COLORS], seed=games).play()
spent = process_time() - begun
print(json.dumps({"decisions_per_second": CountingPlayer.decisions / spent, "forced": CountingPlayer.forced / CountingPlayer.decisions}))
