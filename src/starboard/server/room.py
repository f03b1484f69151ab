"""Room: one match in memory, caught up from its log's rows, and how it looks through somebody's eyes."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

from starboard.engine.actions import Action
from starboard.engine.game import Game
from starboard.engine.look import Line, look
from starboard.engine.match import Match
from starboard.engine.messages import Message
from starboard.engine.record import Seed
from starboard.engine.registry import find_game
from starboard.engine.view import Outlook, Result, View
from starboard.server.denial import Denied
from starboard.server.storage import MatchRow, SeatRow
from starboard.server.thoughts import Position
from starboard.server.wire import Choice, Foreseen, Log, LogEntry, Looks, Seat, Status, Table, Told


class Sight(msgspec.Struct, frozen=True):
    """What a pair of eyes can tell of the position; the same until somebody plays."""

    steps: int
    prompt: Message | None
    legal: list[Choice]
    undo: bool
    view: View
    result: Result | None
    entries: list[LogEntry]


class LogLine(NamedTuple):
    """A line of the log; no action: an undo."""

    seq: int
    seat: int
    action: dict[str, Any] | None


class Room:
    """Everything here is touched only by who holds `lock`."""

    def __init__(self, row: MatchRow) -> None:
        self.id = row.id
        self.lock = asyncio.Lock()
        self.row = row
        self.online: frozenset[str] = frozenset()
        self.seq = 0
        self.tickets = [0] * len(row.seats)
        self._match: Match | None = None
        self._sights: dict[int | None, Sight] = {}
        self._looks: dict[int, Looks] = {}

    # -- the log

    @property
    def game(self) -> Game[Any]:
        return find_game(self.row.game)

    @property
    def match(self) -> Match:
        if self._match is None:
            raise Denied(409, "refused-not-started")
        return self._match

    def begin(self) -> None:
        """Build the first position; the match must have all its players."""
        if self.row.version != self.game.version:
            raise Denied(409, "refused-match-version", version=self.row.version, current=self.game.version)
        self._match = Match.new(self.row.game, len(self.row.seats), seed_of(self.row), self.row.options)

    def catch_up(self, lines: list[LogLine]) -> None:
        """Carry out lines written since. What was taken back again among them is never played."""
        if self._match is None:
            self.begin()
        moves: list[tuple[int, Action] | None] = []
        for seq, seat, action in lines:
            self.seq = seq
            self.tickets[seat] += 1
            if action is not None:
                moves.append((seat, self.game.read_action(action)))
                continue
            last = next((index for index in reversed(range(len(moves))) if _by(moves[index], seat)), None)
            if last is not None:
                moves[last] = None
            else:
                self._play(moves)
                moves.clear()
                self.match.undo(seat)
        self._play(moves)
        if lines:
            self._turn_the_page()

    def _play(self, moves: list[tuple[int, Action] | None]) -> None:
        for move in moves:
            if move is not None:
                self.match.play(*move)

    def append(self, seat: int, action: Action | None) -> None:
        """Carry out what has just been written as the next line; no action: an undo."""
        if action is None:
            self.match.undo(seat)
        else:
            self.match.play(seat, action)
        self.seq += 1
        self.tickets[seat] += 1
        self._turn_the_page()

    def _turn_the_page(self) -> None:
        self._sights.clear()
        self._looks.clear()

    def status(self) -> Status:
        if self._match is None:
            return "waiting"
        return "playing" if self._match.state.pending() else "finished"

    def position(self) -> Position:
        match = self.match
        log = [(seat, msgspec.to_builtins(action)) for seat, action in match.log]
        return Position(self.id, match.game.id, match.seats, match.options, match.seed, log)

    # -- people

    def seats_of(self, user_id: str | None) -> list[int]:
        return [] if user_id is None else [row.seat for row in self.row.seats if row.user_id == user_id]

    def authorise(self, user_id: str | None, seat: int | None) -> None:
        """Everyone may watch; a seat's eyes and hands are its player's alone."""
        if seat is not None and seat not in self.seats_of(user_id):
            raise Denied(403, "refused-not-your-seat")

    # -- looking

    def seen_by(self, seat: int | None) -> Sight:
        if seat not in self._sights:
            self._sights[seat] = sight(self.match, seat)
        return self._sights[seat]

    def look_ahead(self, seat: int, raw: list[list[dict[str, Any]]] | None) -> Looks:
        """What actions would bring the seat; what the game thinks worth a look is kept until somebody plays."""
        if raw is not None:
            return self._foreseen(seat, [[self.game.read_action(action) for action in line] for line in raw])
        if seat not in self._looks:
            self._looks[seat] = self._foreseen(seat, None)
        return self._looks[seat]

    def _foreseen(self, seat: int, lines: list[Line] | None) -> Looks:
        found = look(self.match.state, seat, lines)
        return Looks(self.tickets[seat], self.seen_by(seat).steps, [foreseen(line, outlook) for line, outlook in found])

    def table(self, user_id: str | None, seat: int | None, known: list[LogEntry] | None = None) -> Table:
        """The match as it is; the log from where it differs from what is known already."""
        seen = None if self._match is None else self.seen_by(seat)
        entries = seen.entries if seen else []
        start = shared_length(entries, known or [])
        return Table(
            id=self.id,
            game=self.row.game,
            version=self.row.version,
            options=self.row.options,
            status=self.status(),
            private=self.row.private,
            campaign=self.row.campaign_id,
            commitment=self.row.commitment,
            seats=seats(self.row, user_id, self.online, self.match.state.pending() if seen else []),
            seat=seat,
            ticket=0 if seat is None else self.tickets[seat],
            step=seen.steps if seen else 0,
            steps=seen.steps if seen else 0,
            prompt=seen.prompt if seen else None,
            legal=seen.legal if seen else [],
            undo=seen is not None and seen.undo,
            view=seen.view if seen else None,
            result=seen.result if seen else None,
            log=Log(start, entries[start:]),
        )

    def table_at(self, user_id: str | None, seat: int | None, step: int) -> Table:
        """The match as these eyes saw it at one of their steps."""
        past = self.match.at(step, seat).state
        return msgspec.structs.replace(
            self.table(user_id, seat),
            step=step,
            seats=seats(self.row, user_id, self.online, past.pending()),
            prompt=None,
            legal=[],
            undo=False,
            view=past.view(seat),
            result=past.result(),
            log=Log(0, []),
        )


def _by(move: tuple[int, Action] | None, seat: int) -> bool:
    return move is not None and move[0] == seat


def seed_of(row: MatchRow) -> Seed:
    """The secret mixed with the match's name and what every person added, in order of seats."""
    entropy = [row.id, *(seat.entropy for seat in row.seats if seat.entropy is not None)]
    return Seed(secret=row.secret, commitment=row.commitment, entropy=entropy)


