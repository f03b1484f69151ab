"""Which build runs: the kernel compiled by mypyc, or interpreted."""

from __future__ import annotations

from starboard.engine import state

BUILD = "compiled" if state.__file__.endswith((".so", ".pyd")) else "interpreted"
