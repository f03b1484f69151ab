"""Lobby: games, bots, lists of matches; opening, joining and leaving a match."""

from __future__ import annotations

import secrets
from typing import Final

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import select

from starboard.engine.errors import Refusal
from starboard.engine.registry import all_games, find_game
from starboard.engine.seeds import commitment
from starboard.server.accounts import Player, PlayerId
from starboard.server.bots import STRENGTHS, bot_list
from starboard.server.context import Shared
from starboard.server.denial import Denied
from starboard.server.hosts import Hosts
from starboard.server.presence import recent
from starboard.server.room import seats, setup_of
from starboard.server.storage import MatchRow, Presence, SeatRow, User, now
from starboard.server.tables import beside_of, find_match
from starboard.server.wire import BotInfo, Created, GameInfo, Join, MatchId, NewMatch, Row, Rows, SeatRequest, Table

LISTED: Final = 50


@get("/games", sync_to_thread=True)
def games() -> list[GameInfo]:
    return [GameInfo.of(game) for game in all_games()]


@get("/bots", sync_to_thread=False)
def bots() -> list[BotInfo]:
    return bot_list()


@get("/matches")
async def matches(context: Shared, user_id: PlayerId) -> Rows:
    newest = select(MatchRow).order_by(MatchRow.updated.desc()).limit(LISTED)
    mine = MatchRow.seats.any(SeatRow.user_id == user_id)
    joinable = (MatchRow.status == "waiting", MatchRow.private.is_(False), MatchRow.seats.any(SeatRow.kind == "open"))
    async with context.storage.session() as session:
        my_rows = list(await session.scalars(newest.where(mine))) if user_id else []
        open_rows = list(await session.scalars(newest.where(*joinable)))
        shown = [row.id for row in (*my_rows, *open_rows)]
        present = select(Presence.user_id).where(Presence.match_id.in_(shown), recent())
        online = frozenset(await session.scalars(present))
    mine_ids = {row.id for row in my_rows}
    return Rows(
        [_listed(row, user_id, online) for row in my_rows],
        [_listed(row, user_id, online) for row in open_rows if row.id not in mine_ids],
    )


def _listed(row: MatchRow, user_id: str | None, online: frozenset[str]) -> Row:
    places = seats(row, user_id, online, row.deciding)
    return Row(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,  # type: ignore[arg-type]
        private=row.private,
        seats=places,
        round=row.round,
        my_turn=any(place.you and place.deciding for place in places),
        updated=row.updated.isoformat(),
    )


@post("/matches", opt={"cost": 10})
async def create(data: JSONBody[NewMatch], user: Player, context: Shared) -> Created:
    """Starts at once when no seat is open."""
    game = find_game(data.game)
    options = game.complete(len(data.seats), data.options)
    row = new_match(game.id, game.version, options, data.private)
    row.seats = [new_seat(number, request, user) for number, request in enumerate(data.seats)]
    add_entropy(row, user, None)
    await start_if_complete(context.hosts, row)
    async with context.storage.session() as session:
        session.add(row)
        await session.commit()
    await context.tables.began(row.id)
    return Created(row.id)


def new_match(game: str, version: int, options: dict[str, str | list[str]], private: bool) -> MatchRow:
    """A match with a name nobody can guess and a secret that is published when it ends."""
    secret = secrets.token_bytes(32)
    return MatchRow(
        id=secrets.token_urlsafe(9),
        game=game,
        version=version,
        options=options,
        private=private,
        status="waiting",
        secret=secret.hex(),
        commitment=commitment(secret),
        round=0,
        deciding=[],
        created=now(),
        updated=now(),
    )


def new_seat(number: int, request: SeatRequest, user: User) -> SeatRow:
    if request.kind == "bot":
        if request.bot not in STRENGTHS:
            raise Refusal("refused-bot", bot=request.bot or "", known=", ".join(STRENGTHS))
        return SeatRow(seat=number, kind="bot", bot=request.bot)
    if request.kind == "me":
        return SeatRow(seat=number, kind="person", user_id=user.id)
    return SeatRow(seat=number, kind="open")


def add_entropy(row: MatchRow, user: User, entropy: str | None) -> None:
    """What a person adds to the shuffles, once however many seats are theirs."""
    mine = [seat for seat in row.seats if seat.user_id == user.id]
    if mine and all(seat.entropy is None for seat in mine):
        mine[0].entropy = entropy or secrets.token_hex(16)


