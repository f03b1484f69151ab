"""Free actions: the rights that the active player has beside the open decision (SE-6)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action, AmbientAction
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.games.seti.actions import (
    PLACES,
    BuyCard,
    CompleteMission,
    Exchange,
    MoveForEnergy,
    PickCard,
    PlaceData,
    UseCorner,
    space_of,
)
from starboard.games.seti.content.cards import CARD_IDS, CARD_OF, CORNER_ICONS, MOVE_ICON
from starboard.games.seti.content.costs import BUY, EXCHANGE, MOVE_ENERGY
from starboard.games.seti.content.numbers import CREDITS, ENERGY, NOBODY
from starboard.games.seti.content.solar_system import NEIGHBOURS
from starboard.games.seti.events import Bought, CornerUsed, Exchanged
from starboard.games.seti.rules.computer import place_data
from starboard.games.seti.rules.deck import discard_openly
from starboard.games.seti.rules.effects import Choice
from starboard.games.seti.rules.fulfilment import completable
from starboard.games.seti.rules.hand import cards_on_offer, take_card, take_offered
from starboard.games.seti.rules.missions import complete
from starboard.games.seti.rules.printed import CORNER
from starboard.games.seti.rules.probes import discard_corner, make_step, movable, step_cost, steps_with
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.sectors import RESOLVE_SECTORS, completed
from starboard.games.seti.state import SetiState

KINDS: Final = ["credits", "energy", "card"]
PLACE_DATA: Final[list[Action]] = [PlaceData(column) for column in range(7)]
EXCHANGES: Final[list[list[Action]]] = [[Exchange(give, get) for get in KINDS if get != give or give == "card"] for give in KINDS]
CORNER_ACTIONS: Final[list[Action]] = [UseCorner(card) for card in CARD_IDS]
BUYING: Final[dict[str, Action]] = {card: BuyCard(card) for card in [*CARD_IDS, "deck"]}


def rights(state: SetiState, seat: int) -> list[Action]:
    """All free actions that are possible now."""
    player = state.players[seat]
    found: list[Action] = []
    if player.energy:
        for start, capsule in movable(state, seat):
            if MOVE_ENERGY * step_cost(state, seat, start) <= player.energy:
                found += [MoveForEnergy(PLACES[start], PLACES[to], capsule) for to in NEIGHBOURS[start]]
    if player.hand:
        moves = bool(player.probes or player.capsules) and bool(steps_with(state, seat, 1))
        for card in player.hand:
            if CORNER_ICONS[card] != MOVE_ICON or len(CORNER[card]) > 1 or (moves and step_left_without(state, seat, card)):
                found.append(CORNER_ACTIONS[card])
    if player.data:
        found += [PLACE_DATA[column] for column in player.data_columns()]
    if player.missions:
        found += completable(state, seat)
    if player.can_pay(BUY):
        found += [BUYING[card] for card in cards_on_offer(state)]
    if player.credits >= EXCHANGE:
        found += EXCHANGES[0]
    if player.energy >= EXCHANGE:
        found += EXCHANGES[1]
    if len(player.hand) >= EXCHANGE:
        found += EXCHANGES[2]
    return found


def step_left_without(state: SetiState, seat: int, card: int) -> bool:
    """Whether the point of this corner can be used: a card cannot top up its own point (SE-4.3.6)."""
    player = state.players[seat]
    if player.energy or any(step_cost(state, seat, start) == 1 for start, _ in movable(state, seat)):
        return True
    return any(other != card and CORNER_ICONS[other] & MOVE_ICON for other in player.hand)


def take(state: SetiState, seat: int, action: AmbientAction) -> None:
    """One free action, finished before another one can begin (SE-3.3.2)."""
    state.free_actions = state.fresh = False
    state.push(seat, FREE_AGAIN)
    player = state.players[seat]
    if isinstance(action, MoveForEnergy):
        start = space_of(action.start)
        player.energy -= MOVE_ENERGY * step_cost(state, seat, start)
        make_step(state, seat, start, space_of(action.to), action.capsule)
    elif isinstance(action, UseCorner):
        if state.journal is not None:
            state.tell(CornerUsed(seat, action.card))
        discard_corner(state, seat, CARD_OF[action.card], True)
    elif isinstance(action, PlaceData):
        place_data(state, seat, action.column)
    elif isinstance(action, CompleteMission):
        complete(state, seat, action)
    elif isinstance(action, BuyCard):
        player.pay(BUY)
        if state.journal is not None:
            state.tell(Bought(seat))
        take_offered(state, seat, action.card)
    elif isinstance(action, Exchange):
        exchange(state, seat, action)


@final
class FreeAgain(Step[SetiState]):
    """The free action is finished; a sector that it completed after the main action is resolved now (SE-3.3.4)."""

    def run(self, state: SetiState, seat: int) -> None:
        state.free_actions = True
        if state.acted and RESOLVE_SECTORS not in state.agendas[seat] and completed(state):
            state.push(seat, RESOLVE_SECTORS)


FREE_AGAIN: Final = FreeAgain()


def exchange(state: SetiState, seat: int, action: Exchange) -> None:
    """Two of a kind for one other thing (SE-6 F6)."""
    if state.journal is not None:
        state.tell(Exchanged(seat, action.give, action.get))
    state.push(seat, Received(action.get))
    if action.give == "credits":
        state.players[seat].credits -= EXCHANGE
    elif action.give == "energy":
        state.players[seat].energy -= EXCHANGE
    else:
        state.push(seat, DiscardExchanged(EXCHANGE))


@final
class Received(Step[SetiState]):
    def __init__(self, what: str) -> None:
        self.what = what

    def run(self, state: SetiState, seat: int) -> None:
        if self.what == "card":
            take_card(state, seat, NOBODY)
        else:
            gain(state, seat, CREDITS if self.what == "credits" else ENERGY, 1)


@final
class DiscardExchanged(Choice):
    """Which two cards are given (SE-6 F6)."""

    def __init__(self, left: int) -> None:
        self.left = left

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [PickCard(CARD_IDS[card], "exchange") for card in state.players[seat].hand]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickCard)
        card = CARD_OF[action.card]
        state.players[seat].hand.remove(card)
        discard_openly(state, seat, card)
        if self.left > 1:
            state.push(seat, DiscardExchanged(self.left - 1))

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-exchange", left=self.left)

    def rule(self) -> str:
        return "SE-6"
