"""Where viruses spread, and the slots that players choose for them (WM-6.3, WM-6.13 to WM-6.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Infect
from starboard.games.welcome_to_the_moon.adventures.virus.events import Evacuated, Infected, Settled
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.rules.marking import CIRCLED, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.turn import finish
from starboard.games.welcome_to_the_moon.sheet import EMPTY, INFECTED
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.virus.rules.adventure import Virus


@final
class SettleGreyVirus(Decision[MoonState]):
    """Choose one of the blocks with an empty target as the home of the grey virus, and the slot it infects there (WM-6.3)."""

    def __init__(self, virus: Virus) -> None:
        self.virus = virus

    def options(self, state: MoonState, seat: int) -> list[Action]:
        return [self.virus.infect_actions[slot] for block in self.virus.grey_homes for slot in self.virus.rooms[block]]

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        assert isinstance(action, Infect)
        slot = self.virus.slot_at[action.slot]
        block = self.virus.block_of[slot]
        cast("VirusSheet", state.own(seat)).marks[self.virus.targets[block]] = CIRCLED
        if state.journal is not None:
            state.whisper(seat, Settled(seat, self.virus.block_ids[block], self.virus.name_block(block)))
        infect(self.virus, state, seat, slot)
        finish(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("virus-ask-home")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-choice", rule="WM-6.3", question=self.prompt(state, seat))


@final
class InfectRoom(Decision[MoonState]):
    """Choose the slot that a virus infects in the block it has reached (WM-6.15)."""

    def __init__(self, virus: Virus) -> None:
        self.virus = virus

    def options(self, state: MoonState, seat: int) -> list[Action]:
        sheet = cast("VirusSheet", state.sheets[seat])
        return [self.virus.infect_actions[slot] for slot in empty_rooms(self.virus, sheet, sheet.targets[0])]

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        assert isinstance(action, Infect)
        cast("VirusSheet", state.own(seat)).targets.pop(0)
        infect(self.virus, state, seat, self.virus.slot_at[action.slot])
        propagate(self.virus, state, seat)
        if cast("VirusSheet", state.sheets[seat]).targets:
            state.push(seat, self)
        else:
            finish(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        block = cast("VirusSheet", state.sheets[seat]).targets[0]
        return message("virus-ask-infect", block=self.virus.name_block(block))

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-choice", rule="WM-6.15", question=self.prompt(state, seat))


def propagate(virus: Virus, state: MoonState, seat: int) -> None:
    """Carry out the propagations that are due, one virus after another, up to the next slot that the player chooses (WM-6.13, WM-6.14)."""
    sheet = cast("VirusSheet", state.own(seat))
    while sheet.due:
        while sheet.targets:
            rooms = empty_rooms(virus, sheet, sheet.targets[0])
            if len(rooms) > 1:
                return
            sheet.targets.pop(0)
            infect(virus, state, seat, rooms[0])
        if sheet.next_home == len(virus.rooms):
            sheet.next_home = 0
            sheet.due -= 1
        else:
            sheet.targets = reached(virus, sheet, sheet.next_home)
            sheet.next_home += 1


def reached(virus: Virus, sheet: VirusSheet, home: int) -> list[int]:
    """Blocks that the virus of this home infects when it spreads, none while it is not active (WM-6.15)."""
    target = virus.targets[home]
    if target == EMPTY or sheet.marks[target] == UNTOUCHED:
        return []
    if not full(virus, sheet, home):
        return [home]
    blocks: list[int] = []
    for block, walkway in zip(virus.neighbours[home], virus.walkways_of[home], strict=True):
        if sheet.marks[walkway] == UNTOUCHED and not full(virus, sheet, block):
            blocks.append(block)
    return blocks


def infect(virus: Virus, state: MoonState, seat: int, slot: int) -> None:
    """Cross out a slot; a block that this fills is evacuated at once (WM-6.4, WM-6.16)."""
    state.own(seat).slots[slot] = INFECTED
    if state.journal is not None:
        state.whisper(seat, Infected(seat, virus.slot_ids[slot], virus.place(slot)))
    evacuate(virus, state, seat, virus.block_of[slot])


def evacuate(virus: Virus, state: MoonState, seat: int, block: int) -> None:
    """A full block is evacuated once (WM-6.16)."""
    sheet = cast("VirusSheet", state.sheets[seat])
    if sheet.evacuated >> block & 1 or not full(virus, sheet, block):
        return
    cast("VirusSheet", state.own(seat)).evacuated |= 1 << block
    if state.journal is not None:
        state.whisper(seat, Evacuated(seat, virus.block_ids[block], virus.name_block(block), virus.block_score(sheet, block)))


def full(virus: Virus, sheet: VirusSheet, block: int) -> bool:
    return not empty_rooms(virus, sheet, block)


def empty_rooms(virus: Virus, sheet: VirusSheet, block: int) -> list[int]:
    return [slot for slot in virus.rooms[block] if sheet.slots[slot] == EMPTY]
