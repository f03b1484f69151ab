"""Reaction windows: only seats that can really react are asked (AE-18)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Moment, Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Pass, PlaceMoon, PlayCard
from starboard.games.andromedas_edge.content.moons import MOON_IDS, MOON_OF
from starboard.games.andromedas_edge.rules.effects import Ask
from starboard.games.andromedas_edge.rules.moons import NO_SUCH_MOON, Placing, slot_points
from starboard.games.andromedas_edge.rules.refusals import NO_SUCH_THING, Bar, is_known, out_of_place
from starboard.games.andromedas_edge.rules.tactics import (
    AFTER_ROLL,
    ANY_TURN,
    DAMAGE,
    EVENT_DAMAGE,
    OPPONENT_LAUNCH,
    OTHER_TAKES_MOON,
    RESULT,
    card_bar,
    most_points,
    play,
    playable,
    sure_points,
)
from starboard.games.andromedas_edge.state import EdgeState

W_LAUNCH: Final = 0
W_BATTLE: Final = 1
W_MOON: Final = 2
W_EVENT_DAMAGE: Final = 3
W_TURN_END: Final = 4
W_AFTER_ROLL: Final = 5
W_RESULT: Final = 6
W_DAMAGE: Final = 7
WINDOW_IDS: Final = ("launch", "battle", "moon", "event-damage", "turn-end", "after-roll", "result", "damage")
CARDS: Final = [OPPONENT_LAUNCH, ANY_TURN, OTHER_TAKES_MOON, EVENT_DAMAGE, ANY_TURN, AFTER_ROLL, RESULT, DAMAGE]
"""The timing of the cards that may be played in each window."""
MOON_IN_VAIN: Final = Bar("AE-18.1", "barred-moon-in-vain")
NO_CARD_HERE: Final = Bar("AE-18.1", "barred-no-card-here")
RULES: Final = ["AE-18.1", "AE-18.1", "AE-18.1", "AE-16.5", "AE-4.7", "AE-14.6", "AE-14.8", "AE-14.10"]


def reactions(state: EdgeState, window: int, seat: int) -> list[Action]:
    """What a seat may do in a window, besides passing."""
    if not may_react(state, window, seat):
        return []
    return cards(state, window, seat) + placements(state, window, seat)


def may_react(state: EdgeState, window: int, seat: int) -> bool:
    if window == W_LAUNCH:
        return seat != state.active
    if window == W_BATTLE:
        return seat != state.active and any(state.players[seat].hits)
    if window == W_MOON:
        return seat != state.active
    if window == W_TURN_END:
        return seat != state.active
    return True


def cards(state: EdgeState, window: int, seat: int) -> list[Action]:
    """Cards of the window's timing where they matter, and any-turn cards whose VP end the game (AE-18.1, AE-18.2)."""
    found = playable(state, seat, CARDS[window]) if cards_matter(state, window, seat) else []
    if window in (W_LAUNCH, W_TURN_END) and ends_the_game(state, seat):
        found += [card for card in playable(state, seat, ANY_TURN) if card not in found]
    return found


def cards_matter(state: EdgeState, window: int, seat: int) -> bool:
    """Whether cards of the window's timing can matter to a seat."""
    if window == W_LAUNCH:
        return state.are_opponents(seat, state.active)
    return window != W_TURN_END or turn_end_matters(state)


def ends_the_game(state: EdgeState, seat: int) -> bool:
    """Whether VP of slots and any-turn cards bring the seat to the terminus now (AE-18.1)."""
    points = slot_points(state, seat)
    lacking = state.terminus - state.players[seat].vp - points
    if state.end_triggered or lacking > most_points(state, seat, ANY_TURN):
        return False
    points += sure_points(state, seat, ANY_TURN)
    return points > 0 and state.players[seat].vp + points >= state.terminus


def placements(state: EdgeState, window: int, seat: int) -> list[Action]:
    """Moons that matter now: slot VP that reach the terminus, and any on the last turn or before an event (AE-18.1, AE-18.2)."""
    if window not in (W_LAUNCH, W_TURN_END):
        return []
    points = slot_points(state, seat)
    matters = points > 0 and ends_the_game(state, seat)
    if window == W_TURN_END:
        matters = matters or is_last_turn(state) or (state.event_due and points > 0)
    return [PlaceMoon(MOON_IDS[moon]) for moon in sorted(set(state.players[seat].unplaced))] if matters else []


def reaction_bar(state: EdgeState, window: int, seat: int, action: Action) -> Bar | None:
    """Why a seat that is asked cannot react so (AE-18.1, AE-18.2)."""
    if isinstance(action, PlaceMoon):
        return MOON_IN_VAIN if MOON_OF[action.moon] in state.players[seat].unplaced else NO_SUCH_MOON
    if isinstance(action, PlayCard):
        timings = [CARDS[window], ANY_TURN] if window == W_LAUNCH else [CARDS[window]]
        return card_bar(state, seat, action, timings) or NO_CARD_HERE
    return None


def turn_end_matters(state: EdgeState) -> bool:
    """W7 is open before an event and on the last turn (AE-18.1)."""
    return state.event_due or is_last_turn(state)


def is_last_turn(state: EdgeState) -> bool:
    """Whether the game is over with this turn (AE-19.2)."""
    return state.last_turns == 1 or (state.turn_limit > 0 and state.turn >= state.turn_limit)


@final
class Open(Step[EdgeState]):
    """Ask the seats in turn order, one play at a time, until all have passed in a row (AE-18.1)."""

    def __init__(self, window: int, start: int = 0, passed: int = 0, only: int = -1) -> None:
        self.window = window
        self.start = start
        self.passed = passed
        self.only = only

    def run(self, state: EdgeState, seat: int) -> None:
        order = state.turn_order()
        for step in range(len(order)):
            index = (self.start + step) % len(order)
            other = order[index]
            if self.only in (-1, other) and not self.passed >> other & 1 and reactions(state, self.window, other):
                state.push(other, Reaction(self.window, index, self.passed, self.only))
                return


@final
class Reaction(Moment[EdgeState]):
    """A seat may react or pass; nobody else learns that it was asked (AE-22)."""

    def __init__(self, window: int, index: int, passed: int, only: int) -> None:
        self.window = window
        self.index = index
        self.passed = passed
        self.only = only

    def concerns(self, state: EdgeState, seat: int) -> bool:
        return bool(reactions(state, self.window, seat))

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [*reactions(state, self.window, seat), Pass()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        passed = self.passed | 1 << seat if isinstance(action, Pass) else 0
        state.queue(Open(self.window, self.index + 1, passed, self.only))
        if isinstance(action, PlayCard):
            play(state, seat, action)
        elif isinstance(action, PlaceMoon):
            state.queue(Ask(seat, Placing(MOON_OF[action.moon])))

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message(f"ask-window-{WINDOW_IDS[self.window]}")

    def refuse(self, state: EdgeState, seat: int, action: Action) -> Refusal:
        bar = reaction_bar(state, self.window, seat, action) if is_known(action) else NO_SUCH_THING
        return out_of_place(state, seat, action, RULES[self.window], self.prompt(state, seat)) if bar is None else bar.refusal()
