"""Security: refusals as answers, headers, and how much one client may ask for."""

from __future__ import annotations

import logging
import time
from typing import Any, Final, NamedTuple

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types import Message as Sent
from sqlalchemy.exc import DBAPIError

from starboard.engine.errors import Refusal
from starboard.engine.messages import message
from starboard.releases.elsewhere import RulesFailed
from starboard.server import databases
from starboard.server.denial import Denied
from starboard.server.outages import is_away, say_away
from starboard.server.wire import Error, RefusalBody

log = logging.getLogger(__name__)

GONE: Final = "client disconnected prematurely"
"""As Litestar says it."""
LONGEST_BODY: Final = 64 * 1024
CLIENTS: Final = 10_000

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


async def add_headers(sent: Sent, scope: Scope) -> None:
    """Every answer carries them; what the interface says is never kept by a cache."""
    if sent["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(sent)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")


# -- refusals


class Refused(NamedTuple):
    """How something is refused, whichever way it was asked for."""

    status: int
    error: Error
    headers: dict[str, str] | None = None


def answer(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    status, told, headers = refused(error)
    return Response(msgspec.json.encode(RefusalBody(told)), status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(error: Exception) -> Refused:
    """What the person hears; what an operator should know goes to the log."""
    if isinstance(error, Refusal):
        return Refused(422, Error(error.rule, error.text))
    if isinstance(error, Denied):
        return Refused(error.status_code, Error(None, error.text), error.headers)
    if isinstance(error, HTTPException):
        return _by_the_framework(error)
    if isinstance(error, RecursionError):  # JSON nested so deeply that it cannot be read
        return Refused(400, Error(None, message("refused-malformed", why=str(error))))
    if isinstance(error, RulesFailed):
        log.error("rules of another time do not run: %s", error)
        return Refused(503, Error(None, message("refused-rules-failed")), {"retry-after": "5"})
    if is_away(error):
        say_away(error)
        return Refused(503, Error(None, message("refused-server-away")), {"retry-after": "2"})
    told = databases.trouble(error) if isinstance(error, DBAPIError) else None
    if told is not None:
        log.error("the database cannot be written: %s", error)
        return Refused(507, Error(None, told), {"retry-after": "60"})
    log.error("the server failed", exc_info=error)
    return Refused(500, Error(None, message("refused-server", status=500)))


def _by_the_framework(error: HTTPException) -> Refused:
    status = error.status_code
    if status in {404, 405}:
        return Refused(status, Error(None, message("refused-no-page")))
    if status == 413:
        return Refused(413, Error(None, message("refused-too-large", kilobytes=LONGEST_BODY // 1024)))
    if status < 500:
        return Refused(status, Error(None, message("refused-malformed", why=_why(error))))
    if error.detail == GONE:
        log.info("somebody left in the middle of a request")
    else:
        log.error("the server failed", exc_info=error)
    return Refused(status, Error(None, message("refused-server", status=status)))


def _why(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(f"{one.get('key', 'body')}: {one.get('message', '')}" for one in error.extra if isinstance(one, dict))
    return error.detail


# -- floods


class Allowance:
    """A bucket of requests per client that fills again steadily."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left: dict[str, tuple[float, float]] = {}

    def spend(self, client: str, cost: float) -> float:
        """Take from the client's bucket; the seconds to wait when there is not enough in it, otherwise 0."""
        now = time.monotonic()
        left, since = self._left.get(client, (float(self._burst), now))
        left = min(self._burst, left + (now - since) * self._per_second)
        if left < cost:
            return (cost - left) / self._per_second
        self._left[client] = (left - cost, now)
        if len(self._left) > CLIENTS:
            self._forget_full(now)
        return 0

    def take(self, scope: Scope, cost: float) -> None:
        """The same for whoever sent this, or a denial."""
        client = scope.get("client")
        if cost and (wait := self.spend(client[0] if client else "", cost)):
            raise Denied(429, "refused-too-fast", {"retry-after": str(int(wait) + 1)})

    def _forget_full(self, now: float) -> None:
        full = [client for client, (left, since) in self._left.items() if left + (now - since) * self._per_second >= self._burst]
        for client in full:
            del self._left[client]


class HoldBack(ASGIMiddleware):
    """Answers 429 to a client that asks for too much; a handler's `cost` says how much it asks for."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        self._allowance.take(scope, scope["route_handler"].opt.get("cost", 1))
        await next_app(scope, receive, send)
