"""The sheet of The Colony by number: grid, tunnels, quarters, value tracks (WM-3.1)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.welcome_to_the_moon.adventures.colony.content import ColonyContent
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, EMPTY, X
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout, Track, singly

PLANTS: Final = 0
WATERS: Final = 1
ANTENNAS: Final = 2
PENALTY: Final = 3
VALUES: Final = ("plants", "water", "antennas", "planning")


@final
class ColonyLayout(MarkedLayout):
    """Tunnels are the first symbols, so tunnel k is symbol k. The race bonus of a quarter has the number of the quarter."""

    def __init__(self, content: ColonyContent) -> None:
        tunnels = [tunnel.id for tunnel in content.tunnels]
        antennas = [antenna.id for antenna in content.antennas]
        tanks = [tank.id for tank in content.water_tanks]
        greenhouses = [greenhouse.id for quarter in content.quarters for greenhouse in quarter.greenhouses]
        icons = [icon.id for track in content.marker_tracks for icon in track.markers]
        boxes = [box.id for track in content.value_tracks for box in track.boxes]
        slot_at = {module.id: index for index, module in enumerate(content.slots)}
        lines = [[slot_at[slot] for slot in line.slots] for line in content.lines]
        super().__init__(content, lines, [*tunnels, *antennas, *tanks, *greenhouses, *icons, *boxes])
        self.tunnels = len(tunnels)
        for box in self.numbered([*icons, *boxes]):
            self.mark_as[box] = CROSSED
        self.start_slots: list[int] = [EMPTY if module.writable else X for module in content.slots]
        for index, tunnel in enumerate(content.tunnels):
            if tunnel.marked_at_start:
                self.start_marks[index] = CIRCLED
        self.read_grid(content)
        self.read_quarters(content)
        self.read_values(content)
        tracks = [boxes.icons for boxes in self.boxes]
        self.sort_symbols(
            [
                singly(list(range(self.tunnels))),
                tracks[:PENALTY],
                self.greenhouses,
                singly(self.tanks),
                [self.tracks["astronaut"].icons],
                [],
            ]
        )
        self.row_slots: list[int] = [slot for row in self.rows for slot in row]
        self.ranking: list[int] = list(content.scoring.ranking.points)

    def read_grid(self, content: ColonyContent) -> None:
        kinds = [module.kind for module in content.slots]
        self.start = kinds.index("start")
        self.observatory = kinds.index("observatory")
        self.columns_of: list[int] = [module.col for module in content.slots]
        self.rows_of: list[int] = [module.row for module in content.slots]
        self.line_ids: list[str] = [line.id for line in content.lines]
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
        self.quarter_ids: list[str] = [quarter.id for quarter in content.quarters]
        self.quarter_slots: list[list[int]] = [[self.slot_at[slot] for slot in quarter.slots] for quarter in content.quarters]
        self.quarter_of: list[int] = [[slot in slots for slots in self.quarter_slots].index(True) for slot in range(len(self.slot_ids))]
        self.quarter_antennas: list[list[int]] = [self.numbered(quarter.antennas) for quarter in content.quarters]
        self.quarter_tanks: list[list[int]] = [self.numbered(quarter.water_tanks) for quarter in content.quarters]
        self.greenhouses: list[list[int]] = [self.numbered([house.id for house in quarter.greenhouses]) for quarter in content.quarters]
        self.plants_in: dict[int, int] = {
            self.symbol_at[house.id]: house.plants for quarter in content.quarters for house in quarter.greenhouses
        }

    def read_values(self, content: ColonyContent) -> None:
        printed = {track.id: track for track in content.value_tracks}
        self.boxes: list[Track] = [Track(self.numbered([box.id for box in printed[name].boxes]), {}) for name in VALUES]
        self.values: list[list[int]] = [printed[name].values() for name in VALUES]
