"""The server as players start it: a process of its own, on a data folder that outlives it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

STARBOARD = Path(sys.executable).with_name("starboard")
WITH_SMUGGLERS = (sys.executable, "-m", "tests.smugglers.command")
SECONDS_TO_STOP = 15
UNLIMITED = {"STARBOARD_REQUESTS_PER_SECOND": "100000"}
"""A fast machine plays faster than people, and tests ask from one address."""


class Server:
    """`starboard serve`, which can be stopped and started again at the same address."""

    def __init__(self, data: Path, starboard: Sequence[Path | str] = (STARBOARD,)) -> None:
        self._data = data
        self._starboard = starboard
        self._port = free_port()
        self._process: subprocess.Popen[str] | None = None
        self.environment = os.environ | UNLIMITED
        self.address = f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Returns when the server listens: it says so."""
        command = [*self._starboard, "serve", "--port", str(self._port), "--data-dir", self._data]
        with (self._data / "server.log").open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert self.address in said, f"the server did not start: {said or (self._data / 'server.log').read_text()}"

    def stop(self) -> None:
        """As Ctrl-C does."""
        assert self._process is not None
        self._process.terminate()
        self._process.communicate(timeout=SECONDS_TO_STOP)
        self._process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
