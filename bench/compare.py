"""How fast this build plays against that of another checkout: pairs of measurements in turn, medians of their ratios; above 1 is faster.

Both play matches of the same numbers, by the code of pace.py, and processor time counts, so a busy machine does little harm. Where rules
offer actions in another order the matches differ, in length too: replays are measured by the line.

.venv/bin/python bench/compare.py OTHER/.venv/compiled [PAIRS]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

OURS = Path(__file__).resolve().parent.parent / ".venv" / "compiled"
COMMAND = [sys.executable, "-P", str(Path(__file__).resolve().with_name("pace.py"))]
TABLES = {"welcome_to_the_moon": "3", "planet_unknown": "4", "seti": "4", "andromedas_edge": "4"}
MORE_IS_BETTER = {"decisions_per_second": True, "clone_microseconds": False, "replay_microseconds_per_line": False}


def main(other: Path, pairs: int = 10) -> None:
    for game, seats in TABLES.items():
        ratios: dict[str, list[float]] = {measure: [] for measure in MORE_IS_BETTER}
        for number in range(pairs):
            order = (other, OURS) if number % 2 else (OURS, other)
            found = {path: measured(path, game, seats) for path in order}
            for measure, more in MORE_IS_BETTER.items():
                ratio = found[OURS][measure] / found[other][measure]
                ratios[measure].append(ratio if more else 1 / ratio)
        told = (f"{measure.partition('_')[0]} {median(each):.2f} ({min(each):.2f} to {max(each):.2f})" for measure, each in ratios.items())
        print(f"{game}: {', '.join(told)}", flush=True)


def measured(path: Path, game: str, seats: str) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run([*COMMAND, game, seats], env=environment, capture_output=True, text=True, check=True, cwd=path)
    found: dict[str, Any] = json.loads(done.stdout)
    if found["build"] != "compiled":
        sys.exit(f"{path} holds no compiled build. Run there: make compile")
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), *map(int, sys.argv[2:]))
