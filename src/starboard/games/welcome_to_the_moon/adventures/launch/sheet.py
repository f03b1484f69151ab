"""The sheet of The Launch: rockets, system errors, tie-break rockets (WM-1.6, WM-1.7)."""

from __future__ import annotations

from typing import final

from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, Sheet


@final
class LaunchSheet(Sheet):
    """Bonus icons are bits: `fuelled` arrows, `waiting` and `lost` fuel and X, `triggered` sabotage of this turn.

    `errors` counts the boxes in use, of which the first `mended` are crossed as well.
    """

    def __init__(
        self,
        layout: LaunchLayout,
        slots: list[int],
        rewards: list[int],
        last: int,
        erred: bool,
        effect: int,
        shift: int,
        wild: int,
        errors: int,
        fuelled: int,
        waiting: int,
        lost: int,
        triggered: int,
        rockets: int,
        mended: int,
        ties: int,
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
        )
        self.layout = layout
        self.fuelled = fuelled
        self.waiting = waiting
        self.lost = lost
        self.triggered = triggered
        self.rockets = rockets
        self.mended = mended
        self.ties = ties

    def clone(self) -> LaunchSheet:
        return LaunchSheet(
            layout=self.layout,
            slots=self.slots.copy(),
            rewards=self.rewards.copy(),
            last=self.last,
            erred=self.erred,
            effect=self.effect,
            shift=self.shift,
            wild=self.wild,
            errors=self.errors,
            fuelled=self.fuelled,
            waiting=self.waiting,
            lost=self.lost,
            triggered=self.triggered,
            rockets=self.rockets,
            mended=self.mended,
            ties=self.ties,
        )

    def cross_rockets(self, count: int) -> None:
        """Each crossing goes to the track, then to a circled error, then to a tie-break rocket, then nowhere (WM-1.6)."""
        for _ in range(count):
            if self.rockets < self.layout.rockets:
                self.rockets += 1
            elif self.mended < self.errors:
                self.mended += 1
            elif self.ties < self.layout.ties:
                self.ties += 1

    def open_errors(self) -> int:
        """Errors circled and not crossed: they cost points and prevent the launch."""
        return self.errors - self.mended

    def launched(self) -> bool:
        return self.rockets == self.layout.rockets and self.open_errors() == 0

    def crosses(self) -> int:
        return sum(1 for written in self.slots if written == X)

    def filled(self, slots: list[int]) -> int:
        written = self.slots
        return sum(1 for slot in slots if written[slot] != EMPTY)

    def full(self) -> bool:
        return all(written != EMPTY for written in self.slots)


def blank_sheet(layout: LaunchLayout) -> LaunchSheet:
    return LaunchSheet(
        layout=layout,
        slots=[EMPTY] * len(layout.slot_ids),
        rewards=[NOT_CLAIMED] * len(LETTERS),
        last=EMPTY,
        erred=False,
        effect=EMPTY,
        shift=0,
        wild=EMPTY,
        errors=0,
        fuelled=0,
        waiting=0,
        lost=0,
        triggered=0,
        rockets=0,
        mended=0,
        ties=0,
    )
