"""Types for clients, written from the Structs."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from tools.typescript import Module, Printing, Words, array, plural

from starboard.engine.effects.vocabulary import Unread, Word, form_of, of_vocabulary, printed

PACKAGE = "tests.tools.test_typescript"
COLOURS = ("red", "blue")
Colour = Annotated[str, msgspec.Meta(extra_json_schema={"enum": COLOURS})]
"""Told as text, and one of these words."""
Size = Literal["small", "large"]
Square = tuple[int, int]


class Printed(msgspec.Struct, forbid_unknown_fields=True, rename={"rank": "class"}):
    """What is read: a default may be missing."""

    rank: str
    points: int = 0


class Crown(Printed):
    jewels: int = 0


class Fort(msgspec.Struct):
    colour: Colour
    size: Size | None
    at: list[Square]


class Castle(Fort):
    towers: dict[str, list[int | None]]
    flags: Annotated[dict[Colour, int], msgspec.Meta(min_length=len(COLOURS))]


class Capital(Castle):
    crown: Printed
    any: dict[str, Any]


class March(msgspec.Struct, tag="march", tag_field="type"):
    """March on.

    To the next square.
    """

    by: dict[Colour, float]
    quick: bool = False


class Note(msgspec.Struct, omit_defaults=True):
    text: str
    seat: int | None = None


class Everything(msgspec.Struct):
    forts: list[Fort]
    items: tuple[Printed, ...]
    pair: tuple[int, str]
    note: Note


@pytest.fixture
def module() -> Module:
    written = Module(PACKAGE, {})
    for kind in (Fort, Castle, Capital, March, Note, Printed, Everything):
        written.use(kind)
    return written


def test_a_struct_becomes_a_type_with_its_docstring(module):
    assert module.declaration(March) == (
        "/**\n * March on.\n *\n * To the next square.\n */\n"
        "export type March = { type: 'march'; by: Partial<Record<Colour, number>>; quick: boolean };\n"
    )


def test_types_keep_the_names_that_python_gives_them(module):
    assert module.fields(Fort) == {"colour": "Colour", "size": "Size | null", "at": "Square[]"}
    source = module.source()
    assert "export const COLOURS = ['red', 'blue'] as const;\nexport type Colour = (typeof COLOURS)[number];\n" in source
    assert "export const SIZES = ['small', 'large'] as const;\n" in source
    assert "export type Square = [number, number];\n" in source


def test_one_name_means_one_type(module):
    with pytest.raises(ValueError, match="Square is"):
        module.reference(dict[str, int], {"Square": dict[str, int]})


def test_fields_of_bases_come_first(module):
    assert list(module.fields(Capital)) == ["colour", "size", "at", "towers", "flags", "crown", "any"]


def test_a_dict_that_has_all_words_misses_none(module):
    assert module.fields(Castle)["flags"] == "Record<Colour, number>"
    assert module.fields(March)["by"] == "Partial<Record<Colour, number>>"


def test_what_may_be_missing_is_optional(module):
    assert module.fields(Printed) == {"class": "string", "points?": "number"}
    assert module.fields(Note) == {"text": "string", "seat?": "number | null"}
    assert module.fields(March)["quick"] == "boolean"
    assert "quick?" in Module(PACKAGE, {}, asked=True).fields(March)


def test_what_is_told_as_a_base_is_one_of_those_that_derive_from_it(module):
    assert module.fields(Everything)["forts"] == "(Castle | Capital)[]"
    assert module.fields(Everything)["items"] == "Printed[]", "what is read is nothing but what is asked for"
    assert module.fields(Everything)["pair"] == "[number, string]"


Deed = Annotated[Unread, of_vocabulary("deed")]


class Pay(Word):
    """Pay for what follows."""

    form: ClassVar = printed("pay", "deed", colour=Colour, then=(list[Deed], []))


class Rest(Word):
    form: ClassVar = printed("rest", "deed")


class Scroll(msgspec.Struct):
    deeds: list[Deed]


def test_words_of_a_vocabulary_are_the_forms_that_they_are_printed_in():
    words = {form_of(Pay): Printing("PayDeed", Pay), form_of(Rest): Printing("RestDeed", Rest)}
    written = Module(PACKAGE, {}, vocabularies={"deed": Words("Deed", words)})
    assert written.fields(Scroll) == {"deeds": "Deed[]"}
    assert "export type Deed = PayDeed | RestDeed;\n" in written.source()
    assert written.declaration(form_of(Pay)) == (
        "/** Pay for what follows. */\nexport type PayDeed = { deed: 'pay'; colour: Colour; then?: Deed[] };\n"
    )


def test_known_types_are_imported():
    written = Module(PACKAGE, {Note: "Remark"})
    assert written.fields(Everything)["note"] == "Remark"
    assert written.imported == {"Remark"}
    assert Note not in written.structs


def test_an_unknown_type_is_an_error(module):
    with pytest.raises(TypeError, match="complex"):
        module.reference(complex, {})


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("string", "string[]"),
        ("A | null", "(A | null)[]"),
        ("Record<string, A | null>", "Record<string, A | null>[]"),
        ("A[] | B[]", "(A[] | B[])[]"),
    ],
)
def test_arrays(one, many):
    assert array(one) == many


@pytest.mark.parametrize(
    ("name", "words"), [("TraceColour", "TRACE_COLOURS"), ("Quality", "QUALITIES"), ("Status", "STATUSES"), ("Players", "PLAYERS")]
)
def test_words_of_a_type(name, words):
    assert plural(name) == words
