"""Why not: whatever is tried and not allowed is refused with its rule and its reason."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.text import LANGUAGES, render
from starboard.games.andromedas_edge import rules
from starboard.games.andromedas_edge.actions import ACTIONS
from starboard.games.andromedas_edge.game import GAME
from starboard.games.andromedas_edge.rules.refusals import ASKED, Bar
from starboard.games.andromedas_edge.state import EdgeState

from .every_action import every_action

BY_KIND = {kind: [action for action in every_action() if type(action) is kind] for kind in ACTIONS}
SHARE = 40
"""So many actions of each kind are tried in a position."""
ELSEWHERE = {"barred-not-asked", "barred-finish-first"} | {bar.key for bar in ASKED.values()}
"""What is said of an action of a kind that is not asked for."""


def refused(state: EdgeState, seat: int, action: Action) -> Refusal | None:
    try:
        state.check(seat, action)
    except Refusal as refusal:
        return refusal
    return None


def positions(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[EdgeState, Rng]]:
    rng = Rng(numbered_seed(seed))
    state = GAME.setup(seats, GAME.complete(seats, {"turn_limit": "60", **options}), rng.fork())
    state.advance()
    while state.pending():
        yield state, rng
        seat = rng.choice(state.pending())
        state.play(seat, rng.choice(state.legal(seat)))


def some_of_each_kind(rng: Rng) -> list[Action]:
    return [action for kind in ACTIONS for action in rng.shuffled(BY_KIND[kind])[:SHARE]]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"special": "quasars", "destiny": "yes"}), (4, {"teams": "yes", "special": "vortices", "events": "cosmic_twilight"})],
)
def test_whatever_is_tried_is_allowed_or_refused_with_a_rule_and_a_reason(seats, options):
    """AE-4.8: what is asked for is refused by what bars it, not as out of place; nothing is changed by asking."""
    for count, (state, rng) in enumerate(positions(seats, options, seats)):
        if count % 9:
            continue
        for seat in state.pending():
            legal = state.legal(seat)
            kinds = {type(action) for action in legal}
            for action in some_of_each_kind(rng):
                refusal = refused(state, seat, action)
                assert (refusal is None) == (action in legal), action
                if refusal is not None:
                    assert refusal.rule.startswith("AE-")
                    assert type(action) not in kinds or refusal.text.key not in ELSEWHERE, (action, state.decision(seat), refusal.text)
                    assert render(refusal.text, game="andromedas_edge")
            assert state.legal(seat) == legal


def all_bars() -> Iterator[Bar]:
    for module in pkgutil.iter_modules(rules.__path__):
        for value in vars(import_module(f"{rules.__name__}.{module.name}")).values():
            for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]:
                if isinstance(one, Bar):
                    yield one


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language):
    for bar in all_bars():
        assert bar.rule.startswith("AE-")
        assert render(bar.refusal().text, language, "andromedas_edge")
    assert len({bar.key for bar in all_bars()}) > 100


def test_every_reason_has_a_test():
    """In test_why_not, by its rule and key; timings of cards are read from the contents there."""
    tested = (Path(__file__).parent / "test_why_not.py").read_text("utf-8")
    keys = {bar.key.removeprefix("barred-") for bar in all_bars()}
    assert {key for key in keys if f'"{key}"' not in tested and not key.startswith("timing-")} == set()
