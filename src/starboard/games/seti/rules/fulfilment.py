"""Conditional missions that are fulfilled (SE-9.11)."""

from __future__ import annotations

from starboard.engine.actions import Action
from starboard.games.seti.actions import CompleteMission
from starboard.games.seti.content.cards import CARD_IDS, CARD_MISSION, DELIVERY
from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.rules.printed import CONDITION
from starboard.games.seti.state import SetiState


def completable(state: SetiState, seat: int) -> list[Action]:
    """Conditional missions that could be completed now (SE-9.11)."""
    found: list[Action] = []
    player = state.players[seat]
    for entry in player.missions:
        card = entry >> 3
        condition = CONDITION[card]
        if condition is None or not condition.holds(state, seat, NOBODY):
            continue
        if CARD_MISSION[card] == DELIVERY:
            there = state.sky().planets[condition.parameters["destination"]]
            held = sorted([sample for space, sample in zip(player.capsules, player.samples, strict=True) if space == there])
            found += [CompleteMission(CARD_IDS[card], sample + 1) for sample in held]
        else:
            found.append(CompleteMission(CARD_IDS[card]))
    return found
