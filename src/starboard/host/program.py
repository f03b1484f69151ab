"""The child process: reads calls, plays, writes answers, until nobody calls any more."""

from __future__ import annotations

import os
import queue
import sys
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import IO, Any, Final, get_type_hints

import msgspec

import starboard.games  # noqa: F401  registers them
from starboard.engine.errors import Refusal
from starboard.host.board import Board, contents_of, texts_of
from starboard.host.contract import Answer, Call, Diverged
from starboard.host.verified import verified

KEPT: Final = 32
"""Matches that are remembered; another one is told again."""
LENGTH: Final = 4
PLAIN: Final[dict[str, Callable[..., Any]]] = {"contents": contents_of, "texts": texts_of, "verify": verified}
"""What is asked of no match."""


class Desk:
    """The matches of one child."""

    def __init__(self) -> None:
        self._boards: OrderedDict[str, Board] = OrderedDict()

    def answer(self, call: Call) -> Answer:
        try:
            return self._answer(call)
        except Diverged as diverged:
            return Answer(refused=diverged.why, diverged=diverged.line)
        except Refusal as refusal:
            return Answer(refused=refusal.text, rule=refusal.rule)
        except Exception:  # the caller says it where its people look
            return Answer(failed=traceback.format_exc())

    def _answer(self, call: Call) -> Answer:
        if call.match is None:
            return Answer(PLAIN[call.method](*call.args))
        board = self._boards.pop(call.match, None)
        if board is None or board.lines != call.lines[: len(board.lines)]:
            assert call.setup is not None
            board = Board(call.setup)
        board.more(call.lines[len(board.lines) :])
        found = Answer(carried_out(board, call))
        self._boards[call.match] = board
        while len(self._boards) > KEPT:
            self._boards.popitem(last=False)
        return found


def carried_out(board: Board, call: Call) -> Any:
    """A method of the board, its arguments read by their types."""
    if call.method.startswith("_"):
        raise ValueError(call.method)
    method = getattr(board, call.method)
    hints = get_type_hints(getattr(Board, call.method))
    hints.pop("return")
    return method(*(msgspec.convert(arg, kind) for arg, kind in zip(call.args, hints.values(), strict=True)))


def read_frame(source: IO[bytes]) -> bytes | None:
    length = source.read(LENGTH)
    return source.read(int.from_bytes(length, "big")) if len(length) == LENGTH else None


def frame(content: bytes) -> bytes:
    return len(content).to_bytes(LENGTH, "big") + content


def main(brought: Sequence[str] = ()) -> None:
    """What the games print goes where errors go; a caller that is gone ends the process, even while it thinks.

    `brought`: modules that register games of others.
    """
    for module in brought:
        import_module(module)
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    calls: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def listen() -> None:
        while (content := read_frame(source)) is not None:
            calls.put(content)
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    desk = Desk()
    while True:
        answer = desk.answer(msgspec.msgpack.decode(calls.get(), type=Call))
        sink.write(frame(msgspec.msgpack.encode(answer)))
        sink.flush()
