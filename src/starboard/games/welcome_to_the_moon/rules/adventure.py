"""What most adventures do alike: own sheets, combinations as they are shown, no incidents of their own (WM-0.6, WM-0.8)."""

from __future__ import annotations

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.content.layout import Layout
from starboard.games.welcome_to_the_moon.content.names import SheetNames
from starboard.games.welcome_to_the_moon.deck import MOST
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.state import AdventureRules, AstraRules, MoonState


class CommonRules(AdventureRules):
    """Where an adventure says nothing else."""

    def __init__(self, layout: Layout, names: SheetNames, astra: AstraRules) -> None:
        super().__init__(layout, names, astra)
        self.writes: list[list[list[Action]]] = [
            [[Write(stack, slot, number) for number in range(layout.largest + 1)] for slot in layout.slot_ids] for stack in range(MOST)
        ]
        """Actions at hand, by combination, slot and number."""

    def sheets_for(self, seats: int) -> int:
        return seats

    def sheet_of(self, state: MoonState, seat: int) -> int:
        return seat

    # -- writing

    def numbers(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        return [number]

    def writes_of(self, sheet: Sheet, stack: int, effect: int, number: int) -> list[Action]:
        options: list[Action] = []
        for one in self.numbers(sheet, effect, number):
            places = self.writable(sheet, effect, one)
            if self.is_ordinary(stack, one):
                by_slot = self.writes[stack]
                options += [by_slot[slot][one] for slot in places]
            else:
                options += [Write(stack, self.layout.slot_ids[slot], one) for slot in places]
        return options

    def is_ordinary(self, stack: int, number: int) -> bool:
        """Whether ordinary cards can give the combination and the number: those actions are at hand."""
        return stack < MOST and 0 <= number <= self.layout.largest

    def stored_writes(self, state: MoonState, seat: int) -> list[Action]:
        return []

    def inscription(self, state: MoonState, seat: int, number: int) -> int:
        return number

    def owned_wild(self, sheet: Sheet) -> int:
        return EMPTY

    def spend_wild(self, state: MoonState, seat: int) -> None:
        """There are no wilds."""

    def ask_to_write(self, state: MoonState, seat: int, error: bool) -> Message:
        return message("ask-error" if error else "ask-write")

    def has_erred(self, state: MoonState, seat: int) -> bool:
        return state.sheets[seat].erred

    # -- after all have committed

    def struck(self, state: MoonState) -> list[int]:
        return []

    def claimed(self, state: MoonState) -> bool:
        return False
