"""Between turns: player milestones, neutral milestones, discoveries, until nothing new is reached (SE-3.5, SE-7.5 to SE-7.7)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import MarkGold, TakeReply
from starboard.games.seti.content import SHARED_BOARD
from starboard.games.seti.content.boards import GOLD_IDS, MILESTONE_COST
from starboard.games.seti.content.cards import CARD_IDS
from starboard.games.seti.content.numbers import CENTAURIANS, NEUTRAL, NOBODY, SLOTS, TRACE_COLOURS
from starboard.games.seti.events import GoldMarked, MessageReached, NeutralMarked
from starboard.games.seti.player import Player
from starboard.games.seti.rules import rival_milestones
from starboard.games.seti.rules.choices import Choice, ask
from starboard.games.seti.rules.deck import discard
from starboard.games.seti.rules.discovery import discover, full_undiscovered
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.exertians import SecretChoice
from starboard.games.seti.rules.printed import MESSAGE, REPLY
from starboard.games.seti.source import ON_TABLE, TUCKED, source_of
from starboard.games.seti.state import SetiState

GOLD: Final = SHARED_BOARD.milestones.gold
NEUTRAL_AT: Final = SHARED_BOARD.milestones.neutral
NEUTRAL_BIT: Final = 3
EXERTIAN_BIT: Final = 5


GOLD_MARKED: Final = Barred("SE-7.6", message("refused-gold-marked"))
REPLY_COVERED: Final = Barred("SE-10.5", message("refused-reply-covered"))


@final
class Between(Step[SetiState]):
    """Milestones of one player after the other, clockwise from the one whose turn ended; again while something was reached (SE-3.5.1).

    `scores` are those when this look around the table began: what a reward of it reaches waits for the next one.
    """

    def __init__(self, turn: int, found: bool, scores: tuple[int, ...]) -> None:
        self.turn = turn
        self.found = found
        self.scores = scores

    def run(self, state: SetiState, seat: int) -> None:
        scores = self.scores or tuple([player.score for player in state.players])
        if self.turn == len(state.players):
            state.queue(BETWEEN if self.found else NEUTRAL_MILESTONES)
            return
        player = (state.active + self.turn) % len(state.players)
        if reach_next(state, player, scores[player]):
            state.queue(Between(self.turn, True, scores))
        else:
            state.queue(Between(self.turn + 1, self.found, scores))


def reach_next(state: SetiState, seat: int, score: int) -> bool:
    """Resolve the next milestone reached by a score: gold, message tile, message cards, Exertian tiles (SE-3.5.1)."""
    player = state.players[seat]
    for index, threshold in enumerate(GOLD):
        if score >= threshold and not player.reached >> index & 1:
            player.reached |= 1 << index
            mark_gold(state, seat)
            return True
    if player.message_tile >= 0 and score >= player.message_tile:
        player.message_tile = NOBODY
        reply(state, seat)
        return True
    for index, mark in enumerate(player.message_marks):
        if score >= mark:
            card = player.messages.pop(index)
            player.message_marks.pop(index)
            answer(state, seat, card)
            return True
    return not state.is_rival(seat) and reach_exertian(state, seat, score)


def gold_ahead(player: Player) -> int | None:
    """The next gold milestone that the player has not reached (SE-7.6)."""
    return next((threshold for threshold in GOLD if threshold > player.score), None)


def mark_gold(state: SetiState, seat: int) -> None:
    """Mark a gold tile on its leftmost free space (SE-7.6)."""
    if state.is_rival(seat):
        rival_milestones.mark_gold(state)
    elif any(seat not in marks for marks in state.board.gold_marks):
        state.push(seat, GOLD_CHOICE)


@final
class GoldChoice(Choice):
    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [MarkGold(GOLD_IDS[tile]) for tile in range(4) if seat not in state.board.gold_marks[tile]]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, MarkGold)
        tile = GOLD_IDS.index(action.tile)
        state.board.gold_marks[tile] = (*state.board.gold_marks[tile], seat)
        if state.journal is not None:
            state.tell(GoldMarked(seat, action.tile))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return GOLD_MARKED if isinstance(action, MarkGold) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-gold")

    def rule(self) -> str:
        return "SE-7.6"


GOLD_CHOICE: Final = GoldChoice()


# -- messages of the Centaurians (SE-10.5)


def reply(state: SetiState, seat: int) -> None:
    """Cover one of the free message rewards (SE-10.5)."""
    if state.is_rival(seat):
        rival_milestones.take_reply(state)
    elif NOBODY in state.board.replies:
        ask(state, seat, REPLY_CHOICE)


@final
class ReplyChoice(Choice):
    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [TakeReply(index + 1) for index, owner in enumerate(state.board.replies) if owner == NOBODY]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, TakeReply)
        replies = list(state.board.replies)
        replies[action.reward - 1] = seat
        state.board.replies = tuple(replies)
        if state.journal is not None:
            state.tell(MessageReached(seat, ""))
        state.sources.append(source_of(NOBODY, species=state.board.species.index(CENTAURIANS)))
        state.push(seat, Resolve(REPLY[action.reward - 1], 0, len(state.sources) - 1, 1, False))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return REPLY_COVERED if isinstance(action, TakeReply) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-reply")

    def rule(self) -> str:
        return "SE-10.5"


REPLY_CHOICE: Final = ReplyChoice()


def answer(state: SetiState, seat: int, card: int) -> None:
    """A message card is reached: its reward, then it is discarded or tucked (SE-10.5)."""
    if state.journal is not None:
        state.tell(MessageReached(seat, CARD_IDS[card]))
    state.sources.append(source_of(card, ON_TABLE, state.board.species.index(CENTAURIANS)))
    source = len(state.sources) - 1
    state.push(seat, Answered(source))
    state.push(seat, Resolve(MESSAGE[card], 0, source, 1, False))


@final
class Answered(Step[SetiState]):
    def __init__(self, source: int) -> None:
        self.source = source

    def run(self, state: SetiState, seat: int) -> None:
        source = state.sources[self.source]
        if source.fate != TUCKED:
            discard(state, source.card)
        source.fate = TUCKED


# -- Exertian tiles (SE-10.6)


def reach_exertian(state: SetiState, seat: int, score: int) -> bool:
    player = state.players[seat]
    for index, mark in enumerate(state.board.milestones):
        if score >= mark and not player.reached >> EXERTIAN_BIT + index & 1:
            player.reached |= 1 << EXERTIAN_BIT + index
            if player.secret and player.credits >= MILESTONE_COST[index]:
                state.push(seat, SecretChoice(1, MILESTONE_COST[index]))
            return True
    return False


# -- neutral milestones and discoveries


@final
class NeutralMilestones(Step[SetiState]):
    """Neutral markers go to the leftmost empty discovery spaces (SE-7.7)."""

    def run(self, state: SetiState, seat: int) -> None:
        board = state.board
        for number in state.clockwise(state.active):
            player = state.players[number]
            for index, threshold in enumerate(NEUTRAL_AT):
                if player.score < threshold or player.reached >> NEUTRAL_BIT + index & 1:
                    continue
                player.reached |= 1 << NEUTRAL_BIT + index
                if board.neutral[index] and NOBODY in board.discovery:
                    board.neutral[index] -= 1
                    space = board.discovery.index(NOBODY)
                    board.discovery[space] = NEUTRAL
                    if state.journal is not None:
                        state.tell(NeutralMarked(None, SLOTS[space // 3], TRACE_COLOURS[space % 3]))
        state.queue(DISCOVERIES)


@final
class Discoveries(Step[SetiState]):
    """Species whose discovery spaces are full are turned up, the left one first; then milestones are looked at again (SE-3.5.3)."""

    def run(self, state: SetiState, seat: int) -> None:
        slots = full_undiscovered(state)
        if slots:
            state.queue(BETWEEN)
            discover(state, slots[0])


BETWEEN: Final = Between(0, False, ())
NEUTRAL_MILESTONES: Final = NeutralMilestones()
DISCOVERIES: Final = Discoveries()
