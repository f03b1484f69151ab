"""Stamps: what a step was made from, so that it is made again only when that has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(files: Iterable[Path], *extra: str) -> str:
    """The names and the contents of the files, and anything else the result depends on, as one hash."""
    hashed = hashlib.blake2b("\0".join(extra).encode(), digest_size=16)
    for file in sorted(files):
        content = hashlib.blake2b(file.read_bytes(), digest_size=16).hexdigest()
        hashed.update(f"{file}\0{content}\0".encode())
    return hashed.hexdigest()


def is_fresh(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text() == value


def write(stamp: Path, value: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value)
