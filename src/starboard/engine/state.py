"""State: the position of a game. Decisions are asked, answered and worked off here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from starboard.engine.actions import Action, AmbientAction
from starboard.engine.agenda import Decision, Step, Task, Wait
from starboard.engine.errors import Refusal
from starboard.engine.events import Event
from starboard.engine.journal import Journal
from starboard.engine.messages import Message
from starboard.engine.rng import Rng
from starboard.engine.view import Result, Score, View

TABLE: Final = -1
"""The `seat` of a task that lies on the table's agenda."""


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """What a game says of its states: these know their game, and import none of its rules."""

    def __init__(self, id: str) -> None:
        self.id = id

    @abstractmethod
    def redeal(self, state: S, seat: int | None, rng: Rng) -> S:
        """A clone in which all that the seat cannot know is drawn anew, future chance included."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What the seat may know; None is a spectator."""

    @abstractmethod
    def scores(self, state: S) -> list[Score]: ...

    @abstractmethod
    def result(self, state: S) -> Result | None: ...

    @abstractmethod
    def describe(self, state: S, seat: int, action: Action) -> Message:
        """The action in words."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """Counts of components that no play can change."""

    def ambient(self, state: S, seat: int) -> list[Action]:
        """Rights beside the open decision; all of them are `AmbientAction`s."""
        return []

    def take_ambient(self, state: S, seat: int, action: AmbientAction) -> None:
        """Carry out an ambient action; the open decision stays."""

    def ways(self, state: S, seat: int) -> list[list[Action]]:
        """What the seat may want to look at before it decides: actions, several in a row where these make one move."""
        return [[action] for action in state.legal(seat)]

    def sketch(self, before: View, after: View) -> Any:
        """What of a position to come is drawn beforehand, of two views through the same eyes; None: nothing but what is told of it."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One agenda per seat, one for the table; a game adds its own fields. What the rules say of a position is asked of its game.

    Seats' agendas progress independently. The table's agenda goes on when all seats are idle.
    The game is over when no agenda holds anything.
    """

    def __init__(self, game: Rules[Any], seats: int, rng: Rng, agendas: list[list[Task[Any]]], table: list[Task[Any]]) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.agendas = agendas
        self.table = table
        self.journal: Journal | None = None
        self._drawn = rng.counter
        self._sealed = 0

    @abstractmethod
    def clone(self) -> State:
        """An independent copy without a journal."""

    @abstractmethod
    def round(self) -> int: ...

    # -- what the rules say of it

    def redeal(self, seat: int | None, rng: Rng) -> State:
        """A clone in which all that the seat cannot know is drawn anew, future chance included."""
        twin: State = self.game.redeal(self, seat, rng)
        return twin

    def view(self, seat: int | None) -> View:
        """What the seat may know; None is a spectator."""
        return self.game.view(self, seat)

    def scores(self) -> list[Score]:
        return self.game.scores(self)

    def result(self) -> Result | None:
        return self.game.result(self)

    def describe(self, seat: int, action: Action) -> Message:
        """The action in words."""
        return self.game.describe(self, seat, action)

    def census(self) -> dict[str, int]:
        """Counts of components that no play can change."""
        return self.game.census(self)

    # -- decisions

    def pending(self) -> list[int]:
        """Seats that must decide now, in order; empty when the game is over."""
        return [seat for seat in range(self.seats) if self.decision(seat) is not None]

    def decision(self, seat: int) -> Decision[Any] | None:
        agenda = self.agendas[seat]
        if agenda:
            top = agenda[-1]
            if isinstance(top, Decision):
                return top
        return None

    def legal(self, seat: int) -> list[Action]:
        decision = self.decision(seat)
        if decision is None:
            return []
        options: list[Action] = decision.options(self, seat)
        rights = self.game.ambient(self, seat)
        return options + rights if rights else options

    def prompt(self, seat: int) -> Message | None:
        decision = self.decision(seat)
        return None if decision is None else decision.prompt(self, seat)

    def check(self, seat: int, action: Action) -> None:
        """Refuse anything but a legal action, with the reason."""
        decision = self.decision(seat) if 0 <= seat < self.seats else None
        if decision is None:
            raise Refusal("refused-not-your-turn")
        if action not in self.legal(seat):
            raise decision.refuse(self, seat, action)

    def play(self, seat: int, action: Action) -> None:
        """Carry out a legal action and advance to the next decision. The caller vouches for its legality."""
        self._drawn = self.rng.counter
        self._sealed = 0
        if isinstance(action, AmbientAction):
            self.game.take_ambient(self, seat, action)
        else:
            decision = self.agendas[seat].pop()
            assert isinstance(decision, Decision)
            decision.take(self, seat, action)
        self.advance()

    # -- agendas

    def push(self, seat: int, task: Task[Any]) -> None:
        """Put a task on top of a seat's agenda."""
        self.agendas[seat].append(task)

    def queue(self, task: Task[Any]) -> None:
        """Put a task on top of the table's agenda."""
        self.table.append(task)

    def advance(self) -> None:
        """Run what runs by itself until somebody must decide or the game is over."""
        while True:
            moved = False
            asked = False
            held = False
            for seat in range(self.seats):
                agenda = self.agendas[seat]
                while agenda:
                    task = agenda[-1]
                    if isinstance(task, Decision):
                        answer = task.way_on(self, seat) if self.is_final(seat) else None
                        if answer is None:
                            asked = True
                            break
                        agenda.pop()
                        task.take(self, seat, answer)
                        moved = True
                        continue
                    if isinstance(task, Wait) and not task.ready(self, seat):
                        held = True
                        break
                    agenda.pop()
                    assert isinstance(task, Step)
                    task.run(self, seat)
                    moved = True
            if moved:
                continue
            if asked:
                return
            if held:
                raise RuntimeError("every seat waits for another one")
            if not self.table:
                return
            task = self.table.pop()
            assert isinstance(task, Step)
            task.run(self, TABLE)

    def copied_agendas(self) -> list[list[Task[Any]]]:
        return [agenda.copy() for agenda in self.agendas]

    # -- telling what happens

    def tell(self, event: Event) -> None:
        """Everyone hears it."""
        if self.journal is not None:
            self.journal.tell(event, self.round())

    def whisper(self, seat: int, event: Event) -> None:
        """Only the seat hears it, until `disclose`."""
        if self.journal is not None:
            self.journal.whisper(seat, event, self.round())

    def confide(self, seat: int, event: Event) -> None:
        """Only the seat ever hears it."""
        if self.journal is not None:
            self.journal.confide(seat, event, self.round())

    def is_foretold(self) -> bool:
        """Whether who listens looks ahead: what everybody will see is told as well."""
        return self.journal is not None and self.journal.ahead

    def disclose(self) -> None:
        """Everyone hears what was whispered. Hidden choices become final."""
        if self.journal is not None:
            self.journal.disclose(self.round())
        self.reveal()

    def reveal(self) -> None:
        """Hidden information has come to light: nobody can take back what they did before."""
        for seat in range(self.seats):
            self.seal(seat)

    def seal(self, seat: int) -> None:
        """The seat's choices up to now are final."""
        self._sealed |= 1 << seat
        if self.journal is not None:
            self.journal.seal(seat)

    def is_final(self, seat: int) -> bool:
        """Whether the answer that is being carried out makes all choices of the seat final: chance is drawn, something comes to light."""
        return self.rng.counter != self._drawn or bool(self._sealed >> seat & 1)

    def peek(self, seat: int) -> None:
        """What follows hangs on what only this seat knows: whoever else looks ahead sees no further."""
        if self.journal is not None:
            self.journal.peek(seat)

    def digest(self) -> str:
        """A fingerprint of where the rules have led: scores, open decisions and chance. How it is shown plays no part."""
        asked = self.pending()
        result = self.result()
        rivals = [] if result is None else [(rival.place, rival.score) for rival in result.rivals]
        if result is not None:
            result = msgspec.structs.replace(result, rivals=[], verdict=None)
        position = [self.scores(), result, asked, [self.legal(seat) for seat in asked], self.rng.key.hex(), self.rng.counter]
        return blake2b(msgspec.json.encode(position + rivals, order="deterministic"), digest_size=16).hexdigest()
