"""The campaign as data: order, stars, ties, the final ranking, saving and loading (WM-C)."""

from __future__ import annotations

import msgspec
import pytest

from starboard import Match
from starboard.engine.campaign import Player, read_campaign
from starboard.engine.errors import Refusal
from starboard.engine.match import to_json
from starboard.engine.messages import message
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.view import Place
from starboard.games.welcome_to_the_moon.rules.campaign import MODIFIERS
from starboard.games.welcome_to_the_moon.rules.modifiers import EXTRA_CARDS, REMOVED_CARDS

GAME = find_game("welcome_to_the_moon")
RULES = GAME.campaign()
CREW = [Player("Marko"), Player("Iryna"), Player(bot="greedy")]


def ranked(*places: int) -> list[Place]:
    """Seat by seat: who came where. The scores do not matter to a campaign."""
    return [Place(seat, place, 100 - place) for seat, place in enumerate(places)]


def after(*legs: tuple[int, ...], players: list[Player] = CREW):
    """A campaign with these places, seat by seat, in its first adventures."""
    campaign = RULES.begin(players)
    for places in legs:
        campaign = RULES.finish(campaign, RULES.options(campaign), ranked(*places))
    return campaign


def standings(campaign) -> list[tuple[int, int, int]]:
    return [(place.seat, place.place, place.score) for place in RULES.ranking(campaign)]


def test_adventures_are_played_in_order_by_the_same_group():
    """WM-C.1, WM-C.31: adventures 1 to 8, nothing else set."""
    campaign = after()
    for number in range(1, 9):
        assert RULES.options(campaign) == {"adventure": str(number)}
        campaign = RULES.finish(campaign, RULES.options(campaign), ranked(1, 2, 3))
    assert [leg.options["adventure"] for leg in campaign.legs] == [str(number) for number in range(1, 9)]
    with pytest.raises(Refusal, match=r"Begin a new one.*WM-C\.30"):
        RULES.options(campaign)


@pytest.mark.parametrize(
    ("adventure", "worth"),
    [(1, (1, 0, 0)), (2, (1, 0, 0)), (3, (2, 1, 0)), (4, (2, 1, 0)), (5, (3, 2, 1)), (6, (4, 2, 1)), (7, (5, 3, 1)), (8, (6, 3, 1))],
)
def test_stars_are_those_printed_on_the_sheets(adventure, worth):
    """WM-C.3; nobody gets any from the fourth place on."""
    assert tuple(RULES.stars(adventure, place) for place in (1, 2, 3)) == worth
    assert [RULES.stars(adventure, place) for place in (4, 5, 6)] == [0, 0, 0]


def test_first_places_give_24_stars_in_all():
    """WM-C.3: the sum of the column."""
    assert sum(worth[0] for worth in RULES.worth) == 24


def test_stars_are_carried_over():
    """WM-C.2, WM-C.30, WM-C.31: every adventure adds its own."""
    campaign = after((1, 2, 3), (2, 1, 3), (3, 1, 2))
    assert [RULES.won(campaign, leg) for leg in (1, 2, 3)] == [[1, 0, 0], [0, 1, 0], [0, 2, 1]]
    assert standings(campaign) == [(1, 1, 3), (0, 2, 1), (2, 3, 1)]


def test_tied_players_share_the_stars_and_the_next_place_is_skipped():
    """WM-C.32: two firsts in adventure 5 get three stars each, the next is third."""
    campaign = after(*[(1, 2, 3)] * 4, (1, 1, 3))
    assert RULES.won(campaign, 5) == [3, 3, 1]
    campaign = after(*[(1, 2, 3)] * 4, (1, 2, 2))
    assert RULES.won(campaign, 5) == [3, 2, 2]


def test_most_stars_win():
    """WM-C.2: one good Battle outweighs three early wins."""
    campaign = after((1, 2, 3), (1, 2, 3), (1, 3, 2), *[(3, 2, 1)] * 4, (2, 3, 1))
    assert standings(campaign)[0] == (2, 1, 21)


