"""What the view and a look tell beside the marks, so that no client works it out (WM-0.8.2, WM-8.4, WM-C.7, WM-S.17)."""

from __future__ import annotations

from starboard import Match
from starboard.engine.look import look
from starboard.games.welcome_to_the_moon.actions import Mark, Write


def test_a_look_sketches_the_sheets_that_will_change_and_no_others():
    state = Match.new("welcome_to_the_moon", 2, 1, {"adventure": "2"}).state
    write = next(action for action in state.legal(0) if isinstance(action, Write))
    ((_, told),) = look(state, 0, [[write]])
    assert list(told.sketch) == [0]
    assert write.number in told.sketch[0].slots
    ((_, barred),) = look(state, 0, [[Mark("no such mark")]])
    assert barred.barred is not None
    assert barred.sketch == {}


def test_each_open_card_tells_what_it_would_bring_astra():
    """By what her best effect of it is worth at her level (WM-S.21, WM-C.7)."""
    state = Match.new("welcome_to_the_moon", 1, 3, {"adventure": "2", "astra_level": "4"}).state
    astra = state.view(0).astra
    for card, gift in zip(astra.cards, astra.gifts, strict=True):
        assert gift.effect == card.effect
        assert gift.score == astra.score.points + astra.each[card.effect]
        assert gift.track is None


def test_a_pair_tells_which_card_it_leaves_and_how_many_bonuses_are_left():
    """WM-S.10, WM-S.11."""
    state = Match.new("welcome_to_the_moon", 1, 3, {"adventure": "2"}).state
    astra = state.view(0).astra
    assert [sorted((*pair, left)) for pair, left in zip(astra.pairs, astra.unused, strict=True)] == [[0, 1, 2]] * 6
    sheet = state.own(0)
    sheet.races[0] = 1
    astra = state.view(0).astra
    assert astra.spare == astra.circled > 0
    state.astra.spent = 1
    assert state.view(0).astra.spare == astra.circled - 1


def test_in_the_launch_a_gift_is_told_by_the_track():
    state = Match.new("welcome_to_the_moon", 1, 3, {"adventure": "1", "astra_level": "4"}).state
    astra = state.view(0).astra
    assert [gift.track for gift in astra.gifts] == [astra.track + astra.each[gift.effect] for gift in astra.gifts]


def test_a_majority_needs_something_of_ones_own():
    """WM-S.17: at least as much as ASTRA has, but not nothing."""
    state = Match.new("welcome_to_the_moon", 1, 3, {"adventure": "3"}).state
    assert state.view(0).astra.majority.ahead == "none"
    icons = state.adventure.layout.tracks["astronaut"].icons
    state.own(0).marks[icons[0]] = 2
    state.astra.held[4] = 1
    majority = state.view(0).astra.majority
    assert (majority.effect, majority.mine, majority.hers, majority.ahead) == ("astronaut", 1, 1, "yes")
    state.astra.held[4] = 2
    assert state.view(0).astra.majority.ahead == "no"


def test_players_of_the_battle_play_on_two_sheets_by_turns():
    """WM-8.4: the own sheet, then the right neighbour's; a sheet tells whose its zones are."""
    state = Match.new("welcome_to_the_moon", 3, 1, {"adventure": "8"}).state
    view = state.view(0)
    assert view.plays_on == [0, 1, 2]
    assert [sheet.players for sheet in view.sheets] == [{"A": 0, "B": 1}, {"A": 1, "B": 2}, {"A": 2, "B": 0}]
    state.turn += 1
    assert state.view(0).plays_on == [2, 0, 1]


def test_partial_sums_are_told():
    """WM-7.16: modules of a ship, what planning costs; WM-5.12: what a claim is worth by the current row."""
    noted = Match.new("welcome_to_the_moon", 2, 1, {"adventure": "7"}).state.view(0).sheets[0].noted
    assert (noted["modules 1"], noted["planning"], noted["plants 6"]) == (0, 0, 4)
    noted = Match.new("welcome_to_the_moon", 2, 1, {"adventure": "5"}).state.view(0).sheets[0].noted
    assert (noted["reward 8"], noted["reward 4"]) == (8, 4)


def test_a_combination_without_a_place_says_why():
    """WM-0.8.2: here the whole sheet is full but for a slot between 3 and 4."""
    state = Match.new("welcome_to_the_moon", 2, 1, {"adventure": "2"}).state
    sheet = state.own(0)
    sheet.slots[:] = [3, -1] + [4] * (len(sheet.slots) - 2)
    for combination in state.view(0).stacks:
        assert (combination.places, combination.barred.rule, combination.barred.text.key) == (0, "WM-0.8.2", "journey-why-no-place")
    assert state.view(None).stacks[0].barred is None
