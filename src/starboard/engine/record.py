"""Records: a match as JSON, complete enough to be played again and checked by anyone."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from starboard.engine.errors import Refusal
from starboard.engine.seeds import commitment, fair_seed, numbered_seed
from starboard.engine.view import Place

FORMAT = "starboard-record-1"


class Option(msgspec.Struct, frozen=True):
    """A choice made before the match; a per-seat option has a value for each seat.

    `needs` names another option and the choices with which this one matters; with others it changes nothing.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    per_seat: bool = False
    needs: tuple[str, tuple[str, ...]] | None = None

    def read(self, seats: int, value: str | list[str] | None) -> str | list[str]:
        if value is None:
            return [self.default] * seats if self.per_seat else self.default
        values = value if isinstance(value, list) else [value] * (seats if self.per_seat else 1)
        if len(values) != (seats if self.per_seat else 1):
            raise Refusal("refused-option-count", option=self.id, expected=seats if self.per_seat else 1)
        for one in values:
            if one not in self.choices:
                raise Refusal("refused-option-value", option=self.id, value=str(one), choices=", ".join(self.choices))
        return values if self.per_seat else values[0]


class Seed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where the shuffles come from: a number anyone may choose, or a secret mixed with the players' entropy."""

    number: int | None = None
    secret: str | None = None
    commitment: str | None = None
    entropy: list[str] = []

    def key(self) -> bytes:
        if self.number is not None:
            return numbered_seed(self.number)
        if self.secret is None:
            raise Refusal("refused-record-no-seed")
        return fair_seed(self._secret(), self.entropy)

    def check(self) -> None:
        """The commitment published before the start must fit the secret told at the end."""
        if self.number is None and self.secret is not None and commitment(self._secret()) != self.commitment:
            raise Refusal("refused-record-commitment")

    def _secret(self) -> bytes:
        try:
            return bytes.fromhex(self.secret or "")
        except ValueError:
            raise Refusal("refused-record-secret") from None


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One line of the log."""

    seat: int
    action: dict[str, Any]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    game: str
    version: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=100)]
    options: dict[str, str | list[str]]
    seed: Seed
    log: list[Played]
    digest: str
    places: list[Place] | None = None
    players: list[str] = []


def read_record(data: bytes) -> Record:
    """A record from a file; anything else is refused with the reason."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("refused-record-malformed", why=str(error)) from None
    if record.format != FORMAT:
        raise Refusal("refused-record-format", format=record.format, expected=FORMAT)
    return record
