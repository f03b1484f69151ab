"""Who plays on which sheet, and in which zone (WM-8.1, WM-8.4)."""

from __future__ import annotations

from typing import cast

from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import ZONE_A, ZONE_B
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.state import MoonState


def right(seats: int, seat: int) -> int:
    """The right neighbour, on whose sheet zone B is the seat's."""
    return (seat + seats - 1) % seats


def played_on(state: MoonState, seat: int) -> int:
    """The active sheet of this turn: the own one first, then by turns."""
    return seat if state.turn % 2 else right(len(state.sheets), seat)


def zone_in_turn(state: MoonState) -> int:
    return ZONE_A if state.turn % 2 else ZONE_B


def other_zone(zone: int) -> int:
    return ZONE_B if zone == ZONE_A else ZONE_A


def both(sheets: list[Sheet], seat: int) -> list[MarkedSheet]:
    """The seat's sheets: by zone, the one where that zone is its own."""
    return [cast("MarkedSheet", sheets[seat]), cast("MarkedSheet", sheets[right(len(sheets), seat)])]
