"""What most adventures do alike: own sheets, combinations as they are shown, no incidents of their own (WM-0.6, WM-0.8)."""

from __future__ import annotations

from typing import Any, Final

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import Vocabulary
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.content import EFFECTS, MissionCard
from starboard.games.welcome_to_the_moon.content.inscriptions import CARD_X, EMPTY, X, number_name
from starboard.games.welcome_to_the_moon.content.layout import Layout
from starboard.games.welcome_to_the_moon.content.names import SheetNames
from starboard.games.welcome_to_the_moon.deck import MOST
from starboard.games.welcome_to_the_moon.rules.bars import filled_bar, order_bar
from starboard.games.welcome_to_the_moon.rules.conditions import Condition, read_conditions
from starboard.games.welcome_to_the_moon.sheet import Bounds, Sheet, bind_along
from starboard.games.welcome_to_the_moon.state import AdventureRules, AstraRules, MoonState

ALL_EFFECTS: Final[list[int]] = list(range(len(EFFECTS)))


class CommonRules(AdventureRules):
    """Where an adventure says nothing else."""

    def __init__(self, layout: Layout, names: SheetNames, astra: AstraRules, tests: Vocabulary[Any]) -> None:
        super().__init__(layout, names, astra)
        self.conditions: dict[int, Condition[Any, Any]] = read_conditions(layout.missions, tests)
        self.error_boxes = layout.error_boxes
        """Those that a player marks before the game ends."""
        self.all_slots: list[int] = [slot for line in layout.lines for slot in line]
        self.at_hand: list[list[list[Action]]] = [
            [[Write(stack, slot, number) for slot in layout.slot_ids] for number in range(layout.largest + 1)] for stack in range(MOST)
        ]
        """Actions at hand, by combination, number and slot."""

    def sheets_for(self, seats: int) -> int:
        return seats

    def sheet_of(self, state: MoonState, seat: int) -> int:
        return seat

    # -- writing

    def bounds(self, sheet: Sheet, effects: list[int]) -> Bounds:
        """Between which numbers each slot takes one, as far as it takes these effects."""
        bounds = Bounds(sheet.slots)
        for line in self.rising(sheet, effects):
            bounds.rise_along(line)
        return bounds

    def rising(self, sheet: Sheet, effects: list[int]) -> list[list[int]]:
        """Lines along which the numbers ascend, as far as they take these effects (WM-0.9)."""
        return self.layout.lines

    def bonds(self, sheet: Sheet) -> list[list[int]]:
        bonds: list[list[int]] = [[] for _ in sheet.slots]
        for line in self.rising(sheet, ALL_EFFECTS):
            bind_along(sheet.slots, line, bonds)
        return bonds

    def slots_for(self, effect: int) -> list[int]:
        """Slots that take this effect."""
        return self.all_slots

    def numbers(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        return [number]

    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        return self.bounds(sheet, [effect]).places(self.slots_for(effect), number)

    def writes(self, state: MoonState, sheet: Sheet, wild: int) -> list[Action]:
        options: list[Action] = []
        bounds = self.bounds(sheet, state.stacks.effects if wild == EMPTY else [wild])
        for stack in range(state.stacks.offered):
            if wild == EMPTY or not state.stacks.repeats(stack):
                effect = state.stacks.effect(stack) if wild == EMPTY else wild
                slots = self.slots_for(effect)
                for number in self.numbers(sheet, effect, state.stacks.number(stack)):
                    self.add_writes(options, bounds.places(slots, number), stack, number)
        return options

    def add_writes(self, options: list[Action], places: list[int], stack: int, number: int) -> None:
        if self.is_ordinary(stack, number):
            by_slot = self.at_hand[stack][number]
            for slot in places:
                options.append(by_slot[slot])  # noqa: PERF401 - compiled, a loop is faster
        else:
            options += [Write(stack, self.layout.slot_ids[slot], number) for slot in places]

    def is_ordinary(self, stack: int, number: int) -> bool:
        """Whether ordinary cards can give the combination and the number: those actions are at hand."""
        return stack < MOST and 0 <= number <= self.layout.largest

    def bar_write(self, state: MoonState, seat: int, stack: int, number: int, slot: int) -> Refusal | None:
        sheet, effect = state.sheet(seat), state.effect_in_force(seat, stack)
        if number not in self.numbers(sheet, effect, state.stacks.number(stack)):
            return self.bar_number(sheet, effect, state.stacks.number(stack), number)
        if slot in self.writable(sheet, effect, number):
            return None
        if sheet.slots[slot] != EMPTY:
            return filled_bar()
        return self.bar_slot(sheet, effect, slot) or self.bar_order(self.bounds(sheet, [effect]), slot)

    def bar_combination(self, effect: int, number: int) -> Refusal:
        return Refusal(self.names.no_place, rule="WM-0.8.2", number=number_name(number))

    def bar_number(self, sheet: Sheet, effect: int, printed: int, number: int) -> Refusal:
        """A number that the combination does not give."""
        return Refusal("refused-number", rule="WM-0.8.1", number=number_name(number))

    def bar_slot(self, sheet: Sheet, effect: int, slot: int) -> Refusal | None:
        """Why no number may be written in an empty slot with this effect."""
        return None

    def bar_order(self, bounds: Bounds, slot: int) -> Refusal:
        return order_bar(bounds, slot, "WM-0.9")

    def stored_writes(self, state: MoonState, seat: int) -> list[Action]:
        return []

    def inscription(self, state: MoonState, seat: int, number: int) -> int:
        return CARD_X if number == X else number

    def owned_wild(self, sheet: Sheet) -> int:
        return EMPTY

    def spend_wild(self, state: MoonState, seat: int) -> None:
        """There are no wilds."""

    def ask_to_write(self, state: MoonState, seat: int, error: bool) -> Message:
        return message("ask-error" if error else "ask-write")

    # -- system errors

    def erred(self, state: MoonState, seat: int) -> bool:
        marked = self.errors(state, seat)
        if marked == self.error_boxes:
            return False
        self.mark_error(state, seat)
        self.error_bonus(state, seat, marked + 1)
        return True

    def errors(self, state: MoonState, seat: int) -> int:
        """Boxes that are marked where the seat plays now."""
        return state.sheet(seat).errors

    def mark_error(self, state: MoonState, seat: int) -> None:
        state.own(seat).errors += 1

    def error_bonus(self, state: MoonState, seat: int, box: int) -> None:
        """What is printed at an error box just marked (WM-0.10.2)."""

    def has_erred(self, state: MoonState, seat: int) -> bool:
        return state.sheets[seat].erred

    def due(self, state: MoonState, seat: int) -> list[Message]:
        return []

    # -- after all have committed

    def struck(self, state: MoonState) -> list[int]:
        return []

    def progress(self, sheets: list[Sheet], seat: int, mission: MissionCard) -> tuple[int, int]:
        return self.conditions[mission.id].progress(self.layout, sheets[seat])

    def asked(self, mission: MissionCard) -> Message:
        return self.conditions[mission.id].text(self.layout)

    def claimed(self, state: MoonState) -> bool:
        return False
