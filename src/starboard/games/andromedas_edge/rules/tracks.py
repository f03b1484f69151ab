"""Progress tracks: moving markers, and what the spaces do (AE-12)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Accept, Decline, PickTrack, TakeDiscovery
from starboard.games.andromedas_edge.content import CONSTANTS, NOTHING, Track, names
from starboard.games.andromedas_edge.content.cards import DISCOVERY_IDS, DISCOVERY_OF, SUPREMACY_IDS
from starboard.games.andromedas_edge.content.tracks import (
    CIVILIZATION,
    OBSERVATORY,
    TOP,
    TRACK_DISCOVERY,
    TRACK_EVENT,
    TRACK_HAND,
    TRACK_IDS,
    TRACK_LIMIT,
    TRACK_TOKEN,
    TRACK_UPGRADE,
)
from starboard.games.andromedas_edge.events import Advanced, DiscoveryTaken, SupremacyTaken
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.event_track import advance_marker
from starboard.games.andromedas_edge.rules.gains import draw, score
from starboard.games.andromedas_edge.rules.modifiers import HAND_LIMIT, modifier
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.ships import upgrade
from starboard.games.andromedas_edge.state import EdgeState

FACE_BITS: Final = 5
FACE: Final = (1 << FACE_BITS) - 1
STACK_BITS: Final = 2
LOOK_BITS: Final = 4
"""A held discovery token: its face, above it its stack, then how often each seat had looked through that stack before (AE-22)."""


def hand_limit(state: EdgeState, seat: int) -> int:
    """AE-1.4, AE-12.9"""
    reached = TRACK_LIMIT[CIVILIZATION][state.players[seat].tracks[CIVILIZATION]]
    return max(reached, CONSTANTS.hand_limit) + modifier(state, seat, HAND_LIMIT)


def advance(state: EdgeState, seat: int, track: int) -> None:
    """One space; its icons take effect at once, the event symbol first (AE-12.2)."""
    player = state.players[seat]
    if player.tracks[track] == TOP:
        return
    player.tracks[track] += 1
    step = player.tracks[track]
    if state.journal is not None:
        state.tell(Advanced(seat, TRACK_IDS[track], step))
    if TRACK_HAND[track][step]:
        state.queue(Ask(seat, Drawing()))
    if TRACK_TOKEN[track][step]:
        claim_token(state, seat, TRACK_TOKEN[track][step] - 1)
    if TRACK_UPGRADE[track][step]:
        upgrade(state, seat)
    if TRACK_DISCOVERY[track][step]:
        look(state, seat, TRACK_DISCOVERY[track][step] - 1)
    if TRACK_EVENT[track][step]:
        advance_marker(state, 1)


@final
class Advance(Step[EdgeState]):
    def __init__(self, who: int, track: int) -> None:
        self.who = who
        self.track = track

    def run(self, state: EdgeState, seat: int) -> None:
        advance(state, self.who, self.track)


def advance_by(state: EdgeState, seat: int, track: int, steps: int) -> None:
    for _ in range(steps):
        state.queue(Advance(seat, track))


def claim_token(state: EdgeState, seat: int, space: int) -> None:
    """The first player takes the supremacy token, later ones gain VP (AE-12.7)."""
    token = state.board.tokens[space]
    if token == NOTHING:
        score(state, seat, CONSTANTS.supremacy_fallback_vp)
        return
    state.board.tokens[space] = NOTHING
    state.players[seat].supremacies.append(token)
    state.players[seat].supremacies.sort()
    if state.journal is not None:
        state.tell(SupremacyTaken(seat, SUPREMACY_IDS[token]))


# -- discovery tokens

NOT_IN_THE_STACK: Final = Bar("AE-12.5", "barred-not-in-the-stack")
AT_THE_TOP: Final = Bar("AE-12.1", "barred-at-the-top")


def look(state: EdgeState, seat: int, stack: int) -> None:
    """Look secretly through a stack and take one token (AE-12.5, AE-10.5)."""
    if state.board.stacks[stack]:
        state.board.looks[stack] += 1 << LOOK_BITS * seat
        state.seal(seat)
        state.queue(Ask(seat, Looking(stack)))


def looks_of(seat: int) -> int:
    """The bits of one seat's looks."""
    return ((1 << LOOK_BITS) - 1) << LOOK_BITS * seat


def origin(held: int) -> tuple[int, int]:
    """The stack that a held token is from, and who had looked through it how often."""
    return held >> FACE_BITS & (1 << STACK_BITS) - 1, held >> FACE_BITS + STACK_BITS


@final
class Looking(Choice):
    def __init__(self, stack: int) -> None:
        self.stack = stack

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [TakeDiscovery(DISCOVERY_IDS[token]) for token in sorted(set(state.board.stacks[self.stack]))]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, TakeDiscovery)
        token = DISCOVERY_OF[action.token]
        board = state.board
        board.stacks[self.stack].remove(token)
        state.players[seat].discoveries.append(token | self.stack << FACE_BITS | board.looks[self.stack] << FACE_BITS + STACK_BITS)
        state.players[seat].discoveries.sort()
        if state.journal is not None:
            state.tell(DiscoveryTaken(seat))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NOT_IN_THE_STACK if isinstance(action, TakeDiscovery) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-discovery")

    def rule(self) -> str:
        return "AE-12.5"


@final
class TakeDiscoveryOp(Op):
    """Look through the observatory stack (AE-10.5)."""

    form: ClassVar = printed("take_discovery", stack=Literal["observatory"])

    def perform(self, state: EdgeState, frame: Frame) -> None:
        look(state, frame.seat, OBSERVATORY)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(state.board.stacks[OBSERVATORY])

    def text(self) -> Message:
        return message("text-take-discovery")


# -- hand limit


@final
class Drawing(Choice):
    """Draw cards one by one up to the new limit, stopping at any time (AE-12.9)."""

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        board = state.board
        room = len(state.players[seat].hand) < hand_limit(state, seat)
        if room and (board.tactics or board.tactics_discard):
            return [Accept(), Decline()]
        return [Decline()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, Accept):
            state.queue(Ask(seat, self))
            draw(state, seat, 1)

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-draw", limit=hand_limit(state, seat))

    def rule(self) -> str:
        return "AE-12.9"


# -- operations


@final
class AdvanceOp(Op):
    form: ClassVar = printed("advance", track=Literal[Track, "any"], steps=int)
    symbol = "{steps}:{track}"

    def __init__(self, form: Any) -> None:
        self.name: str = form.track
        self.track = NOTHING if self.name == "any" else TRACK_IDS.index(self.name)
        self.steps: int = form.steps

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if self.track == NOTHING:
            state.queue(Ask(frame.seat, PickingTrack(self.steps)))
        else:
            advance_by(state, frame.seat, self.track, self.steps)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        tracks = state.players[frame.seat].tracks
        return min(tracks) < TOP if self.track == NOTHING else tracks[self.track] < TOP

    def text(self) -> Message:
        return message("text-advance", track=names.track(self.name), steps=self.steps)


@final
class PickingTrack(Choice):
    def __init__(self, steps: int) -> None:
        self.steps = steps

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        tracks = state.players[seat].tracks
        return [PickTrack(TRACK_IDS[track]) for track in range(5) if tracks[track] < TOP]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickTrack)
        advance_by(state, seat, TRACK_IDS.index(action.track), self.steps)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return AT_THE_TOP if isinstance(action, PickTrack) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-track")

    def rule(self) -> str:
        return "AE-12.11"


OPERATIONS.announce(TakeDiscoveryOp, AdvanceOp)
