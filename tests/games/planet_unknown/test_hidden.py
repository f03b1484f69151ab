"""What a seat cannot know is dealt anew, what it knows stays (PU-4.4): for whoever thinks ahead."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.actions import KeepObjective, UseTechnology
from starboard.games.planet_unknown.content import CIV_CARDS, EVENT_CARDS, OBJECTIVES
from starboard.games.planet_unknown.rules.civilization import CARD_OF
from starboard.games.planet_unknown.rules.hidden import events_of
from starboard.games.planet_unknown.rules.objectives import leave_deck
from starboard.games.planet_unknown.state import CIV, PlanetState
from tests.games.planet_unknown.position import Game

SEATS = [None, 0, 1, 2]
DEALS = range(4)


def random_play(state: PlanetState, rng: Rng) -> None:
    seat = rng.choice(state.pending())
    state.play(seat, rng.choice(state.legal(seat)))


@cache
def positions() -> dict[str, PlanetState]:
    """In the middle of a match: while all act at once and some have finished, while one looks at civ cards, and at the end."""
    options = {"private_objectives": "yes", "events": "balanced", "corporation": ["republic", "jump_drive", "universal_coalition"]}
    match = Match.new("planet_unknown", 3, 0, options)
    rng = Rng(numbered_seed(0))
    found: dict[str, PlanetState] = {}
    while match.state.pending():
        state = match.state
        ready = sum(player.ready for player in state.players)
        keeping = all(player.kept for player in state.players)
        if keeping and state.phase_name() == "tile" and ready == 1:
            found["some have finished"] = state.clone()
        if keeping and any(len(player.offer) > 1 for player in state.players):
            found["one looks at civ cards"] = state.clone()
        if keeping and state.phase_name() == "rotation":
            found["the station is turned"] = state.clone()
        random_play(state, rng)
    found["the end"] = match.state
    return found


KINDS = ["some have finished", "one looks at civ cards", "the station is turned", "the end"]


def deals(state: PlanetState, seat: int | None) -> list[PlanetState]:
    return [state.redeal(seat, Rng(numbered_seed(deal))) for deal in DEALS]


def civ_cards(state: PlanetState, level: int) -> list[int]:
    """All cards of a level, wherever they are."""
    everywhere = [*state.decks.civ[level - 1], *state.decks.civ_aside[level - 1]]
    everywhere += [card for player in state.players for card in [*player.kept, *player.played] if CIV_CARDS[card].level == level]
    return sorted(everywhere)


def objectives(state: PlanetState) -> list[int]:
    held = [card for player in state.players for card in [*player.private, *player.drawn, *player.discarded, *player.shared]]
    return sorted({*state.decks.objectives, *held, *(rivalry.card for rivalry in state.rivalries)})


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_no_deal_can_be_told_from_the_truth(kind, seat):
    """PU-4.4: not by what is seen, nor by what may be done."""
    state = positions()[kind]
    for twin in deals(state, seat):
        assert twin.view(seat) == state.view(seat)
        assert twin.pending() == state.pending()
        if seat in state.pending():
            assert twin.legal(seat) == state.legal(seat)
        assert [player.ready for player in twin.players] == [player.ready for player in state.players]
        assert twin.census() == state.census()


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_card_and_tile_is_dealt_once(kind, seat):
    """PU-1.1, PU-3.5, PU-3.6, PU-15.3."""
    state = positions()[kind]
    for twin in deals(state, seat):
        for level in range(1, 5):
            assert civ_cards(twin, level) == civ_cards(state, level) == [i for i, card in enumerate(CIV_CARDS) if card.level == level]
            assert len(twin.decks.civ[level - 1]) == len(state.decks.civ[level - 1])
        assert objectives(twin) == list(range(len(OBJECTIVES)))
        events = [*twin.decks.events, *twin.decks.revealed]
        assert len(set(events)) == 20
        assert Counter(EVENT_CARDS[card].signal for card in events) == {"green": 7, "orange": 7, "red": 6}
        assert twin.decks.revealed == state.decks.revealed
        assert [sorted(stack) for stack in twin.station.stacks] == [sorted(stack) for stack in state.station.stacks]
        assert [stack[-1:] for stack in twin.station.stacks] == [stack[-1:] for stack in state.station.stacks]


@pytest.mark.parametrize("seat", SEATS)
def test_what_a_seat_holds_stays_and_others_hold_what_they_could(seat):
    """PU-4.4, PU-7.1: kept cards are end-of-game cards of levels that everybody knows."""
    state = positions()["the station is turned"]
    for twin in deals(state, seat):
        for other, (mine, dealt) in enumerate(zip(state.players, twin.players, strict=True)):
            if other == seat:
                assert (dealt.kept, dealt.private, dealt.discarded) == (mine.kept, mine.private, mine.discarded)
            assert [CIV_CARDS[card].level for card in dealt.kept] == [CIV_CARDS[card].level for card in mine.kept]
            assert {CIV_CARDS[card].timing for card in dealt.kept} == {"end_of_game"}
            assert (len(dealt.private), len(dealt.discarded)) == (len(mine.private), len(mine.discarded))
            assert dealt.played == mine.played


@pytest.mark.parametrize("seat", SEATS)
def test_what_a_seat_cannot_know_differs_from_deal_to_deal(seat):
    """PU-4.4: stacks, others' cards and objectives, the cards to come, chance itself."""
    state = positions()["the station is turned"]
    twins = [state.redeal(seat, Rng(numbered_seed(deal))) for deal in range(12)]
    others = [other for other in range(3) if other != seat]

    def varies(what) -> bool:
        return len({str(what(twin)) for twin in twins}) > 1

    assert varies(lambda twin: twin.station.stacks)
    assert varies(lambda twin: twin.decks.events)
    assert varies(lambda twin: sorted(twin.decks.events))
    assert varies(lambda twin: [EVENT_CARDS[card].signal for card in twin.decks.events])
    assert varies(lambda twin: twin.decks.objectives)
    for level in range(4):
        assert varies(lambda twin, level=level: sorted(twin.decks.civ[level])) == bool(state.decks.civ[level])
    for other in others:
        assert varies(lambda twin, other=other: twin.players[other].kept)
        assert varies(lambda twin, other=other: twin.players[other].private)
    assert varies(lambda twin: twin.rng.below(1_000_000))


