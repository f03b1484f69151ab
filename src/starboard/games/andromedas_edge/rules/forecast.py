"""What a launch would lead to: raiders that could attack, and the odds of the battle (AE-13.3, AE-14.4)."""

from __future__ import annotations

from starboard.games.andromedas_edge.board import RAIDER_SIDE
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.map import REGION_IDS, bits
from starboard.games.andromedas_edge.content.raiders import CLASS_IDS, CLASS_S, STANDEE_CLASS
from starboard.games.andromedas_edge.content.ships import BAY, SHIP_IDS
from starboard.games.andromedas_edge.rules.forces import battle_due, chances_of, dice_of, participants, side_of, targeting_of
from starboard.games.andromedas_edge.rules.launch import goals, region_bar
from starboard.games.andromedas_edge.rules.raiders import attackers, class_at
from starboard.games.andromedas_edge.state import EdgeState
from starboard.games.andromedas_edge.view import ProspectView, SideView


def prospects(state: EdgeState) -> list[ProspectView]:
    """All launches of the active player that would lead to a battle."""
    twin = state.clone()
    player = twin.players[twin.active]
    found: list[ProspectView] = []
    for ship in player.types_at(BAY):
        number = player.find(ship, BAY)
        near, far = goals(twin, twin.active, ship)
        for region in bits(near | far):
            if region_bar(twin, twin.active, ship, region) is not None:
                continue
            player.fleet[number] = twin.region = region
            prospect = forecast(twin, ship)
            player.fleet[number], twin.region = BAY, NOTHING
            if prospect is not None:
                found.append(prospect)
    return found


def forecast(twin: EdgeState, ship: int) -> ProspectView | None:
    """The battle at the active region with the ship in place, with each raider that could come."""
    coming = raiders_coming(twin)
    ways = [sides_with(twin, group) for group in coming] if coming else [sides_with(twin, [])]
    ways = [sides for sides in ways if sides]
    if not ways:
        return None
    best = max(ways, key=lambda sides: own_chance(twin, sides))
    ranks = [CLASS_IDS[STANDEE_CLASS[group[0]]] for group in coming]
    return ProspectView(
        ship=SHIP_IDS[ship],
        region=REGION_IDS[twin.region],
        attackers=ranks,
        sides=best,
        chance=own_chance(twin, best),
        foes=[side.seat for side in best if side.seat is not None and twin.are_opponents(twin.active, side.seat)],
    )


def own_chance(twin: EdgeState, sides: list[SideView]) -> float:
    return next(side.chance for side in sides if side.seat == twin.active)


def raiders_coming(twin: EdgeState) -> list[list[int]]:
    """Groups of standees that could attack together (AE-13.3)."""
    there = class_at(twin, twin.region)
    near = attackers(twin)
    swarm = [standee for standee in near if STANDEE_CLASS[standee] == CLASS_S]
    if there == CLASS_S:
        return [swarm] if swarm else []
    if there != NOTHING:
        return []
    return [[standee] for standee in near if STANDEE_CLASS[standee] != CLASS_S] + ([swarm] if swarm else [])


def sides_with(twin: EdgeState, coming: list[int]) -> list[SideView]:
    """The participants with these raiders moved in; none when no battle follows."""
    places = twin.board.raiders
    before = places.copy()
    for standee in coming:
        places[standee] = twin.region
    found: list[SideView] = []
    if battle_due(twin):
        hands = {member: (dice_of(twin, member), targeting_of(twin, member)) for member in participants(twin)}
        won = chances_of(twin, hands)
        for member, (dice, targeting) in hands.items():
            seat = None if member == RAIDER_SIDE else member
            found.append(
                SideView(
                    seat=seat,
                    dice=dice,
                    targeting=targeting,
                    energy=0,
                    rolled=[],
                    chance=round(won[side_of(twin, member)], 6),
                    won=False,
                    defeated=False,
                )
            )
    twin.board.raiders = before
    return found
