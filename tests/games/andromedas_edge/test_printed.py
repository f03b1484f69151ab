"""What is printed on each card, tile and board, stated a second time (AE-1.1, AE-2, AE-20).

`printed/*.txt` holds the facts a line each: cards by their ids, the map, tracks and moons as they lie, and the numbers of the
rulebook. They come from the rulebook and from the lists by which our own contents were designed, with what self-play has tuned since
(docs/andromedas-edge-balance.md), not from the files that are checked. What is nothing (0, no, none) is left out.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

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
