"""Simulations: many matches in one process, timed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import msgspec

from starboard.arena.playing import Outcome, Table, play_record, play_state, warm_up
from starboard.arena.statistics import Summary, summarise, wilson
from starboard.arena.tournament import rival_scores
from starboard.engine.build import BUILD
from starboard.engine.match import to_json


class Simulation(msgspec.Struct, frozen=True):
    """`forced` decisions offered a single action; `seconds` hold set-up and play of the matches, nothing else."""

    game: str
    seats: int
    options: dict[str, str | list[str]]
    bots: tuple[str, ...]
    seed: int
    build: str
    matches: int
    decisions: int
    forced: int
    seconds: float
    decisions_per_second: float
    rounds: Summary
    scores: Summary
    seat_scores: list[Summary]
    wins: list[float]
    win_intervals: list[tuple[float, float]]
    rival_scores: Summary | None


def simulate(table: Table, matches: int, seed: int, records: Path | None, done: Callable[[], None]) -> Simulation:
    """Play matches `seed`, `seed + 1`, …; `done` is called after each."""
    warm_up(table)
    outcomes: list[Outcome] = []
    seconds = 0.0
    for number in range(seed, seed + matches):
        begun = perf_counter()
        if records is None:
            outcome = play_state(table, number)
            seconds += perf_counter() - begun
        else:
            outcome, record = play_record(table, number)
            seconds += perf_counter() - begun
            (records / f"{table.game}-{number}.json").write_bytes(to_json(record))
        outcomes.append(outcome)
        done()
    return _summary(table, seed, outcomes, seconds)


def _summary(table: Table, seed: int, outcomes: list[Outcome], seconds: float) -> Simulation:
    decisions = sum(outcome.decisions for outcome in outcomes)
    wins = [sum(outcome.shares[seat] for outcome in outcomes) for seat in range(table.seats)]
    return Simulation(
        game=table.game,
        seats=table.seats,
        options=table.options,
        bots=table.bots,
        seed=seed,
        build=BUILD,
        matches=len(outcomes),
        decisions=decisions,
        forced=sum(outcome.forced for outcome in outcomes),
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        rounds=summarise([float(outcome.rounds) for outcome in outcomes]),
        scores=summarise([float(score) for outcome in outcomes for score in outcome.scores]),
        seat_scores=[summarise([float(outcome.scores[seat]) for outcome in outcomes]) for seat in range(table.seats)],
        wins=wins,
        win_intervals=[wilson(min(won, len(outcomes)), len(outcomes)) for won in wins],
        rival_scores=rival_scores(outcomes),
    )
