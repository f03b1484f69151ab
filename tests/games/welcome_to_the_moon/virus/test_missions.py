"""Missions and the viruses they activate (WM-6.20, WM-6.23)."""

from __future__ import annotations

import pytest

from starboard.engine.text import LANGUAGES, render
from starboard.games.welcome_to_the_moon.adventures.virus.events import Activated
from tests.games.welcome_to_the_moon.virus.position import FULL, VIRUS, VirusPosition, around


def energy(*blocks: str) -> str:
    return " ".join(f"{block}_e2 {block}_e3" for block in blocks)


def supplies(*blocks: str) -> str:
    """Every plant and tank of these blocks."""
    return " ".join(id for id in VIRUS.layout.symbols for block in blocks if id.startswith((f"{block}_p", f"{block}_tank")))


NEARLY = {
    94: {"f1b1": FULL, "f4b1": "X X X X _"},
    95: {"f1b1": FULL, "f1b2": "X X X X _", "f4b1": FULL},
    96: {"closed": f"{around('f1b1')} {around('f4b1')}"},
    97: {"closed": around("f2b1")},
    98: {"circled": energy("f1b1", "f1b2", "f2b1", "f5b1")},
    99: {"circled": supplies("f1b1", "f1b2", "f2b1", "f5b1")},
}
DONE = {
    94: {"f1b1": FULL, "f4b1": FULL},
    95: {"f1b1": FULL, "f1b2": FULL},
    96: {"closed": f"{around('f1b1')} {around('f4b1')} {around('f5b2')}"},
    97: {"closed": f"{around('f2b1')} {around('f4b2')}"},
    98: {"circled": energy("f1b1", "f1b2", "f5b1", "f5b2")},
    99: {"circled": supplies("f1b1", "f1b2", "f5b1", "f5b2")},
}
REWARDS = {94: (8, 3), 95: (8, 3), 96: (11, 4), 97: (12, 5), 98: (10, 4), 99: (10, 4)}
VIRUSES = dict(zip(DONE, ["red", "red", "purple", "purple", "yellow", "yellow"], strict=True))


