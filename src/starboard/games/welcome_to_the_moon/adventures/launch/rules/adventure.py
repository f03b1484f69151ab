"""The Launch, in the order of its chapter: where numbers go, bonuses, sabotage, launch, result, missions (WM-1)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.actions import Mark, WriteX
from starboard.games.welcome_to_the_moon.adventures.launch.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.adventures.launch.content import LaunchContent, load_launch
from starboard.games.welcome_to_the_moon.adventures.launch.rules.astra import LaunchCard
from starboard.games.welcome_to_the_moon.adventures.launch.rules.bonuses import ResolveBonuses, complete, drop_useless
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import ERRORS, LaunchSheet
from starboard.games.welcome_to_the_moon.content import EFFECTS, LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.events import Launched, Sabotaged, joined, reasons
from starboard.games.welcome_to_the_moon.rules.adventure import Adventure
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, Sheet, bounds, fitting, number_name, shown
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.view import LaunchSheetView

PENALTY: Final = 5

FILLED: Final = 0
CROSSES: Final = 1
OPEN_ERRORS: Final = 2
TESTS: Final = {"lines_filled": FILLED, "x_written": CROSSES, "errors_circled_uncrossed": OPEN_ERRORS}


@final
class Goal:
    """A mission's condition, ready to be tested: so many of these slots filled, of X or of open errors (WM-1.11)."""

    def __init__(self, test: int, slots: list[int], need: int) -> None:
        self.test = test
        self.slots = slots
        self.need = need


