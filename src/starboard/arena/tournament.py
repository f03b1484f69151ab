"""Tournaments: bots against each other on all cores, every bot equally often in every seat; or one bot alone against a game's rival."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import msgspec

from starboard.arena.kept import keep, read_kept
from starboard.arena.playing import Outcome, Table, play_state, set_table
from starboard.arena.statistics import Summary, summarise, wilson
from starboard.engine.build import BUILD
from starboard.engine.errors import Refusal
from starboard.engine.game import Options


class Standing(msgspec.Struct, frozen=True):
    """A tie counts as its share of a win. `seated` says how many matches the bot played in each seat."""

    bot: str
    wins: int
    ties: int
    losses: int
    win_rate: float
    interval: tuple[float, float]
    scores: Summary
    seated: list[int]


class Tournament(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, str | list[str]]
    seed: int
    build: str
    matches: int
    decisions: int
    seconds: float
    processes: int
    rounds: Summary
    standings: list[Standing]
    rival_scores: Summary | None


def tournament(
    game: str,
    seats: int,
    options: Options,
    bots: list[str],
    matches: int,
    seed: int,
    processes: int,
    done: Callable[[], None],
    kept: Path | None = None,
) -> Tournament:
    """`done` is called after each match; the results do not depend on the number of processes, unless bots are short of time.

    Outcomes are kept in the file `kept`, and those that are there already are not played again.
    """
    if len(bots) < min(2, seats):
        raise Refusal("refused-arena-bots")
    if seats < len(bots):
        raise Refusal("refused-arena-seats", bots=len(bots), seats=seats)
    line_ups = [line_up(len(bots), seats, number) for number in range(matches)]
    tables = [set_table(game, seats, options, [bots[index] for index in each]) for each in line_ups]
    begun = perf_counter()
    outcomes = _found(tables, seed, kept)
    for _ in outcomes:
        done()
    missing = [(number, table) for number, table in enumerate(tables) if number not in outcomes]
    for number, outcome in _played(missing, seed, min(processes, matches)):
        outcomes[number] = outcome
        if kept is not None:
            keep(kept, tables[number], seed + number, outcome)
        done()
    played = [outcomes[number] for number in range(matches)]
    return Tournament(
        game=game,
        seats=seats,
        options=tables[0].options,
        seed=seed,
        build=BUILD,
        matches=matches,
        decisions=sum(outcome.decisions for outcome in played),
        seconds=perf_counter() - begun,
        processes=min(processes, matches),
        rounds=summarise([float(outcome.rounds) for outcome in played]),
        standings=[standing(bot, index, line_ups, played) for index, bot in enumerate(bots)],
        rival_scores=rival_scores(played),
    )


def line_up(bots: int, seats: int, number: int) -> list[int]:
    """Which bot sits in each seat of the match: everyone moves on by one seat from match to match."""
    return [(seat + number) % bots for seat in range(seats)]


def standing(bot: str, index: int, line_ups: list[list[int]], outcomes: list[Outcome]) -> Standing:
    shares = [0.0] * len(outcomes)
    scores: list[float] = []
    seated = [0] * len(line_ups[0])
    for number, outcome in enumerate(outcomes):
        for seat, who in enumerate(line_ups[number]):
            if who == index:
                shares[number] += outcome.shares[seat]
                scores.append(float(outcome.scores[seat]))
                seated[seat] += 1
    won = sum(share > 1 - 1e-9 for share in shares)
    lost = sum(share == 0 for share in shares)
    return Standing(
        bot=bot,
        wins=won,
        ties=len(shares) - won - lost,
        losses=lost,
        win_rate=sum(shares) / len(shares),
        interval=wilson(min(sum(shares), len(shares)), len(shares)),
        scores=summarise(scores),
        seated=seated,
    )


def rival_scores(outcomes: list[Outcome]) -> Summary | None:
    """Of a rival without a seat, where the game has one."""
    scores = [float(score) for outcome in outcomes for score in outcome.rivals]
    return summarise(scores) if scores else None


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _found(tables: list[Table], seed: int, kept: Path | None) -> dict[int, Outcome]:
    """Outcomes of these matches that were played before, by the same build."""
    before = [] if kept is None else [one for one in read_kept(kept) if one.build == BUILD]
    found: dict[int, Outcome] = {}
    for one in before:
        number = one.number - seed
        if 0 <= number < len(tables) and tables[number] == one.table:
            found[number] = one.outcome
    return found


def _played(jobs: list[tuple[int, Table]], seed: int, processes: int) -> Iterator[tuple[int, Outcome]]:
    """Outcomes as they come in, each with the number of its match."""
    play = partial(_play_numbered, seed)
    if processes == 1:
        yield from map(play, jobs)
        return
    with get_context("spawn").Pool(processes, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(play, jobs)


def _play_numbered(seed: int, job: tuple[int, Table]) -> tuple[int, Outcome]:
    number, table = job
    return number, play_state(table, seed + number)


def _leave_interrupts_to_the_parent() -> None:
    import starboard  # noqa: F401 - registers the games in this process

    signal.signal(signal.SIGINT, signal.SIG_IGN)
