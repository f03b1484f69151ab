"""Texts: every catalog says the same things in every language, and every key that is used exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from starboard.engine.text import LANGUAGES, PLATFORM, catalogs

SOURCES = Path(__file__).parent.parent / "src" / "starboard"
CLIENT = Path(__file__).parent.parent / "web" / "src"
PLURALS = {"zero", "one", "two", "few", "many", "other"}

every_catalog = pytest.mark.parametrize("catalog", catalogs())
every_translation = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])


class Text:
    """What one message needs: variables, variants it selects among, messages it refers to, its attributes."""

    def __init__(self, entry: ftl.Message | ftl.Term) -> None:
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        for node in parts(entry):
            if isinstance(node, ftl.VariableReference):
                self.variables.add(node.id.name)
            elif isinstance(node, ftl.MessageReference):
                self.references.add(node.id.name)
            elif isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
                keys = {str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in node.variants}
                self.variants.setdefault(node.selector.id.name, set()).update(keys - PLURALS)


def parts(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from parts(child)


@cache
def resource(catalog: str, language: str) -> ftl.Resource:
    return FluentParser().parse("\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in catalogs()[catalog]))


@cache
def texts(catalog: str, language: str) -> dict[str, Text]:
    return {entry.id.name: Text(entry) for entry in resource(catalog, language).body if isinstance(entry, ftl.Message)}


def needed(catalog: str, language: str, key: str) -> set[str]:
    """Variables of a message and of all it refers to."""
    text = texts(catalog, language)[key]
    return text.variables.union(*(needed(catalog, language, other) for other in text.references))


def chosen_among(catalog: str, language: str, key: str) -> dict[str, set[str]]:
    """For each variable that something is selected by: the variants, apart from plural forms."""
    text = texts(catalog, language)[key]
    found = {variable: set(variants) for variable, variants in text.variants.items()}
    for other in text.references:
        for variable, variants in chosen_among(catalog, language, other).items():
            found.setdefault(variable, set()).update(variants)
    return {variable: variants for variable, variants in found.items() if variants}


def inner(catalog: str, language: str) -> set[str]:
    """Messages that others refer to: a language may need phrases of its own."""
    return set().union(*(text.references for text in texts(catalog, language).values()))


# -- the same things in every language


@every_catalog
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalog_parses_and_says_nothing_twice(catalog, language):
    body = resource(catalog, language).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
    assert len(keys) == len(set(keys))
    assert [key for key, text in texts(catalog, language).items() if not text.references <= set(texts(catalog, language))] == []


@every_catalog
@every_translation
def test_languages_have_the_same_messages(catalog, language):
    english, other = texts(catalog, "en"), texts(catalog, language)
    assert set(english) - set(other) - inner(catalog, "en") == set()
    assert set(other) - set(english) - inner(catalog, language) == set()


@every_catalog
@every_translation
def test_languages_need_the_same_variables(catalog, language):
    english, other = texts(catalog, "en"), texts(catalog, language)
    different = {
        key: (needed(catalog, "en", key), needed(catalog, language, key))
        for key in english.keys() & other.keys()
        if needed(catalog, "en", key) != needed(catalog, language, key) or english[key].attributes != other[key].attributes
    }
    assert different == {}


@every_catalog
@every_translation
def test_languages_tell_the_same_cases_apart(catalog, language):
    """A word per effect, level or option in English is a word per effect, level or option in every language."""
    different = {
        key: (chosen_among(catalog, "en", key), chosen_among(catalog, language, key))
        for key in texts(catalog, "en").keys() & texts(catalog, language).keys()
        if not chosen_among(catalog, "en", key).items() <= chosen_among(catalog, language, key).items()
    }
    assert different == {}


# -- every key that is used exists


def visible_from(path: Path) -> list[str]:
    """Catalogs that a source file may use: its game's and the platform's."""
    games = [name for name in catalogs() if name != PLATFORM and name in path.parts]
    return [*games, PLATFORM]


def literals(node: ast.expr) -> list[str]:
    """The keys that an expression can be, as far as they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


KEY_AT = {"message": 0, "Refusal": 0, "Denied": 1, "Message": 0, "Term": 0}
NO_PARAMETERS = {"rule", "headers"}


def spoken(path: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Keys in the calls that make messages, with the parameters they are given; None when those are not written out."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        if name in KEY_AT and len(node.args) > KEY_AT[name]:
            written_out = name not in {"Message", "Term"} and all(keyword.arg for keyword in node.keywords)
            given = {keyword.arg for keyword in node.keywords} - NO_PARAMETERS if written_out else None
            for key in literals(node.args[KEY_AT[name]]):
                yield key, given


PYTHON_FILES = sorted(path for path in SOURCES.rglob("*.py") if "migrations" not in path.parts)


@pytest.mark.parametrize("path", PYTHON_FILES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_python_uses_messages_that_exist_with_all_they_need(path):
    for key, given in spoken(path):
        homes = [catalog for catalog in visible_from(path) if key in texts(catalog, "en")]
        assert homes, f"no catalog has {key}"
        if given is not None:
            assert needed(homes[0], "en", key) <= given, key


CLIENT_KEY = re.compile(r"""(?:\bt|\bsay)\(\s*'([^'\s]+)'|(?:\bt|\bsay)\([^()'{]*\?\s*'([^']+)'\s*:\s*'([^']+)'|\bkey:\s*'([^']+)'""")
CLIENT_CHOICE = re.compile(r"\bkey:[^'\n,}]*\?\s*'([^']+)'\s*:\s*'([^']+)'")
BOARD_KEY = re.compile(r"'(board-[a-z0-9_-]+)'")
CLIENT_FILES = sorted(path for kind in ("*.svelte", "*.ts") for path in CLIENT.rglob(kind) if not path.name.endswith(".test.ts"))


@pytest.mark.parametrize("path", CLIENT_FILES, ids=lambda path: str(path.relative_to(CLIENT)))
def test_the_client_uses_messages_that_exist(path):
    source = path.read_text("utf-8")
    used = {key for form in (CLIENT_KEY, CLIENT_CHOICE, BOARD_KEY) for match in form.finditer(source) for key in match.groups() if key}
    known = {key for catalog in visible_from(path) for key in texts(catalog, "en")}
    assert used - known == set()


def test_keys_are_found_at_all():
    """The tests above would pass if they looked for nothing."""
    assert sum(1 for path in PYTHON_FILES for _ in spoken(path)) > 60
    assert sum(len(CLIENT_KEY.findall(path.read_text("utf-8"))) for path in CLIENT_FILES) > 60
