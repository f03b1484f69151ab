"""Free actions: the rights that the active player has beside the open decision (SE-6)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action, AmbientAction
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
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
from starboard.games.seti.content.cards import CARD_IDS, CARD_OF
from starboard.games.seti.content.costs import ASTEROID_POINTS, BUY, EXCHANGE, MOVE_ENERGY
from starboard.games.seti.content.numbers import CREDITS, ENERGY, NOBODY, number_of
from starboard.games.seti.content.solar_system import NEIGHBOURS
from starboard.games.seti.events import Bought, CornerUsed, Exchanged
from starboard.games.seti.player import Player
from starboard.games.seti.rules.choices import BARS, WAIT, Choice, answer_first, card_bar, hand_bar, not_in_hand, short, unpaid
from starboard.games.seti.rules.computer import data_bar, place_data
from starboard.games.seti.rules.deck import discard_openly
from starboard.games.seti.rules.fulfilment import NOT_DELIVERED, completable, mission_bar
from starboard.games.seti.rules.hand import cards_on_offer, take_card, take_offered
from starboard.games.seti.rules.missions import complete
from starboard.games.seti.rules.probes import discard_corner, make_step, movable, step_cost, way_bar
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.sectors import RESOLVE_SECTORS, completed
from starboard.games.seti.state import SetiState

KINDS: Final = ["credits", "energy", "card"]
PLACE_DATA: Final[list[Action]] = [PlaceData(column) for column in range(7)]
EXCHANGES: Final[list[list[Action]]] = [[Exchange(give, get) for get in KINDS if get != give or give == "card"] for give in KINDS]
MOVES: Final[list[list[list[Action]]]] = [
    [[MoveForEnergy(place, PLACES[to], capsule) for to in NEIGHBOURS[start]] for start, place in enumerate(PLACES)]
    for capsule in (False, True)
]
"""Of probes and of capsules, from each space."""
CORNER_ACTIONS: Final[list[Action]] = [UseCorner(card) for card in CARD_IDS]
BUYING: Final[dict[str, Action]] = {card: BuyCard(card) for card in [*CARD_IDS, "deck"]}


NOT_IN_HAND: Final = not_in_hand("SE-6")
BUY_UNPAID: Final = unpaid("SE-6", BUY)
NOT_ON_OFFER: Final = Barred("SE-6", message("refused-not-on-offer"))
NO_PAIR: Final = Barred("SE-6", message("refused-no-pair", count=EXCHANGE))
FOR_NOTHING: Final = Barred("SE-6", message("refused-for-nothing"))
ENERGY_SHORT: Final = [short("SE-6", "energy", MOVE_ENERGY * points) for points in range(ASTEROID_POINTS + 1)]


def rights(state: SetiState, seat: int) -> list[Action]:
    """All free actions that are possible now."""
    player = state.players[seat]
    found: list[Action] = []
    if player.energy:
        for start, capsule in movable(state, seat):
            if energy_bar(state, seat, start) is None:
                found += MOVES[capsule][start]
    found += [CORNER_ACTIONS[card] for card in player.hand]
    if player.data:
        found += [PLACE_DATA[column] for column in player.data_columns()]
    if player.missions:
        found += completable(state, seat)
    if player.can_pay(BUY):
        found += [BUYING[card] for card in cards_on_offer(state)]
    for kind in range(len(KINDS)):
        if held(player, kind) >= EXCHANGE:
            found += EXCHANGES[kind]
    return found


def held(player: Player, kind: int) -> int:
    """Of credits, energy and cards, which can be exchanged (SE-6 F6)."""
    return player.credits if kind == 0 else player.energy if kind == 1 else len(player.hand)


# -- what stands in the way


def course_bar(state: SetiState, seat: int) -> Barred | None:
    """In the own turn, while no other free action, sector or pass is being carried out (SE-3.3.2)."""
    if state.active != seat:
        return WAIT
    return None if state.free_actions else answer_first(state, seat)


def energy_bar(state: SetiState, seat: int, start: int) -> Barred | None:
    """Energy for the points that leaving a space takes (SE-6 F1)."""
    points = step_cost(state, seat, start)
    return None if MOVE_ENERGY * points <= state.players[seat].energy else ENERGY_SHORT[points]


def exchange_bar(state: SetiState, seat: int, action: Exchange) -> Barred | None:
    """Enough of a kind, for something else (SE-6 F6)."""
    give = number_of(KINDS, action.give)
    if give == NOBODY or held(state.players[seat], give) < EXCHANGE:
        return NO_PAIR
    return None if action in EXCHANGES[give] else FOR_NOTHING


def free_bar(state: SetiState, seat: int, action: Action) -> Barred | None:
    """What stands in the way of a free action: the course of the turn, then what it lacks (SE-6)."""
    barred = course_bar(state, seat)
    if barred is not None:
        return barred
    if isinstance(action, MoveForEnergy):
        return way_bar(state, seat, action.start, action.to, action.capsule) or energy_bar(state, seat, space_of(action.start))
    if isinstance(action, UseCorner):
        return hand_bar(state, seat, CARD_OF.get(action.card, NOBODY), "SE-6")
    if isinstance(action, PlaceData):
        return data_bar(state, seat, action.column)
    if isinstance(action, CompleteMission):
        return mission_bar(state, seat, CARD_OF.get(action.card, NOBODY)) or NOT_DELIVERED
    if isinstance(action, BuyCard):
        if not state.players[seat].can_pay(BUY):
            return BUY_UNPAID
        return None if action.card in cards_on_offer(state) else NOT_ON_OFFER
    return exchange_bar(state, seat, action) if isinstance(action, Exchange) else None


for _kind in (MoveForEnergy, UseCorner, PlaceData, CompleteMission, BuyCard, Exchange):
    BARS[_kind] = free_bar


# -- carrying them out


def take(state: SetiState, seat: int, action: AmbientAction) -> None:
    """One free action, finished before another one can begin (SE-3.3.2)."""
    state.free_actions = state.fresh = False
    state.push(seat, FREE_AGAIN)
    player = state.players[seat]
    if isinstance(action, MoveForEnergy):
        start = space_of(action.start)
        energy = MOVE_ENERGY * step_cost(state, seat, start)
        player.energy -= energy
        make_step(state, seat, start, space_of(action.to), action.capsule, 0, energy)
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

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return card_bar(action, "exchange", NOT_IN_HAND)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-exchange", left=self.left)

    def rule(self) -> str:
        return "SE-6"
