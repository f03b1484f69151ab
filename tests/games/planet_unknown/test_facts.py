"""What is printed on every board, tile and card, against a second source: facts.txt, typed in plainly (PU-1.2, PU-3, PU-6 to PU-21)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.planet_unknown.printed import everything

FACTS: dict[str, list[str]] = {}
for _line in (Path(__file__).parent / "facts.txt").read_text("utf-8").splitlines():
    if _line.startswith("["):
        FACTS[_line.strip("[]")] = []
    elif _line:
        FACTS[list(FACTS)[-1]].append(_line)


@pytest.mark.parametrize("name", FACTS)
def test_what_is_printed_is_as_in_the_box(name):
    """PU-1.2, PU-1.3, PU-21: every number, square, slot and effect."""
    assert everything()[name] == FACTS[name]


def test_nothing_is_printed_that_no_fact_states():
    """PU-1.2."""
    assert set(everything()) == set(FACTS)
