"""Counters of the effect vocabulary: what is counted of a player (AE-20.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.resources import CREDIT
from starboard.games.andromedas_edge.content.ships import HEAVY_CRUISER, SHIPS_OF, TRANSPORT, UNBUILT
from starboard.games.andromedas_edge.content.tracks import CIVILIZATION, COMMERCE, INDUSTRY, SCIENCE, SUPREMACY, TRACK_LEVEL
from starboard.games.andromedas_edge.player import Player
from starboard.games.andromedas_edge.state import EdgeState

Count = Callable[[EdgeState, int], int]


def _player(state: EdgeState, seat: int) -> Player:
    return state.players[seat]


def modules_science(state: EdgeState, seat: int) -> int:
    return _player(state, seat).cards_in_row(SCIENCE)


def modules_industry(state: EdgeState, seat: int) -> int:
    return _player(state, seat).cards_in_row(INDUSTRY)


def modules_commerce(state: EdgeState, seat: int) -> int:
    return _player(state, seat).cards_in_row(COMMERCE)


def modules_civilization(state: EdgeState, seat: int) -> int:
    return _player(state, seat).cards_in_row(CIVILIZATION)


def module_sets(state: EdgeState, seat: int) -> int:
    """Sets of one card of each row."""
    return min([_player(state, seat).cards_in_row(row) for row in range(4)])


def damaged_modules(state: EdgeState, seat: int) -> int:
    return _player(state, seat).damaged()


def developments(state: EdgeState, seat: int) -> int:
    return len(_player(state, seat).developments)


def tactics_in_hand(state: EdgeState, seat: int) -> int:
    return len(_player(state, seat).hand)


def leaders_on_station(state: EdgeState, seat: int) -> int:
    return _player(state, seat).station_leaders


def credits_in_stock(state: EdgeState, seat: int) -> int:
    return _player(state, seat).stock[CREDIT]


def resources_total(state: EdgeState, seat: int) -> int:
    return _player(state, seat).resources()


def ships_owned(state: EdgeState, seat: int) -> int:
    return _player(state, seat).owned()


def ships_on_map(state: EdgeState, seat: int) -> int:
    return sum([1 for place in _player(state, seat).fleet if place >= 0])


def owned_heavy_cruiser(state: EdgeState, seat: int) -> int:
    return 0 if _player(state, seat).fleet[SHIPS_OF[HEAVY_CRUISER][0]] == UNBUILT else 1


def upgrades(state: EdgeState, seat: int) -> int:
    """Tiles that are placed."""
    return sum([1 for ship, tile in enumerate(_player(state, seat).tiles) if tile != ship])


def own_scrapyard_ships(state: EdgeState, seat: int) -> int:
    return _player(state, seat).scrapped()


def any_scrapyard_ships(state: EdgeState, seat: int) -> int:
    return sum([player.scrapped() for player in state.players])


def own_ships_in_battle(state: EdgeState, seat: int) -> int:
    return 0 if state.region == NOTHING else _player(state, seat).ships_in(state.region)


def own_transports_in_battle(state: EdgeState, seat: int) -> int:
    if state.region == NOTHING:
        return 0
    fleet = _player(state, seat).fleet
    return sum([1 for number in SHIPS_OF[TRANSPORT] if fleet[number] == state.region])


def opponent_ships_in_battle(state: EdgeState, seat: int) -> int:
    """Ships of opponents and raider standees (OPEN-4)."""
    if state.region == NOTHING:
        return 0
    ships = sum([player.ships_in(state.region) for other, player in enumerate(state.players) if state.are_opponents(seat, other)])
    return ships + state.board.raiders.count(state.region)


def moons_placed(state: EdgeState, seat: int) -> int:
    return _player(state, seat).moons_placed()


def moons_unplaced(state: EdgeState, seat: int) -> int:
    return len(_player(state, seat).unplaced)


def moons_in_half_slots(state: EdgeState, seat: int) -> int:
    return sum([1 for moon in _player(state, seat).halves if moon != NOTHING])


def discovery_tokens_held(state: EdgeState, seat: int) -> int:
    return len(_player(state, seat).discoveries)


def tracks_level_2(state: EdgeState, seat: int) -> int:
    tracks = _player(state, seat).tracks
    return sum([1 for track in range(5) if TRACK_LEVEL[track][tracks[track]] >= 2])


def supremacy_steps(state: EdgeState, seat: int) -> int:
    return _player(state, seat).tracks[SUPREMACY]


def ships_on_modules(state: EdgeState, seat: int) -> int:
    """Ships put on modules in this Return so far."""
    return _player(state, seat).docked


COUNTERS: Final[dict[str, Count]] = {
    "modules_science": modules_science,
    "modules_industry": modules_industry,
    "modules_commerce": modules_commerce,
    "modules_civilization": modules_civilization,
    "module_sets": module_sets,
    "damaged_modules": damaged_modules,
    "developments": developments,
    "tactics_in_hand": tactics_in_hand,
    "leaders_on_station": leaders_on_station,
    "credits": credits_in_stock,
    "resources_total": resources_total,
    "ships_owned": ships_owned,
    "ships_on_map": ships_on_map,
    "owned_heavy_cruiser": owned_heavy_cruiser,
    "upgrades": upgrades,
    "own_scrapyard_ships": own_scrapyard_ships,
    "any_scrapyard_ships": any_scrapyard_ships,
    "own_ships_in_battle": own_ships_in_battle,
    "own_transports_in_battle": own_transports_in_battle,
    "opponent_ships_in_battle": opponent_ships_in_battle,
    "moons_placed": moons_placed,
    "moons_unplaced": moons_unplaced,
    "moons_in_half_slots": moons_in_half_slots,
    "discovery_tokens_held": discovery_tokens_held,
    "tracks_level_2": tracks_level_2,
    "supremacy_steps": supremacy_steps,
    "ships_on_modules": ships_on_modules,
}

COUNTER_SYMBOLS: Final[dict[str, str]] = {
    "modules_science": "science",
    "modules_industry": "industry",
    "modules_commerce": "commerce",
    "modules_civilization": "civilization",
    "damaged_modules": "damage",
    "developments": "settle",
    "tactics_in_hand": "tactics",
    "leaders_on_station": "leader",
    "credits": "credit",
    "supremacy_steps": "supremacy",
}
"""Signs that stand for what is counted; other counters are a word."""


def counter(name: str) -> Count:
    """A counter by its name; any other is an error of the contents."""
    if name not in COUNTERS:
        raise ValueError(f"unknown counter {name!r}")
    return COUNTERS[name]


def counter_text(name: str) -> Message:
    return message("count-" + name.replace("_", "-"))
