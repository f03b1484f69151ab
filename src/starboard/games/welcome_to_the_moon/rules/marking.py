"""Sheets whose printed symbols are marked: what adventures 2 to 8 share (WM-0.4, WM-0.10 to WM-0.18)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, cast

from starboard.engine.agenda import Decision
from starboard.engine.effects.vocabulary import Vocabulary
from starboard.engine.errors import Refusal
from starboard.engine.game import Options
from starboard.engine.messages import Message
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.effects import ASTRONAUT, PLANNING
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, EMPTY, HALF, X, number_name
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout, Track
from starboard.games.welcome_to_the_moon.content.names import SheetNames, reasons
from starboard.games.welcome_to_the_moon.events import Marked, Raced
from starboard.games.welcome_to_the_moon.rules.effects import ApplyEffect, EffectRules, EndPlay, PlanX, UseEffect
from starboard.games.welcome_to_the_moon.sheet import FIRST, LATER, NOT_CLAIMED, OPEN, MarkedSheet, Sheet, blank_sheet
from starboard.games.welcome_to_the_moon.state import AstraRules, MoonState

SHIFT: Final = 2
"""By how much an astronaut changes a number at most (WM-0.12.1)."""

WILD_EFFECTS: Final = Option("wild_effects", ("all", "no_astronaut_planning"), "all")
"""Which effects a wild may be (WM-0.14.2, WM-0.21)."""


def wild_effects(options: Options) -> list[int]:
    every = options[WILD_EFFECTS.id] == "all"
    return [effect for effect in range(len(EFFECTS)) if every or effect not in (ASTRONAUT, PLANNING)]


class MarkingRules(EffectRules):
    """An adventure whose effects mark symbols of `MarkedSheet`s."""

    def __init__(self, layout: MarkedLayout, names: SheetNames, astra: AstraRules, tests: Vocabulary[Any]) -> None:
        super().__init__(layout, names, astra, tests)
        self.apply_effect = ApplyEffect(self, UseEffect(self), self.planning())
        self.end_of_play = EndPlay(self)

    # -- what an adventure says

    @abstractmethod
    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """Consequences of a symbol just marked."""

    def planning(self) -> Decision[MoonState]:
        """What planning asks."""
        return PlanX(self)

    def x_places(self, state: MoonState, seat: int) -> list[int]:
        return [slot for slot, written in enumerate(state.sheet(seat).slots) if written == EMPTY]

    def end_play(self, state: MoonState, seat: int) -> None:
        """Nothing is left to do."""

    def new_sheet(self) -> Sheet:
        return blank_sheet(self.marked_layout)

    # -- writing

    def shifts(self, sheet: Sheet) -> bool:
        """Whether the astronaut effect may still change a number (WM-0.12.3)."""
        return True

    def numbers(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        """The number itself, or with an astronaut up to 2 more or less (WM-0.8.1, WM-0.12.1)."""
        if effect != ASTRONAUT or number == X or not self.shifts(sheet):
            return [number]
        least = HALF if number >= HALF else 0
        return list(range(max(least, number - SHIFT), number + SHIFT + 1))

    def bar_number(self, sheet: Sheet, effect: int, printed: int, number: int) -> Refusal:
        numbers = self.numbers(sheet, effect, printed)
        if len(numbers) == 1:
            return super().bar_number(sheet, effect, printed, number)
        least, most = number_name(numbers[0]), number_name(numbers[-1])
        return Refusal("refused-shift", rule="WM-0.12.1", printed=number_name(printed), least=least, most=most)

    def out_of_reach(self, state: MoonState, seat: int, purpose: int, symbol: int) -> Refusal:
        return Refusal("refused-next", rule="WM-0.11")

    def wrote(self, state: MoonState, seat: int, slot: int) -> None:
        sheet = state.sheet(seat)
        state.push(seat, self.end_of_play)
        if sheet.effect == ASTRONAUT and sheet.shift:
            self.mark_next(state, seat, self.marked_layout.tracks["astronaut"])
        else:
            state.push(seat, self.apply_effect)
        self.filled(state, seat, slot)

    # -- marking

    def mark(self, state: MoonState, seat: int, symbol: int) -> None:
        layout = self.marked_layout
        cast("MarkedSheet", state.own(seat)).marks[symbol] = layout.mark_as[symbol]
        if state.journal is not None:
            state.whisper(seat, Marked(seat, layout.symbols[symbol], self.names.symbol(symbol)))
        self.pay_track(state, seat, symbol)
        self.marked(state, seat, symbol)

    def next_icon(self, sheet: Sheet, track: Track) -> int:
        """The next unmarked icon of a track, EMPTY when all are."""
        return cast("MarkedSheet", sheet).next_of(track.icons)

    def mark_next(self, state: MoonState, seat: int, track: Track) -> None:
        """Mark the next icon; with none left nothing happens (WM-0.12.3, WM-0.13.3)."""
        icon = self.next_icon(state.sheet(seat), track)
        if icon != EMPTY:
            self.mark(state, seat, icon)

    def pay_track(self, state: MoonState, seat: int, symbol: int) -> None:
        """The second icon of a pair circles its wild at once (WM-0.14.1)."""
        layout = self.marked_layout
        for track in layout.tracks.values():
            if symbol in track.rewards and track.rewards[symbol] in layout.wilds:
                cast("MarkedSheet", state.own(seat)).marks[track.rewards[symbol]] = CIRCLED

    def owned_wild(self, sheet: Sheet) -> int:
        marks = cast("MarkedSheet", sheet).marks
        for wild in self.marked_layout.wilds:
            if marks[wild] == CIRCLED:
                return wild
        return EMPTY

    def spend_wild(self, state: MoonState, seat: int) -> None:
        sheet = cast("MarkedSheet", state.own(seat))
        sheet.marks[self.owned_wild(sheet)] = CROSSED

    # -- race bonuses

    def reach(self, state: MoonState, seat: int, race: int) -> None:
        """The goal of a race bonus: the high value while it is open, else the low one (WM-0.15)."""
        sheet = cast("MarkedSheet", state.own(seat))
        if sheet.races[race] == OPEN:
            sheet.races[race] = LATER if state.closed >> race & 1 else FIRST

    # -- incidents, missions, end

    def incidents(self, state: MoonState) -> None:
        """High values reached this turn are crossed on every sheet that has not circled them (WM-0.15)."""
        layout = self.marked_layout
        for race in range(len(layout.race_ids)):
            if state.closed >> race & 1:
                continue
            winners = [seat for seat in range(state.seats) if cast("MarkedSheet", state.sheets[seat]).races[race] == FIRST]
            if winners:
                state.closed |= 1 << race
                if state.journal is not None:
                    state.tell(Raced(None, layout.race_ids[race], self.names.race(race), layout.race_first[race], tuple(winners)))

    def rewarded(self, state: MoonState, seat: int, amount: int) -> None:
        """Points stand in the mission box and count at the end (WM-0.16.5)."""

    def endings(self, state: MoonState) -> list[Message]:
        seats = range(state.seats)
        return reasons(
            {
                "end-missions": [seat for seat in seats if NOT_CLAIMED not in state.sheets[seat].rewards],
                "end-full": [seat for seat in seats if EMPTY not in state.sheets[seat].slots],
                "end-errors": [seat for seat in seats if state.sheets[seat].errors == self.error_boxes],
            }
        )

    # -- scoring

    def rank(self, sheets: list[Sheet], seat: int) -> tuple[int, int]:
        """Highest total; tied: fewer system errors (WM-0.18)."""
        return sum(term.points for term in self.terms(sheets, seat)), -sheets[seat].errors
