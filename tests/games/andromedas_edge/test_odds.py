"""Battle odds: exact, against published tables and against the game's own dice (AE-14.6, AE-14.7, EX-25)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.andromedas_edge.rules.battle_result import winning_side
from starboard.games.andromedas_edge.rules.odds import chances, ranks

TABLES = json.loads((Path(__file__).parent / "battle_odds.json").read_text("utf-8"))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table['active_targeting']}v{table['opponent_targeting']}")
def test_every_published_cell_agrees_within_rounding(table):
    """AE-14.4, AE-14.5: every dice count and targeting value of two participants."""
    for other, row in enumerate(table["win_percent_by_opponent_dice_then_active_dice"], start=1):
        for dice, percent in enumerate(row, start=1):
            active, opponent = (dice, table["active_targeting"]), (other, table["opponent_targeting"])
            assert chances(((active,), (opponent,)))[0] * 100 == pytest.approx(percent, abs=0.0051)


def test_the_examples_of_the_odds():
    """EX-25"""
    won = chances((((1, 1),), ((1, 1),)))
    assert won == [pytest.approx(15 / 36), pytest.approx(15 / 36)]
    assert 1 - sum(won) == pytest.approx(1 / 6)
    assert round(chances((((3, 3),), ((2, 1),)))[0], 4) == 0.8030
    assert round(chances((((6, 3),), ((5, 2),)))[0], 4) == 0.7084
    equal = chances((((6, 5),), ((6, 5),)))
    assert round(equal[0], 4) == 0.3872
    assert round(1 - sum(equal), 4) == 0.2256


def test_ranks_are_a_distribution():
    for dice in range(1, 7):
        for aim in range(1, 6):
            assert sum(ranks(dice, aim).values()) == pytest.approx(1)


@pytest.mark.parametrize(
    "hands",
    [((3, 2), (4, 1)), ((6, 3), (5, 2)), ((2, 5), (6, 1)), ((3, 2), (2, 2), (3, 1)), ((6, 4), (6, 4))],
)
def test_dice_rolled_agree_with_the_exact_odds(hands):
    """AE-14.6, AE-14.7: a simulation with a fixed seed; three sides too."""
    rng = Rng(numbered_seed(25))
    rolls = 12_000
    won = [0] * len(hands)
    for _ in range(rolls):
        pools = {side: sorted([aim + rng.below(7 - aim) for _ in range(dice)], reverse=True) for side, (dice, aim) in enumerate(hands)}
        winner = winning_side(pools)
        if winner >= 0:
            won[winner] += 1
    exact = chances(tuple((hand,) for hand in hands))
    for count, chance in zip(won, exact, strict=True):
        assert count / rolls == pytest.approx(chance, abs=0.015)


def test_partners_pool_their_dice():
    """AE-21.9: two partners with 3 dice each roll like one with 6."""
    assert chances((((3, 2), (3, 2)), ((4, 1),))) == pytest.approx(chances((((6, 2),), ((4, 1),))))


def test_dice_are_compared_from_the_highest_down():
    """AE-14.7, EX-18"""
    assert winning_side({0: [5, 4, 2], 1: [6, 5, 3], 4: [6, 4, 4]}) == 1
    assert winning_side({0: [6, 5], 1: [6, 5, 1]}) == 1
    assert winning_side({0: [6, 5], 1: [6, 5], 2: [6, 4, 4]}) == -1
