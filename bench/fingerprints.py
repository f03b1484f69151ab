"""What the fingerprints of lines cost: whole matches replayed with and without them, in turn, by processor time.

PYTHONPATH=.venv/compiled .venv/bin/python bench/fingerprints.py
"""

from __future__ import annotations

from statistics import median
from time import process_time

from starboard.arena.playing import play_record, set_table
from starboard.engine.match import Match
from starboard.engine.record import Record
from starboard.engine.registry import all_games, find_game

ROUNDS = 15


def main() -> None:
    for game in all_games():
        _, record = play_record(set_table(game.id, min(3, game.max_seats), {}, ["random"]), 1)
        each = [(replayed(record, traced=False), replayed(record, traced=True)) for _ in range(ROUNDS)]
        plain, traced = (median(times) for times in zip(*each, strict=True))
        lines = len(record.log)
        cost = (traced - plain) / lines * 1e6
        print(f"{game.id}: {lines} lines in {traced * 1e3:.1f} ms, {1 - plain / traced:.0%} of it fingerprints, {cost:.0f} µs a line")


def replayed(record: Record, *, traced: bool) -> float:
    begun = process_time()
    match = Match(game := find_game(record.game), record.seats, game.complete(record.seats, record.options), record.seed, traced)
    for line in record.log:
        match.apply(line.seat, game.read_action(line.action))
    return process_time() - begun


if __name__ == "__main__":
    main()
