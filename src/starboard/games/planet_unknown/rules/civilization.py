"""Civ cards: settling milestones, choosing a card, what cards do (PU-7.1, PU-11)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import OpenStack, PickCard
from starboard.games.planet_unknown.content import CIV_CARDS, CIV_LEVELS, CivCard
from starboard.games.planet_unknown.content.modifiers import AddCivChoice
from starboard.games.planet_unknown.content.operations import AddCivCardsOp, Operation, RemoveCivCardsOp, TakeCivCardsOp
from starboard.games.planet_unknown.events import CardKept, CardPlayed
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.hidden import all_cards
from starboard.games.planet_unknown.rules.operations import CARD, Source, carries_out, carry_out
from starboard.games.planet_unknown.state import CIV, ENDING, EVENT_CIV, PlanetState

ALL_LEVELS: Final = CIV_LEVELS + 1
"""The level of an offer of all cards left (PU-18.2, technology 5)."""
IMMEDIATE: Final = "immediate"
CARD_OF: Final[dict[str, int]] = {card.id: index for index, card in enumerate(CIV_CARDS)}
OPENS: Final[list[Action]] = [OpenStack(level) for level in range(ALL_LEVELS + 1)]


def settles_cards(state: PlanetState) -> bool:
    """Phases in which civ milestones are settled at once (PU-7.1, PU-12.3)."""
    return state.phase in (EVENT_CIV, CIV, ENDING)


def settle_empty(state: PlanetState, seat: int) -> None:
    """A milestone of an empty stack gives nothing (PU-7.1)."""
    player = state.players[seat]
    if player.owed:
        left = [level for level in player.owed if offers_anything(state, player, level)]
        if len(left) < len(player.owed):
            state.own(seat).owed = left


def offers_anything(state: PlanetState, player: Player, level: int) -> bool:
    if level == ALL_LEVELS:
        return bool(all_cards(state))
    return bool(state.decks.civ[level - 1]) or adds_choice(state, player, level)


def adds_choice(state: PlanetState, player: Player, level: int) -> bool:
    """Whether a card of the next level joins the choice (PU-18.2, technology 2)."""
    return level < CIV_LEVELS and player.has(AddCivChoice) and bool(state.decks.civ[level])


def openings(player: Player) -> list[Action]:
    """Stacks that the player may look at now: settled in any order (PU-7.1)."""
    return [OPENS[level] for level in sorted(set(player.owed))]


def bar_opening(state: PlanetState, seat: int, action: OpenStack) -> Refusal | None:
    """Why the seat does not look at a stack now (PU-7.1)."""
    owed = state.players[seat].owed
    if action.level not in owed:
        return Refusal("refused-not-owed", rule="PU-7.1", level=action.level)
    return None if settles_cards(state) else Refusal("refused-cards-later", rule="PU-7.1")


@final
class LookAtStack(Step[PlanetState]):
    """Take the stack of a level and look at all its cards: what was done before is final now (PU-7.1)."""

    def __init__(self, level: int) -> None:
        self.level = level

    def run(self, state: PlanetState, seat: int) -> None:
        player = state.own(seat)
        player.owed.remove(self.level)
        if self.level == ALL_LEVELS:
            player.offer = all_cards(state)
        else:
            player.offer = sorted(state.decks.civ[self.level - 1])
            if adds_choice(state, player, self.level):
                player.offer.append(state.rng.choice(sorted(state.decks.civ[self.level])))
        player.offer_level = self.level
        state.seal(seat)
        if player.offer:
            state.push(seat, PICK)


@final
class Pick(Decision[PlanetState]):
    """Keep one of the cards looked at; compulsory (PU-7.1)."""

    def options(self, state: PlanetState, seat: int) -> list[Action]:
        return [PickCard(CIV_CARDS[card].id) for card in state.players[seat].offer]

    def take(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, PickCard)
        card = CARD_OF[action.card]
        player = state.own(seat)
        player.offer = []
        player.offer_level = 0
        take_card(state, seat, card)

    def prompt(self, state: PlanetState, seat: int) -> Message:
        return message("ask-card")

    def refuse(self, state: PlanetState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-card" if isinstance(action, PickCard) else "refused-card-first", rule="PU-7.1")


PICK: Final = Pick()


def take_card(state: PlanetState, seat: int, card: int) -> None:
    """Immediate cards are carried out and lie open; the others are kept secret (PU-7.1)."""
    player = state.own(seat)
    printed = CIV_CARDS[card]
    state.decks.civ[printed.level - 1].remove(card)
    if printed.timing == IMMEDIATE:
        player.played.append(card)
        if state.journal is not None:
            state.tell(CardPlayed(seat, printed.id))
        carry_out(state, seat, operations(printed), CARD)
    else:
        player.kept.append(card)
        if state.journal is not None:
            state.tell(CardKept(seat, printed.level))
        if player.ending:
            carry_out_at_end(state, seat, card)


def operations(card: CivCard) -> list[Operation]:
    """What is carried out of a card; what is scored is no operation."""
    return [op for op in card.effects if isinstance(op, Operation)]


def carry_out_at_end(state: PlanetState, seat: int, card: int) -> None:
    """What an end-of-game card does before it is scored (PU-12.3)."""
    carry_out(state, seat, operations(CIV_CARDS[card]), CARD)


@carries_out(TakeCivCardsOp)
def take_civ_cards_op(state: PlanetState, seat: int, op: TakeCivCardsOp, source: Source) -> None:
    """Look at all cards left and keep some; this is no milestone (PU-18.2, technology 5)."""
    state.own(seat).owed += [ALL_LEVELS] * op.count


@carries_out(AddCivCardsOp)
def add_civ_cards_op(state: PlanetState, seat: int, op: AddCivCardsOp, source: Source) -> None:
    """Random cards that are not in play join each stack (PU-16.11)."""
    for stack, aside in zip(state.decks.civ, state.decks.civ_aside, strict=True):
        for _ in range(min(op.per_level, len(aside))):
            card = state.rng.choice(sorted(aside))
            aside.remove(card)
            stack.append(card)


@carries_out(RemoveCivCardsOp)
def remove_civ_cards_op(state: PlanetState, seat: int, op: RemoveCivCardsOp, source: Source) -> None:
    """Random cards of each stack go out of play (PU-16.11)."""
    for stack, aside in zip(state.decks.civ, state.decks.civ_aside, strict=True):
        for _ in range(min(op.per_level, len(stack))):
            card = state.rng.choice(sorted(stack))
            stack.remove(card)
            aside.append(card)
