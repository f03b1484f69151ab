"""Whole recorded matches replay strictly: players, species, levels of the rival (SE-3.1). How they were made: golden.py."""

from __future__ import annotations

import pytest

from starboard.games.seti.content.numbers import SPECIES_IDS
from tests.games.seti.golden import FOLDER, WANTED, tells_enough
from tests.golden import reasons, refuse_with_a_move_left_out, replay

pytestmark = pytest.mark.net

every_record = pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])


@every_record
def test_a_recorded_match_replays_to_its_end(wanted):
    match = replay(wanted.path())
    assert match.seats == wanted.seats
    assert reasons(match) == ["end-after-five-rounds"]
    assert tells_enough(match)


@pytest.mark.parametrize("wanted", WANTED[::3], ids=[wanted.name for wanted in WANTED[::3]])
def test_a_recorded_match_with_a_move_left_out_is_refused(wanted):
    refuse_with_a_move_left_out(wanted.path())


def test_every_species_level_and_number_of_players_is_recorded():
    together = [wanted for wanted in WANTED if wanted.seats > 1]
    assert {wanted.seats for wanted in WANTED} == {1, 2, 3, 4}
    assert {species for wanted in together for species in (wanted.left, wanted.right)} == set(SPECIES_IDS)
    assert {wanted.level for wanted in WANTED if wanted.seats == 1} == set("12345")
    assert sorted(FOLDER.iterdir()) == sorted(wanted.path() for wanted in WANTED)
