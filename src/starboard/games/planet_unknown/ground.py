"""What the ground of a planet promises: rows and columns that may still be completed and cleared (for bots)."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from starboard.games.planet_unknown.ahead import Ahead
from starboard.games.planet_unknown.geometry import ROW, SIDE, count, neighbours
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.weights import WEIGHTS

SURE: Final = 0.9
FAR: Final = 8
SOMEWHERE: Final = 5.0
"""Steps to a piece when there is no rover yet."""
WITH_A_ROVER_TO_COME: Final = 0.7
NEARBY: Final = 2.5
"""Steps to a meteorite that falls."""


@final
class Ground:
    """A player's planet and how likely each piece on it is collected; judges the ground for any set of free squares."""

    def __init__(self, player: Player, ahead: Ahead) -> None:
        self.planet = player.planet
        self.ahead = ahead
        self.meteorites = player.meteorites
        self.pieces: list[int] = []
        self.chances: list[float] = []
        self.lifepods = 0.0
        self.cost = 0.0
        if player.lifepods or player.meteorites:
            if not player.rovers:
                ahead.movement *= WITH_A_ROVER_TO_COME if player.supply else 0.0
            self.look_for(player.lifepods | player.meteorites, player.rovers)
            for index, piece in enumerate(self.pieces):
                if piece & player.lifepods:
                    self.lifepods += WEIGHTS.lifepod * self.chances[index]

    def look_for(self, targets: int, rovers: int) -> None:
        """Pieces to collect, the nearest to a rover first, and how likely each is collected."""
        movement = self.ahead.movement
        if rovers:
            reach = rovers
            distance = 0.0
            while targets and distance < FAR:
                found = reach & targets
                while found:
                    piece = found & -found
                    found &= ~piece
                    targets &= ~piece
                    self.hope_for(piece, distance, movement)
                reach |= neighbours(reach) & self.planet.grid
                distance += 1.0
        while targets:
            piece = targets & -targets
            targets &= ~piece
            self.hope_for(piece, SOMEWHERE, movement)

    def hope_for(self, piece: int, distance: float, movement: float) -> None:
        self.pieces.append(piece)
        self.chances.append(movement / (movement + WEIGHTS.reach * (distance + self.cost) + 0.01))
        self.cost += WEIGHTS.apart

    def value(self, free: int, meteor: int, rounds: float) -> float:
        """Medals to expect of lines, with a meteorite more perhaps, and what keeps the free area easy to fill."""
        lacking = free & ~self.planet.streams
        lone = lacking & ~neighbours(free)
        broad = broad_part(free)
        thin = lacking & ~lone & ~broad
        beside = thin & neighbours(broad)
        narrow = thin & ~beside & ~neighbours(beside)
        in_wide = powers(fill_chance(count(lacking), rounds, self.ahead.patches) ** WEIGHTS.focus)
        in_thin = powers(in_wide[1] * WEIGHTS.thin)
        in_narrow = powers(min(in_wide[1], SURE, WEIGHTS.niche * rounds / (1.0 + count(narrow) / WEIGHTS.tile)))
        in_lone = powers(min(SURE, self.ahead.patches / (count(lone) + WEIGHTS.spare)))
        room = 0.5 + (count(free & ~lone) - WEIGHTS.gap * count(thin)) / WEIGHTS.tile
        value = self.lifepods - WEIGHTS.shortage * max(0.0, rounds - room)
        if rounds > 0.0:
            value -= WEIGHTS.border * border(free) + WEIGHTS.lonely * count(lone)
        thin &= ~narrow
        uneasy = thin | narrow | lone
        meteorites = self.meteorites | meteor
        for index, line in enumerate(self.planet.lines):
            chance = 1.0
            lacks = line & lacking
            if lacks:
                chance = in_wide[(lacks & ~uneasy).bit_count()]
                if lacks & uneasy:
                    chance *= in_thin[(lacks & thin).bit_count()] * in_narrow[(lacks & narrow).bit_count()]
                    chance *= in_lone[(lacks & lone).bit_count()]
            if line & meteorites:
                chance *= self.clearing(line & meteorites)
            value += self.planet.medals[index] * chance
        return value

    def lost(self, lifepods: int) -> float:
        """What lifepods were worth that are destroyed."""
        value = 0.0
        for number, piece in enumerate(self.pieces):
            if lifepods & piece:
                value += WEIGHTS.lifepod * self.chances[number]
        return value

    def clearing(self, blocking: int) -> float:
        """How likely all these meteorites are collected."""
        chance = 1.0
        for number, piece in enumerate(self.pieces):
            if blocking & piece:
                chance *= self.chances[number]
                blocking &= ~piece
        if blocking:
            movement = self.ahead.movement
            chance *= movement / (movement + WEIGHTS.reach * (NEARBY + self.cost) + 0.01)
        return chance


def broad_part(squares: int) -> int:
    """Squares that are part of a block of two by three."""
    pairs = squares & squares >> 1
    lying = pairs & squares >> 2
    lying &= lying >> ROW
    standing = pairs & pairs >> ROW
    standing &= pairs >> 2 * ROW
    lying |= lying << 1 | lying << 2
    standing |= standing << 1
    return lying | lying << ROW | standing | standing << ROW | standing << 2 * ROW


def border(free: int) -> int:
    return count(free ^ free << 1) + count(free ^ free << ROW)


def powers(base: float) -> list[float]:
    result = [1.0]
    for _ in range(SIDE):
        result.append(result[-1] * base)
    return result


def fill_chance(lacking: int, rounds: float, patches: float) -> float:
    """How likely a free square gets covered before the end."""
    if lacking == 0:
        return 1.0
    surplus = lacking - WEIGHTS.tile * rounds - 0.5 * patches
    slack = WEIGHTS.slack * min(1.0, rounds)
    left_free = (surplus + sqrt(surplus * surplus + 4.0 * slack * slack)) / 2.0
    return max(0.0, 1.0 - left_free / lacking)
