"""Battles of Andromeda's Edge, rolled: how far they are from the exact odds, for every dice count and targeting of two sides.

Usage: python bench/andromedas_edge_odds.py [battles per pairing]. 200000 take a long while; the greatest difference must stay under 0.5 %.
"""

import sys
from itertools import product

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.andromedas_edge.aftermath import winning_side
from starboard.games.andromedas_edge.odds import chances

battles = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
rng = Rng(numbered_seed(14))
worst = (0.0, "")
for dice, other, aim, against in product(range(1, 7), range(1, 7), range(1, 6), range(1, 6)):
    won = 0
    for _ in range(battles):
        mine = sorted([aim + rng.below(7 - aim) for _ in range(dice)], reverse=True)
        theirs = sorted([against + rng.below(7 - against) for _ in range(other)], reverse=True)
        won += winning_side({0: mine, 1: theirs}) == 0
    exact = chances((((dice, aim),), ((other, against),)))[0]
    worst = max(worst, (abs(won / battles - exact), f"{dice} dice, targeting {aim}, against {other} dice, targeting {against}"))
print(f"greatest difference: {worst[0]:.2%} ({worst[1]})")
