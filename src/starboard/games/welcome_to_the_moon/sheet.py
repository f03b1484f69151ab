"""Sheets while they are played: what is written and marked, and where a number fits (WM-0.4, WM-0.9, WM-0.15)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, UNTOUCHED, X, order
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout

NOT_CLAIMED: Final = -1

OPEN: Final = 0
FIRST: Final = 1
LATER: Final = 2


class Sheet(ABC):
    """What every adventure's sheet has. A published sheet is never changed: a turn is written on a copy.

    Of the turn: the slot just written, the effect in force, by how much the number was shifted, the effect of a declared wild.
    """

    def __init__(
        self, slots: list[int], rewards: list[int], last: int, erred: bool, effect: int, shift: int, wild: int, errors: int
    ) -> None:
        self.slots = slots
        self.rewards = rewards
        self.last = last
        self.erred = erred
        self.effect = effect
        self.shift = shift
        self.wild = wild
        self.errors = errors

    @abstractmethod
    def clone(self) -> Sheet: ...


class MarkedSheet(Sheet):
    """`marks` by symbol: untouched, circled or crossed; `races` by race bonus: open, or won first or later (WM-0.15)."""

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
        self.marks = marks
        self.races = races

    def clone(self) -> MarkedSheet:
        return MarkedSheet(
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
        )

    def count(self, symbols: list[int]) -> int:
        """How many of the symbols are marked."""
        count = 0
        for symbol in symbols:
            if self.marks[symbol] != UNTOUCHED:
                count += 1
        return count

    def next_of(self, symbols: list[int]) -> int:
        """The first of the symbols that is not marked, EMPTY when all are."""
        for symbol in symbols:
            if self.marks[symbol] == UNTOUCHED:
                return symbol
        return EMPTY


def blank_sheet(layout: MarkedLayout) -> MarkedSheet:
    """Nothing written, and marked only what is printed so."""
    return MarkedSheet(
        slots=[EMPTY] * len(layout.slot_ids),
        rewards=[NOT_CLAIMED] * len(LETTERS),
        last=EMPTY,
        erred=False,
        effect=EMPTY,
        shift=0,
        wild=EMPTY,
        errors=0,
        marks=layout.start_marks.copy(),
        races=[OPEN] * len(layout.race_ids),
    )


NO_NUMBER: Final = -1
"""Below all numbers."""
ANY_NUMBER: Final = 1 << 20
"""Above all numbers."""


@final
class Gap:
    """Between which numbers a number must lie, as `order` has them."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high


CLOSED: Final = Gap(ANY_NUMBER, NO_NUMBER)


@final
class Bounds:
    """The gap that each slot lies in (WM-0.9); slots of one gap share it.

    X, infected and empty slots impose nothing. Filled slots are closed, those outside of the lines, and others that an adventure closes.
    """

    def __init__(self, slots: list[int]) -> None:
        self.slots = slots
        self.gaps: list[Gap] = [CLOSED] * len(slots)

    def rise_along(self, line: list[int]) -> None:
        """The numbers of a line ascend; in one pass, since bots ask for it at every decision."""
        slots, gaps = self.slots, self.gaps
        before = NO_NUMBER
        gap: Gap | None = None
        for slot in line:
            written = slots[slot]
            if written == EMPTY:
                if gap is None:
                    gap = Gap(before, ANY_NUMBER)
                gaps[slot] = gap
            elif written >= 0:
                before = order(written)
                if gap is not None:
                    gap.high = before
                    gap = None

    def cross(self, others: Bounds) -> None:
        """What lies in two lines must rise along both."""
        for slot, gap in enumerate(self.gaps):
            if gap is not CLOSED:
                other = others.gaps[slot]
                self.gaps[slot] = Gap(max(gap.low, other.low), min(gap.high, other.high))

    def close(self, slot: int) -> None:
        self.gaps[slot] = CLOSED

    def places(self, slots: list[int], number: int) -> list[int]:
        """Those of the slots where the number, or an X, may be written."""
        gaps = self.gaps
        if number == X:
            return [slot for slot in slots if gaps[slot] is not CLOSED]
        at = order(number)
        found: list[int] = []
        for slot in slots:
            gap = gaps[slot]
            if gap.low < at < gap.high:
                found.append(slot)
        return found


def bind_along(slots: list[int], line: list[int], bonds: list[list[int]]) -> None:
    """Between which slots of a line its numbers put each empty one: where `Bounds` has its bounds from."""
    before = EMPTY
    waiting: list[int] = []
    for slot in line:
        if slots[slot] == EMPTY:
            if before != EMPTY:
                bonds[slot].append(before)
            waiting.append(slot)
        elif slots[slot] >= 0:
            for empty in waiting:
                bonds[empty].append(slot)
            waiting = []
            before = slot


def neighbours(slots: list[int], line: list[int], slot: int) -> tuple[int, int]:
    """The nearest numbers before and after a slot in its line, EMPTY where there is none."""
    before = after = EMPTY
    passed = False
    for other in line:
        if other == slot:
            passed = True
        elif slots[other] >= 0:
            if passed:
                after = slots[other]
                break
            before = slots[other]
    return before, after


def filled(slots: list[int], group: list[int]) -> bool:
    return all(slots[slot] != EMPTY for slot in group)
