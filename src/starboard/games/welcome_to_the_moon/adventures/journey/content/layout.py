"""The sheet of The Journey by number: walls, tanks, stations, tracks (WM-2.1)."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.adventures.journey.content import JourneyContent
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout, singly


@final
class JourneyLayout(MarkedLayout):
    """Wall k stands between slots k and k + 1; walls are the first symbols, so wall k is symbol k."""

    def __init__(self, content: JourneyContent) -> None:
        walls = [wall.id for wall in content.walls]
        tanks = [tank.id for tank in content.water_tanks]
        plants = [plant.id for station in content.stations for plant in station.plants]
        robots = [robot.id for station in content.stations for robot in station.robots]
        icons = [icon.id for track in content.marker_tracks for icon in track.markers]
        rewards = [reward.id for track in content.marker_tracks for reward in track.rewards]
        super().__init__(content, [list(range(len(content.slots)))], [*walls, *tanks, *plants, *robots, *icons, *rewards])
        self.walls = len(walls)
        self.tanks: list[int] = self.numbered(tanks)
        self.tank_points: list[int] = [tank.points for tank in content.water_tanks]
        self.tank_at: list[int] = [EMPTY if slot.water_tank is None else self.symbol_at[slot.water_tank] for slot in content.slots]
        self.station_slots: list[int] = [self.slot_at[station.slot] for station in content.stations]
        self.station_plants: list[list[int]] = [self.numbered([plant.id for plant in station.plants]) for station in content.stations]
        self.station_robots: list[list[int]] = [self.numbered([robot.id for robot in station.robots]) for station in content.stations]
        self.robot_station: list[int] = [EMPTY] * len(self.symbols)
        for station, chain in enumerate(self.station_robots):
            for robot in chain:
                self.robot_station[robot] = station
        self.energy = self.tracks["energy"]
        self.astronaut = self.tracks["astronaut"]
        self.planning = self.tracks["planning"]
        self.sort_symbols(
            [
                self.station_robots,
                [self.energy.icons],
                self.station_plants,
                singly(self.tanks),
                [self.astronaut.icons],
                [],
                singly(list(range(self.walls))),
            ]
        )
        self.energy_at_error: list[bool] = [box.bonus is not None for box in content.error_boxes]
        self.ranking: list[int] = list(content.scoring.ranking.points)
