"""Whole recorded matches replay strictly: players, species, levels of the rival (SE-3.1). How they were made: golden.py."""

from __future__ import annotations

import msgspec
import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.games.seti.terms import SPECIES_IDS
from tests.games.seti.golden import FOLDER, WANTED, tells_enough
from tests.golden import read, reasons, scores

every_record = pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])


@every_record
def test_a_recorded_match_replays_to_its_end(wanted):
    """Every move is checked; the final digest, places, reasons and itemised scores are the recorded ones."""
    golden = read(wanted.path())
    match = Match.load(golden.record)
    assert match.seats == wanted.seats
    assert reasons(match) == golden.reasons == ["end-after-five-rounds"]
    assert scores(match) == golden.scores
    assert [sum(terms.values()) for terms in golden.scores] == [place.score for place in match.state.result().places]
    assert tells_enough(match)


@pytest.mark.parametrize("wanted", WANTED[::3], ids=[wanted.name for wanted in WANTED[::3]])
def test_a_recorded_match_with_a_move_left_out_is_refused(wanted):
    record = read(wanted.path()).record
    middle = len(record.log) // 2
    with pytest.raises(Refusal):
        Match.load(msgspec.structs.replace(record, log=record.log[:middle] + record.log[middle + 1 :]))


def test_every_species_level_and_number_of_players_is_recorded():
    together = [wanted for wanted in WANTED if wanted.seats > 1]
    assert {wanted.seats for wanted in WANTED} == {1, 2, 3, 4}
    assert {species for wanted in together for species in (wanted.left, wanted.right)} == set(SPECIES_IDS)
    assert {wanted.level for wanted in WANTED if wanted.seats == 1} == set("12345")
    assert sorted(FOLDER.iterdir()) == sorted(wanted.path() for wanted in WANTED)
