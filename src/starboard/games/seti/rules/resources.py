"""Gaining and paying: credits, energy, publicity, data, victory points, exofossils (SE-7.3, SE-8.5, SE-9.5)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message
from starboard.games.seti.content import Resource
from starboard.games.seti.content.names import amount_text, payment_text
from starboard.games.seti.content.numbers import CREDITS, DATA, ENERGY, EXOFOSSILS, MAX_PUBLICITY, POOL, PUBLICITY, RESOURCES, VP
from starboard.games.seti.events import Gained
from starboard.games.seti.rules import objectives
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.rival import receive
from starboard.games.seti.state import SetiState


def gain(state: SetiState, seat: int, resource: int, amount: int) -> None:
    """Gain some of a resource; publicity stops at 10, data beyond 6 in the pool is lost (SE-7.3, SE-8.5)."""
    if amount <= 0:
        return
    if state.is_rival(seat):
        receive(state, resource, amount)
        return
    player = state.players[seat]
    if resource == CREDITS:
        player.credits += amount
    elif resource == ENERGY:
        player.energy += amount
    elif resource == PUBLICITY:
        amount = min(amount, MAX_PUBLICITY - player.publicity)
        player.publicity += amount
    elif resource == DATA:
        amount = min(amount, POOL - player.data)
        player.data += amount
    elif resource == VP:
        player.score += amount
    else:
        player.exofossils += amount
    if state.journal is not None and amount:
        state.tell(Gained(seat, RESOURCES[resource], amount))
    if state.rival is not None:
        objectives.look(state)


def pay(state: SetiState, seat: int, resource: int, amount: int) -> None:
    """Pay some of a resource; data always come from the pool (SE-9.5.2)."""
    player = state.players[seat]
    if resource == CREDITS:
        player.credits -= amount
    elif resource == ENERGY:
        player.energy -= amount
    elif resource == PUBLICITY:
        player.publicity -= amount
    elif resource == DATA:
        player.data -= amount
    else:
        player.exofossils -= amount


def amount_of(state: SetiState, seat: int, resource: int) -> int:
    player = state.players[seat]
    if resource == CREDITS:
        return player.credits
    if resource == ENERGY:
        return player.energy
    if resource == PUBLICITY:
        return player.publicity
    if resource == DATA:
        return player.data
    return player.exofossils if resource == EXOFOSSILS else player.score


@final
class Gain(Op):
    form: ClassVar = printed("gain", resource=Resource, amount=int)
    symbol: ClassVar = "{resource}"

    def __init__(self, form: Any) -> None:
        self.resource = RESOURCES.index(form.resource)
        self.amount: int = form.amount

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        gain(state, seat, self.resource, self.amount * times)

    def for_rival(self, state: SetiState, source: int) -> None:
        receive(state, self.resource, self.amount)

    def data(self) -> int:
        return self.amount if self.resource == DATA else 0

    def text(self) -> Message:
        return amount_text(RESOURCES[self.resource], self.amount)


@final
class Payment(Op):
    """Part of a reward that must be paid (SE-9.5)."""

    form: ClassVar = printed("pay", resource=Resource, amount=int)

    def __init__(self, form: Any) -> None:
        self.resource = RESOURCES.index(form.resource)
        self.amount: int = form.amount

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        pay(state, seat, self.resource, self.amount)

    def text(self) -> Message:
        return payment_text(RESOURCES[self.resource], self.amount)


OPERATIONS.announce(Gain, Payment)
