"""Exertians: secret cards, danger, and their scoring at the end (SE-10.6)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import PlaySecret, Stop
from starboard.games.seti.content.boards import ROWS, SPACE_DANGER
from starboard.games.seti.content.cards import CARD_DANGER, CARD_IDS, CARD_OF
from starboard.games.seti.content.numbers import EXERTIANS
from starboard.games.seti.events import SecretPlayed
from starboard.games.seti.rules.choices import Choice, not_in_hand
from starboard.games.seti.state import SetiState

NOT_IN_HAND: Final = not_in_hand("SE-10.6")


@final
class SecretChoice(Choice):
    """Up to so many Exertian cards may be played face down, at a price (SE-10.6)."""

    def __init__(self, left: int, credits: int) -> None:
        self.left = left
        self.credits = credits

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [*[PlaySecret(CARD_IDS[card]) for card in state.players[seat].secret], Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if not isinstance(action, PlaySecret):
            return
        player = state.players[seat]
        card = CARD_OF[action.card]
        player.secret.remove(card)
        player.played.append(card)
        player.credits -= self.credits
        if state.journal is not None:
            state.tell(SecretPlayed(seat))
        if self.left > 1 and player.secret:
            state.push(seat, SecretChoice(self.left - 1, self.credits))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return NOT_IN_HAND if isinstance(action, PlaySecret) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-secret", left=self.left, credits=self.credits)

    def rule(self) -> str:
        return "SE-10.6"


def danger(state: SetiState, seat: int) -> int:
    """Danger of played cards and of markers on the species board (SE-10.6)."""
    return sum([CARD_DANGER[card] for card in state.players[seat].played]) + danger_on_board(state, seat)


def danger_on_board(state: SetiState, seat: int) -> int:
    board = state.board
    found = 0
    if EXERTIANS in board.species:
        slot = board.species.index(EXERTIANS)
        for space in range(3 * ROWS):
            if board.spaces[slot * 3 * ROWS + space] == seat:
                found += SPACE_DANGER[EXERTIANS * 3 * ROWS + space]
    return found
