"""Python that nothing uses: what vulture finds, less the fields that are read elsewhere. Names used by others only: see pyproject.toml."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from vulture import Vulture

from project import ROOT, SRC, WEB

USERS = (SRC, ROOT / "tools", ROOT / "bench")
"""What only tests use is unused, too."""
WORD = re.compile(r"\w+")


class Unused(NamedTuple):
    file: Path
    line: int
    kind: str
    name: str


def main() -> None:
    found = [each for each in search() if not is_field_read_elsewhere(each)]
    for file, line, kind, name in found:
        print(f"{file.relative_to(ROOT)}:{line}: unused {kind} '{name}'")
    print(f"unused names: {len(found)}")
    sys.exit(bool(found))


def search() -> list[Unused]:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["vulture"]
    vulture = Vulture(ignore_names=options["ignore_names"], ignore_decorators=options["ignore_decorators"])
    vulture.scavenge([str(folder) for folder in USERS], exclude=options["exclude"])
    items = vulture.get_unused_code(min_confidence=options["min_confidence"])
    found = [Unused(Path(item.filename), item.first_lineno, item.typ, item.name) for item in items]
    return [each for each in found if each.file.is_relative_to(SRC)]


def is_field_read_elsewhere(unused: Unused) -> bool:
    """Contents say what is printed, whether or not a rule asks for it; whatever else has fields is read by the client."""
    if unused.line not in lines_of_fields(unused.file):
        return False
    return "content" in (unused.file.stem, unused.file.parent.name) or unused.name in words_of_client()


@cache
def lines_of_fields(file: Path) -> set[int]:
    classes = (node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ClassDef))
    return {statement.lineno for each in classes for statement in each.body if isinstance(statement, ast.AnnAssign)}


@cache
def words_of_client() -> set[str]:
    """Of what people wrote: `types.ts` repeats every field of every Struct."""
    sources = [file for file in (WEB / "src").rglob("*") if file.suffix in (".ts", ".svelte")]
    read = [file for file in sources if file.name != "types.ts" and not file.name.endswith(".test.ts")]
    return {word for file in read for word in WORD.findall(file.read_text())}


if __name__ == "__main__":
    main()
