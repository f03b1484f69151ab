"""The application: all parts put together."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DBAPIError

import starboard
from starboard.server import accounts, campaigns, client, contents, databases, live, lobby, play, security, upgrades
from starboard.server.bots import Drivers
from starboard.server.client import Assets
from starboard.server.context import Context
from starboard.server.hosts import Hosts
from starboard.server.notices import Notices
from starboard.server.openapi import WireTypes
from starboard.server.outages import say_away
from starboard.server.people import People
from starboard.server.presence import Presences
from starboard.server.settings import Settings, read_settings
from starboard.server.storage import Storage
from starboard.server.tables import Tables

log = logging.getLogger(__name__)

LOOK_FOR_RESTORES: Final = 1.0
SELDOM: Final = (50_000, 20, 100)
"""When garbage is collected. Going through hundreds of open matches takes most of a second, in which nobody is answered."""

INTERFACE = [
    accounts.me,
    accounts.rename,
    lobby.games,
    lobby.bots,
    contents.contents,
    contents.texts,
    lobby.matches,
    lobby.create,
    lobby.join,
    lobby.leave,
    lobby.close,
    lobby.rematch,
    play.table,
    play.act,
    play.undo,
    play.hint,
    play.look,
    play.step,
    play.record,
    campaigns.campaigns,
    campaigns.create,
    campaigns.bring,
    campaigns.show,
    campaigns.modify,
    campaigns.join,
    campaigns.leave,
    campaigns.begin_leg,
    campaigns.file,
    live.live,
]


def make_app(settings: Settings, assets: Assets | None = None) -> Litestar:
    storage = Storage(settings)
    hosts = Hosts(storage, settings.thinkers)
    notices = Notices(settings)
    people, presences = People(storage, notices), Presences(storage, notices)
    tables = Tables(storage, hosts, notices)
    allowance = security.Allowance(settings.requests_per_second, settings.burst)
    context = Context(settings, storage, people, presences, tables, hosts, Drivers(tables, hosts), allowance)
    tables.after_change = context.drivers.drive
    shelf = assets or Assets()
    return Litestar(
        [Router("/api", route_handlers=INTERFACE, guards=[accounts.guard_writes]), client.page],
        plugins=[WireTypes()],
        lifespan=[lambda _: _running(context)],
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False),
            "assets": Provide(lambda: shelf, sync_to_thread=False),
            "user": Provide(accounts.provide_user),
            "user_id": Provide(accounts.provide_user_id),
        },
        middleware=[security.HoldBack(allowance)],
        exception_handlers={Exception: security.answer},
        logging_config=None,
        before_send=[security.add_headers],
        request_max_body_size=security.LONGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=4, exclude_opt_key="compressed"),
        openapi_config=OpenAPIConfig(
            title="Starboard", version=starboard.__version__, path="/schema", render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])]
        ),
    )


@asynccontextmanager
async def _running(context: Context) -> AsyncIterator[None]:
    """From the first request to the last: pass news on, go on with the bots, close in order."""
    try:
        await context.tables.notice_restore()
        await _make_ready(context)
        async with context.tables.notices.passing_on(), _background(context):
            gc.collect()
            gc.freeze()  # collecting everything that was loaded at the start would hold the event loop up for long, and find nothing
            gc.set_threshold(*SELDOM)
            yield
            gc.unfreeze()
            await context.drivers.close()
            await context.hosts.close()
            await context.tables.scribe.close()
    finally:
        await context.storage.close()


@asynccontextmanager
async def _background(context: Context) -> AsyncIterator[None]:
    """What goes on beside the requests."""
    work = (
        context.drivers.see_to_it(),
        upgrades.move_all(context.tables),
        context.hosts.tidy(),
        context.hosts.keep_on(),
        context.presences.renew(),
        _notice_restores(context),
    )
    tasks = [asyncio.create_task(_said(one)) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _said(work: Coroutine[Any, Any, None]) -> None:
    """Nobody waits for it, so nobody else would hear that it failed."""
    try:
        await work
    except Exception:
        log.exception("work beside the requests has ended")


async def _notice_restores(context: Context) -> None:
    """A database that was restored under a running server is looked at as if it had just started."""
    while True:
        await asyncio.sleep(LOOK_FOR_RESTORES)
        try:
            if await context.tables.notice_restore():
                log.warning("the database has been restored: everything is read again")
                await context.hosts.keep()
                await upgrades.stamp(context.hosts)
                context.tables.notices.look_again()
                await context.drivers.start_over()
                await upgrades.move_all(context.tables)
        except (OSError, DBAPIError) as error:
            say_away(error)


async def _make_ready(context: Context) -> None:
    """Whoever started this program has done it with success; where nothing can be written since, people may still look."""
    try:
        await context.presences.forget_left()
        await context.drivers.forget_left()
        await context.hosts.keep()
        await upgrades.stamp(context.hosts)
    except DBAPIError as error:
        if databases.trouble(error) is None:
            raise
        log.error("the database cannot be written: %s", error.orig)


def worker_app() -> Litestar:
    """For worker processes, which find their settings in the environment."""
    keep_a_log()
    return make_app(read_settings())


def keep_a_log() -> None:
    """What an operator should know goes where errors go."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("starboard").setLevel(logging.INFO)
