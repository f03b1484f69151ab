"""The solo rival: its resources, its choices, its milestones (SE-12.3, SE-12.5, SE-12.6, SE-12.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from starboard.games.seti import objectives
from starboard.games.seti.content import LEVELS, RIVAL_CARDS
from starboard.games.seti.deck import discard
from starboard.games.seti.effect import Op, ReadOnly, operation
from starboard.games.seti.events import Advanced, GoldMarked, MessageReached
from starboard.games.seti.hand import AlienCardOp, DrawOp, IncomeOp, TakeOp
from starboard.games.seti.mascamites import SampleReward
from starboard.games.seti.resources import Gain
from starboard.games.seti.sectors import strongest
from starboard.games.seti.signals import ON_TILE, ROW, SignalOp, discard_for_signal, mark
from starboard.games.seti.tables import (
    CARD_COLOUR,
    REPLY,
    ROWS,
    SAMPLE,
    SPACE_CAPACITY,
    SPACE_DATA,
    SPACE_EXOFOSSILS,
    SPACE_REWARD,
    SPACE_SAMPLE,
    STRIP,
)
from starboard.games.seti.terms import (
    ANY,
    CENTAURIANS,
    CREDITS,
    DATA,
    DATA_SLOTS,
    ENERGY,
    MAX_PUBLICITY,
    NOBODY,
    PUBLICITY,
    STARS_OF_COLOUR,
    TECH_IDS,
    TILE,
    VP,
)
from starboard.games.seti.traces import DISCOVERY, FIRST_SAMPLE_ROW, OVERFLOW, TraceOp, is_discovered, put_trace

if TYPE_CHECKING:
    from starboard.games.seti.player import Player
    from starboard.games.seti.state import SetiState

SEAT: Final = 1
TRACK: Final = 12
COMPUTER: Final = 6
PER_INCOME: Final = 4
NO_CARD_LEFT_VP: Final = 8
OBJECTIVES_SHOWN: Final = 3
SPARE_MESSAGES: Final = 2
CARD_IDS: Final = [card.id for card in RIVAL_CARDS]
ARROW_LEFT: Final = [card.arrow == "left" for card in RIVAL_CARDS]
TRACKS: Final = [[TECH_IDS.index(tech) for tech in level.progress_track] for level in LEVELS]


@final
class Rival:
    """`deck` has its top last; its `on_top` upper cards were gained since it was shuffled, `seen` cards have been revealed (bits).

    `tokens` counts technology tiles by type, `tiles` all ever taken; `current` is the card resolved last; `past` are the objectives that
    were completed, of which `completed` are still to be spent (SE-12.2, SE-12.8).
    """

    def __init__(
        self,
        level: int,
        deck: list[int],
        played: list[int],
        reserve: list[int],
        current: int,
        progress: int,
        computer: int,
        pool: int,
        tokens: list[int],
        messages: int,
        objectives: list[int],
        marks: list[int],
        stack: list[int],
        completed: int,
        past: list[int],
        on_top: int,
        seen: int,
        tiles: int,
    ) -> None:
        self.level = level
        self.deck = deck
        self.played = played
        self.reserve = reserve
        self.current = current
        self.progress = progress
        self.computer = computer
        self.pool = pool
        self.tokens = tokens
        self.messages = messages
        self.objectives = objectives
        self.marks = marks
        self.stack = stack
        self.completed = completed
        self.past = past
        self.on_top = on_top
        self.seen = seen
        self.tiles = tiles

    def clone(self) -> Rival:
        return Rival(
            self.level,
            self.deck.copy(),
            self.played.copy(),
            self.reserve.copy(),
            self.current,
            self.progress,
            self.computer,
            self.pool,
            self.tokens.copy(),
            self.messages,
            self.objectives.copy(),
            self.marks.copy(),
            self.stack.copy(),
            self.completed,
            self.past.copy(),
            self.on_top,
            self.seen,
            self.tiles,
        )

    def points_left(self) -> bool:
        """The arrow of the card resolved last; left before the first one (O17)."""
        return self.current == NOBODY or ARROW_LEFT[self.current]


def of(state: SetiState) -> Rival:
    assert state.rival is not None
    return state.rival


def first_by_arrow(state: SetiState, items: list[int]) -> int:
    """The leftmost or the rightmost, by the arrow (SE-12.2)."""
    return items[0] if of(state).points_left() else items[-1]


# -- what it gains (SE-12.3)


def receive(state: SetiState, resource: int, amount: int) -> None:
    player = state.players[SEAT]
    if resource in (CREDITS, ENERGY):
        advance(state, amount)
    elif resource == PUBLICITY:
        player.publicity = min(MAX_PUBLICITY, player.publicity + amount)
    elif resource == DATA:
        for _ in range(amount):
            store_data(state)
    elif resource == VP:
        player.score += amount
    else:
        player.exofossils += amount


def store_data(state: SetiState) -> None:
    """Straight into the computer, space 2 gives publicity and space 4 income; beyond into its pool (SE-12.3)."""
    rival = of(state)
    if rival.computer == COMPUTER:
        rival.pool += 1
        return
    rival.computer += 1
    if rival.computer == 2:
        receive(state, PUBLICITY, 1)
    elif rival.computer == 4:
        advance(state, PER_INCOME)


def advance(state: SetiState, spaces: int) -> None:
    """Along the progress track; from 12 to 1 it gains an advanced card on top of its deck (SE-12.3, O15)."""
    rival = of(state)
    if spaces and state.journal is not None:
        state.tell(Advanced(None, spaces))
    for _ in range(spaces):
        rival.progress += 1
        if rival.progress == TRACK:
            rival.progress = 0
            if rival.reserve:
                rival.deck.append(rival.reserve.pop())
                rival.on_top += 1
                state.reveal()
            else:
                state.players[SEAT].score += NO_CARD_LEFT_VP


@final
class ProgressOp(ReadOnly):
    def __init__(self, spaces: int) -> None:
        self.spaces = spaces


@operation("progress")
def progress_op(p: int) -> Op:
    return ProgressOp(p)


def gain_all(state: SetiState, ops: list[Op]) -> None:
    """An effect list as the rival resolves it: at once, converted (SE-12.3)."""
    for op in ops:
        if isinstance(op, Gain):
            receive(state, op.resource, op.amount)
        elif isinstance(op, DrawOp | TakeOp):
            advance(state, op.count)
        elif isinstance(op, AlienCardOp):
            advance(state, 1)
        elif isinstance(op, IncomeOp):
            advance(state, PER_INCOME * op.count)
        elif isinstance(op, ProgressOp):
            advance(state, op.spaces)
        elif isinstance(op, SignalOp):
            signals(state, op)
        elif isinstance(op, TraceOp):
            for _ in range(op.count):
                trace(state, op.colour)


# -- what it scans for


def signals(state: SetiState, op: SignalOp) -> None:
    for _ in range(op.count):
        if op.where == ROW:
            row_signal(state)
        elif op.where == ON_TILE:
            mark(state, SEAT, TILE, True, NOBODY)
        else:
            mark(state, SEAT, best_star(state, op.stars(state)), True, NOBODY)


def row_signal(state: SetiState) -> None:
    """Discard the leftmost or rightmost row card for a signal of its colour (SE-12.4)."""
    row = [card for card in state.commons.row if card != NOBODY]
    if not row:
        return
    card = first_by_arrow(state, row)
    discard_for_signal(state, SEAT, card, True)
    mark(state, SEAT, best_star(state, STARS_OF_COLOUR[CARD_COLOUR[card]]), True, NOBODY)


def best_star(state: SetiState, stars: list[int]) -> int:
    """One it would win, else the second position, else most own markers; ties by size, then by the arrow (SE-12.4, O16)."""
    markers = state.commons.markers
    best = [star for star in stars if would_win(markers[star], DATA_SLOTS[star])]
    if not best:
        best = [star for star in stars if len(markers[star]) == 1]
    if not best:
        most = max(markers[star].count(SEAT) for star in stars)
        best = [star for star in stars if markers[star].count(SEAT) == most]
    largest = max(DATA_SLOTS[star] for star in best)
    sectors = sorted(state.commons.stars.index(star) for star in best if DATA_SLOTS[star] == largest)
    return state.commons.stars[first_by_arrow(state, sectors)]


def would_win(markers: tuple[int, ...], slots: int) -> bool:
    return len(markers) + 1 >= slots and strongest((*markers, SEAT), NOBODY) == SEAT


# -- where it marks traces


def lowest_row(state: SetiState, slot: int, colour: int) -> int:
    """Height of the lowest free space of a column: 0 discovery, then rows; NOBODY: none (SE-12.5)."""
    commons = state.commons
    if commons.discovery[slot * 3 + colour] == NOBODY:
        return 0
    if not is_discovered(state, slot):
        return NOBODY
    printed = (commons.species[slot] * 3 + colour) * ROWS
    for row in range(ROWS):
        if SPACE_CAPACITY[printed + row] and is_free(state, slot, colour, row) and can_pay(state, printed + row):
            return row + 1
    return NOBODY


def is_free(state: SetiState, slot: int, colour: int, row: int) -> bool:
    commons = state.commons
    printed = (commons.species[slot] * 3 + colour) * ROWS + row
    if SPACE_SAMPLE[printed] and row - FIRST_SAMPLE_ROW >= len(commons.board_samples):
        return False
    return SPACE_CAPACITY[printed] == STRIP or commons.spaces[(slot * 3 + colour) * ROWS + row] == NOBODY


def can_pay(state: SetiState, printed: int) -> bool:
    """Exofossils it has; data only with a full computer and from its pool (SE-12.9)."""
    rival = of(state)
    if SPACE_EXOFOSSILS[printed] > state.players[SEAT].exofossils:
        return False
    return SPACE_DATA[printed] == 0 or (rival.computer == COMPUTER and rival.pool >= SPACE_DATA[printed])


def trace(state: SetiState, colour: int) -> None:
    """The lowest free space of the colour over both species, equal heights by the arrow; overflow if there is none (SE-12.5)."""
    colours = [0, 1, 2] if colour == ANY else [colour]
    columns = [slot * 3 + one for slot in range(2) for one in colours]
    heights = [lowest_row(state, column // 3, column % 3) for column in columns]
    reachable = [height for height in heights if height != NOBODY]
    if not reachable:
        column = first_by_arrow(state, columns)
        put_trace(state, SEAT, column // 3, column % 3, OVERFLOW)
        return
    best = [column for column, height in zip(columns, heights, strict=True) if height == min(reachable)]
    column = first_by_arrow(state, best)
    height = min(reachable)
    put_trace(state, SEAT, column // 3, column % 3, str(height) if height else DISCOVERY)


def on_board(state: SetiState, _slot: int, printed: int, row: int) -> None:
    """Pay for a space of a species board and gain its reward (SE-12.9)."""
    of(state).pool -= SPACE_DATA[printed]
    state.players[SEAT].exofossils -= SPACE_EXOFOSSILS[printed]
    for op in SPACE_REWARD[printed]:
        if isinstance(op, SampleReward):
            gain_all(state, SAMPLE[state.commons.board_samples[row - FIRST_SAMPLE_ROW]])
        else:
            gain_all(state, [op])


# -- its milestones, and what it meets


def mark_gold(state: SetiState) -> None:
    """The first space of a gold tile that nobody has marked, by the arrow (SE-12.6)."""
    free = [tile for tile in range(4) if not state.commons.gold_marks[tile]]
    if free:
        tile = first_by_arrow(state, free)
        state.commons.gold_marks[tile] = (SEAT,)
        if state.journal is not None:
            state.tell(GoldMarked(None, ["tech", "mission", "income", "other"][tile]))


def take_reply(state: SetiState) -> None:
    """The leftmost or rightmost free message reward (SE-12.9)."""
    free = [index for index, owner in enumerate(state.commons.replies) if owner == NOBODY]
    if free:
        reward = first_by_arrow(state, free)
        replies = list(state.commons.replies)
        replies[reward] = SEAT
        state.commons.replies = tuple(replies)
        if state.journal is not None:
            state.tell(MessageReached(None, ""))
        gain_all(state, REPLY[reward])


def meet(state: SetiState, species: int, owners: list[int]) -> None:
    """A discovery: 1 progress for each own marker; unused message tiles become its reserve (SE-12.9)."""
    advance(state, owners.count(SEAT))
    if species == CENTAURIANS:
        of(state).messages = SPARE_MESSAGES


# -- the tiles that the human player works off


def refill_objectives(state: SetiState) -> None:
    """Completed tiles leave the row, new ones are revealed."""
    rival = of(state)
    done = [place for place, tile in enumerate(rival.objectives) if objectives.is_done(tile, rival.marks[place])]
    for place in reversed(done):
        rival.past.append(rival.objectives.pop(place))
        rival.marks.pop(place)
        rival.completed += 1
    while len(rival.objectives) < OBJECTIVES_SHOWN and rival.stack:
        rival.objectives.append(rival.stack.pop())
        rival.marks.append(0)
        state.reveal()
    objectives.look(state)


def spend_objectives(state: SetiState) -> bool:
    """As many completed tiles as the number of the round; the rival advances 3 for each missing one. Says whether it did."""
    rival = of(state)
    if rival.level == 1:
        return False
    missing = max(0, state.number - rival.completed)
    spent = state.number - missing
    rival.completed -= spent
    advance(state, 3 * missing)
    return missing > 0


def score_objectives(state: SetiState) -> None:
    """5 VP for each tile that is not completed (SE-12.8)."""
    rival = of(state)
    points = 5 * (len(rival.objectives) + len(rival.stack))
    state.players[SEAT].final[2] += points
    state.players[SEAT].score += points


def leave_stack(state: SetiState, player: Player) -> None:
    """The end-of-round card counts as progress (SE-12.7)."""
    player.passed = True
    stack = state.commons.stacks[state.number - 1] if state.number <= len(state.commons.stacks) else []
    if stack:
        discard(state, stack.pop())
        advance(state, 1)
    if all(one.passed for one in state.players):
        for card in stack:
            discard(state, card)
        stack.clear()
