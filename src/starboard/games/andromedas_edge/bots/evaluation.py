"""How well a seat stands, as a bot sees it."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.bots.battles import ANSWER, battle_worth
from starboard.games.andromedas_edge.bots.prices import MODULE_WORTH, TILE_WORTH
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.modules import (
    FIRST_KEY,
    INPUT,
    MODULE_CARDS,
    MODULE_DAMAGE,
    MODULE_DOCK,
    MODULE_END,
    MODULE_SLOT,
    NO_SLOT,
)
from starboard.games.andromedas_edge.content.moons import MOON_GAIN, MOON_REPAIR
from starboard.games.andromedas_edge.content.resources import TACTICS
from starboard.games.andromedas_edge.content.ships import BARGE, BAY, SETTLED, SHIP_TYPE, UNBUILT, WRECK
from starboard.games.andromedas_edge.content.tracks import COMMERCE, TRACK_STORAGE
from starboard.games.andromedas_edge.player import UNUSED, Player
from starboard.games.andromedas_edge.rules.battle_cards import PickingSide
from starboard.games.andromedas_edge.rules.compound_effects import Asking, Choosing
from starboard.games.andromedas_edge.rules.developments import Readying, Settling, settleable
from starboard.games.andromedas_edge.rules.effects import Choice
from starboard.games.andromedas_edge.rules.gains import Taking
from starboard.games.andromedas_edge.rules.leaders import Recruiting
from starboard.games.andromedas_edge.rules.modules import Bought, Buying, GetModules
from starboard.games.andromedas_edge.rules.moons import Placing
from starboard.games.andromedas_edge.rules.payment import Paying
from starboard.games.andromedas_edge.rules.repairs import Repairing
from starboard.games.andromedas_edge.rules.return_turn import Docking, PickingModule
from starboard.games.andromedas_edge.rules.scoring import end_points, final_points
from starboard.games.andromedas_edge.rules.ships import Building, Upgrading
from starboard.games.andromedas_edge.rules.tracks import Looking, PickingTrack
from starboard.games.andromedas_edge.state import EdgeState

WORTH: Final = [0.35, 0.6, 0.6, 0.6, 0.75, 0.65]
"""Of each resource in stock, in VP."""
MOON_WORTH: Final = [0.4, 0.6, 0.6, 0.6, 0.75, 0.65, 1.0, 0.8, 0.6]
HULL_WORTH: Final = [2.0, 3.0, 3.0, 4.0]
MODULE_BASE: Final = 0.4
MODULE_LASTS: Final = 1.1
SUPPORT: Final = 0.45
"""Of a support card in play, for each ship that is still to be launched under it."""
LEADER_WORTH: Final = 0.9
FRESH_CARD: Final = 1.6
TOKEN_WORTH: Final = 3.0
WORKER: Final = 0.6
UNPLACED: Final = 0.9
OUTPUT_SLOT: Final = 1.5
TACTICAL_SLOT: Final = 0.5
FEED: Final = 1.0
WRECK_COST: Final = 0.6
DAMAGE_COST: Final = 0.7
DEVELOPMENT_WORTH: Final = 3.5
HORIZON: Final = 25.0
ADVANCE: Final = 1.6
SETTLING: Final = 4.0
BUILDERS: Final = {number for number, module in enumerate(MODULE_CARDS) if "build_development" in str(module.effect)}
"""Modules through which a development can be built."""
OPEN: Final[list[tuple[type[Choice], float]]] = [
    (Settling, 6.0),
    (Upgrading, 3.5),
    (Looking, 3.0),
    (PickingTrack, 2.0),
    (Building, 1.2),
    (Choosing, 1.2),
    (Recruiting, 1.2),
    (Repairing, 0.9),
    (Readying, 1.2),
    (Asking, ANSWER),
    (PickingSide, 1.0),
]
"""What an open question usually brings."""


def evaluate(state: EdgeState, seat: int) -> float:
    """Own prospects against the best opponent's; a team counts both partners."""
    if state.over:
        return float(sum(state.finals[seat]) - max([sum(one) for other, one in enumerate(state.finals) if other != seat]))
    mine = position_worth(state, seat) + open_worth(state, seat) + battle_worth(state, seat)
    best = max([position_worth(state, other) for other in range(state.seats) if state.are_opponents(seat, other)])
    if state.teams:
        mine += 0.5 * position_worth(state, state.partner(seat))
    return mine - 0.35 * best


