"""Alone, and the variants (PU-15, PU-17)."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.text import render
from starboard.games.planet_unknown.actions import KeepObjective
from starboard.games.planet_unknown.rules.civilization import CARD_OF
from starboard.games.planet_unknown.rules.solo import grade, target
from tests.games.planet_unknown.position import Game, played


@pytest.mark.parametrize(
    ("green", "orange", "red", "goal"), [(9, 3, 8, 58), (7, 7, 6, 60 + 6 - 2 - 5), (20, 0, 0, 72), (0, 0, 20, 49), (2, 11, 7, 60 - 3 - 7)]
)
def test_the_target_follows_the_event_deck(green, orange, red, goal):
    """EX-12, PU-17.3."""
    assert target(green, orange, red) == goal


@pytest.mark.parametrize(
    ("difference", "outcome"),
    [
        (-40, "critical_failure"),
        (-15, "critical_failure"),
        (-10, "failure"),
        (-6, "failure"),
        (-1, "low_capacity"),
        (0, "mission_complete"),
        (4, "mission_complete"),
        (5, "promotion"),
        (14, "best_planet"),
        (15, "perfect"),
        (40, "perfect"),
    ],
)
def test_the_outcome_is_rounded_down(difference, outcome):
    """PU-17.4."""
    assert grade(difference) == outcome


def test_alone_a_match_ends_with_a_verdict_and_among_others_with_a_winner():
    """PU-17.4: to be the first of one is no victory."""
    alone, together = (played(1, seats=seats).state for seats in (1, 2))
    verdict = alone.result().verdict
    lead = alone.scores()[0].points - target(*alone.decks.mix)
    assert lead < 0
    assert render(verdict.text, game="planet_unknown").lower() == grade(lead).replace("_", " ")
    assert not verdict.won
    assert alone.result().winners() == []
    assert alone.result().shares() == [0.0]
    assert together.result().verdict is None
    assert sum(together.result().shares()) == 1.0
    alone.players[0].kept = [CARD_OF["civ_27"]] * 40
    assert alone.result().verdict.won
    assert alone.result().shares() == [1.0]


@pytest.mark.parametrize(("seats", "told"), [(1, 1), (2, 0)])
def test_how_the_mission_went_is_told_to_one_alone(seats, told):
    """PU-17.4."""
    state = played(1, seats=seats).state
    assert state.is_over()
    assert [reason.key for reason in state.result().reasons].count("end-solo") == told


def test_alone_the_station_turns_by_itself_and_events_are_compulsory():
    """PU-17.1, PU-17.2, PU-17.5."""
    game = Game(seats=1)
    state = game.state
    assert state.with_events
    assert state.fixed_rotation
    assert len(state.decks.revealed) == 1
    assert state.rivalries == []
    assert state.view(0).target == 59
    with pytest.raises(Refusal) as refused:
        Match.new("planet_unknown", 1, 1, {"events": "none"})
    assert refused.value.rule == "PU-17.1"


def test_two_players_may_let_the_station_turn_by_itself():
    """PU-15.1: one depot clockwise every round, also before the first tile."""
    state = Match.new("planet_unknown", 2, 1, {"rotation": "fixed"}).state
    free = Match.new("planet_unknown", 2, 1).state
    assert state.phase_name() == "tile"
    assert state.station.rotation == (free.station.rotation - 1) % 6
    with pytest.raises(Refusal) as refused:
        Match.new("planet_unknown", 3, 1, {"rotation": "fixed"})
    assert refused.value.rule == "PU-15.1"


def test_private_objectives_two_drawn_one_kept():
    """PU-15.2: at the same time, secretly."""
    state = Match.new("planet_unknown", 3, 1, {"private_objectives": "yes"}).state
    assert state.pending() == [0, 1, 2]
    assert [len(state.legal(seat)) for seat in range(3)] == [2, 2, 2]
    for seat in range(3):
        state.play(seat, next(action for action in state.legal(seat) if isinstance(action, KeepObjective)))
    assert [len(player.private) for player in state.players] == [1, 1, 1]
    assert [len(player.discarded) for player in state.players] == [1, 1, 1]
    assert state.view(1).players[0].private is None