def sight(match: Match, seat: int | None) -> Sight:
    state = match.state
    entries = [LogEntry(step, entry.round, entry.event.seat, entry.event.text(), entry.event) for step, entry in match.entries(seat)]
    seen = Sight(len(match.steps(seat)) - 1, None, [], False, state.view(seat), state.result(), entries)
    if seat is None:
        return seen
    legal = [Choice(action, state.describe(seat, action)) for action in state.legal(seat)]
    return msgspec.structs.replace(seen, prompt=state.prompt(seat), legal=legal, undo=match.can_undo(seat))


def foreseen(line: Line, outlook: Outlook) -> Foreseen:
    events = [Told(event.text(), event) for event in outlook.events]
    return Foreseen(line, events, outlook.changes, outlook.barred, outlook.at, outlook.unknown)


def seats(row: MatchRow, user_id: str | None, online: frozenset[str], deciding: list[int]) -> list[Seat]:
    return [_seat(seat, user_id, online, deciding) for seat in row.seats]


def _seat(row: SeatRow, user_id: str | None, online: frozenset[str], deciding: list[int]) -> Seat:
    return Seat(
        seat=row.seat,
        kind=row.kind,  # type: ignore[arg-type]
        name=row.user.name if row.user else None,
        you=row.user_id is not None and row.user_id == user_id,
        online=row.user_id in online,
        bot=row.bot,
        deciding=row.seat in deciding,
    )


def shared_length(new: list[LogEntry], old: list[LogEntry]) -> int:
    """How many entries both begin with."""
    for index, (one, other) in enumerate(zip(new, old, strict=False)):
        if one != other:
            return index
    return min(len(new), len(old))
