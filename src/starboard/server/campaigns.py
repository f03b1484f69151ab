"""Campaigns: the same seats for every match, results as the matches gave them, modifiers between them, files to go on elsewhere."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from litestar import MediaType, Response, get, patch, post
from litestar.params import JSONBody
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from starboard.engine.campaign import FORMAT, Campaign, CampaignRules, Leg, Player, read_campaign
from starboard.engine.errors import Refusal
from starboard.engine.match import to_json
from starboard.engine.registry import find_game
from starboard.engine.view import Place
from starboard.server.accounts import Player as Person
from starboard.server.accounts import PlayerId
from starboard.server.context import Shared
from starboard.server.denial import Denied, no_campaign
from starboard.server.lobby import add_entropy, new_match, new_seat, start_if_complete
from starboard.server.storage import CampaignRow, CampaignSeat, MatchRow, SeatRow, User, now
from starboard.server.tables import find_row
from starboard.server.wire import (
    CampaignId,
    Campaigns,
    CampaignView,
    Created,
    Join,
    Modify,
    NewCampaign,
    Next,
    PlayedLeg,
    SavedCampaign,
    Seat,
    SeatRequest,
)

LISTED: Final = 50


# -- what the rows say


def rules_of(game: str) -> CampaignRules:
    rules = find_game(game).campaign()
    if rules is None:
        raise Refusal("refused-campaign-none", game=find_game(game).name)
    return rules


def campaign_of(row: CampaignRow) -> Campaign:
    """The campaign as its rows tell it."""
    players = [Player(_name(seat) or "", seat.bot) for seat in row.seats]
    played = [msgspec.convert(leg, Leg) for leg in row.brought] + [Leg(match.options, _places(match)) for match in _finished(row)]
    return Campaign(FORMAT, row.game, players, row.modifiers, played)


def _finished(row: CampaignRow) -> list[MatchRow]:
    """Its matches up to the first that still goes on."""
    legs = enumerate(row.matches)
    ends = next((index for index, match in legs if match.status != "finished"), len(row.matches))
    return row.matches[:ends]


def _going_on(row: CampaignRow) -> MatchRow | None:
    """Closed, a match that could not go on is begun again."""
    return next((match for match in row.matches if match.status not in ("finished", "closed")), None)


def _places(match: MatchRow) -> list[Place]:
    return msgspec.convert(match.places, list[Place])


def _name(seat: CampaignSeat) -> str | None:
    return seat.user.name if seat.user else seat.name


def seen(row: CampaignRow, user_id: str | None) -> CampaignView:
    rules, campaign, playing = rules_of(row.game), campaign_of(row), _going_on(row)
    ids = [None] * len(row.brought) + [match.id for match in row.matches]
    legs = [
        PlayedLeg(id, leg.options, leg.places, rules.won(campaign, number))
        for number, (id, leg) in enumerate(zip(ids, campaign.legs, strict=False), start=1)
    ]
    return CampaignView(
        id=row.id,
        game=row.game,
        hosting=user_id == row.host_id,
        seats=[_seat(seat, user_id, playing) for seat in row.seats],
        rivals=rules.rivals(len(row.seats)),
        worth=[_worth(rules, leg) for leg in range(1, rules.length + 1)],
        modifiers=row.modifiers,
        fixed=rules.fixed(min(len(legs) + 1, rules.length), len(row.seats)),
        told=rules.told(campaign),
        legs=legs,
        playing=None if playing is None else playing.id,
        ranking=rules.ranking(campaign),
        updated=max([row.updated, *(match.updated for match in row.matches)]).isoformat(),
    )


def _seat(seat: CampaignSeat, user_id: str | None, playing: MatchRow | None) -> Seat:
    you = seat.user_id is not None and seat.user_id == user_id
    deciding = playing is not None and seat.seat in playing.deciding
    return Seat(seat.seat, seat.kind, _name(seat), you, False, seat.bot, deciding)  # type: ignore[arg-type]


def _worth(rules: CampaignRules, leg: int) -> list[int]:
    """Stars for the first place, the second, … as long as there are any."""
    return [stars for place in range(1, rules.max_seats + 1) if (stars := rules.stars(leg, place))]


# -- beginning


@get("/campaigns")
async def campaigns(context: Shared, user_id: PlayerId) -> Campaigns:
    mine = or_(CampaignRow.host_id == user_id, CampaignRow.seats.any(CampaignSeat.user_id == user_id))
    async with context.storage.session() as session:
        newest = select(CampaignRow).where(mine).order_by(CampaignRow.updated.desc()).limit(LISTED)
        return Campaigns([seen(row, user_id) for row in await session.scalars(newest)] if user_id else [])


@post("/campaigns", opt={"cost": 10})
async def create(data: JSONBody[NewCampaign], user: Person, context: Shared) -> Created:
    """Who opens it is its host: he sets the modifiers and starts the matches."""
    row = _new_campaign(data.game, data.seats, user)
    row.modifiers = data.modifiers
    return await _open(context, row)


@post("/campaigns/import", opt={"cost": 10})
async def bring(data: JSONBody[SavedCampaign], user: Person, context: Shared) -> Created:
    """Go on with a campaign from a file: its bots sit down again, its people's seats are open but for the host's."""
    campaign = read_campaign(data.file.encode())
    rules_of(campaign.game).check(campaign)
    people = [seat for seat, player in enumerate(campaign.players) if player.bot is None]
    if data.seat is not None and data.seat not in people:
        raise Denied(400, "refused-campaign-seat", number=data.seat + 1)
    same = [seat for seat in people if campaign.players[seat].name == user.name]
    mine = data.seat if data.seat is not None else next(iter(same or people), None)
    requests = [
        SeatRequest("bot", player.bot) if player.bot else SeatRequest("me" if seat == mine else "open")
        for seat, player in enumerate(campaign.players)
    ]
    row = _new_campaign(campaign.game, requests, user)
    row.modifiers = campaign.modifiers
    row.brought = msgspec.to_builtins(campaign.legs)
    for seat, player in zip(row.seats, campaign.players, strict=True):
        seat.name = player.name if seat.kind == "open" and player.name.isprintable() else None
    return await _open(context, row)


def _new_campaign(game: str, requests: list[SeatRequest], user: User) -> CampaignRow:
    row = CampaignRow(id=secrets.token_urlsafe(9), game=game, host_id=user.id, modifiers={}, brought=[], created=now(), updated=now())
    for number, request in enumerate(requests):
        made = new_seat(number, request, user)
        row.seats.append(CampaignSeat(seat=number, kind=made.kind, user_id=made.user_id, bot=made.bot))
    return row


async def _open(context: Shared, row: CampaignRow) -> Created:
    _check(row)
    async with context.storage.session() as session:
        session.add(row)
        await session.commit()
    return Created(row.id)


def _check(row: CampaignRow) -> None:
    """Refuses seats and modifiers with which the next match could not be played."""
    rules = rules_of(row.game)
    campaign = rules.check(campaign_of(row))
    if len(campaign.legs) < rules.length:
        find_game(row.game).complete(len(row.seats), rules.options(campaign))


# -- sitting down


@get("/campaigns/{campaign_id:str}")
async def show(campaign_id: CampaignId, context: Shared, user_id: PlayerId) -> CampaignView:
    async with context.storage.session() as session:
        return seen(await find_campaign(session, campaign_id), user_id)


@post("/campaigns/{campaign_id:str}/join", status_code=200)
async def join(campaign_id: CampaignId, data: JSONBody[Join], user: Person, context: Shared) -> CampaignView:
    async with context.storage.session() as session:
        row = await find_campaign(session, campaign_id, lock=True)
        free = [seat for seat in row.seats if seat.kind == "open" and data.seat in (None, seat.seat)]
        if not free:
            raise Denied(409, "refused-no-open-seat" if data.seat is None else "refused-seat-taken", number=(data.seat or 0) + 1)
        free[0].kind, free[0].user_id, free[0].user, free[0].name = "person", user.id, await session.get_one(User, user.id), None
        row.updated = now()
        await session.commit()
        return seen(row, user.id)


@post("/campaigns/{campaign_id:str}/leave", status_code=204)
async def leave(campaign_id: CampaignId, user: Person, context: Shared) -> None:
    """Give the seats back before the first match here; a campaign that nobody sits at any more is closed."""
    async with context.storage.session() as session:
        row = await find_campaign(session, campaign_id, lock=True)
        mine = [seat for seat in row.seats if seat.user_id == user.id]
        if row.matches:
            raise Denied(409, "refused-campaign-begun")
        if not mine and row.host_id != user.id:
            raise Denied(409, "refused-not-seated")
        for seat in mine:
            seat.kind, seat.user_id = "open", None
        others = [seat.user_id for seat in row.seats if seat.user_id is not None]
        if not others:
            await session.delete(row)
        elif row.host_id == user.id:
            row.host_id = others[0]
        row.updated = now()
        await session.commit()


# -- from match to match


@patch("/campaigns/{campaign_id:str}")
async def modify(campaign_id: CampaignId, data: JSONBody[Modify], user: Person, context: Shared) -> CampaignView:
    """Set the modifiers of the next match; only between two matches."""
    async with context.storage.session() as session:
        row = await find_campaign(session, campaign_id, lock=True)
        _authorise_host(row, user)
        if _going_on(row) is not None:
            raise Denied(409, "refused-campaign-playing")
        row.modifiers = data.modifiers
        _check(row)
        row.updated = now()
        await session.commit()
        return seen(row, user.id)


@post("/campaigns/{campaign_id:str}/next", opt={"cost": 10})
async def begin_leg(campaign_id: CampaignId, data: JSONBody[Next], user: Person, context: Shared) -> Created:
    """Start a leg; asking twice starts one match. A match that could not go on is begun again."""
    async with context.storage.session() as session:
        row = await find_campaign(session, campaign_id, lock=True)
        _authorise_host(row, user)
        begun = next((match for match in row.matches if match.leg == data.leg), None)
        if begun is not None and begun.status not in ("stopped", "closed"):
            return Created(begun.id)
        rules, campaign = rules_of(row.game), campaign_of(row)
        options = rules.options(campaign)
        if data.leg != len(campaign.legs) + 1:
            raise Denied(409, "refused-stale")
        if any(seat.kind == "open" for seat in row.seats):
            raise Denied(409, "refused-campaign-open")
        if begun is not None:
            begun.campaign_id = begun.leg = None
            await session.flush()
        match = _new_leg(row, data.leg, options)
        await start_if_complete(context.hosts, match)
        session.add(match)
        row.updated = now()
        await session.commit()
    if begun is not None:
        await context.tables.changed(begun.id)
    await context.tables.began(match.id)
    return Created(match.id)


def _new_leg(row: CampaignRow, leg: int, options: dict[str, str | list[str]]) -> MatchRow:
    game = find_game(row.game)
    match = new_match(game.id, game.version, game.complete(len(row.seats), options), private=True)
    match.campaign_id, match.leg = row.id, leg
    match.seats = [SeatRow(seat=seat.seat, kind=seat.kind, user_id=seat.user_id, bot=seat.bot) for seat in row.seats]
    for seat in row.seats:
        if seat.user is not None:
            add_entropy(match, seat.user, None)
    return match


@get("/campaigns/{campaign_id:str}/file", media_type=MediaType.JSON)
async def file(campaign_id: CampaignId, context: Shared) -> Response[bytes]:
    """The campaign as it stands between two matches, to be kept or gone on with elsewhere."""
    async with context.storage.session() as session:
        row = await find_campaign(session, campaign_id)
    name = f"{row.game}-campaign-{row.id}.json"
    content = to_json(campaign_of(row))
    return Response(content, media_type=MediaType.JSON, headers={"content-disposition": f'attachment; filename="{name}"'})


async def find_campaign(session: AsyncSession, campaign_id: str, lock: bool = False) -> CampaignRow:
    row = await find_row(session, CampaignRow, campaign_id, lock)
    if row is None:
        raise no_campaign()
    return row


def _authorise_host(row: CampaignRow, user: User) -> None:
    if row.host_id != user.id:
        raise Denied(403, "refused-campaign-host")
