"""Whole matches by players who seldom pass: late positions, every species, every level of the rival."""

from __future__ import annotations

import msgspec
import pytest

from starboard.engine.match import Match
from starboard.engine.record import Seed
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.seti.actions import BuyCard, Exchange, Pass
from starboard.games.seti.content.boards import MOON_IDS, ROWS
from starboard.games.seti.content.numbers import MAX_PUBLICITY, POOL, SPECIES_IDS
from starboard.games.seti.game import GAME
from tests.games.seti.golden import eager

PAIRS = [(left, right) for left in SPECIES_IDS for right in SPECIES_IDS if left < right]
CASES = [(2 + index % 3, {"left_species": left, "right_species": right}) for index, (left, right) in enumerate(PAIRS)]
CASES += [(1, {"level": str(level + 1), "left_species": PAIRS[level][0], "right_species": PAIRS[level][1]}) for level in range(5)]


@pytest.mark.net
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_a_match_keeps_its_components_and_its_secrets(seats, options):
    seed = 7 if seats == 4 else 5  # matches in which a species is discovered: four players seldom discover one by chance
    match = Match(GAME, seats, GAME.complete(seats, options), Seed(number=seed))
    rng = Rng(numbered_seed(seed))
    census = match.state.census()
    count = 0
    while match.state.pending():
        seat = rng.choice(match.state.pending())
        legal = match.state.legal(seat)
        assert len(set(legal)) == len(legal)
        match.play(seat, eager(legal, rng))
        count += 1
        assert match.state.census() == census
        check_books(match.state)
        assert match.state.clone().digest() == match.state.digest()
        if count % 23 == 0:
            check_secrets(match.state, rng)
    assert match.state.round_number == 5
    assert match.state.board.discovered


def check_books(state) -> None:
    """What is counted in one place is what lies in another: data and markers of stars, traces, wins, technologies, milestones, rows."""
    board = state.board
    players = range(len(state.players))
    for star in state.view(None).stars:
        assert star.data + min(star.slots, len(star.markers)) == star.slots
        assert set(star.markers) <= set(players)
    for star in range(8):
        assert (sum(player.wins[star] for player in state.players) > 0) == bool(board.won >> star & 1)
    for seat, player in enumerate(state.players):
        for column in range(6):
            spaces = board.spaces[column * ROWS : column * ROWS + ROWS].count(seat)
            outside = [board.discovery[column], *board.overflow[column], *board.strips[column]].count(seat)
            assert player.traces[column] == spaces + outside
        assert sum(seat in marks for marks in board.gold_marks) <= 3
        assert 0 <= player.publicity <= MAX_PUBLICITY
        assert min(player.credits, player.energy, player.data, player.exofossils, player.score) >= 0
        assert state.is_rival(seat) or player.data <= POOL
        assert len(player.capsules) == len(player.samples)
    for number, tiles in enumerate(board.bonuses):
        assert (len(tiles) == 4) or not board.two_points >> number & 1
    for moon in range(len(MOON_IDS)):
        assert sum(player.moons[moon] for player in state.players) <= 2


def check_secrets(state, rng) -> None:
    """SE-1.3, SE-9.17: a redealt position looks the same to its seat, and depends on nothing that the seat cannot know."""
    for seat in [None, *range(state.seats)]:
        twin = state.redeal(seat, rng)
        assert twin.view(seat) == state.view(seat)
        assert twin.pending() == state.pending()
        if seat is not None:
            assert twin.legal(seat) == state.legal(seat)
        once = state.redeal(seat, Rng(numbered_seed(9)))
        twice = twin.redeal(seat, Rng(numbered_seed(9)))
        for viewer in range(state.seats):
            assert msgspec.json.encode(once.view(viewer)) == msgspec.json.encode(twice.view(viewer))


@pytest.mark.net
def test_five_rounds_then_most_points_win():
    """SE-1.1"""
    match = Match.new("seti", 3, 11)
    rng = Rng(numbered_seed(11))
    while match.state.pending():
        seat = match.state.pending()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    points = [score.points for score in match.state.scores()]
    assert match.state.round() == 5
    assert match.state.result().winners() == [seat for seat, one in enumerate(points) if one == max(points)]


@pytest.mark.net
@pytest.mark.parametrize("seed", range(6))
def test_free_actions_never_leave_a_decision_without_an_answer(seed):
    """SE-0.3.3, SE-3.3: players who interrupt everything with moves, missions and corners."""
    left, right = PAIRS[seed]
    state = Match.new("seti", 2 + seed % 2, seed, {"left_species": left, "right_species": right}).state.clone()
    rng = Rng(numbered_seed(seed))
    while pending := state.pending():
        seat = pending[0]
        for player in state.players:
            player.energy = max(player.energy, 2)
            player.credits = max(player.credits, 3)
        legal = state.legal(seat)
        assert legal, type(state.decision(seat)).__name__
        answers = state.decision(seat).options(state, seat)
        interruptions = [action for action in legal if action not in answers and not isinstance(action, Exchange | BuyCard)]
        playing = [action for action in answers if not isinstance(action, Pass)] if rng.below(12) else answers
        state.play(seat, rng.choice(interruptions) if interruptions and rng.below(2) else rng.choice(playing or answers))
        if state.round_number == 4:
            return
