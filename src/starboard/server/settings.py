"""Settings: where matches are kept and how much one client may ask for."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from starboard.engine.errors import Refusal

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
SECONDS_AT_ONCE: Final = 8
"""What a client may ask for in so many seconds it may ask for at once."""


@dataclass(frozen=True)
class Settings:
    database_url: str
    requests_per_second: float = 50
    burst: int = 400
    """How many requests a client may make at once before `requests_per_second` holds it back."""
    thinkers: int = 2
    """Processes in which bots think."""
    folder: Path | None = None
    """The data folder, if it is not where SQLite's file lies."""

    @property
    def postgresql(self) -> bool:
        return self.database_url.startswith("postgresql")

    @property
    def file(self) -> Path | None:
        """Where SQLite keeps the database; None for PostgreSQL."""
        name = make_url(self.database_url).database
        return None if self.postgresql or not name or name == ":memory:" else Path(name)

    @property
    def place(self) -> str:
        """The database as people know it."""
        return str(self.file or make_url(self.database_url).render_as_string())

    @property
    def backups(self) -> Path:
        """Where copies of the database are kept."""
        return (self.folder or (self.file.parent if self.file else _home())) / "backups"

    @property
    def address(self) -> str:
        """The database's address as asyncpg reads it."""
        return make_url(self.database_url).set(drivername="postgresql").render_as_string(hide_password=False)

    def export(self) -> None:
        """Tell worker processes, which read their settings from the environment."""
        os.environ["STARBOARD_DATABASE_URL"] = self.database_url


def read_settings(database_url: str | None = None, data_dir: Path | None = None) -> Settings:
    """Settings from arguments or, where they are silent, from the environment."""
    url = database_url or os.environ.get("STARBOARD_DATABASE_URL")
    given = os.environ.get("STARBOARD_DATA")
    folder = data_dir or (Path(given) if given else None)
    rate = _positive("STARBOARD_REQUESTS_PER_SECOND", Settings.requests_per_second)
    burst = max(Settings.burst, round(rate * SECONDS_AT_ONCE))
    return Settings(_with_driver(url) if url else _in_folder(folder or _home()), rate, burst, folder=folder)


def _positive(variable: str, otherwise: float) -> float:
    text = os.environ.get(variable)
    try:
        value = float(text) if text else otherwise
    except ValueError:
        value = 0
    if not 0 < value < math.inf:
        raise Refusal("refused-setting", variable=variable, value=text or "")
    return value


def _with_driver(url: str) -> str:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refusal("refused-database-url", known="sqlite:///FILE, postgresql://USER@HOST/NAME") from None
    family = parsed.drivername.partition("+")[0]
    if family not in DRIVERS:
        raise Refusal("refused-database-url", known="sqlite:///FILE, postgresql://USER@HOST/NAME")
    return parsed.set(drivername=DRIVERS[family]).render_as_string(hide_password=False)


def _home() -> Path:
    return user_data_path("starboard", appauthor=False)


def _in_folder(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("refused-data-dir", folder=str(folder), why=error.strerror or str(error)) from None
    return f"sqlite+aiosqlite:///{folder.resolve() / 'starboard.db'}"
