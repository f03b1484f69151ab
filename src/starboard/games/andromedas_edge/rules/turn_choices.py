"""Decisions of the own turn, beside which free actions stand, and pauses for these (AE-4.4)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import (
    Collect,
    DiscardMoon,
    FreeAction,
    GoOn,
    PlayCard,
    Recruit,
    UseAbility,
    UseDevelopment,
    UseDiscovery,
    UseSupremacy,
)
from starboard.games.andromedas_edge.content.map import REGION_OF
from starboard.games.andromedas_edge.content.moons import MOON_GAIN, MOON_OF, MOON_REPAIR
from starboard.games.andromedas_edge.content.resources import ANY, ENERGY
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.free_actions import free_action_bar, free_actions, perform
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.state import EdgeState


class TurnChoice(Choice):
    """A decision of the active player's own turn: free actions stand beside its answers, and it comes back after them (AE-4.4)."""

    @abstractmethod
    def answers(self, state: EdgeState, seat: int) -> list[Action]: ...

    @abstractmethod
    def choose(self, state: EdgeState, seat: int, action: Action) -> None: ...

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        answers = self.answers(state, seat)
        return answers + free_actions(state, seat) if seat == state.active else answers

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, FreeAction) and not self.is_answer(action):
            state.queue(Ask(seat, self))
            state.rearranged = False
            perform(state, seat, action)
        else:
            state.rearranged = False
            self.choose(state, seat, action)

    def is_answer(self, action: Action) -> bool:
        """Whether something that could be a free action is an answer of this decision."""
        return False

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if isinstance(action, FreeAction) and not self.is_answer(action) and seat == state.active:
            return free_action_bar(state, seat, action)
        return self.answer_bar(state, seat, action)

    def answer_bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        """Why an answer of a kind that is asked for is not possible."""
        return None


@final
class Pause(TurnChoice):
    """A pause between two parts of a turn, where something could be done (AE-4.4)."""

    def answers(self, state: EdgeState, seat: int) -> list[Action]:
        return [GoOn()]

    def choose(self, state: EdgeState, seat: int, action: Action) -> None:
        """The turn goes on by itself."""

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-pause")

    def rule(self) -> str:
        return "AE-4.4"


@final
class PauseFor(Step[EdgeState]):
    """Pause for free actions of the active player, if there are any."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def run(self, state: EdgeState, seat: int) -> None:
        options: list[Any] = self.choice.options(state, state.active)
        if len(options) > 1:
            state.push(state.active, self.choice)


def matters(state: EdgeState, action: Action) -> bool:
    """Free actions that can change what happens next: the others have the same result later in the turn (AE-4.4).

    Leaders in the active region are among them: without a ship there nobody can recruit them any more.
    """
    if isinstance(action, DiscardMoon):
        gain = MOON_GAIN[MOON_OF[action.moon]]
        return gain[ENERGY] + gain[ANY] > 0 or MOON_REPAIR[MOON_OF[action.moon]] > 0
    if isinstance(action, Recruit):
        return REGION_OF[action.region] == state.region
    return isinstance(action, PlayCard | UseAbility | UseDevelopment | UseDiscovery | UseSupremacy | Collect)


@final
class PauseIfUseful(Step[EdgeState]):
    """Pause before raiders or a battle, if something could be done that matters there."""

    def run(self, state: EdgeState, seat: int) -> None:
        if any(matters(state, right) for right in free_actions(state, state.active)):
            state.push(state.active, Pause())
