"""Verified: a record is played again by these rules, and everything that it claims is checked."""

from __future__ import annotations

import msgspec

from starboard.engine.match import Match
from starboard.engine.record import Record, read_record
from starboard.engine.text import render
from starboard.engine.view import Place, Result


class Verified(msgspec.Struct, frozen=True):
    """What a record that keeps its promises tells; `end` in English."""

    game: str
    places: list[Place] | None
    end: str


def verified(content: bytes) -> Verified:
    """Any difference is refused with the reason."""
    record = read_record(content)
    match = Match.load(record)
    result = match.state.result()
    end = "unfinished" if result is None else outcome(result, record)
    return Verified(match.game.name, None if result is None else result.places, end)


def outcome(result: Result, record: Record) -> str:
    if result.verdict:
        return "ended with: " + render(result.verdict.text, game=record.game)
    winners = [player(record.players, seat) for seat in result.winners()]
    winners += [render(rival.name, game=record.game) for rival in result.rivals if rival.place == 1]
    return "won by " + " and ".join(winners)


def player(names: list[str], seat: int) -> str:
    return f"seat {seat + 1} ({names[seat]})" if seat < len(names) else f"seat {seat + 1}"
