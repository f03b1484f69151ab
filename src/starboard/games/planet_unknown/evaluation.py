"""How a bot sees a position: medals now, and what lies ahead on the planet and the tracks."""

from __future__ import annotations

from typing import Final

from starboard.games.planet_unknown.content import CIV_CARDS
from starboard.games.planet_unknown.corporation import LEVELS, MOVEMENT, Corporation
from starboard.games.planet_unknown.geometry import count, neighbours
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.scoring import card_medals, kept_ops, lifepod_medals, planet_medals, rivalry_medals
from starboard.games.planet_unknown.state import PlanetState

FULL_GAME: Final = 20
"""Rounds that a match lasts about."""
STEP: Final = 0.32
BONUS_WORTH: Final[list[float]] = [0.8, 0.12, 1.6, 0.9, 0.9, 0.8, 1.0]
"""By kind of bonus: synergy, a movement point, civ card, rover, patch, technology, a choice."""
LINE_POWER: Final = 2.5


def evaluate(state: PlanetState, seat: int) -> float:
    """Expected medals, less those of the best other player."""
    rivals = rivalry_medals(state, state.players)
    weight = min(1.0, state.number / FULL_GAME)
    worth = [outlook(player, weight) + rivals[index] * weight for index, player in enumerate(state.players)]
    others = [value for index, value in enumerate(worth) if index != seat]
    return worth[seat] - 0.3 * max(others) if others else worth[seat]


def outlook(player: Player, weight: float) -> float:
    ops = kept_ops(player)
    value = lines_ahead(player) + planet_medals(player) + tracks_ahead(player, weight)
    value += lifepod_medals(player, ops) + card_medals(player, ops) + 0.4 * player.meteorites_collected
    value += 0.25 * count(player.lifepods) * (1.0 - weight)
    value -= 0.5 * count(player.meteorites)
    value += 0.15 * player.movement * (1 if player.rovers else 0) + 0.5 * count(player.rovers) * (1.0 - weight)
    value += 0.9 * len(player.pending) + 1.5 * len(player.owed) + 0.8 * player.stored
    value += 0.3 * len([card for card in player.kept if CIV_CARDS[card].timing != "immediate"])
    return value - holes(player)


def lines_ahead(player: Player) -> float:
    """Rows and columns count the more the fuller they are; a meteorite halves what a line can give."""
    planet = player.planet
    filled = player.covered | planet.streams
    value = 0.0
    for index, line in enumerate(planet.lines):
        size = count(line)
        share = count(line & filled) / size
        if line & player.meteorites:
            value += 0.45 * planet.medals[index] * share**LINE_POWER
        elif share == 1.0:
            value += planet.medals[index]
        else:
            value += 0.75 * planet.medals[index] * share**LINE_POWER
    return value


def holes(player: Player) -> float:
    """Free squares without a free neighbour are hard to fill."""
    free = player.planet.grid & ~player.covered
    lonely = free & ~neighbours(free)
    narrow = free & ~(free << 1 | free >> 1) | free & ~(free << 16 | free >> 16)
    return 0.5 * count(lonely) + 0.06 * count(narrow)


def tracks_ahead(player: Player, weight: float) -> float:
    corporation = player.corporation
    value = float(sum(corporation.medals(player)))
    for slot in player.trackers:
        value += (1.0 - weight) * next_bonus(corporation, slot) + STEP * (1.0 - weight) * (slot % LEVELS)
    return value + 0.5 * player.technologies.bit_count() * (1.0 - weight)


def next_bonus(corporation: Corporation, slot: int) -> float:
    """What waits within the next slots, the nearer the better."""
    value = 0.0
    discount = 0.5
    bottom = slot - slot % LEVELS
    for above in range(slot + 1, min(slot + 4, bottom + LEVELS)):
        for bonus in corporation.bonuses[above]:
            amount = bonus.amount if bonus.kind == MOVEMENT else 1
            value += discount * BONUS_WORTH[bonus.kind] * amount
        discount *= 0.6
    return value
