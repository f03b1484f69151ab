"""Playing a card: its cost, its effects, where it goes (SE-5.6, SE-9.3, SE-9.4)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.view import Barred
from starboard.games.seti.actions import PlayCard
from starboard.games.seti.content.cards import (
    CARD_CREDITS,
    CARD_ENERGY,
    CARD_IDS,
    CARD_MESSAGE,
    CARD_MISSION,
    CARD_OF,
    NO_MISSION,
    SCORES_AT_END,
)
from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.events import CardPlayed
from starboard.games.seti.player import Player
from starboard.games.seti.rules.choices import hand_bar, short
from starboard.games.seti.rules.deck import discard
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.missions import Emitting
from starboard.games.seti.rules.printed import EFFECTS
from starboard.games.seti.rules.triggers import PLAY
from starboard.games.seti.source import ON_TABLE, RETURNED, TUCKED, source_of
from starboard.games.seti.state import SetiState

CREDITS_SHORT: Final = [short("SE-5.6", "credits", amount) for amount in range(max(CARD_CREDITS) + 1)]
ENERGY_SHORT: Final = [short("SE-5.6", "energy", amount) for amount in range(max(CARD_ENERGY) + 1)]


def play_bar(state: SetiState, seat: int, action: Action) -> Barred | None:
    """A card of the hand whose cost can be paid (SE-5.6)."""
    assert isinstance(action, PlayCard)
    card = CARD_OF.get(action.card, NOBODY)
    return hand_bar(state, seat, card, "SE-5.6") or cost_bar(state.players[seat], card)


def cost_bar(player: Player, card: int) -> Barred | None:
    if CARD_CREDITS[card] > player.credits:
        return CREDITS_SHORT[CARD_CREDITS[card]]
    return ENERGY_SHORT[CARD_ENERGY[card]] if CARD_ENERGY[card] > player.energy else None


def play_card(state: SetiState, seat: int, card: int) -> None:
    """Pay the printed cost and resolve the effects in order (SE-9.4)."""
    player = state.players[seat]
    player.credits -= CARD_CREDITS[card]
    player.energy -= CARD_ENERGY[card]
    player.hand.remove(card)
    if state.journal is not None:
        state.tell(CardPlayed(seat, CARD_IDS[card]))
    state.sources.append(source_of(card, ON_TABLE))
    source = len(state.sources) - 1
    if CARD_MESSAGE[card]:
        player.messages.append(card)
        player.message_marks.append(player.score + CARD_MESSAGE[card])
    state.push(seat, PutAway(source))
    if CARD_ENERGY[card] == 0:
        state.push(seat, Emitting(PLAY, 1 << CARD_CREDITS[card]))
    if EFFECTS[card]:
        state.push(seat, Resolve(EFFECTS[card], 0, source, 1, False))


@final
class PutAway(Step[SetiState]):
    """A played card goes where it belongs; from now on its mission is active, so it never hears its own card (SE-9.3, SE-9.4, SE-9.b)."""

    def __init__(self, source: int) -> None:
        self.source = source

    def run(self, state: SetiState, seat: int) -> None:
        source = state.sources[self.source]
        player = state.players[seat]
        card = source.card
        if source.fate == RETURNED:
            player.hand.append(card)
        elif CARD_MISSION[card] != NO_MISSION:
            player.missions.append(card << 3)
        elif SCORES_AT_END[card]:
            player.scoring.append(card)
        elif source.fate != TUCKED and not CARD_MESSAGE[card]:
            discard(state, card)
        source.fate = TUCKED
