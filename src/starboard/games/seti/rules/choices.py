"""Decisions of this game, and what stands in the way of anything else: the rule, and what is missing (SE-3.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import message
from starboard.engine.view import Barred
from starboard.games.seti.actions import PickCard
from starboard.games.seti.content.costs import Price
from starboard.games.seti.content.names import amount_text, price_text
from starboard.games.seti.state import SetiState
from starboard.games.seti.view import Held

BARS: Final[dict[type[Action], Callable[[SetiState, int, Action], Barred | None]]] = {}
"""What stands in the way of main and free actions, whatever is asked; each is announced where its rule stands."""
COURSE: Final = "SE-3.3"
WAIT: Final = Held(COURSE, message("refused-wait"))


class Choice(Decision[SetiState]):
    """A decision of this game: `rule` is cited when something is tried that it does not ask for."""

    def rule(self) -> str:
        return COURSE

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        """Why an answer of the kind that is asked for is none; None: it is of another kind."""
        return None

    def refuse(self, state: SetiState, seat: int, action: Action) -> Refusal:
        barred = self.bar(state, seat, action)
        if barred is None and type(action) in BARS:
            barred = BARS[type(action)](state, seat, action)
        if barred is None:
            barred = Barred(self.rule(), message("refused-choice", prompt=self.prompt(state, seat)))
        return Refusal(barred.text.key, barred.rule, **barred.text.params)


def ask(state: SetiState, seat: int, choice: Choice) -> None:
    """Ask, unless there is only one answer."""
    options = choice.options(state, seat)
    if len(options) == 1:
        choice.take(state, seat, options[0])
    else:
        state.push(seat, choice)


def answer_first(state: SetiState, seat: int) -> Held:
    """Something else is asked now."""
    prompt = state.prompt(seat)
    return WAIT if prompt is None else Held(COURSE, message("refused-choice", prompt=prompt))


def card_bar(action: Action, use: str, barred: Barred) -> Barred | None:
    """Why a card that is chosen for this use is none of those that can be."""
    return barred if isinstance(action, PickCard) and action.use == use else None


def unpaid(rule: str, price: Price) -> Barred:
    return Barred(rule, message("refused-cost", what=price_text(price)))


def short(rule: str, resource: str, amount: int) -> Barred:
    return Barred(rule, message("refused-cost", what=amount_text(resource, amount)))


def hand_bar(state: SetiState, seat: int, card: int, rule: str) -> Barred | None:
    """A card of the hand."""
    hand = state.players[seat].hand
    if card in hand:
        return None
    return not_in_hand(rule) if hand else Barred(rule, message("refused-no-cards"))


def not_in_hand(rule: str) -> Barred:
    return Barred(rule, message("refused-not-in-hand"))
