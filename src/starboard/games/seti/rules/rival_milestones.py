"""The solo rival between turns and rounds: milestones, discoveries, objectives, passing (SE-12.6 to SE-12.9)."""

from __future__ import annotations

from starboard.games.seti.content import SOLO
from starboard.games.seti.content.boards import GOLD_IDS
from starboard.games.seti.content.numbers import (
    CENTAURIANS,
    NOBODY,
    ROUNDS,
)
from starboard.games.seti.events import GoldMarked, MessageReached
from starboard.games.seti.player import Player
from starboard.games.seti.rival import RIVAL, Rival
from starboard.games.seti.rules import objectives
from starboard.games.seti.rules.deck import discard
from starboard.games.seti.rules.effects import resolve
from starboard.games.seti.rules.printed import REPLY
from starboard.games.seti.rules.rival import (
    advance,
    first_by_arrow,
    of,
)
from starboard.games.seti.state import SetiState


def mark_gold(state: SetiState) -> None:
    """The first space of a gold tile that nobody has marked, by the arrow (SE-12.6)."""
    free = [tile for tile in range(4) if not state.board.gold_marks[tile]]
    if free:
        tile = first_by_arrow(state, free)
        state.board.gold_marks[tile] = (RIVAL,)
        if state.journal is not None:
            state.tell(GoldMarked(None, GOLD_IDS[tile]))


def take_reply(state: SetiState) -> None:
    """The leftmost or rightmost free message reward (SE-12.9)."""
    free = [index for index, owner in enumerate(state.board.replies) if owner == NOBODY]
    if free:
        reward = first_by_arrow(state, free)
        replies = list(state.board.replies)
        replies[reward] = RIVAL
        state.board.replies = tuple(replies)
        if state.journal is not None:
            state.tell(MessageReached(None, ""))
        resolve(state, RIVAL, REPLY[reward])


def meet(state: SetiState, species: int, owners: list[int]) -> None:
    """A discovery: progress for each own marker; unused message tiles become its reserve (SE-12.9)."""
    advance(state, SOLO.discovery_marker * owners.count(RIVAL))
    if species == CENTAURIANS:
        of(state).messages = SOLO.spare_messages


# -- objectives, which the human player works off (SE-12.8)


def refill_objectives(state: SetiState) -> None:
    """Completed tiles leave the row, new ones are revealed."""
    rival = of(state)
    for place in reversed(achieved(rival)):
        take_from_row(rival, place)
        rival.completed += 1
    reveal_objectives(state)


def achieved(rival: Rival) -> list[int]:
    """Places of the row where all tasks are marked."""
    return [place for place, tile in enumerate(rival.objectives) if objectives.is_done(tile, rival.marks[place])]


def take_from_row(rival: Rival, place: int) -> None:
    rival.past.append(rival.objectives.pop(place))
    rival.marks.pop(place)


def reveal_objectives(state: SetiState) -> None:
    """The row is filled again; what holds already is marked at once."""
    rival = of(state)
    while len(rival.objectives) < SOLO.objectives.shown and rival.stack:
        rival.objectives.append(rival.stack.pop())
        rival.marks.append(0)
        state.reveal()
    objectives.look(state)


def spend_objectives(state: SetiState) -> bool:
    """As many achieved tiles as the number of the round; the rival advances 3 for each missing one. Says whether it did.

    Those of the pile first, then those that lie achieved in the row: a tile is achieved as soon as all its tasks are marked.
    """
    rival = of(state)
    missing = 0
    for _ in range(objectives_due(state)):
        places = achieved(rival)
        if rival.completed:
            rival.completed -= 1
        elif places:
            take_from_row(rival, places[0])
            reveal_objectives(state)
        else:
            missing += 1
    advance(state, SOLO.objectives.progress_each * missing)
    return missing > 0


def objectives_due(state: SetiState) -> int:
    """How many the end of the round asks for: its number; none at level 1, nor after the last round."""
    return 0 if of(state).level == 1 or state.round_number == ROUNDS else state.round_number


def score_objectives(state: SetiState) -> None:
    """5 VP for each tile that is not achieved, wherever it lies (SE-12.8)."""
    rival = of(state)
    points = SOLO.objectives.points_each * (len(rival.objectives) - len(achieved(rival)) + len(rival.stack))
    state.players[RIVAL].final[2] += points
    state.players[RIVAL].score += points


def leave_stack(state: SetiState, player: Player) -> None:
    """The end-of-round card counts as progress (SE-12.7)."""
    player.passed = True
    stack = state.board.stacks[state.round_number - 1] if state.round_number <= len(state.board.stacks) else []
    if stack:
        discard(state, stack.pop())
        advance(state, SOLO.round_card)
    if all(one.passed for one in state.players):
        for card in stack:
            discard(state, card)
        stack.clear()
