"""Which checks a change concerns: make quick runs these."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

BASES = ("origin/main", "main")

TESTS = {
    r"src/starboard/games/(\w+)/.*": r"tests/games/\1",
    r"src/starboard/(engine|bots|arena|server)/.*": r"tests/\1",
    r"src/starboard/(host|releases)/.*": r"tests/\1",
    r"src/starboard/(cli|__init__|__main__)\.py": "tests/test_cli.py",
    r"src/starboard/.*\.ftl": "tests/test_text.py",
    r"README\.md|src/starboard/__init__\.py": "tests/test_readme.py",
    r"tools/.*\.py": "tests/tools",
    r"(tests/(?!browser/).*/test_\w+\.py|tests/test_\w+\.py)": r"\1",
    r"(tests/games/\w+|tests/(?!browser|games|smugglers)\w+)/(?!.*\btest_\w+\.py).*\.(?:py|json)": r"\1",
    r"tests/(smugglers/.*|conftest\.py)": "tests/engine",
}
"""Which tests belong to a file. All that match hold; those of the browser are left to make test."""

LAWS = {
    r"src/starboard/games/(\w+)/.*": r"\1",
    r"src/starboard/engine/.*|tests/(engine|smugglers)/.*|tests/conftest\.py": "",
}
"""The games on which a sample of the conformance suite is tried: one, or ("") all."""

WEB_SETTINGS = re.compile(r"web/(package(-lock)?\.json|[\w.]+\.(js|ts)|\.prettier\w+(\.json)?|index\.html)")
WEB_SOURCES = re.compile(r"web/(src|tests)/.*\.(ts|svelte|css)")
SHARED = re.compile(r"src/starboard/.*\.(ftl|json)")
"""Texts and contents that the client is built from, too."""


@dataclass(frozen=True)
class Concerned:
    """What to check. `laws` are games, "" being all; `related` are the files whose tests the client is to run."""

    python: bool = False
    interface: bool = False
    tests: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    web: bool = False
    web_files: tuple[str, ...] = ()
    all_of_web: bool = False
    related: tuple[str, ...] = ()


def concerned(files: Iterable[str]) -> Concerned:
    """By the files' paths from the repository's root."""
    changed = sorted(set(files))
    settings = any(WEB_SETTINGS.fullmatch(file) for file in changed)
    sources = [file for file in changed if WEB_SOURCES.fullmatch(file)]
    shared = [file for file in changed if SHARED.fullmatch(file)]
    laws = matches(LAWS, changed)
    return Concerned(
        python=any(file.endswith(".py") or file in ("pyproject.toml", "constraints.txt") for file in changed),
        interface=any(file.startswith("src/starboard/") or file.endswith("/types.ts") for file in changed),
        tests=without_parts(matches(TESTS, changed)),
        laws=("",) if "" in laws else tuple(laws),
        web=settings or bool(sources) or bool(shared),
        web_files=tuple(sources),
        all_of_web=settings,
        related=tuple(sources + shared),
    )


def matches(rules: dict[str, str], files: list[str]) -> list[str]:
    found = {match.expand(what) for file in files for pattern, what in rules.items() if (match := re.fullmatch(pattern, file))}
    return sorted(found)


def without_parts(paths: list[str]) -> tuple[str, ...]:
    """A folder's files are not named again beside it."""
    return tuple(path for path in paths if not any(path.startswith(f"{folder}/") for folder in paths))


def changed_files(root: Path) -> list[str]:
    """What differs from the branch that this one left, else from the last commit, else what the last commit changed; removed files, too."""

    def git(*arguments: str) -> list[str]:
        return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True).stdout.splitlines()

    new = git("ls-files", "--others", "--exclude-standard")
    bases = [base for name in BASES for base in git("merge-base", "HEAD", name)]
    base = bases[0] if bases else "HEAD"
    return git("diff", "--name-only", "--no-renames", base) + new or git("diff", "--name-only", "--no-renames", "HEAD~1", "HEAD")
