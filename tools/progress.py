"""A live status line for long work, and commands whose output goes to a log."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

BAR = 24


class Status:
    """One line on a terminal that shows what is being done, how far it is and for how long."""

    def __init__(self, title: str, total: int = 0) -> None:
        self.title, self.total = title, total
        self.count, self.note = 0, ""
        self.begun = time.monotonic()
        self.live = sys.stderr.isatty()
        self.stopped = threading.Event()
        self.painter = threading.Thread(target=self.paint_until_stopped, daemon=True)

    def __enter__(self) -> Status:
        if self.live:
            self.painter.start()
        else:
            print(f"{self.title} …", file=sys.stderr, flush=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.stopped.set()
        mark = "✓" if kind is None else "✗"
        line = f"{mark} {self.title} ({time.monotonic() - self.begun:.0f} s)"
        if self.live:
            self.painter.join()
            line = f"\r\x1b[2K{line}"
        print(line, file=sys.stderr, flush=True)

    def advance(self, note: str = "") -> None:
        self.count, self.note = self.count + 1, note

    def paint_until_stopped(self) -> None:
        for spinner in itertools.cycle("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"):
            sys.stderr.write(f"\r\x1b[2K{self.line(spinner)}")
            sys.stderr.flush()
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
        last = "\n".join(log.read_text(errors="replace").splitlines()[-40:])
        super().__init__(f"{last}\n\n{Path(command[0]).name} failed; everything it said is in {log}")


def run(command: list[str], log: Path, on_line: Callable[[str], None], *, cwd: Path | None = None, env: dict[str, str] | None = None) -> None:
    """Run a command to its end, its output into the log, each line also to `on_line`."""
    log.parent.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, **(env or {})}
    with (
        log.open("w") as sink,
        subprocess.Popen(
            command, cwd=cwd, env=environment, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            sink.write(line)
            sink.flush()
            on_line(line.strip())
    if process.returncode:
        raise CommandFailed(command, log)


def stop(message: object) -> None:
    """End the program with one clear message."""
    print(message, file=sys.stderr)
    sys.exit(1)
