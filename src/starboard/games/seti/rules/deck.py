"""The main deck, the card row, the discard pile and the species decks (SE-7.1.4, SE-9.3, SE-10.1.5)."""

from __future__ import annotations

from starboard.games.seti.content.cards import CARD_IDS, PROJECT_COUNT
from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.events import CardTaken, Discarded, Drew, RowRefilled
from starboard.games.seti.state import SetiState


def discard(state: SetiState, card: int) -> None:
    """Species cards leave the game, others go to the discard pile (SE-9.3)."""
    if card < PROJECT_COUNT:
        state.board.discard.append(card)
    else:
        state.board.gone.append(card)


def discard_openly(state: SetiState, seat: int, card: int) -> None:
    """Discard a card that everybody sees go."""
    discard(state, card)
    if state.journal is not None:
        state.tell(Discarded(state.named(seat), CARD_IDS[card]))


def top_card(state: SetiState) -> int:
    """Take the top card of the deck; an empty deck is made anew from the discard pile (SE-9.3). NOBODY: there is no card."""
    board = state.board
    if not board.deck:
        board.deck = state.rng.shuffled(sorted(board.discard))
        board.discard = []
    if not board.deck:
        return NOBODY
    state.reveal()
    return board.deck.pop()


def has_card(state: SetiState) -> bool:
    return bool(state.board.deck or state.board.discard)


def draw(state: SetiState, seat: int) -> int:
    """A deck card goes to the hand."""
    card = top_card(state)
    if card != NOBODY:
        state.players[seat].hand.append(card)
        if state.journal is not None:
            state.tell(Drew(seat))
    return card


def take_from_row(state: SetiState, seat: int, slot: int) -> int:
    """A row card goes to the hand and is replaced at once (SE-6)."""
    row = state.board.row
    card = row[slot]
    state.players[seat].hand.append(card)
    if state.journal is not None:
        state.tell(CardTaken(seat, CARD_IDS[card]))
    row[slot] = top_card(state)
    return card


def refill(state: SetiState) -> None:
    """Row slots opened by signal discards are filled (SE-7.1.4)."""
    row = state.board.row
    for slot in range(len(row)):
        if row[slot] == NOBODY:
            row[slot] = top_card(state)
            if state.journal is not None and row[slot] != NOBODY:
                state.tell(RowRefilled(None, CARD_IDS[row[slot]]))


def take_alien(state: SetiState, seat: int, slot: int, open_card: bool) -> int:
    """The top card of a species deck, or its face-up card, which is replaced (SE-10.1.5)."""
    board = state.board
    deck = board.alien_decks[slot]
    if open_card:
        card = board.alien_open[slot]
        board.alien_open[slot] = deck.pop() if deck else NOBODY
    else:
        card = deck.pop()
    state.players[seat].hand.append(card)
    state.reveal()
    if state.journal is not None:
        state.tell(CardTaken(seat, CARD_IDS[card]) if open_card else Drew(seat))
    return card


def discard_for_signal(state: SetiState, seat: int, card: int, from_row: bool) -> None:
    """A row or hand card goes for the signal of its colour (SE-9.6)."""
    if from_row:
        state.board.row[state.board.row.index(card)] = NOBODY
    else:
        state.players[seat].hand.remove(card)
    discard_openly(state, seat, card)
