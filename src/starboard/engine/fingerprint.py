"""Fingerprints of a match line by line: equal as long as two sets of rules play it alike."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from starboard.engine.events import Entry
from starboard.engine.state import State


def fingerprint(before: str, state: State, told: Sequence[Entry]) -> str:
    """Where a line has led, after all the lines before it.

    Position (points, places, round, how much chance is used up), which kinds of events were told to whom, and which answers the next
    questions have. Words and what only shows play no part, so that rules may say it better and still be the same.
    """
    asked = state.pending()
    result = state.result()
    places = [] if result is None else [(place.seat, place.place, place.score) for place in result.places]
    position = [
        before,
        [score.points for score in state.scores()],
        places,
        state.round(),
        state.rng.counter,
        [(type(entry.event).__struct_config__.tag, entry.event.seat, entry.only, entry.but) for entry in told if not entry.event.quiet],
        [(seat, state.legal(seat)) for seat in asked],
    ]
    return blake2b(msgspec.json.encode(position, order="deterministic"), digest_size=16).hexdigest()
