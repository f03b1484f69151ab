"""Incidents: activation, propagation, spread, evacuation (WM-6.10, WM-6.11, WM-6.13 to WM-6.16, WM-6.19)."""

from __future__ import annotations

import pytest

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import Infect
from starboard.games.welcome_to_the_moon.adventures.virus.events import Activated, Evacuated, Infected, Propagated
from tests.games.welcome_to_the_moon.virus.position import EMPTY_BLOCK, FULL, VirusPosition, around

OTHER_FLOORS = dict.fromkeys(["f2b1", "f2b2", "f3b1", "f3b2", "f3b3", "f4b1", "f4b2", "f5b1", "f5b2"], FULL)


def quiet(seats: int = 2) -> VirusPosition:
    """With missions that two full blocks do not fulfil."""
    return VirusPosition(seats, missions=(95, 97, 99))


def asked(position: VirusPosition, seat: int) -> list[str]:
    """The blocks where the seat is asked for a room, one after another; it infects the first."""
    blocks = []
    while position.phase() == "incidents" and position.state.legal(seat):
        blocks.append(position.mine(seat).infecting)
        position.infect(seat, position.infectable(seat)[0])
    return blocks


def strike(position: VirusPosition, victim: int = 1) -> None:
    """Seat 0 crosses plant icon 8 this turn: one propagation for everyone else."""
    position.take(0, "9 plant", "f2b1_s1", "f2b1_p1")
    position.idle(victim)


def test_an_activation_icon_activates_its_virus_for_everyone():
    """WM-6.10, WM-6.13, EX-6.9: green spreads in its empty home only, then grey."""
    position = quiet()
    position.sheet(0, plants=4)
    position.take(0, "9 plant", "f1b1_s1", "f1b1_p1")
    assert position.active(1) == {"f5b2"}
    position.idle(1)
    assert position.phase() == "incidents"
    for seat in (0, 1):
        assert position.active(seat) == {"f5b2", "f2b1"}
        assert "green" in position.mine(seat).crossed
        assert position.infectable(seat) == [f"f2b1_s{room}" for room in range(1, 6)]
        assert asked(position, seat) == ["f2b1", "f5b2"]
    assert [position.block(seat, "f2b1") for seat in (0, 1)] == ["V _ _ _ _"] * 2
    assert position.state.turn == 2
    assert [event.virus for event in position.told(Activated)] == ["green"]


def test_water_icon_3_activates_blue():
    """WM-6.10."""
    position = quiet()
    position.sheet(0, water=2)
    position.take(0, "9 water", "f1b1_s1", "f1b1_tank")
    position.idle(1)
    assert position.active(1) == {"f5b2", "f4b2"}


def test_two_players_activate_a_virus_once():
    """WM-6.10."""
    position = quiet()
    for seat in (0, 1):
        position.sheet(seat, plants=4)
    for seat in (0, 1):
        position.take(seat, "9 plant", "f1b1_s1", "f1b1_p1")
    assert [asked(position, seat) for seat in (0, 1)] == [["f2b1", "f5b2"]] * 2


def test_crossing_the_icon_of_an_active_virus_does_nothing_more():
    """WM-6.10."""
    position = quiet()
    position.sheet(0, plants=5)
    position.sheet(1, plants=4)
    position.take(1, "9 plant", "f1b1_s1", "f1b1_p1")
    position.idle(0)
    assert (position.phase(), position.state.turn) == ("play", 2)
    assert position.infected(0) == position.infected(1) == []


def test_two_activations_are_two_complete_propagations():
    """EX-6.8, WM-6.13."""
    position = quiet()
    position.sheet(0, plants=4)
    position.sheet(1, water=2)
    position.take(0, "9 plant", "f1b1_s1", "f1b1_p1")
    position.take(1, "9 water", "f1b1_s1", "f1b1_tank")
    assert [asked(position, seat) for seat in (0, 1)] == [["f2b1", "f4b2", "f5b2"] * 2] * 2


def test_a_propagation_symbol_strikes_the_others_only():
    """WM-6.11."""
    position = quiet(seats=3)
    position.sheet(0, plants=7)
    strike(position, 1)
    position.idle(2)
    assert position.state.pending() == [1, 2]
    assert [asked(position, seat) for seat in (1, 2)] == [["f2b1", "f5b2"]] * 2
    assert position.infected(0) == []
    assert all("prop_plant8" in position.mine(seat).crossed for seat in range(3))
    assert [(event.culprits, event.victims) for event in position.told(Propagated)] == [((0,), (1, 2))]


def test_players_who_cross_a_symbol_together_do_not_strike_each_other():
    """WM-6.11: all others suffer it once."""
    position = quiet(seats=3)
    for seat in (0, 1):
        position.sheet(seat, water=4)
    for seat in (0, 1):
        position.take(seat, "9 water", "f1b1_s1", "f1b1_tank")
    position.idle(2)
    assert position.state.pending() == [2]
    assert asked(position, 2) == ["f4b2", "f5b2"]


