"""Laws that hold in every position of random play."""

from __future__ import annotations

from itertools import pairwise

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import TakeError
from tests.games.welcome_to_the_moon.virus.position import BLOCKS, VIRUS, rooms

pytestmark = pytest.mark.net

PLANT_ROWS = (2, 4, 7, 10, 13, 16)
WATER_ROWS = (2, 4, 6, 8, 10)


def played(seed: int, seats: int):
    """The positions of a random match, one after another."""
    match = Match.new("welcome_to_the_moon", seats, seed, {"adventure": "6"})
    rng = Rng(numbered_seed(seed)).fork()
    yield match
    while match.state.pending():
        seat = rng.choice(match.state.pending())
        match.play(seat, rng.choice(match.state.legal(seat)))
        yield match


some_matches = pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])


@some_matches
def test_floors_ascend_and_marks_are_never_erased(seed, seats):
    """WM-0.9, WM-6.2, WM-6.4."""
    before = None
    for match in played(seed, seats):
        sheets = [match.state.view(seat).sheets[seat] for seat in range(seats)]
        for old, new in zip(before or sheets, sheets, strict=True):
            assert all(mark in (None, kept) for mark, kept in zip(old.slots, new.slots, strict=True))
            assert set(old.circled) <= set(new.circled) | set(new.crossed)
            assert old.evacuated.items() <= new.evacuated.items()
            for floor in VIRUS.layout.lines:
                numbers = [new.slots[slot] for slot in floor if isinstance(new.slots[slot], int)]
                assert all(one < other for one, other in pairwise(numbers))
        before = sheets


@some_matches
def test_scores_agree_with_a_recount_of_what_is_seen(seed, seats):
    """WM-6.22."""
    for match in played(seed, seats):
        view = match.state.view(None)
        for sheet, score in zip(view.sheets, view.scores, strict=True):
            assert recount(sheet) == score.points


def recount(sheet) -> int:
    points = sum(reward or 0 for reward in sheet.missions.values()) - 5 * sheet.errors.count("crossed")
    points -= sheet.slots.count("infected")
    for block in BLOCKS:
        numbered = [sheet.slots[slot] for slot in rooms(block) if sheet.slots[slot] not in (None, "infected")]
        points += len(numbered) * sum(1 for symbol in sheet.circled if symbol.startswith(f"{block}_e"))
    for track, rows, values in (("plant", PLANT_ROWS, (0, 5, 10, 20, 35, 55, 80)), ("water", WATER_ROWS, (0, 10, 20, 35, 55, 80))):
        icons = sum(1 for symbol in sheet.crossed if symbol.startswith(track))
        points += values[sum(1 for end in rows if end <= icons)]
    return points


@some_matches
def test_viruses_other_than_grey_and_symbols_are_the_same_on_every_sheet(seed, seats):
    """WM-6.10, WM-6.11, WM-6.20."""
    for match in played(seed, seats):
        seen = [
            {id for id in sheet.crossed if id in VIRUS.layout.virus_at.values() or "prop" in id} for sheet in match.state.view(None).sheets
        ]
        assert all(symbols == seen[0] for symbols in seen)


@some_matches
def test_evacuated_blocks_are_the_full_ones_when_all_have_finished(seed, seats):
    """WM-6.16."""
    for match in played(seed, seats):
        for sheet in match.state.view(None).sheets:
            assert set(sheet.evacuated) == {block for block in BLOCKS if all(sheet.slots[slot] is not None for slot in rooms(block))}


def test_random_play_sees_every_phase_and_system_errors():
    """Or the laws above would say little."""
    phases, errors = set(), 0
    for seed, seats in [(1, 2), (2, 3), (3, 4)]:
        for match in played(seed, seats):
            phases.add(match.state.view(None).phase)
        errors += sum(1 for _, action in match.log if isinstance(action, TakeError))
    assert phases >= {"setup", "play", "incidents", "over"}
    assert errors
