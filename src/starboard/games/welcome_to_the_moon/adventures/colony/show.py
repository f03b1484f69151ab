"""How a sheet of The Colony is shown."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import VALUES, ColonyLayout
from starboard.games.welcome_to_the_moon.adventures.colony.rules.scoring import current_value, plants
from starboard.games.welcome_to_the_moon.adventures.colony.rules.tunnels import network
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.show import MarkedShow


@final
class ColonyShow(MarkedShow):
    def __init__(self, layout: ColonyLayout) -> None:
        groups = dict(zip(layout.line_ids, layout.lines, strict=True))
        groups.update(zip(layout.quarter_ids, layout.quarter_slots, strict=True))
        super().__init__(layout, groups)
        self.colony = layout

    def noted(self, sheet: MarkedSheet) -> dict[str, int]:
        """The current value of each track, and how many plants there are."""
        values = {id: current_value(self.colony, sheet, track) for track, id in enumerate(VALUES)}
        return {**values, "grown": plants(self.colony, sheet)}

    def reached(self, sheet: MarkedSheet) -> list[str]:
        """Modules that are joined to the start (WM-3.7)."""
        return [self.colony.slot_ids[slot] for slot, joined in enumerate(network(self.colony, sheet)) if joined]
