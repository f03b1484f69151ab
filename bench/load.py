"""make load: what tables cost the server, and how many of them it carries. Players are a Node program beside it.

    python bench/load.py                            all of it, as docs/performance.md has it
    python bench/load.py cost seti                  processor time an action, two viewers a table
    python bench/load.py long seti                  the same after 80 and after 800 actions
    python bench/load.py human seti --tables 500    a decision every 10 s a table
    python bench/load.py full seti --workers 2 --postgresql

Processor time is that of the server's processes (and of PostgreSQL's), so that what else the machine does matters little.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "tools"))

import node  # noqa: E402
from postgres import free_port, running_postgres  # noqa: E402

TICKS = os.sysconf("SC_CLK_TCK")
COMPILED = ROOT / ".venv" / "compiled"
LIMITLESS = {"STARBOARD_REQUESTS_PER_SECOND": "1000000"}


@dataclass(frozen=True)
class Load:
    """What the players do. `every`: ms between two decisions of a table, 0: at once; `warm`: actions before it counts."""

    game: str
    tables: int
    every: int = 0
    warm: int = 3
    actions: int = 1_000_000
    seconds: float = 30
    posts: bool = False


@dataclass(frozen=True)
class Set:
    """How the server is set up."""

    workers: int = 1
    postgresql: bool = False
    source: Path = COMPILED


class Server:
    def __init__(self, address: str, pids: list[int]) -> None:
        self.address = address
        self._pids = pids

    def seconds(self) -> float:
        """Processor time of its processes, those that they have started included."""
        return sum(seconds(pid) for root in self._pids for pid in family(root))


@contextmanager
def served(how: Set) -> Iterator[Server]:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        port, pids = free_port(), list[int]()
        command = [sys.executable, "-m", "starboard", "serve", "--port", str(port), "--data-dir", folder, "--workers", str(how.workers)]
        env = {**os.environ, **LIMITLESS, "PYTHONPATH": str(how.source)}
        if how.postgresql:
            database = stack.enter_context(running_postgres(hasty=False))
            env["STARBOARD_DATABASE_URL"] = database.url
            pids.append(database.pid)
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        stack.callback(process.wait)
        stack.callback(process.terminate)
        address = f"http://127.0.0.1:{port}"
        for _ in range(300):
            with suppress(httpx.TransportError):
                httpx.get(f"{address}/api/bots")
                break
            time.sleep(0.1)
        yield Server(address, [process.pid, *pids])


def measured(server: Server, load: Load) -> dict[str, Any]:
    """What the players saw, and `cost`: the server's ms of processor time an action."""
    asked = {**vars(load), "address": server.address}
    players = subprocess.Popen(
        [program(), "--experimental-websocket", "--no-warnings", str(HERE / "load" / "players.mjs"), json.dumps(asked)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert players.stdin
    assert players.stdout
    if players.stdout.readline().strip() != "ready":
        raise SystemExit("the players have failed")
    before = server.seconds()
    players.stdin.write("go\n")
    players.stdin.flush()
    told: dict[str, Any] = json.loads(players.stdout.readline())
    told["cost"] = (server.seconds() - before) / max(told["played"], 1) * 1000
    players.wait()
    return told


def program() -> str:
    if node.on_path():
        return "node"
    found = node.package_in_venv()
    if found is None:
        raise SystemExit("there is no Node: make setup installs it")
    return str(found / "bin" / "node")


# -- processes


def processes() -> dict[int, str]:
    found = {}
    for folder in Path("/proc").iterdir():
        with suppress(OSError):
            if folder.name.isdigit():
                found[int(folder.name)] = (folder / "comm").read_text().strip()
    return found


def stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def parent(pid: int) -> int:
    with suppress(OSError):
        return int(stat(pid)[1])
    return 0


def family(root: int) -> list[int]:
    """The process and all that it has started."""
    found = [root]
    parents = {pid: parent(pid) for pid in processes()}
    for pid in found:
        found += [child for child, its in parents.items() if its == pid]
    return found


def seconds(pid: int) -> float:
    with suppress(OSError):
        fields = stat(pid)
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0


# -- what is measured


def cost(game: str, how: Set, posts: bool) -> None:
    with served(how) as server:
        told(f"{game}: ten tables, two viewers each", measured(server, Load(game, tables=10, warm=20, actions=1500, posts=posts)))


def long(game: str, how: Set) -> None:
    for warm in (80, 800):
        with served(how) as server:
            told(f"{game}: after {warm} actions", measured(server, Load(game, tables=2, warm=warm, actions=150)))


def human(game: str, how: Set, tables: int, period: float) -> None:
    with served(how) as server:
        told(f"{game}: {tables} tables, a decision every 10 s", measured(server, Load(game, tables, every=10_000, seconds=period)))


def full(game: str, how: Set, tables: int, period: float) -> None:
    with served(how) as server:
        told(f"{game}: {tables} tables as fast as they can", measured(server, Load(game, tables, seconds=period)))


def everything() -> None:
    for game in ("seti", "andromedas_edge"):
        cost(game, Set(), posts=False)
        cost(game, Set(postgresql=True), posts=False)
        long(game, Set())
    human("seti", Set(), tables=500, period=60)
    human("andromedas_edge", Set(), tables=500, period=60)
    full("seti", Set(workers=2, postgresql=True), tables=100, period=20)


def told(what: str, found: dict[str, Any]) -> None:
    pushes, bytes = found["pushes"], found["bytes"]
    print(
        f"{what}: {found['cost']:.2f} ms of processor time an action, {found['played'] / found['took']:.0f} actions/s; answered in "
        f"{found['answers']['median']:.1f} ms (p99 {found['answers']['p99']:.1f}), seen by others in {found['news']['median']:.1f} ms "
        f"(p99 {found['news']['p99']:.1f}); {pushes} pushes of {bytes / max(pushes, 1):.0f} bytes; failed: {found['failed'] or 'none'}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", nargs="?", choices=["cost", "long", "human", "full"])
    parser.add_argument("game", nargs="?", default="seti")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--posts", action="store_true", help="act by POST instead of over the live connection")
    parser.add_argument("--source", type=Path, default=COMPILED, help="the build to serve (default: the compiled one)")
    asked = parser.parse_args()
    how = Set(asked.workers, asked.postgresql, asked.source.resolve())
    match asked.kind:
        case None:
            everything()
        case "cost":
            cost(asked.game, how, asked.posts)
        case "long":
            long(asked.game, how)
        case "human":
            human(asked.game, how, asked.tables or 500, asked.seconds)
        case "full":
            full(asked.game, how, asked.tables or 100, asked.seconds)


if __name__ == "__main__":
    main()
