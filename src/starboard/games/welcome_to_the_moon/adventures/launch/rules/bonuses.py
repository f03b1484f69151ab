"""Compartment bonuses: fuel and X are the player's choice, the rest happens by itself (WM-1.4, WM-1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Mark, WriteX
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.events import Completed, Fuelled, WroteX
from starboard.games.welcome_to_the_moon.rules.effects import SKIP
from starboard.games.welcome_to_the_moon.sheet import EMPTY, X, filled
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.launch.rules.adventure import Launch


@final
class ResolveBonuses(Decision[MoonState]):
    """Pending fuel and X in any order the player likes: what is answered first is resolved first (WM-1.4)."""

    def __init__(self, launch: Launch) -> None:
        self.launch = launch

    def options(self, state: MoonState, seat: int) -> list[Action]:
        launch = self.launch
        sheet = cast("LaunchSheet", state.sheets[seat])
        options: list[Action] = []
        if sheet.waiting & launch.fuel_bits:
            options += [launch.fuel_actions[bonus] for bonus in launch.fuel_targets(sheet)]
        if sheet.waiting & launch.x_bits:
            options += [launch.x_actions[slot] for slot in range(len(sheet.slots)) if sheet.slots[slot] == EMPTY]
            options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        launch = self.launch
        sheet = cast("LaunchSheet", state.own(seat))
        if isinstance(action, Mark):
            bonus = launch.bonus_at[action.mark]
            sheet.fuelled |= 1 << bonus
            sheet.waiting ^= lowest(sheet.waiting & launch.fuel_bits)
            if state.journal is not None:
                state.whisper(seat, Fuelled(seat, action.mark, launch.level_of_bonus(bonus)))
        elif isinstance(action, WriteX):
            slot = launch.slot_at[action.slot]
            sheet.slots[slot] = X
            sheet.waiting ^= lowest(sheet.waiting & launch.x_bits)
            if state.journal is not None:
                state.whisper(seat, WroteX(seat, action.slot, launch.place(slot)))
            complete(launch, state, seat, sheet, slot)
        else:
            declined = lowest(sheet.waiting & launch.x_bits)
            sheet.waiting ^= declined
            sheet.lost |= declined
        drop_useless(launch, sheet)
        if sheet.waiting:
            state.push(seat, self)

    def prompt(self, state: MoonState, seat: int) -> Message:
        sheet = cast("LaunchSheet", state.sheets[seat])
        fuel = bool(sheet.waiting & self.launch.fuel_bits)
        cross = bool(sheet.waiting & self.launch.x_bits)
        return message("ask-fuel-or-x" if fuel and cross else "ask-fuel" if fuel else "ask-x")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        sheet = cast("LaunchSheet", state.sheets[seat])
        if isinstance(action, WriteX) and sheet.waiting & self.launch.x_bits:
            if action.slot in self.launch.slot_at:
                return Refusal("refused-filled", rule="WM-1.5")
            return Refusal("refused-slot", rule="WM-1.5", slot=action.slot)
        if isinstance(action, Mark) and sheet.waiting & self.launch.fuel_bits:
            return Refusal("refused-fuel", rule="WM-1.5")
        return Refusal("refused-bonuses-first", rule="WM-1.4")


def complete(launch: Launch, state: MoonState, seat: int, sheet: LaunchSheet, slot: int) -> None:
    """The moment the last slot of a compartment is filled, it pays all its icons, once (WM-1.4)."""
    compartment = launch.compartment_of[slot]
    if not filled(sheet.slots, launch.compartment_slots[compartment]):
        return
    icons = launch.compartment_icons[compartment]
    rockets = 0
    for bonus in launch.compartment_rockets[compartment]:
        if launch.active_bits >> bonus & 1 or sheet.fuelled >> bonus & 1:
            rockets += launch.amounts[bonus]
    waiting = icons & (launch.fuel_bits | launch.x_bits)
    triggered = icons & launch.sabotage_bits & ~state.closed
    sheet.waiting |= waiting
    sheet.triggered |= triggered
    if state.journal is not None:
        fuel, crosses = (waiting & launch.fuel_bits).bit_count(), (waiting & launch.x_bits).bit_count()
        level = launch.level_of_slot(slot)
        name = launch.compartment_ids[compartment]
        state.whisper(seat, Completed(seat, name, level, rockets, fuel, crosses, triggered.bit_count()))
    sheet.cross_rockets(rockets)


def drop_useless(launch: Launch, sheet: LaunchSheet) -> None:
    """Fuel without an arrow to fill and X without an empty slot are lost (WM-1.5)."""
    useless = 0
    if sheet.waiting & launch.fuel_bits and not launch.fuel_targets(sheet):
        useless = sheet.waiting & launch.fuel_bits
    if sheet.waiting & launch.x_bits and sheet.full():
        useless |= sheet.waiting & launch.x_bits
    sheet.waiting ^= useless
    sheet.lost |= useless


def lowest(bits: int) -> int:
    return bits & -bits
