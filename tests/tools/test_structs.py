"""What is compiled is decided by what a module contains, never by its name."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest
from tools.structs import dotted, interpreted

from starboard.engine.build import BUILD

SRC = Path(__file__).resolve().parents[2] / "src"
SOURCES = sorted(file for package in ("engine", "games", "bots") for file in (SRC / "starboard" / package).rglob("*.py"))
SELDOM = {"CampaignRules"}
"""Asked once a match, so it may stand beside the Structs that it is about."""
WHY = interpreted(SRC, SOURCES)


def reasons(tmp_path: Path, **modules: str) -> dict[str, str]:
    """Which of these modules stay interpreted; two underscores stand for a folder."""
    for name, source in modules.items():
        file = tmp_path / f"{name.replace('__', '/')}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(source)
    return {file.stem: why for file, why in interpreted(tmp_path, tmp_path.rglob("*.py")).items()}


@pytest.mark.parametrize("name", ["events", "actions", "view", "rules__events", "words__actions"])
def test_a_name_decides_nothing(tmp_path, name):
    assert reasons(tmp_path, **{name: "class Turn:\n    pass\n\n\ndef told() -> int:\n    return 1\n"}) == {}


@pytest.mark.parametrize(
    "source",
    [
        "import msgspec\nclass Card(msgspec.Struct): ...",
        "import msgspec as m\nclass Card(m.Struct, frozen=True): ...",
        "from msgspec import Struct as Base\nclass Card(Base): ...",
        "import msgspec\nclass Base(msgspec.Struct): ...\nclass Card(Base): ...",
        "import msgspec\nfrom typing import Generic, TypeVar\nT = TypeVar('T')\nclass Card(msgspec.Struct, Generic[T]): ...",
    ],
)
def test_a_module_with_a_struct_stays_interpreted_and_says_why(tmp_path, source):
    assert "Card" in reasons(tmp_path, rules=source)["rules"]


@pytest.mark.parametrize(
    ("path", "base"),
    [
        ("from game.kinds import Base", "Base"),
        ("from game import kinds", "kinds.Base"),
        ("import game.kinds", "game.kinds.Base"),
        ("from .kinds import Base", "Base"),
        ("from game.kinds import Listed", "Listed[int]"),
        ("from game.passed_on import Base as Other", "Other"),
    ],
)
def test_a_struct_is_known_by_bases_in_other_modules(tmp_path, path, base):
    generic = "from typing import Generic, TypeVar\nT = TypeVar('T')\n"
    kinds = f"import msgspec\n{generic}class Base(msgspec.Struct): ...\nclass Listed(Base, Generic[T]): ..."
    modules = {"game__kinds": kinds, "game__passed_on": "from game.kinds import Base", "game__cards": f"{path}\nclass Card({base}): ..."}
    assert set(reasons(tmp_path, **modules)) == {"kinds", "cards"}


def test_interpreted_modules_hold_no_rules():
    """A task beside a Struct would run several times slower, and nothing would say so."""
    for file, why in WHY.items():
        classes = {node.name for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ClassDef)}
        if why == "a package":
            assert classes == set(), f"{file} is a package: classes in it are never compiled"
        else:
            named = set(why.removeprefix("defines Structs: ").split(", "))
            slow = classes - named - SELDOM
            assert slow == set(), f"{file} {why}: so {slow} would not be compiled, and want a module of their own"


@pytest.mark.skipif(BUILD != "compiled", reason="says what the compiled build is made of")
def test_the_compiled_build_is_what_was_decided():
    for file in SOURCES:
        if file.name != "__main__.py":
            module = import_module(dotted(file.relative_to(SRC)))
            assert module.__file__.endswith(".py") == (file in WHY), file
