"""The Colony, in the order of its chapter: rows and columns, quarters, effects, tunnels, scoring, missions (WM-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.colony.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.adventures.colony.content import ColonyContent, load_colony
from starboard.games.welcome_to_the_moon.adventures.colony.rules.astra import ColonyCard
from starboard.games.welcome_to_the_moon.content import LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.events import Marked
from starboard.games.welcome_to_the_moon.rules.effects import ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.rules.marking import (
    CIRCLED,
    CROSSED,
    OPEN,
    UNTOUCHED,
    EffectAdventure,
    MarkedSheet,
    Track,
    ranking,
)
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, Sheet, X, filled, fitting
from starboard.games.welcome_to_the_moon.solo.astra import AdventureCard
from starboard.games.welcome_to_the_moon.state import MoonState

PLANTS: Final = 0
WATERS: Final = 1
ANTENNAS: Final = 2
PENALTY: Final = 3
VALUES: Final = ("plants", "water", "antennas", "planning")


@final
class Colony(EffectAdventure):
    """Tunnels are the first symbols, so tunnel k is symbol k. The race bonus of a quarter has the number of the quarter."""

    def __init__(self, content: ColonyContent) -> None:
        tunnels = [tunnel.id for tunnel in content.tunnels]
        antennas = [antenna.id for antenna in content.antennas]
        tanks = [tank.id for tank in content.water_tanks]
        greenhouses = [greenhouse.id for quarter in content.quarters for greenhouse in quarter.greenhouses]
        icons = [icon["id"] for track in content.marker_tracks for icon in track["markers"]]
        boxes = [box["id"] for track in content.value_tracks for box in track["boxes"]]
        slot_at = {module.id: index for index, module in enumerate(content.slots)}
        lines = [[slot_at[slot] for slot in line.slots] for line in content.lines]
        super().__init__(content, lines, [*tunnels, *antennas, *tanks, *greenhouses, *icons, *boxes])
        self.tunnels = len(tunnels)
        self.first_crossed = self.symbol_at[icons[0]]
        self.start_slots: list[int] = [EMPTY if module.writable else X for module in content.slots]
        self.start_marks: list[int] = self.new_marks(content)
        for index, tunnel in enumerate(content.tunnels):
            if tunnel.marked_at_start:
                self.start_marks[index] = CIRCLED
        self.read_grid(content)
        self.read_quarters(content)
        self.read_values(content)
        self.judge = Judge(self)

    def read_grid(self, content: ColonyContent) -> None:
        kinds = [module.kind for module in content.slots]
        self.start = kinds.index("start")
        self.observatory = kinds.index("observatory")
        self.columns_of: list[int] = [module.col for module in content.slots]
        self.rows_of: list[int] = [module.row for module in content.slots]
        self.rows: list[list[int]] = [line for index, line in enumerate(self.lines) if content.lines[index].id.startswith("row")]
        self.columns: list[list[int]] = [line for index, line in enumerate(self.lines) if content.lines[index].id.startswith("col")]
        self.ends: list[tuple[int, int]] = [
            (self.slot_at[tunnel.between[0]], self.slot_at[tunnel.between[1]]) for tunnel in content.tunnels
        ]
        self.antennas: list[int] = self.numbered([antenna.id for antenna in content.antennas])
        self.antennas_at: list[list[int]] = [self.numbered(module.antennas) for module in content.slots]
        self.tanks: list[int] = self.numbered([tank.id for tank in content.water_tanks])
        self.tank_slots: list[int] = [self.slot_at[tank.slot] for tank in content.water_tanks]
        self.tank_at: list[int] = [EMPTY if module.water_tank is None else self.symbol_at[module.water_tank] for module in content.slots]

    def read_quarters(self, content: ColonyContent) -> None:
        self.quarter_slots: list[list[int]] = [[self.slot_at[slot] for slot in quarter.slots] for quarter in content.quarters]
        self.quarter_of: list[int] = [[slot in slots for slots in self.quarter_slots].index(True) for slot in range(len(self.slot_ids))]
        self.quarter_antennas: list[list[int]] = [self.numbered(quarter.antennas) for quarter in content.quarters]
        self.quarter_tanks: list[list[int]] = [self.numbered(quarter.water_tanks) for quarter in content.quarters]
        self.greenhouses: list[list[int]] = [self.numbered([house.id for house in quarter.greenhouses]) for quarter in content.quarters]
        self.plants_in: dict[int, int] = {
            self.symbol_at[house.id]: house.plants for quarter in content.quarters for house in quarter.greenhouses
        }

    def read_values(self, content: ColonyContent) -> None:
        printed = {track["id"]: track for track in content.value_tracks}
        self.boxes: list[Track] = [Track(self.numbered([box["id"] for box in printed[name]["boxes"]]), {}) for name in VALUES]
        self.values: list[list[int]] = [
            [*(int(box["value"]) for box in printed[name]["boxes"]), int(printed[name]["final_value"])] for name in VALUES
        ]

    def numbered(self, ids: Sequence[str]) -> list[int]:
        return [self.symbol_at[id] for id in ids]

    def new_sheet(self) -> Sheet:
        """Start, observatory and printed X are filled from the beginning (WM-3.1); like an X they impose nothing (WM-3.3)."""
        rewards = [NOT_CLAIMED] * len(LETTERS)
        races = [OPEN] * len(self.race_ids)
        return MarkedSheet(self.start_slots.copy(), rewards, EMPTY, False, EMPTY, 0, EMPTY, 0, self.start_marks.copy(), races)

    # -- rows and columns: WM-3.3

    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        """Slots where the number fits both its row and its column."""
        fits = [False] * len(self.slot_ids)
        for column in self.columns:
            for slot in fitting(sheet.slots, column, number):
                fits[slot] = True
        places: list[int] = []
        for row in self.rows:
            places += [slot for slot in fitting(sheet.slots, row, number) if fits[slot]]
        return places

    # -- a module filled: quarters and antennas, WM-3.4 and WM-3.7

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        quarter = self.quarter_of[slot]
        sheet = cast("MarkedSheet", state.sheets[seat])
        if filled(sheet.slots, self.quarter_slots[quarter]):
            self.reach(state, seat, quarter)
        if self.antennas_at[slot] and self.network(sheet)[slot]:
            self.circle_antennas(state, seat, slot)

    def circle_antennas(self, state: MoonState, seat: int, slot: int) -> None:
        """Compulsory the moment a module is both filled and in the network (WM-3.7)."""
        sheet = cast("MarkedSheet", state.own(seat))
        antennas = self.antennas_at[slot]
        if antennas and sheet.marks[antennas[0]] == UNTOUCHED:
            for antenna in antennas:
                sheet.marks[antenna] = CIRCLED
            if state.journal is not None:
                state.whisper(seat, Marked(seat, self.symbols[antennas[0]], self.name_symbol(antennas[0])))

    # -- tunnels: WM-3.7

    def network(self, sheet: MarkedSheet) -> list[bool]:
        """By slot: joined to the start. Every tunnel is built from the network, so every end of a built tunnel belongs to it."""
        joined = [False] * len(self.slot_ids)
        for tunnel in range(self.tunnels):
            if sheet.marks[tunnel] != UNTOUCHED:
                one, other = self.ends[tunnel]
                joined[one] = True
                joined[other] = True
        return joined

    def buildable(self, sheet: MarkedSheet) -> list[int]:
        joined = self.network(sheet)
        tunnels: list[int] = []
        for tunnel in range(self.tunnels):
            one, other = self.ends[tunnel]
            if sheet.marks[tunnel] == UNTOUCHED and (joined[one] or joined[other]):
                tunnels.append(tunnel)
        return tunnels

    # -- effects: WM-3.5 to WM-3.9

    def effect_symbols(self, state: MoonState, seat: int, effect: int) -> list[int]:
        sheet = cast("MarkedSheet", state.sheets[seat])
        if effect == ROBOT:
            return self.buildable(sheet)
        if effect == ENERGY:
            boxes = [self.next_icon(sheet, self.boxes[track]) for track in (PLANTS, WATERS, ANTENNAS)]
            return [box for box in boxes if box != EMPTY]
        if effect == WATER:
            tank = self.tank_at[sheet.last]
            return [tank] if tank != EMPTY and sheet.marks[tank] == UNTOUCHED else []
        if effect == PLANT:
            houses = self.greenhouses[self.quarter_of[sheet.last]]
            return [house for house in houses if sheet.marks[house] == UNTOUCHED][:1]
        icon = self.next_icon(sheet, self.tracks["astronaut"])
        return [] if icon == EMPTY else [icon]

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """A tunnel may bring filled modules into the network; icons and boxes are crossed, not circled."""
        sheet = cast("MarkedSheet", state.own(seat))
        if symbol < self.tunnels:
            for slot in self.ends[symbol]:
                if sheet.slots[slot] != EMPTY:
                    self.circle_antennas(state, seat, slot)
        elif symbol >= self.first_crossed:
            sheet.marks[symbol] = CROSSED

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.boxes[PENALTY])

    # -- scoring: WM-3.11

    def value(self, sheet: MarkedSheet, track: int) -> int:
        """The first uncrossed value of a track, else the final one (WM-0.4)."""
        return self.values[track][self.count(sheet, self.boxes[track].icons)]

    def count(self, sheet: MarkedSheet, symbols: list[int]) -> int:
        marked = 0
        for symbol in symbols:
            if sheet.marks[symbol] != UNTOUCHED:
                marked += 1
        return marked

    def plants(self, sheet: MarkedSheet) -> int:
        plants = 0
        for house, amount in self.plants_in.items():
            if sheet.marks[house] != UNTOUCHED:
                plants += amount
        return plants

    def powered(self, sheet: MarkedSheet) -> list[int]:
        """What the energy tracks multiply: plants, tanks and antennas."""
        return [self.plants(sheet), self.count(sheet, self.tanks), self.count(sheet, self.antennas)]

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        sheet = cast("MarkedSheet", sheets[seat])
        plants, tanks, antennas = self.powered(sheet)
        icons = self.tracks["astronaut"].icons
        astronauts = [self.count(cast("MarkedSheet", other), icons) for other in sheets]
        return [
            self.mission_term(sheet),
            Term("colony-term-plants", plants * self.value(sheet, PLANTS)),
            Term("colony-term-water", tanks * self.value(sheet, WATERS)),
            Term("colony-term-antennas", antennas * self.value(sheet, ANTENNAS)),
            Term("colony-term-quarters", sum(self.race_points(sheet, quarter) for quarter in range(len(self.race_ids)))),
            Term("colony-term-astronauts", ranking(astronauts, seat)),
            Term("colony-term-planning", -self.value(sheet, PENALTY)),
            self.error_term(sheet),
        ]

    # -- missions: WM-3.12

    def progress(self, sheet: Sheet, mission: MissionCard) -> tuple[int, int]:
        mine = cast("MarkedSheet", sheet)
        test = mission.condition["test"]
        if test == "observatory_connected":
            return int(self.network(mine)[self.observatory]), 1
        if test == "columns_filled":
            have = sum(1 for column in self.columns if filled(sheet.slots, column))
        elif test == "rows_filled":
            have = sum(1 for row in self.rows if filled(sheet.slots, row))
        elif test == "quarters_with_all_antennas":
            have = sum(1 for antennas in self.quarter_antennas if self.count(mine, antennas) == len(antennas))
        elif test == "quarters_with_all_tanks":
            have = sum(1 for tanks in self.quarter_tanks if self.count(mine, tanks) == len(tanks))
        else:
            assert test == "plants_circled", test
            have = self.plants(mine)
        return have, int(mission.condition["at_least"])

    # -- words

    def place(self, slot: int) -> Message:
        if slot == self.start:
            return message("colony-start")
        if slot == self.observatory:
            return message("colony-observatory")
        return message("colony-place", column=self.columns_of[slot], row=self.rows_of[slot])

    def describe_mission(self, mission: MissionCard) -> Message:
        key = "colony-mission-" + mission.condition["test"].replace("_", "-")
        return message(key, count=int(mission.condition.get("at_least", 1)))

    def name_symbol(self, symbol: int) -> Message:
        if symbol < self.tunnels:
            one, other = self.ends[symbol]
            return message("colony-tunnel", one=self.place(one), other=self.place(other))
        if symbol in self.tanks:
            return message("colony-tank", place=self.place(self.tank_slots[self.tanks.index(symbol)]))
        if symbol in self.plants_in:
            quarter = [symbol in houses for houses in self.greenhouses].index(True)
            return message("colony-greenhouse", quarter=quarter + 1, plants=self.plants_in[symbol])
        for slot, antennas in enumerate(self.antennas_at):
            if symbol in antennas:
                return message("colony-antennas", place=self.place(slot), count=len(antennas))
        for track, boxes in enumerate(self.boxes):
            if symbol in boxes.icons:
                return message("colony-box", track=VALUES[track], value=self.values[track][boxes.icons.index(symbol) + 1])
        return message("mark-icon", icon="astronaut")

    def name_race(self, race: int) -> Message:
        return message("colony-race", quarter=race + 1)

    # -- alone against ASTRA: WM-S

    def adventure_card(self) -> AdventureCard:
        return ColonyCard(self)

    # -- for bots

    def standing(self, state: MoonState, seat: int) -> float:
        return self.judge.standing(state, seat)

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        return self.judge.weigh(state, seat, legal)


ADVENTURE: Final = Colony(load_colony())