def test_a_symbol_that_all_cross_strikes_nobody():
    """WM-6.11."""
    position = quiet()
    for seat in (0, 1):
        position.sheet(seat, water=4)
    for seat in (0, 1):
        position.take(seat, "9 water", "f1b1_s1", "f1b1_tank")
    assert position.state.turn == 2
    assert position.crossed(0, "prop") == position.crossed(1, "prop") == ["prop_water5"]
    assert position.told(Propagated)[0].text().key == "virus-log-propagation-vain"


def test_a_symbol_crossed_in_an_earlier_turn_strikes_nobody():
    """WM-6.11."""
    position = quiet()
    position.sheet(0, plants=8)
    position.sheet(1, plants=7)
    position.take(1, "9 plant", "f1b1_s1", "f1b1_p1")
    position.idle(0)
    assert position.state.turn == 2
    assert position.infected(0) == []


@pytest.mark.parametrize(("track", "icons", "symbol"), [("plants", 10, "prop_plant11"), ("water", 6, "prop_water7")])
def test_each_propagation_icon_strikes(track, icons, symbol):
    """WM-6.9, WM-6.11."""
    position = quiet()
    position.sheet(0, **{track: icons})
    if track == "plants":
        position.take(0, "9 plant", "f1b1_s1", "f1b1_p1")
    else:
        position.take(0, "9 water", "f1b1_s1", "f1b1_tank")
    position.idle(1)
    assert position.state.pending() == [1]
    assert symbol in position.mine(0).crossed


def test_symbols_crossed_by_different_players_strike_each_other():
    """WM-6.13: those triggered by others and not by oneself; a third player suffers both."""
    position = quiet(seats=3)
    position.sheet(0, plants=7)
    position.sheet(1, water=4)
    position.take(0, "9 plant", "f1b1_s1", "f1b1_p1")
    position.take(1, "9 water", "f1b1_s1", "f1b1_tank")
    position.idle(2)
    once = ["f2b1", "f4b2", "f5b2"]
    assert [asked(position, seat) for seat in range(3)] == [once, once, once * 2]


# -- errors


def stuck(errors: int) -> VirusPosition:
    """Seat 0 can write nothing; the grey virus lives in f1b1."""
    position = quiet()
    position.sheet(0, errors=errors, grey="f1b1", f1b1="14 _ _ _ _", **OTHER_FLOORS)
    position.idle(1)
    position.deal("5 robot", "5 energy", "5 plant")
    position.error(0)
    return position


def test_the_first_error_spreads_nothing():
    """WM-6.19."""
    position = stuck(errors=0)
    assert position.state.turn == 2
    assert position.mine(0).errors == ["crossed", "free", "free"]


def test_the_second_error_is_a_propagation_on_the_own_sheet():
    """WM-6.19, WM-0.10.2."""
    position = stuck(errors=1)
    assert position.state.pending() == [0]
    assert position.infectable(0) == ["f1b1_s2", "f1b1_s3", "f1b1_s4", "f1b1_s5"]
    position.infect(0, "f1b1_s5")
    assert position.state.turn == 2
    assert position.block(0, "f1b1") == "14 _ _ _ V"
    assert position.infected(1) == []


# -- how viruses spread


def test_viruses_spread_in_the_reading_order_of_their_homes():
    """WM-6.14."""
    position = quiet()
    position.sheet(0, plants=7)
    position.sheet(1, grey="f2b2", active="yellow blue purple red")
    strike(position)
    assert asked(position, 1) == ["f1b2", "f2b1", "f2b2", "f3b2", "f4b2", "f5b1"]


def test_a_virus_infects_an_empty_slot_of_its_home_and_nothing_else():
    """WM-6.15: closed walkways do not stop it there."""
    position = quiet()
    position.sheet(0, plants=7)
    position.sheet(1, f2b1=FULL, closed=f"{around('f2b1')} {around('f5b2')}", f5b2="1 V X _ _")
    strike(position)
    assert position.infectable(1) == ["f5b2_s4", "f5b2_s5"]
    position.infect(1, "f5b2_s5")
    assert position.block(1, "f5b2") == "1 V X _ V"
    assert len(position.infected(1)) == 2


def test_a_virus_with_a_full_home_goes_through_each_open_walkway():
    """WM-6.15: a slot in each neighbour that is not full; not through full blocks."""
    position = quiet()
    position.sheet(0, plants=7)
    position.sheet(1, f2b1=FULL, f2b2=FULL, f5b2=FULL, closed=f"f2b1-f3b2 {around('f5b2')}")
    strike(position)
    assert asked(position, 1) == ["f1b2", "f3b3"]


def test_a_closed_walkway_separates_two_viruses():
    """EX-6.2, WM-6.6, WM-6.15."""
    position = quiet()
    position.sheet(0, plants=7)
    position.sheet(1, active="red green", closed="f1b2-f2b1", f1b2="V V V V V", f2b1="V V V V V", f5b2=FULL)
    before = len(position.infected(1))
    strike(position)
    assert asked(position, 1) == ["f1b1", "f3b1", "f3b2", "f2b2", "f3b2", "f3b3", "f2b2", "f3b3", "f5b1"]
    assert len(position.infected(1)) == before + 9


