"""Tactics cards: when they may be played, and what becomes of them (AE-17)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.errors import Refusal
from starboard.games.andromedas_edge.actions import PlayCard
from starboard.games.andromedas_edge.content import TACTICS
from starboard.games.andromedas_edge.content.cards import TACTIC_IDS, TACTIC_KIND, TACTIC_OF
from starboard.games.andromedas_edge.events import CardPlayed, CardPutAway
from starboard.games.andromedas_edge.rules.abilities import Fire, Happening
from starboard.games.andromedas_edge.rules.conditions import CONDITIONS, Condition
from starboard.games.andromedas_edge.rules.effects import resolve
from starboard.games.andromedas_edge.rules.event_track import advance_marker
from starboard.games.andromedas_edge.rules.operation import Frame, Op, any_possible
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.state import EdgeState

OWN_TURN: Final = 0
ANY_TURN: Final = 1
OPPONENT_LAUNCH: Final = 2
OTHER_TAKES_MOON: Final = 3
EVENT_DAMAGE: Final = 4
RETURN_ACTIVATION: Final = 5
DIPLOMACY: Final = 6
PREPARE: Final = 7
AFTER_ROLL: Final = 8
RESULT: Final = 9
DAMAGE: Final = 10
TIMINGS: Final = (
    "own_turn",
    "any_turn",
    "on_opponent_launch",
    "on_other_takes_moon",
    "on_event_damage",
    "on_return_activation",
    "battle_diplomacy",
    "battle_prepare",
    "battle_after_roll",
    "battle_result",
    "battle_damage",
)


@final
class Mode:
    """One way to play a card (AE-17.6). `vocabulary` reads its effect."""

    def __init__(self, timing: int, requires: list[Condition], support: bool) -> None:
        self.timing = timing
        self.requires = requires
        self.support = support
        self.effect: list[Op] = []


MODES: Final[list[list[Mode]]] = [
    [Mode(TIMINGS.index(mode.timing), CONDITIONS.read_all(mode.requires, card.id), mode.ability is not None) for mode in card.modes]
    for card in TACTICS
]
NEEDS_PART: Final[list[bool]] = [card.needs_participation for card in TACTICS]
TIMES: Final[list[int]] = [sum([1 << mode.timing for mode in modes]) for modes in MODES]
"""The timings of each card, as a set."""
MOST_POINTS: Final[list[int]] = []
"""VP that a card can bring at each timing. `vocabulary` counts them."""


def count_points() -> None:
    for timing in range(len(TIMINGS)):
        modes = [mode for modes in MODES for mode in modes if mode.timing == timing]
        MOST_POINTS.append(max([sum([op.most_at_once() for op in mode.effect]) for mode in modes], default=0))


# -- when a card may be played


def playable(state: EdgeState, seat: int, timing: int) -> list[Action]:
    """The cards of a hand that fit a timing and can do something (AE-17.6)."""
    options: list[Action] = []
    before = -1
    if state.players[seat].hand:
        state.peek(seat)
    for card in state.players[seat].hand:
        if card == before or not TIMES[card] >> timing & 1:
            continue
        before = card
        for number, mode in enumerate(MODES[card]):
            if mode.timing == timing and mode_bar(state, seat, card, mode) is None:
                options.append(PlayCard(TACTIC_IDS[card], number))
    return options


NOT_IN_HAND: Final = Bar("AE-17.3", "barred-not-in-hand")
NO_SUCH_MODE: Final = Bar("AE-17.6", "barred-no-such-mode")
TAKES_NO_PART: Final = Bar("AE-14.12", "barred-takes-no-part")
NOTHING_CAN_BE_DONE: Final = Bar("AE-17.6", "barred-card-does-nothing")
NOT_NOW: Final = [Bar("AE-17.6", f"barred-timing-{timing.replace('_', '-')}") for timing in TIMINGS]
"""When cards of each timing are played."""


@final
class Unmet(Bar):
    """A condition of a card does not hold."""

    def __init__(self, condition: Condition) -> None:
        super().__init__("AE-17.6", "barred-condition")
        self.condition = condition

    def refusal(self) -> Refusal:
        return Refusal("barred-condition", rule=self.rule, condition=self.condition.text())


def mode_bar(state: EdgeState, seat: int, card: int, mode: Mode) -> Bar | None:
    """Why a card cannot be played in a mode whose time it is (AE-17.6)."""
    if mode.timing >= DIPLOMACY and NEEDS_PART[card] and not takes_part(state, seat):
        return TAKES_NO_PART
    for one in mode.requires:
        if not one.holds(state, seat):
            return Unmet(one)
    return None if mode.support or does_something(state, seat, card, mode) else NOTHING_CAN_BE_DONE


def card_bar(state: EdgeState, seat: int, action: PlayCard, timings: list[int]) -> Bar | None:
    """Why a card cannot be played at a moment of these timings."""
    card = TACTIC_OF[action.card]
    if card not in state.players[seat].hand:
        return NOT_IN_HAND
    if not 0 <= action.mode < len(MODES[card]):
        return NO_SUCH_MODE
    mode = MODES[card][action.mode]
    return mode_bar(state, seat, card, mode) if mode.timing in timings else NOT_NOW[mode.timing]


def does_something(state: EdgeState, seat: int, card: int, mode: Mode) -> bool:
    """Whether a step of the effect can be carried out; the card itself pays for nothing (AE-1.2, AE-17.6)."""
    player = state.players[seat]
    hand = player.hand
    player.hand = hand.copy()
    player.hand.remove(card)
    possible = any_possible(state, mode.effect, Frame(seat, seat))
    player.hand = hand
    return possible


def most_points(state: EdgeState, seat: int, timing: int) -> int:
    """VP that the cards of a hand could bring at a moment, whichever they are."""
    return len(state.players[seat].hand) * MOST_POINTS[timing]


def sure_points(state: EdgeState, seat: int, timing: int) -> int:
    """VP that the cards which can be played at a moment are sure to bring."""
    cards = [action for action in playable(state, seat, timing) if isinstance(action, PlayCard)]
    held = state.players[seat].hand
    gains = [held.count(TACTIC_OF[one.card]) * sum([op.at_once(state, seat) for op in mode_of(one).effect]) for one in cards]
    return sum(gains)


def mode_of(action: PlayCard) -> Mode:
    return MODES[TACTIC_OF[action.card]][action.mode]


def takes_part(state: EdgeState, seat: int) -> bool:
    """A player with a ship in the active region; from the roll on whoever rolled (AE-14)."""
    battle = state.battle
    if battle is None:
        return False
    if battle.fought:
        return battle.fought >> seat & 1 == 1
    return state.players[seat].ships_in(battle.region) > 0


def play(state: EdgeState, seat: int, action: PlayCard) -> None:
    """A support card stays in play; any other goes to the discards after its effect (AE-17.3, AE-17.4)."""
    player = state.players[seat]
    card = TACTIC_OF[action.card]
    mode = MODES[card][action.mode]
    player.hand.remove(card)
    if state.journal is not None:
        state.tell(CardPlayed(seat, action.card))
    if mode.support:
        player.supports.append(card)
        player.supports.sort()
        return
    player.in_play.append(card)
    state.queue(PutAway(seat, card))
    if TACTIC_KIND[card] == "diplomacy":
        state.queue(Fire(Happening("diplomacy_played", seat)))
    resolve(state, mode.effect, Frame(seat, seat))
    if TACTIC_KIND[card] == "event":
        advance_marker(state, 1)


@final
class PutAway(Step[EdgeState]):
    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def run(self, state: EdgeState, seat: int) -> None:
        state.players[self.who].in_play.remove(self.card)
        state.board.tactics_discard.append(self.card)
        if state.journal is not None:
            state.tell(CardPutAway(self.who, TACTIC_IDS[self.card]))
