"""How well a seat stands in The Launch, as bots see it: rockets, errors, and how near compartments are to paying."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.sheet import EMPTY

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.launch.rules import Launch
    from starboard.games.welcome_to_the_moon.state import MoonState


def evaluate(launch: Launch, state: MoonState, seat: int) -> float:
    """The seat's own prospects minus those of the best opponent."""
    best = -1e9
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospects(launch, cast("LaunchSheet", state.sheets[other])))
    return prospects(launch, cast("LaunchSheet", state.sheets[seat])) - best


def prospects(launch: Launch, sheet: LaunchSheet) -> float:
    value = 5.0 * sheet.rockets - 5.0 * sheet.open_errors() + 0.5 * sheet.ties
    if sheet.launched():
        value += 100.0
    for compartment, slots in enumerate(launch.compartment_slots):
        empty = 0
        for slot in slots:
            if sheet.slots[slot] == EMPTY:
                empty += 1
        if empty and empty < len(slots):
            gain = 0.0
            for bonus in launch.compartment_rockets[compartment]:
                if launch.active_bits >> bonus & 1 or sheet.fuelled >> bonus & 1:
                    gain += 4.0 * launch.amounts[bonus]
            value += gain * (len(slots) - empty) / len(slots) * 0.6
    return value
