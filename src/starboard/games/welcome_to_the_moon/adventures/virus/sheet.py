"""The sheet of The Virus while it is played (WM-6.13 to WM-6.16)."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import VirusLayout
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, MarkedSheet


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
        super().__init__(
            slots=slots,
            rewards=rewards,
            last=last,
            erred=erred,
            effect=effect,
            shift=shift,
            wild=wild,
            errors=errors,
            marks=marks,
            races=races,
        )
        self.evacuated = evacuated
        self.due = due
        self.next_home = next_home
        self.targets = targets

    def clone(self) -> VirusSheet:
        return VirusSheet(
            slots=self.slots.copy(),
            rewards=self.rewards.copy(),
            last=self.last,
            erred=self.erred,
            effect=self.effect,
            shift=self.shift,
            wild=self.wild,
            errors=self.errors,
            marks=self.marks.copy(),
            races=self.races.copy(),
            evacuated=self.evacuated,
            due=self.due,
            next_home=self.next_home,
            targets=self.targets.copy(),
        )


def blank_sheet(layout: VirusLayout) -> VirusSheet:
    return VirusSheet(
        slots=[EMPTY] * len(layout.slot_ids),
        rewards=[NOT_CLAIMED] * len(LETTERS),
        last=EMPTY,
        erred=False,
        effect=EMPTY,
        shift=0,
        wild=EMPTY,
        errors=0,
        marks=layout.start_marks.copy(),
        races=[],
        evacuated=0,
        due=0,
        next_home=0,
        targets=[],
    )
