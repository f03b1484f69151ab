"""Claiming missions (WM-0.16)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Claim, Later
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.events import Claimed
from starboard.games.welcome_to_the_moon.rules.bars import elsewhere
from starboard.games.welcome_to_the_moon.rules.phases import finish
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED
from starboard.games.welcome_to_the_moon.state import MoonState

LATER: Final[Action] = Later()


def claimable(state: MoonState, seat: int) -> list[int]:
    """Missions that the seat fulfils and has not claimed (WM-0.16.1); none after a system error (WM-0.16.6)."""
    if state.adventure.has_erred(state, seat) and not state.claims_after_error:
        return []
    return [index for index in range(len(state.missions)) if bar_mission(state, seat, index) is None]


def bar_mission(state: MoonState, seat: int, index: int) -> Refusal | None:
    """Why the seat does not fulfil a mission, or not any more (WM-0.16.1, WM-0.16.4); None when it does."""
    if state.sheets[seat].rewards[index] != NOT_CLAIMED:
        return Refusal("refused-claimed", rule="WM-0.16.4")
    have, need = state.adventure.progress(state.sheets, seat, state.missions[index])
    return None if have >= need else Refusal("refused-unfulfilled", rule="WM-0.16.1", have=have, need=need)


@final
class ClaimMissions(Decision[MoonState]):
    """Claim fulfilled missions one after another, or later (WM-0.16)."""

    def options(self, state: MoonState, seat: int) -> list[Action]:
        options: list[Action] = [Claim(state.missions[index].id) for index in claimable(state, seat)]
        options.append(LATER)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Claim):
            index = [mission.id for mission in state.missions].index(action.mission)
            reward = state.reward(index)
            state.own(seat).rewards[index] = reward
            if state.journal is not None:
                words = state.adventure.names.reward(reward)
                state.whisper(seat, Claimed(seat, action.mission, LETTERS[index], reward, not state.taken[index], words))
            state.adventure.rewarded(state, seat, reward)
            if claimable(state, seat):
                state.push(seat, CLAIM)
                return
        finish(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("ask-claim")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        refusal = bar_claim(state, seat, action) if isinstance(action, Claim) else None
        return refusal or elsewhere(state, action, Refusal("refused-claims-first", rule="WM-0.16.1"))


def bar_claim(state: MoonState, seat: int, action: Claim) -> Refusal | None:
    """Why a mission cannot be claimed (WM-0.16); None when it can."""
    ids = [mission.id for mission in state.missions]
    if action.mission not in ids:
        return Refusal("refused-mission", rule="WM-0.5", mission=action.mission)
    return bar_mission(state, seat, ids.index(action.mission))


CLAIM: Final = ClaimMissions()
