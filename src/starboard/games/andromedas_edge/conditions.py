"""Counters and conditions of the effect vocabulary (AE-20.4, AE-20.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from starboard.games.andromedas_edge.regions import near_own_ship
from starboard.games.andromedas_edge.tables import TRACK_LEVEL
from starboard.games.andromedas_edge.terms import (
    CIVILIZATION,
    CREDIT,
    HEAVY_CRUISER,
    NOTHING,
    SHIPS_OF,
    SUPREMACY,
    TRANSPORT,
    UNBUILT,
)

if TYPE_CHECKING:
    from starboard.games.andromedas_edge.state import EdgeState

COUNTERS: Final = (
    "modules_science",
    "modules_industry",
    "modules_commerce",
    "modules_civilization",
    "module_sets",
    "damaged_modules",
    "developments",
    "tactics_in_hand",
    "leaders_on_station",
    "credits",
    "resources_total",
    "ships_owned",
    "ships_on_map",
    "owned_heavy_cruiser",
    "upgrades",
    "own_scrapyard_ships",
    "any_scrapyard_ships",
    "own_ships_in_battle",
    "own_transports_in_battle",
    "opponent_ships_in_battle",
    "moons_placed",
    "moons_unplaced",
    "moons_in_half_slots",
    "discovery_tokens_held",
    "tracks_level_2",
    "supremacy_steps",
    "ships_on_modules",
)


def counter(name: str) -> int:
    if name not in COUNTERS:
        raise ValueError(f"unknown counter {name!r}")
    return COUNTERS.index(name)


def counted(state: EdgeState, seat: int, which: int) -> int:
    """A counter of a player (AE-20.5)."""
    player = state.players[seat]
    if which <= CIVILIZATION:
        return player.cards_in_row(which)
    if which == 4:
        return min([player.cards_in_row(row) for row in range(4)])
    if which == 5:
        return player.damaged()
    if which == 6:
        return len(player.developments)
    if which == 7:
        return len(player.hand)
    if which == 8:
        return player.station_leaders
    if which == 9:
        return player.stock[CREDIT]
    if which == 10:
        return player.resources()
    if which == 11:
        return player.owned()
    if which == 12:
        return sum([1 for place in player.fleet if place >= 0])
    if which == 13:
        return 0 if player.fleet[SHIPS_OF[HEAVY_CRUISER][0]] == UNBUILT else 1
    if which == 14:
        return sum([1 for ship, tile in enumerate(player.tiles) if tile != ship])
    if which == 15:
        return player.scrapped()
    if which == 16:
        return sum([one.scrapped() for one in state.players])
    return counted_late(state, seat, which)


def counted_late(state: EdgeState, seat: int, which: int) -> int:
    player = state.players[seat]
    if which in (17, 18, 19) and state.region == NOTHING:
        return 0
    if which == 17:
        return player.ships_in(state.region)
    if which == 18:
        return sum([1 for number in SHIPS_OF[TRANSPORT] if player.fleet[number] == state.region])
    if which == 19:
        others = sum([one.ships_in(state.region) for other, one in enumerate(state.players) if state.are_opponents(seat, other)])
        return others + state.commons.raiders.count(state.region)
    if which == 20:
        return player.moons_placed()
    if which == 21:
        return len(player.unplaced)
    if which == 22:
        return sum([1 for moon in player.halves if moon != NOTHING])
    if which == 23:
        return len(player.discoveries)
    if which == 24:
        return sum([1 for track in range(5) if TRACK_LEVEL[track][player.tracks[track]] >= 2])
    if which == 25:
        return player.tracks[SUPREMACY]
    return player.docked


FLAGS: Final = ("own_turn", "won_battle", "defeated", "raiders_in_battle", "opponent_in_battle")


@final
class Condition:
    """`kind` 0: a counter within bounds, 1: an own ship near the active region, 2: a flag (AE-20.4)."""

    def __init__(self, kind: int, which: int, least: int, most: int) -> None:
        self.kind = kind
        self.which = which
        self.least = least
        self.most = most

    def holds(self, state: EdgeState, seat: int) -> bool:
        if self.kind == 0:
            return self.least <= counted(state, seat, self.which) <= self.most
        if self.kind == 1:
            return state.region != NOTHING and near_own_ship(state, seat, state.region, self.which)
        return flag_holds(state, seat, self.which)


def flag_holds(state: EdgeState, seat: int, flag: int) -> bool:
    if flag == 0:
        return seat == state.active
    battle = state.battle
    if battle is None:
        return False
    if flag == 1:
        return battle.winners >> seat & 1 == 1
    if flag == 2:
        return battle.defeated >> seat & 1 == 1
    if flag == 3:
        return state.region in state.commons.raiders
    return any(state.are_opponents(seat, other) and one.ships_in(state.region) for other, one in enumerate(state.players))


def condition(p: dict[str, Any]) -> Condition:
    if "count" in p:
        return Condition(0, counter(p["count"]), p.get("at_least", 0), p.get("at_most", 1000))
    if "own_ship_within" in p:
        return Condition(1, p["own_ship_within"], 0, 0)
    return Condition(2, FLAGS.index(p["flag"]), 0, 0)


def all_hold(state: EdgeState, seat: int, conditions: list[Condition]) -> bool:
    return all(one.holds(state, seat) for one in conditions)
