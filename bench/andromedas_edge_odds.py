"""Battles of Andromeda's Edge, rolled: how far they are from the exact odds, for every dice count and targeting of two sides.

    andromedas_edge_odds.py --battles 200000

Each side of each pairing rolls so many times; equal rolls are judged once. The greatest difference must stay under 0.5 %.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

from rich.console import Console
from rich.progress import track

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.andromedas_edge.rules.battle_result import winning_side
from starboard.games.andromedas_edge.rules.odds import chances

BOUND = 0.005
SIDES = list(product(range(1, 7), range(1, 7)))
"""Dice and targeting: a die below it is rolled again (AE-14.6)."""

Roll = tuple[int, ...]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", type=int, default=200_000, help="rolled of each pairing (200000)")
    battles = parser.parse_args().battles
    if battles < 1:
        parser.error("--battles must be at least 1")
    worst, pairing = max(differences(battles))
    print(f"{battles:,} battles of each of {len(SIDES) ** 2} pairings; greatest difference {worst:.2%}: {pairing}")
    sys.exit(worst > BOUND)


def differences(battles: int) -> Iterator[tuple[float, str]]:
    rng = Rng(numbered_seed(14))
    console = Console(stderr=True)
    first, second = [
        {side: rolls(rng, *side, battles) for side in track(SIDES, f"Rolling for the {name} side", console=console)}
        for name in ("first", "second")
    ]
    for mine, theirs in track(list(product(SIDES, SIDES)), "Comparing", console=console):
        met = Counter(zip(first[mine], second[theirs], strict=True))
        won = sum(count for (one, other), count in met.items() if wins(one, other))
        exact = chances(((mine,), (theirs,)))[0]
        yield abs(won / battles - exact), f"{described(*mine)} against {described(*theirs)}"


def rolls(rng: Rng, dice: int, aim: int, battles: int) -> list[Roll]:
    return [rolled(rng, dice, aim) for _ in range(battles)]


def rolled(rng: Rng, dice: int, aim: int) -> Roll:
    return tuple(sorted([aim + rng.below(7 - aim) for _ in range(dice)], reverse=True))


@cache
def wins(mine: Roll, theirs: Roll) -> bool:
    return winning_side({0: list(mine), 1: list(theirs)}) == 0


def described(dice: int, aim: int) -> str:
    return f"{dice} dice, targeting {aim}"


if __name__ == "__main__":
    main()
