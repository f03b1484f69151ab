"""Tunnels: the network that grows from the start, and the antennas in it (WM-3.7)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import ColonyLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet


def network(layout: ColonyLayout, sheet: MarkedSheet) -> list[bool]:
    """By slot: joined to the start. Every tunnel is built from the network, so every end of a built tunnel belongs to it."""
    joined = [False] * len(layout.slot_ids)
    for tunnel in range(layout.tunnels):
        if sheet.marks[tunnel] != UNTOUCHED:
            one, other = layout.ends[tunnel]
            joined[one] = True
            joined[other] = True
    return joined


def buildable(layout: ColonyLayout, sheet: MarkedSheet) -> list[int]:
    joined = network(layout, sheet)
    tunnels: list[int] = []
    for tunnel in range(layout.tunnels):
        one, other = layout.ends[tunnel]
        if sheet.marks[tunnel] == UNTOUCHED and (joined[one] or joined[other]):
            tunnels.append(tunnel)
    return tunnels
