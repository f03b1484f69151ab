"""What a battle is worth to a seat before it is over, as a bot sees it (AE-14)."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.board import RAIDER_SIDE, Battle
from starboard.games.andromedas_edge.rules.battle_cards import Rerolling, RerollWhom, SettingDie
from starboard.games.andromedas_edge.rules.battle_result import winning_side
from starboard.games.andromedas_edge.rules.compound_effects import Choosing
from starboard.games.andromedas_edge.rules.forces import chances_of, dice_of, participants, side_of, targeting_of
from starboard.games.andromedas_edge.rules.retreat import Peace, Saving, Withdrawing, endangered
from starboard.games.andromedas_edge.state import EdgeState

VICTORY: Final = 4.5
"""A supremacy step and a reward."""
DEFEAT: Final = 0.9
"""For each ship."""
REROLL: Final = 0.35
"""How often dice that are rolled again turn a defeat into a victory."""
TRUCE: Final = 2.0
ANSWER: Final = 1.3
"""What an opponent who must choose brings whoever asks, on the mean."""


def battle_worth(state: EdgeState, seat: int) -> float:
    battle = state.battle
    if battle is None:
        return 0.0
    if battle.winners or battle.defeated:
        return -DEFEAT * unsaved(state, seat) if battle.defeated >> seat & 1 else 0.0
    ships = state.players[seat].ships_in(battle.region)
    if not ships:
        return 0.0
    asked = state.decision(seat)
    if isinstance(asked, Withdrawing) and asked.op.whole:
        return 0.0
    chance = rolled_chance(state, seat, battle) if battle.fought else chance_before(state, seat)
    return spoken(state, seat, VICTORY * chance - DEFEAT * ships * (1 - chance))


def unsaved(state: EdgeState, seat: int) -> int:
    """Ships of a defeated player that the damage will hit; one of them is out of it when the question is which."""
    saving = isinstance(state.decision(seat), (Saving, Withdrawing))
    return len(endangered(state, seat)) - (1 if saving else 0)


def chance_before(state: EdgeState, seat: int) -> float:
    """Exact, as dice and targeting stand."""
    hands = {member: (dice_of(state, member), targeting_of(state, member)) for member in participants(state)}
    return chances_of(state, hands)[side_of(state, seat)]


def rolled_chance(state: EdgeState, seat: int, battle: Battle) -> float:
    """The dice lie on the table: who wins is known, unless they are about to be changed."""
    asked = state.decision(seat)
    pools: dict[int, list[int]] = {}
    for member in range(RAIDER_SIDE + 1):
        if battle.fought >> member & 1:
            dice = list(battle.dice[member])
            if member == seat and isinstance(asked, SettingDie):
                dice[-1] = asked.value
            pools.setdefault(side_of(state, member), []).extend(dice)
    for pool in pools.values():
        pool.sort(reverse=True)
    if winning_side(pools) == side_of(state, seat):
        return 1.0
    return REROLL if isinstance(asked, (Rerolling, RerollWhom)) else 0.0


def spoken(state: EdgeState, seat: int, worth: float) -> float:
    """A battle worth so much, after a diplomacy card of the seat that others have still to answer (AE-14.2)."""
    for other in range(state.seats):
        asked = state.decision(other)
        if isinstance(asked, Peace) and asked.frame.source == seat:
            return max(worth, 0.5 * (worth + (TRUCE if asked.op.then else 0.0)))
        if isinstance(asked, Choosing) and other != seat and asked.frame.source == seat:
            return worth + ANSWER
    return worth
