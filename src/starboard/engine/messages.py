"""What people read: keys of the Fluent catalogs with their parameters, rendered in the reader's language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class SeatName(msgspec.Struct, frozen=True):
    """A parameter that becomes the name of the player in that seat."""

    seat: int


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence or phrase: a key of a catalog and what goes into its places."""

    key: str
    params: dict[str, Param] = {}


Param: TypeAlias = "int | str | Message | SeatName"


def message(key: str, **params: Param) -> Message:
    return Message(key, params)
