"""Adventure: what one adventure adds to the common turn. The hooks stand in the order of its chapter."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from starboard.engine.actions import Action
from starboard.engine.agenda import Task
from starboard.engine.errors import Refusal
from starboard.engine.game import Options
from starboard.engine.messages import Message, Param, message
from starboard.engine.record import Option
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.content import EFFECTS, MissionCard, SheetContent
from starboard.games.welcome_to_the_moon.deck import MOST
from starboard.games.welcome_to_the_moon.sheet import EMPTY, Sheet, number_name
from starboard.games.welcome_to_the_moon.view import SheetView

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
    from starboard.games.welcome_to_the_moon.state import MoonState


class Adventure(ABC):
    """One per adventure, frozen; sheets and the shared marks live in the state.

    Decisions that only some adventures ask: `preparation` of every seat before the first turn (WM-0.5), `incident` of the seats that
    incidents have struck (WM-0.6). A decision ends with `finish`; it and all that follows from it concern the own sheet alone.
    """

    def __init__(self, content: SheetContent, lines: list[list[int]]) -> None:
        self.number = content.adventure
        self.slot_ids: list[str] = [slot.id for slot in content.slots]
        self.slot_at: dict[str, int] = {slot.id: index for index, slot in enumerate(content.slots)}
        self.lines = lines
        self.lines_of: list[list[int]] = [[index for index, line in enumerate(lines) if slot in line] for slot in range(len(self.slot_ids))]
        self.missions: list[MissionCard] = list(content.missions)
        self.largest = content.number_range["max"]
        self.writes: list[list[list[Action]]] = [
            [[Write(stack, slot, number) for number in range(self.largest + 1)] for slot in self.slot_ids] for stack in range(MOST)
        ]
        self.astra: AdventureCard = self.adventure_card()
        self.switches: list[Option] = []
        self.wild_effects: list[int] = list(range(len(EFFECTS)))
        self.preparation: Task[Any] | None = None
        self.incident: Task[Any] | None = None

    # -- set-up

    def under(self, options: Options) -> Adventure:
        """This adventure by the readings of its rules that the table has chosen among its `switches` (WM-0.21)."""
        return self

    @abstractmethod
    def new_sheet(self) -> Sheet: ...

    def sheets_for(self, seats: int) -> int:
        """How many sheets lie on the table."""
        return seats

    def sheet_of(self, state: MoonState, seat: int) -> int:
        """Whose sheet the seat writes on now; nobody else does before all have finished (WM-8.4)."""
        return seat

    # -- writing

    @abstractmethod
    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        """Slots where the number may be written with this effect (WM-0.8.2)."""

    def numbers(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        """What may be written of a combination's number with this effect (WM-0.8.1)."""
        return [number]

    def writes_of(self, sheet: Sheet, stack: int, effect: int, number: int) -> list[Action]:
        """Every writable number of a combination in every slot where it fits."""
        options: list[Action] = []
        for one in self.numbers(sheet, effect, number):
            places = self.writable(sheet, effect, one)
            if self.is_ordinary(stack, one):
                by_slot = self.writes[stack]
                options += [by_slot[slot][one] for slot in places]
            else:
                options += [Write(stack, self.slot_ids[slot], one) for slot in places]
        return options

    def is_ordinary(self, stack: int, number: int) -> bool:
        """Whether ordinary cards can give the combination and the number: those actions are at hand."""
        return stack < MOST and 0 <= number <= self.largest

    def stored_writes(self, state: MoonState, seat: int) -> list[Action]:
        """Writes that something stored makes possible; a player with no others may take the error instead (WM-0.10.4)."""
        return []

    def inscription(self, state: MoonState, seat: int, number: int) -> int:
        """What goes into the slot when this number is written."""
        return number

    def owned_wild(self, sheet: Sheet) -> int:
        """A wild that may be spent, EMPTY when there is none (WM-0.14)."""
        return EMPTY

    def spend_wild(self, state: MoonState, seat: int) -> None:
        """Cross the owned wild (WM-0.14.2)."""

    @abstractmethod
    def refuse_slot(self, sheet: Sheet, effect: int, number: int, slot: int) -> Refusal:
        """Why a slot is not among the writable ones."""

    @abstractmethod
    def wrote(self, state: MoonState, seat: int, slot: int) -> None:
        """Immediate consequences of a number just written; pushes what the player must decide."""

    @abstractmethod
    def erred(self, state: MoonState, seat: int) -> None:
        """Mark the next system error box (WM-0.10.1)."""

    def has_erred(self, state: MoonState, seat: int) -> bool:
        """Whether the seat had a system error this turn (WM-0.16.6)."""
        return state.sheets[seat].erred

    # -- after all have committed

    @abstractmethod
    def incidents(self, state: MoonState) -> None: ...

    def struck(self, state: MoonState) -> list[int]:
        """Seats that must answer the `incident` now."""
        return []

    @abstractmethod
    def progress(self, sheet: Sheet, mission: MissionCard) -> tuple[int, int]:
        """How much of the condition holds, and how much is needed."""

    def best_progress(self, sheets: list[Sheet], seat: int, mission: MissionCard) -> tuple[int, int]:
        """The progress of a seat on all sheets that it plays on (WM-8.15)."""
        return self.progress(sheets[seat], mission)

    @abstractmethod
    def rewarded(self, state: MoonState, seat: int, amount: int) -> None:
        """What a mission's reward does besides being written in its box (WM-0.16.5)."""

    def claimed(self, state: MoonState) -> bool:
        """Incidents that claims have brought about; if there are any, missions are offered once more after them (WM-6.20)."""
        return False

    @abstractmethod
    def endings(self, state: MoonState) -> list[Message]:
        """Why the adventure ends now; empty while it goes on (WM-0.17)."""

    # -- scoring

    @abstractmethod
    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]: ...

    @abstractmethod
    def rank(self, sheets: list[Sheet], seat: int) -> tuple[int, int]:
        """Score and tie-break, both: greater is better (WM-0.18)."""

    # -- showing

    @abstractmethod
    def show(self, state: MoonState, sheet: Sheet, ready: bool) -> SheetView: ...

    @abstractmethod
    def place(self, slot: int) -> Message:
        """A slot in words."""

    def ask_to_write(self, state: MoonState, seat: int, error: bool) -> Message:
        return message("ask-error" if error else "ask-write")

    def describe_write(self, state: MoonState, seat: int, action: Write) -> Message:
        """Names the stack only where another one could give the same, and what is changed only where its card shows another number."""
        place = self.place(self.slot_at[action.slot])
        number: Param = number_name(action.number)
        effect = state.effect_in_force(seat, action.stack)
        stacks = state.stacks
        source, printed = stacks.sources[action.stack], stacks.number(action.stack)
        same = [
            stack
            for stack in range(stacks.offered)
            if state.effect_in_force(seat, stack) == effect
            and action.number in self.numbers(state.sheet(seat), effect, stacks.number(stack))
        ]
        if any(stacks.sources[stack] == source and stacks.number(stack) != printed for stack in same):
            number = message("number-from", number=number, printed=number_name(printed))
        if any(stacks.sources[stack] != source for stack in same):
            return message("do-write-stack", number=number, effect=effect_name(effect), place=place, source=state.name_source(action.stack))
        return message("do-write", number=number, effect=effect_name(effect), place=place)

    @abstractmethod
    def describe_mission(self, mission: MissionCard) -> Message: ...

    def name_reward(self, amount: int) -> Message:
        """A mission's reward in words (WM-0.16.5)."""
        return message("reward-points", count=amount)

    @abstractmethod
    def describe(self, action: Action) -> Message:
        """An action of this adventure's own in words."""

    # -- alone against ASTRA

    @abstractmethod
    def adventure_card(self) -> AdventureCard: ...

    # -- for bots

    @abstractmethod
    def evaluate(self, state: MoonState, seat: int) -> float: ...

    @abstractmethod
    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]: ...


def effect_name(effect: int) -> str:
    return EFFECTS[effect]
