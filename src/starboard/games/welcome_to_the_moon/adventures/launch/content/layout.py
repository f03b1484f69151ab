"""The sheet of The Launch by number: levels, compartments, bonus icons, the rocket track (WM-1.1)."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.adventures.launch.content import LaunchContent
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.layout import Layout


@final
class LaunchLayout(Layout):
    """Slots, levels, compartments and bonus icons are numbered in the order of the contents; sets of icons are bits."""

    def __init__(self, content: LaunchContent) -> None:
        at = {slot.id: index for index, slot in enumerate(content.slots)}
        super().__init__(content, [[at[slot] for slot in level.slots] for level in content.lines])
        self.level_effects: list[str] = [level.effect for level in content.lines]
        self.level_at: dict[str, int] = {level.id: index for index, level in enumerate(content.lines)}
        self.slots_for: list[list[int]] = [
            [slot for level, line in zip(content.lines, self.lines, strict=True) if effect in level.accepts_effects for slot in line]
            for effect in EFFECTS
        ]
        """Slots of the levels that take each effect."""
        self.takes: list[int] = [sum(1 << EFFECTS.index(effect) for effect in level.accepts_effects) for level in content.lines]
        """The effects that each level takes, as bits."""
        self.read_bonuses(content)
        self.read_compartments(content)
        track = content.rocket_track
        self.rockets = track.rockets_to_launch
        self.ties = len(content.tie_break_rockets)
        self.boxes: list[int] = [index for index, row in enumerate(track.rows) for _ in row.rockets] + [len(track.rows)]
        """How many score boxes are crossed, by the rockets crossed: one with each full row (WM-1.6)."""
        values = [*[row.score_box.value for row in track.rows], track.final_box.value]
        self.values: list[int] = [values[crossed] for crossed in self.boxes]
        """The lowest score box that is not crossed, by the rockets crossed."""

    def read_bonuses(self, content: LaunchContent) -> None:
        self.bonus_ids: list[str] = [bonus.id for bonus in content.bonuses]
        self.bonus_at: dict[str, int] = {bonus.id: index for index, bonus in enumerate(content.bonuses)}
        self.amounts: list[int] = [bonus.amount for bonus in content.bonuses]
        self.active_bits = icons(content, "rockets")
        self.fuel_bits = icons(content, "fuel")
        self.x_bits = icons(content, "write_x")
        self.sabotage_bits = icons(content, "sabotage")
        self.inactive: list[int] = [index for index, bonus in enumerate(content.bonuses) if bonus.type == "inactive_rockets"]

    def read_compartments(self, content: LaunchContent) -> None:
        self.compartment_ids: list[str] = [compartment.id for compartment in content.compartments]
        numbered = {id: index for index, id in enumerate(self.compartment_ids)}
        self.compartment_of: list[int] = [numbered[slot.group or ""] for slot in content.slots]
        self.compartment_slots: list[list[int]] = [
            [self.slot_at[slot] for slot in compartment.slots] for compartment in content.compartments
        ]
        self.compartment_of_bonus: list[int] = [numbered[bonus.group] for bonus in content.bonuses]
        self.compartment_icons: list[int] = [
            sum(1 << self.bonus_at[bonus] for bonus in compartment.bonuses) for compartment in content.compartments
        ]
        self.compartment_rockets: list[list[int]] = [
            [self.bonus_at[bonus] for bonus in compartment.bonuses if self.amounts[self.bonus_at[bonus]]]
            for compartment in content.compartments
        ]

    def level_of_slot(self, slot: int) -> int:
        return self.lines_of[slot][0] + 1

    def level_of_bonus(self, bonus: int) -> int:
        return self.level_of_slot(self.compartment_slots[self.compartment_of_bonus[bonus]][0])


def icons(content: LaunchContent, kind: str) -> int:
    return sum(1 << index for index, bonus in enumerate(content.bonuses) if bonus.type == kind)
