"""make release: keep the sources of the rules as they are now, under the version that they are released as (docs/upgrades.md)."""

from __future__ import annotations

from pathlib import Path

import msgspec

import starboard
from starboard import releases
from starboard.engine.registry import all_games
from starboard.host import sources


def keep(version: str, files: sources.Sources, folder: Path = releases.HERE) -> releases.Release:
    """Write the archive and its line in the index; a release that has been published is never written again by this."""
    index = folder / releases.INDEX.name
    known = msgspec.json.decode(index.read_bytes(), type=list[releases.Release])
    made = releases.Release(version, sources.digest(files), {game.id: game.version for game in all_games()}, sources.games_of(files))
    others = [release for release in known if release.version != version]
    (folder / made.file.name).write_bytes(sources.packed(files, preset=6))
    index.write_bytes(msgspec.json.format(msgspec.json.encode([*others, made]), indent=2) + b"\n")
    return made


def main() -> None:
    files = sources.sources()
    made = keep(starboard.__version__, files)
    size = made.file.stat().st_size / 1000
    print(f"{made.version}: rules {made.digest}, {size:,.0f} kB")


if __name__ == "__main__":
    main()
