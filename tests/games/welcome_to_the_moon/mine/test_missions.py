"""The six missions (WM-4.11, WM-0.16)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Claim, Later
from starboard.games.welcome_to_the_moon.rules.missions import claimable
from tests.games.welcome_to_the_moon.mine.position import MINE, MinePosition

SECONDARY = tuple(factory.id for factory in MINE.layout.secondary)
PLANTS = tuple(symbol for symbol, kind in zip(MINE.layout.symbols, MINE.layout.resource_kinds, strict=False) if kind == "plant")
WATER = tuple(symbol for symbol, kind in zip(MINE.layout.symbols, MINE.layout.resource_kinds, strict=False) if kind == "water")
FULFILLED = {
    82: {"extracted": (1, 3, 5, 7, 9)},
    83: {"extracted": (4, 5, 6, 7)},
    84: {"done": SECONDARY},
    85: {"done": ("greenhouse", "planning_centre", "astronaut_centre", *SECONDARY[:3])},
    86: {"circled": PLANTS[:8]},
    87: {"circled": WATER[:5]},
}
REWARDS = {82: (8, 4), 83: (9, 4), 84: (11, 6), 85: (10, 4), 86: (8, 3), 87: (10, 4)}
LACKING = [
    (82, {"extracted": (1, 3, 5, 7)}, (4, 5)),
    (83, {"extracted": (1, 2, 3, 5, 6, 7, 9, 10)}, (3, 4)),
    (84, {"done": ("greenhouse", "reservoir", *SECONDARY[:4])}, (4, 5)),
    (85, {"done": ("greenhouse", *SECONDARY[:4])}, (5, 6)),
    (86, {"circled": PLANTS[:7], "stored": {"greenhouse": 9}}, (7, 8)),
    (87, {"circled": WATER[:4], "stored": {"reservoir": 6}}, (4, 5)),
]


def deck_with(mission: int) -> tuple[int, int, int]:
    """Three missions, one of them this one; the others are out of reach."""
    return tuple(mission if mission in pair else pair[0] for pair in ((82, 83), (84, 85), (86, 87)))


def ready_to_claim(mission: int, claimants: tuple[int, ...] = (0,)) -> MinePosition:
    """All have written; the claimants fulfil the mission."""
    position = MinePosition(3, deck_with(mission))
    for seat in claimants:
        position.sheet(seat, **FULFILLED[mission])
    position.finish()
    return position


@pytest.mark.parametrize("mission", FULFILLED)
def test_the_first_claim_pays_the_first_reward_in_points(mission):
    """WM-4.11, WM-0.16.5."""
    position = ready_to_claim(mission)
    assert position.state.legal(0) == [Claim(mission), Later()]
    position.claim(0, mission)
    assert position.mine(0).missions["ABC"[(mission - 82) // 2]] == REWARDS[mission][0]
    assert position.earned(0)["term-missions"] == REWARDS[mission][0]


@pytest.mark.parametrize("mission", FULFILLED)
def test_a_claim_in_a_later_turn_pays_the_later_reward(mission):
    """WM-4.11, WM-0.16.3."""
    position = ready_to_claim(mission, (0, 1))
    position.claim(0, mission)
    position.later(1)
    position.finish()
    position.claim(1, mission)
    assert [position.earned(seat)["term-missions"] for seat in (0, 1)] == list(REWARDS[mission])


@pytest.mark.parametrize("mission", FULFILLED)
def test_all_who_claim_in_the_first_turn_get_the_first_reward(mission):
    """WM-0.16.3, EX-0.3."""
    position = ready_to_claim(mission, (0, 2))
    position.claim(0, mission)
    position.claim(2, mission)
    assert [position.earned(seat)["term-missions"] for seat in (0, 2)] == [REWARDS[mission][0]] * 2


@pytest.mark.parametrize(("mission", "sheet", "progress"), LACKING)
def test_a_mission_is_not_fulfilled_while_anything_is_lacking(mission, sheet, progress):
    """WM-4.11: resources of secondary bonuses count for neither 86 nor 87."""
    position = MinePosition(missions=deck_with(mission))
    position.sheet(0, **sheet)
    index = (mission - 82) // 2
    assert position.state.view(None).missions[index].progress[0] == progress
    assert index not in claimable(position.state, 0)


@pytest.mark.parametrize(("mission", "resources"), [(86, PLANTS[:8]), (87, WATER[:5])])
def test_extracted_resources_count_as_circled(mission, resources):
    """WM-4.11: extracted or not."""
    position = MinePosition(missions=deck_with(mission))
    position.sheet(0, circled=resources[:3], crossed=resources[3:])
    assert claimable(position.state, 0) == [2]


def test_the_mine_extracted_this_turn_counts():
    """WM-4.7, WM-0.6: extraction comes before missions."""
    position = MinePosition(missions=(83, 84, 86))
    position.sheet(0, extracted=(4, 5, 7), levels=("_ _ _ _ _ X _ _ _ _ _ _", "_ _ _ _ _ X _ _ _ _ _ _", "_ " * 12))
    position.play(0, "8 water", "m06l3")
    position.finish()
    assert position.state.legal(0) == [Claim(83), Later()]


@pytest.mark.parametrize(
    ("extracted", "run"), [((11, 12, 1), 2), ((11, 12, 1, 2), 2), ((12, 1), 1), ((9, 10, 11, 12), 4), ((1, 2, 3, 4), 4)]
)
def test_mines_12_and_1_are_no_neighbours(extracted, run):
    """WM-4.11, mission 83: the row has two ends."""
    position = MinePosition(missions=deck_with(83))
    position.sheet(0, extracted=extracted)
    assert position.state.view(None).missions[0].progress[0] == (run, 4)