@final
class Launch(Adventure):
    """Slots, levels, compartments and bonus icons are numbered in the order of the contents; sets of icons are bits."""

    def __init__(self, content: LaunchContent) -> None:
        at = {slot.id: index for index, slot in enumerate(content.slots)}
        super().__init__(content, [[at[slot] for slot in level.slots] for level in content.lines])
        self.level_effects: list[str] = [level.effect for level in content.lines]
        self.level_ids: list[str] = [level.id for level in content.lines]
        self.lines_for: list[list[list[int]]] = [
            [line for level, line in zip(content.lines, self.lines, strict=True) if effect in level.accepts_effects] for effect in EFFECTS
        ]
        self.bonus_ids: list[str] = [bonus.id for bonus in content.bonuses]
        self.bonus_at: dict[str, int] = {bonus.id: index for index, bonus in enumerate(content.bonuses)}
        self.amounts: list[int] = [bonus.amount for bonus in content.bonuses]
        self.active_bits = self.icons(content, "rockets")
        self.fuel_bits = self.icons(content, "fuel")
        self.x_bits = self.icons(content, "write_x")
        self.sabotage_bits = self.icons(content, "sabotage")
        self.inactive: list[int] = [index for index, bonus in enumerate(content.bonuses) if bonus.type == "inactive_rockets"]

        self.compartment_ids: list[str] = [compartment.id for compartment in content.compartments]
        numbered = {id: index for index, id in enumerate(self.compartment_ids)}
        self.compartment_of: list[int] = [numbered[slot.group or ""] for slot in content.slots]
        self.compartment_slots: list[list[int]] = [[at[slot] for slot in compartment.slots] for compartment in content.compartments]
        self.compartment_of_bonus: list[int] = [numbered[bonus.group] for bonus in content.bonuses]
        self.compartment_icons: list[int] = [
            sum(1 << self.bonus_at[bonus] for bonus in compartment.bonuses) for compartment in content.compartments
        ]
        self.compartment_rockets: list[list[int]] = [
            [self.bonus_at[bonus] for bonus in compartment.bonuses if self.amounts[self.bonus_at[bonus]]]
            for compartment in content.compartments
        ]

        track = content.rocket_track
        self.values: list[int] = [row.score_box.value for row in track.rows for _ in row.rockets] + [track.final_box.value]
        self.fuel_actions: list[Action] = [Mark(id) for id in self.bonus_ids]
        self.x_actions: list[Action] = [WriteX(id) for id in self.slot_ids]
        self.goals: dict[int, Goal] = {mission.id: self.goal(mission) for mission in content.missions}
        self.resolve = ResolveBonuses(self)
        self.judge = Judge(self)

    def icons(self, content: LaunchContent, kind: str) -> int:
        return sum(1 << index for index, bonus in enumerate(content.bonuses) if bonus.type == kind)

    def goal(self, mission: MissionCard) -> Goal:
        condition = mission.condition
        slots = [slot for level in condition.get("all_of", []) for slot in self.lines[self.level_ids.index(level)]]
        return Goal(TESTS[condition["test"]], slots, condition.get("at_least", len(slots)))

    def new_sheet(self) -> Sheet:
        slots = [EMPTY] * len(self.slot_ids)
        return LaunchSheet(slots, [NOT_CLAIMED] * len(LETTERS), EMPTY, False, EMPTY, 0, EMPTY, 0, 0, 0, 0, 0, 0, 0, 0)

    # -- where a number may go (WM-1.3)

    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        places: list[int] = []
        for line in self.lines_for[effect]:
            places += fitting(sheet.slots, line, number)
        return places

    def refuse_slot(self, sheet: Sheet, effect: int, number: int, slot: int) -> Refusal:
        line = self.lines[self.lines_of[slot][0]]
        if line not in self.lines_for[effect]:
            level = message("level-of", level=self.level_of_slot(slot))
            return Refusal("refused-level", rule="WM-1.3", level=level, effect=EFFECTS[effect])
        before, after = bounds(sheet.slots, line, slot)
        if before == EMPTY:
            return Refusal("refused-order-below", rule="WM-0.9", after=number_name(after))
        if after == EMPTY:
            return Refusal("refused-order-above", rule="WM-0.9", before=number_name(before))
        return Refusal("refused-order-between", rule="WM-0.9", before=number_name(before), after=number_name(after))

    # -- compartments pay their bonuses: WM-1.4, WM-1.5

    def wrote(self, state: MoonState, seat: int, slot: int) -> None:
        sheet = cast("LaunchSheet", state.sheets[seat])
        complete(self, state, seat, sheet, slot)
        drop_useless(self, sheet)
        if sheet.waiting:
            state.push(seat, self.resolve)

    def fuel_targets(self, sheet: LaunchSheet) -> list[int]:
        """Unfuelled inactive icons whose compartment still has an empty slot (WM-1.5)."""
        targets: list[int] = []
        for bonus in self.inactive:
            if not sheet.fuelled >> bonus & 1:
                for slot in self.compartment_slots[self.compartment_of_bonus[bonus]]:
                    if sheet.slots[slot] == EMPTY:
                        targets.append(bonus)
                        break
        return targets

    # -- system errors and sabotage (WM-1.7, WM-1.8)

    def erred(self, state: MoonState, seat: int) -> None:
        cast("LaunchSheet", state.sheets[seat]).circle_error()

    def incidents(self, state: MoonState) -> None:
        triggered = 0
        for sheet in state.sheets:
            triggered |= cast("LaunchSheet", sheet).triggered
        if not triggered:
            return
        for bonus in range(len(self.bonus_ids)):
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
            elif cast("LaunchSheet", state.own(seat)).circle_error():
                victims.append(seat)
        if state.journal is not None:
            state.tell(Sabotaged(None, self.bonus_ids[bonus], self.level_of_bonus(bonus), tuple(culprits), tuple(victims)))

    # -- missions, launch and end (WM-1.9 to WM-1.11)

    def progress(self, sheet: Sheet, mission: MissionCard) -> tuple[int, int]:
        goal = self.goals[mission.id]
        mine = cast("LaunchSheet", sheet)
        have = mine.filled(goal.slots) if goal.test == FILLED else mine.crosses() if goal.test == CROSSES else mine.open_errors()
        return have, goal.need

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
                "end-errors": [seat for seat in seats if sheets[seat].errors == ERRORS],
            }
        )

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        """The lowest uncrossed score box, minus 5 for each error circled and not crossed (WM-1.10)."""
        sheet = cast("LaunchSheet", sheets[seat])
        return [Term("term-rockets", self.values[sheet.rockets]), Term("term-errors", -PENALTY * sheet.open_errors())]

    def rank(self, sheets: list[Sheet], seat: int) -> tuple[int, int]:
        """Launched players have exactly 150 and come first; among them tie-break rockets decide (WM-1.10)."""
        sheet = cast("LaunchSheet", sheets[seat])
        score = self.values[sheet.rockets] - PENALTY * sheet.open_errors()
        return score, sheet.ties if sheet.launched() else 0

    # -- showing

    def show(self, state: MoonState, sheet: Sheet, ready: bool) -> LaunchSheetView:
        mine = cast("LaunchSheet", sheet)
        paid = [index for index, slots in enumerate(self.compartment_slots) if all(sheet.slots[slot] != EMPTY for slot in slots)]
        missed = [bonus for bonus in self.inactive if self.compartment_of_bonus[bonus] in paid and not mine.fuelled >> bonus & 1]
        circled = ["crossed"] * mine.mended + ["circled"] * mine.open_errors()
        return LaunchSheetView(
            slots=[shown(written) for written in sheet.slots],
            last=None if sheet.last == EMPTY else self.slot_ids[sheet.last],
            errors=circled + ["free"] * (ERRORS - mine.errors),
            missions={letter: None if reward == NOT_CLAIMED else reward for letter, reward in zip(LETTERS, sheet.rewards, strict=True)},
            ready=ready,
            fuelled=self.names(mine.fuelled),
            paid=[self.compartment_ids[index] for index in paid],
            lost=self.names(mine.lost) + [self.bonus_ids[bonus] for bonus in missed],
            sabotaged=self.names(state.closed),
            waiting=self.names(mine.waiting),
            rockets=mine.rockets,
            ties=mine.ties,
        )

    def names(self, bits: int) -> list[str]:
        return [id for bonus, id in enumerate(self.bonus_ids) if bits >> bonus & 1]

    def level_of_slot(self, slot: int) -> int:
        return self.lines_of[slot][0] + 1

    def level_of_bonus(self, bonus: int) -> int:
        return self.level_of_slot(self.compartment_slots[self.compartment_of_bonus[bonus]][0])

    def place(self, slot: int) -> Message:
        line = self.lines_of[slot][0]
        return message("place", level=message("level-on", level=line + 1), place=self.lines[line].index(slot) + 1)

    def describe_mission(self, mission: MissionCard) -> Message:
        condition = mission.condition
        if condition["test"] == "lines_filled":
            effects = [self.level_effects[self.level_ids.index(level)] for level in condition["all_of"]]
            levels = [message("levels", effect=effect, count=effects.count(effect)) for effect in dict.fromkeys(effects)]
            return message("mission-lines-filled", levels=joined(levels))
        key = "mission-x-written" if condition["test"] == "x_written" else "mission-errors-circled"
        return message(key, count=condition["at_least"])

    def name_reward(self, amount: int) -> Message:
        return message("gain-rockets", count=amount)

    def describe(self, action: Action) -> Message:
        if isinstance(action, Mark):
            bonus = self.bonus_at[action.mark]
            place = message("compartment-of", level=message("level-of", level=self.level_of_bonus(bonus)), number=self.rank_in_level(bonus))
            return message("do-fuel", amount=self.amounts[bonus], place=place)
        if isinstance(action, WriteX):
            return message("do-write-x", place=self.place(self.slot_at[action.slot]))
        return message("do-skip-x")

    def rank_in_level(self, bonus: int) -> int:
        """Which compartment of its level, counted from the left."""
        line = self.lines[self.level_of_bonus(bonus) - 1]
        firsts = sorted({self.compartment_of[slot] for slot in line})
        return firsts.index(self.compartment_of_bonus[bonus]) + 1

    # -- alone against ASTRA: WM-S

    def adventure_card(self) -> AdventureCard:
        return LaunchCard(self)

    # -- for bots

    def evaluate(self, state: MoonState, seat: int) -> float:
        return self.judge.evaluate(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        return self.judge.weigh(state, seat, legal)


ADVENTURE: Final = Launch(load_launch())
