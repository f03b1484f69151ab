"""What a recount raises when it and the engine disagree."""

from __future__ import annotations

from typing import Any, NoReturn, Self


class Difference(AssertionError):
    """The rule by which they differ, and both answers."""

    def __init__(self, rule: str, what: str, engine: Any, recount: Any) -> None:
        super().__init__(f"{rule}: {what}\n  engine: {shown(engine)}\n  recount: {shown(recount)}")
        self.rule = rule

    def at(self, where: str) -> Self:
        self.args = (f"{where}: {self.args[0]}",)
        return self


def shown(answer: Any) -> str:
    return str(sorted(answer, key=repr) if isinstance(answer, set | frozenset) else answer)


def same(rule: str, what: str, engine: Any, recount: Any) -> None:
    if engine != recount:
        differ(rule, what, engine, recount)


def differ(rule: str, what: str, engine: Any, recount: Any) -> NoReturn:
    """Of sets only what one of them has and the other has not is shown."""
    if isinstance(engine, set | frozenset) and isinstance(recount, set | frozenset):
        raise Difference(rule, f"{what} (what only one of them has)", engine - recount, recount - engine)
    raise Difference(rule, what, engine, recount)
