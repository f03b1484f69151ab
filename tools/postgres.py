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


@contextmanager
def throwaway_postgres() -> Iterator[str]:
    """The URL of a fresh database."""
    programs = postgresql()
    folder = Path(tempfile.mkdtemp(prefix="starboard-postgres-"))
    user = unprivileged_user(folder)
    data, log = folder / "data", folder / "log"
    try:
        with log.open("w") as sink:
            create = [str(programs / "initdb"), "-D", str(data), "-U", "starboard", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
            if subprocess.run(create, stdout=sink, stderr=sink, cwd=folder, user=user, group=user).returncode:
                raise CommandFailed(create, log)
            port = free_port()
            settings = ["listen_addresses=127.0.0.1", f"port={port}", "unix_socket_directories=", "max_connections=200", *HASTY]
            start = [str(programs / "postgres"), "-D", str(data), *(part for setting in settings for part in ("-c", setting))]
            server = subprocess.Popen(start, stdout=sink, stderr=sink, cwd=folder, user=user, group=user, start_new_session=True)
        try:
            wait_until_ready(server, start, log)
            yield f"postgresql+asyncpg://starboard@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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


def wait_until_ready(server: subprocess.Popen[bytes], command: list[str], log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while "ready to accept connections" not in log.read_text():
        if server.poll() is not None or time.monotonic() > deadline:
            raise CommandFailed(command, log)
        time.sleep(0.1)
