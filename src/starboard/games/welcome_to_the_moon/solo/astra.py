"""ASTRA: her level, the cards she holds, and what an adventure says of her (WM-S.2, WM-S.12, WM-S.15 to WM-S.21)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Task
from starboard.engine.messages import Message, message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.actions import Claim, Give, Remove, Write
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from starboard.games.welcome_to_the_moon.content import LETTERS
from starboard.games.welcome_to_the_moon.deck import BACKS
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, Sheet
from starboard.games.welcome_to_the_moon.solo.content import OPPONENTS
from starboard.games.welcome_to_the_moon.solo.deck import OPEN, SoloDeck

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.state import MoonState


CHEAP: Final = 0.75
"""The card left to ASTRA is worth so much of an average one."""
SPARED: Final = 0.85
"""The part of her dearest card that a solo bonus is worth to a bot."""


@final
class Tasks:
    """What ASTRA does: draw cards at the start of a turn, strike with each effect card, take a card at the end of a turn."""

    def __init__(self, draw: Task[Any], strikes: list[Task[Any]], give: Task[Any]) -> None:
        self.draw = draw
        self.strikes = strikes
        self.give = give


@final
class Astra:
    """Her side of a match. `held` counts her cards by effect, `hit` names what her effects took.

    Solo bonuses: `spent` are crossed, `counted` were earned up to the last turn.

    `used` is the combination that the player took this turn.
    """

    def __init__(self, level: int, tasks: Tasks, held: list[int], hit: list[str], spent: int, counted: int, used: int) -> None:
        self.level = level
        self.tasks = tasks
        self.opponent = OPPONENTS[level - 1]
        self.held = held
        self.hit = hit
        self.spent = spent
        self.counted = counted
        self.used = used

    def clone(self) -> Astra:
        return Astra(self.level, self.tasks, self.held.copy(), self.hit.copy(), self.spent, self.counted, self.used)

    def best_effect(self, card: int) -> int:
        """The effect of a card; of several the one that is worth most to her, the first printed of equal ones (WM-C.7)."""
        best = BACKS[card][0]
        for effect in BACKS[card]:
            if self.opponent.points[effect] > self.opponent.points[best]:
                best = effect
        return best

    def worth(self) -> int:
        """What her cards are worth together."""
        return sum(count * points for count, points in zip(self.held, self.opponent.points, strict=True))


class AdventureCard(ABC):
    """ASTRA's side of one adventure, frozen: her effect, the row of solo bonuses, her score."""

    def __init__(self, boxes: int, fixed: int, per_level: int, letters: str = "ABC", times: int = 1) -> None:
        self.boxes = boxes
        self.fixed = fixed
        self.per_level = per_level
        self.letters = letters
        self.times = times
        self.per_point = 1
        self.per_gain = 1

    @abstractmethod
    def earned(self, state: MoonState, sheets: list[Sheet]) -> int:
        """Solo bonuses gained so far, whether or not there was a box left for them (WM-S.15)."""

    @abstractmethod
    def targets(self, state: MoonState, letter: int) -> list[str]:
        """What the effect may hit now; empty when it does nothing more (WM-S.12, WM-S.19)."""

    @abstractmethod
    def strike(self, state: MoonState, letter: int, target: str) -> None:
        """The effect hits the target that the player has chosen."""

    @abstractmethod
    def name_target(self, target: str) -> Message: ...

    def carry_out(self, state: MoonState, letter: int, second: bool) -> None:
        """An effect card is drawn in the first or the second pass (WM-S.12, WM-S.18)."""
        if LETTERS[letter] in self.letters:
            assert state.astra is not None
            for _ in range(self.times):
                state.queue(state.astra.tasks.strikes[letter])

    def opened(self, state: MoonState) -> None:
        """A starship card has just been drawn."""

    def terms(self, state: MoonState, sheets: list[Sheet]) -> list[Term]:
        """The player's score; majorities are counted against ASTRA's cards."""
        return state.adventure.terms(sheets, 0)

    def wins_ties(self, state: MoonState) -> bool:
        return False

    def track(self, astra: Astra) -> int | None:
        """Boxes crossed on ASTRA's own track, where she has one (WM-S.30)."""
        return None

    def endings(self, state: MoonState, astra: Astra) -> list[Message]:
        """Why the game ends besides the adventure's own reasons (WM-S.20)."""
        return [message("astra-end-deck")] if deck_of(state).exhausted() else []

    def her_terms(self, astra: Astra) -> list[Term]:
        return [
            Term("astra-term-cards", astra.worth()),
            Term("astra-term-fixed", self.fixed),
            Term("astra-term-level", astra.level * self.per_level),
        ]

    # -- for bots

    def prospects(self, state: MoonState, astra: Astra) -> float:
        """Her points at the end as a bot sees them: with the cards she will get, and without those that solo bonuses will spare."""
        turns = deck_of(state).turns_left()
        points = astra.opponent.points
        cards = self.per_point * CHEAP * sum(points) / len(points) * turns
        spare = self.bonuses(state, state.sheets) - astra.spent
        return self.her_points(astra) + self.coming(state, astra) + cards - self.spared(astra) * min(spare, turns)

    def last_points(self, state: MoonState, astra: Astra) -> float:
        """Her points when the match ends with this turn: a solo bonus can still spare the card that she is about to get."""
        points = float(sum(term.points for term in self.her_terms(astra)))
        spare = self.bonuses(state, state.sheets) - astra.spent
        return points if state.endings or spare else points + self.coming(state, astra)

    def spared(self, astra: Astra) -> float:
        """What a solo bonus will save."""
        return self.per_point * SPARED * max(astra.opponent.points)

    def gain(self, state: MoonState) -> float:
        """What the solo bonuses for one more deed of the player are worth; nothing when ASTRA does not play."""
        return 0.0 if state.astra is None else self.per_gain * self.spared(state.astra)

    def coming(self, state: MoonState, astra: Astra) -> int:
        """What the card that the player leaves this turn is worth to her."""
        return 0 if astra.used == EMPTY or len(deck_of(state).open) < OPEN else self.left_by(state, astra, astra.used)

    def left_by(self, state: MoonState, astra: Astra, combination: int) -> int:
        """What she gets when the player takes this combination."""
        number, effect = deck_of(state).pair(combination)
        return self.card_worth(state, astra, OPEN - number - effect)

    def card_worth(self, state: MoonState, astra: Astra, place: int) -> int:
        return self.per_point * astra.opponent.points[astra.best_effect(deck_of(state).open[place])]

    def weigh(self, state: MoonState, astra: Astra, legal: list[Action], weights: list[float]) -> None:
        """Take off what each action gives her, or the solo bonus it costs, or that it ends the match when she is ahead."""
        for index, action in enumerate(legal):
            if isinstance(action, Write):
                weights[index] -= self.left_by(state, astra, action.stack)
            elif isinstance(action, Give):
                weights[index] -= self.card_worth(state, astra, action.card)
            elif isinstance(action, Remove):
                weights[index] -= self.spared(astra)
            elif isinstance(action, Claim) and self.would_lose(state, astra):
                weights[index] -= WON

    def would_lose(self, state: MoonState, astra: Astra) -> bool:
        """Whether the last mission would end the match for somebody who is behind (WM-0.17)."""
        last = state.sheets[0].rewards.count(NOT_CLAIMED) == 1
        return last and sum(term.points for term in state.terms(0)) <= self.last_points(state, astra)

    def her_points(self, astra: Astra) -> float:
        """Her score, without the steps of a track."""
        return float(sum(term.points for term in self.her_terms(astra)))

    def bonuses(self, state: MoonState, sheets: list[Sheet]) -> int:
        """Boxes circled so far (WM-S.15)."""
        return min(self.boxes, self.earned(state, sheets))


def deck_of(state: MoonState) -> SoloDeck:
    return cast("SoloDeck", state.stacks)


def turns_left(state: MoonState, usual: int) -> int:
    """Turns to come at most: with ASTRA by her deck, with people so many as are usual."""
    return max(0, usual - state.turn) if state.astra is None else deck_of(state).turns_left()
