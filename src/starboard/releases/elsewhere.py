"""Elsewhere: rules of another time, from their sources to a process that plays by them."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from lzma import LZMAError
from pathlib import Path
from tarfile import TarError
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any, Final, NamedTuple

import msgspec
from platformdirs import user_cache_path

from starboard import releases
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, Param, SeatName
from starboard.engine.record import read_record
from starboard.engine.registry import brought_by, find_game
from starboard.host import sources
from starboard.host.contract import Answer, Call, Diverged
from starboard.host.program import frame, read_frame
from starboard.host.verified import Verified, verified

STANDINS: Final = releases.HERE / "standins"
"""For packages that older rules import and Starboard no longer brings."""


FROM_THERE: Final = """
import runpy, sys
from pathlib import Path
import starboard
there = sys.argv.pop(1)
if not Path(starboard.__file__).is_relative_to(there):
    sys.exit(f"{there} is not there: these are the rules of {starboard.__file__}")
runpy.run_module("starboard.host", run_name="__main__", alter_sys=True)
"""
"""A child of other rules ends rather than plays by those that are installed."""


class RulesFailed(Exception):
    """A process that was started from these rules ended without an answer."""

    def __init__(self, source: Source) -> None:
        super().__init__(os.pathsep.join(source.path))


class Source(NamedTuple):
    """What a process is started from: where Python finds the rules, and modules that bring games of others."""

    path: tuple[str, ...]
    brought: tuple[str, ...] = ()

    @staticmethod
    def own() -> Source:
        """This program's own."""
        return Source((str(sources.HERE.parent), *(str(Path(place).resolve()) for place in sys.path)), tuple(brought_by()))

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-P", "-c", FROM_THERE, self.path[0], *self.brought]

    @property
    def environment(self) -> dict[str, str]:
        """Without what is the server's business: where the database is, and its password."""
        ours = {name: value for name, value in os.environ.items() if name != "STARBOARD_DATABASE_URL"}
        return {**ours, "PYTHONPATH": os.pathsep.join(self.path)}


def folder_of(rules: str) -> Path:
    """Where the sources with this digest are laid out, once for all programs of this user."""
    return user_cache_path("starboard", appauthor=False) / "rules" / rules


def laid_out(rules: str, *archives: bytes | None) -> Source:
    """The rules with this digest, from the first archive that holds them unless they have been laid out before."""
    folder = folder_of(rules)
    if not is_whole(folder, rules):
        found = [files for files in map(read, archives) if sources.digest(files) == rules]
        if not found:
            raise Diverged(0, Message("trouble-no-rules", {"rules": rules[:12]}))
        folder = lay_out(found[0], folder, rules)
    return Source((str(folder), str(STANDINS)))


def is_whole(folder: Path, rules: str) -> bool:
    """Whoever tidies caches up may take single files."""
    try:
        return sources.digest(sources.sources(folder / "starboard")) == rules
    except OSError:
        return False


def read(archive: bytes | None) -> sources.Sources:
    """Nothing, if there is none or it is damaged."""
    try:
        return {} if archive is None else sources.unpacked(archive)
    except (EOFError, LZMAError, TarError):
        return {}


def lay_out(files: sources.Sources, folder: Path, rules: str) -> Path:
    """Where others may do the same at the same time.

    A user without a home that may be written, as services are, gets a folder for as long as this program runs.
    """
    try:
        if folder.exists() and not is_whole(folder, rules):
            folder.rename(Path(mkdtemp(prefix="broken.", dir=folder.parent), folder.name))
        return sources.laid_out(files, folder)
    except OSError:
        return sources.laid_out(files, Path(own_folder().name, folder.name))


@cache
def own_folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="starboard-rules-")


def ask(source: Source, call: Call) -> Any:
    """Start a process, ask it one thing, end it."""
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    process = subprocess.Popen(source.command, env=source.environment, stdin=pipe, stdout=pipe, stderr=nowhere)  # noqa: S603
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(frame(msgspec.msgpack.encode(call)))
            process.stdin.flush()
            answered = read_frame(process.stdout)
        except BrokenPipeError:
            answered = None
        process.kill()
    if answered is None:
        raise RulesFailed(source)
    return value_of(msgspec.msgpack.decode(answered, type=Answer))


def verify(content: bytes) -> Verified:
    """By today's rules or those of the release that had its version. Any difference is refused with the reason."""
    record = read_record(content)
    today = find_game(record.game).version
    release = None if record.version == today else releases.with_game(record.game, record.version)
    if release is None:
        return verified(content)
    try:
        source = laid_out(release.digest, releases.archive(release.digest))
        return msgspec.convert(ask(source, Call("verify", [content])), Verified)
    except (Diverged, RulesFailed):
        raise Refusal("refused-record-version", version=record.version, current=today) from None


def value_of(answer: Answer) -> Any:
    """What was answered, as builtins; a refusal or divergence is raised as it was there."""
    if answer.failed is not None:
        raise RuntimeError(f"a child process failed:\n{answer.failed}")
    if answer.refused is None:
        return answer.value
    told = message_from(answer.refused)
    if answer.diverged is not None:
        raise Diverged(answer.diverged, told)
    raise Refusal(told.key, answer.rule, **told.params)


def message_from(raw: Any) -> Message:
    """A message as another process wrote it."""
    params: dict[str, Param] = {}
    for name, param in raw.get("params", {}).items():
        if not isinstance(param, dict):
            params[name] = param
        else:
            params[name] = message_from(param) if "key" in param else SeatName(param["seat"])
    return Message(raw["key"], params)
