"""Tasks: the small frozen steps that rules are made of. A seat's agenda is a stack of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message

if TYPE_CHECKING:
    from starboard.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(ABC, Generic[S]):
    """Frozen after construction, so states share tasks. No task knows who pushed it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task[S]):
    """A task that runs by itself."""

    @abstractmethod
    def run(self, state: S, seat: int) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Wait(Step[S]):
    """A step that stays on the agenda, and holds its seat, until it is ready."""

    @abstractmethod
    def ready(self, state: S, seat: int) -> bool: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Task[S]):
    """A task that asks its seat to choose. It is taken off the agenda before `take`, which pushes what follows."""

    @abstractmethod
    def options(self, state: S, seat: int) -> list[Action]:
        """All legal answers, never empty."""

    @abstractmethod
    def take(self, state: S, seat: int, action: Action) -> None: ...

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Message:
        """What is asked, in one sentence."""

    def refuse(self, state: S, seat: int, action: Action) -> Refusal:
        """Why an action that is not among the options is none: cites the rule."""
        return Refusal("refused-not-now")


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Decision[S]):
    """A decision offered to seats whose turn it is not, at a moment that the rules name."""

    @abstractmethod
    def concerns(self, state: S, seat: int) -> bool:
        """Whether the seat has anything to play now; a seat that has nothing is not asked."""


@final
class Window(Wait["State"]):
    """A reaction window: asks the seats one after another and holds the seat that opened it until all have answered."""

    def __init__(self, moment: Moment[Any], seats: tuple[int, ...]) -> None:
        self.moment = moment
        self.seats = seats

    def ready(self, state: State, seat: int) -> bool:
        return all(other == seat or not state.agendas[other] for other in range(state.seats))

    def run(self, state: State, seat: int) -> None:
        for index, other in enumerate(self.seats):
            if self.moment.concerns(state, other):
                state.push(seat, Window(self.moment, self.seats[index + 1 :]))
                state.push(other, self.moment)
                return


@final
class InAnyOrder(Decision["State"]):
    """Free order: asks which of its tasks comes next, until none is left."""

    def __init__(self, choices: tuple[tuple[Action, Task[Any]], ...], question: Message) -> None:
        self.choices = choices
        self.question = question

    def options(self, state: State, seat: int) -> list[Action]:
        return [action for action, _ in self.choices]

    def take(self, state: State, seat: int, action: Action) -> None:
        rest = list(self.choices)
        index = [choice for choice, _ in rest].index(action)
        _, task = rest.pop(index)
        if len(rest) == 1:
            state.push(seat, rest[0][1])
        elif rest:
            state.push(seat, InAnyOrder(tuple(rest), self.question))
        state.push(seat, task)

    def prompt(self, state: State, seat: int) -> Message:
        return self.question
