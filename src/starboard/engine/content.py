"""Printed contents as data: files read at import and checked against their types and against what is printed."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all contents: an unknown or missing field is an error that names the entry."""


def load(path: Path, kind: type[T]) -> T:
    """A file of contents, checked against its type."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{path.parent.name}/{path.name}: {error}") from None


def expect(what: str, found: object, printed: object) -> None:
    """Stop at import when contents do not add up to what is printed."""
    if found != printed:
        raise ValueError(f"{what}: found {found}, printed {printed}")
