"""Who takes part in a battle, with how many dice, and how well they aim (AE-14.4, AE-14.5)."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.board import RAIDER_SIDE
from starboard.games.andromedas_edge.content import CONSTANTS, NOTHING
from starboard.games.andromedas_edge.content.raiders import CLASS_S, RAIDER_TARGETING, RAIDER_WEAPONS
from starboard.games.andromedas_edge.content.resources import ENERGY
from starboard.games.andromedas_edge.content.ships import FLEET, SHIP_TYPE, TARGETING, WEAPONS
from starboard.games.andromedas_edge.rules.modifiers import DICE_BONUS, ENERGY_DIE_COST, TARGETING_BONUS, modifier, raider_modifier
from starboard.games.andromedas_edge.rules.odds import Hand, chances
from starboard.games.andromedas_edge.rules.raiders import class_at
from starboard.games.andromedas_edge.rules.regions import plain
from starboard.games.andromedas_edge.state import EdgeState

MAX_DICE: Final[int] = CONSTANTS.dice_max
MAX_TARGETING: Final[int] = CONSTANTS.targeting_max
DIE_ENERGY: Final[int] = CONSTANTS.die_energy


def participants(state: EdgeState) -> list[int]:
    """Players with a ship in the active region, in turn order, and the raiders there (AE-14)."""
    found = [seat for seat in state.turn_order() if state.players[seat].ships_in(state.region)]
    return [*found, RAIDER_SIDE] if state.region in state.board.raiders else found


def side_of(state: EdgeState, member: int) -> int:
    return RAIDER_SIDE if member == RAIDER_SIDE else state.side(member)


def battle_due(state: EdgeState) -> bool:
    """Whether opposing sides stand in the active region (AE-6.7, AE-21.8)."""
    if state.region == NOTHING:
        return False
    found = participants(state)
    return len(found) > 1 and len({side_of(state, member) for member in found}) > 1


def chances_of(state: EdgeState, hands: dict[int, Hand]) -> dict[int, float]:
    """The exact chance of each side, from dice and targeting of its members (AE-14.7, AE-21.9)."""
    sides = sorted({side_of(state, member) for member in hands})
    won = chances(tuple([tuple([hand for member, hand in hands.items() if side_of(state, member) == side]) for side in sides]))
    return dict(zip(sides, won, strict=True))


def hand_of(state: EdgeState, member: int) -> Hand:
    """Dice and targeting of a participant; the roll fixes them (AE-14.4)."""
    battle = state.battle
    if battle is not None and battle.fought:
        return len(battle.dice[member]), battle.targeting[member]
    return dice_of(state, member), targeting_of(state, member)


def clamp(value: int, most: int) -> int:
    return max(1, min(value, most))


def strength(state: EdgeState, seat: int) -> int:
    """Dice of a player before the limit (AE-14.4)."""
    player = state.players[seat]
    battle = state.battle
    dice = modifier(state, seat, DICE_BONUS) + ship_weapons(state, seat)
    if player.developments:
        near = plain(state, state.region, 1)
        dice += sum([1 for region in player.developments if near >> region & 1])
    return dice if battle is None else dice + battle.spent[seat] + battle.dice_bonus[seat]


def ship_weapons(state: EdgeState, seat: int) -> int:
    """Dice of a player's ships in the active region."""
    player = state.players[seat]
    dice = 0
    for number in range(FLEET):
        if player.fleet[number] == state.region:
            dice += WEAPONS[player.tiles[SHIP_TYPE[number]]]
    return dice


def dice_of(state: EdgeState, member: int) -> int:
    if member != RAIDER_SIDE:
        return clamp(strength(state, member), MAX_DICE)
    bonus = 0 if state.battle is None else state.battle.dice_bonus[RAIDER_SIDE]
    return clamp(raider_weapons(state, state.region) + bonus, MAX_DICE)


def raider_weapons(state: EdgeState, region: int) -> int:
    """Dice of the raiders in a region before cards and the limit (AE-13.4)."""
    return RAIDER_WEAPONS[state.board.raider_cards[class_at(state, region)]] * state.board.raiders.count(region)


def standees(state: EdgeState) -> int:
    """Raiders in the active region."""
    return state.board.raiders.count(state.region)


def targeting_of(state: EdgeState, member: int) -> int:
    """Targeting: summed first, then limited (AE-14.5, AE-13.4)."""
    bonus = 0 if state.battle is None else state.battle.targeting_bonus[member]
    if member == RAIDER_SIDE:
        rank = class_at(state, state.region)
        base = standees(state) if rank == CLASS_S else 1
        return clamp(base + RAIDER_TARGETING[state.board.raider_cards[rank]] + bonus, MAX_TARGETING)
    player = state.players[member]
    targeting = modifier(state, member, TARGETING_BONUS) + bonus
    for number in range(FLEET):
        if player.fleet[number] == state.region:
            targeting += 1 + TARGETING[player.tiles[SHIP_TYPE[number]]]
    return clamp(targeting, MAX_TARGETING)


def die_price(state: EdgeState) -> int:
    """Energy per bonus die (AE-20.6, energy_die_cost)."""
    return max(DIE_ENERGY, raider_modifier(state, ENERGY_DIE_COST))


def dice_for_energy(state: EdgeState, seat: int) -> int:
    """How many dice a player could buy: never beyond six (AE-14.4)."""
    battle = state.battle
    if battle is not None and battle.no_energy_for >> seat & 1:
        return 0
    room = max(0, MAX_DICE - strength(state, seat))
    return min(room, state.players[seat].stock[ENERGY] // die_price(state))
