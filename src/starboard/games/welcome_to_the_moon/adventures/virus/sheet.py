"""The sheet of The Virus while it is played (WM-6.13 to WM-6.16)."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.rules.marking import MarkedSheet


@final
class VirusSheet(MarkedSheet):
    """`evacuated`: a bit per block.

    Of the incidents: propagations still `due`, the one under way included; the block from which on viruses have yet to spread in it;
    the blocks where the virus spreading now has yet to infect a slot.
    """

    def __init__(
        self,
        slots: list[int],
        rewards: list[int],
        last: int,
        erred: bool,
        effect: int,
        shift: int,
        wild: int,
        errors: int,
        marks: list[int],
        races: list[int],
        evacuated: int,
        due: int,
        next_home: int,
        targets: list[int],
    ) -> None:
        super().__init__(slots, rewards, last, erred, effect, shift, wild, errors, marks, races)
        self.evacuated = evacuated
        self.due = due
        self.next_home = next_home
        self.targets = targets

    def clone(self) -> VirusSheet:
        return VirusSheet(
            self.slots.copy(),
            self.rewards.copy(),
            self.last,
            self.erred,
            self.effect,
            self.shift,
            self.wild,
            self.errors,
            self.marks.copy(),
            self.races.copy(),
            self.evacuated,
            self.due,
            self.next_home,
            self.targets.copy(),
        )
