"""The turn that all adventures share: play, writing, system errors, secrecy (WM-0.1, WM-0.4, WM-0.6, WM-0.8 to WM-0.14, WM-0.19)."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import Commit, TakeError, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.launch.content import load_launch
from starboard.games.welcome_to_the_moon.events import Claimed, Wrote
from tests.games.welcome_to_the_moon.position import FULL, Position

NOTHING_FITS = {"l1": FULL, "l2": FULL, "l9": FULL}


def stuck(seats: int = 2, **options: str) -> Position:
    """Seat 0 can write none of the three combinations; the others can."""
    position = Position(seats, **options)
    position.deal("6 astronaut", "7 astronaut", "8 astronaut")
    position.sheet(0, **NOTHING_FITS)
    return position


# -- the order of a turn


def test_everybody_plays_at_the_same_time_and_the_next_turn_follows():
    """WM-0.1, WM-0.6."""
    position = Position(seats=4)
    assert position.state.pending() == [0, 1, 2, 3]
    for seat in (2, 0, 3):
        position.finish(seat)
    assert position.state.pending() == [1]
    assert position.state.turn == 1
    position.finish(1)
    assert position.state.pending() == [0, 1, 2, 3]
    assert position.state.turn == 2


def test_a_turn_goes_from_play_over_missions_to_the_next_play():
    """WM-0.6: incidents and the end check happen by themselves."""
    position = Position(missions=(64, 66, 68))
    position.sheet(0, l7="1 2 3 4 5 | 6 7 | 8 9 _")
    position.deal("10 energy", "8 robot", "8 plant")
    position.write(0, "l7_s10", 10)
    position.finish(0)
    assert position.state.view(None).phase == "play"
    position.finish(1)
    assert position.state.view(None).phase == "missions"
    assert position.state.pending() == [0]
    position.claim(0, 66)
    assert position.state.view(None).phase == "play"
    assert position.state.turn == 2


def test_nothing_that_one_plays_changes_what_another_may_play_this_turn():
    """WM-0.6.1: not even a sabotage, which is settled when all have committed."""
    position = Position(seats=2)
    position.sheet(0, l3="_ 9 | _ _ _")
    position.deal("8 water", "3 plant", "8 robot")
    before = position.state.legal(1)
    position.write(0, "l3_s1", 8)
    position.commit(0)
    assert position.state.legal(1) == before
    assert position.errors(1) == "........"
    position.finish(1)
    assert position.errors(1) == "o......."


def test_a_player_takes_back_freely_until_the_commit():
    """WM-0.6.1."""
    match = Match.new("welcome_to_the_moon", 2, 3)
    blank = match.state.view(0)
    write = match.state.legal(0)[0]
    match.apply(0, write)
    match.apply(1, match.state.legal(1)[0])
    match.undo(0)
    assert match.state.view(0) == blank
    match.apply(0, write)
    match.apply(0, Commit())
    assert not match.can_undo(0)
    assert match.can_undo(1)
    with pytest.raises(Refusal):
        match.undo(0)


@pytest.mark.net
def test_each_bonus_is_taken_back_by_itself():
    """WM-0.6.1: a compartment of two slots, filled by real play, so that the match can be replayed."""
    match = Match.new("welcome_to_the_moon", 2, 3)
    rng = Rng(numbered_seed(4))
    while not any(isinstance(action, WriteX) for action in match.state.legal(0)):
        seat = rng.choice(match.state.pending())
        match.apply(seat, rng.choice(match.state.legal(seat)))
    before = match.state.view(0)
    match.apply(0, match.state.legal(0)[0])
    match.undo(0)
    assert match.state.view(0) == before
    match.undo(0)
    assert all(isinstance(action, Write) for action in match.state.legal(0))


def test_immediate_consequences_come_before_the_commit():
    """WM-0.6.2: the turn cannot be finished while bonuses are pending."""
    position = Position()
    position.sheet(0, l4="_ 9 | _ _ _")
    position.write(0, "l4_s1", 8)
    assert position.refused(0, Commit()).rule == "WM-1.4"
    position.fuel(0, "l6_c1_b2")
    assert position.refused(0, Commit()).rule == "WM-1.4"
    position.skip(0)
    position.commit(0)
    assert position.mine(0).ready


# -- choosing a combination and writing


def test_several_players_may_take_the_same_combination():
    """WM-0.8."""
    position = Position(seats=3)
    for seat in range(3):
        position.write(seat, "l4_s1", 8)
        position.commit(seat)
    assert [position.level(seat, "l4") for seat in range(3)] == ["8 _ _ _ _"] * 3


def test_only_the_number_on_the_card_is_writable():
    """WM-0.8.1, WM-0.11, WM-0.12: in adventure 1 an astronaut changes no number."""
    position = Position()
    position.deal("6 astronaut", "6 astronaut", "6 astronaut")
    assert {action.number for action in position.legal(0, Write)} == {6}
    assert position.refused(0, Write(0, "l1_s1", 7)).rule == "WM-0.8.1"


def test_a_combination_is_playable_if_its_number_fits_in_one_slot():
    """WM-0.8.2."""
    position = Position()
    position.deal("6 astronaut", "5 astronaut", "4 astronaut")
    position.sheet(0, l1="5 6 7", l2="4 5 6", l9="1 2 4 5 _ 7 8 9")
    assert position.legal(0, Write) == [Write(0, "l9_s5", 6)]
    assert [shown.places for shown in position.state.view(0).stacks] == [1, 0, 0]


def test_whoever_can_write_must_write():
    """WM-0.8.3: any playable combination will do, but there is no passing."""
    position = Position()
    position.deal("6 astronaut", "5 astronaut", "4 astronaut")
    position.sheet(0, l1=FULL, l2=FULL, l9="1 2 4 5 _ 7 8 9")
    assert position.refused(0, TakeError()).rule == "WM-0.10.4"
    assert position.refused(0, Commit()).rule == "WM-0.8.3"
    assert position.state.legal(0) == [Write(0, "l9_s5", 6)]


def test_every_playable_combination_may_be_chosen_whatever_its_effect_is_worth():
    """WM-0.8.3."""
    position = Position()
    position.deal("6 astronaut", "13 water", "2 plant")
    assert {action.stack for action in position.legal(0, Write)} == {0, 1, 2}


@pytest.mark.parametrize("left", [9, 10])
def test_values_may_be_skipped(left):
    """EX-0.1, WM-0.9: 13 beside 10, or beside 9."""
    position = Position()
    position.deal("13 water", "1 robot", "1 energy")
    position.sheet(0, l3=f"{left} _ | _ _ _")
    position.write(0, "l3_s2", 13)
    assert position.level(0, "l3") == f"{left} 13 _ _ _"


@pytest.mark.parametrize(
    ("level", "number", "slots"),
    [
        ("_ _ | _ _ _", 8, {1, 2, 3, 4, 5}),
        ("_ _ | 8 _ _", 8, set()),
        ("_ 3 | _ 9 _", 8, {3}),
        ("_ 3 | _ 9 _", 2, {1}),
        ("_ 3 | _ 9 _", 10, {5}),
        ("_ 7 | _ 8 _", 8, set()),
        ("_ 7 | _ 8 _", 7, set()),
        ("X _ | X _ X", 8, {2, 4}),
        ("9 X | _ _ _", 8, set()),
        ("3 X | _ X 9", 8, {3}),
        ("3 4 | 5 6 _", 7, {5}),
        ("1 2 | 4 5 6", 3, set()),
    ],
)
def test_numbers_ascend_along_the_level_whatever_gaps_and_x_lie_between(level, number, slots):
    """WM-0.4, WM-0.9: an X is no number, conflicts with none, and a filled slot is never written again."""
    position = Position()
    position.deal(f"{number} water", "8 robot", "8 robot")
    position.sheet(0, l3=level)
    assert {action.slot for action in position.legal(0, Write) if action.slot.startswith("l3")} == {f"l3_s{slot}" for slot in slots}


def test_a_gap_that_no_number_fits_is_allowed():
    """WM-0.9: no duty to leave room."""
    position = Position()
    position.deal("8 water", "1 robot", "1 energy")
    position.sheet(0, l3="7 _ | _ _ _")
    position.write(0, "l3_s3", 8)
    assert position.level(0, "l3") == "7 _ 8 _ _"


def test_the_slot_just_written_is_the_one_with_the_number_not_the_x():
    """WM-0.4."""
    position = Position()
    position.sheet(0, l4="_ 9 | _ _ _")
    position.write(0, "l4_s1", 8)
    position.x(0, "l5_s1")
    assert position.mine(0).last == "l4_s1"


# -- effects that adventure 1 has not


def test_effects_do_nothing_but_name_the_level():
    """WM-0.11, WM-0.12, WM-0.13: after writing with astronaut or planning there is only the commit."""
    for effect, slot in (("astronaut", "l1_s1"), ("planning", "l6_s1"), ("water", "l3_s1"), ("energy", "l7_s1")):
        position = Position()
        position.deal(f"8 {effect}", "8 robot", "8 plant")
        position.write(0, slot, 8)
        assert position.state.legal(0) == [Commit()]


def test_adventure_1_has_no_wilds_and_no_race_bonuses():
    """WM-0.14, WM-0.15."""
    sheet = load_launch()
    assert sheet.marker_tracks == ()
    assert sheet.race_bonuses == ()


def test_adventure_1_gives_one_campaign_star_to_the_winner_only():
    """WM-0.20: printed on the sheet, without effect outside a campaign."""
    assert load_launch().campaign_stars_by_rank == {"1": 1}


# -- system errors


def test_a_player_who_can_write_nothing_circles_an_error_and_is_done():
    """WM-0.10.1."""
    position = stuck()
    assert position.state.legal(0) == [TakeError()]
    assert position.state.prompt(0).key == "ask-error"
    position.error(0)
    assert position.errors(0) == "o......."
    assert position.mine(0).ready
    assert position.mine(0).last is None
    assert position.state.pending() == [1]


def test_no_box_of_adventure_1_has_a_bonus():
    """WM-0.10.2."""
    assert all(box.bonus is None for box in load_launch().error_boxes)


def test_a_sabotage_strikes_also_who_had_a_system_error_this_turn():
    """WM-0.10.3, WM-1.8: two errors in one turn."""
    position = stuck()
    position.sheet(1, l2="1 2 _")
    position.error(0)
    position.write(1, "l2_s3", 6)
    position.commit(1)
    assert position.errors(0) == "oo......"
    assert position.errors(1) == "........"


def test_a_system_error_is_never_a_choice():
    """WM-0.10.4."""
    position = Position()
    assert TakeError() not in position.state.legal(0)
    assert position.refused(0, TakeError()).rule == "WM-0.10.4"


@pytest.mark.parametrize(("errors", "crossed", "points"), [(0, 0, 0), (1, 0, -5), (7, 0, -35), (7, 7, 0), (6, 2, -20)])
def test_each_circled_box_costs_five_unless_it_is_crossed(errors, crossed, points):
    """WM-0.10.5."""
    position = Position()
    position.sheet(0, errors=errors, crossed=crossed)
    assert position.points()[0] == points


# -- secrecy


def test_others_see_nothing_of_a_turn_until_all_have_committed():
    """WM-0.19, WM-0.6.1: only that somebody is ready."""
    position = Position(seats=3)
    position.sheet(0, l4="_ 9 | _ _ _")
    shown = position.state.view(1).sheets[0]
    position.write(0, "l4_s1", 8)
    position.fuel(0, "l6_c1_b2")
    position.x(0, "l9_s1")
    for viewer in (None, 1, 2):
        assert position.state.view(viewer).sheets[0] == shown
        assert position.told(Wrote, viewer) == []
    position.commit(0)
    assert [sheet.ready for sheet in position.state.view(1).sheets] == [True, False, False]
    position.finish(1)
    assert position.state.view(2).sheets[0].slots == shown.slots
    position.finish(2)
    assert position.state.view(2).sheets[0].slots == position.mine(0).slots != shown.slots
    assert {event.seat for event in position.told(Wrote, 2)} == {0, 1, 2}


def test_what_was_written_is_open_while_missions_are_claimed():
    """WM-0.6, WM-0.19: all have committed their play by then."""
    position = Position(missions=(64, 66, 68))
    position.sheet(0, l7="1 2 3 4 5 | 6 7 | 8 9 _")
    position.deal("10 energy", "8 robot", "8 plant")
    position.write(0, "l7_s10", 10)
    position.finish()
    assert position.state.view(None).phase == "missions"
    assert position.state.view(1).sheets[0].slots == position.mine(0).slots
    assert position.state.view(1).sheets[0].last == "l7_s10"


def test_claims_stay_hidden_until_everyone_has_answered():
    """WM-0.19."""
    position = Position(missions=(64, 66, 68))
    for seat in range(2):
        position.sheet(seat, l7=FULL, l1="1 2 _")
    position.finish()
    position.claim(0, 66)
    view = position.state.view(1)
    assert (view.sheets[0].missions["B"], view.sheets[0].rockets, view.missions[1].claims) == (None, 0, [])
    assert position.told(Claimed, 1) == []
    assert position.state.view(0).sheets[0].missions["B"] == 3
    position.later(1)
    view = position.state.view(1)
    assert (view.sheets[0].missions["B"], view.sheets[0].rockets) == (3, 3)
    assert [(claim.seat, claim.reward) for claim in view.missions[1].claims] == [(0, 3)]


def test_a_redeal_forgets_what_others_wrote_this_turn_and_keeps_what_they_had():
    """WM-0.19."""
    position = Position(seats=2)
    position.sheet(0, l4="3 9 | _ _ _", rockets=7, errors=2)
    position.write(0, "l5_s3", 8)
    position.commit(0)
    written = set()
    for seed in range(25):
        twin = position.state.redeal(1, Rng(numbered_seed(seed)))
        assert twin.view(1) == position.state.view(1)
        assert twin.pending() == [1]
        assert twin.sheets[0].rockets == 7
        assert sum(now != before for now, before in zip(twin.sheets[0].slots, position.state.published[0].slots, strict=True)) == 1
        written.add(twin.sheets[0].last)
    assert len(written) > 5
