"""A turn alone: six pairs, a card for ASTRA, solo bonuses, effects, missions (WM-S.2 to WM-S.12, WM-S.15, WM-S.17)."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.games.welcome_to_the_moon.actions import Give, Remove, TakeError, Write
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.solo.content import OPPONENTS
from starboard.games.welcome_to_the_moon.solo.deck import PAIRS
from starboard.games.welcome_to_the_moon.solo.events import GainedBonus
from tests.games.welcome_to_the_moon.journey.position import but
from tests.games.welcome_to_the_moon.solo.position import SoloEscape, SoloJourney, SoloLaunch


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("level", range(1, 9))
def test_any_level_in_any_adventure(adventure, level):
    """WM-S.1, WM-S.2"""
    match = Match.new("welcome_to_the_moon", 1, 3, {"adventure": adventure, "astra_level": str(level)})
    view = match.state.view(0)
    assert (view.astra.level, view.astra.name) == (level, OPPONENTS[level - 1].name)
    assert len(view.sheets) == (2 if adventure == "8" else 1)


def test_astra_needs_a_single_player():
    """WM-S.2"""
    with pytest.raises(Refusal) as refused:
        Match.new("welcome_to_the_moon", 2, 1, {"astra_level": "5"})
    assert refused.value.rule == "WM-S.2"
    assert Match.new("welcome_to_the_moon", 2, 1).state.view(0).astra is None


def test_one_mission_of_each_letter_initiated_side_up():
    """WM-S.3"""
    missions = Match.new("welcome_to_the_moon", 1, 5).state.view(0).missions
    assert [(mission.letter, mission.taken) for mission in missions] == [("A", False), ("B", False), ("C", False)]


def test_the_number_of_one_card_and_the_effect_of_another():
    """WM-S.7"""
    position = SoloLaunch(1)
    position.deal("2 robot", "7 energy", "13 water")
    shown = [(stack.number, stack.effect) for stack in position.state.view(0).stacks]
    assert shown == [(2, "energy"), (2, "water"), (7, "robot"), (7, "water"), (13, "robot"), (13, "energy")]
    assert position.view().pairs == PAIRS
    levels = {(write.number, write.slot[:2]) for write in position.legal(0, Write)}
    assert (2, "l4") not in levels, "a 2 cannot take the effect of its own card"
    assert (7, "l4") in levels


def test_incidents_and_missions_as_ever_with_nobody_to_hurt():
    """WM-S.8, WM-S.17: the high reward."""
    position = SoloJourney(1, astra_level="1")
    position.sheet(0, first=(1, 2, 3))
    position.deal("8 robot", "7 plant", "9 water")
    position.take(0, 1, "t20")
    position.finish(0)
    position.claim(0, 70)
    (claim,) = next(mission for mission in position.state.view(0).missions if mission.id == 70).claims
    assert claim.reward == next(card.reward_first for card in ADVENTURES["2"].layout.missions if card.id == 70)


def test_an_error_only_if_no_pair_can_be_played():
    """WM-S.9: an astronaut card changes the numbers of the other two."""
    position = SoloJourney(1)
    position.sheet(0, written={"t08": 4, "t10": 6}, xs=but("t08", "t09", "t10"))
    position.deal("7 robot", "8 plant", "9 water")
    assert position.state.legal(0) == [TakeError()]
    position.deal("7 robot", "8 astronaut", "9 water")
    assert {(PAIRS[write.stack], write.number) for write in position.legal(0, Write)} == {((0, 1), 5)}
    position.deal("7 astronaut", "8 plant", "9 water")
    assert position.state.legal(0) == [TakeError()], "its own number stays as it is: 8 and 9 may become 6 and 7 at least"


def test_the_third_card_goes_to_astra():
    """WM-S.10"""
    position = SoloJourney(1)
    position.deal("8 robot", "7 plant", "9 water")
    position.take(0, 2, "t20")
    position.turn()
    assert position.held() == {"plant": 1}
    assert len(position.deck.out) == 1
    assert len(position.deck.discard) == 2


def test_after_an_error_the_player_chooses_the_card():
    """WM-S.10"""
    position = SoloJourney(1)
    position.sheet(0, written={"t08": 4, "t10": 5}, xs=but("t08", "t09", "t10"))
    position.deal("7 robot", "8 plant", "9 water")
    position.error(0)
    while not position.legal(0, Give):
        position.match.apply(0, position.state.legal(0)[-1])
    assert position.state.legal(0) == [Give(0), Give(1), Give(2)]
    position.give(2)
    assert position.held() == {"water": 1}


def test_equal_cards_are_offered_once():
    """WM-S.10"""
    position = SoloJourney(1)
    position.sheet(0, written={"t08": 4, "t10": 5}, xs=but("t08", "t09", "t10"))
    position.deal("7 energy", "7 energy", "9 water")
    position.error(0)
    while not position.legal(0, Give):
        position.match.apply(0, position.state.legal(0)[-1])
    assert position.state.legal(0) == [Give(0), Give(2)]


def bonus(*, circled: int = 1) -> SoloEscape:
    """A turn played with solo bonuses in hand: in The Escape one for each double bonus."""
    position = SoloEscape(1)
    position.sheet(0)
    position.state.sheets[0].races[:circled] = [1] * circled
    position.deal("8 robot", "7 plant", "9 water")
    position.turn()
    return position


def test_a_solo_bonus_removes_the_card():
    """WM-S.11: one per turn."""
    position = bonus(circled=2)
    (give, remove) = position.state.legal(0)
    assert (type(give), type(remove)) == (Give, Remove)
    position.remove(remove.card)
    assert position.held() == {}
    assert (position.view().circled, position.view().crossed) == (2, 1)
    assert len(position.deck.open) == 3, "the next turn has begun"


def test_without_a_bonus_nothing_can_be_removed():
    """WM-S.11"""
    position = bonus(circled=1)
    position.astra.spent = 1
    (give,) = position.state.legal(0)
    refusal = position.refused(0, Remove(give.card))
    assert (refusal.rule, refusal.text.key) == ("WM-S.11", "refused-remove")
    assert position.refused(0, Give(give.card - 1)).rule == "WM-S.10"


def test_more_bonuses_than_boxes_are_lost():
    """WM-S.15: The Escape has 6 boxes."""
    position = SoloEscape(1)
    position.state.sheets[0].races[:] = [1] * len(position.state.sheets[0].races)
    position.turn()
    races = len(position.state.sheets[0].races)
    assert position.view().boxes == 6
    assert position.view().circled == min(6, races)
    assert position.told(GainedBonus)[0].circled == min(6, races)


@pytest.mark.parametrize(("adventure", "boxes"), list(zip(ADVENTURES, (9, 10, 8, 8, 8, 9, 6, 6), strict=True)))
def test_boxes_of_each_adventure(adventure, boxes):
    """WM-S.15"""
    assert Match.new("welcome_to_the_moon", 1, 3, {"adventure": adventure}).state.view(0).astra.boxes == boxes


def test_the_second_pass_turns_missions():
    """WM-S.12, WM-S.17, WM-S.18: card C has no effect of its own here, but turns mission C."""
    position = SoloJourney(1)
    position.strike("C")
    assert not position.state.taken[2], "not in the first pass"
    position.second_pass()
    position.strike("C")
    assert position.state.taken == [False, False, True]
    assert not position.targets()


def test_a_claimed_mission_stays_as_it_is():
    """WM-S.12"""
    position = SoloJourney(1)
    position.sheet(0, claimed="C")
    position.second_pass()
    position.strike("C")
    assert not position.state.taken[2]
