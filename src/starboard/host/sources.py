"""The sources of the rules: which they are, by what digest they are known, packed and unpacked."""

from __future__ import annotations

import io
import lzma
import os
import shutil
import tarfile
import tempfile
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Final, TypeAlias

import starboard

HERE: Final = Path(starboard.__file__).parent
PINNED: Final = ("engine", "games", "bots", "host", "text")
"""What plays a match, and the words for it."""
KINDS: Final = frozenset({".py", ".json", ".ftl"})
WORDS: Final = frozenset({"bots", "words", "text"})
"""Rooms of a game in which no rule stands."""

Sources: TypeAlias = dict[str, bytes]
"""Files by their paths below the package."""


def sources(root: Path = HERE) -> Sources:
    files = [root / "__init__.py", *(file for folder in PINNED for file in walk(root / folder))]
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in sorted(files) if file.suffix in KINDS}


def walk(folder: Path) -> list[Path]:
    """Every file; folders of a compiled build are links."""
    found = []
    for place, below, files in os.walk(folder, followlinks=True):
        below[:] = [name for name in below if name != "__pycache__"]
        found += [Path(place) / name for name in files]
    return found


def digest(files: Sources) -> str:
    """The name of rules: the same for the same sources, wherever they lie."""
    total = blake2b(digest_size=16)
    for path, content in sorted(files.items()):
        total.update(f"{path} {len(content)} ".encode() + content)
    return total.hexdigest()


def games_of(files: Sources) -> dict[str, str]:
    """By game the digest of what decides how it is played."""
    ids = sorted(
        {PurePosixPath(path).parts[1] for path in files if path.startswith("games/") and path.endswith("/game.py")} - {"__init__.py"}
    )
    ids = [id for id in ids if f"games/{id}/game.py" in files]
    kernel = {path: content for path, content in files.items() if path.startswith("engine/")}
    return {
        id: digest(
            kernel
            | {
                path: content
                for path, content in files.items()
                if path.startswith(f"games/{id}/") and not WORDS & set(PurePosixPath(path).parts)
            }
        )
        for id in ids
    }


def packed(files: Sources, preset: int = 2) -> bytes:
    """An archive; the same files give the same bytes. A server packs at its first start, so it must be quick."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path, data in sorted(files.items()):
            info = tarfile.TarInfo(f"starboard/{path}")
            info.size = len(data)
            tar.addfile(info, io.BytesIO(data))
    return lzma.compress(content.getvalue(), preset=preset)


def unpacked(archive: bytes) -> Sources:
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(archive))) as tar:
        found = {}
        for info in tar:
            data = tar.extractfile(info)
            if data is not None:
                found[info.name.removeprefix("starboard/")] = data.read()
        return found


def laid_out(files: Sources, folder: Path) -> Path:
    """A folder from which Python imports these sources: written whole or not at all, once for all who need it."""
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f"{folder.name}.", dir=folder.parent))
        try:
            for path, content in files.items():
                if ".." in PurePosixPath(path).parts or PurePosixPath(path).is_absolute():
                    raise ValueError(path)
                file = fresh / "starboard" / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
            fresh.rename(folder)
        except OSError:
            shutil.rmtree(fresh, ignore_errors=True)
            if not folder.exists():
                raise
    return folder
