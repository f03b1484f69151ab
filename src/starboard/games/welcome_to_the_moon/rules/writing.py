"""Writing the number of a combination, or a system error when nothing can be written (WM-0.8 to WM-0.10, WM-0.14)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message
from starboard.games.welcome_to_the_moon.actions import TakeError, Wild, Write
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, number_name
from starboard.games.welcome_to_the_moon.events import Erred, SpentWild, Wrote
from starboard.games.welcome_to_the_moon.rules.phases import FINISH, FINISH_AT_ONCE
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.state import MoonState

ERROR: Final[Action] = TakeError()
WILDS: Final[list[Action]] = [Wild(effect) for effect in EFFECTS]


def effect_in_force(state: MoonState, seat: int, stack: int) -> int:
    """The effect of a combination, or of a wild declared instead (WM-0.14.2)."""
    wild = state.sheet(seat).wild
    return state.stacks.effect(stack) if wild == EMPTY else wild


def offers(state: MoonState, seat: int, stack: int) -> bool:
    """With a wild declared, choices among a card's effects are one and the same (WM-0.14.2, WM-C.34)."""
    return state.sheet(seat).wild == EMPTY or not state.stacks.repeats(stack)


@final
class WriteNumber(Decision[MoonState]):
    """Write the number of one combination (WM-0.8, WM-0.9), or take a system error if none fits (WM-0.10)."""

    def options(self, state: MoonState, seat: int) -> list[Action]:
        sheet = state.sheet(seat)
        options = writes(state, sheet, sheet.wild)
        if not options:
            options.append(ERROR)
        options += state.adventure.stored_writes(state, seat)
        if sheet.wild == EMPTY and state.adventure.owned_wild(sheet) != EMPTY:
            options += [WILDS[effect] for effect in state.adventure.wild_effects if writes(state, sheet, effect)]
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Write):
            self.write(state, seat, action)
        elif isinstance(action, Wild):
            state.adventure.spend_wild(state, seat)
            state.own(seat).wild = EFFECTS.index(action.effect)
            if state.journal is not None:
                state.whisper(seat, SpentWild(seat, action.effect))
            state.push(seat, WRITE)
        else:
            sheet = state.own(seat)
            sheet.erred = True
            sheet.last = EMPTY
            if state.journal is not None:
                state.whisper(seat, Erred(seat))
            state.push(seat, FINISH_AT_ONCE)
            state.adventure.erred(state, seat)

    def write(self, state: MoonState, seat: int, action: Write) -> None:
        sheet = state.own(seat)
        slot = state.adventure.layout.slot_at[action.slot]
        sheet.slots[slot] = state.adventure.inscription(state, seat, action.number)
        sheet.last = slot
        sheet.erred = False
        sheet.effect = effect_in_force(state, seat, action.stack)
        sheet.shift = action.number - state.stacks.number(action.stack)
        if state.astra is not None:
            state.astra.used = action.stack
        if state.journal is not None:
            state.whisper(seat, Wrote(seat, action.number, action.slot, state.adventure.names.place(slot)))
        state.push(seat, FINISH)
        state.adventure.wrote(state, seat, slot)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return state.adventure.ask_to_write(state, seat, ERROR in self.options(state, seat))

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        options = self.options(state, seat)
        if ERROR in options:
            return Refusal("ask-error", rule="WM-0.10.1")
        if isinstance(action, Wild):
            return Refusal("refused-wild", rule="WM-0.14.2")
        if isinstance(action, TakeError):
            return Refusal("refused-error", rule="WM-0.10.4")
        if not isinstance(action, Write):
            return Refusal("refused-write-first", rule="WM-0.8.3")
        if not 0 <= action.stack < state.stacks.offered:
            return Refusal("refused-stack", rule="WM-0.8", last=state.stacks.offered - 1)
        sheet = state.sheet(seat)
        effect = effect_in_force(state, seat, action.stack)
        if action.number not in state.adventure.numbers(sheet, effect, state.stacks.number(action.stack)):
            return Refusal("refused-number", rule="WM-0.8.1", number=number_name(action.number))
        slot = state.adventure.layout.slot_at.get(action.slot, EMPTY)
        if slot == EMPTY:
            return Refusal("refused-slot", rule="WM-0.9", slot=action.slot)
        if sheet.slots[slot] != EMPTY:
            return Refusal("refused-filled", rule="WM-0.9")
        return state.adventure.refuse_slot(sheet, effect, action.number, slot)


def writes(state: MoonState, sheet: Sheet, wild: int) -> list[Action]:
    """Every number that can be written in every slot where it fits, with the combinations' effects or a wild instead of them."""
    adventure = state.adventure
    options: list[Action] = []
    for stack in range(state.stacks.offered):
        if wild == EMPTY or not state.stacks.repeats(stack):
            effect = state.stacks.effect(stack) if wild == EMPTY else wild
            options += adventure.writes_of(sheet, stack, effect, state.stacks.number(stack))
    return options


WRITE: Final = WriteNumber()
