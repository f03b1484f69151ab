"""What is printed on the sheet of The Dome, in words."""

from __future__ import annotations

from typing import final

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import MISSIONS, DomeLayout
from starboard.games.welcome_to_the_moon.content.names import MarkedNames


@final
class DomeNames(MarkedNames):
    no_place = "dome-why-no-place"

    def __init__(self, layout: DomeLayout) -> None:
        super().__init__(layout)
        self.dome = layout

    def place(self, slot: int) -> Message:
        height = self.dome.heights[slot]
        skyscraper = self.dome.lines_of[slot][0] + 1
        return message("dome-place-above" if height > 0 else "dome-place-below", skyscraper=skyscraper, level=abs(height))

    def symbol(self, symbol: int) -> Message:
        layout = self.dome
        if symbol in layout.splits:
            return message("dome-split", section=layout.splits.index(symbol) + 1)
        if symbol in layout.sections:
            return message("dome-build", section=layout.sections.index(symbol) + 1)
        if layout.is_section(symbol):
            section = layout.section_of(symbol)
            return message("dome-build-half", section=section + 1, half="left" if symbol == layout.halves[section][0] else "right")
        for table, track in enumerate(layout.tables):
            if symbol in track.icons:
                values = layout.values[table][track.icons.index(symbol) + 1]
                return message("dome-upgrade", table=layout.table_ids[table], values=" / ".join([str(value) for value in values]))
        if symbol in layout.crew.icons:
            return self.icon(symbol)
        return self.tower_symbol(symbol)

    def tower_symbol(self, symbol: int) -> Message:
        level = next(level for level, symbols in enumerate(self.dome.levels) if symbol in symbols)
        height = self.dome.tower_heights[level]
        key = "dome-plant" if symbol in self.dome.plants[level] else "dome-water"
        return message(key, side="above" if height > 0 else "below", level=abs(height))

    def race(self, race: int) -> Message:
        slot = self.dome.race_goals[race]
        return message("dome-race", skyscraper=self.dome.lines_of[slot][0] + 1, end="top" if slot in self.dome.tops else "bottom")

    def reward(self, amount: int) -> Message:
        return message("dome-reward", mark="first" if amount == self.dome.values[MISSIONS][0][0] else "later")
