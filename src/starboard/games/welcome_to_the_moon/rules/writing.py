"""Writing the number of a combination, or a system error when nothing can be written (WM-0.8 to WM-0.10, WM-0.14)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message
from starboard.games.welcome_to_the_moon.actions import TakeError, Wild, Write
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.events import Erred, SpentWild, Wrote
from starboard.games.welcome_to_the_moon.rules.bars import elsewhere
from starboard.games.welcome_to_the_moon.rules.phases import FINISH, FINISH_AT_ONCE
from starboard.games.welcome_to_the_moon.state import MoonState

ERROR: Final[Action] = TakeError()
WILDS: Final[list[Action]] = [Wild(effect) for effect in EFFECTS]


def offers(state: MoonState, seat: int, stack: int) -> bool:
    """With a wild declared, choices among a card's effects are one and the same (WM-0.14.2, WM-C.34)."""
    return state.sheet(seat).wild == EMPTY or not state.stacks.repeats(stack)


@final
class WriteNumber(Decision[MoonState]):
    """Write the number of one combination (WM-0.8, WM-0.9), or take a system error if none fits (WM-0.10)."""

    def options(self, state: MoonState, seat: int) -> list[Action]:
        adventure, sheet = state.adventure, state.sheet(seat)
        options = adventure.writes(state, sheet, sheet.wild)
        if not options:
            options.append(ERROR)
        options += adventure.stored_writes(state, seat)
        if sheet.wild == EMPTY and adventure.owned_wild(sheet) != EMPTY:
            options += [WILDS[effect] for effect in adventure.wild_effects if adventure.writes(state, sheet, effect)]
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
        sheet.effect = state.effect_in_force(seat, action.stack)
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
        refusal: Refusal | None = None
        if isinstance(action, Write):
            refusal = bar_write(state, seat, action)
        elif isinstance(action, Wild):
            refusal = bar_wild(state, seat, action)
        elif isinstance(action, TakeError):
            refusal = Refusal("refused-error", rule="WM-0.10.4")
        if refusal is None:
            stuck = ERROR in self.options(state, seat)
            first = Refusal("ask-error", rule="WM-0.10.1") if stuck else Refusal("refused-write-first", rule="WM-0.8.3")
            refusal = elsewhere(state, action, first)
        return refusal


def bar_write(state: MoonState, seat: int, action: Write) -> Refusal | None:
    """Why this cannot be written (WM-0.8, WM-0.9); None when it can."""
    if not 0 <= action.stack < state.stacks.offered:
        return Refusal("refused-stack", rule="WM-0.8", last=state.stacks.offered - 1)
    if not offers(state, seat, action.stack):
        return Refusal("refused-same-card", rule="WM-C.34")
    slot = state.adventure.layout.slot_at.get(action.slot, EMPTY)
    if slot == EMPTY:
        return Refusal("refused-slot", rule="WM-0.9", slot=action.slot)
    return state.adventure.bar_write(state, seat, action.stack, action.number, slot)


def bar_wild(state: MoonState, seat: int, action: Wild) -> Refusal | None:
    """Why no wild can be spent as this effect (WM-0.14); None when it can."""
    adventure, sheet = state.adventure, state.sheet(seat)
    if action.effect not in EFFECTS:
        return Refusal("refused-no-effect", rule="WM-0.14.2", effect=action.effect)
    effect = EFFECTS.index(action.effect)
    if sheet.wild != EMPTY:
        return Refusal("refused-wild-declared", rule="WM-0.14.2")
    if adventure.owned_wild(sheet) == EMPTY:
        return Refusal("refused-wild-none", rule="WM-0.14.1")
    if effect not in adventure.wild_effects:
        return Refusal("refused-wild-effect", rule="WM-0.21", effect=action.effect)
    return None if adventure.writes(state, sheet, effect) else Refusal("refused-wild-vain", rule="WM-0.14.2", effect=action.effect)


WRITE: Final = WriteNumber()
