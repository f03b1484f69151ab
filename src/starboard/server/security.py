"""Security: refusals as answers, headers, and how much one client may ask for."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types import Message as Sent
from sqlalchemy.exc import DBAPIError

from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.releases.elsewhere import RulesFailed
from starboard.server import databases
from starboard.server.denial import Denied
from starboard.server.wire import Error, RefusalBody

log = logging.getLogger(__name__)

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


def refusal_answer(status: int, text: Message, rule: str | None = None, headers: dict[str, str] | None = None) -> Response[bytes]:
    body = msgspec.json.encode(RefusalBody(Error(rule, text)))
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def answer_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[bytes]:
    """The rules forbid it."""
    return refusal_answer(422, refusal.text, refusal.rule)


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The server, or the framework, refuses it."""
    if isinstance(error, Denied):
        return refusal_answer(error.status_code, error.text, headers=error.headers)
    status = error.status_code
    if status == 400:
        return refusal_answer(400, message("refused-malformed", why=_why(error)))
    if status in {404, 405}:
        return refusal_answer(status, message("refused-no-page"))
    if status == 413:
        return refusal_answer(413, message("refused-too-large", kilobytes=LONGEST_BODY // 1024))
    if status < 500:
        return refusal_answer(status, message("refused-malformed", why=error.detail))
    log.error("the server failed", exc_info=error)
    return refusal_answer(status, message("refused-server", status=status))


def answer_nesting(_: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    """JSON nested so deeply that it cannot be read."""
    return refusal_answer(400, message("refused-malformed", why=str(error)))


def answer_rules_failed(_: Request[Any, Any, Any], failed: RulesFailed) -> Response[bytes]:
    """A match whose rules cannot be started here; its log is what it was."""
    log.error("rules of another time do not run: %s", failed)
    return refusal_answer(503, message("refused-rules-failed"), headers={"retry-after": "5"})


def answer_database(_: Request[Any, Any, Any], error: DBAPIError) -> Response[bytes]:
    """The disk is full, or nothing may be written there: whoever keeps the server can help, and the log says it to them."""
    told = databases.trouble(error)
    if told is None:
        log.error("the server failed", exc_info=error)
        return refusal_answer(500, message("refused-server", status=500))
    log.error("the database cannot be written: %s", error.orig)
    return refusal_answer(507, told, headers={"retry-after": "60"})


def answer_failure(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A bug of ours: the log has it, the player hears only that it was not their fault."""
    log.error("the server failed", exc_info=error)
    return refusal_answer(500, message("refused-server", status=500))


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

    def _forget_full(self, now: float) -> None:
        full = [client for client, (left, since) in self._left.items() if left + (now - since) * self._per_second >= self._burst]
        for client in full:
            del self._left[client]


class HoldBack(ASGIMiddleware):
    """Answers 429 to a client that asks for too much; a handler's `cost` says how much it asks for."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope.get("client")
        cost = scope["route_handler"].opt.get("cost", 1)
        wait = self._allowance.spend(client[0] if client else "", cost) if cost else 0
        if wait:
            raise Denied(429, "refused-too-fast", {"retry-after": str(int(wait) + 1)})
        await next_app(scope, receive, send)
