"""Whole recorded matches replay strictly, for every number of players and every option (AE-19.1, AE-21). How they were made: golden.py."""

from __future__ import annotations

import msgspec
import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.record import read_record
from tests.games.andromedas_edge.golden import WANTED, reasons


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_a_recorded_match_replays_to_its_end(wanted):
    written = wanted.path().read_bytes()
    record = read_record(written)
    match = Match.load(record)
    assert reasons(match) == wanted.reasons
    assert msgspec.json.encode(match.export(record.players)) + b"\n" == written


def test_a_changed_record_is_refused():
    """The records would prove nothing if anything replayed."""
    record = read_record(WANTED[0].path().read_bytes())
    moved = next(index for index, played in enumerate(record.log) if played.action["type"] == "launch")
    log = list(record.log)
    log[moved] = msgspec.structs.replace(log[moved], action={**log[moved].action, "region": "r9c9"})
    with pytest.raises(Refusal) as refused:
        Match.load(msgspec.structs.replace(record, log=log))
    assert refused.value.text.key == "refused-record-move"
