"""Looking ahead: what is told never rests on what nobody can know (PU-4.4)."""

from __future__ import annotations

from starboard import Match
from starboard.engine.look import look
from starboard.games.planet_unknown.actions import Rotate, Take
from tests.games.planet_unknown.position import Game


def test_turning_the_station_does_not_tell_the_event():
    """PU-15.3: the top card of the event deck is revealed after the rotation."""
    state = Match.new("planet_unknown", 3, 1, {"events": "gentle"}).state
    ((_, told),) = look(state, 0, [[Rotate(1)]])
    assert told.unknown
    assert [type(event).__name__ for event in told.events] == ["StationTurned"]


def test_an_extra_tile_uncovers_the_next_one():
    """PU-11.2, PU-4.4: what lies below it nobody knew."""
    game = Game(seats=2).depot("i4_rover_tech", "i2_rover_tech").card("civ_16")
    ((_, told),) = look(game.state, 0, [[Take("inner")]])
    assert told.unknown
