"""Conditional missions that are fulfilled (SE-9.11)."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.engine.messages import message
from starboard.engine.view import Barred
from starboard.games.seti.actions import CompleteMission
from starboard.games.seti.content.cards import CARD_IDS
from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.rules.conditions import DeliverSample
from starboard.games.seti.rules.printed import CONDITION
from starboard.games.seti.state import SetiState

NOT_IN_PLAY: Final = Barred("SE-9.11", message("refused-no-mission"))
BY_EVENTS: Final = Barred("SE-9.12", message("refused-by-events"))
UNFULFILLED: Final = Barred("SE-9.11", message("refused-unfulfilled"))
NOT_DELIVERED: Final = Barred("SE-10.2", message("refused-not-delivered"))


def mission_bar(state: SetiState, seat: int, card: int) -> Barred | None:
    """A mission in play whose condition holds (SE-9.11)."""
    if card not in [entry >> 3 for entry in state.players[seat].missions]:
        return NOT_IN_PLAY
    condition = CONDITION[card]
    if condition is None:
        return BY_EVENTS
    return None if condition.holds(state, seat, NOBODY) else UNFULFILLED


def completable(state: SetiState, seat: int) -> list[Action]:
    """Conditional missions that could be completed now (SE-9.11)."""
    found: list[Action] = []
    player = state.players[seat]
    for entry in player.missions:
        card = entry >> 3
        condition = CONDITION[card]
        if condition is None or not condition.holds(state, seat, NOBODY):
            continue
        if isinstance(condition, DeliverSample):
            there = state.sky().planets[condition.destination]
            held = sorted([sample for space, sample in zip(player.capsules, player.samples, strict=True) if space == there])
            found += [CompleteMission(CARD_IDS[card], sample + 1) for sample in held]
        else:
            found.append(CompleteMission(CARD_IDS[card]))
    return found
