"""Runs whenever .venv's Python starts: puts the compiled build on the path unless a source has changed since it was made."""

import json
import os
import sys


def prefer(compiled):  # type: (str) -> None
    if is_fresh(compiled):
        sys.path.append(compiled)


def is_fresh(compiled):  # type: (str) -> bool
    try:
        with open(os.path.join(compiled, "sources.json")) as file:  # noqa: PTH118, PTH123 - pathlib would slow every start
            sources = json.load(file)
    except OSError:
        return False
    return bool(modification_times(sources["folders"]) == sources["times"])


def modification_times(folders):  # type: (list[str]) -> dict[str, int]
    times = {}
    for folder in folders:
        for path, _, names in os.walk(folder):
            for name in names:
                if name.endswith(".py"):
                    file = os.path.join(path, name)  # noqa: PTH118
                    times[file] = os.stat(file).st_mtime_ns  # noqa: PTH116
    return times
