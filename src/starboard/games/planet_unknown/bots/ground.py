"""What the ground of a planet promises: rows and columns that may still be completed and cleared (for bots)."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from starboard.games.planet_unknown.bots.bitboard import (
    Board,
    beside,
    board,
    border,
    broad_part,
    common,
    in_column,
    row_counts,
    size,
    without,
)
from starboard.games.planet_unknown.bots.forecast import Forecast
from starboard.games.planet_unknown.bots.weights import WEIGHTS
from starboard.games.planet_unknown.content.geometry import ROW, SIDE, neighbours, x_of, y_of
from starboard.games.planet_unknown.player import Player

SURE: Final = 0.9
NARROW: Final = 0.6
FIRST_OF_MANY: Final = 0.6
FARTHEST: Final = 22
"""Steps from one end of a planet to the other."""
SOMEWHERE: Final = 5.0
"""Steps to a piece when there is no rover yet."""
WITH_A_ROVER_TO_COME: Final = 0.7
NEARBY: Final = 2.5
"""Steps to a meteorite that falls."""
HOPELESS: Final = 1e-9
DESPAIR: Final = -40.0
"""The logarithm of no chance at all."""
LANE: Final = 0xF


@final
class Ground:
    """A player's planet and how likely each piece on it is collected; judges the ground for any set of free squares."""

    def __init__(self, player: Player, forecast: Forecast) -> None:
        self.planet = player.planet
        self.forecast = forecast
        self.needed = board(player.planet.grid)
        self.pieces: list[int] = []
        self.chances: list[float] = []
        self.lifepods = 0.0
        self.cost = 0.0
        self.movement = forecast.movement
        if not player.rovers:
            self.movement *= WITH_A_ROVER_TO_COME if player.supply else 0.0
        if player.lifepods or player.meteorites:
            self.look_for(player.lifepods | player.meteorites, player.rovers)
            for index, piece in enumerate(self.pieces):
                if piece & player.lifepods:
                    self.lifepods += WEIGHTS.lifepod * self.chances[index]
        self.medals = [float(medals) for medals in self.planet.medals]
        """By line, its medals times the chance that its meteorites are collected."""
        for index, piece in enumerate(self.pieces):
            if piece & player.meteorites:
                at = piece.bit_length() - 1
                self.medals[y_of(at)] *= self.chances[index]
                self.medals[SIDE + x_of(at)] *= self.chances[index]
        self.falling = self.chance(NEARBY)
        self.left_lying = 1.0 - self.chance(NEARBY + WEIGHTS.apart * WEIGHTS.meteors * forecast.rounds / 2.0)
        """How likely a meteorite of a later tile is never collected."""

    def look_for(self, targets: int, rovers: int) -> None:
        """Pieces to collect, the nearest to a rover first, and how likely each is collected."""
        if rovers:
            reach = rovers
            distance = 0.0
            while targets and distance <= FARTHEST:
                found = reach & targets
                while found:
                    piece = found & -found
                    found &= ~piece
                    targets &= ~piece
                    self.hope_for(piece, distance)
                reach |= neighbours(reach) & self.planet.grid
                distance += 1.0
        while targets:
            piece = targets & -targets
            targets &= ~piece
            self.hope_for(piece, SOMEWHERE)

    def hope_for(self, piece: int, distance: float) -> None:
        self.pieces.append(piece)
        self.chances.append(self.chance(distance))
        self.cost += WEIGHTS.apart

    def chance(self, distance: float) -> float:
        """How likely a piece so far away is collected, when those before it are collected first."""
        return self.movement / (self.movement + WEIGHTS.reach * (distance + self.cost) + 0.01)

    def struck(self, medals: list[float], meteor: int) -> list[float]:
        """The medals of lines with a meteorite more."""
        medals = medals.copy()
        medals[y_of(meteor)] *= self.falling
        medals[SIDE + x_of(meteor)] *= self.falling
        return medals

    def value(self, free: Board, medals: list[float], rounds: float) -> float:
        """Medals to expect of lines, and what keeps the free area easy to fill."""
        lacking = common(free, self.needed)
        lone = without(lacking, beside(free))
        broad = broad_part(free)
        thin = without(without(lacking, lone), broad)
        rim = common(thin, beside(broad))
        narrow = without(without(thin, rim), beside(rim))
        loners, thinner = int(size(lone)), int(size(thin))
        thin = without(thin, narrow)
        wide = without(without(without(lacking, thin), narrow), lone)
        chance = fill_chance(int(size(lacking)), rounds, self.forecast.patches) ** WEIGHTS.focus
        mended = WEIGHTS.niche * rounds + WEIGHTS.mend * self.forecast.patches
        in_narrow = min(chance, NARROW, mended / (1.0 + int(size(narrow)) / WEIGHTS.tile))
        in_lone = min(SURE, self.forecast.patches / (loners + WEIGHTS.spare))
        odds = Odds(log_of(chance), log_of(chance * WEIGHTS.thin), log_of(in_narrow), log_of(in_lone))
        room = 0.5 + (int(size(free)) - loners - WEIGHTS.gap * thinner) / WEIGHTS.tile
        value = self.lifepods - WEIGHTS.shortage * max(0.0, rounds - room)
        if rounds > 0.0:
            value -= WEIGHTS.border * int(border(free)) + WEIGHTS.lonely * loners
        lines = odds.columns(medals, wide, thin, narrow, lone)
        lines += odds.rows(medals, 0, wide[0], thin[0], narrow[0], lone[0])
        lines += odds.rows(medals, 4, wide[1], thin[1], narrow[1], lone[1])
        lines += odds.rows(medals, 8, wide[2], thin[2], narrow[2], lone[2])
        return value + lines * exp(-WEIGHTS.shower * rounds * self.left_lying)

    def lost(self, lifepods: int) -> float:
        """What lifepods were worth that are destroyed."""
        value = 0.0
        for number, piece in enumerate(self.pieces):
            if lifepods & piece:
                value += WEIGHTS.lifepod * self.chances[number]
        return value


