"""Passive abilities: what is always on for a player, or for everybody in a battle with raiders (AE-20.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final, get_args

from starboard.games.andromedas_edge.content import FACTIONS, RAIDERS, TACTICS, UPGRADES, Ability, ModifierKey, PassiveAbility
from starboard.games.andromedas_edge.content.raiders import STANDEE_CLASS
from starboard.games.andromedas_edge.content.ships import ABILITY_BITS, FIRST_UPGRADE
from starboard.games.andromedas_edge.rules.conditions import CONDITIONS, Condition, all_hold
from starboard.games.andromedas_edge.state import EdgeState

KEYS: Final[tuple[str, ...]] = get_args(ModifierKey)
RANGE_BONUS: Final = 0
LAUNCH_RANGE: Final = 1
TARGETING_BONUS: Final = 2
DICE_BONUS: Final = 3
GRANT_ABILITY: Final = 4
HAND_LIMIT: Final = 5
STORAGE_LIMIT: Final = 6
MOON_LIMIT: Final = 7
TRANSPORT_DISCOUNT: Final = 8
DEVELOPMENT_DISCOUNT: Final = 9
ENERGY_PAYS: Final = 10
LEAVE_SHIPS: Final = 11
CARRY: Final = 12
SCRAP_TO_BARGE: Final = 13
ENERGY_DIE_COST: Final = 14
NO_WITHDRAW: Final = 15
NO_JUMP: Final = 16
IGNORE_SHIELDS: Final = 17


@final
class Modifier:
    def __init__(self, key: int, value: int, when: list[Condition]) -> None:
        self.key = key
        self.value = value
        self.when = when


def modifiers_of(abilities: Sequence[Ability]) -> list[Modifier]:
    """The passive ones among the abilities of a card or tile."""
    found: list[Modifier] = []
    for ability in abilities:
        if isinstance(ability, PassiveAbility):
            for one in ability.modifiers:
                value = ABILITY_BITS[one.value] if isinstance(one.value, str) else int(one.value)
                found.append(Modifier(KEYS.index(one.key), value, CONDITIONS.read_all(one.when, one.key)))
    return found


NO_MODIFIERS: Final[list[Modifier]] = []
FACTION_MODIFIERS: Final[list[list[Modifier]]] = [*[modifiers_of(faction.abilities) for faction in FACTIONS], NO_MODIFIERS]
"""By faction; none at all at the end, for players who have not chosen yet."""
TILE_MODIFIERS: Final[list[list[Modifier]]] = [NO_MODIFIERS] * FIRST_UPGRADE + [modifiers_of(tile.unique) for tile in UPGRADES]
SUPPORT_MODIFIERS: Final[list[list[Modifier]]] = [
    modifiers_of([mode.ability for mode in card.modes if mode.ability is not None]) for card in TACTICS
]
RAIDER_MODIFIERS: Final[list[list[Modifier]]] = [modifiers_of(raider.abilities) for raider in RAIDERS]


def modifier(state: EdgeState, seat: int, key: int) -> int:
    """The sum of a modifier over the faction, the ship tiles and the support cards of a player."""
    player = state.players[seat]
    total = 0
    for one in FACTION_MODIFIERS[player.faction]:
        if one.key == key and all_hold(state, seat, one.when):
            total += one.value
    for card in player.supports:
        for one in SUPPORT_MODIFIERS[card]:
            if one.key == key and all_hold(state, seat, one.when):
                total += one.value
    return total


def ability_bits(state: EdgeState, seat: int, key: int) -> int:
    """Abilities granted to all own ships."""
    granted = 0
    for card in state.players[seat].supports:
        for one in SUPPORT_MODIFIERS[card]:
            if one.key == key:
                granted |= one.value
    for one in FACTION_MODIFIERS[state.players[seat].faction]:
        if one.key == key:
            granted |= one.value
    return granted


def ship_modifier(state: EdgeState, seat: int, ship: int, key: int) -> int:
    """A modifier printed on the tile of a type of ship."""
    return sum([one.value for one in TILE_MODIFIERS[state.players[seat].tiles[ship]] if one.key == key])


def raider_modifier(state: EdgeState, key: int) -> int:
    """A modifier of the raiders in the active region, 0 when they have none."""
    board = state.board
    for standee, region in enumerate(board.raiders):
        if region == state.region and region >= 0:
            return sum([one.value for one in RAIDER_MODIFIERS[board.raider_cards[STANDEE_CLASS[standee]]] if one.key == key])
    return 0
