"""Event cards: revealing one, and what everyone carries out (PU-15.3, PU-16). What they forbid for a round: `restrictions.py`."""

from __future__ import annotations

from typing import Final

from starboard.games.planet_unknown.content import EVENT_CARDS
from starboard.games.planet_unknown.content.operations import AddCivCardsOp, Operation, PeekEventOp, RemoveCivCardsOp
from starboard.games.planet_unknown.events import EventRevealed
from starboard.games.planet_unknown.rules.operations import EVENT, Source, carries_out, carry_out
from starboard.games.planet_unknown.state import PlanetState

FOR_THE_TABLE: Final = (AddCivCardsOp, RemoveCivCardsOp)
"""Operations on common components: carried out once (PU-16.1)."""


def reveal_event(state: PlanetState) -> None:
    """Turn up the top event; everyone carries it out on his own boards (PU-16.1)."""
    state.event = state.decks.events.pop()
    state.decks.revealed.append(state.event)
    card = EVENT_CARDS[state.event]
    state.reveal()
    if state.journal is not None:
        state.tell(EventRevealed(None, card.id))
    for seat in range(state.seats):
        state.own(seat).peeked = False
    for op in card.effects:
        if isinstance(op, Operation):
            for seat in [0] if isinstance(op, FOR_THE_TABLE) else range(state.seats):
                carry_out(state, seat, [op], EVENT)


@carries_out(PeekEventOp)
def peek_event_op(state: PlanetState, seat: int, op: PeekEventOp, source: Source) -> None:
    """Look at the top card of the event deck; it stays there (PU-16.11)."""
    if state.decks.events:
        state.own(seat).peeked = True
        state.seal(seat)
