"""Denials: what the server itself refuses. What the rules refuse is a Refusal of the kernel."""

from __future__ import annotations

from litestar.exceptions import HTTPException

from starboard.engine.messages import Message, Param


class Denied(HTTPException):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, status: int, key: str, headers: dict[str, str] | None = None, **params: Param) -> None:
        super().__init__(detail=key, status_code=status, headers=headers)
        self.text = Message(key, params)


def no_match() -> Denied:
    return Denied(404, "refused-no-match")


def no_campaign() -> Denied:
    return Denied(404, "refused-no-campaign")
