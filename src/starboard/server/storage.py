"""Storage: people, matches and their logs, campaigns. A log only grows; an undo is a row like any other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final

from advanced_alchemy.base import DefaultBase
from advanced_alchemy.config import AsyncSessionConfig, EngineConfig, SQLAlchemyAsyncConfig
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import JSON, Connection, ForeignKey, Index, LargeBinary, String, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column, relationship

from starboard.server import databases
from starboard.server.settings import Settings

MIGRATION_LOCK: Final = 7_827_202
"""PostgreSQL's advisory lock under which one process at a time migrates."""


def now() -> datetime:
    return datetime.now(UTC)


class User(DefaultBase):
    """A guest, known by a cookie of which only the hash is kept."""

    __tablename__ = "users"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(24))
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)


class MatchRow(DefaultBase):
    """A match but for its log. `round`, `deciding` and `places` repeat what the log leads to, so that lists need no replay.

    When it starts it freezes what it began with: `entropy`, all that was mixed with the secret, and `rules`, the digest of those that it
    is played by. `trouble` says why a stopped match cannot go on. The match of a campaign says which `leg` of it it is, counted from 1,
    and keeps its `places` when it has ended.
    """

    __tablename__ = "matches"
    __table_args__ = (Index("ix_matches_campaign_id", "campaign_id", "leg", unique=True),)
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    version: Mapped[int]
    options: Mapped[dict[str, str | list[str]]] = mapped_column(JSON)
    private: Mapped[bool]
    status: Mapped[str] = mapped_column(String(8), index=True)
    secret: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    entropy: Mapped[list[str] | None] = mapped_column(JSON)
    rules: Mapped[str | None] = mapped_column(String(64))
    trouble: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    round: Mapped[int] = mapped_column(default=0)
    deciding: Mapped[list[int]] = mapped_column(JSON, default=list)
    rematch: Mapped[str | None] = mapped_column(String(16))
    campaign_id: Mapped[str | None] = mapped_column(String(16))
    leg: Mapped[int | None]
    places: Mapped[list[dict[str, int]] | None] = mapped_column(JSON)
    created: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)
    updated: Mapped[datetime] = mapped_column(DateTimeUTC, default=now, index=True)
    seats: Mapped[list[SeatRow]] = relationship(order_by="SeatRow.seat", lazy="selectin", cascade="all, delete-orphan")


class SeatRow(DefaultBase):
    """Who sits where. `entropy` is what a person adds to the shuffles, until the match starts."""

    __tablename__ = "seats"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(6))
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(20))
    entropy: Mapped[str | None] = mapped_column(String(64))
    user: Mapped[User | None] = relationship(lazy="joined")


class LogRow(DefaultBase):
    """One line of a log. The key keeps two workers from writing the same line.

    `fingerprint` says where it led. `by_kind` and `by_name` say who played it: a person by id,
    a bot by its strength and the rules it came with.
    """

    __tablename__ = "log"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(4))
    action: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    fingerprint: Mapped[str | None] = mapped_column(String(64))
    by_kind: Mapped[str | None] = mapped_column(String(8))
    by_name: Mapped[str | None] = mapped_column(String(80))
    time: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)


class RulesRow(DefaultBase):
    """The sources of rules that a server has played by, packed. `games`: by game the digest of how it is played; `used`: when a program
    whose own they are was last seen."""

    __tablename__ = "rules"
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    version: Mapped[str] = mapped_column(String(40))
    games: Mapped[dict[str, str]] = mapped_column(JSON)
    archive: Mapped[bytes] = mapped_column(LargeBinary, deferred=True)
    used: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)


class CampaignRow(DefaultBase):
    """A campaign. Its results are those of its matches, after what it was brought here with: so none is taken over twice or lost."""

    __tablename__ = "campaigns"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    host_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    modifiers: Mapped[dict[str, str]] = mapped_column(JSON)
    brought: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    created: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)
    updated: Mapped[datetime] = mapped_column(DateTimeUTC, default=now, index=True)
    seats: Mapped[list[CampaignSeat]] = relationship(order_by="CampaignSeat.seat", lazy="selectin", cascade="all, delete-orphan")
    matches: Mapped[list[MatchRow]] = relationship(
        primaryjoin="CampaignRow.id == foreign(MatchRow.campaign_id)", order_by="MatchRow.leg", lazy="selectin", viewonly=True
    )


class CampaignSeat(DefaultBase):
    """Who sits where in every match of a campaign. `name` is whose seat it was where the campaign comes from."""

    __tablename__ = "campaign_seats"
    campaign_id: Mapped[str] = mapped_column(ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(6))
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(20))
    name: Mapped[str | None] = mapped_column(String(24))
    user: Mapped[User | None] = relationship(lazy="joined")


class HouseRow(DefaultBase):
    """One row for the whole database. `epoch` changes when it is restored: what a server remembers from before is void then."""

    __tablename__ = "house"
    id: Mapped[int] = mapped_column(primary_key=True)
    epoch: Mapped[str] = mapped_column(String(16))


class Presence(DefaultBase):
    """An open live connection; one that has not been seen for long is gone."""

    __tablename__ = "presence"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    seen: Mapped[datetime] = mapped_column(DateTimeUTC, default=now)


class Storage:
    """The database of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._config = SQLAlchemyAsyncConfig(
            connection_string=settings.database_url,
            engine_config=EngineConfig(pool_pre_ping=settings.postgresql),
            session_config=AsyncSessionConfig(expire_on_commit=False),
        )
        self.engine = self._config.get_engine()
        if not settings.postgresql:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """Reads, and writes that end with a commit of the caller's; anything else is rolled back."""
        async with self._config.get_session() as session:
            yield session

    async def form(self) -> str | None:
        """The form of the tables; None when there are none. Refused: what is not ours, newer than we know, or damaged."""
        if self.settings.file is not None:
            return await asyncio.to_thread(databases.examine, self.settings.file)
        async with self.reaching(), self.engine.connect() as connection:
            return await connection.run_sync(databases.form_of)

    async def migrate(self) -> None:
        """Bring the tables to the newest form; one process at a time."""
        await self.form()
        async with self.reaching(), self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    @asynccontextmanager
    async def reaching(self) -> AsyncIterator[None]:
        """What goes wrong with the database meanwhile is refused in words."""
        try:
            yield
        except (OSError, DBAPIError) as error:
            raise databases.refusal(error, self.settings.place) from None

    async def close(self) -> None:
        await self.engine.dispose()


def set_up_sqlite(connection: Any, _: object) -> None:
    """What is committed survives a power cut: every commit waits for the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    databases.bring_to(connection)
