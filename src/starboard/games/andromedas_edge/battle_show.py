"""The view of a battle (AE-14)."""

from __future__ import annotations

from math import fsum

from starboard.games.andromedas_edge.board import RAIDER_SIDE, Battle
from starboard.games.andromedas_edge.content.map import REGION_IDS
from starboard.games.andromedas_edge.rules.battle_result import DAMAGE_STEP, winning_side
from starboard.games.andromedas_edge.rules.forces import (
    MAX_DICE,
    chances_of,
    dice_for_energy,
    die_price,
    hand_of,
    raider_weapons,
    ship_weapons,
    side_of,
    strength,
)
from starboard.games.andromedas_edge.rules.odds import Hand
from starboard.games.andromedas_edge.state import EdgeState
from starboard.games.andromedas_edge.view import BattleView, FighterView, SpendingView


def battle_view(state: EdgeState, seat: int | None) -> BattleView | None:
    battle = state.battle
    if battle is None:
        return None
    members = [member for member in range(RAIDER_SIDE + 1) if taking_part(state, battle, member)]
    hands = {member: hand_of(state, member) for member in members}
    chance = chances_of(state, hands)
    pools = pooled(state, battle, members)
    return BattleView(
        region=REGION_IDS[battle.region],
        step=battle.step,
        sides=[fighter_view(state, battle, member, hands[member], chance[side_of(state, member)], pools) for member in members],
        tie=round(1 - fsum(chance.values()), 6),
        spendings=spendings(state, battle, seat, hands),
        die_energy=die_price(state),
    )


def fighter_view(state: EdgeState, battle: Battle, member: int, hand: Hand, chance: float, pools: dict[int, list[int]]) -> FighterView:
    weapons, bonus = sources(state, battle, member)
    ahead, deciding = standing(state, battle, member, pools)
    return FighterView(
        seat=None if member == RAIDER_SIDE else member,
        dice=hand[0],
        targeting=hand[1],
        energy=battle.spent[member],
        rolled=list(battle.dice[member]),
        chance=round(chance, 6),
        won=battle.winners >> member & 1 == 1,
        defeated=battle.defeated >> member & 1 == 1,
        weapons=weapons,
        bonus=bonus,
        ahead=ahead,
        deciding=deciding,
    )


def taking_part(state: EdgeState, battle: Battle, member: int) -> bool:
    if battle.fought:
        return battle.fought >> member & 1 == 1
    if member == RAIDER_SIDE:
        return state.region in state.board.raiders
    return member < state.seats and state.players[member].ships_in(battle.region) > 0


def sources(state: EdgeState, battle: Battle, member: int) -> tuple[int, int]:
    """Dice of ships or raiders, and those of cards, abilities and developments, while they count (AE-14.4)."""
    counts = battle.step < DAMAGE_STEP
    if member == RAIDER_SIDE:
        there = state.region in state.board.raiders
        return raider_weapons(state, state.region) if there else 0, battle.dice_bonus[member] if counts else 0
    weapons = ship_weapons(state, member)
    return weapons, strength(state, member) - weapons - battle.spent[member] if counts else 0


# -- the roll


def pooled(state: EdgeState, battle: Battle, members: list[int]) -> dict[int, list[int]]:
    """The rolled dice of each side, high to low (AE-14.7, AE-21.9)."""
    pools: dict[int, list[int]] = {}
    for member in members:
        pools.setdefault(side_of(state, member), []).extend(battle.dice[member])
    return {side: sorted(dice, reverse=True) for side, dice in pools.items()}


def standing(state: EdgeState, battle: Battle, member: int, pools: dict[int, list[int]]) -> tuple[bool, int | None]:
    """Whether a side is ahead as the dice lie, and its die that makes the difference to the best other side, if it has rolled."""
    side = side_of(state, member)
    own = pools[side]
    others = [dice for other, dice in pools.items() if other != side]
    if not own or not others:
        return False, None
    best = max(others)
    place = next((number for number in range(max(len(own), len(best))) if own[number : number + 1] != best[number : number + 1]), None)
    if place is None:
        return False, None
    mine = sorted(battle.dice[member], reverse=True)
    if len(mine) < len(own):
        place = mine.index(own[place]) if place < len(own) and own[place] in mine else None
    return winning_side(pools) == side, place


# -- energy


def spendings(state: EdgeState, battle: Battle, seat: int | None, hands: dict[int, Hand]) -> list[SpendingView]:
    """The chances with 0, 1, 2 … more dice for energy, everything else as it stands (AE-14.3)."""
    if seat is None or battle.fought or seat not in hands:
        return []
    return [spending(state, seat, hands, more) for more in range(dice_for_energy(state, seat) + 1)]


def spending(state: EdgeState, seat: int, hands: dict[int, Hand], more: int) -> SpendingView:
    dice, targeting = hands[seat]
    then = {**hands, seat: (min(MAX_DICE, dice + more), targeting)}
    chance = chances_of(state, then)
    return SpendingView(
        dice=more,
        all=then[seat][0],
        chances=[round(chance[side_of(state, member)], 6) for member in hands],
        tie=round(1 - fsum(chance.values()), 6),
    )
