"""Exact odds of a battle from dice and targeting alone (AE-14.6, AE-14.7).

Dice are compared high to low, so a roll is ranked by how many sixes it has, then fives, and so on: a number in base 13.
Pools of partners add up, and so do their numbers.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from starboard.games.andromedas_edge.content import CONSTANTS

Hand = tuple[int, int]
"""Dice and targeting of one participant."""
Side = tuple[Hand, ...]
"""The participants whose dice are pooled: one, or the partners of a team."""

BASE = 13
FACES: Final[int] = CONSTANTS.die_faces


@cache
def ranks(dice: int, targeting: int) -> dict[int, float]:
    """How likely each rank of a roll is; every die is uniform from its targeting to 6."""
    faces = FACES + 1 - targeting
    found: dict[int, float] = {}
    _spread(found, dice, targeting, FACES, 0, float(faces) ** -dice)
    return found


def _spread(found: dict[int, float], left: int, targeting: int, face: int, rank: int, chance: float) -> None:
    """Give the dice that are left to this face and the lower ones in every way."""
    if face == targeting:
        rank += left * BASE ** (face - 1)
        found[rank] = found.get(rank, 0.0) + chance
        return
    for count in range(left + 1):
        _spread(found, left - count, targeting, face - 1, rank + count * BASE ** (face - 1), chance * comb(left, count))


@cache
def pooled(side: Side) -> dict[int, float]:
    """The ranks of a side whose members pool their dice (AE-21.9)."""
    whole = {0: 1.0}
    for dice, targeting in side:
        mixed: dict[int, float] = {}
        for rank, chance in whole.items():
            for more, likely in ranks(dice, targeting).items():
                mixed[rank + more] = mixed.get(rank + more, 0.0) + chance * likely
        whole = mixed
    return whole


@cache
def chances(sides: tuple[Side, ...]) -> list[float]:
    """How likely each side wins; what is missing to 1 is a full tie of the best, in which all lose."""
    tables = [sorted(pooled(side).items()) for side in sides]
    won: list[float] = []
    for index, table in enumerate(tables):
        total = 0.0
        rivals = [other for number, other in enumerate(tables) if number != index]
        places = [0] * len(rivals)
        below = [0.0] * len(rivals)
        for rank, chance in table:
            product = chance
            for number, rival in enumerate(rivals):
                while places[number] < len(rival) and rival[places[number]][0] < rank:
                    below[number] += rival[places[number]][1]
                    places[number] += 1
                product *= below[number]
            total += product
        won.append(total)
    return won
