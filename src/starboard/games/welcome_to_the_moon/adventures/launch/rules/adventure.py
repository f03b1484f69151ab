"""The Launch, in the order of its chapter: where numbers go, bonuses, sabotage, launch, result (WM-1)."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.content.names import LaunchNames
from starboard.games.welcome_to_the_moon.adventures.launch.events import Launched, Sabotaged
from starboard.games.welcome_to_the_moon.adventures.launch.rules import missions, scoring
from starboard.games.welcome_to_the_moon.adventures.launch.rules.astra import LaunchAstra
from starboard.games.welcome_to_the_moon.adventures.launch.rules.bonuses import ResolveBonuses, complete, drop_useless
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet, blank_sheet
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.inscriptions import number_name
from starboard.games.welcome_to_the_moon.content.names import reasons
from starboard.games.welcome_to_the_moon.rules.adventure import CommonRules
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, Sheet
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class Launch(CommonRules):
    def __init__(self, layout: LaunchLayout, names: LaunchNames, astra: LaunchAstra) -> None:
        super().__init__(layout, names, astra, missions.TESTS)
        self.printed = layout
        self.resolve = ResolveBonuses(layout, names)

    def new_sheet(self) -> Sheet:
        return blank_sheet(self.printed)

    # -- where a number may go (WM-1.3)

    def rising(self, sheet: Sheet, effects: list[int]) -> list[list[int]]:
        wanted = 0
        for effect in effects:
            wanted |= 1 << effect
        return [self.layout.lines[level] for level, takes in enumerate(self.printed.takes) if takes & wanted]

    def slots_for(self, effect: int) -> list[int]:
        return self.printed.slots_for[effect]

    def bar_combination(self, effect: int, number: int) -> Refusal:
        return Refusal(self.names.no_place, rule="WM-0.8.2", number=number_name(number), effect=EFFECTS[effect])

    def bar_slot(self, sheet: Sheet, effect: int, slot: int) -> Refusal | None:
        if slot in self.slots_for(effect):
            return None
        level = message("launch-level-of", level=self.printed.level_of_slot(slot))
        return Refusal("launch-refused-level", rule="WM-1.3", level=level, effect=EFFECTS[effect])

    # -- compartments pay their bonuses: WM-1.4, WM-1.5

    def wrote(self, state: MoonState, seat: int, slot: int) -> None:
        sheet = cast("LaunchSheet", state.sheets[seat])
        complete(self.printed, state, seat, sheet, slot)
        drop_useless(self.printed, sheet)
        if sheet.waiting:
            state.push(seat, self.resolve)

    # -- sabotage: WM-1.8

    def incidents(self, state: MoonState) -> None:
        triggered = 0
        for sheet in state.sheets:
            triggered |= cast("LaunchSheet", sheet).triggered
        if not triggered:
            return
        for bonus in range(len(self.printed.bonus_ids)):
            if triggered >> bonus & 1:
                self.sabotage(state, bonus)
        state.closed |= triggered
        for seat in range(state.seats):
            cast("LaunchSheet", state.own(seat)).triggered = 0

    def sabotage(self, state: MoonState, bonus: int) -> None:
        """Whoever did not trigger the icon this turn circles one error (WM-1.8)."""
        culprits: list[int] = []
        victims: list[int] = []
        for seat in range(state.seats):
            if cast("LaunchSheet", state.sheets[seat]).triggered >> bonus & 1:
                culprits.append(seat)
            elif self.erred(state, seat):
                victims.append(seat)
        if state.journal is not None:
            level = self.printed.level_of_bonus(bonus)
            state.tell(Sabotaged(None, self.printed.bonus_ids[bonus], level, tuple(culprits), tuple(victims)))

    # -- missions, launch and end (WM-1.9 to WM-1.11)

    def rewarded(self, state: MoonState, seat: int, amount: int) -> None:
        """Reward rockets are crossed at once (WM-1.11)."""
        cast("LaunchSheet", state.own(seat)).cross_rockets(amount)

    def endings(self, state: MoonState) -> list[Message]:
        sheets = [cast("LaunchSheet", sheet) for sheet in state.sheets]
        seats = range(state.seats)
        launched = [seat for seat in seats if sheets[seat].launched()]
        if state.journal is not None:
            for seat in launched:
                state.tell(Launched(seat))
        return reasons(
            {
                "end-launch": launched,
                "end-missions": [seat for seat in seats if NOT_CLAIMED not in sheets[seat].rewards],
                "end-full": [seat for seat in seats if sheets[seat].full()],
                "end-errors": [seat for seat in seats if sheets[seat].errors == self.error_boxes],
            }
        )

    # -- scoring: WM-1.10

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        return scoring.terms(self.printed, sheets, seat)

    def rank(self, sheets: list[Sheet], seat: int) -> tuple[int, int]:
        return scoring.rank(self.printed, sheets, seat)
