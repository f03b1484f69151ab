"""Effect lists are resolved one operation after another (AE-20.1); how this game asks."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.effects import resolve as engine
from starboard.engine.errors import Refusal
from starboard.games.andromedas_edge.rules.operation import Frame, Op
from starboard.games.andromedas_edge.rules.refusals import NO_SUCH_THING, Bar, is_known, out_of_place
from starboard.games.andromedas_edge.state import EdgeState


def resolve(state: EdgeState, ops: list[Op], frame: Frame) -> None:
    """Carry out an effect list next of all."""
    if ops:
        state.queue(Resolve(ops, 0, frame))


@final
class Resolve(engine.Resolve[EdgeState, Op]):
    """An effect list from one of its operations on; it lies on the table's agenda, whoever performs it."""

    def __init__(self, ops: list[Op], index: int, frame: Frame) -> None:
        super().__init__(ops, index)
        self.frame = frame

    def perform(self, state: EdgeState, seat: int, op: Op) -> None:
        op.perform(state, self.frame)

    def following(self) -> Resolve:
        return Resolve(self.ops, self.index + 1, self.frame)


class Choice(Decision[EdgeState]):
    """A decision of this game: what is not among its options is barred, or out of place."""

    def rule(self) -> str:
        """The rule by which it is asked."""
        return "AE-4.8"

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        """Why an answer of a kind that is asked for is not possible."""
        return None

    def skipped(self, state: EdgeState, seat: int) -> None:
        """Nothing can be answered any more: what happens instead."""

    def refuse(self, state: EdgeState, seat: int, action: Action) -> Refusal:
        bar = self.bar(state, seat, action) if is_known(action) else NO_SUCH_THING
        return out_of_place(state, seat, action, self.rule(), self.prompt(state, seat)) if bar is None else bar.refusal()


def ask(state: EdgeState, seat: int, choice: Choice) -> None:
    """Ask, unless there is only one answer."""
    options = choice.options(state, seat)
    if len(options) == 1:
        choice.take(state, seat, options[0])
    elif options:
        state.push(seat, choice)
    else:
        choice.skipped(state, seat)


@final
class Ask(Step[EdgeState]):
    """Put a question to a seat when the course of play comes here."""

    def __init__(self, asked: int, choice: Choice) -> None:
        self.asked = asked
        self.choice = choice

    def run(self, state: EdgeState, seat: int) -> None:
        ask(state, self.asked, self.choice)
