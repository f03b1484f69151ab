"""The sheet of The Escape by number: ships, modules, greenhouses, airlocks (WM-7.1, WM-7.2, WM-7.18)."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.adventures.escape.content import COLONY, EscapeContent
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, EMPTY
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout, Track, singly


@final
class EscapeLayout(MarkedLayout):
    """Ship k, counted from the lowest, is line k, and its double bonus is race k. Airlock k is symbol k, those of the colony last.

    Components are modules and greenhouses; sets of them are bits of an int, the highest one is the colony.
    """

    def __init__(self, content: EscapeContent) -> None:
        airlocks = [airlock.id for airlock in content.all_airlocks()]
        symbols = [symbol.id for symbol in content.plants() + content.reactors()]
        tanks = [tank.id for tank in content.water_tanks]
        wilds = [reward.id for track in content.marker_tracks for reward in track.rewards]
        icons = [icon.id for track in content.marker_tracks for icon in track.markers]
        (planning,) = content.value_tracks
        boxes = [box.id for box in planning.boxes]
        circled = [*airlocks, *symbols, *tanks, *wilds]
        places = {slot.id: index for index, slot in enumerate(content.slots)}
        super().__init__(content, [[places[slot] for slot in ship.slots] for ship in content.lines], [*circled, *icons, *boxes])
        self.first_crossed = len(circled)
        for symbol in range(self.first_crossed, len(self.symbols)):
            self.mark_as[symbol] = CROSSED
        for symbol in self.numbered(content.marked_at_start()):
            self.start_marks[symbol] = CIRCLED
        self.lay_out_components(content)
        self.lay_out_symbols(content)
        self.planning = Track(self.numbered(boxes), {})
        plants, reactors = [track.icons for track in self.plants], [track.icons for track in self.reactors]
        all_airlocks = singly(list(range(len(airlocks))))
        self.sort_symbols(
            [all_airlocks, reactors, plants, singly(self.numbered(tanks)), [self.tracks["astronaut"].icons], [], all_airlocks]
        )
        self.planning_values: list[int] = planning.values()
        self.greenhouse_values: list[int] = list(content.scoring.tables.greenhouse_by_circled_plants)
        self.module_values: list[int] = list(content.scoring.tables.module_by_circled_reactors)
        self.tank_factor = content.scoring.tables.module_factor_with_tank
        self.error_airlocks: list[bool] = [box.bonus is not None for box in content.error_boxes]

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
        self.plants: list[Track] = [Track(self.numbered([plant.id for plant in ship.greenhouse.plants]), {}) for ship in content.ships]
        self.reactors: list[Track] = [Track(self.numbered([reactor.id for reactor in ship.reactors]), {}) for ship in content.ships]

    def ships_named(self, greenhouses: list[str]) -> list[int]:
        return [ship for ship, greenhouse in enumerate(self.greenhouses) if self.component_ids[greenhouse] in greenhouses]