def test_a_block_filled_by_one_virus_is_full_for_the_next():
    """WM-6.15, WM-6.16: red fills and evacuates its home; green, whose home is full, passes it by."""
    position = quiet()
    position.sheet(0, plants=7)
    closed = f"f2b1-f2b2 f2b1-f3b2 f2b1-f3b3 {around('f5b2')}"
    position.sheet(1, active="red", f1b2="X X X X _", f2b1=FULL, f5b2=FULL, closed=closed)
    strike(position)
    assert position.state.turn == 2
    assert position.block(1, "f1b2") == "X X X X V"
    assert position.mine(1).evacuated["f1b2"] == 4
    assert len(position.infected(1)) == 1


def test_targets_are_fixed_when_a_virus_starts():
    """WM-6.15: a home that its virus fills stays the only block infected this time; the next time it goes on."""
    position = quiet()
    position.sheet(0, plants=7)
    position.sheet(1, f2b1="X X X X _", f5b2=FULL, closed=around("f5b2"))
    strike(position)
    assert position.infected(1) == ["f2b1_s5"]
    assert position.state.turn == 2


def test_the_only_empty_slot_is_infected_without_asking():
    """WM-6.15."""
    position = quiet()
    position.sheet(0, plants=7)
    position.sheet(1, f2b1="X X _ X X", f5b2="_ X X X X")
    strike(position)
    assert position.state.turn == 2
    assert [event.slot for event in position.told(Infected, viewer=0)][-2:] == ["f2b1_s3", "f5b2_s1"]


def test_only_the_rooms_of_the_block_may_be_infected():
    """WM-6.15."""
    position = quiet()
    position.sheet(0, plants=7)
    position.sheet(1, f2b1="_ _ _ _ 3")
    strike(position)
    for slot in ("f2b1_s5", "f1b1_s1", "nowhere"):
        assert position.refused(1, Infect(slot)).rule == "WM-6.15"


def test_choices_stay_hidden_until_all_have_chosen():
    """WM-0.6: they are made at the same time, and can be taken back until the last."""
    position = quiet()
    position.sheet(0, plants=4)
    position.take(0, "9 plant", "f1b1_s1", "f1b1_p1")
    position.idle(1)
    position.infect(0, "f2b1_s5")
    assert position.block(0, "f2b1") == EMPTY_BLOCK
    assert "f2b1_s5" in position.infected(0)
    assert position.match.can_undo(0)
    assert asked(position, 0) == ["f5b2"]
    assert not position.match.can_undo(0)
    twins = [position.state.redeal(1, Rng(numbered_seed(seed))) for seed in range(12)]
    assert all(twin.pending() == [1] for twin in twins)
    assert len({tuple(twin.sheets[0].slots) for twin in twins}) > 1
    asked(position, 1)
    assert position.block(0, "f2b1") == "_ _ _ _ V"


# -- evacuation


def test_a_full_block_scores_numbered_slots_times_energy():
    """EX-6.10, WM-6.16."""
    position = quiet()
    position.sheet(0, f1b1="1 V 3 X _", circled="f1b1_e2")
    position.take(0, "9 robot", "f1b1_s5", "w1")
    assert position.mine(0).evacuated == {}
    position.idle(1)
    assert position.mine(0).evacuated == {"f1b1": 8}
    assert [(event.block, event.points) for event in position.told(Evacuated)] == [("f1b1", 8)]


def test_an_x_fills_a_block_too():
    """WM-6.16, WM-0.13.3."""
    position = quiet()
    position.sheet(0, f1b1="1 2 3 4 _")
    position.offer("9 planning")
    position.write(0, "f3b2_s1", 9)
    position.x(0, "f1b1_s5")
    position.commit(0)
    position.idle(1)
    assert position.mine(0).evacuated == {"f1b1": 5}


def test_evacuation_comes_before_propagation():
    """WM-6.13: a block filled this turn is full when the viruses spread."""
    position = quiet()
    position.sheet(0, plants=7)
    position.sheet(1, f2b1="_ 10 11 12 13", f5b2=FULL, closed=f"{around('f5b2')} {around('f2b1')}")
    position.take(0, "9 plant", "f1b1_s1", "f1b1_p1")
    position.take(1, "9 robot", "f2b1_s1", "w1")
    assert position.state.turn == 2
    assert position.mine(1).evacuated["f2b1"] == 5
    assert position.infected(1) == []


def test_an_infection_that_fills_a_block_evacuates_it_at_once():
    """WM-6.16."""
    position = quiet()
    position.sheet(0, plants=7)
    position.sheet(1, f2b1="1 2 X _ V", circled="f2b1_e2 f2b1_e3", f5b2=FULL)
    strike(position)
    assert position.mine(1).evacuated["f2b1"] == 9
