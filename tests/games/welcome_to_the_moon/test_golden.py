"""Whole recorded matches replay strictly, for every adventure at least one per way it can end (WM-0.17). How they were made: golden.py."""

from __future__ import annotations

from itertools import pairwise

import pytest

from starboard import Match
from starboard.games.welcome_to_the_moon.actions import Claim
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from tests.games.welcome_to_the_moon.golden import FOLDER, WANTED
from tests.games.welcome_to_the_moon.recount import recount
from tests.golden import reasons, refuse_with_a_move_left_out, replay

pytestmark = pytest.mark.net

every_record = pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])


@every_record
def test_a_golden_match_replays_to_its_end(wanted):
    """WM-0.17, WM-0.18"""
    match = replay(wanted.path())
    assert match.seats == len(wanted.players)
    assert reasons(match) == wanted.reasons
    if match.state.adventure.layout.number == 1:
        assert recount(match.state.view(None)) == [place.score for place in match.state.result().places]


@pytest.mark.parametrize("wanted", WANTED[::4], ids=[wanted.name for wanted in WANTED[::4]])
def test_a_golden_match_with_a_move_left_out_is_refused(wanted):
    refuse_with_a_move_left_out(wanted.path())


def test_a_claim_can_be_taken_back_while_another_one_is_open():
    """WM-0.6.1, WM-0.16.2: in this match a seat claims two missions in its last turn."""
    (wanted,) = [wanted for wanted in WANTED if wanted.name == "1-missions-and-launch-3"]
    record = wanted.read().record
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


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_every_end_is_recorded(adventure):
    """WM-0.17, WM-1.9, WM-5.13, WM-6.21, WM-7.15, WM-8.16: three missions, a full sheet, all errors; a launch in adventure 1."""
    together = [wanted for wanted in WANTED if wanted.name[0] == adventure and len(wanted.players) > 1]
    recorded = {reason.removeprefix("battle-") for wanted in together for reason in wanted.reasons}
    assert recorded == {"end-missions", "end-full", "end-errors"} | ({"end-launch"} if adventure == "1" else set())


def test_both_ends_that_astra_brings_about_are_recorded():
    """WM-S.20, WM-S.32: the deck has been gone through twice, or she has launched."""
    recorded = {reason for wanted in WANTED for reason in wanted.reasons if reason.startswith("astra")}
    assert recorded == {"astra-end-deck", "astra-end-launch"}


def test_no_file_is_left_over():
    assert sorted(FOLDER.iterdir()) == sorted(wanted.path() for wanted in WANTED)
    assert {len(wanted.players) for wanted in WANTED} == {1, 2, 3, 6}