async def start_if_complete(hosts: Hosts, row: MatchRow) -> None:
    """The match begins by today's rules, whichever the table was opened under; from now on nobody changes its seed."""
    if any(seat.kind == "open" for seat in row.seats):
        return
    game = find_game(row.game)
    row.version, row.options = game.version, game.complete(len(row.seats), row.options)
    row.rules = hosts.today
    row.entropy = [row.id, *(seat.entropy for seat in row.seats if seat.entropy is not None)]
    playing = await hosts.play(hosts.today, setup_of(row))
    for field, value in beside_of(row, await playing.more([])).items():
        setattr(row, field, value)


@post("/matches/{match_id:str}/join", status_code=200)
async def join(match_id: MatchId, data: JSONBody[Join], user: Player, context: Shared) -> Table:
    """Take an open seat; the last one starts the match."""
    if data.entropy is not None and not data.entropy.isprintable():
        raise Denied(400, "refused-entropy")
    async with context.tables.open(match_id), context.storage.session() as session:
        row = await find_match(session, match_id, lock=True)
        seat = _open_seat(row, data.seat)
        seat.kind, seat.user_id = "person", user.id
        add_entropy(row, user, data.entropy)
        row.updated = now()
        await start_if_complete(context.hosts, row)
        await session.commit()
    await context.tables.began(match_id)
    async with context.tables.open(match_id) as room:
        return await room.table(user.id, seat.seat)


def _open_seat(row: MatchRow, wanted: int | None) -> SeatRow:
    for seat in row.seats:
        if seat.kind == "open" and wanted in (None, seat.seat):
            return seat
    raise Denied(409, "refused-no-open-seat" if wanted is None else "refused-seat-taken", number=(wanted or 0) + 1)


@post("/matches/{match_id:str}/leave", status_code=204)
async def leave(match_id: MatchId, user: Player, context: Shared) -> None:
    """Give the seats back; a match that nobody waits for any more is closed."""
    async with context.tables.open(match_id), context.storage.session() as session:
        row = await find_match(session, match_id, lock=True)
        mine = [seat for seat in row.seats if seat.user_id == user.id]
        if row.status != "waiting":
            raise Denied(409, "refused-already-started")
        if not mine:
            raise Denied(409, "refused-not-seated")
        for seat in mine:
            seat.kind, seat.user_id, seat.entropy = "open", None, None
        row.updated = now()
        if not any(seat.user_id for seat in row.seats):
            await session.delete(row)
        await session.commit()
    await context.tables.changed(match_id)


@post("/matches/{match_id:str}/close", status_code=204)
async def close(match_id: MatchId, user: Player, context: Shared) -> None:
    """A stopped match that its players want to see no more; its log stays."""
    async with context.tables.open(match_id), context.storage.session() as session:
        row = await find_match(session, match_id, lock=True)
        if not any(seat.user_id == user.id for seat in row.seats):
            raise Denied(403, "refused-not-seated")
        if row.status != "stopped":
            raise Denied(409, "refused-not-stopped")
        row.status, row.updated = "closed", now()
        await session.commit()
    await context.tables.changed(match_id)


@post("/matches/{match_id:str}/rematch", opt={"cost": 10})
async def rematch(match_id: MatchId, user: Player, context: Shared) -> Created:
    """The same again: who asks sits down, the other people's seats wait for them. Asking twice opens one match."""
    async with context.tables.open(match_id), context.storage.session() as session:
        old = await find_match(session, match_id, lock=True)
        if not any(seat.user_id == user.id for seat in old.seats):
            raise Denied(403, "refused-not-seated")
        if old.status not in ("finished", "stopped", "closed"):
            raise Denied(409, "refused-not-finished")
        if old.rematch is not None and await session.get(MatchRow, old.rematch) is not None:
            return Created(old.rematch)
        row = _again(old, user)
        await start_if_complete(context.hosts, row)
        session.add(row)
        old.rematch = row.id
        await session.commit()
    await context.tables.began(row.id)
    return Created(row.id)


def _again(old: MatchRow, user: User) -> MatchRow:
    game = find_game(old.game)
    row = new_match(game.id, game.version, game.complete(len(old.seats), old.options), old.private)
    for seat in old.seats:
        request = SeatRequest("bot", seat.bot) if seat.bot else SeatRequest("me" if seat.user_id == user.id else "open")
        row.seats.append(new_seat(seat.seat, request, user))
    add_entropy(row, user, None)
    return row
