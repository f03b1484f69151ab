"""What a recount raises when it and the engine disagree."""

from __future__ import annotations

from typing import Any


class Difference(AssertionError):
    """The rule by which they differ, and both answers."""

    def __init__(self, rule: str, what: str, engine: Any, recount: Any) -> None:
        super().__init__(f"{rule}: {what}\n  engine: {shown(engine)}\n  recount: {shown(recount)}")
        self.rule = rule


def shown(answer: Any) -> str:
    return str(sorted(answer, key=repr) if isinstance(answer, set) else answer)


def same(rule: str, what: str, engine: Any, recount: Any) -> None:
    """Both sets: only what one of them has and the other has not is shown."""
    if engine != recount:
        if isinstance(engine, set) and isinstance(recount, set):
            raise Difference(rule, f"{what} (what only one of them has)", engine - recount, recount - engine)
        raise Difference(rule, what, engine, recount)
