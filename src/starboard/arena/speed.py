"""How fast this build plays: random playouts and clones, by processor time, so that a busy machine does not count against it."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

import msgspec

from starboard.arena.playing import Table, first_state, play_record, play_state, warm_up
from starboard.engine.build import BUILD
from starboard.engine.match import Match
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed

CLONES = 2_000
REPLAYS = 5


class Speed(msgspec.Struct, frozen=True):
    """Medians over the rounds of the measurement; `forced` is the part of decisions that offered a single action.

    A replay plays the record of a whole match again and checks every line of it.
    """

    game: str
    seats: int
    build: str
    decisions_per_second: float
    matches_per_second: float
    forced: float
    clone_microseconds: float
    replay_milliseconds: float


def measure(table: Table, rounds: int, seconds: float, done: Callable[[], None]) -> Speed:
    """Each round plays for about so many seconds; `done` is called after each."""
    warm_up(table)
    decisions: list[float] = []
    matches: list[float] = []
    clones: list[float] = []
    replays: list[float] = []
    forced = total = number = 0
    for _ in range(rounds):
        begun, first, played = process_time(), number, 0
        while process_time() - begun < seconds:
            number += 1
            outcome = play_state(table, number)
            played += outcome.decisions
            forced += outcome.forced
        spent = process_time() - begun
        total += played
        decisions.append(played / spent)
        matches.append((number - first) / spent)
        clones.append(clone_seconds(table, number) * 1e6)
        replays.append(replay_seconds(table, number) * 1e3)
        done()
    return Speed(table.game, table.seats, BUILD, median(decisions), median(matches), forced / total, median(clones), median(replays))


def clone_seconds(table: Table, number: int) -> float:
    """A clone of a position in the middle of a match."""
    state = first_state(find_game(table.game), table, number)
    rng = Rng(numbered_seed(number))
    for _ in range(20 * table.seats):
        pending = state.pending()
        if pending:
            state.play(pending[0], rng.choice(state.legal(pending[0])))
    begun = process_time()
    for _ in range(CLONES):
        state.clone()
    return (process_time() - begun) / CLONES


def replay_seconds(table: Table, number: int) -> float:
    _, record = play_record(table, number)
    begun = process_time()
    for _ in range(REPLAYS):
        Match.load(record)
    return (process_time() - begun) / REPLAYS
