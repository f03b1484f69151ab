"""What bots expect of things under way, shared by the adventures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.welcome_to_the_moon.deck import NUMBER
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, counted
from starboard.games.welcome_to_the_moon.solo.astra import deck_of
from starboard.games.welcome_to_the_moon.symbols import WON

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.solo.astra import Astra
    from starboard.games.welcome_to_the_moon.state import MoonState

BOUND: Final = max(NUMBER) + 1
"""Above all numbers; 0 is below."""

PLACES: Final[list[float]] = [0.0, 1.0, 1.5, 1.75]
"""That a number fits at all is worth most; more places for it are worth less and less."""

CHEAP: Final = 0.75
"""The card left to ASTRA is worth so much of an average one."""

SHARE: Final[list[float]] = [NUMBER.count(number) / len(NUMBER) for number in range(BOUND)]
"""The part of the deck that bears each number."""


def under_way(have: int, need: int, part: float) -> float:
    """The part of a mission's reward to count on: all when it is fulfilled, before that some by the square of what is done."""
    return 1.0 if have >= need else part * have * have / (need * need)


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


def ends_with_this_turn(state: MoonState) -> bool:
    """A sheet has all its missions (WM-0.17)."""
    return any(NOT_CLAIMED not in sheet.rewards for sheet in state.sheets)


def closing(state: MoonState, seat: int) -> float:
    """The standing of a seat when the match ends with this turn: against ASTRA being ahead is what counts."""
    points = float(sum(term.points for term in state.terms(seat)))
    if state.astra is None:
        return points
    lead = points - her_final(state, state.astra)
    return state.adventure.astra.prospects(state, state.astra) + lead + (WON if lead > 0 else -WON)


def her_final(state: MoonState, astra: Astra) -> float:
    """ASTRA's points if the match ends with this turn: a solo bonus can still spare the card that she is about to get."""
    card = state.adventure.astra
    spare = card.bonuses(state, state.sheets) - astra.spent
    return card.her_points(astra) + (0 if spare else card.coming(state, astra))


def her_cards_to_come(state: MoonState, astra: Astra) -> float:
    """What ASTRA is likely to get in the turns left, so that an end now can be compared with one later."""
    points = astra.opponent.points
    return CHEAP * sum(points) / len(points) * deck_of(state).turns_left()


def worth_claiming(state: MoonState, seat: int) -> bool:
    """A claim that ends the match is for those who are ahead."""
    if state.astra is None or state.sheets[seat].rewards.count(NOT_CLAIMED) > 1:
        return True
    return sum(term.points for term in state.terms(seat)) > her_final(state, state.astra)
