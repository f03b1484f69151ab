"""What has changed, put into what was there before, gives what is there now, and says no more than that."""

from __future__ import annotations

import copy

import msgspec
from hypothesis import given
from hypothesis import strategies as some

from starboard.server.differences import differences
from tests.server.people import changed

NAMES = some.sampled_from("abcde")
THINGS = some.recursive(
    some.none() | some.booleans() | some.integers(0, 3) | some.text("xy", max_size=2),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)
TABLES = some.dictionaries(NAMES, THINGS, max_size=5)


def news(old, new):
    found = list(differences(old, new, []))
    gone = [path for path, value in found if value is msgspec.UNSET]
    return {"gone": gone, "changes": [(path, value) for path, value in found if value is not msgspec.UNSET]}


@given(TABLES, TABLES)
def test_what_has_changed_leads_from_one_to_the_other(old, new):
    before = copy.deepcopy(old)
    assert changed(old, news(old, new)) == new
    assert old == before


def test_only_what_differs_is_told():
    old = {"round": 1, "players": [{"energy": 3, "hand": [1, 2]}, {"energy": 4}], "race": {"first": 0}}
    new = {"round": 1, "players": [{"energy": 2, "hand": [1]}, {"energy": 4}], "race": {"second": 0}}
    assert news(old, new) == {
        "gone": [["race", "first"]],
        "changes": [(["players", 0, "energy"], 2), (["players", 0, "hand"], [1]), (["race", "second"], 0)],
    }
    assert news(old, old) == {"gone": [], "changes": []}
