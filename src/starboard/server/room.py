"""Room: one match in memory, caught up from its log's rows, and how it looks through somebody's eyes."""

from __future__ import annotations

import asyncio
import math
import random
from typing import Any, NamedTuple, cast

import msgspec

from starboard.engine.messages import Message
from starboard.engine.record import Seed
from starboard.host.contract import Foreseen, Line, Setup, Sight, Standing
from starboard.server.denial import Denied
from starboard.server.hosts import Playing
from starboard.server.storage import MatchRow, SeatRow
from starboard.server.wire import Log, LogEntry, Looks, RulesInfo, Seat, Status, Table

NEVER = -math.inf
IN_ROWS = ("waiting", "stopped", "closed")
"""What only the row of a match says of it; the rest follows from its log."""


class By(NamedTuple):
    """Who plays a line."""

    kind: str
    name: str


class Room:
    """Everything here is touched only by who holds `lock`."""

    def __init__(self, row: MatchRow, epoch: str) -> None:
        self.id = row.id
        self.epoch = epoch
        """Of the database that it was read from; nothing of it is written into one that has been restored since."""
        self.lock = asyncio.Lock()
        self.read = NEVER
        """When its rows were read last, by a clock that never goes back; never, when they may have changed since."""
        self.patience = random.uniform(1, 2)  # noqa: S311
        """How long it is trusted, as others are or twice as long: many that were opened together are not all read again together."""
        self.row = row
        self.online: frozenset[str] = frozenset()
        self.page = 0
        """Grows whenever it may look different to somebody."""
        self.playing_by = ""
        """The digest of the rules on its board."""
        self.rules: RulesInfo | None = None
        """Told when these are not today's."""
        self.trouble: Message | None = None
        self.seq = 0
        self.tickets = [0] * len(row.seats)
        self._playing: Playing | None = None
        self._standing: Standing | None = None
        self._sights: dict[int | None, Sight] = {}
        self._looks: dict[int, Looks] = {}

    # -- the log

    @property
    def playing(self) -> Playing:
        """The match on its board."""
        if self._playing is None:
            raise Denied(409, "refused-trouble", why=self.trouble) if self.trouble else Denied(409, "refused-not-started")
        return self._playing

    @property
    def is_open(self) -> bool:
        return self._playing is not None

    @property
    def standing(self) -> Standing:
        if self._standing is None:
            raise Denied(409, "refused-not-started")
        return self._standing

    def begin(self, playing: Playing, rules: str, other: RulesInfo | None) -> None:
        """The board is set; no line has been played."""
        self._playing, self.playing_by, self.rules, self.trouble = playing, rules, other, None
        self.seq = 0
        self.tickets = [0] * len(self.row.seats)

    def drop(self, trouble: Message | None = None) -> None:
        """Nothing is on the board: what was is not, or no longer, what the log says."""
        self._playing, self._standing, self.trouble = None, None, trouble
        self.seq = 0
        self._turn_the_page()

    async def catch_up(self, lines: list[Line]) -> None:
        """Carry out lines written since."""
        if lines or self._standing is None:
            self._standing = await self.playing.more(lines)
            for line in lines:
                self.tickets[line.seat] += 1
            self.seq += len(lines)
            self._turn_the_page()

    def append(self, seat: int, standing: Standing) -> None:
        """The line that has just been played is written."""
        self._standing = standing
        self.seq += 1
        self.tickets[seat] += 1
        self._turn_the_page()

    def _turn_the_page(self) -> None:
        self.page += 1
        self._sights.clear()
        self._looks.clear()

    def status(self) -> Status:
        if self._standing is None or self.row.status in IN_ROWS:
            return cast("Status", self.row.status)
        return self._standing.status

    def deciding(self) -> list[int]:
        return self._standing.deciding if self._standing is not None and self.status() == "playing" else []

    # -- people

    def seats_of(self, user_id: str | None) -> list[int]:
        return [] if user_id is None else [row.seat for row in self.row.seats if row.user_id == user_id]

    def authorise(self, user_id: str | None, seat: int | None) -> None:
        """Everyone may watch; a seat's eyes and hands are its player's alone."""
        if seat is not None and seat not in self.seats_of(user_id):
            raise Denied(403, "refused-not-your-seat")

    # -- looking

    async def seen_by(self, seat: int | None) -> Sight:
        """What these eyes can tell of the position; the same until somebody plays."""
        if seat not in self._sights:
            self._sights[seat] = await self.playing.see(seat)
        return self._sights[seat]

    async def look_ahead(self, seat: int, raw: list[list[dict[str, Any]]] | None) -> Looks:
        """What actions would bring the seat; what the game thinks worth a look is kept until somebody plays."""
        if raw is not None:
            return await self._foreseen(seat, raw)
        if seat not in self._looks:
            self._looks[seat] = await self._foreseen(seat, None)
        return self._looks[seat]

    async def _foreseen(self, seat: int, lines: list[list[dict[str, Any]]] | None) -> Looks:
        found: list[Foreseen] = await self.playing.look(seat, lines)
        return Looks(self.tickets[seat], (await self.seen_by(seat)).steps, cast("list[Any]", found))

    async def table(self, user_id: str | None, seat: int | None) -> Table:
        seen = await self.seen_by(seat) if self.is_open else None
        return Table(
            id=self.id,
            game=self.row.game,
            version=self.row.version,
            options=self.row.options,
            status=self.status(),
            private=self.row.private,
            campaign=self.row.campaign_id,
            commitment=self.row.commitment,
            rules=self.row.rules,
            played_by=self.rules,
            trouble=self.trouble,
            seats=seats(self.row, user_id, self.online, self.deciding()),
            seat=seat,
            ticket=0 if seat is None else self.tickets[seat],
            step=seen.steps if seen else 0,
            steps=seen.steps if seen else 0,
            prompt=seen.prompt if seen else None,
            legal=cast("list[Any]", seen.legal) if seen else [],
            undo=seen is not None and seen.undo,
            view=seen.view if seen else None,
            result=seen.result if seen else None,
            log=Log(0, cast("list[LogEntry]", seen.entries) if seen else []),
        )

    async def table_at(self, user_id: str | None, seat: int | None, step: int) -> Table:
        """The match as these eyes saw it at one of their steps."""
        past = await self.playing.past(seat, step)
        return msgspec.structs.replace(
            await self.table(user_id, seat),
            step=step,
            seats=seats(self.row, user_id, self.online, past.deciding),
            prompt=None,
            legal=[],
            undo=False,
            view=past.view,
            result=past.result,
            log=Log(0, []),
        )


def setup_of(row: MatchRow) -> Setup:
    """How the match began: the secret mixed with the match's name and what every person added, as it was when it started."""
    seed = Seed(secret=row.secret, commitment=row.commitment, entropy=row.entropy or [])
    return Setup(row.id, row.game, len(row.seats), row.options, seed)


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
