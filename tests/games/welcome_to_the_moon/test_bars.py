"""Why not, for whatever anybody tries: a rule and a reason that reads well; and nothing that may be done is refused."""

from __future__ import annotations

from itertools import islice

import pytest

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.text import LANGUAGES, render
from starboard.games.welcome_to_the_moon.actions import (
    Claim,
    Commit,
    Give,
    Infect,
    Later,
    Mark,
    Remove,
    Skip,
    TakeError,
    Target,
    Wild,
    Write,
    WriteX,
)
from starboard.games.welcome_to_the_moon.adventures import SWITCHES
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.rules.writing import bar_write
from starboard.games.welcome_to_the_moon.state import MoonState

GAME = "welcome_to_the_moon"
TURNED = {switch.id: switch.choices[1] for switch in SWITCHES}
EVERY = 9
"""Of so many decisions one is looked into."""


def numbers(state: MoonState, stack: int) -> list[int]:
    """Around what the combination shows."""
    printed = state.stacks.number(stack)
    return [printed] if printed < 0 else [*range(max(0, printed - 4), printed + 5)]


def everything(state: MoonState) -> list[Action]:
    """Whatever somebody may try on this sheet, and a little more."""
    layout = state.adventure.layout
    slots = [*layout.slot_ids, "nowhere"]
    symbols = [*(layout.bonus_ids if layout.number == 1 else layout.symbols), "nowhere"]
    targets = [*symbols, *getattr(layout, "race_ids", []), *getattr(layout, "planet_ids", [])]
    writes = [Write(stack, slot, number) for stack in range(state.stacks.offered) for slot in slots for number in numbers(state, stack)]
    kinds = [Skip(), Commit(), TakeError(), Later(), Claim(-1), Write(99, slots[0], 8), Wild("nothing"), Give(9), Remove(9)]
    kinds += [Claim(mission.id) for mission in layout.missions] + [Wild(effect) for effect in EFFECTS]
    kinds += [Give(card) for card in range(3)] + [Remove(card) for card in range(3)]
    marks = [Mark(symbol) for symbol in symbols] + [Target(target) for target in targets]
    return [*writes, *kinds, *marks, *(WriteX(slot) for slot in slots), *(Infect(slot) for slot in slots)]


def positions(adventure: str, seats: int, seed: int, **options: str):
    """Decisions of a random match, one of every few."""
    state = Match.new(GAME, seats, seed, {"adventure": adventure, **options}).state
    state.journal = None
    rng = Rng(numbered_seed(seed))
    count = 0
    while state.pending():
        seat = rng.choice(state.pending())
        count += 1
        if count % EVERY == 0 or not isinstance(state.legal(seat)[0], Write):
            yield state, seat
        state.play(seat, rng.choice(state.legal(seat)))


CASES = [
    *((str(adventure), 2, {}) for adventure in range(1, 9)),
    *((str(adventure), 1, {"astra_level": "8"}) for adventure in range(1, 9)),
    *((adventure, 3, TURNED) for adventure in "25678"),
    ("2", 2, {"extra_cards": "odd"}),
    ("6", 1, {"extra_cards": "wild"}),
]


@pytest.mark.parametrize(("adventure", "seats", "options"), CASES)
def test_what_cannot_be_done_is_refused_with_its_rule(adventure, seats, options):
    said: set[str] = set()
    for state, seat in islice(positions(adventure, seats, 3, **options), 40):
        legal = set(state.legal(seat))
        decision = state.decision(seat)
        for action in everything(state):
            if action not in legal:
                refusal = decision.refuse(state, seat, action)
                assert refusal.rule is not None, (action, refusal.text)
                assert refusal.rule.startswith("WM-"), (action, refusal.text)
                if refusal.text.key not in said:
                    said.add(refusal.text.key)
                    texts = {render(refusal.text, language, GAME) for language in LANGUAGES}
                    assert len(texts) == len(LANGUAGES), refusal.text
    assert len(said) > 8


@pytest.mark.parametrize(("adventure", "seats", "options"), CASES)
def test_no_write_that_fits_is_barred_and_no_other_one_free(adventure, seats, options):
    """WM-0.8, WM-0.9: options and refusals have one source."""
    for state, seat in islice(positions(adventure, seats, 5, **options), 12):
        legal = [action for action in state.legal(seat) if isinstance(action, Write)]
        if not legal:
            continue
        tried = [action for action in everything(state) if isinstance(action, Write)]
        assert {action for action in tried if bar_write(state, seat, action) is None} == set(legal)
