"""One vocabulary: every operation is a class with its printed form, its words, its symbol and a price (AE-20)."""

from __future__ import annotations

import json

import pytest

from starboard.games.andromedas_edge import game
from starboard.games.andromedas_edge.bots.prices import PRICE_OF, worth_of
from starboard.games.andromedas_edge.rules import vocabulary  # noqa: F401  announces what is read here
from starboard.games.andromedas_edge.rules.conditions import CONDITIONS
from starboard.games.andromedas_edge.rules.operation import OPERATIONS


def test_bots_have_a_price_for_each_operation():
    assert sorted(PRICE_OF) == OPERATIONS.tags()


def test_every_word_is_used():
    """What the contents do not hold, nobody has to know."""
    text = "".join(json.dumps(json.loads(file.read_bytes())) for file in game.GAME.contents().values() if file.parent.name == "content")
    for words in (OPERATIONS, CONDITIONS):
        assert [tag for tag in words.tags() if f'"{words.tag_field}": "{tag}"' not in text] == []


@pytest.mark.parametrize(
    ("effect", "error"),
    [
        ({"op": "teleport"}, "teleport"),
        ({"what": {"vp": 1}}, "missing required field `op`"),
        ({"op": "gain", "what": {"vp": 1}, "twice": True}, "unknown field `twice`"),
        ({"op": "gain", "what": {"vp": "1"}}, "Expected `int`"),
        ({"op": "gain", "what": {"gold": 1}}, "gold"),
        ({"op": "gain_per", "per": "comets", "what": {"vp": 1}}, "comets"),
        ({"op": "recruit", "count": 1, "regions": "elsewhere"}, "elsewhere"),
        ({"op": "peek_events", "look": 3}, "looks at 2 cards, not 3"),
        ({"op": "if", "condition": {"test": "raining"}, "then": []}, "condition: .*raining"),
        ({"op": "if", "condition": {"test": "count", "of": "comets", "at_least": 1}, "then": []}, "condition: .*comets"),
        ({"op": "for_each", "players": "all", "do": [{"op": "lose"}]}, r"do\[0\]: .*`what`"),
        ({"op": "choose", "pick": 1, "options": [[], [{"op": "repair", "times": 1}]]}, r"options\[1\]\[0\]: .*`no_vp`"),
    ],
)
def test_a_misprint_is_an_error_that_says_where_it_is(effect, error):
    with pytest.raises(ValueError, match=f"modules: card: .*{error}"):
        OPERATIONS.read(effect, "modules: card")


def test_a_price_is_what_the_parts_are_worth():
    one, two = OPERATIONS.read_all([{"op": "gain", "what": {"vp": 1}}, {"op": "gain", "what": {"vp": 2}}])
    assert worth_of([one, one]) == worth_of([two])
