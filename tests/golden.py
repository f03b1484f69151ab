"""Golden records: whole matches with why they ended and the itemised scores, zipped. Each game plays and keeps its own."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.record import Record


class Golden(msgspec.Struct, frozen=True):
    """A match, why it ended, and the score of each seat by what it is for."""

    record: Record
    reasons: list[str]
    scores: list[dict[str, int]]


def reasons(match: Match) -> list[str]:
    return [reason.key for reason in match.state.result().reasons]


def scores(match: Match) -> list[dict[str, int]]:
    return [{term.key: term.points for term in score.terms} for score in match.state.scores()]


def read(path: Path) -> Golden:
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Golden)


def keep(path: Path, players: list[str], play: Callable[[int], Match | None], is_wanted: Callable[[Match], bool], seed: int = 0) -> int:
    """Play with one seed after another until a match is as wanted, and write it. The seed that it is found with."""
    while (match := play(seed)) is None or not is_wanted(match):
        seed += 1
    path.parent.mkdir(exist_ok=True)
    kept = Golden(match.export(players), reasons(match), scores(match))
    path.write_bytes(gzip.compress(msgspec.json.encode(kept), mtime=0))
    return seed


def anonymous(seats: int) -> list[str]:
    return [f"player {seat + 1}" for seat in range(seats)]


def replay(path: Path) -> Match:
    """Every move is checked; the final digest, places, reasons and itemised scores are the recorded ones."""
    golden = read(path)
    match = Match.load(golden.record)
    assert reasons(match) == golden.reasons
    assert scores(match) == golden.scores
    assert [sum(terms.values()) for terms in golden.scores] == [place.score for place in match.state.result().places]
    return match


def refuse_with_a_move_left_out(path: Path) -> None:
    """The records would prove nothing if anything replayed."""
    record = read(path).record
    middle = len(record.log) // 2
    with pytest.raises(Refusal):
        Match.load(msgspec.structs.replace(record, log=record.log[:middle] + record.log[middle + 1 :]))
