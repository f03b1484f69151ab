"""What stays true of every sheet of The Dome in random play."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X
from tests.games.welcome_to_the_moon.dome.position import DOME, SECTIONS

pytestmark = pytest.mark.net


def sheets(seed: int):
    """The sheets of a random match, after each action."""
    match = Match.new("welcome_to_the_moon", 3, seed, {"adventure": "5"})
    rng = Rng(numbered_seed(seed))
    while match.state.pending():
        seat = rng.choice(match.state.pending())
        match.apply(seat, rng.choice(match.state.legal(seat)))
        yield match.state.sheets[seat], match.state.view(seat).sheets[seat]


@pytest.mark.parametrize("seed", range(3))
def test_filled_slots_are_one_ascending_run_from_the_ground(seed):
    """WM-5.3, WM-5.4."""
    for sheet, _ in sheets(seed):
        for line in DOME.layout.lines:
            run = [index for index, slot in enumerate(line) if sheet.slots[slot] != EMPTY]
            assert not run or run == list(range(run[0], run[-1] + 1))
            assert not run or any(DOME.layout.base[line[index]] for index in run)
            numbers = [sheet.slots[slot] for slot in line if sheet.slots[slot] >= 0]
            assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("seed", range(3))
def test_the_dome_is_built_from_its_ends_and_split_by_every_x(seed):
    """WM-5.8, WM-5.9: what is unbuilt is one stretch; an X is worth a split while there is anything to split."""
    for sheet, view in sheets(seed):
        split = {section for section in SECTIONS if f"{section}_split" in view.circled}
        pieces = [piece for section in SECTIONS for piece in ([f"{section}_l", f"{section}_r"] if section in split else [section])]
        unbuilt = [index for index, piece in enumerate(pieces) if piece not in view.circled]
        assert not unbuilt or unbuilt == list(range(unbuilt[0], unbuilt[-1] + 1))
        assert sheet.slots.count(X) - len(split) in (0, 1)
        assert not any(section in view.circled for section in split)
