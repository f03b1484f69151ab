"""A throw-away PostgreSQL server: its own folder, its own port on the loopback, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from debian import postgresql
from progress import CommandFailed

START_SECONDS = 30
HASTY = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "autovacuum=off", "max_wal_size=8GB"]
"""Nothing of it is to outlive the machine."""


class Postgres:
    """A server in a folder of its own; it can be stopped and started again."""

    def __init__(self, folder: Path, hasty: bool) -> None:
        self._folder = folder
        self._user = unprivileged_user(folder)
        self._programs = postgresql()
        self._log = folder / "log"
        self._port = free_port()
        settings = ["listen_addresses=127.0.0.1", f"port={self._port}", "unix_socket_directories=", "max_connections=200"]
        settings += HASTY if hasty else []
        options = (part for setting in settings for part in ("-c", setting))
        self._command = [str(self._programs / "postgres"), "-D", str(folder / "data"), *options]
        self._server: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql+asyncpg://starboard@127.0.0.1:{self._port}/postgres"

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    def create(self) -> None:
        program, data = str(self._programs / "initdb"), str(self._folder / "data")
        command = [program, "-D", data, "-U", "starboard", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        if self._run(command).wait():
            raise CommandFailed(command, self._log)

    def start(self) -> None:
        self._server = self._run(self._command)
        deadline = time.monotonic() + START_SECONDS
        while "ready to accept connections" not in self._log.read_text():
            if self._server.poll() is not None or time.monotonic() > deadline:
                raise CommandFailed(self._command, self._log)
            time.sleep(0.1)

    def stop(self) -> None:
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)
            self._server.wait()
            self._server = None

    def _run(self, command: list[str]) -> subprocess.Popen[bytes]:
        with self._log.open("w") as sink:
            return subprocess.Popen(
                command, stdout=sink, stderr=sink, cwd=self._folder, user=self._user, group=self._user, start_new_session=True
            )


@contextmanager
def running_postgres(hasty: bool = True) -> Iterator[Postgres]:
    """A fresh one."""
    folder = Path(tempfile.mkdtemp(prefix="starboard-postgres-"))
    try:
        server = Postgres(folder, hasty)
        try:
            server.create()
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def throwaway_postgres() -> Iterator[str]:
    """The URL of a fresh database."""
    with running_postgres() as server:
        yield server.url


def unprivileged_user(folder: Path) -> str | None:
    """PostgreSQL refuses to run as root: then it runs as another user, who gets the folder."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    os.chown(folder, entry.pw_uid, entry.pw_gid)
    return entry.pw_name


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
