"""Whole recorded matches replay strictly, at least one per way the game can end (WM-0.17). How they were made: golden.py."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.record import read_record
from starboard.games.welcome_to_the_moon.actions import Claim
from tests.games.welcome_to_the_moon.golden import FOLDER, WANTED, reasons
from tests.games.welcome_to_the_moon.recount import recount

every_record = pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])


@every_record
def test_a_golden_match_replays_to_its_end(wanted):
    """WM-0.17, WM-1.10: every move is checked, and the final digest and places are the recorded ones."""
    match = Match.load(read_record(wanted.path().read_bytes()))
    assert match.seats == len(wanted.players)
    assert reasons(match) == wanted.reasons
    assert recount(match.state.view(None)) == [place.score for place in match.state.result().places]


@every_record
def test_a_golden_match_with_a_move_left_out_is_refused(wanted):
    record = read_record(wanted.path().read_bytes())
    middle = len(record.log) // 2
    with pytest.raises(Refusal):
        Match.load(msgspec.structs.replace(record, log=record.log[:middle] + record.log[middle + 1 :]))


def test_a_claim_can_be_taken_back_while_another_one_is_open():
    """WM-0.6.1, WM-0.16.2: in this match a seat claims two missions in its last turn."""
    record = read_record((FOLDER / "missions-and-launch-3.json").read_bytes())
    log = Match.load(record).log
    match = Match.new(record.game, record.seats, record.seed, record.options)
    for (seat, action), (next_seat, next_action) in pairwise(log):
        before = match.state.view(seat)
        match.apply(seat, action)
        if isinstance(action, Claim) and isinstance(next_action, Claim) and seat == next_seat:
            match.undo(seat)
            assert match.state.view(seat) == before
            match.apply(seat, action)
            match.apply(seat, next_action)
            assert not match.can_undo(seat)
            return
    raise AssertionError("no two claims in one turn")


def test_every_end_is_recorded_and_no_file_is_left_over():
    """WM-0.17."""
    assert {reason for wanted in WANTED for reason in wanted.reasons} == {"end-launch", "end-missions", "end-full", "end-errors"}
    assert {len(wanted.players) for wanted in WANTED} == {2, 3, 6}
    assert sorted(FOLDER.iterdir()) == sorted(wanted.path() for wanted in WANTED)
