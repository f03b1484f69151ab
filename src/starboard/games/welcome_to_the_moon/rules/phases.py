"""Phases: seats decide at the same time, hidden from each other, until all have finished (WM-0.6)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step, Task
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Commit
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.events import Ready
from starboard.games.welcome_to_the_moon.rules.bars import elsewhere
from starboard.games.welcome_to_the_moon.state import MoonState

COMMIT: Final[Action] = Commit()


def ask(state: MoonState, phase: int, opening: Task[Any], seats: list[int]) -> None:
    """A phase begins: these seats decide at the same time, hidden from each other."""
    state.phase = phase
    state.opening = opening
    for seat in seats:
        state.ready[seat] = False
        state.push(seat, opening)


def finish(state: MoonState, seat: int) -> None:
    """The seat's hidden choices of this phase are final."""
    state.own(seat).wild = EMPTY
    state.ready[seat] = True
    if state.journal is not None:
        state.tell(Ready(seat))
        state.seal(seat)


@final
class Finish(Decision[MoonState]):
    """Commit: until then everything of this turn can be taken back (WM-0.6.1)."""

    def options(self, state: MoonState, seat: int) -> list[Action]:
        return [COMMIT]

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        finish(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("ask-commit")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        return elsewhere(state, action, Refusal("refused-written", rule="WM-0.6.1"))


@final
class FinishAtOnce(Step[MoonState]):
    """After a system error nothing is left to decide but its bonus (WM-0.10.1)."""

    def run(self, state: MoonState, seat: int) -> None:
        finish(state, seat)


@final
class ShowSheets(Step[MoonState]):
    """All have finished: everyone sees what they did."""

    def run(self, state: MoonState, seat: int) -> None:
        state.disclose()
        state.publish()


FINISH: Final = Finish()
FINISH_AT_ONCE: Final = FinishAtOnce()
SHOW_SHEETS: Final = ShowSheets()
