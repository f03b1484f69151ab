"""The Escape, in the order of its chapter: access, airlocks, water, plants, reactors, planning, errors, scoring, missions (WM-7)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.game import Options
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.escape.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.adventures.escape.content import COLONY, EscapeContent, load_escape
from starboard.games.welcome_to_the_moon.content import LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.rules.effects import ENERGY, PLANT, ROBOT, WATER, ChooseSymbol
from starboard.games.welcome_to_the_moon.rules.marking import (
    CIRCLED,
    CROSSED,
    FIRST,
    OPEN,
    UNTOUCHED,
    WILD_EFFECTS,
    EffectAdventure,
    MarkedSheet,
    Track,
    wild_effects,
)
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, Sheet, fitting
from starboard.games.welcome_to_the_moon.sheet import filled as all_filled
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceCard
from starboard.games.welcome_to_the_moon.state import MoonState

AIRLOCK: Final = 0


@final
class Escape(EffectAdventure):
    """Ship k, counted from the lowest, is line k, and its double bonus is race k. Airlock k is symbol k, those of the colony last.

    Components are modules and greenhouses; sets of them are bits of an int, the highest one is the colony.
    """

    def __init__(self, content: EscapeContent) -> None:
        airlocks = [airlock.id for airlock in content.all_airlocks()]
        symbols = [symbol.id for symbol in content.plants() + content.reactors()]
        tanks = [tank.id for tank in content.water_tanks]
        wilds = [reward["id"] for track in content.marker_tracks for reward in track["rewards"]]
        icons = [icon["id"] for track in content.marker_tracks for icon in track["markers"]]
        (planning,) = content.value_tracks
        boxes = [box["id"] for box in planning["boxes"]]
        circled = [*airlocks, *symbols, *tanks, *wilds]
        places = {slot.id: index for index, slot in enumerate(content.slots)}
        super().__init__(content, [[places[slot] for slot in ship.slots] for ship in content.lines], [*circled, *icons, *boxes])
        self.first_crossed = len(circled)
        self.start_marks = self.new_marks(content)
        for symbol in content.marked_at_start():
            self.start_marks[self.symbol_at[symbol]] = CIRCLED
        self.lay_out_components(content)
        self.lay_out_symbols(content)
        self.planning = Track([self.symbol_at[box] for box in boxes], {})
        self.planning_values: list[int] = [*[box["value"] for box in planning["boxes"]], planning["final_value"]]
        self.greenhouse_values: list[int] = list(content.scoring["tables"]["greenhouse_by_circled_plants"])
        self.module_values: list[int] = list(content.scoring["tables"]["module_by_circled_reactors"])
        self.error_airlocks: list[bool] = [box.bonus is not None for box in content.error_boxes]
        self.robot_bonus = ChooseSymbol(self, AIRLOCK, "escape-ask-robot", "WM-7.7")
        self.error_airlock = ChooseSymbol(self, AIRLOCK, "escape-ask-error", "WM-7.14", optional=True)
        self.judge = Judge(self)
        self.switches = [WILD_EFFECTS]

    def under(self, options: Options) -> Escape:
        escape = Escape(load_escape())
        escape.wild_effects = wild_effects(options)
        return escape

    def lay_out_components(self, content: EscapeContent) -> None:
        """Components by number, with their slots and ships, and what each airlock joins."""
        self.component_ids: list[str] = [component.id for component in content.components]
        number = {id: index for index, id in enumerate([*self.component_ids, COLONY])}
        ships = [ship.id for ship in content.ships]
        self.ship_of: list[int] = [ships.index(component.line) for component in content.components]
        self.component_slots: list[list[int]] = [[self.slot_at[slot] for slot in component.slots] for component in content.components]
        self.component_of: list[int] = [number[str(slot.group)] for slot in content.slots]
        self.modules: list[int] = [number[component.id] for component in content.components if component.kind == "module"]
        self.modules_of: list[list[int]] = [[m for m in self.modules if self.ship_of[m] == ship] for ship in range(len(ships))]
        self.greenhouses: list[int] = [number[ship.greenhouse.component] for ship in content.ships]
        self.greenhouse_slots: list[int] = [self.component_slots[greenhouse][0] for greenhouse in self.greenhouses]
        self.between: list[tuple[int, int]] = [(number[one], number[other]) for one, other in content.airlock_ends()]
        self.ends: list[int] = [1 << one | 1 << other for one, other in self.between]

    def lay_out_symbols(self, content: EscapeContent) -> None:
        """What is printed at slots, in components and on ships."""
        self.robot_at: list[bool] = [slot.bonus == "robot" for slot in content.slots]
        self.tank_at: list[int] = [EMPTY if slot.water_tank is None else self.symbol_at[slot.water_tank] for slot in content.slots]
        tank_in = {tank.group: self.symbol_at[tank.id] for tank in content.water_tanks}
        self.tank_in: list[int] = [tank_in.get(component, EMPTY) for component in self.component_ids]
        self.plants: list[Track] = [Track([self.symbol_at[plant.id] for plant in ship.greenhouse.plants], {}) for ship in content.ships]
        self.reactors: list[Track] = [Track([self.symbol_at[reactor.id] for reactor in ship.reactors], {}) for ship in content.ships]

    def new_sheet(self) -> Sheet:
        slots = [EMPTY] * len(self.slot_ids)
        races = [OPEN] * len(self.race_ids)
        return MarkedSheet(slots, [NOT_CLAIMED] * len(LETTERS), EMPTY, False, EMPTY, 0, EMPTY, 0, self.start_marks.copy(), races)

    # -- access: WM-7.4, WM-7.5

    def connected(self, sheet: Sheet) -> int:
        """Both ends of every active airlock: none is activated before one of its ends is connected to the colony (WM-7.6)."""
        marks = cast("MarkedSheet", sheet).marks
        reached = 0
        for airlock in range(len(self.ends)):
            if marks[airlock] != UNTOUCHED:
                reached |= self.ends[airlock]
        return reached

    def accessible(self, sheet: Sheet, slot: int) -> bool:
        return bool(self.connected(sheet) >> self.component_of[slot] & 1)

    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        reached = self.connected(sheet)
        places: list[int] = []
        for ship in self.lines:
            places += [slot for slot in fitting(sheet.slots, ship, number) if reached >> self.component_of[slot] & 1]
        return places

    def refuse_slot(self, sheet: Sheet, effect: int, number: int, slot: int) -> Refusal:
        if not self.accessible(sheet, slot):
            return Refusal("escape-refused-access", rule="WM-7.5")
        return super().refuse_slot(sheet, effect, number, slot)

    # -- airlocks: WM-7.6, WM-7.7

    def inactive_airlocks(self, sheet: Sheet) -> list[int]:
        """Those that may be activated: they touch a connected component."""
        marks = cast("MarkedSheet", sheet).marks
        reached = self.connected(sheet)
        return [airlock for airlock in range(len(self.ends)) if marks[airlock] == UNTOUCHED and self.ends[airlock] & reached]

    def choices(self, state: MoonState, seat: int, kind: int) -> list[int]:
        return self.inactive_airlocks(state.sheets[seat])

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """A robot symbol activates an airlock (WM-7.7); a greenhouse reaches its double bonus (WM-7.11)."""
        if self.robot_at[slot] and self.inactive_airlocks(state.sheets[seat]):
            state.push(seat, self.robot_bonus)
        ship = self.lines_of[slot][0]
        if slot == self.greenhouse_slots[ship]:
            self.reach(state, seat, ship)

    # -- effects: WM-7.6, WM-7.8 to WM-7.10, WM-7.13

    def effect_symbols(self, state: MoonState, seat: int, effect: int) -> list[int]:
        sheet = state.sheets[seat]
        if effect == ROBOT:
            return self.inactive_airlocks(sheet)
        if effect == WATER:
            symbol = self.tank_at[sheet.last]
        else:
            symbol = self.next_icon(sheet, self.effect_track(effect, self.lines_of[sheet.last][0]))
        return [] if symbol == EMPTY else [symbol]

    def effect_track(self, effect: int, ship: int) -> Track:
        if effect == PLANT:
            return self.plants[ship]
        return self.reactors[ship] if effect == ENERGY else self.tracks["astronaut"]

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """Astronaut icons and planning boxes are crossed; all else is circled or drawn."""
        if symbol >= self.first_crossed:
            cast("MarkedSheet", state.own(seat)).marks[symbol] = CROSSED

    # -- planning and errors: WM-7.12, WM-7.14

    def x_places(self, state: MoonState, seat: int) -> list[int]:
        sheet = state.sheets[seat]
        reached = self.connected(sheet)
        return [slot for slot, written in enumerate(sheet.slots) if written == EMPTY and reached >> self.component_of[slot] & 1]

    def refuse_x(self, sheet: Sheet, slot: int) -> Refusal:
        return Refusal("escape-refused-access", rule="WM-7.12")

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.planning)

    def error_bonus(self, state: MoonState, seat: int, box: int) -> None:
        if self.error_airlocks[box - 1] and self.inactive_airlocks(state.sheets[seat]):
            state.push(seat, self.error_airlock)

    # -- scoring: WM-7.16

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        sheet = cast("MarkedSheet", sheets[seat])
        greenhouses = modules = 0
        for ship in range(len(self.lines)):
            greenhouses += self.greenhouse_points(sheet, ship)
        for module in self.modules:
            modules += self.module_points(sheet, module)
        return [
            self.mission_term(sheet),
            Term("escape-term-greenhouses", greenhouses),
            Term("escape-term-modules", modules),
            Term("escape-term-planning", -self.planning_values[self.circled(sheet, self.planning)]),
            self.error_term(sheet),
        ]

    def circled(self, sheet: MarkedSheet, track: Track) -> int:
        count = 0
        for icon in track.icons:
            if sheet.marks[icon] != UNTOUCHED:
                count += 1
        return count

    def greenhouse_points(self, sheet: MarkedSheet, ship: int) -> int:
        if sheet.slots[self.greenhouse_slots[ship]] == EMPTY:
            return 0
        points = self.greenhouse_values[self.circled(sheet, self.plants[ship])]
        return points * self.race_first[ship] if sheet.races[ship] == FIRST else points

    def module_points(self, sheet: MarkedSheet, module: int) -> int:
        if not all_filled(sheet.slots, self.component_slots[module]):
            return 0
        points = self.module_values[self.circled(sheet, self.reactors[self.ship_of[module]])]
        return points * 2 if sheet.marks[self.tank_in[module]] != UNTOUCHED else points

    # -- missions: WM-7.17

    def progress(self, sheet: Sheet, mission: MissionCard) -> tuple[int, int]:
        mine = cast("MarkedSheet", sheet)
        condition = mission.condition
        if condition["test"] == "modules_filled":
            modules = sum(1 for module in self.modules if all_filled(sheet.slots, self.component_slots[module]))
            return modules, int(condition["at_least"])
        ships = self.ships_named(condition["all_of"]) if "all_of" in condition else list(range(len(self.lines)))
        have = sum(1 for ship in ships if self.fulfils(mine, ship, condition["test"]))
        return have, int(condition.get("at_least", len(ships)))

    def ships_named(self, greenhouses: list[str]) -> list[int]:
        return [ship for ship, greenhouse in enumerate(self.greenhouses) if self.component_ids[greenhouse] in greenhouses]

    def fulfils(self, sheet: MarkedSheet, ship: int, test: str) -> bool:
        """Whether a ship counts for a mission."""
        if test == "greenhouses_filled_with_three_plants":
            return sheet.slots[self.greenhouse_slots[ship]] != EMPTY and self.next_icon(sheet, self.plants[ship]) == EMPTY
        if test == "ships_filled":
            return all_filled(sheet.slots, self.lines[ship])
        if test == "ships_with_all_reactors_circled":
            return self.next_icon(sheet, self.reactors[ship]) == EMPTY
        assert test == "ships_with_all_tanks_circled", test
        return all(sheet.marks[self.tank_in[module]] != UNTOUCHED for module in self.modules_of[ship])

    # -- words

    def place(self, slot: int) -> Message:
        component = self.component_of[slot]
        part = self.name_component(component)
        if component in self.greenhouses:
            return part
        return message("escape-place", place=self.component_slots[component].index(slot) + 1, part=part)

    def name_component(self, component: int) -> Message:
        ship = self.ship_of[component]
        if component in self.greenhouses:
            return message("escape-greenhouse", ship=ship + 1)
        return message("escape-module", module=self.modules_of[ship].index(component) + 1, ship=ship + 1)

    def describe_mission(self, mission: MissionCard) -> Message:
        condition = mission.condition
        key = "escape-mission-" + condition["test"].replace("_", "-")
        if "all_of" in condition:
            (ship,) = self.ships_named(condition["all_of"])
            return message(key + "-of", ship=ship + 1)
        return message(key, count=int(condition["at_least"]))

    def name_symbol(self, symbol: int) -> Message:
        if symbol < len(self.between):
            one, other = self.between[symbol]
            return message("escape-airlock", one=self.name_component(one), other=self.name_component(other))
        if symbol in self.tank_in:
            return message("escape-tank", part=self.name_component(self.tank_in.index(symbol)))
        for ship in range(len(self.lines)):
            if symbol in self.plants[ship].icons:
                return message("escape-plant", ship=ship + 1)
            if symbol in self.reactors[ship].icons:
                return message("escape-reactor", ship=ship + 1)
        if symbol in self.planning.icons:
            return message("escape-planning", points=self.planning_values[self.planning.icons.index(symbol) + 1])
        return message("mark-icon", icon="astronaut")

    def name_race(self, race: int) -> Message:
        return message("escape-race", ship=race + 1)

    # -- alone against ASTRA: WM-S

    def adventure_card(self) -> AdventureCard:
        return RaceCard(self, boxes=6, per_race=1, fixed=15, per_level=1)

    # -- for bots

    def standing(self, state: MoonState, seat: int) -> float:
        return self.judge.standing(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        return self.judge.weigh(state, seat, legal)


ADVENTURE: Final = Escape(load_escape())
