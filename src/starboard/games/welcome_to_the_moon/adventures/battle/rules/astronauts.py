"""Astronauts: changing a number now, and spending those stored on a sheet (WM-8.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from starboard.engine.actions import Action
from starboard.engine.messages import message
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import ZONE_A, ZONE_B
from starboard.games.welcome_to_the_moon.events import Marked
from starboard.games.welcome_to_the_moon.rules.effects import ASTRONAUT
from starboard.games.welcome_to_the_moon.rules.marking import CIRCLED, CROSSED, MarkedSheet
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.battle.rules.adventure import Battle


ANY_SHEET: Final = Option("a8_astronaut_any_sheet", ("no", "yes"), "no")
"""Whether an astronaut may be spent on the player's other sheet too (WM-8.14.2, WM-0.21)."""
PER_TURN: Final = Option("a8_stored_astronauts_per_turn", ("unlimited", "1"), "unlimited")
"""How many stored astronauts may be spent in one turn (WM-8.14.1, WM-0.21)."""


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


def spendable(battle: Battle, state: MoonState, seat: int) -> int:
    """Stored astronauts that the seat may spend this turn."""
    sheets = battle.both(state.sheets, seat)
    zone = battle.zone_in_turn(state)
    icons = stored(battle, sheets[zone], zone)
    if battle.any_sheet:
        icons += stored(battle, sheets[other(zone)], other(zone))
    return min(icons, battle.most_spent)


def stored_writes(battle: Battle, state: MoonState, seat: int) -> list[Action]:
    """Planets that are named only if circled astronauts are spent, up to 2 each, besides the effect (WM-8.14.1)."""
    sheet = state.sheet(seat)
    further = 2 * spendable(battle, state, seat)
    options: list[Action] = []
    if further:
        for stack in range(state.stacks.offered):
            near = reach(state.stacks.effect(stack))
            options += battle.within(sheet, stack, state.stacks.number(stack), near, near + further)
    return options


def spend(battle: Battle, state: MoonState, seat: int, icons: int) -> None:
    """Cross that many circled icons of the active sheet, or as many as there are."""
    for icon in crossed(battle, state.own(seat), battle.zone_in_turn(state), icons):
        if state.journal is not None:
            state.whisper(seat, Marked(seat, battle.symbols[icon], message("battle-spend")))


def settle(battle: Battle, state: MoonState, seat: int) -> None:
    """Icons that the active sheet had not are crossed on the other one: others write on it while the seat plays."""
    place = battle.played_on(state, seat)
    played = state.sheets[place]
    if played.erred:
        return
    zone = battle.zone_in_turn(state)
    owed = icons_spent(played.effect, played.shift) - stored(battle, state.published[place], zone)
    if owed <= 0:
        return
    elsewhere = battle.right(len(state.sheets), seat) if zone == ZONE_A else seat
    for icon in crossed(battle, state.opened(elsewhere), other(zone), owed):
        if state.journal is not None:
            state.tell(Marked(seat, battle.symbols[icon], message("battle-spend")))


def crossed(battle: Battle, sheet: Sheet, zone: int, icons: int) -> list[int]:
    """Cross the first so many circled icons of a zone; which ones does not matter."""
    marks = cast("MarkedSheet", sheet).marks
    spent = [icon for icon in battle.astronauts[zone].icons if marks[icon] == CIRCLED][:icons]
    for icon in spent:
        marks[icon] = CROSSED
    return spent


def other(zone: int) -> int:
    return ZONE_B if zone == ZONE_A else ZONE_A
