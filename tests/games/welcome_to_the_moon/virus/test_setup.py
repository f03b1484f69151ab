"""Set-up: the home of the grey virus (WM-6.3)."""

from __future__ import annotations

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import Commit, Infect
from starboard.games.welcome_to_the_moon.adventures.virus.events import Settled
from tests.games.welcome_to_the_moon.virus.position import VirusPosition


def test_each_player_chooses_a_room_in_a_block_with_an_empty_target():
    """WM-6.3."""
    position = VirusPosition(settled=False)
    assert position.phase() == "setup"
    assert position.state.pending() == [0, 1]
    assert {slot[:4] for slot in position.infectable(0)} == {"f1b1", "f2b2", "f4b1", "f5b2"}
    assert len(position.infectable(0)) == 20


def test_homes_may_differ_and_are_shown_when_all_have_chosen():
    """WM-6.3: the choices are simultaneous; turn 1 begins after them."""
    position = VirusPosition(settled=False)
    position.infect(0, "f1b1_s3")
    assert position.active(0) == {"f1b1"}
    assert position.block(0, "f1b1") == "_ _ _ _ _"
    assert position.told(Settled, viewer=1) == []
    position.infect(1, "f5b2_s1")
    assert (position.phase(), position.state.turn) == ("play", 1)
    assert position.block(0, "f1b1") == "_ _ V _ _"
    assert position.block(1, "f5b2") == "V _ _ _ _"
    assert position.active(1) == {"f5b2"}
    assert [event.block for event in position.told(Settled, viewer=1)] == ["f5b2", "f1b1"]


def test_two_players_may_choose_the_same_block():
    """WM-6.3."""
    position = VirusPosition(settled=False)
    position.infect(0, "f4b1_s1")
    position.infect(1, "f4b1_s1")
    assert position.active(0) == position.active(1) == {"f4b1"}


def test_other_rooms_and_other_deeds_are_refused():
    """WM-6.3."""
    position = VirusPosition(settled=False)
    for action in (Infect("f1b2_s1"), Infect("nowhere"), Commit()):
        assert position.refused(0, action).rule == "WM-6.3"


def test_numbers_are_seen_but_no_effect_has_been_flipped():
    """WM-0.5, WM-0.7: the top cards lie number side up, with the effect of turn 1 on their backs."""
    position = VirusPosition(settled=False)
    before = position.state.view(0).stacks
    assert [stack.effect for stack in before] == [None] * 3
    position.infect(0, "f1b1_s1")
    position.infect(1, "f1b1_s1")
    assert [stack.effect for stack in position.state.view(0).stacks] == [stack.next for stack in before]


def test_what_another_player_has_chosen_is_drawn_anew():
    """WM-0.19."""
    position = VirusPosition(settled=False)
    position.infect(1, "f1b1_s1")
    rng = Rng(numbered_seed(5))
    twins = [position.state.redeal(0, rng) for _ in range(12)]
    assert all(twin.pending() == [0] for twin in twins)
    assert len({tuple(twin.sheets[1].slots) for twin in twins}) > 1
