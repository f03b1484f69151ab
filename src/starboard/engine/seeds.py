"""Fair seeds: a secret whose SHA-256 is published before the start, mixed with the players' own entropy."""

from __future__ import annotations

import hmac
from hashlib import blake2b, sha256


def commitment(secret: bytes) -> str:
    """What is published before the start: it fixes the secret without telling it."""
    return sha256(secret).hexdigest()


def fair_seed(secret: bytes, entropy: list[str]) -> bytes:
    """Neither the server alone nor the players alone can choose this seed."""
    parts = [part.encode() for part in entropy]
    mixed = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hmac.new(secret, mixed, sha256).digest()


def numbered_seed(number: int) -> bytes:
    """The seed of `--seed 7`: reproducible, and of course no secret."""
    return blake2b(str(number).encode(), digest_size=32, person=b"starboard-seed").digest()
