"""Contents that are not what is printed stop the import, and the message says where."""

from __future__ import annotations

import pytest

from starboard.engine.content import Printed, expect, load


class Tile(Printed, frozen=True):
    id: str
    cells: int


def test_contents_are_read_as_their_type(tmp_path):
    file = tmp_path / "tiles.json"
    file.write_text('[{"id": "a", "cells": 3}]')
    assert load(file, list[Tile]) == [Tile(id="a", cells=3)]


@pytest.mark.parametrize(
    ("entry", "fault"),
    [('{"id": "a"}', "missing required field `cells`"), ('{"id": "a", "cells": 3, "colour": 1}', "unknown field `colour`")],
)
def test_a_field_too_few_or_too_many_is_named_with_its_file_and_entry(tmp_path, entry, fault):
    file = tmp_path / "tiles.json"
    file.write_text(f"[{entry}]")
    with pytest.raises(ValueError, match=rf"{tmp_path.name}/tiles.json: .*{fault}.*\$\[0\]"):
        load(file, list[Tile])


def test_counts_that_differ_from_the_printed_ones_are_told():
    expect("tiles", 144, 144)
    with pytest.raises(ValueError, match="tiles: found 143, printed 144"):
        expect("tiles", 143, 144)
