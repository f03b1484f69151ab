"""What goes over the wire: the types of docs/api.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar.params import FromPath, FromQuery
from msgspec import Meta

from starboard.engine.actions import Action
from starboard.engine.events import Event
from starboard.engine.game import Game
from starboard.engine.messages import Message
from starboard.engine.record import Option
from starboard.engine.view import Result, View

Options: TypeAlias = dict[str, str | list[str]]
Status: TypeAlias = Literal["waiting", "playing", "finished"]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
MatchId = FromPath[str]
Eyes = FromQuery[SeatNumber | None]
"""Through which seat\'s eyes; none: a spectator\'s."""


class Me(msgspec.Struct):
    id: str
    name: str


class Rename(msgspec.Struct):
    name: Annotated[str, Meta(max_length=200)]


class SeatCount(msgspec.Struct):
    min: int
    max: int


class GameInfo(msgspec.Struct):
    id: str
    name: str
    seats: SeatCount
    options: list[Option]
    version: int

    @staticmethod
    def of(game: Game) -> GameInfo:
        return GameInfo(game.id, game.name, SeatCount(game.min_seats, game.max_seats), list(game.options), game.version)


class BotInfo(msgspec.Struct):
    id: str
    name: Message


class SeatRequest(msgspec.Struct):
    kind: Literal["me", "open", "bot"]
    bot: str | None = None


class NewMatch(msgspec.Struct):
    game: str
    seats: Annotated[list[SeatRequest], Meta(max_length=20)]
    options: Options = {}
    private: bool = False


class Join(msgspec.Struct):
    seat: SeatNumber | None = None
    entropy: Annotated[str, Meta(max_length=64)] | None = None


class Act(msgspec.Struct):
    seat: SeatNumber
    ticket: int
    action: dict[str, Any]


class Undo(msgspec.Struct):
    seat: SeatNumber
    ticket: int


class Created(msgspec.Struct):
    id: str


class Seat(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    you: bool
    online: bool
    bot: str | None
    deciding: bool


class Row(msgspec.Struct):
    """A match in a list."""

    id: str
    game: str
    options: Options
    status: Status
    private: bool
    seats: list[Seat]
    round: int
    my_turn: bool
    updated: str


class Rows(msgspec.Struct):
    mine: list[Row]
    open: list[Row]


class Choice(msgspec.Struct, frozen=True):
    action: Action
    text: Message


class Hint(msgspec.Struct, frozen=True):
    action: Action
    text: Message
    value: float


class Hints(msgspec.Struct):
    moves: list[Hint]


class LogEntry(msgspec.Struct, frozen=True):
    step: int
    round: int
    seat: int | None
    text: Message
    event: Event


class Log(msgspec.Struct, frozen=True):
    """Entries from index `from` on."""

    start: int = msgspec.field(name="from")
    entries: list[LogEntry]


class Table(msgspec.Struct, frozen=True):
    """A match through somebody's eyes."""

    id: str
    game: str
    version: int
    options: Options
    status: Status
    private: bool
    commitment: str
    seats: list[Seat]
    seat: int | None
    ticket: int
    step: int
    steps: int
    prompt: Message | None
    legal: list[Choice]
    undo: bool
    view: View | None
    result: Result | None
    log: Log


class Error(msgspec.Struct):
    rule: str | None
    text: Message


class RefusalBody(msgspec.Struct):
    """What every 4xx answer holds."""

    error: Error
