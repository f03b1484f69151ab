"""The sheet of The Launch: rockets, system errors, tie-break rockets (WM-1.6, WM-1.7)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.welcome_to_the_moon.sheet import EMPTY, Sheet, X

ROCKETS: Final = 31
ERRORS: Final = 8
TIES: Final = 8


@final
class LaunchSheet(Sheet):
    """Bonus icons are bits: `fuelled` arrows, `waiting` and `lost` fuel and X, `triggered` sabotage of this turn.

    `errors` counts the boxes in use, of which the first `mended` are crossed as well.
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
        fuelled: int,
        waiting: int,
        lost: int,
        triggered: int,
        rockets: int,
        mended: int,
        ties: int,
    ) -> None:
        super().__init__(slots, rewards, last, erred, effect, shift, wild, errors)
        self.fuelled = fuelled
        self.waiting = waiting
        self.lost = lost
        self.triggered = triggered
        self.rockets = rockets
        self.mended = mended
        self.ties = ties

    def clone(self) -> LaunchSheet:
        return LaunchSheet(
            self.slots.copy(),
            self.rewards.copy(),
            self.last,
            self.erred,
            self.effect,
            self.shift,
            self.wild,
            self.errors,
            self.fuelled,
            self.waiting,
            self.lost,
            self.triggered,
            self.rockets,
            self.mended,
            self.ties,
        )

    def cross_rockets(self, count: int) -> None:
        """Each crossing goes to the track, then to a circled error, then to a tie-break rocket, then nowhere (WM-1.6)."""
        for _ in range(count):
            if self.rockets < ROCKETS:
                self.rockets += 1
            elif self.mended < self.errors:
                self.mended += 1
            elif self.ties < TIES:
                self.ties += 1

    def circle_error(self) -> bool:
        """False when all 8 boxes are used and nothing happens (WM-1.7)."""
        if self.errors == ERRORS:
            return False
        self.errors += 1
        return True

    def open_errors(self) -> int:
        """Errors circled and not crossed: they cost points and prevent the launch."""
        return self.errors - self.mended

    def launched(self) -> bool:
        return self.rockets == ROCKETS and self.open_errors() == 0

    def crosses(self) -> int:
        return self.slots.count(X)

    def filled(self, slots: list[int]) -> int:
        return sum(1 for slot in slots if self.slots[slot] != EMPTY)

    def full(self) -> bool:
        return EMPTY not in self.slots
