"""Compartment bonuses: fuel and X are the player's choice, the rest happens by itself (WM-1.4, WM-1.5)."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Mark, Skip, WriteX
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.content.names import LaunchNames
from starboard.games.welcome_to_the_moon.adventures.launch.events import Completed, Fuelled
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X
from starboard.games.welcome_to_the_moon.events import WroteX
from starboard.games.welcome_to_the_moon.rules.bars import elsewhere, filled_bar
from starboard.games.welcome_to_the_moon.rules.effects import SKIP
from starboard.games.welcome_to_the_moon.sheet import filled
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class ResolveBonuses(Decision[MoonState]):
    """Pending fuel and X in any order the player likes: what is answered first is resolved first (WM-1.4)."""

    def __init__(self, layout: LaunchLayout, names: LaunchNames) -> None:
        self.layout = layout
        self.names = names
        self.fuel_actions: list[Action] = [Mark(id) for id in layout.bonus_ids]
        self.x_actions: list[Action] = [WriteX(id) for id in layout.slot_ids]

    def options(self, state: MoonState, seat: int) -> list[Action]:
        layout = self.layout
        sheet = cast("LaunchSheet", state.sheets[seat])
        options: list[Action] = [self.fuel_actions[bonus] for bonus in arrows(layout, sheet)]
        slots = x_slots(layout, sheet)
        if slots:
            options += [self.x_actions[slot] for slot in slots]
            options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        layout = self.layout
        sheet = cast("LaunchSheet", state.own(seat))
        if isinstance(action, Mark):
            bonus = layout.bonus_at[action.mark]
            sheet.fuelled |= 1 << bonus
            sheet.waiting ^= lowest(sheet.waiting & layout.fuel_bits)
            if state.journal is not None:
                state.whisper(seat, Fuelled(seat, action.mark, layout.level_of_bonus(bonus)))
        elif isinstance(action, WriteX):
            slot = layout.slot_at[action.slot]
            sheet.slots[slot] = X
            sheet.waiting ^= lowest(sheet.waiting & layout.x_bits)
            if state.journal is not None:
                state.whisper(seat, WroteX(seat, action.slot, self.names.place(slot)))
            complete(layout, state, seat, sheet, slot)
        else:
            declined = lowest(sheet.waiting & layout.x_bits)
            sheet.waiting ^= declined
            sheet.lost |= declined
        drop_useless(layout, sheet)
        if sheet.waiting:
            state.push(seat, self)

    def prompt(self, state: MoonState, seat: int) -> Message:
        sheet = cast("LaunchSheet", state.sheets[seat])
        fuel = bool(sheet.waiting & self.layout.fuel_bits)
        cross = bool(sheet.waiting & self.layout.x_bits)
        return message("launch-ask-fuel-or-x" if fuel and cross else "launch-ask-fuel" if fuel else "launch-ask-x")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        sheet = cast("LaunchSheet", state.sheets[seat])
        refusal: Refusal | None = None
        if isinstance(action, Mark):
            refusal = bar_fuel(self.layout, sheet, action.mark)
        elif isinstance(action, WriteX):
            refusal = bar_x(self.layout, sheet, action.slot)
        elif isinstance(action, Skip):
            refusal = Refusal("refused-compulsory", rule="WM-1.5")
        return refusal or elsewhere(state, action, Refusal("launch-refused-bonuses-first", rule="WM-1.4"))


def bar_fuel(layout: LaunchLayout, sheet: LaunchSheet, mark: str) -> Refusal | None:
    """Why an arrow cannot be fuelled (WM-1.4, WM-1.5); None when it can."""
    bonus = layout.bonus_at.get(mark, EMPTY)
    if bonus == EMPTY:
        return Refusal("refused-symbol", rule="WM-0.4", symbol=mark)
    if bonus in arrows(layout, sheet):
        return None
    if not sheet.waiting & layout.fuel_bits:
        return Refusal("launch-refused-no-fuel", rule="WM-1.5")
    if bonus not in layout.inactive:
        return Refusal("launch-refused-fuel", rule="WM-1.5")
    if sheet.fuelled >> bonus & 1:
        return Refusal("launch-refused-fuelled", rule="WM-1.5")
    return Refusal("launch-refused-complete", rule="WM-1.4")


def bar_x(layout: LaunchLayout, sheet: LaunchSheet, id: str) -> Refusal | None:
    """Why no X can be written in a slot (WM-1.5); None when it can."""
    slot = layout.slot_at.get(id, EMPTY)
    if slot == EMPTY:
        return Refusal("refused-slot", rule="WM-1.5", slot=id)
    if slot in x_slots(layout, sheet):
        return None
    return filled_bar("WM-1.5") if sheet.waiting & layout.x_bits else Refusal("launch-refused-no-x", rule="WM-1.5")


def fuel_targets(layout: LaunchLayout, sheet: LaunchSheet) -> list[int]:
    """Unfuelled inactive icons whose compartment still has an empty slot (WM-1.5)."""
    targets: list[int] = []
    for bonus in layout.inactive:
        if not sheet.fuelled >> bonus & 1:
            for slot in layout.compartment_slots[layout.compartment_of_bonus[bonus]]:
                if sheet.slots[slot] == EMPTY:
                    targets.append(bonus)
                    break
    return targets


def arrows(layout: LaunchLayout, sheet: LaunchSheet) -> list[int]:
    """What can be fuelled now, while fuel waits (WM-1.5)."""
    return fuel_targets(layout, sheet) if sheet.waiting & layout.fuel_bits else []


def x_slots(layout: LaunchLayout, sheet: LaunchSheet) -> list[int]:
    """Where an X can be written now, while one waits: every empty slot (WM-1.5)."""
    if not sheet.waiting & layout.x_bits:
        return []
    return [slot for slot, written in enumerate(sheet.slots) if written == EMPTY]


def complete(layout: LaunchLayout, state: MoonState, seat: int, sheet: LaunchSheet, slot: int) -> None:
    """The moment the last slot of a compartment is filled, it pays all its icons, once (WM-1.4)."""
    compartment = layout.compartment_of[slot]
    if not filled(sheet.slots, layout.compartment_slots[compartment]):
        return
    icons = layout.compartment_icons[compartment]
    rockets = 0
    for bonus in layout.compartment_rockets[compartment]:
        if layout.active_bits >> bonus & 1 or sheet.fuelled >> bonus & 1:
            rockets += layout.amounts[bonus]
    waiting = icons & (layout.fuel_bits | layout.x_bits)
    triggered = icons & layout.sabotage_bits & ~state.closed
    sheet.waiting |= waiting
    sheet.triggered |= triggered
    if state.journal is not None:
        fuel, crosses = (waiting & layout.fuel_bits).bit_count(), (waiting & layout.x_bits).bit_count()
        level = layout.level_of_slot(slot)
        name = layout.compartment_ids[compartment]
        state.whisper(seat, Completed(seat, name, level, rockets, fuel, crosses, triggered.bit_count()))
    sheet.cross_rockets(rockets)


def drop_useless(layout: LaunchLayout, sheet: LaunchSheet) -> None:
    """Fuel without an arrow to fill and X without an empty slot are lost (WM-1.5)."""
    useless = 0
    if not arrows(layout, sheet):
        useless = sheet.waiting & layout.fuel_bits
    if not x_slots(layout, sheet):
        useless |= sheet.waiting & layout.x_bits
    sheet.waiting ^= useless
    sheet.lost |= useless


def lowest(bits: int) -> int:
    return bits & -bits
