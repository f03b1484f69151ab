"""Files to send: kept in memory, compressed once, not sent again to who has them."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response

COMPRESSED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


@dataclass(frozen=True)
class Sendable:
    type: str
    plain: bytes
    zipped: bytes | None
    tag: str

    @staticmethod
    def of(type: str, plain: bytes) -> Sendable:
        zipped = gzip.compress(plain, mtime=0) if type.startswith(COMPRESSED) else None
        return Sendable(type, plain, zipped, f'"{sha256(plain).hexdigest()[:20]}"')

    def answer(self, request: Request[Any, Any, Any], caching: str) -> Response[bytes]:
        headers = {"etag": self.tag, "cache-control": caching, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers)
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.zipped, media_type=self.type, headers=headers | {"content-encoding": "gzip"})
        return Response(self.plain, media_type=self.type, headers=headers)
