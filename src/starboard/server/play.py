"""Play: looking at a match, acting, undoing, hints, replay and records."""

from __future__ import annotations

from typing import cast

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from starboard.engine.errors import Refusal
from starboard.server.accounts import Player, PlayerId
from starboard.server.context import Shared
from starboard.server.denial import Denied
from starboard.server.room import By
from starboard.server.wire import Act, Eyes, Hint, Hints, Look, Looks, MatchId, SeatNumber, Table, Undo, Written


@get("/matches/{match_id:str}")
async def table(match_id: MatchId, context: Shared, user_id: PlayerId, seat: Eyes = None) -> Table:
    async with context.tables.open(match_id, arriving=True) as room:
        room.authorise(user_id, seat)
        await context.drivers.drive_if_idle(room)
        return await room.table(user_id, seat)


@post("/matches/{match_id:str}/actions", status_code=200)
async def act(match_id: MatchId, data: JSONBody[Act], context: Shared, user: Player) -> Written:
    async with context.tables.open(match_id) as room:
        room.authorise(user.id, data.seat)
        await context.tables.write(room, data.seat, data.ticket, data.action, By("person", user.id))
        return Written(room.tickets[data.seat])


@post("/matches/{match_id:str}/undo", status_code=200)
async def undo(match_id: MatchId, data: JSONBody[Undo], context: Shared, user: Player) -> Written:
    async with context.tables.open(match_id) as room:
        room.authorise(user.id, data.seat)
        await context.tables.write(room, data.seat, data.ticket, None, By("person", user.id))
        return Written(room.tickets[data.seat])


@post("/matches/{match_id:str}/look", status_code=200)
async def look(match_id: MatchId, data: JSONBody[Look], context: Shared, user: Player) -> Looks:
    """What actions would bring, as far as the seat may know. Nothing is changed."""
    async with context.tables.open(match_id) as room:
        room.authorise(user.id, data.seat)
        return await room.look_ahead(data.seat, data.lines)


@get("/matches/{match_id:str}/hint", opt={"cost": 10})
async def hint(match_id: MatchId, context: Shared, user: Player, seat: FromQuery[SeatNumber]) -> Hints:
    async with context.tables.open(match_id) as room:
        room.authorise(user.id, seat)
        if seat not in room.deciding():
            raise Refusal("refused-not-your-turn")
        asked = (room.playing_by, room.playing.setup, list(room.playing.lines), seat, user.id)
    return Hints(cast("list[Hint]", await context.hosts.advise(*asked)))


@get("/matches/{match_id:str}/steps/{step:int}")
async def step(match_id: MatchId, step: FromPath[int], context: Shared, user_id: PlayerId, seat: Eyes = None) -> Table:
    async with context.tables.open(match_id) as room:
        room.authorise(user_id, seat)
        return await room.table_at(user_id, seat, step)


@get("/matches/{match_id:str}/record", media_type=MediaType.JSON)
async def record(match_id: MatchId, context: Shared) -> Response[bytes]:
    """The match as a file that anyone can replay and check; it holds the secret, so only when it has ended."""
    async with context.tables.open(match_id) as room:
        if room.status() != "finished":
            raise Denied(409, "refused-not-finished")
        content = await room.playing.record([seat.user.name if seat.user else seat.bot or "" for seat in room.row.seats])
        name = f"{room.row.game}-{room.id}.json"
    return Response(content, media_type=MediaType.JSON, headers={"content-disposition": f'attachment; filename="{name}"'})
