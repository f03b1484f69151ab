"""Whole recorded matches replay strictly, for every ending of real play (PU-12.1). How they were made: golden.py."""

from __future__ import annotations

import pytest

from tests.games.planet_unknown.golden import FOLDER, WANTED
from tests.golden import reasons, refuse_with_a_move_left_out, replay

pytestmark = pytest.mark.net

every_record = pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)


@every_record
def test_a_recorded_match_replays_to_its_end(wanted):
    match = replay(wanted.path())
    assert match.seats == wanted.seats
    assert reasons(match) == wanted.reasons


@every_record
def test_a_recorded_match_with_a_move_left_out_is_refused(wanted):
    refuse_with_a_move_left_out(wanted.path())


def test_no_file_is_left_over():
    assert sorted(FOLDER.iterdir()) == sorted(wanted.path() for wanted in WANTED)
