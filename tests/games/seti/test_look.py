"""What a look ahead tells where something comes to light (SE-7.5)."""

from __future__ import annotations

import pytest

from starboard.engine.look import look
from starboard.games.seti.actions import EndTurn, Launch
from starboard.games.seti.content.numbers import SPECIES_IDS
from tests.games.seti.position import Table


@pytest.mark.parametrize("species", SPECIES_IDS)
def test_a_look_ahead_ends_before_the_board_of_a_species_is_turned_up(species):
    """SE-7.5: at the end of the turn; nobody knows what comes to light, and whoever looks sees the position as it is before."""
    table = Table(left=species, right="mascamites" if species == "anomalies" else "anomalies")
    table.state.board.discovery[:3] = [0, 0, 1]
    ((_, found),) = look(table.state, 0, [[Launch(), EndTurn()]])
    assert found.unknown
    assert "discovered" not in {event.__struct_config__.tag for event in found.events}