def position_worth(state: EdgeState, seat: int) -> float:
    """Points if it ended now, and what station and fleet will still bring; the nearer the end the less."""
    player = state.players[seat]
    value = float(sum(final_points(state, seat)))
    future = time_left(state)
    later = 0.0
    for kind in range(TACTICS):
        later += WORTH[kind] * min(player.stock[kind], 6)
    later += WORTH[TACTICS] * min(len(player.hand), 6)
    for moon in player.unplaced:
        later += UNPLACED * moon_worth(moon)
    for index, moon in enumerate(player.slots):
        if moon != NOTHING:
            later += FEED if MODULE_SLOT[player.modules[index]] == INPUT else OUTPUT_SLOT * moon_worth(moon)
    for moon in player.halves:
        if moon != NOTHING:
            later += OUTPUT_SLOT * moon_worth(moon)
    if player.tactical != NOTHING:
        later += TACTICAL_SLOT * moon_worth(player.tactical)
    for index, module in enumerate(player.modules):
        if module < FIRST_KEY and not MODULE_END[module]:
            later += MODULE_BASE + MODULE_LASTS * MODULE_WORTH[module]
        if player.is_damaged(index):
            later -= DAMAGE_COST * (player.damage[index] + player.phages[index])
    for number, place in enumerate(player.fleet):
        if place != UNBUILT and place != SETTLED:
            later += HULL_WORTH[SHIP_TYPE[number]]
            if place == WRECK:
                later -= WRECK_COST
    later += WORKER * min(workers(player), docks(player))
    for tile in player.tiles:
        later += TILE_WORTH[tile]
    later += SUPPORT * len(player.supports) * player.fleet.count(BAY)
    later += LEADER_WORTH * player.station_leaders
    later += DEVELOPMENT_WORTH * len(player.developments)
    later += FRESH_CARD * sum(player.ready) + TOKEN_WORTH * (len(player.discoveries) + len(player.supremacies))
    return value + future * later


def time_left(state: EdgeState) -> float:
    """How much of the match is still to come for things that pay later."""
    if state.last_turns:
        return 0.1
    leader = max([one.vp for one in state.players])
    return max(0.1, min(1.0, (state.terminus - leader) / HORIZON))


def module_value(state: EdgeState, seat: int, module: int) -> float:
    """What a module of the display would bring, its track included."""
    if MODULE_END[module]:
        return ADVANCE + 0.8 * end_points(state, seat, module) - MODULE_DAMAGE[module]
    return ADVANCE + time_left(state) * (MODULE_BASE + MODULE_LASTS * MODULE_WORTH[module] - DAMAGE_COST * MODULE_DAMAGE[module])


def purchase(state: EdgeState, seat: int, op: GetModules, place: int) -> float:
    """A module of the display against its price; resources count for the storage bonus too."""
    player = state.players[seat]
    unit = 0.5 * time_left(state) + TRACK_STORAGE[COMMERCE][player.tracks[COMMERCE]]
    units = max(0, sum(op.price(place).what) - op.discount)
    return module_value(state, seat, state.board.display[place]) - unit * units


def slot_worth(state: EdgeState, seat: int, moon: int) -> float:
    """What placing a moon would gain over keeping it."""
    player = state.players[seat]
    worth = moon_worth(moon)
    best = TACTICAL_SLOT * worth if player.tactical == NOTHING else 0.0
    if NOTHING in player.halves:
        best = OUTPUT_SLOT * worth
    for index, module in enumerate(player.modules):
        if player.slots[index] == NOTHING and MODULE_SLOT[module] != NO_SLOT:
            best = max(best, FEED if MODULE_SLOT[module] == INPUT else OUTPUT_SLOT * worth)
    return (best - UNPLACED * worth) * time_left(state)


def workers(player: Player) -> int:
    """Ships that can still activate a module at the next Return, or in this one."""
    return sum([1 for place in player.fleet if place >= 0 or place == BARGE])


def docks(player: Player) -> int:
    """Modules that a ship could activate."""
    count = 0
    for index, module in enumerate(player.modules):
        if MODULE_DOCK[module] and player.used[index] == UNUSED and not player.is_damaged(index):
            count += 1
    return count


def open_worth(state: EdgeState, seat: int) -> float:
    """What the open question of a seat is about to bring."""
    decision = state.decision(seat)
    if decision is None:
        return 0.0
    if isinstance(decision, Buying):
        found = [purchase(state, seat, decision.op, place) for place in decision.op.places(state, seat)]
        return max(found, default=0.0) if len(decision.taken) < decision.op.least else max([0.0, *found])
    if isinstance(decision, Paying):
        then = decision.then
        return purchase(state, seat, then.op, then.place) if isinstance(then, Bought) else 0.8
    if isinstance(decision, Placing):
        return slot_worth(state, seat, decision.moon)
    if isinstance(decision, PickingModule):
        return max([MODULE_WORTH[module] for module in decision.modules])
    if isinstance(decision, Taking):
        return 0.7 * decision.count
    if isinstance(decision, Docking):
        return WORKER + MODULE_WORTH[decision.module] + (SETTLING if decision.module in BUILDERS and settleable(state, seat, 0) else 0.0)
    for kind, worth in OPEN:
        if isinstance(decision, kind):
            return worth
    return 0.0


def moon_worth(moon: int) -> float:
    gain = MOON_GAIN[moon]
    worth = 0.5 * MOON_REPAIR[moon]
    for kind in range(len(gain)):
        worth += gain[kind] * MOON_WORTH[kind]
    return worth
