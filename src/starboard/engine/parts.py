"""Parts that a folder must have to be a game, or a part of one: what is missing is named at import."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starboard.engine.text import LANGUAGES

TEXTS: Final = tuple([f"text/{language}.ftl" for language in LANGUAGES])
GAME: Final = (
    "game.py",
    "state.py",
    "actions.py",
    "events.py",
    "view.py",
    "show.py",
    "rules/setup.py",
    "rules/hidden.py",
    "rules/scoring.py",
    "words/actions.py",
    "bots/evaluation.py",
    "bots/policy.py",
    "content/__init__.py",
    "content/names.py",
    *TEXTS,
)
"""The same roles by the same names in every game: see docs/architecture.md."""
ADVENTURE: Final = (
    "game.py",
    "content/__init__.py",
    "content/sheet.json",
    "content/layout.py",
    "content/names.py",
    "rules/adventure.py",
    "rules/missions.py",
    "rules/scoring.py",
    "bots/evaluation.py",
    "bots/policy.py",
    *TEXTS,
)


def folders(root: Path, parts: tuple[str, ...]) -> list[str]:
    """The names of the folders below `root`, each of which has all parts; one without any Python is none of ours."""
    found = [folder for folder in sorted(root.iterdir()) if folder.is_dir() and any(folder.glob("*.py"))]
    for folder in found:
        missing = [part for part in parts if not (folder / part).exists()]
        if missing:
            raise ImportError(f"{folder.name} lacks {', '.join(missing)}; every folder in {root.name} has {', '.join(parts)}")
    return [folder.name for folder in found]
