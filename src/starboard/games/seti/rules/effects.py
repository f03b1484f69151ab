"""Effect lists are resolved one operation after another (SE-9.4, SE-9.5)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.effects import resolve as engine
from starboard.engine.messages import Message, message
from starboard.games.seti.actions import GoOn
from starboard.games.seti.content.numbers import NOBODY, POOL
from starboard.games.seti.rules.choices import Choice
from starboard.games.seti.rules.fulfilment import completable
from starboard.games.seti.rules.operation import Op
from starboard.games.seti.state import SetiState


def resolve(state: SetiState, seat: int, ops: list[Op], source: int = NOBODY) -> None:
    """A seat gains what an effect list gives, next of all."""
    if not ops:
        return
    if state.is_rival(seat):
        for op in ops:
            op.for_rival(state, source)
    else:
        state.give(seat, Resolve(ops, 0, source, 1, False))


def at_once(state: SetiState, seat: int, ops: list[Op]) -> None:
    """Gain what is printed here and now: nothing can be done between."""
    for op in ops:
        op.perform(state, seat, NOBODY, 1)


@final
class Resolve(engine.Resolve[SetiState, Op]):
    """An effect list from one of its effects on, left to right (SE-0.2). `rested`: the pause before that effect is over."""

    def __init__(self, ops: list[Op], index: int, source: int, times: int, rested: bool) -> None:
        super().__init__(ops, index)
        self.source = source
        self.times = times
        self.rested = rested

    def perform(self, state: SetiState, seat: int, op: Op) -> None:
        op.perform(state, seat, self.source, self.times)

    def following(self) -> Resolve:
        return Resolve(self.ops, self.index + 1, self.source, self.times, False)

    def pauses(self, state: SetiState, seat: int, op: Op) -> bool:
        if self.rested or not state.free_actions or seat != state.active or not wants_pause(state, seat, op, self.index):
            return False
        state.push(seat, Resolve(self.ops, self.index, self.source, self.times, True))
        state.push(seat, PAUSE)
        return True


def wants_pause(state: SetiState, seat: int, op: Op, index: int) -> bool:
    """Whether a free action before this effect could matter (SE-3.3): data lost, figures carried off, a mission fulfilled."""
    player = state.players[seat]
    data = op.data()
    if data and player.data + data > POOL and player.can_place_data():
        return True
    if index > 0 and op.turns() and (player.probes or player.capsules) and state.game.ambient(state, seat):
        return True
    return index > 0 and bool(completable(state, seat))


@final
class Pause(Choice):
    """Between two effects free actions are possible (SE-3.3, T2')."""

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [GoOn()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        """The next effect follows by itself."""

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-pause")


PAUSE: Final = Pause()
