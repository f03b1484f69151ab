"""Where the solo rival marks signals (SE-12.4)."""

from __future__ import annotations

from starboard.games.seti.content.cards import CARD_COLOUR
from starboard.games.seti.content.numbers import DATA_SLOTS, NOBODY, STARS_OF_COLOUR
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules.deck import discard_for_signal
from starboard.games.seti.rules.rival import first_by_arrow
from starboard.games.seti.rules.sectors import strongest
from starboard.games.seti.rules.signals import mark
from starboard.games.seti.state import SetiState


def row_signal(state: SetiState) -> None:
    """Discard the leftmost or rightmost row card for a signal of its colour (SE-12.4)."""
    row = [card for card in state.board.row if card != NOBODY]
    if not row:
        return
    card = first_by_arrow(state, row)
    discard_for_signal(state, RIVAL, card, True)
    mark(state, RIVAL, best_star(state, STARS_OF_COLOUR[CARD_COLOUR[card]]), True, NOBODY)


def best_star(state: SetiState, stars: list[int]) -> int:
    """One it would win, else the second position, else most own markers; ties by size, then by the arrow (SE-12.4, O16)."""
    markers = state.board.markers
    best = [star for star in stars if would_win(markers[star], DATA_SLOTS[star])]
    if not best:
        best = [star for star in stars if len(markers[star]) == 1]
    if not best:
        most = max(markers[star].count(RIVAL) for star in stars)
        best = [star for star in stars if markers[star].count(RIVAL) == most]
    largest = max(DATA_SLOTS[star] for star in best)
    sectors = sorted(state.board.stars.index(star) for star in best if DATA_SLOTS[star] == largest)
    return state.board.stars[first_by_arrow(state, sectors)]


def would_win(markers: tuple[int, ...], slots: int) -> bool:
    return len(markers) + 1 >= slots and strongest((*markers, RIVAL), NOBODY) == RIVAL
