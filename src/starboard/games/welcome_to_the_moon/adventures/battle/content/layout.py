"""The sheet of The Battle by number: planets, moons, asteroids, zones (WM-8.3, WM-8.5)."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES, VALUES, BattleContent
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import FIRST_TYPE, PENALTY, PLANTS, WATERS, ZONE_A, ZONE_B, in_zone
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, EMPTY, HALF
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout, Track, singly


@final
class BattleLayout(MarkedLayout):
    """Symbols on planets come first, then moon slots, asteroids, and all that belongs to a zone; its ids begin with a_ or b_."""

    def __init__(self, content: BattleContent) -> None:
        symbols = [symbol.id for symbol in content.planet_symbols()]
        asteroids = [asteroid.id for asteroid in content.asteroids]
        printed = (content.zones.zone_a, content.zones.zone_b)
        zoned = [in_zone(zone, id) for zone in (ZONE_A, ZONE_B) for id in printed[zone].symbols()]
        super().__init__(content, [], [*symbols, *content.moon_slots(), *asteroids, *zoned])
        self.first_moon = len(symbols)
        self.first_box = self.symbol_at[zoned[0]]
        self.read_planets(content)
        self.read_zones(content)

    def read_planets(self, content: BattleContent) -> None:
        self.planet_ids: list[str] = [planet.id for planet in content.planets]
        self.labels: list[str] = [planet.label.replace("-", "–") for planet in content.planets]
        self.types: list[int] = [TYPES.index(planet.type) for planet in content.planets]
        self.lowest: list[int] = [planet.numbers[0] for planet in content.planets]
        self.highest: list[int] = [HALF if planet.label.endswith("+") else planet.numbers[-1] for planet in content.planets]
        self.planet_slots: list[list[int]] = [[self.slot_at[slot] for slot in planet.slots] for planet in content.planets]
        self.planet_of: list[int] = [[slot in slots for slots in self.planet_slots].index(True) for slot in range(len(self.slot_ids))]
        self.slot_bonus: list[int] = [EMPTY if slot.bonus is None else EFFECTS.index(slot.bonus) for slot in content.slots]
        self.plants: list[list[int]] = [self.numbered([s.id for s in planet.symbols if s.kind == "plant"]) for planet in content.planets]
        self.waters: list[list[int]] = [self.numbered([s.id for s in planet.symbols if s.kind == "water"]) for planet in content.planets]
        self.moons: list[list[int]] = [self.numbered([slot.id for slot in planet.moon.slots]) for planet in content.planets]

    def read_zones(self, content: BattleContent) -> None:
        asteroids = self.numbered([asteroid.id for asteroid in content.asteroids])
        self.asteroid_bonuses: dict[int, list[int]] = {
            self.symbol_at[asteroid.id]: [EFFECTS.index(bonus.kind) for bonus in asteroid.bonuses] for asteroid in content.asteroids
        }
        self.belts: list[Track] = [Track(asteroids, {}), Track(asteroids[::-1], {})]
        self.astronauts: list[Track] = []
        self.boxes: list[list[Track]] = []
        self.error_tracks: list[Track] = []
        for zone, printed in enumerate((content.zones.zone_a, content.zones.zone_b)):
            self.astronauts.append(self.zone_track(zone, printed.icons()))
            self.boxes.append([self.zone_track(zone, printed.boxes(track)) for track in VALUES])
            self.error_tracks.append(self.zone_track(zone, [box.id for box in printed.error_boxes]))
        self.values: list[list[int]] = [content.zones.zone_a.values(track) for track in VALUES]
        self.sort_by_zones(asteroids)
        self.mark_as = [CROSSED] * len(self.symbols)
        for icon in self.astronauts[ZONE_A].icons + self.astronauts[ZONE_B].icons:
            self.mark_as[icon] = CIRCLED

    def sort_by_zones(self, asteroids: list[int]) -> None:
        """The bonuses of plants and water cross boxes without any symbol of a planet (WM-8.8)."""
        values = [track.icons for zone in self.boxes for track in zone[FIRST_TYPE:PENALTY]]
        plants, waters = [[zone[track].icons for zone in self.boxes] for track in (PLANTS, WATERS)]
        astronauts = [track.icons for track in self.astronauts]
        self.sort_symbols([singly(asteroids), values, self.plants, self.waters, astronauts, self.moons, plants, waters])

    def zone_of(self, symbol: int) -> int:
        """The zone that a box or an icon belongs to, EMPTY for what both players share."""
        if symbol < self.first_box:
            return EMPTY
        return ZONE_A if symbol < self.first_box + (len(self.symbols) - self.first_box) // 2 else ZONE_B

    def zone_track(self, zone: int, ids: list[str]) -> Track:
        return Track(self.numbered([in_zone(zone, id) for id in ids]), {})
