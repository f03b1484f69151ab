"""Golden records: whole matches with why they ended and the itemised scores, zipped. Each game plays and keeps its own."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec

from starboard import Match
from starboard.engine.record import Record


class Golden(msgspec.Struct, frozen=True):
    """A match, why it ended, and the score of each seat by what it is for."""

    record: Record
    reasons: list[str]
    scores: list[dict[str, int]]


def golden(match: Match, players: list[str]) -> Golden:
    return Golden(match.export(players), reasons(match), scores(match))


def reasons(match: Match) -> list[str]:
    return [reason.key for reason in match.state.result().reasons]


def scores(match: Match) -> list[dict[str, int]]:
    return [{term.key: term.points for term in score.terms} for score in match.state.scores()]


def read(path: Path) -> Golden:
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Golden)


def write(path: Path, match: Golden) -> None:
    path.write_bytes(gzip.compress(msgspec.json.encode(match), mtime=0))
