"""What bots expect of things under way, shared by the adventures."""

from __future__ import annotations

from typing import Final

from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, HALF
from starboard.games.welcome_to_the_moon.deck import HIGHEST, NUMBER
from starboard.games.welcome_to_the_moon.rules.marking import SHIFT
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED
from starboard.games.welcome_to_the_moon.state import MoonState

BOUND: Final = max(NUMBER) + 1
"""Above all numbers; 0 is below."""

PLACES: Final[list[float]] = [0.0, 1.0, 1.5, 1.75]
"""That a number fits at all is worth most; more places for it are worth less and less."""

WON: Final = 30.0
"""What it is worth to end a match ahead, in points; behind it costs as much."""

SHARE: Final[list[float]] = [NUMBER.count(number) / len(NUMBER) for number in range(BOUND)]
"""The part of the deck that bears each number."""


def counted(number: int) -> int:
    """A written number as bots reckon with it: 8½ as 8, 42 as the highest there is."""
    if number <= HIGHEST + SHIFT:
        return number
    return number - HALF if number >= HALF else HIGHEST


def under_way(have: int, need: int, part: float) -> float:
    """The part of a mission's reward to count on: all when it is fulfilled, before that some by the square of what is done."""
    return 1.0 if have >= need else part * have * have / (need * need)


def promised(state: MoonState, seat: int, part: float) -> float:
    """What the missions that the seat has not claimed are likely to pay."""
    worth = 0.0
    for index, mission in enumerate(state.missions):
        if state.sheets[seat].rewards[index] == NOT_CLAIMED:
            have, need = state.adventure.progress(state.sheets, seat, mission)
            worth += state.reward(index) * under_way(have, need, part)
    return worth


def interpolated(values: list[int], amount: float) -> float:
    """A table's value for so many, also between its entries and never beyond the last."""
    whole = min(int(amount), len(values) - 2)
    return values[whole] + min(1.0, amount - whole) * (values[whole + 1] - values[whole])


def fitting(places: list[int]) -> float:
    """How well the numbers fit that are to come, by the places for each: 1 when every number has one."""
    worth = 0.0
    for number, share in enumerate(SHARE):
        worth += share * PLACES[min(places[number], len(PLACES) - 1)]
    return worth


def called_numbers(length: int) -> list[float]:
    """The numbers that the places of an ascending line call for, if the deck were spread evenly over them."""
    ascending = sorted(NUMBER)
    return [float(ascending[(2 * place + 1) * len(ascending) // (2 * length)]) for place in range(length)]


def no_places() -> list[int]:
    return [0] * BOUND


def add_places(places: list[int], low: int, high: int) -> None:
    """One more place for all numbers between these two."""
    for number in range(max(0, low + 1), min(high, BOUND)):
        places[number] += 1


def line_places(places: list[int], slots: list[int], line: list[int]) -> None:
    """One more place for the numbers of each gap of an ascending line."""
    low = 0
    empty = False
    for slot in line:
        written = slots[slot]
        if written == EMPTY:
            empty = True
        elif written >= 0:
            high = counted(written)
            if empty:
                add_places(places, low, high)
            low, empty = high, False
    if empty:
        add_places(places, low, BOUND)
