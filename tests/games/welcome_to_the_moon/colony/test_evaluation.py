"""How bots judge The Colony."""

from __future__ import annotations

from starboard.bots import make_bot
from starboard.bots.observation import Observation
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import Mark, Write
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from tests.games.welcome_to_the_moon.colony.position import COLONY, WRITABLE, ColonyPosition, but


def chosen(position: ColonyPosition, seat: int = 0):
    """What the greedy bot does."""
    return make_bot("greedy", 1).choose(Observation.of(position.state, seat, Rng(numbered_seed(1))))


def weights(position: ColonyPosition) -> dict:
    legal = position.state.legal(0)
    return dict(zip(legal, COLONY.policy.weigh(position.state, 0, legal), strict=True))


def test_at_the_end_a_seat_stands_as_it_scores():
    position = ColonyPosition()
    position.sheet(0, xs=but(WRITABLE, "c2r2"), circled="tank_c1r6", crossed="water_1", claimed="ABC")
    position.write(0, "c2r2", 8)
    position.finish()
    assert COLONY.evaluate(position.state, 0) == position.points()[0] - position.points()[1] + WON


def test_energy_goes_where_there_is_most_to_multiply():
    position = ColonyPosition()
    position.sheet(0, circled="tank_c1r6 tank_c3r5 tank_c5r5 tank_c6r4")
    position.offer("8 energy")
    position.write(0, "c2r2", 8)
    assert chosen(position) == Mark("water_1")
    assert max(weights(position), key=weights(position).get) == Mark("water_1")


def test_the_observatory_is_reached_when_it_can_be():
    position = ColonyPosition()
    position.sheet(0, tunnels="c1r2 c1r3 c1r4 c1r5 c1r6 c2r6 c3r6 c4r6 c5r6")
    position.offer("8 robot")
    position.write(0, "c2r2", 8)
    assert chosen(position) == Mark("tunnel_c5r6_c6r6")
    assert max(weights(position), key=weights(position).get) == Mark("tunnel_c5r6_c6r6")


def test_low_numbers_go_to_the_bottom_left():
    position = ColonyPosition()
    position.offer("1 robot")
    weighed = weights(position)
    assert weighed[Write(0, "c1r2", 1)] > weighed[Write(0, "c6r5", 1)]
    assert chosen(position).slot in {"c2r1", "c1r2"}
