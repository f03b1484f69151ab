"""Running the server: where it listens, how many workers, how it starts and stops."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn
from rich.console import Console
from uvicorn.supervisors import Multiprocess

from starboard.engine.errors import Refusal
from starboard.server import upgrades
from starboard.server.app import keep_a_log, make_app
from starboard.server.backups import after_upgrade, prepare
from starboard.server.hosts import Hosts
from starboard.server.security import LONGEST_BODY
from starboard.server.settings import Settings, read_settings
from starboard.server.storage import Storage

PORTS_TRIED: Final = 100
SECONDS_TO_CLOSE: Final = 5


class Server(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            announce(self._address, self._open_browser)


def serve(
    host: str,
    port: int,
    database_url: str | None = None,
    data_dir: Path | None = None,
    workers: int = 1,
    open_browser: bool = False,
    next_free_port: bool = False,
) -> None:
    """Serve until Ctrl-C."""
    settings = read_settings(database_url, data_dir)
    if workers < 1:
        raise Refusal("refused-workers")
    if workers > 1 and not settings.postgresql:
        raise Refusal("refused-workers-sqlite")
    keep_a_log()
    asyncio.run(make_ready(settings))
    listener = bind(host, port, PORTS_TRIED if next_free_port else 1)
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}"
    try:
        if workers == 1:
            Server(_config(make_app(settings)), address, open_browser).run(sockets=[listener])
        else:
            settings.export()
            config = _config("starboard.server.app:worker_app", workers)
            announce(address, open_browser)
            Multiprocess(config, sockets=[listener]).run()
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()


async def make_ready(settings: Settings) -> None:
    """Whatever has to be written before serving is written here, where a failure is told in one line."""
    kept = await prepare(settings)
    storage = Storage(settings)
    hosts = Hosts(storage, settings.thinkers)
    try:
        with after_upgrade(kept):
            async with storage.reaching():
                await hosts.keep()
                await upgrades.stamp(hosts)
    finally:
        await storage.close()


def _config(app: object, workers: int = 1) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        factory=isinstance(app, str),
        workers=workers,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_BODY,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
    )


def bind(host: str, port: int, tried: int) -> socket.socket:
    """A listening socket on the port, or on the next free one."""
    error: OSError | None = None
    for candidate in range(port, min(port + tried, 65536)):
        try:
            family, kind, protocol, _, place = socket.getaddrinfo(host, candidate, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
            listener = socket.socket(family, kind, protocol)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(place)
            listener.listen()
        except OSError as refused:
            error = refused
        else:
            listener.set_inheritable(True)
            return listener
    raise Refusal("refused-port", host=host, port=str(port), why=(error and error.strerror) or "no such port")


def _shown(host: str) -> str:
    """The host as others write it; a server that lets the network in shows its address there."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104
        return _address_in_network()
    return f"[{host}]" if ":" in host else host


def _address_in_network() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def announce(address: str, open_browser: bool) -> None:
    Console().print(f"Starboard is at [bold link={address}]{address}[/]  (Ctrl-C stops it; matches are kept)")
    if open_browser and (sys.platform in {"win32", "darwin"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        webbrowser.open(address)
