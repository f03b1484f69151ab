"""Sectors: who wins, first and later wins, second place, the reset, and which one the rival prefers (SE-7.2, SE-12.4)."""

from __future__ import annotations

import pytest

from starboard.games.seti.actions import MarkTrace
from starboard.games.seti.content.numbers import NOBODY, STAR_IDS
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules.rival_signals import best_star
from starboard.games.seti.rules.sectors import completed, finish_sector, strongest
from starboard.games.seti.rules.signals import mark
from tests.games.seti.position import Table

STARS = {
    "procyon": ("blue", 5, "T", "3"),
    "vega": ("black", 4, "2 T", "5"),
    "sirius_a": ("blue", 6, "T", "T"),
    "barnards_star": ("red", 5, "T", "3"),
    "kepler_22": ("yellow", 5, "T", "3"),
    "proxima_centauri": ("red", 6, "T", "T"),
    "61_virginis": ("yellow", 6, "T", "T"),
    "beta_pictoris": ("black", 5, "3 T", "T"),
}
"""Colour, data, first win, later wins: points, T a purple trace (SE-7.2)."""


def won(table: Table, star: str) -> str:
    """Seat 0 wins a sector alone: what that brings besides the publicity of a signal."""
    score = table.me.score
    table.state.board.discovery = [NOBODY] * 6
    table.markers(star, *[0] * STARS[star][1])
    finish_sector(table.state, STAR_IDS.index(star))
    table.state.advance()
    points = table.me.score - score
    traced = [action for action in table.options() if isinstance(action, MarkTrace)]
    assert all(action.colour == "purple" for action in traced)
    if traced:
        table.do(traced[0])
    return " ".join([*([str(points)] if points else []), *(["T"] if traced else [])])


def test_the_table_names_every_star():
    assert set(STARS) == set(STAR_IDS)


@pytest.mark.parametrize("star", STARS)
def test_a_first_win_and_later_wins_bring_what_is_printed(star):
    """SE-7.2.3: the win marker stays; the first-win space is taken once."""
    table = Table()
    _, _, first, later = STARS[star]
    assert won(table, star) == first
    assert won(table, star) == later
    assert won(table, star) == later
    assert table.me.wins[STAR_IDS.index(star)] == 3


@pytest.mark.parametrize("star", STARS)
def test_a_sector_is_completed_by_its_last_data(star):
    """SE-7.2, SE-7.1: one fewer is not enough; what comes after is an extra marker without data."""
    table = Table()
    _, slots, _, _ = STARS[star]
    number = STAR_IDS.index(star)
    table.markers(star, *[1] * (slots - 1))
    assert completed(table.state) == []
    mark(table.state, 0, number, True, NOBODY)
    assert completed(table.state) == [number]
    assert table.me.data == 1
    mark(table.state, 0, number, True, NOBODY)
    assert table.me.data == 1
    assert len(table.state.board.markers[number]) == slots + 1


def test_a_first_win_is_taken_for_everybody():
    """SE-7.2.3: after another player's win mine is a later one."""
    table = Table()
    number = STAR_IDS.index("vega")
    table.markers("vega", 1, 1, 1, 1)
    finish_sector(table.state, number)
    assert table.other.wins[number] == 1
    table.state.agendas[1].clear()
    table.state.advance()
    score = table.me.score
    table.markers("vega", 0, 0, 0, 0)
    finish_sector(table.state, number)
    table.state.advance()
    assert table.me.score == score + 5


@pytest.mark.parametrize(
    ("markers", "winner", "second"),
    [
        ((0, 0, 0, 1, 0), 0, 1),
        ((1, 0, 0, 2, 2), 2, 0),
        ((2, 0, 1, 0, 1), 1, 0),
        ((0, 1, 0, 0, 1, 1), 1, 0),
        ((2, 1, 0, 0, 0), 0, 1),
        ((0, 0, 0, 0, 0), 0, NOBODY),
    ],
)
def test_most_markers_win_and_the_later_last_one_breaks_ties(markers, winner, second):
    """SE-7.2.1, SE-7.2.4, O21: second place in the same way, also with one marker."""
    assert strongest(markers, NOBODY) == winner
    assert strongest(markers, winner) == second


def test_second_place_with_one_marker_leaves_it_and_everybody_else_goes():
    """SE-7.2.4, SE-7.2.5: seats 1 and 2 have one each, seat 2 marked later; it gains no data, no points, only its publicity."""
    table = Table(seats=3)
    table.markers("procyon", 1, 0, 0, 0, 2)
    before = [(player.publicity, player.data, player.score) for player in table.state.players]
    finish_sector(table.state, STAR_IDS.index("procyon"))
    assert table.state.board.markers[STAR_IDS.index("procyon")] == (2,)
    after = [(player.publicity, player.data, player.score) for player in table.state.players]
    assert after == [(publicity + 1, data, score) for publicity, data, score in before]
    assert [player.wins[STAR_IDS.index("procyon")] for player in table.state.players] == [1, 0, 0]


