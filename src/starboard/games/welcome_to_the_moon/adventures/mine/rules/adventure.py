"""The Mine, in the order of its chapter: gems, resources, factories, extraction, first bonuses (WM-4.3 to WM-4.8)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.errors import Refusal
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.mine.content.layout import ROBOTS, MainFactory, MineLayout, SecondaryFactory
from starboard.games.welcome_to_the_moon.adventures.mine.content.names import MineNames
from starboard.games.welcome_to_the_moon.adventures.mine.events import Activated, Extracted, Upgraded
from starboard.games.welcome_to_the_moon.adventures.mine.rules import missions, scoring
from starboard.games.welcome_to_the_moon.adventures.mine.rules.factories import offer_robots
from starboard.games.welcome_to_the_moon.content.effects import ASTRONAUT, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.marking import MarkingRules
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet, filled
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceRules
from starboard.games.welcome_to_the_moon.state import MoonState

KINDS: Final = {PLANT: "plant", WATER: "water"}


@final
class Mine(MarkingRules):
    def __init__(self, layout: MineLayout, names: MineNames, astra: RaceRules) -> None:
        super().__init__(layout, names, astra, missions.TESTS)
        self.printed = layout

    # -- gems: WM-4.3

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """A number or an X circles the gem beside it."""
        gem = self.printed.gem_at[slot]
        if gem != EMPTY:
            self.mark(state, seat, gem)

    # -- effects: WM-4.4 to WM-4.6

    def markable(self, state: MoonState, seat: int, purpose: int) -> list[int]:
        sheet = cast("MarkedSheet", state.sheets[seat])
        if purpose in KINDS:
            return dug_from(self.printed, sheet, sheet.last, purpose)
        if purpose == ASTRONAUT:
            icon = self.next_icon(sheet, self.printed.tracks["astronaut"])
            return [] if icon == EMPTY else [icon]
        return factory_icons(self.printed, sheet, purpose)

    def out_of_reach(self, state: MoonState, seat: int, purpose: int, symbol: int) -> Refusal:
        return Refusal("mine-refused-near", rule="WM-4.4")

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """The last icon of a factory upgrades or activates it."""
        if symbol < self.printed.first_icon:
            return
        sheet = cast("MarkedSheet", state.own(seat))
        for main in self.printed.main:
            if symbol in main.icons and main.done(sheet.marks) and state.journal is not None:
                state.whisper(seat, Upgraded(seat, main.id))
        for secondary in self.printed.secondary:
            if symbol in secondary.icons and secondary.done(sheet.marks):
                self.activate(state, seat, secondary)

    def activate(self, state: MoonState, seat: int, factory: SecondaryFactory) -> None:
        """The bonus is taken at once (WM-4.5)."""
        if state.journal is not None:
            state.whisper(seat, Activated(seat, factory.id, factory.gain, factory.amount))
        if factory.gain == ROBOTS:
            offer_robots(self, state, seat, factory.amount)
        else:
            self.store(state, seat, self.printed.store_at[factory.gain], factory.amount)

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.printed.tracks["planning"])

    # -- extraction and first bonuses: WM-4.7, WM-4.8

    def end_play(self, state: MoonState, seat: int) -> None:
        sheet = cast("MarkedSheet", state.sheets[seat])
        for mine, icon in enumerate(self.printed.mine_icons):
            if sheet.marks[icon] == UNTOUCHED and filled(sheet.slots, self.printed.mine_slots[mine]):
                self.extract(state, seat, mine)

    def extract(self, state: MoonState, seat: int, mine: int) -> None:
        """What is circled in the mine is crossed and stored; what is not is lost."""
        layout, sheet = self.printed, cast("MarkedSheet", state.own(seat))
        extracted: dict[str, int] = {}
        for resource in layout.mine_resources[mine]:
            if sheet.marks[resource] == CIRCLED:
                sheet.marks[resource] = CROSSED
                kind = layout.resource_kinds[resource]
                extracted[kind] = extracted.get(kind, 0) + 1
        for kind, amount in extracted.items():
            self.store(state, seat, layout.store_at[kind], amount)
        sheet.marks[layout.mine_icons[mine]] = CIRCLED
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
        return scoring.terms(self.printed, sheets, seat)


def dug_from(layout: MineLayout, sheet: MarkedSheet, slot: int, effect: int) -> list[int]:
    """Resources of the effect's kind that are not circled, next to a slot (WM-4.4)."""
    kind = KINDS[effect]
    return [near for near in layout.near[slot] if layout.resource_kinds[near] == kind and sheet.marks[near] == UNTOUCHED]


def factory_icons(layout: MineLayout, sheet: MarkedSheet, effect: int) -> list[int]:
    """The first uncrossed robot or energy icon of each factory: which one of a factory does not matter (WM-4.5)."""
    found: list[int] = []
    for factory in layout.factories:
        icon = sheet.next_of(factory.robots if effect == ROBOT else factory.energy)
        if icon != EMPTY:
            found.append(icon)
    return found