def with_mission(id: int, seats: int = 2) -> VirusPosition:
    """The other letters have their first missions, which nobody fulfils."""
    letter = "ABC"[(id - 94) // 2]
    others = {"A": 94, "B": 96, "C": 98}
    return VirusPosition(seats, missions=tuple({**others, letter: id}.values()))


def write_eights(position: VirusPosition) -> None:
    """Every seat writes an 8 on floor 3, where no mission looks."""
    for seat in range(position.state.seats):
        position.deal("8 robot", "8 energy", "8 plant")
        position.write(seat, "f3b2_s3", 8)
        position.skip(seat)
        position.commit(seat)


def infect_all(position: VirusPosition) -> None:
    while position.phase() == "incidents":
        seat = position.state.pending()[0]
        position.infect(seat, position.infectable(seat)[0])


@pytest.mark.parametrize("mission", [card.id for card in VIRUS.layout.missions])
def test_a_mission_pays_the_first_reward_to_all_who_claim_it_in_the_first_turn(mission):
    """WM-6.23, WM-0.16.3: and its virus becomes active on every sheet (WM-6.20)."""
    position = with_mission(mission, seats=3)
    for seat in (0, 1):
        position.sheet(seat, **DONE[mission])
    write_eights(position)
    assert position.state.pending() == [0, 1]
    position.claim(0, mission)
    position.claim(1, mission)
    assert [position.term(seat, "missions") for seat in range(3)] == [REWARDS[mission][0]] * 2 + [0]
    assert [event.virus for event in position.told(Activated)] == [VIRUSES[mission]]
    assert all(VIRUSES[mission] in position.mine(seat).crossed for seat in range(3))
    infect_all(position)
    assert position.state.turn == 2


@pytest.mark.parametrize("mission", [card.id for card in VIRUS.layout.missions])
def test_a_mission_claimed_later_pays_less_and_activates_nothing(mission):
    """WM-6.23, WM-6.20: each virus once."""
    position = with_mission(mission)
    position.sheet(0, active=VIRUSES[mission], **DONE[mission])
    position.state.taken[(mission - 94) // 2] = True
    write_eights(position)
    position.claim(0, mission)
    assert position.term(0, "missions") == REWARDS[mission][1]
    assert (position.phase(), position.state.turn) == ("play", 2)
    assert position.told(Activated) == []


@pytest.mark.parametrize("mission", [card.id for card in VIRUS.layout.missions])
def test_a_mission_nearly_done_cannot_be_claimed(mission):
    """WM-6.23."""
    position = with_mission(mission)
    position.sheet(0, **NEARLY[mission])
    position.sheet(1, **DONE[mission])
    write_eights(position)
    assert position.state.pending() == [1]


@pytest.mark.parametrize("missing", supplies("f1b1", "f1b2", "f5b1", "f5b2").split())
def test_a_floor_needs_every_plant_and_every_tank(missing):
    """WM-6.23: mission 99."""
    position = VirusPosition(missions=(94, 96, 99))
    position.sheet(0, circled=DONE[99]["circled"].replace(missing, ""))
    assert position.state.view(0).missions[2].progress[0] == (1, 2)


def test_blocks_need_all_their_walkways_closed_each_by_itself():
    """WM-6.23: three blocks closed in together, with walkways open between them, do not count."""
    position = VirusPosition()
    inside = {"f1b1-f3b1", "f1b1-f4b1", "f3b1-f4b1"}
    ring = " ".join({*f"{around('f1b1')} {around('f3b1')} {around('f4b1')}".split()} - inside - {"f3b1-f1b1", "f4b1-f1b1", "f4b1-f3b1"})
    position.sheet(0, closed=ring)
    assert position.state.view(0).missions[1].progress[0] == (0, 3)


def test_a_home_is_closed_whether_its_virus_is_active_or_not():
    """WM-6.23 (97)."""
    position = with_mission(97)
    position.sheet(0, active="green", **DONE[97])
    assert position.state.view(0).missions[1].progress[0] == (2, 2)


def test_a_claim_brings_a_propagation_and_missions_are_offered_again():
    """WM-6.20: red has a full home, so it goes through its open walkways; then grey."""
    position = VirusPosition(missions=(95, 96, 98))
    for seat in (0, 1):
        position.sheet(seat, **DONE[95], closed="f1b2-f3b1")
    write_eights(position)
    position.claim(0, 95)
    position.later(1)
    assert position.phase() == "incidents"
    assert position.state.pending() == [0, 1]
    for seat in (0, 1):
        assert position.mine(seat).infecting == "f2b1"
        for slot in ("f2b1_s1", "f3b2_s1", "f5b2_s1"):
            position.infect(seat, slot)
    assert position.phase() == "missions"
    assert position.state.pending() == [1]
    position.claim(1, 95)
    assert position.term(1, "missions") == 8
    assert position.state.turn == 2


def test_an_evacuation_in_a_pass_can_fulfil_a_mission_in_the_next_one():
    """WM-6.20, Q-26: all claims of a turn pay the first reward."""
    position = VirusPosition()
    position.sheet(0, **DONE[94])
    position.sheet(1, f1b1=FULL, f5b2="X X X X _", f1b2="_ _ _ _ _")
    write_eights(position)
    assert position.state.pending() == [0]
    position.claim(0, 94)
    infect_all(position)
    assert position.phase() == "missions"
    assert position.state.pending() == [1]
    assert not position.state.view(0).missions[0].taken
    position.claim(1, 94)
    assert position.term(1, "missions") == 8
    assert position.state.turn == 2
    assert position.state.view(0).missions[0].taken
    assert [claim.seat for claim in position.state.view(0).missions[0].claims] == [0, 1]


def test_a_claim_in_a_later_pass_activates_the_next_virus():
    """WM-6.20: repeat until a pass activates no virus."""
    position = VirusPosition()
    position.sheet(0, **DONE[94], **DONE[96])
    write_eights(position)
    position.claim(0, 94)
    position.later(0)
    infect_all(position)
    assert position.phase() == "missions"
    position.claim(0, 96)
    assert position.active(1) == {"f1b2", "f3b2", "f5b2"}
    infect_all(position)
    assert position.state.turn == 2
    assert [event.virus for event in position.told(Activated)] == ["red", "purple"]


def test_two_viruses_of_one_pass_are_two_propagations():
    """WM-6.20, WM-6.13: with three active viruses six infections, red and purple and grey in empty homes."""
    position = VirusPosition()
    position.sheet(0, **DONE[94], **DONE[96])
    write_eights(position)
    position.claim(0, 94, 96)
    infect_all(position)
    assert len(position.infected(1)) == 6


def test_no_claim_after_a_system_error_in_any_pass():
    """WM-6.20, WM-0.16.6."""
    position = VirusPosition()
    full = dict.fromkeys(["f2b1", "f2b2", "f3b1", "f3b2", "f3b3", "f4b1", "f4b2", "f5b1", "f5b2"], FULL)
    position.sheet(0, f1b1="14 _ _ _ _", **full)
    position.sheet(1, **DONE[94])
    position.deal("5 robot", "5 energy", "5 plant")
    position.error(0)
    position.finish(1)
    assert position.state.pending() == [1]
    position.claim(1, 94)
    infect_all(position)
    assert position.state.turn == 2
    assert position.term(0, "missions") == 0


def test_a_block_evacuated_at_the_end_does_not_count_for_missions():
    """WM-6.23."""
    position = VirusPosition()
    position.sheet(0, f1b1="1 2 3 4 _", f4b1="1 2 3 4 _")
    assert position.term(0, "blocks") == 8
    assert position.state.view(0).missions[0].progress[0] == (0, 2)


@pytest.mark.parametrize("mission", VIRUS.layout.missions, ids=lambda card: str(card.id))
@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_read_differently(mission, language):
    texts = [render(VIRUS.rules.asked(card), language, "welcome_to_the_moon") for card in VIRUS.layout.missions]
    assert texts.count(render(VIRUS.rules.asked(mission), language, "welcome_to_the_moon")) == 1


def test_forced_infections_lead_to_a_second_pass_too():
    """WM-6.20, WM-6.15: where every virus has one slot to infect nobody is asked, and what that evacuates can be claimed in this turn."""
    position = VirusPosition()
    position.sheet(0, **DONE[94], f1b2=FULL, f5b2=FULL, closed=f"{around('f1b2')} {around('f5b2')}")
    position.sheet(1, f1b1=FULL, f1b2="X X X X _", f5b2="X X X X _")
    write_eights(position)
    assert position.state.pending() == [0]
    position.claim(0, 94)
    assert position.phase() == "missions", "red and grey had no choice"
    assert position.state.pending() == [1]
    assert set(position.mine(1).evacuated) == {"f1b1", "f1b2", "f5b2"}
    position.claim(1, 94)
    assert position.term(1, "missions") == 8
    assert position.state.turn == 2