def test_equal_stars_are_decided_by_first_places():
    """WM-C.33: two first places weigh more than one place that gave as much."""
    campaign = after((1, 2, 3), (1, 2, 3), (2, 1, 3), (3, 2, 1))
    assert standings(campaign) == [(0, 1, 3), (1, 2, 3), (2, 3, 2)]


def test_equal_first_places_are_decided_by_the_battle():
    """WM-C.33: 18 stars and four first places each; the first seat won adventure 8."""
    campaign = after((1, 2), (1, 2), (2, 1), (2, 1), (1, 2), (2, 1), (2, 1), (1, 2), players=CREW[:2])
    assert [sum(RULES.won(campaign, leg)[seat] for leg in range(1, 9)) for seat in (0, 1)] == [18, 18]
    assert standings(campaign) == [(0, 1, 18), (1, 2, 18)]


def test_before_the_battle_such_a_tie_is_shared():
    """WM-C.33 speaks of the end: after two adventures with a win each nobody leads."""
    assert standings(after((1, 2), (2, 1), players=CREW[:2])) == [(0, 1, 1), (1, 1, 1)]


def test_what_nothing_decides_is_shared():
    """WM-C.33: tied in everything."""
    campaign = after(*[(1, 1)] * 8, players=CREW[:2])
    assert standings(campaign) == [(0, 1, 24), (1, 1, 24)]


def test_alone_astra_is_ranked_at_the_level_of_the_adventure():
    """WM-C.35: ASTRA takes rank 1 or 2 by WM-S.22; a tie is shared (WM-C.32)."""
    campaign = RULES.begin([Player("Iryna")])
    for number, places in enumerate([(1, 2), (2, 1), (1, 1)], start=1):
        assert RULES.options(campaign) == {"adventure": str(number), "astra_level": str(number)}
        campaign = RULES.finish(campaign, RULES.options(campaign), ranked(*places))
    assert [RULES.won(campaign, leg) for leg in (1, 2, 3)] == [[1, 0], [0, 1], [2, 2]]
    assert standings(campaign) == [(0, 1, 3), (1, 1, 3)]


def test_modifiers_go_into_the_options_of_the_next_adventure():
    """WM-C.34: one trio of extra cards (WM-C.4) and one removal (WM-C.5) at most, for as long as the table wants."""
    campaign = RULES.begin(CREW, {"extra_cards": "odd", "removed_cards": "sevens"})
    assert RULES.options(campaign) == {"adventure": "1", "extra_cards": "odd", "removed_cards": "sevens"}
    with pytest.raises(Refusal, match=r"no option “events”.*WM-C\.30"):
        RULES.begin(CREW, {"events": "164"})
    with pytest.raises(Refusal, match="no option “adventure”"):
        RULES.begin(CREW, {"adventure": "8"})


def test_nothing_of_the_campaign_book_is_made_up():
    """WM-C.6, WM-C.8, WM-C.9, WM-C.20: no chapters, events, extensions or other missions; two modifiers from known cards are all."""
    assert MODIFIERS == ("extra_cards", "removed_cards")
    assert set(RULES.fixed(8, 3)) == {"adventure"}


@pytest.mark.parametrize("players", [0, 7])
def test_a_campaign_is_for_one_to_six(players):
    with pytest.raises(Refusal, match=r"1 to 6 seats, not for"):
        RULES.begin([Player("someone")] * players)


# -- saving and loading


def test_a_campaign_is_saved_and_loaded_after_every_adventure():
    """WM-C.1, WM-C.30."""
    campaign = RULES.begin(CREW, {"extra_cards": "wild"})
    for _ in range(8):
        assert RULES.check(read_campaign(to_json(campaign))) == campaign
        campaign = RULES.finish(campaign, RULES.options(campaign), ranked(1, 2, 2))
    assert RULES.check(read_campaign(to_json(campaign))) == campaign


def broken(change) -> bytes:
    file = msgspec.to_builtins(after((1, 2, 3), (2, 1, 3)))
    change(file)
    return msgspec.json.encode(file)