def test_a_marker_that_stayed_counts_as_the_earliest_next_time():
    """SE-7.2.5, SE-7.2.2: seat 1 stayed first; with two markers each seat 0 wins, who marked last; seat 1 gains publicity again."""
    table = Table()
    table.markers("procyon", 1, 1, 0, 0, 0)
    finish_sector(table.state, STAR_IDS.index("procyon"))
    assert table.state.board.markers[STAR_IDS.index("procyon")] == (1,)
    publicity = table.other.publicity
    table.state.board.markers[STAR_IDS.index("procyon")] += (1, 0, 0, 0)
    finish_sector(table.state, STAR_IDS.index("procyon"))
    assert table.me.wins[STAR_IDS.index("procyon")] == 2
    assert table.other.publicity == publicity + 1


def test_who_has_no_marker_gains_nothing_by_a_completed_sector():
    """SE-7.2.2"""
    table = Table(seats=3)
    table.markers("procyon", 1, 0, 0, 0, 0)
    finish_sector(table.state, STAR_IDS.index("procyon"))
    assert [player.publicity for player in table.state.players] == [6, 6, 5]


def test_the_second_position_scores_again_after_a_reset():
    """SE-7.1.2: the marker of the second place lies first, so the next signal is the second."""
    table = Table()
    table.markers("procyon", 1, 0, 0, 0, 0)
    finish_sector(table.state, STAR_IDS.index("procyon"))
    score = table.me.score
    mark(table.state, 0, STAR_IDS.index("procyon"), True, NOBODY)
    assert table.me.score == score + 2
    mark(table.state, 0, STAR_IDS.index("procyon"), True, NOBODY)
    assert table.me.score == score + 2


# -- the rival


BLUE = [STAR_IDS.index("procyon"), STAR_IDS.index("sirius_a")]
RED = [STAR_IDS.index("barnards_star"), STAR_IDS.index("proxima_centauri")]


def preferred(left: bool, colour: list[int] = BLUE, **markers: tuple[int, ...]) -> str:
    """Where the rival puts a coloured signal; its current card points left or right."""
    table = Table(seats=1)
    for star, owners in markers.items():
        table.markers(star, *owners)
    rival = table.state.rival
    rival.current = next(card for card in range(19) if points(table, card) == left)
    return STAR_IDS[best_star(table.state, colour)]


def points(table: Table, card: int) -> bool:
    table.state.rival.current = card
    return table.state.rival.points_left()


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize(
    ("procyon", "sirius_a", "star"),
    [
        # one that it would win: by the signal that completes it, or one that is full already
        ((RIVAL, RIVAL, 0, 0), (0,), "procyon"),
        ((0, 0, RIVAL, RIVAL, RIVAL, 0), (0,), "procyon"),
        # a signal that completes it for somebody else is none
        ((0, 0, 0, RIVAL), (0,), "sirius_a"),
        ((0, 0, 0, RIVAL), (RIVAL, 0), "sirius_a"),
        # not completed yet: it wins nothing
        ((RIVAL, RIVAL, RIVAL), (0,), "sirius_a"),
        # the second position
        ((0,), (RIVAL, RIVAL, 0), "procyon"),
        ((), (RIVAL,), "sirius_a"),
        # most of its own markers
        ((RIVAL, RIVAL, 0), (RIVAL, 0, 0, 0), "procyon"),
        ((0, 0), (RIVAL, 0, 0), "sirius_a"),
        # alike: the larger one
        ((), (), "sirius_a"),
        ((0,), (0,), "sirius_a"),
        ((RIVAL, 0, 0), (0, 0, RIVAL), "sirius_a"),
        ((RIVAL, RIVAL, RIVAL, RIVAL), (RIVAL,) * 5, "sirius_a"),
    ],
)
def test_the_rival_prefers_a_win_then_second_positions_then_its_markers_then_size(left, procyon, sirius_a, star):
    """SE-12.4, O16: the arrow decides nothing of these."""
    assert preferred(left, procyon=procyon, sirius_a=sirius_a) == star


def test_between_sectors_that_are_alike_the_arrow_decides():
    """SE-12.4, O16: left is the lower sector number; both stars of a free choice have six data."""
    both = [STAR_IDS.index("proxima_centauri"), STAR_IDS.index("sirius_a")]
    table = Table(seats=1)
    places = sorted(both, key=table.state.board.stars.index)
    assert preferred(True, both) == STAR_IDS[places[0]]
    assert preferred(False, both) == STAR_IDS[places[1]]
