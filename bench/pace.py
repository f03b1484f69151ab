"""One measurement of compare.py: decisions, clones and replays of the same matches in whatever build is on the path, by processor time."""

from __future__ import annotations

import json
import sys
from statistics import median
from time import process_time

from starboard.arena.playing import first_state, play_record, play_state, set_table, warm_up
from starboard.engine.build import BUILD
from starboard.engine.match import Match
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed

SECONDS = 1.0
MATCHES = range(1, 8)
CLONES = 300


def main(game: str, seats: int) -> None:
    table = set_table(game, seats, {}, ["random"])
    warm_up(table)
    begun, number, decisions = process_time(), 0, 0
    while process_time() - begun < SECONDS:
        number += 1
        decisions += play_state(table, number).decisions
    pace = decisions / (process_time() - begun)
    clones, replays = [], []
    for number in MATCHES:
        state = first_state(find_game(game), table, number)
        rng = Rng(numbered_seed(number))
        for _ in range(20 * seats):
            pending = state.pending()
            if pending:
                state.play(pending[0], rng.choice(state.legal(pending[0])))
        begun = process_time()
        for _ in range(CLONES):
            state.clone()
        clones.append((process_time() - begun) / CLONES)
        _, record = play_record(table, number)
        begun = process_time()
        Match.load(record)
        replays.append((process_time() - begun) / len(record.log))
    found = {
        "decisions_per_second": pace,
        "clone_microseconds": median(clones) * 1e6,
        "replay_microseconds_per_line": median(replays) * 1e6,
    }
    print(json.dumps({"build": BUILD, **found}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
