"""A live status line for long work, and commands whose output goes to a log."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn, Self

BAR = 24
SHOWN_LINES = 80
PATIENCE = 10

running: set[subprocess.Popen[str]] = set()


class Status:
    """What is being done, how far it is and for how long, live on a terminal; several at once share the last line there."""

    def __init__(self, title: str, total: int = 0) -> None:
        self.title, self.total = title, total
        self.count, self.note, self.closing = 0, "", ""

    def __enter__(self) -> Self:
        self.begun = time.monotonic()
        LINE.begin(self)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        mark = "✓" if kind is None else "✗"
        LINE.end(self, f"{mark} {self.title} ({self.seconds:.0f} s)  {self.closing}".rstrip())

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def advance(self, note: str) -> None:
        self.count, self.note = self.count + 1, note

    def tell(self, note: str) -> None:
        self.note = note

    def __str__(self) -> str:
        text = self.title
        if self.total:
            filled = BAR * min(self.count, self.total) // self.total
            text += f" {'━' * filled}{'╌' * (BAR - filled)} {min(self.count, self.total)}/{self.total}"
        return f"{text} {self.seconds:.0f} s  {self.note}".rstrip()


class Line:
    """The last line of the terminal, painted anew while something is being done."""

    def __init__(self) -> None:
        self.shown: list[Status] = []
        self.painting = self.silent = False
        self.lock = threading.Lock()

    def begin(self, status: Status) -> None:
        with self.lock:
            if not sys.stdout.isatty():
                print(f"{status.title} …", flush=True)
            elif not self.painting:
                self.painting = True
                threading.Thread(target=self.paint_while_shown, daemon=True).start()
            self.shown.append(status)

    def end(self, status: Status, message: str) -> None:
        with self.lock:
            self.shown.remove(status)
        self.say(message)

    def say(self, message: object) -> None:
        """Print something above the line."""
        with self.lock:
            if not self.silent:
                print(f"\r\x1b[2K{message}" if sys.stdout.isatty() else message, flush=True)

    def paint_while_shown(self) -> None:
        for spinner in itertools.cycle("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"):
            with self.lock:
                if not self.shown:
                    self.painting = False
                    return
                sys.stdout.write(f"\r\x1b[2K{self.text(spinner)}")
                sys.stdout.flush()
            time.sleep(0.1)

    def text(self, spinner: str) -> str:
        width = shutil.get_terminal_size().columns - 2
        share = width // len(self.shown)
        return f"{spinner} " + "".join(str(status)[: share - 2].ljust(share) for status in self.shown).rstrip()


LINE = Line()


class CommandFailed(Exception):
    """A command ended with an error; its output is in the log."""

    def __init__(self, command: list[str], log: Path) -> None:
        lines = log.read_text(errors="replace").rstrip().splitlines()
        self.closing = lines[-1] if lines else ""
        end = "\n".join(lines[-SHOWN_LINES:])
        super().__init__(f"{end}\n\n{Path(command[0]).name} failed; everything it said is in {log}")


def run(
    command: list[str], log: Path, on_line: Callable[[str], None], *, cwd: Path | None = None, env: dict[str, str] | None = None
) -> str:
    """Run a command to its end, its output into the log, each line also to `on_line`; the answer is the last line."""
    log.parent.mkdir(parents=True, exist_ok=True)
    closing = ""
    with log.open("w") as sink, started(command, cwd, env) as process:
        assert process.stdout is not None
        for line in process.stdout:
            sink.write(line)
            sink.flush()
            on_line(line.strip())
            closing = line.strip() or closing
    if process.returncode:
        raise CommandFailed(command, log)
    return closing


@contextmanager
def started(command: list[str], cwd: Path | None, env: dict[str, str] | None) -> Iterator[subprocess.Popen[str]]:
    """A command in a process group of its own, so that an interruption here ends it with everything it has started."""
    process = subprocess.Popen(
        command,
        cwd=cwd,
        env={**os.environ, **(env or {})},
        text=True,
        errors="replace",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    running.add(process)
    try:
        yield process
        process.wait()
    except BaseException:
        end(process)
        raise
    finally:
        running.discard(process)


def end(process: subprocess.Popen[str]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)


def end_all() -> None:
    """End the commands of other threads, which an interruption does not reach; nobody asks what they would say of that."""
    LINE.silent = True
    for process in list(running):
        end(process)


def stop(message: object) -> NoReturn:
    """End the program with one clear message."""
    print(message, file=sys.stderr)
    sys.exit(1)
