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
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn, Self

BAR = 24
SHOWN_LINES = 80
PATIENCE = 10


class Status:
    """One line on a terminal that shows what is being done, how far it is and for how long."""

    def __init__(self, title: str, total: int = 0) -> None:
        self.title, self.total = title, total
        self.count, self.note = 0, ""
        self.live = sys.stdout.isatty()
        self.stopped = threading.Event()
        self.painter = threading.Thread(target=self.paint_until_stopped, daemon=True)

    def __enter__(self) -> Self:
        self.begun = time.monotonic()
        if self.live:
            self.painter.start()
        else:
            print(f"{self.title} …", flush=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.stopped.set()
        mark = "✓" if kind is None else "✗"
        line = f"{mark} {self.title} ({time.monotonic() - self.begun:.0f} s)"
        if self.live:
            self.painter.join()
            line = f"\r\x1b[2K{line}"
        print(line, flush=True)

    def advance(self, note: str) -> None:
        self.count, self.note = self.count + 1, note

    def tell(self, note: str) -> None:
        self.note = note

    def paint_until_stopped(self) -> None:
        for spinner in itertools.cycle("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"):
            sys.stdout.write(f"\r\x1b[2K{self.line(spinner)}")
            sys.stdout.flush()
            if self.stopped.wait(0.1):
                return

    def line(self, spinner: str) -> str:
        text = f"{spinner} {self.title}"
        if self.total:
            filled = BAR * min(self.count, self.total) // self.total
            text += f" {'━' * filled}{'╌' * (BAR - filled)} {min(self.count, self.total)}/{self.total}"
        text += f" {time.monotonic() - self.begun:.0f} s  {self.note}"
        return text[: shutil.get_terminal_size().columns - 1]


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
    try:
        yield process
        process.wait()
    except BaseException:
        os.killpg(process.pid, signal.SIGINT)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
        raise


def stop(message: object) -> NoReturn:
    """End the program with one clear message."""
    print(message, file=sys.stderr)
    sys.exit(1)
