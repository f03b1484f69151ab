"""What a host is asked and what it answers. Rules of all times speak it: it only grows, by fields and calls that have defaults.

Actions, views, results and events are those of the game, as JSON has them: only the rules that a match is played by read them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from starboard.engine.messages import Message
from starboard.engine.record import Seed
from starboard.engine.view import Barred, Change

RawAction = dict[str, Any]
Status = Literal["playing", "finished"]


class Setup(msgspec.Struct, frozen=True):
    """How a match began."""

    match: str
    game: str
    seats: int
    options: dict[str, str | list[str]]
    seed: Seed


class Line(msgspec.Struct, frozen=True):
    """A line of a log; without an action the seat took its last one back. Lines of before fingerprints have none."""

    seat: int
    action: RawAction | None
    fingerprint: str | None = None


class Standing(msgspec.Struct, frozen=True):
    """Where a log has led: what is kept beside it. `places` are those that a campaign counts."""

    status: Status
    round: int
    deciding: list[int]
    fingerprint: str
    places: list[dict[str, int]] | None = None


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action in words. `goes_on`: it does nothing but go on."""

    action: Any
    text: Message
    goes_on: bool = False


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do, in words, and the share of wins it promises."""

    action: Any
    text: Message
    value: float


class Heard(msgspec.Struct, frozen=True):
    """What happened at one of the steps that a pair of eyes can tell apart."""

    step: int
    round: int
    seat: int | None
    text: Message
    event: Any


class Sight(msgspec.Struct, frozen=True):
    """What a pair of eyes can tell of a position."""

    steps: int
    deciding: list[int]
    prompt: Message | None
    legal: list[Offer]
    undo: bool
    view: Any
    result: Any
    entries: list[Heard]


class Told(msgspec.Struct, frozen=True):
    text: Message
    event: Any


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a line of actions would bring; see `Outlook`."""

    line: list[Any]
    events: list[Told]
    changes: list[Change]
    barred: Barred | None = None
    at: int = 0
    unknown: bool = False
    sketch: Any = None


class Diverged(Exception):
    """These rules do not play a log as it was played: at which line, counted from 1, and why."""

    def __init__(self, line: int, why: Message) -> None:
        super().__init__(f"line {line}: {why.key}")
        self.line = line
        self.why = why


class Call(msgspec.Struct, frozen=True):
    """A frame that a child process reads: a method of `Board`, with its arguments, about a match in the position after `lines`.

    Without a match something of a game is asked.
    """

    method: str
    args: list[Any]
    match: str | None = None
    setup: Setup | None = None
    lines: list[Line] = []


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A frame that it writes: what the method answers, or the message that says why there is no answer."""

    value: Any = None
    refused: Any = None
    rule: str | None = None
    diverged: int | None = None
    failed: str | None = None
