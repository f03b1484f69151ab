"""Missions and their rewards (WM-0.15, WM-0.16, WM-1.11)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Claim, Later
from starboard.games.welcome_to_the_moon.rules.missions import claimable
from tests.games.welcome_to_the_moon.position import FULL, Position

TEN_X = {"l5": "X X X X X", "l7": "X X X X X | _ _ | _ _ _"}
FULFILLED = {
    64: {"l1": FULL, "l2": FULL, "l3": FULL},
    65: {"l4": FULL, "l5": FULL, "l6": FULL},
    66: {"l7": FULL},
    67: {"l8": FULL, "l9": FULL},
    68: TEN_X,
    69: {"errors": 5},
}
REWARDS = {64: (3, 2), 65: (4, 2), 66: (3, 2), 67: (3, 2), 68: (2, 1), 69: (3, 2)}
LACKING = [
    (64, {"l1": FULL, "l2": FULL, "l3": "1 2 | 3 4 _"}, (10, 11)),
    (64, {"l1": "_ X X", "l2": "X X X", "l3": "X X | X X X"}, (10, 11)),
    (65, {"l4": FULL, "l5": FULL, "l6": "1 2 3 _ 5 6"}, (15, 16)),
    (66, {"l7": "1 2 3 4 5 | _ 7 | 8 9 10"}, (9, 10)),
    (67, {"l8": FULL}, (8, 16)),
    (68, {**TEN_X, "l5": "X X X X 1"}, (9, 10)),
    (69, {"errors": 4}, (4, 5)),
    (69, {"errors": 6, "crossed": 2}, (4, 5)),
]


def deck_with(mission: int) -> tuple[int, int, int]:
    """Three missions, one of them this one; the others are out of reach."""
    return tuple(mission if mission in pair else pair[0] for pair in ((64, 65), (66, 67), (68, 69)))


def ready_to_claim(*missions: int, seats: int = 2, claimants: tuple[int, ...] = (0,), **sheet) -> Position:
    """All have written; the claimants fulfil these missions."""
    position = Position(seats, tuple(missions) if len(missions) == 3 else deck_with(missions[0]))
    for seat in claimants:
        position.sheet(seat, **{key: value for mission in missions for key, value in FULFILLED[mission].items()}, **sheet)
    position.finish()
    return position


# -- the six missions


@pytest.mark.parametrize("mission", FULFILLED)
def test_the_first_claim_pays_the_first_reward_in_rockets(mission):
    """WM-1.11, WM-0.16.5."""
    position = ready_to_claim(mission)
    assert position.state.legal(0) == [Claim(mission), Later()]
    position.claim(0, mission)
    letter = "ABC"[(mission - 64) // 2]
    assert position.mine(0).missions[letter] == REWARDS[mission][0]
    assert position.mine(0).rockets == REWARDS[mission][0]


@pytest.mark.parametrize("mission", FULFILLED)
def test_a_claim_in_a_later_turn_pays_the_later_reward(mission):
    """WM-1.11, WM-0.16.3."""
    position = ready_to_claim(mission, claimants=(0, 1))
    position.claim(0, mission)
    position.later(1)
    position.finish()
    position.claim(1, mission)
    assert [position.mine(seat).rockets for seat in (0, 1)] == list(REWARDS[mission])


@pytest.mark.parametrize(("mission", "sheet", "progress"), LACKING)
def test_a_mission_is_not_fulfilled_while_anything_is_lacking(mission, sheet, progress):
    """WM-1.11, WM-0.16.1."""
    position = Position(missions=deck_with(mission))
    position.deal("15 astronaut", "15 plant", "8 energy")
    position.sheet(0, **sheet)
    index = (mission - 64) // 2
    assert position.state.view(None).missions[index].progress[0] == progress
    assert index not in claimable(position.state, 0)


def test_x_slots_count_as_filled():
    """WM-1.11, WM-0.4: an X numbers its slot."""
    position = Position(missions=(64, 66, 69))
    position.sheet(0, l7="X X X X X | X X | X X X")
    assert claimable(position.state, 0) == [1]


def test_mission_cards_say_what_they_ask():
    """WM-1.11."""
    texts = [mission.text.key for mission in Position(missions=(64, 67, 68)).state.view(None).missions]
    assert texts == ["launch-mission-lines-filled", "launch-mission-lines-filled", "launch-mission-x-written"]
    shown = Position(missions=(65, 66, 69)).state.view(None).missions
    assert [(mission.first, mission.later) for mission in shown] == [(4, 2), (3, 2), (3, 2)]


# -- claiming


def test_only_who_fulfils_a_mission_is_asked():
    """WM-0.16.1."""
    position = ready_to_claim(66, seats=3, claimants=(0, 2))
    assert position.state.pending() == [0, 2]
    assert position.refused(0, Claim(64)).rule == "WM-0.16.1"


def test_claiming_may_be_postponed_without_losing_the_first_reward():
    """WM-0.16.1, WM-0.16.3: as long as nobody else claims."""
    position = ready_to_claim(66)
    position.later(0)
    assert position.mine(0).missions["B"] is None
    position.finish()
    position.claim(0, 66)
    assert position.mine(0).missions["B"] == 3


def test_the_condition_must_hold_at_the_moment_of_claiming():
    """WM-0.16.1: errors crossed after postponing no longer count for mission 69."""
    position = ready_to_claim(69, rockets=31, l9="X _ | _ _ | _ _ | _ _")
    position.later(0)
    position.complete(0, "l9_c1")
    position.finish()
    assert position.errors(0).startswith("xx")
    assert position.state.view(None).phase == "play"
    assert position.state.turn == 3


def test_several_claims_follow_one_another_and_each_reward_is_applied_first():
    """WM-0.16.2, WM-1.11: 69 first keeps its condition, another mission first crosses the errors it needs."""
    wise = ready_to_claim(64, 66, 69, rockets=31)
    wise.claim(0, 69, 64)
    assert wise.errors(0) == "xxxxx..."
    assert wise.mine(0).ties == 1

    hasty = ready_to_claim(64, 66, 69, rockets=31)
    hasty.claim(0, 64)
    assert hasty.errors(0) == "xxxoo..."
    assert Claim(69) not in hasty.state.legal(0)
    assert hasty.refused(0, Claim(69)).rule == "WM-0.16.1"


def test_mission_rockets_are_crossed_before_the_end_check():
    """WM-1.11, WM-1.9."""
    position = ready_to_claim(66, rockets=29, errors=1)
    position.claim(0, 66)
    assert position.reasons() == ["end-launch"]


def test_everyone_who_claims_in_the_first_turn_gets_the_first_reward():
    """EX-0.3, WM-0.16.3: a third player one turn later gets the later one."""
    position = ready_to_claim(64, seats=3, claimants=(0, 1, 2))
    position.claim(0, 64)
    assert not position.state.view(1).missions[0].taken
    position.claim(1, 64)
    position.later(2)
    assert position.state.view(None).missions[0].taken
    position.finish()
    position.claim(2, 64)
    assert [position.mine(seat).rockets for seat in range(3)] == [3, 3, 2]
    claims = position.state.view(None).missions[0].claims
    assert [(claim.seat, claim.turn, claim.reward) for claim in claims] == [(0, 1, 3), (1, 1, 3), (2, 2, 2)]


def test_the_reward_does_not_depend_on_who_answers_first():
    """WM-0.16.3."""
    for order in ((0, 1), (1, 0)):
        position = ready_to_claim(65, claimants=(0, 1))
        for seat in order:
            position.claim(seat, 65)
        assert [position.mine(seat).rockets for seat in (0, 1)] == [4, 4]


def test_nobody_claims_a_mission_twice():
    """WM-0.16.4."""
    position = ready_to_claim(64, 66, 69)
    position.claim(0, 66)
    assert position.refused(0, Claim(66)).rule == "WM-0.16.4"
    position.finish(0)
    position.finish()
    assert Claim(66) not in position.state.legal(0)


def test_a_mission_that_was_not_drawn_cannot_be_claimed():
    """WM-0.5."""
    assert ready_to_claim(66).refused(0, Claim(67)).rule == "WM-0.5"


# -- after a system error


def stuck_with_mission_64(**options: str) -> Position:
    position = Position(missions=(64, 66, 68), **options)
    position.sheet(0, l1=FULL, l2=FULL, l3=FULL, l9=FULL)
    position.deal("6 astronaut", "7 astronaut", "8 water")
    position.error(0)
    position.finish(1)
    return position


def test_no_claim_in_the_turn_of_a_system_error_but_in_the_next():
    """WM-0.16.6, WM-0.10.1."""
    position = stuck_with_mission_64()
    assert position.state.turn == 2
    position.deal("8 robot", "8 energy", "8 plant")
    position.finish()
    position.claim(0, 64)
    assert position.mine(0).rockets == 3


def test_the_rule_switch_lets_claims_follow_a_system_error():
    """WM-0.21, WM-0.16.6."""
    position = stuck_with_mission_64(missions_after_system_error="yes")
    assert position.state.turn == 1
    position.claim(0, 64)
    assert position.mine(0).rockets == 3


def test_an_error_by_sabotage_alone_forbids_no_claim():
    """WM-0.16.6: only who could write nothing is barred."""
    position = Position(missions=(64, 66, 68))
    position.sheet(0, l7=FULL)
    position.sheet(1, l2="1 2 _")
    position.complete(1, "l2_c1")
    position.finish(1, 0)
    assert position.errors(0) == "o......."
    position.claim(0, 66)
    assert position.mine(0).rockets == 3
