"""How well a seat stands, as a bot sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.engine.actions import Action
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.scoring import final_points
from starboard.games.andromedas_edge.tables import FIRST_KEY, MODULE_END, MOON_GAIN, MOON_REPAIR
from starboard.games.andromedas_edge.terms import BAY, NOTHING, SHIP_TYPE, TACTICS, UNBUILT

if TYPE_CHECKING:
    from starboard.games.andromedas_edge.state import EdgeState

WORTH: Final = [0.35, 0.6, 0.6, 0.6, 0.75, 0.65]
"""Of each resource in stock, in VP."""
MOON_WORTH: Final = [0.4, 0.6, 0.6, 0.6, 0.75, 0.65, 1.0, 0.8, 0.6]
HULL_WORTH: Final = [2.0, 3.0, 3.0, 4.0]
MODULE_WORTH: Final = 1.8
UPGRADE_WORTH: Final = 3.0
LEADER_WORTH: Final = 0.9
FRESH_CARD: Final = 1.6
TOKEN_WORTH: Final = 3.0
READY_SHIP: Final = 0.25
WRECK_COST: Final = 0.6
DAMAGE_COST: Final = 0.7
HORIZON: Final = 25.0


def evaluate(state: EdgeState, seat: int) -> float:
    """Own prospects against the best opponent's; a team counts both partners."""
    if state.over:
        return float(sum(state.finals[seat]) - max([sum(one) for other, one in enumerate(state.finals) if other != seat]))
    mine = prospects(state, seat)
    best = max([prospects(state, other) for other in range(state.seats) if state.are_opponents(seat, other)])
    if state.teams:
        mine += 0.5 * prospects(state, state.partner(seat))
    return mine - 0.35 * best


def prospects(state: EdgeState, seat: int) -> float:
    """Points if it ended now, and what station and fleet will still bring; the nearer the end the less."""
    player = state.players[seat]
    value = float(sum(final_points(state, seat)))
    leader = max([one.vp for one in state.players])
    future = max(0.1, min(1.0, (state.terminus - leader) / HORIZON)) if state.last == 0 else 0.1
    later = 0.0
    for kind in range(TACTICS):
        later += WORTH[kind] * min(player.stock[kind], 6)
    later += WORTH[TACTICS] * min(len(player.hand), 6)
    for moon in player.unplaced:
        later += moon_worth(moon) + 0.2
    for moon in player.slots + player.halves:
        if moon != NOTHING:
            later += 1.2 * moon_worth(moon)
    for index, module in enumerate(player.modules):
        if module < FIRST_KEY and not MODULE_END[module]:
            later += MODULE_WORTH
        if player.is_damaged(index):
            later -= DAMAGE_COST * (player.damage[index] + player.phages[index])
    for number, place in enumerate(player.fleet):
        if place != UNBUILT and place != -3:
            later += HULL_WORTH[SHIP_TYPE[number]]
            if place == BAY or place >= 0:
                later += READY_SHIP
            elif place == -4:
                later -= WRECK_COST
    later += UPGRADE_WORTH * sum([1 for ship, tile in enumerate(player.tiles) if tile != ship])
    later += LEADER_WORTH * player.station_leaders
    later += FRESH_CARD * sum(player.ready) + TOKEN_WORTH * (len(player.discoveries) + len(player.supremacies))
    return value + future * later


def moon_worth(moon: int) -> float:
    gain = MOON_GAIN[moon]
    worth = 0.5 * MOON_REPAIR[moon]
    for kind in range(len(gain)):
        worth += gain[kind] * MOON_WORTH[kind]
    return worth


FAVOUR: Final[dict[type[Action], float]] = {
    act.BuildDevelopment: 4.0,
    act.PlaceUpgrade: 3.0,
    act.PickModule: 1.5,
    act.Activate: 2.0,
    act.Recruit: 1.5,
    act.Collect: 2.0,
    act.Launch: 1.0,
    act.UseDiscovery: 1.0,
    act.UseSupremacy: 1.0,
    act.UseDevelopment: 0.5,
    act.Decline: -1.0,
    act.Finish: -0.5,
    act.Rearrange: -3.0,
    act.DropMoon: -1.0,
}


def weigh(state: EdgeState, seat: int, legal: list[Action]) -> list[float]:
    """What kind of action usually helps, without playing it."""
    return [FAVOUR.get(type(action), 0.0) for action in legal]
