"""Astronauts: changing a number now, and spending those stored on a sheet (WM-8.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from starboard.engine.actions import Action
from starboard.engine.messages import message
from starboard.games.welcome_to_the_moon.effects import ASTRONAUT
from starboard.games.welcome_to_the_moon.events import Marked
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, CROSSED, MarkedSheet

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.battle.rules import Battle


def reach(effect: int) -> int:
    """By how much the effect of a combination may change its number (WM-0.12.1)."""
    return 2 if effect == ASTRONAUT else 0


def icons_spent(effect: int, shift: int) -> int:
    """Stored astronauts that a change of the number costs; the astronaut effect pays for the first (WM-8.14.1)."""
    icons = (abs(shift) + 1) // 2
    return icons - 1 if icons and effect == ASTRONAUT else icons


def stored(battle: Battle, sheet: Sheet, zone: int) -> int:
    """Icons belong to the zone where they were circled (WM-8.14.2)."""
    marks = cast("MarkedSheet", sheet).marks
    circled = 0
    for icon in battle.astronauts[zone].icons:
        if marks[icon] == CIRCLED:
            circled += 1
    return circled


def stored_writes(battle: Battle, state: MoonState, seat: int) -> list[Action]:
    """Planets that are named only if circled astronauts are spent, up to 2 each, besides the effect (WM-8.14.1)."""
    sheet = state.sheet(seat)
    further = 2 * stored(battle, sheet, battle.zone_in_turn(state))
    options: list[Action] = []
    if further:
        for stack in range(state.stacks.offered):
            near = reach(state.stacks.effect(stack))
            options += battle.within(sheet, stack, state.stacks.number(stack), near, near + further)
    return options


def spend(battle: Battle, state: MoonState, seat: int, icons: int) -> None:
    """Cross that many circled icons; which ones does not matter."""
    marks = cast("MarkedSheet", state.own(seat)).marks
    for icon in battle.astronauts[battle.zone_in_turn(state)].icons:
        if icons and marks[icon] == CIRCLED:
            icons -= 1
            marks[icon] = CROSSED
            if state.journal is not None:
                state.whisper(seat, Marked(seat, battle.symbols[icon], message("battle-spend")))
