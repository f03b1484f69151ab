"""How a sheet of The Escape is shown."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.adventures.escape.rules.airlocks import connected
from starboard.games.welcome_to_the_moon.adventures.escape.rules.scoring import greenhouse_points, module_points, planning_penalty
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.show import MarkedShow


@final
class EscapeShow(MarkedShow):
    def __init__(self, layout: EscapeLayout) -> None:
        super().__init__(layout, dict(zip(layout.component_ids, layout.component_slots, strict=True)))
        self.escape = layout

    def noted(self, sheet: MarkedSheet) -> dict[str, int]:
        """Points of greenhouses, of modules and of all modules of a ship, and by its plants and reactors; what planning costs."""
        layout = self.escape
        points = {layout.component_ids[module]: module_points(layout, sheet, module) for module in layout.modules}
        for ship, greenhouse in enumerate(layout.greenhouses):
            points[layout.component_ids[greenhouse]] = greenhouse_points(layout, sheet, ship)
            points[f"modules {ship + 1}"] = sum(points[layout.component_ids[module]] for module in layout.modules_of[ship])
            points[f"plants {ship + 1}"] = layout.greenhouse_values[sheet.count(layout.plants[ship].icons)]
            points[f"reactors {ship + 1}"] = layout.module_values[sheet.count(layout.reactors[ship].icons)]
        return {**points, "planning": planning_penalty(layout, sheet)}

    def reached(self, sheet: MarkedSheet) -> list[str]:
        """Modules and greenhouses that are connected (WM-7.5)."""
        reached = connected(self.escape, sheet)
        return [id for component, id in enumerate(self.escape.component_ids) if reached >> component & 1]