@pytest.mark.parametrize("seat", SEATS)
def test_hidden_turns_are_played_anew(seat):
    """PU-4.4: while all act at once nobody knows what the others do; who has not finished begins again."""
    state = positions()["some have finished"]
    twins = [state.redeal(seat, Rng(numbered_seed(deal))) for deal in range(12)]
    for other in range(3):
        if other == seat:
            continue
        before = state.published[other]
        for twin in twins:
            player = twin.players[other]
            assert twin.published[other].kept == player.kept
            if state.players[other].ready:
                assert len(player.pieces) >= len(before.pieces)
            else:
                assert (player.must_take, player.hand, len(player.pieces)) == (True, -1, len(before.pieces))
        if state.players[other].ready:
            assert len({str([(piece.tile.id, piece.anchor) for piece in twin.players[other].pieces]) for twin in twins}) > 1


def hidden_parts(state: PlanetState) -> list[object]:
    decks = state.decks
    held = [(player.kept, player.private, player.discarded, player.offer) for player in state.players]
    return [state.station.stacks, decks.civ, decks.civ_aside, decks.objectives, decks.events, held]


@pytest.mark.parametrize("kind", KINDS[:3])
def test_a_deal_does_not_depend_on_what_is_hidden(kind):
    """PU-4.4: from two positions that a seat cannot tell apart it leads to the same one."""
    state = positions()[kind]
    other = state.redeal(0, Rng(numbered_seed(99)))
    assert hidden_parts(other) != hidden_parts(state)
    for deal in DEALS:
        one, same = (each.redeal(0, Rng(numbered_seed(deal))) for each in (state, other))
        assert hidden_parts(one) == hidden_parts(same)


def test_objectives_drawn_for_all_stay_with_whoever_drew_them():
    """PU-18.6 f: they leave the deck when all have finished; only then the others know of them."""
    game = Game(seats=3, corporation="jump_drive")
    game.player.housed = game.player.technologies = 1 << 5
    game.do(UseTechnology("f"))
    drawn = game.player.drawn.copy()
    for seat in (0, 1):
        twin = game.state.redeal(seat, Rng(numbered_seed(seat)))
        assert objectives(twin) == list(range(len(OBJECTIVES)))
        assert len(twin.decks.objectives) == len(game.state.decks.objectives)
        assert (twin.players[0].drawn == drawn) == (seat == 0)
    game.do(game.legal(KeepObjective)[0])
    (shared,) = game.player.shared
    game.state.phase = CIV
    leave_deck(game.state)
    for seat in (0, 1):
        twin = game.state.redeal(seat, Rng(numbered_seed(seat)))
        assert twin.players[0].shared == [shared]
        assert objectives(twin) == list(range(len(OBJECTIVES)))
        held = [card for player in twin.players for card in [*player.private, *player.discarded]]
        assert shared not in [*held, *twin.decks.objectives]
        assert len(twin.players[0].discarded) == 2


def test_only_whoever_looks_at_a_stack_knows_it():
    """PU-7.1: for the others it may be any cards of the level, as many as there are."""
    game = Game(seats=3, corporation="republic").at(tech=5)
    state = game.state
    game.pick_phase(2, [CARD_OF[card] for card in ("civ_09", "civ_12", "civ_30", "civ_34")])
    offer = game.player.offer
    assert len(offer) == 5
    offers = []
    for deal in range(12):
        assert state.redeal(0, Rng(numbered_seed(deal))).players[0].offer == offer
        twin = state.redeal(1, Rng(numbered_seed(deal)))
        dealt = twin.players[0].offer
        assert [CIV_CARDS[card].level for card in dealt] == [2, 2, 2, 2, 3]
        assert sorted(dealt[:4]) == sorted(twin.decks.civ[1])
        assert dealt[4] in twin.decks.civ[2]
        offers.append(str(sorted(dealt[:4])))
    assert len(set(offers)) > 1
    top = Game(seats=3).pick_phase(4, [CARD_OF["civ_33"], CARD_OF["civ_34"]])
    assert [CIV_CARDS[card].level for card in top.state.redeal(1, Rng(numbered_seed(1))).players[0].offer] == [4, 4]
    plain = Game(seats=3).pick_phase(2, [CARD_OF["civ_09"], CARD_OF["civ_12"]])
    assert [CIV_CARDS[card].level for card in plain.state.redeal(1, Rng(numbered_seed(1))).players[0].offer] == [2, 2]


def test_events_for_one_alone_are_not_in_the_deck_of_several():
    """PU-15.3."""
    assert [len(events_of(signal, solo=True)) for signal in ("green", "orange", "red")] == [20, 20, 20]
    assert [len(events_of(signal, solo=False)) for signal in ("green", "orange", "red")] == [16, 20, 18]
    assert {EVENT_CARDS[card].signal for card in events_of("orange", solo=False)} == {"orange"}
