"""The Mine, in the order of its chapter: gems, resources, factories, extraction, first bonuses, scoring, missions (WM-4)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.mine.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.adventures.mine.content import MineContent, PrintedFactory, load_mine
from starboard.games.welcome_to_the_moon.adventures.mine.events import Activated, Extracted, Upgraded
from starboard.games.welcome_to_the_moon.adventures.mine.rules.factories import ROBOTS, CrossRobots, Factory, MainFactory, SecondaryFactory
from starboard.games.welcome_to_the_moon.content import LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.rules.effects import ASTRONAUT, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.rules.marking import CIRCLED, CROSSED, OPEN, UNTOUCHED, EffectAdventure, MarkedSheet
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, Sheet, filled, fitting
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceCard
from starboard.games.welcome_to_the_moon.state import MoonState

KINDS: Final = {PLANT: "plant", WATER: "water"}


@final
class Mine(EffectAdventure):
    """Symbols: resources of the mines and icons of the mines, which are circled; then all that is crossed, in the factories."""

    def __init__(self, content: MineContent) -> None:
        resources = [resource.id for resource in content.mine_resources]
        mines = [mine.id for mine in content.mines]
        icons = [icon.id for factory in content.factories for icon in factory.icons]
        storage = [icon.id for factory in content.factories for icon in factory.storage]
        slots = {slot.id: index for index, slot in enumerate(content.slots)}
        lines = [[slots[slot] for slot in level.slots] for level in content.lines]
        super().__init__(content, lines, [*resources, *mines, *icons, *storage])
        self.circled_symbols = len(resources) + len(mines)
        self.kinds: list[str] = [resource.kind for resource in content.mine_resources]
        self.resource_slots: list[list[int]] = [[self.slot_at[slot] for slot in resource.slots] for resource in content.mine_resources]
        self.gem_at: list[int] = [EMPTY if slot.gem is None else self.symbol_at[slot.gem] for slot in content.slots]
        self.near: list[list[int]] = [
            [self.symbol_at[resource] for resource in (slot.resource_above, slot.resource_below) if resource is not None]
            for slot in content.slots
        ]
        self.mine_icons: list[int] = [self.symbol_at[mine] for mine in mines]
        self.mine_slots: list[list[int]] = [[self.slot_at[slot] for slot in mine.slots] for mine in content.mines]
        self.mine_of: list[int] = [
            next(mine for mine, slots in enumerate(self.mine_slots) if slot in slots) for slot in range(len(content.slots))
        ]
        self.mine_resources: list[list[int]] = [[self.symbol_at[resource] for resource in mine.resources] for mine in content.mines]
        signs = {term["id"]: int(term["sign"]) for term in content.scoring["terms"]}
        self.main: list[MainFactory] = [
            self.main_factory(factory, signs[factory.id], content) for factory in content.factories if factory.kind == "main"
        ]
        self.secondary: list[SecondaryFactory] = [
            self.secondary_factory(factory) for factory in content.factories if factory.kind == "secondary"
        ]
        self.factories: list[Factory] = [*self.main, *self.secondary]
        self.store_at: dict[str, MainFactory] = {factory.stores: factory for factory in self.main}
        most = max(factory.amount for factory in self.secondary)
        self.cross_robots: list[CrossRobots] = [CrossRobots(self, left) for left in range(most + 1)]
        self.judge = Judge(self)

    def icons_of(self, factory: PrintedFactory, kind: str) -> list[int]:
        return [self.symbol_at[icon.id] for icon in factory.icons if icon.kind == kind]

    def main_factory(self, factory: PrintedFactory, sign: int, content: MineContent) -> MainFactory:
        assert factory.stores is not None, factory.id
        race, goal = EMPTY, 0
        if factory.race_bonus is not None:
            race = self.race_ids.index(factory.race_bonus)
            goal = int(content.race_bonuses[race]["goal"]["stored"]["number"])
        return MainFactory(
            factory.id,
            self.icons_of(factory, "robot"),
            self.icons_of(factory, "energy"),
            factory.stores,
            [self.symbol_at[icon.id] for icon in factory.storage],
            sign * factory.value_before,
            sign * factory.value_after,
            race,
            goal,
        )

    def secondary_factory(self, factory: PrintedFactory) -> SecondaryFactory:
        assert factory.bonus is not None, factory.id
        gains = next(iter(factory.bonus.values()))
        gain = next(iter(gains))
        return SecondaryFactory(factory.id, self.icons_of(factory, "robot"), self.icons_of(factory, "energy"), gain, gains[gain])

    def new_sheet(self) -> Sheet:
        slots = [EMPTY] * len(self.slot_ids)
        marks = [UNTOUCHED] * len(self.symbols)
        return MarkedSheet(slots, [NOT_CLAIMED] * len(LETTERS), EMPTY, False, EMPTY, 0, EMPTY, 0, marks, [OPEN] * len(self.race_ids))

    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        places: list[int] = []
        for level in self.lines:
            places += fitting(sheet.slots, level, number)
        return places

    # -- gems: WM-4.3

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """A number or an X circles the gem beside it."""
        gem = self.gem_at[slot]
        if gem != EMPTY:
            self.mark(state, seat, gem)

    # -- effects: WM-4.4 to WM-4.6

    def effect_symbols(self, state: MoonState, seat: int, effect: int) -> list[int]:
        sheet = cast("MarkedSheet", state.sheets[seat])
        if effect in KINDS:
            return self.dug_from(sheet, sheet.last, effect)
        if effect == ASTRONAUT:
            icon = self.next_icon(sheet, self.tracks["astronaut"])
            return [] if icon == EMPTY else [icon]
        return self.factory_icons(sheet, effect)

    def dug_from(self, sheet: MarkedSheet, slot: int, effect: int) -> list[int]:
        """Resources of the effect's kind that are not circled, next to a slot."""
        kind = KINDS[effect]
        return [near for near in self.near[slot] if self.kinds[near] == kind and sheet.marks[near] == UNTOUCHED]

    def factory_icons(self, sheet: MarkedSheet, effect: int) -> list[int]:
        """The first uncrossed robot or energy icon of each factory: which one of a factory does not matter."""
        found: list[int] = []
        for factory in self.factories:
            for icon in factory.robots if effect == ROBOT else factory.energy:
                if sheet.marks[icon] == UNTOUCHED:
                    found.append(icon)
                    break
        return found

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        if symbol < self.circled_symbols:
            return
        sheet = cast("MarkedSheet", state.own(seat))
        sheet.marks[symbol] = CROSSED
        for main in self.main:
            if symbol in main.icons and main.done(sheet.marks) and state.journal is not None:
                state.whisper(seat, Upgraded(seat, main.id))
        for secondary in self.secondary:
            if symbol in secondary.icons and secondary.done(sheet.marks):
                self.activate(state, seat, secondary)

    def activate(self, state: MoonState, seat: int, factory: SecondaryFactory) -> None:
        """The bonus is taken at once (WM-4.5)."""
        if state.journal is not None:
            state.whisper(seat, Activated(seat, factory.id, factory.gain, factory.amount))
        if factory.gain == ROBOTS:
            self.offer_robots(state, seat, factory.amount)
        else:
            self.store(state, seat, self.store_at[factory.gain], factory.amount)

    def offer_robots(self, state: MoonState, seat: int, left: int) -> None:
        """Robots that are still to be crossed, as long as there are any (WM-4.5)."""
        if left and self.effect_symbols(state, seat, ROBOT):
            state.push(seat, self.cross_robots[left])

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.tracks["planning"])

    # -- extraction and first bonuses: WM-4.7, WM-4.8

    def end_play(self, state: MoonState, seat: int) -> None:
        sheet = cast("MarkedSheet", state.sheets[seat])
        for mine, icon in enumerate(self.mine_icons):
            if sheet.marks[icon] == UNTOUCHED and filled(sheet.slots, self.mine_slots[mine]):
                self.extract(state, seat, mine)

    def extract(self, state: MoonState, seat: int, mine: int) -> None:
        """What is circled in the mine is crossed and stored; what is not is lost."""
        sheet = cast("MarkedSheet", state.own(seat))
        extracted: dict[str, int] = {}
        for resource in self.mine_resources[mine]:
            if sheet.marks[resource] == CIRCLED:
                sheet.marks[resource] = CROSSED
                kind = self.kinds[resource]
                extracted[kind] = extracted.get(kind, 0) + 1
        for kind, amount in extracted.items():
            self.store(state, seat, self.store_at[kind], amount)
        sheet.marks[self.mine_icons[mine]] = CIRCLED
        if state.journal is not None:
            state.whisper(seat, Extracted(seat, mine + 1, extracted))

    def store(self, state: MoonState, seat: int, factory: MainFactory, amount: int) -> None:
        """Storage icons are crossed top to bottom; the marked one wins the first bonus while it is open, later there is none (WM-4.8)."""
        sheet = cast("MarkedSheet", state.own(seat))
        before = factory.stored(sheet.marks)
        for icon in factory.storage[before : before + amount]:
            sheet.marks[icon] = CROSSED
        if before < factory.goal <= before + amount and not state.closed >> factory.race & 1:
            self.reach(state, seat, factory.race)

    # -- scoring and missions: WM-4.10, WM-4.11

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        sheet = cast("MarkedSheet", sheets[seat])
        terms = [self.mission_term(sheet)]
        for factory in self.main:
            points = factory.stored(sheet.marks) * factory.value(sheet.marks)
            if factory.race != EMPTY:
                points += self.race_points(sheet, factory.race)
            terms.append(Term(factory.term, points))
        terms.append(self.error_term(sheet))
        return terms

    def progress(self, sheet: Sheet, mission: MissionCard) -> tuple[int, int]:
        marks = cast("MarkedSheet", sheet).marks
        test = mission.condition["test"]
        if test == "mines_extracted":
            have = sum(1 for icon in self.mine_icons if marks[icon] != UNTOUCHED)
        elif test == "adjacent_mines_extracted":
            have = self.longest_run(marks)
        elif test == "secondary_factories_active":
            have = sum(1 for factory in self.secondary if factory.done(marks))
        elif test == "factories_done":
            have = sum(1 for factory in self.factories if factory.done(marks))
        elif test == "mine_plants_circled":
            have = self.dug(marks, "plant")
        else:
            assert test == "mine_water_circled", test
            have = self.dug(marks, "water")
        return have, int(mission.condition["at_least"])

    def longest_run(self, marks: list[int]) -> int:
        """The most neighbouring mines that are extracted."""
        longest = run = 0
        for icon in self.mine_icons:
            run = run + 1 if marks[icon] != UNTOUCHED else 0
            longest = max(longest, run)
        return longest

    def dug(self, marks: list[int], kind: str) -> int:
        """How many resources of a kind are circled in the mines, extracted or not."""
        return sum(1 for resource, of_kind in enumerate(self.kinds) if of_kind == kind and marks[resource] != UNTOUCHED)

    def standing(self, state: MoonState, seat: int) -> float:
        return self.judge.standing(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        return self.judge.weigh(state, seat, legal)

    # -- words

    def mine_and_level(self, slot: int) -> tuple[int, int]:
        level = self.lines_of[slot][0]
        return self.lines[level].index(slot) + 1, level + 1

    def place(self, slot: int) -> Message:
        mine, level = self.mine_and_level(slot)
        return message("mine-place", mine=mine, level=level)

    def describe_mission(self, mission: MissionCard) -> Message:
        return message("mine-mission-" + mission.condition["test"].replace("_", "-"), count=int(mission.condition["at_least"]))

    def name_symbol(self, symbol: int) -> Message:
        if symbol < len(self.kinds):
            slots = self.resource_slots[symbol]
            mine, level = self.mine_and_level(slots[0])
            if len(slots) == 1:
                return message("mine-gem", gem=self.kinds[symbol], mine=mine, level=level)
            return message("mine-resource", resource=self.kinds[symbol], mine=mine, upper=level, lower=level + 1)
        for factory in self.factories:
            if symbol in factory.robots:
                return message("mine-robot", factory=factory.id)
            if symbol in factory.energy:
                return message("mine-energy", factory=factory.id)
        return message("mark-icon", icon=next(name for name, track in self.tracks.items() if symbol in track.icons))

    def name_race(self, race: int) -> Message:
        factory = next(factory for factory in self.main if factory.race == race)
        return message("mine-race", factory=factory.id)

    # -- alone against ASTRA: WM-S

    def adventure_card(self) -> AdventureCard:
        return RaceCard(self, boxes=8, per_race=2, fixed=5, per_level=2, letters="AB")


ADVENTURE: Final = Mine(load_mine())
