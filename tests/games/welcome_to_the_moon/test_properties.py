"""Laws that hold in every position of random play."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import TakeError, Write
from tests.games.welcome_to_the_moon.players import choose
from tests.games.welcome_to_the_moon.position import LAUNCH
from tests.games.welcome_to_the_moon.recount import recount, wrong

pytestmark = pytest.mark.net

PLAYERS = ["anyhow", "builder", "claimant", "envoy"]

some_play = given(
    seed=st.integers(0, 2**32),
    players=st.lists(st.sampled_from(PLAYERS), min_size=2, max_size=6),
    decisions=st.integers(0, 500),
)
often = settings(max_examples=15, deadline=None, derandomize=True, database=None)


def played(seed: int, players: list[str], decisions: int):
    """The positions of a match, one after another."""
    match = Match.new("welcome_to_the_moon", len(players), seed)
    rng = Rng(numbered_seed(seed)).fork()
    yield match
    for _ in range(decisions):
        if not match.state.pending():
            return
        seat = rng.choice(match.state.pending())
        match.play(seat, choose(match, seat, players[seat], rng))
        yield match


@often
@some_play
def test_every_sheet_keeps_the_laws(seed, players, decisions):
    """WM-0.9, WM-1.5 to WM-1.7: levels ascend; rockets, errors, tie-break rockets and X stay in their bounds and order."""
    for match in played(seed, players, decisions):
        for seat in range(match.seats):
            assert wrong(match.state.view(seat).sheets[seat]) == []


@often
@some_play
def test_scores_agree_with_a_recount_of_what_is_seen(seed, players, decisions):
    """WM-1.10."""
    for match in played(seed, players, decisions):
        for seat in range(match.seats):
            view = match.state.view(seat)
            assert recount(view) == [score.points for score in view.scores]
            assert recount(view)[seat] == match.state.scores()[seat].points


@often
@some_play
def test_marks_are_never_erased(seed, players, decisions):
    """WM-0.4, WM-1.4: a filled slot keeps its mark, a fuelled arrow its fuel, and no arrow of a complete compartment is fuelled."""
    before = None
    for match in played(seed, players, decisions):
        now = [match.state.view(seat).sheets[seat] for seat in range(match.seats)]
        for old, new in zip(before or now, now, strict=True):
            assert all(mark in (None, kept) for mark, kept in zip(old.slots, new.slots, strict=True))
            fresh = set(new.fuelled) - set(old.fuelled)
            assert set(old.fuelled) <= set(new.fuelled)
            assert not any(bonus.rpartition("_")[0] in old.paid for bonus in fresh)
            assert set(old.sabotaged) <= set(new.sabotaged)
            assert (new.rockets, new.ties) >= (old.rockets, old.ties)
        before = now


@often
@some_play
def test_a_system_error_is_offered_exactly_when_nothing_can_be_written(seed, players, decisions):
    """WM-0.8.3, WM-0.10: tried slot by slot against the whole level."""
    for match in played(seed, players, decisions):
        state = match.state
        for seat in state.pending():
            legal = state.legal(seat)
            if isinstance(legal[0], Write | TakeError):
                writes = {(action.stack, action.slot) for action in legal if isinstance(action, Write)}
                assert writes == set(by_hand(state, seat))
                assert (legal == [TakeError()]) == (not writes)


def by_hand(state, seat: int):
    """Every stack and slot where the number fits, by writing it and looking at the level."""
    view = state.view(seat)
    for stack, shown in enumerate(view.stacks):
        for effect, line in zip(LAUNCH.layout.level_effects, LAUNCH.layout.lines, strict=True):
            marks = [view.sheets[seat].slots[slot] for slot in line]
            for place, mark in enumerate(marks):
                if mark is None and effect in (shown.effect, "wild"):
                    numbers = [other for other in [*marks[:place], shown.number, *marks[place + 1 :]] if isinstance(other, int)]
                    if numbers == sorted(set(numbers)):
                        yield stack, LAUNCH.layout.slot_ids[line[place]]
