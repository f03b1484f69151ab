"""The Dome, in the order of its chapter: skyscrapers, tower, crew, dome, upgrades, missions, scoring (WM-5)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.game import Options
from starboard.engine.messages import Message, message
from starboard.engine.record import Option
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.dome.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.adventures.dome.content import DomeContent, load_dome
from starboard.games.welcome_to_the_moon.adventures.dome.rules.astra import DomeCard
from starboard.games.welcome_to_the_moon.content import LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.rules.effects import ENERGY, PLANT, ROBOT, WATER, ChooseSymbol
from starboard.games.welcome_to_the_moon.rules.marking import CROSSED, OPEN, UNTOUCHED, EffectAdventure, MarkedSheet, Track
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, Sheet, X, fitting, has_parity
from starboard.games.welcome_to_the_moon.sheet import filled as all_filled
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.view import MarkedSheetView

SINGLE_ARM: Final = Option("a5_dome_single_arm", ("no", "yes"), "no")
"""Whether the dome grows from one end only (WM-5.8.1, WM-0.21)."""

SPLIT: Final = 0

MISSIONS: Final = 0
TOWER: Final = 1
CREW: Final = 2
DOME: Final = 3


@final
class Dome(EffectAdventure):
    """A section is marked when it is built, `…_split` when it is split; then its halves are what is built."""

    def __init__(self, content: DomeContent) -> None:
        sections = content.dome.sections
        tower = [symbol.id for level in content.tower_levels for symbol in level.symbols]
        halves = [half.id for section in sections for half in section.halves]
        splits = [section.id + "_split" for section in sections]
        rows = [row.id for table in content.upgrade_tables for row in table.rows]
        icons = [icon["id"] for track in content.marker_tracks for icon in track["markers"]]
        lines = skyscrapers(content)
        super().__init__(content, lines, [*tower, *[section.id for section in sections], *halves, *splits, *rows, *icons])
        self.base: list[bool] = [slot.base for slot in content.slots]
        self.neighbours: list[list[int]] = [[self.slot_at[other] for other in slot.neighbours] for slot in content.slots]
        self.heights: list[int] = [slot.level for slot in content.slots]
        self.tops: list[int] = [line[-1] for line in lines]
        self.race_goals: list[int] = [self.slot_at[race["goal"]["slot_filled"]] for race in content.race_bonuses]
        self.tower_ids: list[str] = [level.id for level in content.tower_levels]
        self.tower_at: list[int] = [EMPTY if slot.tower_level is None else self.tower_ids.index(slot.tower_level) for slot in content.slots]
        self.tower_heights: list[int] = [level.level for level in content.tower_levels]
        self.levels: list[list[int]] = [[self.symbol_at[symbol.id] for symbol in level.symbols] for level in content.tower_levels]
        self.plants: list[list[int]] = [self.of_kind(content, level, "plant") for level in range(len(self.levels))]
        self.waters: list[list[int]] = [self.of_kind(content, level, "water") for level in range(len(self.levels))]
        self.sections: list[int] = [self.symbol_at[section.id] for section in sections]
        self.halves: list[list[int]] = [[self.symbol_at[half.id] for half in section.halves] for section in sections]
        self.splits: list[int] = [self.symbol_at[split] for split in splits]
        self.odd: list[bool] = [section.parity == "odd" for section in sections]
        self.table_ids: list[str] = [table.id for table in content.upgrade_tables]
        self.tables: list[Track] = [Track([self.symbol_at[row.id] for row in table.rows], {}) for table in content.upgrade_tables]
        self.values: list[list[list[int]]] = [
            [*[list(row.values) for row in table.rows], list(table.final_values)] for table in content.upgrade_tables
        ]
        self.crew: Track = self.tracks["astronaut"]
        self.first_crossed = self.symbol_at[rows[0]]
        self.split_section = ChooseSymbol(self, SPLIT, "dome-ask-split", "WM-5.9")
        self.single_arm = False
        self.judge = Judge(self)
        self.switches = [SINGLE_ARM]

    def under(self, options: Options) -> Dome:
        dome = Dome(load_dome())
        dome.single_arm = options[SINGLE_ARM.id] == "yes"
        return dome

    def of_kind(self, content: DomeContent, level: int, kind: str) -> list[int]:
        return [self.symbol_at[symbol.id] for symbol in content.tower_levels[level].symbols if symbol.kind == kind]

    def new_sheet(self) -> Sheet:
        slots = [EMPTY] * len(self.slot_ids)
        marks = [UNTOUCHED] * len(self.symbols)
        return MarkedSheet(slots, [NOT_CLAIMED] * len(LETTERS), EMPTY, False, EMPTY, 0, EMPTY, 0, marks, [OPEN] * len(self.race_ids))

    # -- skyscrapers: WM-5.3 to WM-5.5

    def touches(self, slots: list[int], slot: int) -> bool:
        """Whether an empty slot is a base slot, or directly above or below a filled one (WM-5.4)."""
        return self.base[slot] or any(slots[other] != EMPTY for other in self.neighbours[slot])

    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        places: list[int] = []
        for line in self.lines:
            places += [slot for slot in fitting(sheet.slots, line, number) if self.touches(sheet.slots, slot)]
        return places

    def refuse_slot(self, sheet: Sheet, effect: int, number: int, slot: int) -> Refusal:
        if not self.touches(sheet.slots, slot):
            return Refusal("dome-refused-touching", rule="WM-5.4")
        return super().refuse_slot(sheet, effect, number, slot)

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """The topmost and the lowest slot pay their bonus, whatever fills them (WM-5.5)."""
        if slot in self.race_goals:
            self.reach(state, seat, self.race_goals.index(slot))

    # -- effects: WM-5.6 to WM-5.10

    def effect_symbols(self, state: MoonState, seat: int, effect: int) -> list[int]:
        sheet = cast("MarkedSheet", state.sheets[seat])
        if effect == ROBOT:
            number = sheet.slots[sheet.last]
            return self.buildable(sheet, number % 2 == 1) if has_parity(number) else []
        if effect == ENERGY:
            rows = [self.next_icon(sheet, table) for table in self.tables]
            return [row for row in rows if row != EMPTY]
        if effect in (WATER, PLANT):
            level = self.tower_at[sheet.last]
            symbols = [] if level == EMPTY else self.waters[level] if effect == WATER else self.plants[level]
            return [symbol for symbol in symbols if sheet.marks[symbol] == UNTOUCHED][:1]
        icon = self.next_icon(sheet, self.crew)
        return [] if icon == EMPTY else [icon]

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """Rows of the tables and astronauts are crossed; all else is circled or drawn."""
        if symbol >= self.first_crossed:
            cast("MarkedSheet", state.own(seat)).marks[symbol] = CROSSED

    def shifts(self, sheet: Sheet) -> bool:
        """Only while an astronaut is uncrossed (WM-5.7)."""
        return self.next_icon(sheet, self.crew) != EMPTY

    # -- the dome: WM-5.8, WM-5.9

    def buildable(self, sheet: MarkedSheet, odd: bool) -> list[int]:
        """The first unbuilt section from each end, if it has the parity (WM-5.8.1)."""
        ends = self.unbuilt(sheet)
        if len(ends) > 1:
            ends = [ends[0], ends[-1]]
            if self.single_arm and self.begun(sheet, 0):
                ends.pop()
            elif self.single_arm and self.begun(sheet, -1):
                ends.pop(0)
        return [symbol for symbol in ends if self.odd[self.section_of(symbol)] == odd]

    def begun(self, sheet: MarkedSheet, end: int) -> bool:
        """Whether the ground section at that end, 0 or -1, or its lower half is built."""
        return sheet.marks[self.sections[end]] != UNTOUCHED or sheet.marks[self.halves[end][end]] != UNTOUCHED

    def unbuilt(self, sheet: MarkedSheet) -> list[int]:
        """Sections to be built, from left to right; a split one is its two halves (WM-5.8.2)."""
        marks = sheet.marks
        found: list[int] = []
        for section, symbol in enumerate(self.sections):
            if marks[self.splits[section]] != UNTOUCHED:
                found += [half for half in self.halves[section] if marks[half] == UNTOUCHED]
            elif marks[symbol] == UNTOUCHED:
                found.append(symbol)
        return found

    def section_of(self, symbol: int) -> int:
        """The section that a symbol of the dome is, or is half of."""
        first = self.sections[0]
        count = len(self.sections)
        return symbol - first if symbol < first + count else (symbol - first - count) // 2

    def x_places(self, state: MoonState, seat: int) -> list[int]:
        slots = state.sheets[seat].slots
        return [slot for slot in range(len(slots)) if slots[slot] == EMPTY and self.touches(slots, slot)]

    def refuse_x(self, sheet: Sheet, slot: int) -> Refusal:
        return Refusal("dome-refused-touching", rule="WM-5.9")

    def planned(self, state: MoonState, seat: int) -> None:
        if self.choices(state, seat, SPLIT):
            state.push(seat, self.split_section)

    def choices(self, state: MoonState, seat: int, kind: int) -> list[int]:
        """Sections that are neither built nor split, each by its split."""
        marks = cast("MarkedSheet", state.sheets[seat]).marks
        return [
            self.splits[section]
            for section, symbol in enumerate(self.sections)
            if marks[symbol] == UNTOUCHED and marks[self.splits[section]] == UNTOUCHED
        ]

    # -- upgrades and scoring: WM-5.10, WM-5.12, WM-5.14

    def count(self, sheet: MarkedSheet, symbols: list[int]) -> int:
        """How many of the symbols are marked."""
        marked = 0
        for symbol in symbols:
            if sheet.marks[symbol] != UNTOUCHED:
                marked += 1
        return marked

    def row(self, sheet: MarkedSheet, table: int) -> list[int]:
        """The current row of an upgrade table: the first uncrossed one, or the final one."""
        return self.values[table][self.count(sheet, self.tables[table].icons)]

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        sheet = cast("MarkedSheet", sheets[seat])
        skyscrapers = 0
        for race in range(len(self.race_ids)):
            skyscrapers += self.race_points(sheet, race)
        most = max([self.count(cast("MarkedSheet", other), self.crew.icons) for other in sheets])
        return [
            Term("term-missions", self.mission_points(sheet)),
            Term("dome-term-tower", self.tower_points(sheet)),
            Term("dome-term-skyscrapers", skyscrapers),
            Term("dome-term-crew", self.crew_points(sheet, most)),
            Term("dome-term-dome", -len(self.unbuilt(sheet)) * self.row(sheet, DOME)[0]),
            self.error_term(sheet),
        ]

    def mission_worth(self, sheet: MarkedSheet, reward: int) -> int:
        """What the mark of a claim is worth by the current row; a claim is written as the first row has it (WM-5.12)."""
        return self.row(sheet, MISSIONS)[self.values[MISSIONS][0].index(reward)]

    def mission_points(self, sheet: MarkedSheet) -> int:
        points = 0
        for reward in sheet.rewards:
            if reward != NOT_CLAIMED:
                points += self.mission_worth(sheet, reward)
        return points

    def tower_points(self, sheet: MarkedSheet) -> int:
        """By each level: 1, 2 or 3 circled symbols."""
        row = self.row(sheet, TOWER)
        points = 0
        for level in self.levels:
            circled = self.count(sheet, level)
            if circled:
                points += row[circled - 1]
        return points

    def crew_points(self, sheet: MarkedSheet, most: int) -> int:
        """The first column for the most astronauts, ties included; nothing without any."""
        mine = self.count(sheet, self.crew.icons)
        return 0 if not mine else self.row(sheet, CREW)[0 if mine >= most else 1]

    # -- missions: WM-5.15

    def progress(self, sheet: Sheet, mission: MissionCard) -> tuple[int, int]:
        mine = cast("MarkedSheet", sheet)
        condition = mission.condition
        test = condition["test"]
        if test == "dome_complete":
            unbuilt = len(self.unbuilt(mine))
            sections = len(self.sections) + self.count(mine, self.splits)
            return sections - unbuilt, sections
        if test == "tower_levels_with_circled":
            needed = int(condition["symbols_at_least"])
            return sum(1 for level in self.levels if self.count(mine, level) >= needed), int(condition["levels_at_least"])
        if test == "groups_filled":
            have = sum(1 for line in self.lines if all_filled(sheet.slots, line))
        elif test == "skyscraper_tops_filled":
            have = sum(1 for top in self.tops if sheet.slots[top] != EMPTY)
        else:
            assert test == "x_written", test
            have = sheet.slots.count(X)
        return have, int(condition["at_least"])

    # -- showing

    def show(self, state: MoonState, sheet: Sheet, ready: bool) -> MarkedSheetView:
        """Mission boxes show what their marks are worth now."""
        mine = cast("MarkedSheet", sheet)
        view = super().show(state, sheet, ready)
        view.missions = {
            letter: None if reward == NOT_CLAIMED else self.mission_worth(mine, reward)
            for letter, reward in zip(LETTERS, sheet.rewards, strict=True)
        }
        return view

    def place(self, slot: int) -> Message:
        height = self.heights[slot]
        if height > 0:
            return message("dome-place-above", skyscraper=self.lines_of[slot][0] + 1, level=height)
        return message("dome-place-below", skyscraper=self.lines_of[slot][0] + 1, level=-height)

    def describe_mission(self, mission: MissionCard) -> Message:
        condition = mission.condition
        if condition["test"] == "tower_levels_with_circled":
            return message("dome-mission-tower-levels", symbols=condition["symbols_at_least"], levels=condition["levels_at_least"])
        return message("dome-mission-" + condition["test"].replace("_", "-"), count=int(condition.get("at_least", 0)))

    def name_reward(self, amount: int) -> Message:
        return message("dome-reward", mark="first" if amount == self.values[MISSIONS][0][0] else "later")

    def name_symbol(self, symbol: int) -> Message:
        if symbol in self.splits:
            return message("dome-split", section=self.splits.index(symbol) + 1)
        if symbol in self.sections:
            return message("dome-build", section=self.sections.index(symbol) + 1)
        if self.sections[0] < symbol < self.first_crossed:
            section = self.section_of(symbol)
            return message("dome-build-half", section=section + 1, half="left" if symbol == self.halves[section][0] else "right")
        for table, track in enumerate(self.tables):
            if symbol in track.icons:
                values = self.values[table][track.icons.index(symbol) + 1]
                return message("dome-upgrade", table=self.table_ids[table], values=" / ".join([str(value) for value in values]))
        if symbol in self.crew.icons:
            return message("mark-icon", icon="astronaut")
        return self.name_tower_symbol(symbol)

    def name_tower_symbol(self, symbol: int) -> Message:
        level = next(level for level, symbols in enumerate(self.levels) if symbol in symbols)
        height = self.tower_heights[level]
        key = "dome-plant" if symbol in self.plants[level] else "dome-water"
        return message(key, side="above" if height > 0 else "below", level=abs(height))

    def name_race(self, race: int) -> Message:
        slot = self.race_goals[race]
        return message("dome-race", skyscraper=self.lines_of[slot][0] + 1, end="top" if slot in self.tops else "bottom")

    # -- alone against ASTRA: WM-S

    def adventure_card(self) -> AdventureCard:
        return DomeCard(self)

    # -- for bots

    def standing(self, state: MoonState, seat: int) -> float:
        return self.judge.standing(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        return self.judge.weigh(state, seat, legal)


def skyscrapers(content: DomeContent) -> list[list[int]]:
    """The skyscrapers from the lowest to the highest slot."""
    slot_at = {slot.id: index for index, slot in enumerate(content.slots)}
    return [[slot_at[slot] for slot in skyscraper.slots] for skyscraper in content.skyscrapers]


ADVENTURE: Final = Dome(load_dome())
