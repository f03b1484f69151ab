"""A plugin of pytest for make mutants: tells coverage which test runs and how long it took, or runs chosen tests only, quickest first."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

CHOSEN = "STARBOARD_CHOSEN_TESTS"
"""A file with names of tests in their order; without it all run and are watched."""
SECONDS = "STARBOARD_TEST_SECONDS"

taken: dict[str, float] = {}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHOSEN in os.environ:
        place = {name: number for number, name in enumerate(Path(os.environ[CHOSEN]).read_text().splitlines())}
        items[:] = sorted((item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if SECONDS in os.environ:
        from coverage import Coverage

        watching = Coverage.current()
        assert watching is not None
        watching.switch_context(item.nodeid)
        result = yield
        watching.switch_context("")
        return result
    return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    taken[report.nodeid] = taken.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish() -> None:
    if SECONDS in os.environ:
        Path(os.environ[SECONDS]).write_text(json.dumps(taken))
