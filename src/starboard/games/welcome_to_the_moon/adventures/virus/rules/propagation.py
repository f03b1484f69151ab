"""Viruses become active and spread; players choose slots for them (WM-6.3, WM-6.10, WM-6.11, WM-6.13 to WM-6.16)."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Infect
from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import VirusLayout
from starboard.games.welcome_to_the_moon.adventures.virus.content.names import VirusNames
from starboard.games.welcome_to_the_moon.adventures.virus.events import Activated, Evacuated, Infected, Propagated, Settled
from starboard.games.welcome_to_the_moon.adventures.virus.rules.scoring import block_score
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, EMPTY, INFECTED, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.bars import elsewhere, filled_bar
from starboard.games.welcome_to_the_moon.rules.phases import finish
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class Propagation:
    """What viruses do on sheets of this layout."""

    def __init__(self, layout: VirusLayout, names: VirusNames) -> None:
        self.layout = layout
        self.names = names
        self.actions: list[Action] = [Infect(slot) for slot in layout.slot_ids]

    # -- what sets viruses off

    def activate(self, state: MoonState, home: int) -> None:
        """A virus becomes active on every sheet, once, and gives everyone a propagation (WM-6.10, WM-6.13)."""
        for seat in range(state.seats):
            sheet = cast("VirusSheet", state.own(seat))
            sheet.marks[self.layout.targets[home]] = CIRCLED
            sheet.marks[self.layout.symbol_of(home)] = CROSSED
            sheet.due += 1
        if state.journal is not None:
            state.tell(Activated(None, self.layout.virus_at[home], self.layout.block_ids[home], self.names.block(home)))

    def set_off(self, state: MoonState, symbol: int, culprits: list[int]) -> None:
        """One propagation for all who did not cross the icon this turn; the symbol is crossed on every sheet (WM-6.11)."""
        victims = [seat for seat in range(state.seats) if seat not in culprits]
        for seat in range(state.seats):
            sheet = cast("VirusSheet", state.own(seat))
            sheet.marks[symbol] = CROSSED
            if seat in victims:
                sheet.due += 1
        if state.journal is not None:
            state.tell(Propagated(None, self.layout.symbols[symbol], tuple(culprits), tuple(victims)))

    # -- spreading

    def everywhere(self, state: MoonState) -> None:
        """Each sheet as far as its player has nothing to choose; everyone sees it."""
        for seat in range(state.seats):
            if cast("VirusSheet", state.sheets[seat]).due:
                self.propagate(state, seat)
        state.disclose()

    def propagate(self, state: MoonState, seat: int) -> None:
        """The propagations that are due, one virus after another, up to the next slot that the player chooses (WM-6.13, WM-6.14)."""
        sheet = cast("VirusSheet", state.own(seat))
        while sheet.due:
            while sheet.targets:
                rooms = empty_rooms(self.layout, sheet, sheet.targets[0])
                if len(rooms) > 1:
                    return
                sheet.targets.pop(0)
                self.infect(state, seat, rooms[0])
            if sheet.next_home == len(self.layout.rooms):
                sheet.next_home = 0
                sheet.due -= 1
            else:
                sheet.targets = self.reached(sheet, sheet.next_home)
                sheet.next_home += 1

    def reached(self, sheet: VirusSheet, home: int) -> list[int]:
        """Blocks that the virus of this home infects when it spreads, none while it is not active (WM-6.15)."""
        target = self.layout.targets[home]
        if target == EMPTY or sheet.marks[target] == UNTOUCHED:
            return []
        if not full(self.layout, sheet, home):
            return [home]
        return [block for block, _ in ways_out(self.layout, sheet, home)]

    def infect(self, state: MoonState, seat: int, slot: int) -> None:
        """Cross out a slot; a block that this fills is evacuated at once (WM-6.4, WM-6.16)."""
        state.own(seat).slots[slot] = INFECTED
        if state.journal is not None:
            state.whisper(seat, Infected(seat, self.layout.slot_ids[slot], self.names.place(slot)))
        self.evacuate(state, seat, self.layout.block_of[slot])

    def evacuate(self, state: MoonState, seat: int, block: int) -> None:
        """A full block is evacuated once (WM-6.16)."""
        sheet = cast("VirusSheet", state.sheets[seat])
        if sheet.evacuated >> block & 1 or not full(self.layout, sheet, block):
            return
        cast("VirusSheet", state.own(seat)).evacuated |= 1 << block
        if state.journal is not None:
            points = block_score(self.layout, sheet, block)
            state.whisper(seat, Evacuated(seat, self.layout.block_ids[block], self.names.block(block), points))


@final
class SettleGreyVirus(Decision[MoonState]):
    """Choose one of the blocks with an empty target as the home of the grey virus, and the slot it infects there (WM-6.3)."""

    def __init__(self, propagation: Propagation) -> None:
        self.propagation = propagation

    def options(self, state: MoonState, seat: int) -> list[Action]:
        layout = self.propagation.layout
        return [self.propagation.actions[slot] for block in layout.grey_homes for slot in layout.rooms[block]]

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        assert isinstance(action, Infect)
        layout = self.propagation.layout
        slot = layout.slot_at[action.slot]
        block = layout.block_of[slot]
        cast("VirusSheet", state.own(seat)).marks[layout.targets[block]] = CIRCLED
        if state.journal is not None:
            state.whisper(seat, Settled(seat, layout.block_ids[block], self.propagation.names.block(block)))
        self.propagation.infect(state, seat, slot)
        finish(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("virus-ask-home")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        refusal: Refusal | None = None
        if isinstance(action, Infect):
            slot = self.propagation.layout.slot_at.get(action.slot, EMPTY)
            missing = Refusal("refused-slot", rule="WM-6.3", slot=action.slot)
            refusal = missing if slot == EMPTY else Refusal("virus-refused-home", rule="WM-6.3")
        return refusal or elsewhere(state, action, Refusal("refused-choice", rule="WM-6.3", question=self.prompt(state, seat)))


@final
class InfectRoom(Decision[MoonState]):
    """Choose the slot that a virus infects in the block it has reached (WM-6.15)."""

    def __init__(self, propagation: Propagation) -> None:
        self.propagation = propagation

    def options(self, state: MoonState, seat: int) -> list[Action]:
        sheet = cast("VirusSheet", state.sheets[seat])
        return [self.propagation.actions[slot] for slot in empty_rooms(self.propagation.layout, sheet, sheet.targets[0])]

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        assert isinstance(action, Infect)
        cast("VirusSheet", state.own(seat)).targets.pop(0)
        self.propagation.infect(state, seat, self.propagation.layout.slot_at[action.slot])
        self.propagation.propagate(state, seat)
        if cast("VirusSheet", state.sheets[seat]).targets:
            state.push(seat, self)
        else:
            finish(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        block = cast("VirusSheet", state.sheets[seat]).targets[0]
        return message("virus-ask-infect", block=self.propagation.names.block(block))

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        refusal = self.bar_infect(state, seat, action) if isinstance(action, Infect) else None
        return refusal or elsewhere(state, action, Refusal("refused-choice", rule="WM-6.15", question=self.prompt(state, seat)))

    def bar_infect(self, state: MoonState, seat: int, action: Infect) -> Refusal | None:
        """Why a slot cannot be infected now; None when it can."""
        layout, sheet = self.propagation.layout, cast("VirusSheet", state.sheets[seat])
        slot = layout.slot_at.get(action.slot, EMPTY)
        if slot == EMPTY:
            return Refusal("refused-slot", rule="WM-6.15", slot=action.slot)
        block = sheet.targets[0]
        if slot in empty_rooms(layout, sheet, block):
            return None
        if sheet.slots[slot] != EMPTY:
            return filled_bar("WM-6.15")
        return Refusal("virus-refused-spreads", rule="WM-6.15", block=self.propagation.names.block(block))


def ways_out(layout: VirusLayout, sheet: VirusSheet, home: int) -> list[tuple[int, int]]:
    """Blocks with an empty slot that an open walkway joins to a full one, with the walkway (WM-6.15)."""
    found: list[tuple[int, int]] = []
    for block, walkway in zip(layout.neighbours[home], layout.walkways_of[home], strict=True):
        if sheet.marks[walkway] == UNTOUCHED and not full(layout, sheet, block):
            found.append((block, walkway))
    return found


def leaks(layout: VirusLayout, sheet: VirusSheet) -> list[int]:
    """Walkways by which active viruses would spread to other blocks now."""
    active = [home for home, target in enumerate(layout.targets) if target != EMPTY and sheet.marks[target] != UNTOUCHED]
    return sorted({walkway for home in active if full(layout, sheet, home) for _, walkway in ways_out(layout, sheet, home)})


def full(layout: VirusLayout, sheet: VirusSheet, block: int) -> bool:
    return not empty_rooms(layout, sheet, block)


def empty_rooms(layout: VirusLayout, sheet: VirusSheet, block: int) -> list[int]:
    return [slot for slot in layout.rooms[block] if sheet.slots[slot] == EMPTY]
