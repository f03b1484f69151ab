"""A folder that lacks a part of a game says which."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.engine import parts


def build(root, *files):
    for file in files:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).touch()


def test_every_folder_with_all_parts_is_found_in_order(tmp_path):
    build(tmp_path, *(f"{game}/{part}" for game in ("zeta", "alpha") for part in ("game.py", "content/cards.json")))
    build(tmp_path, "__pycache__/game.pyc", "notes.py")
    assert parts.folders(tmp_path, ("game.py", "content")) == ["alpha", "zeta"]


def test_what_is_missing_is_named_with_what_is_needed(tmp_path):
    build(tmp_path, "alpha/game.py", "alpha/text/en.ftl")
    with pytest.raises(ImportError) as refused:
        parts.folders(tmp_path, ("game.py", "content", "text/en.ftl", "text/uk.ftl"))
    assert "alpha lacks content, text/uk.ftl" in str(refused.value)
    assert "has game.py, content, text/en.ftl, text/uk.ftl" in str(refused.value)


def test_the_architecture_names_every_module_of_the_kernel():
    page = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text()
    table = page.partition("## The kernel, file by file")[2].partition("\n\n**")[0]
    named = {name.rstrip("/") for name in re.findall(r"`([\w.]+/?)`", table)}
    kernel = Path(parts.__file__).parent
    modules = {
        each.name for each in kernel.iterdir() if (each.suffix == ".py" and each.stem != "__init__") or (each / "__init__.py").exists()
    }
    assert modules - named == set()