@final
class Odds:
    """How likely free squares get covered, by their kind, as logarithms: those of a line add up."""

    def __init__(self, wide: float, thin: float, narrow: float, lone: float) -> None:
        self.wide = wide
        self.thin = thin
        self.narrow = narrow
        self.lone = lone

    def line(self, wide: i64, thin: i64, narrow: i64, lone: i64) -> float:
        """How likely a line with so many free squares is completed; squares of the same narrow place are covered together."""
        together = FIRST_OF_MANY + (1.0 - FIRST_OF_MANY) * int(narrow) if narrow else 0.0
        return exp(int(wide) * self.wide + int(thin) * self.thin + together * self.narrow + int(lone) * self.lone)

    def rows(self, medals: list[float], first: int, wide: i64, thin: i64, narrow: i64, lone: i64) -> float:
        """What the four rows of a word promise."""
        wide, thin, narrow, lone = row_counts(wide), row_counts(thin), row_counts(narrow), row_counts(lone)
        value = 0.0
        for row in range(first, first + 4):
            value += medals[row] * self.line(wide & LANE, thin & LANE, narrow & LANE, lone & LANE)
            wide, thin, narrow, lone = wide >> ROW, thin >> ROW, narrow >> ROW, lone >> ROW
        return value

    def columns(self, medals: list[float], wide: Board, thin: Board, narrow: Board, lone: Board) -> float:
        value = 0.0
        for x in range(SIDE):
            at = i64(x)
            value += medals[SIDE + x] * self.line(in_column(wide, at), in_column(thin, at), in_column(narrow, at), in_column(lone, at))
        return value


def log_of(chance: float) -> float:
    return log(chance) if chance > HOPELESS else DESPAIR


def fill_chance(lacking: int, rounds: float, patches: float) -> float:
    """How likely a free square gets covered before the end."""
    if lacking == 0:
        return 1.0
    surplus = lacking - WEIGHTS.tile * rounds - 0.5 * patches
    slack = WEIGHTS.slack * min(1.0, rounds)
    left_free = (surplus + sqrt(surplus * surplus + 4.0 * slack * slack)) / 2.0
    return max(0.0, 1.0 - left_free / lacking)
