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
from starboard.engine.view import Barred, Change, Place, Result, View

Options: TypeAlias = dict[str, str | list[str]]
Status: TypeAlias = Literal["waiting", "playing", "finished", "stopped", "closed"]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
MatchId = FromPath[str]
CampaignId = FromPath[str]
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


class CampaignInfo(msgspec.Struct):
    """How many take part, how many matches there are, which options may change between them."""

    seats: SeatCount
    length: int
    modifiers: list[str]


class GameInfo(msgspec.Struct):
    """`campaign`: how its matches make one, if they do."""

    id: str
    name: str
    seats: SeatCount
    options: list[Option]
    version: int
    campaign: CampaignInfo | None

    @staticmethod
    def of(game: Game[Any]) -> GameInfo:
        seats = SeatCount(game.min_seats, game.max_seats)
        return GameInfo(game.id, game.name, seats, list(game.options), game.version, _campaign(game))


def _campaign(game: Game[Any]) -> CampaignInfo | None:
    rules = game.campaign()
    if rules is None:
        return None
    seats = SeatCount(max(rules.min_seats, game.min_seats), min(rules.max_seats, game.max_seats))
    return CampaignInfo(seats, rules.length, [option.id for option in game.options if option.id in rules.modifiers])


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


class Look(msgspec.Struct):
    """Which actions in a row; none: all that the game thinks worth a look."""

    seat: SeatNumber
    lines: Annotated[list[Annotated[list[dict[str, Any]], Meta(max_length=60)]], Meta(max_length=500)] | None = None


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


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action in words. `goes_on`: it does nothing but go on."""

    action: Action
    text: Message
    goes_on: bool = False


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


class RulesInfo(msgspec.Struct, frozen=True):
    """Rules of another time, by the version of Starboard that they came with."""

    version: str


class Table(msgspec.Struct, frozen=True):
    """A match through the eyes of `seat`, or a spectator's; `step` of the `steps` that these eyes can tell apart.

    `ticket` grows with every choice of the seat. `commitment` is the SHA-256 of the secret of the shuffles. `legal` is empty when nothing
    is asked; `view` is missing while the match waits for players, and when it is in `trouble`: it cannot be shown, for this reason.
    `rules` names what is printed and the words of the match (see contents); `played_by` is told when these are not today's rules.
    """

    id: str
    game: str
    version: int
    options: Options
    status: Status
    private: bool
    campaign: str | None
    commitment: str
    rules: str | None
    played_by: RulesInfo | None
    trouble: Message | None
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


class News(msgspec.Struct, frozen=True):
    """What has changed since what a live connection told last: what stands now at a path, and at which paths nothing does any more."""

    changes: list[tuple[list[str | int], Any]]
    gone: list[list[str | int]]
    log: Log


class Written(msgspec.Struct, frozen=True):
    """The line is in the log, and stays there; `ticket` is the seat's next."""

    ticket: int


class Told(msgspec.Struct, frozen=True):
    text: Message
    event: Event


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a line of actions would bring; see `Outlook`."""

    line: list[Action]
    events: list[Told]
    changes: list[Change]
    barred: Barred | None = None
    at: int = 0
    unknown: bool = False
    sketch: Any = None


class Looks(msgspec.Struct, frozen=True):
    """What was looked at in the position that `ticket` and `steps` name."""

    ticket: int
    steps: int
    lines: list[Foreseen]


class Pointing(msgspec.Struct, frozen=True):
    """The legal action that a seat looks at and lets the others see."""

    seat: int
    action: dict[str, Any]


class NewCampaign(msgspec.Struct):
    game: str
    seats: Annotated[list[SeatRequest], Meta(max_length=20)]
    modifiers: dict[str, str] = {}


class SavedCampaign(msgspec.Struct):
    """The text of a file, and the seat in it that is mine."""

    file: str
    seat: SeatNumber | None = None


class Modify(msgspec.Struct):
    modifiers: dict[str, str]


class Next(msgspec.Struct):
    leg: int


class PlayedLeg(msgspec.Struct, frozen=True):
    """`match` is missing when it was played elsewhere; `stars` stand in the order of seats and rivals."""

    match: str | None
    options: Options
    places: list[Place]
    stars: list[int]


class CampaignView(msgspec.Struct, frozen=True):
    """`rivals` are opponents that the rules bring, ranked after the seats; `worth`: by leg the stars for the first place, the second, …

    `modifiers` are options of the next match, `legs` those that have ended, `playing` the match of the leg that is being played. `fixed`
    are options that the rules set for that match or the next, after the last one still those of the last; `told` is what they say of it.
    """

    id: str
    game: str
    hosting: bool
    seats: list[Seat]
    rivals: list[Message]
    worth: list[list[int]]
    modifiers: dict[str, str]
    fixed: dict[str, str]
    told: Message | None
    legs: list[PlayedLeg]
    playing: str | None
    ranking: list[Place]
    updated: str


class Campaigns(msgspec.Struct):
    mine: list[CampaignView]


class Error(msgspec.Struct):
    rule: str | None
    text: Message


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """What a client says over a live connection: a ping, an action that the others may see being looked at, or a line."""

    ping: int | None = None
    point: dict[str, Any] | None = None
    play: Play | None = None


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the connection's seat: an action, or none to take its last one back. The answer names its `number`."""

    number: int
    ticket: int
    action: dict[str, Any] | None = None


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """To the line of that number: its seat's next ticket; or with which status, and why, it was refused."""

    answer: int
    ticket: int | None = None
    status: int = 200
    error: Error | None = None


class Pong(msgspec.Struct, frozen=True):
    pong: int


class Shown(msgspec.Struct, frozen=True):
    """What another seat points at."""

    pointing: Pointing


class RefusalBody(msgspec.Struct):
    """What every 4xx answer holds."""

    error: Error
