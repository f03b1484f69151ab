"""Passing: the hand limit, the rotation of the first to pass, the end-of-round card (SE-5.8)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import PickCard
from starboard.games.seti.content.cards import CARD_IDS, CARD_OF
from starboard.games.seti.content.numbers import HAND_LIMIT
from starboard.games.seti.events import Passed, RoundCardTaken
from starboard.games.seti.rules.choices import Choice, card_bar, not_in_hand
from starboard.games.seti.rules.deck import discard, discard_openly
from starboard.games.seti.rules.probes import rotate
from starboard.games.seti.state import SetiState

NOT_IN_HAND: Final = not_in_hand("SE-5.8")
NOT_IN_STACK: Final = Barred("SE-5.8", message("refused-not-in-stack"))


def pass_round(state: SetiState, seat: int) -> None:
    """Discard to the limit, rotate if first, choose a card of the round's stack (SE-5.8)."""
    state.free_actions = False
    player = state.players[seat]
    first = nobody_passed(state)
    player.passed = True
    if state.journal is not None:
        state.tell(Passed(seat))
    if state.round_number <= len(state.board.stacks):
        state.push(seat, PICK_ROUND_CARD)
    if first:
        state.push(seat, FIRST_TO_PASS)
    if len(player.hand) > HAND_LIMIT:
        state.push(seat, HAND_DISCARD)


def nobody_passed(state: SetiState) -> bool:
    """Who passes now is the first, and turns a disc (SE-5.8)."""
    return not any(player.passed for player in state.players)


@final
class HandDiscard(Choice):
    """Discard down to 4 cards (SE-5.8.1)."""

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickCard(CARD_IDS[card], "discard") for card in state.players[seat].hand]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickCard)
        player = state.players[seat]
        card = CARD_OF[action.card]
        player.hand.remove(card)
        discard_openly(state, seat, card)
        if len(player.hand) > HAND_LIMIT:
            state.push(seat, self)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return card_bar(action, "discard", NOT_IN_HAND)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-hand-limit", limit=HAND_LIMIT, count=len(state.players[seat].hand) - HAND_LIMIT)

    def rule(self) -> str:
        return "SE-5.8"


@final
class FirstToPass(Step[SetiState]):
    def run(self, state: SetiState, seat: int) -> None:
        rotate(state)


@final
class PickRoundCard(Step[SetiState]):
    """Look at the stack of the round (SE-5.8.3)."""

    def run(self, state: SetiState, seat: int) -> None:
        if state.board.stacks[state.round_number - 1]:
            state.reveal()
            state.push(seat, ROUND_CARD)


@final
class RoundCard(Choice):
    """Take one card; the last to pass discards the other one (SE-5.8.3)."""

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickCard(CARD_IDS[card], "keep") for card in sorted(state.board.stacks[state.round_number - 1])]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickCard)
        stack = state.board.stacks[state.round_number - 1]
        card = CARD_OF[action.card]
        stack.remove(card)
        state.players[seat].hand.append(card)
        state.reveal()
        if state.journal is not None:
            state.tell(RoundCardTaken(seat))
        if all(player.passed for player in state.players):
            for left in stack:
                discard(state, left)
            stack.clear()

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return card_bar(action, "keep", NOT_IN_STACK)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-round-card")

    def rule(self) -> str:
        return "SE-5.8"


HAND_DISCARD: Final = HandDiscard()
FIRST_TO_PASS: Final = FirstToPass()
PICK_ROUND_CARD: Final = PickRoundCard()
ROUND_CARD: Final = RoundCard()
