"""The six missions of The EscapePosition and their rewards (WM-7.17, WM-0.16)."""

from __future__ import annotations

import pytest

from starboard.engine.text import LANGUAGES, render
from starboard.games.welcome_to_the_moon.actions import Claim, Later
from starboard.games.welcome_to_the_moon.rules.missions import claimable
from tests.games.welcome_to_the_moon.escape.position import CONTENT, CROSSES, PLANTS, REACTORS, TANKS, EscapePosition

THREE = ("ship3", "ship4", "ship6")
SEVEN = {"ship3": "_ | X X X | X X X", "ship4": "X X | _ | X X X", "ship5": "X X X | _ | X X", "ship6": "X X | _ _ | _"}
GREENHOUSES = {"ship3": "8 | _ _ _ | _ _ _", "ship4": "_ _ | X | _ _ _", "ship6": "_ _ | _ _ | 8"}
FULFILLED = {
    100: {**GREENHOUSES, "circled": [plant for ship in THREE for plant in PLANTS[ship]]},
    101: {"ship6": "_ _ | _ _ | X", "circled": ["ship6_p3"]},
    102: SEVEN,
    103: dict.fromkeys(THREE, CROSSES),
    104: {"circled": [reactor for ship in THREE for reactor in REACTORS[ship]]},
    105: {"circled": [tank for ship in THREE for tank in TANKS[ship]]},
}
REWARDS = {100: (10, 5), 101: (7, 3), 102: (9, 4), 103: (10, 5), 104: (10, 5), 105: (10, 5)}
LACKING = [
    (100, {**GREENHOUSES, "circled": FULFILLED[100]["circled"][:-1]}, (2, 3)),
    (100, {**GREENHOUSES, "ship4": "1 2 | _ | 3 4 5", "circled": FULFILLED[100]["circled"]}, (2, 3)),
    (101, {"ship6": "_ _ | _ _ | X"}, (0, 1)),
    (101, {"circled": ["ship6_p3"]}, (0, 1)),
    (101, {"ship5": "_ _ _ | 8 | _ _", "circled": PLANTS["ship5"]}, (0, 1)),
    (102, {**SEVEN, "ship6": "X _ | _ _ | X"}, (6, 7)),
    (103, {**FULFILLED[103], "ship6": "1 2 | 3 4 | _"}, (2, 3)),
    (104, {"circled": FULFILLED[104]["circled"][1:]}, (2, 3)),
    (105, {"circled": FULFILLED[105]["circled"][1:]}, (2, 3)),
]


def drawn_with(mission: int) -> tuple[int, int, int]:
    return tuple(mission if mission in pair else pair[0] for pair in ((100, 101), (102, 103), (104, 105)))


def ready_to_claim(mission: int, claimants: tuple[int, ...]) -> EscapePosition:
    """All have written; the claimants fulfil this mission."""
    position = EscapePosition(missions=drawn_with(mission))
    for seat in claimants:
        position.sheet(seat, **FULFILLED[mission])
    position.finish()
    return position


@pytest.mark.parametrize("mission", FULFILLED)
def test_the_first_claim_pays_the_first_reward(mission):
    """WM-7.17, WM-0.16.3, WM-0.16.5: points in the mission's box."""
    position = ready_to_claim(mission, (0,))
    assert position.state.legal(0) == [Claim(mission), Later()]
    before = position.points()[0]
    position.claim(0, mission)
    assert position.mine(0).missions["ABC"[(mission - 100) // 2]] == REWARDS[mission][0]
    assert position.points()[0] == before + REWARDS[mission][0]


@pytest.mark.parametrize("mission", FULFILLED)
def test_claims_of_the_same_turn_pay_alike_and_later_ones_less(mission):
    """WM-7.17, WM-0.16.3."""
    letter = "ABC"[(mission - 100) // 2]
    together = ready_to_claim(mission, (0, 1))
    together.claim(0, mission)
    together.claim(1, mission)
    assert [together.mine(seat).missions[letter] for seat in (0, 1)] == [REWARDS[mission][0]] * 2

    apart = ready_to_claim(mission, (0, 1))
    apart.claim(0, mission)
    apart.later(1)
    apart.deal("8 robot", "9 robot", "10 robot")
    apart.finish()
    apart.claim(1, mission)
    assert [apart.mine(seat).missions[letter] for seat in (0, 1)] == list(REWARDS[mission])


@pytest.mark.parametrize(("mission", "sheet", "progress"), LACKING)
def test_a_mission_is_not_fulfilled_while_anything_is_lacking(mission, sheet, progress):
    """WM-7.17: a mission asks for all of its parts, and 102 counts no greenhouses."""
    position = EscapePosition(missions=drawn_with(mission))
    position.sheet(0, **sheet)
    index = (mission - 100) // 2
    assert position.state.view(None).missions[index].progress[0] == progress
    assert index not in claimable(position.state, 0)


def test_no_mission_is_fulfilled_at_the_start():
    """WM-7.3, WM-7.17: what is circled from the start is not enough."""
    for missions in ((100, 102, 104), (101, 103, 105)):
        position = EscapePosition(missions=missions)
        assert claimable(position.state, 0) == []
        assert [mission.progress[0][0] for mission in position.state.view(None).missions] == [0, 0, 0]


def test_after_a_system_error_no_mission_is_claimed_unless_the_option_says_so():
    """WM-0.16.6: not even with the airlock of the error."""
    stuck = {"ship1": "1 2 3 4 | _ | 5 6 7 X", **SEVEN}
    for option, claims in (("no", []), ("yes", [1])):
        position = EscapePosition(missions_after_system_error=option)
        position.sheet(0, **stuck)
        position.error(0)
        position.skip(0)
        assert claimable(position.state, 0) == claims


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_six_missions_read_differently(language):
    shown = [mission for ids in ((100, 102, 104), (101, 103, 105)) for mission in EscapePosition(missions=ids).state.view(None).missions]
    assert len({render(mission.text, language) for mission in shown}) == len(CONTENT.missions)