BROKEN = {
    "not JSON": (b"\xff{", "no saved campaign"),
    "another thing": (b'{"format": "starboard-record-1"}', "no saved campaign"),
    "deeply nested": (b"[" * 100_000, "no saved campaign"),
    "a newer format": (broken(lambda file: file.update(format="starboard-campaign-2")), "only “starboard-campaign-1” can be read"),
    "an unknown field": (broken(lambda file: file.update(chapter=12)), "unknown field `chapter`"),
    "another game": (broken(lambda file: file.update(game="smugglers")), r"a campaign of “smugglers”.*WM-C\.30"),
    "nobody": (broken(lambda file: file.update(players=[])), "1 to 6 seats"),
    "a missing player": (broken(lambda file: file["players"].pop()), r"Match 1 .* does not fit.*WM-C\.30"),
    "nine adventures": (broken(lambda file: file["legs"].extend(file["legs"] * 4)), "have been played"),
    "adventures out of order": (broken(lambda file: file["legs"].reverse()), "Match 1 .* does not fit"),
    "two firsts and a second": (broken(lambda file: file["legs"][1]["places"][2].update(place=1)), "Match 2 .* does not fit"),
    "a seat ranked twice": (broken(lambda file: file["legs"][0]["places"][2].update(seat=0)), "Match 1 .* does not fit"),
    "a place that nobody can have": (broken(lambda file: file["legs"][0]["places"][0].update(place=0)), "Match 1 .* does not fit"),
    "an endless name": (broken(lambda file: file["players"][0].update(name="x" * 25)), "no saved campaign"),
    "an unknown modifier": (broken(lambda file: file["modifiers"].update(story="yes")), "no option “story”"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_refused_with_the_reason(name):
    """WM-C.30."""
    data, reason = BROKEN[name]
    with pytest.raises(Refusal, match=reason):
        RULES.check(read_campaign(data))


# -- with matches


def test_an_adventure_that_was_played_is_taken_over():
    """WM-C.31: by the final rank of the match; a match that goes on is refused."""
    campaign = RULES.begin([Player(bot="random")] * 2)
    match = Match.new(GAME.id, 2, 3, RULES.options(campaign))
    with pytest.raises(Refusal, match="when the match has ended"):
        RULES.places(match.state)
    campaign = taken_over(campaign, match)
    assert [seat for seat, stars in enumerate(RULES.won(campaign, 1)) if stars] == match.state.result().winners()
    assert RULES.options(campaign) == {"adventure": "2"}


@pytest.mark.parametrize("seed", range(3))
def test_an_adventure_against_astra_is_taken_over(seed):
    """WM-C.35: her score and her place stand behind the player's."""
    campaign = RULES.begin([Player("Iryna")])
    match = Match.new(GAME.id, 1, seed, RULES.options(campaign))
    campaign = taken_over(campaign, match)
    (mine, hers), astra = campaign.legs[0].places, match.state.result().rivals[0]
    assert (hers.seat, hers.place, hers.score) == (1, astra.place, astra.score.points)
    assert (mine.place == 1, hers.place == 1) == (mine.score >= hers.score, hers.score >= mine.score)


def taken_over(campaign, match: Match):
    """The campaign after the match has been played at random."""
    rng = Rng(numbered_seed(1))
    while match.state.pending():
        seat = match.state.pending()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    return RULES.finish(campaign, match.options, RULES.places(match.state))


@pytest.mark.parametrize("removed", REMOVED_CARDS.choices)
@pytest.mark.parametrize("extra", EXTRA_CARDS.choices)
def test_the_deck_of_the_next_adventure_divides_by_three_with_any_modifiers(extra, removed):
    """WM-C.4, WM-C.5, WM-C.34: three cards come in, six go out."""
    campaign = RULES.begin(CREW, {"extra_cards": extra, "removed_cards": removed})
    cards = 63 + (3 if extra != "none" else 0) - (6 if removed != "none" else 0)
    assert RULES.told(campaign) == message("campaign-deck", deck=63, cards=cards, stack=cards // 3)
    assert cards % 3 == 0
    assert RULES.told(RULES.begin(CREW[:1])).key == "campaign-deck-alone"
