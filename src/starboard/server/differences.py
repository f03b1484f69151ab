"""Differences: what has changed between two things that can be sent, place by place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import UNSET

Path: TypeAlias = list[str | int]


def differences(old: Any, new: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """What stands at each path now, below the given one; UNSET: nothing any more.

    Lists of another length are told whole, everything else as deep down as it differs.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        yield from (([*path, key], UNSET) for key in old if key not in new)
        for key, value in new.items():
            if key not in old:
                yield [*path, key], value
            elif old[key] != value:
                yield from differences(old[key], value, [*path, key])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            if old[index] != value:
                yield from differences(old[index], value, [*path, index])
    elif old != new:
        yield path, new
