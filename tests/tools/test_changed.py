"""make quick checks what a change concerns."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tools.changed import changed_files, concerned

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/starboard/games/seti/rules/scan.py", ["tests/games/seti"]),
        ("src/starboard/games/seti/content/cards.json", ["tests/games/seti"]),
        ("src/starboard/games/seti/text/uk.ftl", ["tests/games/seti", "tests/test_text.py"]),
        ("src/starboard/engine/agenda.py", ["tests/engine"]),
        ("src/starboard/bots/search.py", ["tests/bots"]),
        ("src/starboard/server/live.py", ["tests/server"]),
        ("src/starboard/cli.py", ["tests/test_cli.py"]),
        ("README.md", ["tests/test_readme.py"]),
        ("tools/changed.py", ["tests/tools"]),
        ("tests/games/seti/test_play.py", ["tests/games/seti/test_play.py"]),
        ("tests/games/seti/position.py", ["tests/games/seti"]),
        ("tests/games/seti/golden/a.json", ["tests/games/seti"]),
        ("tests/server/conftest.py", ["tests/server"]),
        ("tests/smugglers/game.py", ["tests/engine"]),
        ("tests/browser/test_table.py", []),
        ("tests/browser/player.py", []),
        ("web/src/main.ts", []),
        ("docs/bots.md", []),
    ],
)
def test_the_tests_of_a_file(file, tests):
    assert list(concerned([file]).tests) == tests


def test_every_module_has_tests_that_exist():
    for file in [*ROOT.glob("src/starboard/**/*.py"), *ROOT.glob("tools/*.py")]:
        module = str(file.relative_to(ROOT))
        found = concerned([module]).tests
        assert found or module == "src/starboard/games/__init__.py"
        assert all((ROOT / path).exists() for path in found)


def test_a_folder_is_not_tested_twice():
    files = ["src/starboard/games/seti/game.py", "tests/games/seti/test_play.py"]
    assert concerned(files).tests == ("tests/games/seti",)


def test_laws_are_tried_on_the_games_that_changed_and_on_all_when_the_engine_did():
    assert concerned(["src/starboard/games/seti/game.py"]).laws == ("seti",)
    assert concerned(["src/starboard/games/seti/game.py", "src/starboard/engine/match.py"]).laws == ("",)
    assert concerned(["src/starboard/server/live.py"]).laws == ()


def test_python_is_checked_when_python_changed():
    assert concerned(["src/starboard/cli.py"]).python
    assert concerned(["pyproject.toml"]).python
    assert not concerned(["web/src/main.ts", "src/starboard/games/seti/text/en.ftl", "README.md"]).python


def test_the_client_is_checked_when_it_or_what_it_shares_changed():
    component, text = "web/src/components/Menu.svelte", "src/starboard/games/seti/text/en.ftl"
    found = concerned([component, text])
    assert found.web
    assert found.web_files == (component,)
    assert found.related == (component, text)
    assert not found.all_of_web
    assert not concerned(["src/starboard/games/seti/game.py"]).web


def test_settings_concern_the_whole_client():
    assert concerned(["web/eslint.config.js"]).all_of_web
    assert concerned(["web/package-lock.json"]).all_of_web
    assert not concerned(["web/src/lib/api.ts"]).all_of_web


def test_types_are_compared_with_the_structs_when_either_changed():
    assert concerned(["src/starboard/server/wire.py"]).interface
    assert concerned(["web/src/lib/types.ts"]).interface
    assert not concerned(["web/src/lib/api.ts"]).interface


@pytest.fixture
def git(tmp_path):
    """A repository with one file in its first commit, on main."""

    def git(*arguments: str) -> None:
        names = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *names, *arguments], cwd=tmp_path, check=True, capture_output=True)

    git("init", "--initial-branch=main")
    (tmp_path / "first").touch()
    git("add", "-A")
    git("commit", "-m", "First")
    return git


def test_changed_is_what_is_not_committed_and_what_is_new(git, tmp_path):
    (tmp_path / "first").write_text("changed")
    (tmp_path / "new").touch()
    assert changed_files(tmp_path) == ["first", "new"]


def test_changed_is_what_a_branch_has_committed(git, tmp_path):
    git("switch", "-c", "branch")
    (tmp_path / "second").touch()
    git("add", "-A")
    git("commit", "-m", "Second")
    (tmp_path / "first").unlink()
    assert changed_files(tmp_path) == ["first", "second"]


def test_without_a_change_it_is_the_last_commit(git, tmp_path):
    (tmp_path / "second").touch()
    git("add", "-A")
    git("commit", "-m", "Second")
    assert changed_files(tmp_path) == ["second"]
