"""Outages: while the database does not answer people hear so, the log says it, and everybody waits."""

from __future__ import annotations

import logging
import math
import time
from typing import Final

from sqlalchemy.exc import DBAPIError

from starboard.server.databases import code

log = logging.getLogger(__name__)

AWAY: Final = ("08", "57P0", "53300")
"""How PostgreSQL's codes begin when it is stopping, starting, gone, or has no connection left."""
SECONDS: Final = 1.0


def is_away(error: BaseException) -> bool:
    """The database does not answer, for now."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or str(code(error)).startswith(AWAY) or is_away(error.orig or Exception())
    return isinstance(error, ConnectionError | TimeoutError) or str(getattr(error, "sqlstate", "")).startswith(AWAY)


class Herald:
    """Says it in one line a second, however many run into it."""

    def __init__(self) -> None:
        self._said = -math.inf

    def __call__(self, error: BaseException) -> None:
        if time.monotonic() - self._said >= SECONDS:
            self._said = time.monotonic()
            log.warning("the database does not answer: %s", error)


say_away: Final = Herald()
