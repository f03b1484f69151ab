"""OpenSpiel's backgammon through Python, at random: one step is one apply_action, of a player or of the dice."""

import json
import random
import sys
from time import process_time

import pyspiel


def play(game, rng):
    """Steps, and how many of them were players' decisions, had no choice."""
    state = game.new_initial_state()
    steps = decisions = forced = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(actions, chances)[0]
        else:
            legal = state.legal_actions()
            action = rng.choice(legal)
            decisions += 1
            forced += len(legal) == 1
        state.apply_action(action)
        steps += 1
    return steps, decisions, forced


seconds = float(sys.argv[1])
game, rng = pyspiel.load_game("backgammon"), random.Random(1)
play(game, rng)
begun, steps, decisions, forced = process_time(), 0, 0, 0
while process_time() - begun < seconds:
    played = play(game, rng)
    steps, decisions, forced = steps + played[0], decisions + played[1], forced + played[2]
spent = process_time() - begun
print(json.dumps({"decisions_per_second": decisions / spent, "steps_per_second": steps / spent, "forced": forced / decisions}))
