"""How far ships get, as a seat sees it, and what bars the way (AE-5, AE-6)."""

from __future__ import annotations

from typing import Final

from starboard.engine.agenda import Decision
from starboard.games.andromedas_edge.actions import MoveShip
from starboard.games.andromedas_edge.content.map import REGION_IDS, REGION_OF, bits
from starboard.games.andromedas_edge.content.ships import BAY, SHIP_IDS
from starboard.games.andromedas_edge.rules.bases import BaseIdle
from starboard.games.andromedas_edge.rules.battle import Escalating
from starboard.games.andromedas_edge.rules.launch import region_bar
from starboard.games.andromedas_edge.rules.movement import launch_reach, reach_of, reachable
from starboard.games.andromedas_edge.rules.regions import laid
from starboard.games.andromedas_edge.rules.retreat import Withdrawing
from starboard.games.andromedas_edge.rules.ships import Moving
from starboard.games.andromedas_edge.rules.turn import Main
from starboard.games.andromedas_edge.state import MAIN, EdgeState
from starboard.games.andromedas_edge.view import BarredView, ReachView

MOVING: Final = (Escalating, Moving, Withdrawing)


def reaches(state: EdgeState, seat: int, decision: Decision[EdgeState] | None) -> list[ReachView]:
    """How far it is for the ships that the open question is about (AE-5.2, AE-6.3, AE-14.1)."""
    player = state.players[seat]
    own = player.on_map()
    if isinstance(decision, Main) and own and not state.bay_empty:
        return [reach(state, seat, ship, BAY, own, launch_reach(state, seat, ship)) for ship in player.types_at(BAY)]
    if not isinstance(decision, MOVING):
        return []
    moves = [action for action in decision.options(state, seat) if isinstance(action, MoveShip)]
    starts = sorted({(SHIP_IDS.index(move.ship), REGION_OF[move.start]) for move in moves})
    return [reach(state, seat, ship, start, 1 << start, reach_of(state, seat, ship)) for ship, start in starts]


def reach(state: EdgeState, seat: int, ship: int, start: int, places: int, most: int) -> ReachView:
    """The distance of each region in range from the nearest of some places (AE-5.2)."""
    steps: dict[str, int] = {}
    for distance in range(most, 0, -1):
        for region in bits(reachable(state, seat, ship, places, distance)):
            steps[REGION_IDS[region]] = distance
    return ReachView(ship=SHIP_IDS[ship], start="bay" if start == BAY else REGION_IDS[start], steps=steps)


def barred(state: EdgeState, seat: int | None) -> list[BarredView]:
    """Regions that a ship of the launch bay may not be launched to, each with the reason and its rule (AE-6)."""
    if state.phase != MAIN or seat != state.active:
        return []
    found: list[BarredView] = []
    for ship in state.players[state.active].types_at(BAY):
        for region in bits(laid(state)):
            bar = region_bar(state, state.active, ship, region)
            if bar is not None:
                refusal = bar.refusal()
                idle = isinstance(bar, BaseIdle)
                found.append(BarredView(ship=SHIP_IDS[ship], region=REGION_IDS[region], why=refusal.text, rule=bar.rule, idle=idle))
    return found
