"""Sheets whose printed symbols are marked by their ids: what adventures 2 to 8 share (WM-0.4, WM-0.10 to WM-0.18)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, cast

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.game import Options
from starboard.engine.messages import Message, message
from starboard.engine.record import Option
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.actions import Mark, WriteX
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from starboard.games.welcome_to_the_moon.content import EFFECTS, LETTERS, SheetContent
from starboard.games.welcome_to_the_moon.events import Marked, Raced, reasons
from starboard.games.welcome_to_the_moon.rules.adventure import Adventure
from starboard.games.welcome_to_the_moon.rules.effects import ASTRONAUT, PLANNING, ApplyEffect, EndPlay, PlanX, UseEffect
from starboard.games.welcome_to_the_moon.sheet import (
    EMPTY,
    HALF,
    NOT_CLAIMED,
    SHIFT,
    Sheet,
    X,
    bounds,
    number_name,
    order,
    shown,
)
from starboard.games.welcome_to_the_moon.state import PLAY, MoonState
from starboard.games.welcome_to_the_moon.view import MarkedSheetView

UNTOUCHED: Final = 0
CIRCLED: Final = 1
CROSSED: Final = 2

FORESEEN: Final = 8
"""Options that bots look into in the middle of a turn; of more, those that weigh most."""

OPEN: Final = 0
FIRST: Final = 1
LATER: Final = 2


WILD_EFFECTS: Final = Option("wild_effects", ("all", "no_astronaut_planning"), "all")
"""Which effects a wild may be (WM-0.14.2, WM-0.21)."""


def wild_effects(options: Options) -> list[int]:
    every = options[WILD_EFFECTS.id] == "all"
    return [effect for effect in range(len(EFFECTS)) if every or effect not in (ASTRONAUT, PLANNING)]


class MarkedSheet(Sheet):
    """`marks` by symbol: untouched, circled or crossed; `races` by race bonus: open, or won first or later (WM-0.15)."""

    def __init__(
        self,
        slots: list[int],
        rewards: list[int],
        last: int,
        erred: bool,
        effect: int,
        shift: int,
        wild: int,
        errors: int,
        marks: list[int],
        races: list[int],
    ) -> None:
        super().__init__(slots, rewards, last, erred, effect, shift, wild, errors)
        self.marks = marks
        self.races = races

    def clone(self) -> MarkedSheet:
        return MarkedSheet(
            self.slots.copy(),
            self.rewards.copy(),
            self.last,
            self.erred,
            self.effect,
            self.shift,
            self.wild,
            self.errors,
            self.marks.copy(),
            self.races.copy(),
        )


class Track:
    """Icons marked one after another; some give a reward when they are (WM-0.14.1)."""

    def __init__(self, icons: list[int], rewards: dict[int, int]) -> None:
        self.icons = icons
        self.rewards = rewards


class EffectAdventure(Adventure):
    """An adventure whose effects are used on symbols. Symbols and race bonuses are numbered in the order given here."""

    def __init__(self, content: SheetContent, lines: list[list[int]], symbols: list[str]) -> None:
        super().__init__(content, lines)
        self.symbols = symbols
        self.symbol_at: dict[str, int] = {symbol: index for index, symbol in enumerate(symbols)}
        assert len(self.symbol_at) == len(symbols), f"adventure {self.number}: a symbol has two places"
        self.mark_actions: list[Action] = [Mark(symbol) for symbol in symbols]
        self.x_actions: list[Action] = [WriteX(slot) for slot in self.slot_ids]
        self.race_ids: list[str] = [str(race["id"]) for race in content.race_bonuses]
        self.race_first: list[int] = [int(race["first"]["value"]) for race in content.race_bonuses]
        self.race_later: list[int] = [int(race["later"]["value"]) if race["later"] else 0 for race in content.race_bonuses]
        self.error_boxes = len(content.error_boxes)
        self.penalties: list[int] = list(content.error_penalty_by_count)
        self.wilds: list[int] = []
        self.mark_as: list[int] = [CIRCLED] * len(symbols)
        self.tracks: dict[str, Track] = {track["id"]: self.track(track) for track in content.marker_tracks}
        self.plan: Decision[MoonState] = PlanX(self)
        self.use = UseEffect(self)
        self.apply_effect = ApplyEffect(self)
        self.end_of_play = EndPlay(self)

    def track(self, printed: dict[str, Any]) -> Track:
        icons = [self.symbol_at[marker["id"]] for marker in printed["markers"]]
        for icon in icons:
            self.mark_as[icon] = CROSSED if printed["mark"] == "cross" else CIRCLED
        rewards: dict[int, int] = {}
        for reward in printed.get("rewards", []):
            symbol = self.symbol_at[reward["id"]]
            rewards[icons[reward["after_markers"] - 1]] = symbol
            if reward["gain"] == "wild":
                self.wilds.append(symbol)
        return Track(icons, rewards)

    # -- what an adventure says

    @abstractmethod
    def effect_symbols(self, state: MoonState, seat: int, effect: int) -> list[int]:
        """Symbols that the effect may mark now; equal ones are offered once. Astronaut: the next icon; planning is asked otherwise."""

    @abstractmethod
    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """Consequences of a symbol just marked."""

    @abstractmethod
    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """Consequences of a slot just filled, by a number or an X."""

    @abstractmethod
    def planned(self, state: MoonState, seat: int) -> None:
        """The price of an X (WM-0.13.2)."""

    @abstractmethod
    def name_symbol(self, symbol: int) -> Message:
        """What marking the symbol means, in words: close a walkway, circle the tank of …"""

    def x_places(self, state: MoonState, seat: int) -> list[int]:
        return [slot for slot, written in enumerate(state.sheet(seat).slots) if written == EMPTY]

    def refuse_x(self, sheet: Sheet, slot: int) -> Refusal:
        """Why an X may not go into an empty slot."""
        return Refusal("refused-plan", rule="WM-0.13.1")

    def choices(self, state: MoonState, seat: int, kind: int) -> list[int]:
        """Symbols among which a `ChooseSymbol` of that kind lets the player choose."""
        return []

    def end_play(self, state: MoonState, seat: int) -> None:
        """After the effect, before the player commits."""

    def error_bonus(self, state: MoonState, seat: int, box: int) -> None:
        """What is printed at an error box just crossed (WM-0.10.2)."""

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

    def refuse_slot(self, sheet: Sheet, effect: int, number: int, slot: int) -> Refusal:
        for line in self.lines_of[slot]:
            before, after = bounds(sheet.slots, self.lines[line], slot)
            if number != X and before != EMPTY and order(before) >= order(number):
                return Refusal("refused-order-above", rule="WM-0.9", before=number_name(before))
            if number != X and after != EMPTY and order(after) <= order(number):
                return Refusal("refused-order-below", rule="WM-0.9", after=number_name(after))
        return Refusal("refused-closed", rule="WM-0.8.2")

    def wrote(self, state: MoonState, seat: int, slot: int) -> None:
        sheet = state.sheet(seat)
        state.push(seat, self.end_of_play)
        if sheet.effect == ASTRONAUT and sheet.shift:
            self.mark_next(state, seat, self.tracks["astronaut"])
        else:
            state.push(seat, self.apply_effect)
        self.filled(state, seat, slot)

    # -- marking

    def mark(self, state: MoonState, seat: int, symbol: int) -> None:
        """Mark a symbol chosen by the player, with all that follows."""
        cast("MarkedSheet", state.own(seat)).marks[symbol] = self.mark_as[symbol]
        if state.journal is not None:
            state.whisper(seat, Marked(seat, self.symbols[symbol], self.name_symbol(symbol)))
        self.pay_track(state, seat, symbol)
        self.marked(state, seat, symbol)

    def next_icon(self, sheet: Sheet, track: Track) -> int:
        """The next unmarked icon of a track, EMPTY when all are."""
        marks = cast("MarkedSheet", sheet).marks
        for icon in track.icons:
            if marks[icon] == UNTOUCHED:
                return icon
        return EMPTY

    def mark_next(self, state: MoonState, seat: int, track: Track) -> None:
        """Mark the next icon; with none left nothing happens (WM-0.12.3, WM-0.13.3)."""
        icon = self.next_icon(state.sheet(seat), track)
        if icon != EMPTY:
            self.mark(state, seat, icon)

    def pay_track(self, state: MoonState, seat: int, symbol: int) -> None:
        """The second icon of a pair circles its wild at once (WM-0.14.1)."""
        for track in self.tracks.values():
            if symbol in track.rewards and track.rewards[symbol] in self.wilds:
                cast("MarkedSheet", state.own(seat)).marks[track.rewards[symbol]] = CIRCLED

    def owned_wild(self, sheet: Sheet) -> int:
        marks = cast("MarkedSheet", sheet).marks
        for wild in self.wilds:
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

    def race_points(self, sheet: Sheet, race: int) -> int:
        won = cast("MarkedSheet", sheet).races[race]
        return self.race_first[race] if won == FIRST else self.race_later[race] if won == LATER else 0

    # -- errors, incidents, missions, end

    def erred(self, state: MoonState, seat: int) -> None:
        sheet = state.own(seat)
        if sheet.errors < self.error_boxes:
            sheet.errors += 1
            self.error_bonus(state, seat, sheet.errors)

    def incidents(self, state: MoonState) -> None:
        """High values reached this turn are crossed on every sheet that has not circled them (WM-0.15)."""
        for race in range(len(self.race_ids)):
            if state.closed >> race & 1:
                continue
            winners = [seat for seat in range(state.seats) if cast("MarkedSheet", state.sheets[seat]).races[race] == FIRST]
            if winners:
                state.closed |= 1 << race
                if state.journal is not None:
                    state.tell(Raced(None, self.race_ids[race], self.name_race(race), self.race_first[race], tuple(winners)))

    def name_race(self, race: int) -> Message:
        return message("race")

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

    def mission_term(self, sheet: Sheet) -> Term:
        return Term("term-missions", sum(reward for reward in sheet.rewards if reward != NOT_CLAIMED))

    def error_term(self, sheet: Sheet) -> Term:
        return Term("term-errors", -self.penalties[sheet.errors])

    def rank(self, sheets: list[Sheet], seat: int) -> tuple[int, int]:
        """Highest total; tied: fewer system errors (WM-0.18)."""
        return sum(term.points for term in self.terms(sheets, seat)), -sheets[seat].errors

    # -- showing

    def new_marks(self, content: SheetContent) -> list[int]:
        """Marks at the start: what is printed as circled already."""
        marks = [UNTOUCHED] * len(self.symbols)
        for track in content.marker_tracks:
            for marker in track["markers"]:
                if marker["circled_at_start"]:
                    marks[self.symbol_at[marker["id"]]] = CIRCLED
        return marks

    def show(self, state: MoonState, sheet: Sheet, ready: bool) -> MarkedSheetView:
        mine = cast("MarkedSheet", sheet)
        return MarkedSheetView(
            slots=[shown(written) for written in sheet.slots],
            last=None if sheet.last == EMPTY else self.slot_ids[sheet.last],
            errors=["crossed"] * sheet.errors + ["free"] * (self.error_boxes - sheet.errors),
            missions={letter: None if reward == NOT_CLAIMED else reward for letter, reward in zip(LETTERS, sheet.rewards, strict=True)},
            ready=ready,
            circled=[self.symbols[index] for index, mark in enumerate(mine.marks) if mark == CIRCLED],
            crossed=[self.symbols[index] for index, mark in enumerate(mine.marks) if mark == CROSSED],
            races={race: self.race_points(sheet, index) or None for index, race in enumerate(self.race_ids)},
            closed=[race for index, race in enumerate(self.race_ids) if state.closed >> index & 1],
        )

    def describe(self, action: Action) -> Message:
        if isinstance(action, WriteX):
            return message("do-write-x", place=self.place(self.slot_at[action.slot]))
        if isinstance(action, Mark):
            return self.name_symbol(self.symbol_at[action.mark])
        return message("do-skip")

    def evaluate(self, state: MoonState, seat: int) -> float:
        """In the middle of a turn: what the best of the effect, or of a declared wild, will lead to."""
        decision = state.decision(seat)
        if state.phase != PLAY or decision is None or (decision is state.opening and state.sheet(seat).wild == EMPTY):
            return self.margin(state, seat)
        options = decision.options(state, seat)
        if len(options) == 1:
            return self.margin(state, seat)
        if len(options) > FORESEEN:
            options = self.most_promising(state, seat, options)
        best = -1e9
        for action in options:
            after = state.clone()
            after.play(seat, action)
            best = max(best, self.evaluate(after, seat))
        return best

    def most_promising(self, state: MoonState, seat: int, options: list[Action]) -> list[Action]:
        """The few options that weigh most."""
        weights = self.weigh(state, seat, options)
        bar = sorted(weights)[-FORESEEN]
        return [action for action, weight in zip(options, weights, strict=True) if weight >= bar][:FORESEEN]

    def margin(self, state: MoonState, seat: int) -> float:
        """Own points minus those of ASTRA or of the best opponent, with what is promised unless the game ends with this turn."""
        last = bool(state.endings) or bool(self.endings(state))
        standings = [self.points(state, other) if last else self.standing(state, other) for other in range(state.seats)]
        if state.astra is not None:
            lead = standings[seat] - (self.astra.last_points(state, state.astra) if last else self.astra.prospects(state, state.astra))
        else:
            lead = standings[seat] - max(standings[:seat] + standings[seat + 1 :])
        if state.endings or (last and state.astra is not None):
            lead += WON if lead > 0 else -WON
        return lead

    def points(self, state: MoonState, seat: int) -> float:
        return float(sum(term.points for term in state.terms(seat)))

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Nothing looks more promising than the rest until an adventure says so."""
        return [0.0] * len(legal)

    def standing(self, state: MoonState, seat: int) -> float:
        sheet = cast("MarkedSheet", state.sheets[seat])
        return (
            self.points(state, seat)
            + 0.5 * (len(sheet.slots) - sheet.slots.count(EMPTY))
            + 0.5 * (len(sheet.marks) - sheet.marks.count(UNTOUCHED))
        )


def ranking(counts: list[int], seat: int) -> int:
    """20, 10 or 5 points by distinct counts, none for a count of 0 (WM-0.18)."""
    if not counts[seat]:
        return 0
    better = {count for count in counts if count > counts[seat]}
    return (20, 10, 5, 0)[min(len(better), 3)]
