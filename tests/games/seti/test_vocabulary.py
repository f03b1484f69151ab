"""One vocabulary: every operation is a class with its printed form, its words, its symbol and a price (SE-9.5 to SE-9.9)."""

from __future__ import annotations

import json

import pytest

from starboard.engine.text import LANGUAGES, render
from starboard.games.seti import game
from starboard.games.seti.bots.prices import PRICE_OF, price
from starboard.games.seti.content import SYMBOLS
from starboard.games.seti.rules import printed
from starboard.games.seti.rules.conditions import CONDITIONS
from starboard.games.seti.rules.counters import COUNTERS
from starboard.games.seti.rules.operation import OPERATIONS
from starboard.games.seti.rules.rival_actions import ACTIONS, RIVAL_ACTIONS
from starboard.games.seti.rules.triggers import EVENTS
from starboard.games.seti.words.components import symbols


def test_bots_have_a_price_for_each_operation():
    assert sorted(PRICE_OF) == OPERATIONS.tags()


def test_clients_have_the_symbols_of_the_classes():
    """Written anew by python tools/seti_texts.py."""
    assert symbols() == SYMBOLS


def test_every_word_of_the_contents_reads_in_every_language():
    lists = [
        *printed.EFFECTS,
        *printed.CORNER,
        *printed.REWARD,
        *printed.END_GAME,
        *printed.MESSAGE,
        *printed.SPACE_REWARD,
        *printed.SAMPLE,
    ]
    lists += [reward for rewards in printed.SLOT_REWARDS for reward in rewards]
    words = [op for ops in lists for op in ops] + [one for one in printed.CONDITION if one is not None]
    words += [trigger for triggers in printed.TRIGGERS for trigger in triggers] + [sets for sides in printed.GOLD_SETS for sets in sides]
    words += [action for actions in ACTIONS for action in actions]
    assert len(words) > 500
    for word in words:
        for language in LANGUAGES:
            assert render(word.text(), language, "seti")


def test_every_word_is_used():
    """What the contents do not hold, nobody has to know."""
    text = "".join(json.dumps(json.loads(file.read_bytes())) for file in game.GAME.contents().values() if file.parent.name == "content")
    for vocabulary in (OPERATIONS, CONDITIONS, COUNTERS, EVENTS, RIVAL_ACTIONS):
        unused = [tag for tag in vocabulary.tags() if f'"{vocabulary.tag_field}": "{tag}"' not in text]
        assert unused == []


@pytest.mark.parametrize(
    ("effect", "error"),
    [
        ({"op": "teleport"}, "teleport"),
        ({"move": 1}, "missing required field `op`"),
        ({"op": "move", "points": 1, "far": True}, "unknown field `far`"),
        ({"op": "move", "points": "1"}, "Expected `int`"),
        ({"op": "gain", "resource": "gold", "amount": 1}, "gold"),
        ({"op": "if", "condition": {"test": "raining"}, "then": []}, "condition: .*raining"),
        ({"op": "per", "counter": {"count": "techs", "type": "any"}, "then": [{"op": "move"}]}, r"then\[0\]: .*`points`"),
        ({"op": "this_turn", "when": {"event": "launch", "twice": 1}, "then": [], "limit": "once"}, "when: .*twice"),
        ({"op": "signal", "where": "star", "count": 1, "star": "sun"}, "sun"),
    ],
)
def test_a_misprint_is_an_error_that_says_where_it_is(effect, error):
    """SE-0.2"""
    with pytest.raises(ValueError, match=f"cards: card_001: .*{error}"):
        OPERATIONS.read(effect, "cards: card_001")


def test_a_price_is_what_the_parts_are_worth():
    one, two = OPERATIONS.read_all([{"op": "draw", "count": 1}, {"op": "draw", "count": 2}])
    assert price([one, one]) == price([two])


def test_the_resource_of_a_gain_is_its_symbol():
    assert SYMBOLS["gain"] == "{resource}"
    assert set(SYMBOLS) < set(OPERATIONS.tags())
