"""Texts are written as Fluent's own implementation in Python writes them."""

from __future__ import annotations

from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from starboard.engine.catalog import Catalog
from starboard.engine.text import LANGUAGES, catalogs
from tests.test_text import chosen_among, needed, resource

NUMBERS = [0, 1, 2, 4, 5, 11, 12, 21, 22, 111, 121, 1234, 1_000_001, -1, -3]


def tried(catalog: str, language: str, key: str) -> list[dict[str, int | str]]:
    """Every number, and every word that something is selected by."""
    chosen, variables = chosen_among(catalog, language, key), sorted(needed(catalog, language, key))
    together = [dict.fromkeys(variables, number) for number in NUMBERS] + [dict.fromkeys(variables, "Ada")]
    words = [[(name, word) for word in sorted(chosen[name])] for name in variables if name in chosen]
    return together + [dict.fromkeys(variables, number) | dict(some) for some in product(*words) for number in (1, 3)][:200]


@pytest.mark.parametrize("catalog", catalogs())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written_as_by_the_reference_implementation(catalog, language):
    source = "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in catalogs()[catalog])
    ours, theirs = Catalog(language), FluentBundle([language], use_isolating=False)
    ours.add(source)
    theirs.add_resource(FluentResource(source))
    keys = [entry.id.name for entry in resource(catalog, language).body if isinstance(entry, ast.Message)]
    assert len(keys) > 5
    for key in keys:
        for args in tried(catalog, language, key):
            text, errors = theirs.format_pattern(theirs.get_message(key).value, args)
            assert (ours.write(key, args), []) == (text, errors), (key, args)


def test_what_is_missing_is_said():
    catalog = Catalog("en")
    catalog.add("greeting = Hello, { $name }\nfarewell = { goodbye }\n")
    assert "greeting" in catalog
    assert "goodbye" not in catalog
    with pytest.raises(LookupError, match="name"):
        catalog.write("greeting", {})
    with pytest.raises(LookupError, match="goodbye"):
        catalog.write("farewell", {})
