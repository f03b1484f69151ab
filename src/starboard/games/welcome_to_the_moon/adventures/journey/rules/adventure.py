"""The Journey, in the order of its chapter: zones, energy, water, plants, robots, errors, scoring, missions (WM-2)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.game import Options
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.journey.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.adventures.journey.content import JourneyContent, load_journey
from starboard.games.welcome_to_the_moon.adventures.journey.rules.astra import JourneyCard
from starboard.games.welcome_to_the_moon.content import LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.rules.effects import ENERGY, PLANT, ROBOT, WATER, ChooseSymbol
from starboard.games.welcome_to_the_moon.rules.marking import (
    CROSSED,
    OPEN,
    UNTOUCHED,
    WILD_EFFECTS,
    EffectAdventure,
    MarkedSheet,
    ranking,
    wild_effects,
)
from starboard.games.welcome_to_the_moon.sheet import EMPTY, HALF, NOT_CLAIMED, Sheet, X, bounds, number_name, order
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.state import MoonState

WALL: Final = 0


@final
class Journey(EffectAdventure):
    """Wall k stands between slots k and k + 1; walls are the first symbols, so wall k is symbol k."""

    def __init__(self, content: JourneyContent) -> None:
        walls = [wall.id for wall in content.walls]
        tanks = [tank.id for tank in content.water_tanks]
        plants = [plant.id for station in content.stations for plant in station.plants]
        robots = [robot.id for station in content.stations for robot in station.robots]
        icons = [icon["id"] for track in content.marker_tracks for icon in track["markers"]]
        rewards = [reward["id"] for track in content.marker_tracks for reward in track["rewards"]]
        super().__init__(content, [list(range(len(content.slots)))], [*walls, *tanks, *plants, *robots, *icons, *rewards])
        self.walls = len(walls)
        self.start_marks = self.new_marks(content)
        self.tanks: list[int] = [self.symbol_at[tank] for tank in tanks]
        self.tank_points: list[int] = [tank.points for tank in content.water_tanks]
        self.tank_at: list[int] = [EMPTY if slot.water_tank is None else self.symbol_at[slot.water_tank] for slot in content.slots]
        self.station_slots: list[int] = [self.slot_at[station.slot] for station in content.stations]
        self.station_plants: list[list[int]] = [[self.symbol_at[plant.id] for plant in station.plants] for station in content.stations]
        self.station_robots: list[list[int]] = [[self.symbol_at[robot.id] for robot in station.robots] for station in content.stations]
        self.robot_station: list[int] = [EMPTY] * len(self.symbols)
        for station, chain in enumerate(self.station_robots):
            for robot in chain:
                self.robot_station[robot] = station
        self.energy = self.tracks["energy"]
        self.astronaut = self.tracks["astronaut"]
        self.planning = self.tracks["planning"]
        self.draw_wall = ChooseSymbol(self, WALL, "journey-ask-wall", "WM-2.4")
        self.judge = Judge(self)
        self.switches = [WILD_EFFECTS]

    def under(self, options: Options) -> Journey:
        journey = Journey(load_journey())
        journey.wild_effects = wild_effects(options)
        return journey

    def new_sheet(self) -> Sheet:
        slots = [EMPTY] * len(self.slot_ids)
        races = [OPEN] * len(self.race_ids)
        return MarkedSheet(slots, [NOT_CLAIMED] * len(LETTERS), EMPTY, False, EMPTY, 0, EMPTY, 0, self.start_marks.copy(), races)

    # -- zones: WM-2.3

    def zone_of(self, sheet: Sheet, slot: int) -> list[int]:
        """The slots around this one, from Earth to Moon, with no wall between them."""
        marks = cast("MarkedSheet", sheet).marks
        first = last = slot
        while first > 0 and marks[first - 1] == UNTOUCHED:
            first -= 1
        while last < self.walls and marks[last] == UNTOUCHED:
            last += 1
        return list(range(first, last + 1))

    def filled_zones(self, sheet: Sheet) -> list[int]:
        """Lengths of the completely filled zones."""
        marks = cast("MarkedSheet", sheet).marks
        lengths: list[int] = []
        length = 0
        full = True
        for slot, written in enumerate(sheet.slots):
            length += 1
            if written == EMPTY:
                full = False
            if slot == self.walls or marks[slot] != UNTOUCHED:
                if full:
                    lengths.append(length)
                length = 0
                full = True
        return lengths

    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        """Where the number fits its zone: one walk along the trajectory, on which every wall starts anew."""
        if number == X:
            return [slot for slot, written in enumerate(sheet.slots) if written == EMPTY]
        marks = cast("MarkedSheet", sheet).marks
        places: list[int] = []
        before = 0
        passed = False
        for slot, written in enumerate(sheet.slots):
            if written == EMPTY:
                if not passed:
                    places.append(slot)
            elif written >= 0 and not passed:
                passed = written >= number if written < HALF > number else order(written) >= order(number)
                if (not passed or written == number) and len(places) > before:
                    del places[before:]
            if slot < self.walls and marks[slot] != UNTOUCHED:
                before = len(places)
                passed = False
        return places

    def refuse_slot(self, sheet: Sheet, effect: int, number: int, slot: int) -> Refusal:
        """Only the numbers of the zone stand in the way."""
        before, after = bounds(sheet.slots, self.zone_of(sheet, slot), slot)
        if before != EMPTY and order(before) >= order(number):
            return Refusal("refused-order-above", rule="WM-2.3", before=number_name(before))
        return Refusal("refused-order-below", rule="WM-2.3", after=number_name(after))

    # -- effects: WM-2.4 to WM-2.8

    def effect_symbols(self, state: MoonState, seat: int, effect: int) -> list[int]:
        sheet = cast("MarkedSheet", state.sheets[seat])
        if effect == WATER:
            tank = self.tank_at[sheet.last]
            return [tank] if tank != EMPTY and sheet.marks[tank] == UNTOUCHED else []
        if effect == PLANT:
            zone = self.zone_of(sheet, sheet.last)
            near = [self.station_plants[station] for station, slot in enumerate(self.station_slots) if zone[0] <= slot <= zone[-1]]
            return self.next_of_each(sheet, near)
        if effect == ROBOT:
            return self.next_of_each(sheet, self.station_robots)
        icon = self.next_icon(sheet, self.energy if effect == ENERGY else self.astronaut)
        return [] if icon == EMPTY else [icon]

    def next_of_each(self, sheet: MarkedSheet, groups: list[list[int]]) -> list[int]:
        """The first uncircled symbol of each group: which one of a group does not matter."""
        found: list[int] = []
        for group in groups:
            for symbol in group:
                if sheet.marks[symbol] == UNTOUCHED:
                    found.append(symbol)
                    break
        return found

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        sheet = cast("MarkedSheet", state.own(seat))
        columns = self.energy.rewards
        if symbol in columns:
            sheet.marks[columns[symbol]] = CROSSED
            state.push(seat, self.draw_wall)
        station = self.robot_station[symbol]
        if station != EMPTY and self.circled(sheet, self.station_robots[station]) == len(self.station_robots[station]):
            self.reach(state, seat, station)

    def choices(self, state: MoonState, seat: int, kind: int) -> list[int]:
        marks = cast("MarkedSheet", state.sheets[seat]).marks
        return [wall for wall in range(self.walls) if marks[wall] == UNTOUCHED]

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """Nothing happens at once when a slot of the trajectory is filled."""

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.planning)

    def error_bonus(self, state: MoonState, seat: int, box: int) -> None:
        """The first and the second box circle an energy icon at once (WM-2.9)."""
        if box <= 2:
            self.mark_next(state, seat, self.energy)

    # -- scoring and missions: WM-2.10, WM-2.11

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        sheet = cast("MarkedSheet", sheets[seat])
        plants = water = 0
        for station, around in enumerate(self.station_plants):
            if sheet.races[station] != OPEN:
                plants += self.circled(sheet, around) * self.race_points(sheet, station)
        for tank, points in zip(self.tanks, self.tank_points, strict=True):
            if sheet.marks[tank] != UNTOUCHED:
                water += points
        zones = [self.filled_zones(other) for other in sheets]
        return [
            self.mission_term(sheet),
            Term("journey-term-plants", plants),
            Term("journey-term-water", water),
            Term("journey-term-longest-zone", max(zones[seat], default=0)),
            Term("journey-term-most-zones", ranking([len(lengths) for lengths in zones], seat)),
            self.error_term(sheet),
        ]

    def circled(self, sheet: MarkedSheet, symbols: list[int]) -> int:
        count = 0
        for symbol in symbols:
            if sheet.marks[symbol] != UNTOUCHED:
                count += 1
        return count

    def progress(self, sheet: Sheet, mission: MissionCard) -> tuple[int, int]:
        mine = cast("MarkedSheet", sheet)
        condition = mission.condition
        test = condition["test"]
        if test == "filled_zones_by_size":
            return self.zones_of_sizes(sheet, condition["sizes"])
        if test == "stations_with_multiplier":
            have_now = sum(1 for race in mine.races if race != OPEN)
        elif test == "stations_with_all_plants":
            have_now = sum(1 for plants in self.station_plants if self.circled(mine, plants) == len(plants))
        elif test == "water_tanks_circled":
            have_now = self.circled(mine, self.tanks)
        else:
            assert test == "water_tanks_consecutive", test
            have_now = self.longest_run(mine)
        return have_now, int(condition["at_least"])

    def zones_of_sizes(self, sheet: Sheet, sizes: dict[str, int]) -> tuple[int, int]:
        """How many of the wanted filled zones there are, and how many are wanted."""
        lengths = self.filled_zones(sheet)
        have = need = 0
        for size, count in sizes.items():
            have += min(lengths.count(int(size)), count)
            need += count
        return have, need

    def longest_run(self, sheet: MarkedSheet) -> int:
        """The most tanks in a row, in tank order, that are circled."""
        longest = run = 0
        for tank in self.tanks:
            run = run + 1 if sheet.marks[tank] != UNTOUCHED else 0
            longest = max(longest, run)
        return longest

    # -- words

    def place(self, slot: int) -> Message:
        return message("journey-place", place=slot + 1)

    def describe_mission(self, mission: MissionCard) -> Message:
        condition = mission.condition
        if "sizes" in condition:
            return message("journey-mission-zones-" + "-".join(condition["sizes"]))
        return message("journey-mission-" + condition["test"].replace("_", "-"), count=int(condition["at_least"]))

    def name_symbol(self, symbol: int) -> Message:
        if symbol < self.walls:
            return message("journey-wall", place=symbol + 1, next=symbol + 2)
        if symbol in self.tanks:
            return message("journey-tank", points=self.tank_points[self.tanks.index(symbol)])
        for station in range(len(self.station_slots)):
            if symbol in self.station_plants[station]:
                return message("journey-plant", station=station + 1)
            if symbol in self.station_robots[station]:
                return message("journey-robot", station=station + 1)
        return message("mark-icon", icon=next(name for name, track in self.tracks.items() if symbol in track.icons))

    def name_race(self, race: int) -> Message:
        return message("journey-race", station=race + 1)

    # -- alone against ASTRA: WM-S

    def adventure_card(self) -> AdventureCard:
        return JourneyCard(self)

    # -- for bots

    def standing(self, state: MoonState, seat: int) -> float:
        return self.judge.standing(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        return self.judge.weigh(state, seat, legal)


ADVENTURE: Final = Journey(load_journey())
