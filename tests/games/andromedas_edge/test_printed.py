"""What is printed on each card, tile and board, stated a second time (AE-1.1, AE-2, AE-20).

`printed/*.txt` holds the facts a line each: cards by their ids, the map, tracks and moons as they lie, and the numbers of the
rulebook. They come from the rulebook and from the lists by which our own contents were designed, with what self-play has tuned since
(docs/andromedas-edge-balance.md), not from the files that are checked. What is nothing (0, no, none) is left out.
"""

from __future__ import annotations

import json
import runpy
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.engine.content import load
from starboard.games.andromedas_edge.content import CONTENT

FACTS = Path(__file__).parent / "printed"
FILES = sorted(path.stem for path in FACTS.glob("*.txt"))


def plain(value: Any) -> str:
    """A printed value in one line: operations by their names, everything else by its fields in order."""
    if isinstance(value, dict):
        name = value.get("op") or value.get("test") or value.get("kind") or ""
        rest = [f"{key} {plain(one)}" for key, one in sorted(value.items()) if one != name and plain(one) not in ("", "no", "0", "none")]
        return f"{name}({', '.join(rest)})"
    if isinstance(value, list):
        return "[" + "; ".join(plain(one) for one in value) + "]" if value else ""
    if value is None:
        return ""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def entries(name: str) -> list[str]:
    """The lines that a file of contents comes to."""
    written = json.loads((CONTENT / f"{name}.json").read_bytes())
    if isinstance(written, dict):
        written = [{"id": key, "is": value} for key, value in written.items()]
    return [f"{one.pop('id')} {plain({key: value for key, value in one.items() if key != 'original'})}" for one in written]


def test_everything_printed_is_stated():
    assert sorted(path.stem for path in CONTENT.glob("*.json") if path.stem != "symbols") == FILES


@pytest.mark.parametrize("name", FILES)
def test_contents_are_what_is_printed(name):
    stated = (FACTS / f"{name}.txt").read_text("utf-8").splitlines()
    found = entries(name)
    assert sorted((Counter(found) - Counter(stated)).elements()) == sorted((Counter(stated) - Counter(found)).elements()) == []
    assert found == stated


def read_with(monkeypatch: pytest.MonkeyPatch, name: str, change: Callable[[list[Any]], list[Any]]) -> None:
    """Read the contents anew, one file of them changed."""

    def changed(path: Path, kind: type) -> Any:
        found = load(path, kind)
        return change(found) if path.name == f"{name}.json" else found

    monkeypatch.setattr("starboard.engine.content.load", changed)
    runpy.run_path(str(CONTENT / "__init__.py"), run_name="contents_read_anew")


COUNTED = [
    "regions",
    "bases",
    "planets",
    "moons",
    "ships",
    "tracks",
    "developments",
    "discovery_tokens",
    "supremacy_tokens",
    "key_modules",
    "modules",
    "tactics",
    "factions",
    "upgrades",
    "raiders",
    "events",
    "destiny",
]


@pytest.mark.parametrize("name", COUNTED)
@pytest.mark.parametrize("place", [0, -1])
def test_a_content_set_that_lacks_something_is_refused(monkeypatch, name, place):
    """AE-1.1, AE-2: everything that lies in the box is counted."""

    def without(entries: list[Any]) -> list[Any]:
        return [one for one in entries if one is not entries[place]]

    with pytest.raises(ValueError, match=rf"^{name}\.json: "):
        read_with(monkeypatch, name, without)


def test_a_track_that_ends_early_is_refused(monkeypatch):
    """AE-12.1"""

    def shortened(tracks: list[Any]) -> list[Any]:
        return [msgspec.structs.replace(tracks[0], spaces=tracks[0].spaces[:-1]), *tracks[1:]]

    with pytest.raises(ValueError, match=r"^tracks\.json: spaces"):
        read_with(monkeypatch, "tracks", shortened)


@pytest.mark.parametrize(("near", "told"), [([], "r1c2 beside r1c1"), (["r9c9"], "r1c1 beside r9c9")])
def test_neighbours_are_neighbours_of_each_other(monkeypatch, near, told):
    """AE-5.2"""

    def apart(regions: list[Any]) -> list[Any]:
        return [msgspec.structs.replace(regions[0], adjacent=near), *regions[1:]]

    with pytest.raises(ValueError, match=rf"^regions\.json: {told}"):
        read_with(monkeypatch, "regions", apart)
