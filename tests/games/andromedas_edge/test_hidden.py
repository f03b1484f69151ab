"""What a redeal draws anew, and what it keeps (AE-22): a seat cannot tell the dealt state from the true one, nor from any other."""

from __future__ import annotations

import pytest

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.content.cards import DISCOVERY_OF, TACTIC_OF
from starboard.games.andromedas_edge.content.map import PLANET_COLOUR, REGION_OF
from starboard.games.andromedas_edge.content.moons import MOON_KINDS, MOON_OF
from starboard.games.andromedas_edge.game import GAME
from starboard.games.andromedas_edge.rules.tracks import FACE
from starboard.games.andromedas_edge.state import EdgeState

from .position import Table

TIMES = 12


def deals(table: Table, seat: int | None) -> list[EdgeState]:
    return [table.state.redeal(seat, Rng(numbered_seed(number))) for number in range(TIMES)]


def hidden(state: EdgeState) -> list[object]:
    """Everything on the table and in hands, for a comparison."""
    board = state.board
    tokens = [player.discoveries for player in state.players]
    hands = [player.hand for player in state.players]
    moons = [board.moons, board.moon_supply]
    return [board.tactics, board.events, board.stacks, board.box, board.decks, board.planets, moons, tokens, hands]


def veiled() -> Table:
    """Something hidden lies everywhere; seats 0 and 1 are partners, seat 2 holds cards and tokens."""
    table = Table(seats=4, teams="yes")
    table.events("galactic_aurora_1", "galactic_aurora_2", "galactic_aurora_3", "galactic_aurora_4", "galactic_aurora_5")
    table.hold("lock_on", "jamming", seat=2)
    table.hold("redeploy", seat=3)
    table.state.board.planets = [14, 13, 12]
    board = table.state.board
    for name in ("disc_alien_relic", "disc_power_cells", "disc_treasure", "disc_war_plans"):
        token = DISCOVERY_OF[name]
        place = next(pile for pile in (*board.stacks, board.box) if token in pile)
        place.remove(token)
    table.discovery("alien_relic", "power_cells", seat=2)
    table.discovery("treasure", "war_plans", seat=3)
    for region in ("r1c2", "r3c5"):
        table.moons(region, "e1r1", "e2v1", "e2")
    return table


def test_everything_that_is_hidden_is_drawn_anew():
    """AE-22: another deal each time."""
    table = veiled()
    twins = deals(table, 0)
    for number, pile in enumerate(zip(*[hidden(twin) for twin in twins], strict=True)):
        assert len({repr(one) for one in pile}) > TIMES // 3, number
    for twin in twins:
        assert twin.census() == table.state.census()
        assert [len(player.hand) for player in twin.players] == [0, 0, 2, 1]
        assert all(player.discoveries == sorted(player.discoveries) for player in twin.players)


@pytest.mark.parametrize("pile", ["tactics", "events", "planets", "deck", "supply", "hands", "stacks", "held", "box", "moons"])
def test_a_redeal_does_not_depend_on_what_is_hidden(pile):
    """AE-22: the same chance makes the same deal of two states that the seat cannot tell apart."""
    one, other = veiled(), veiled()
    board, players = other.state.board, other.state.players
    if pile == "tactics":
        board.tactics.reverse()
    elif pile == "events":
        board.events.reverse()
    elif pile == "planets":
        board.planets.reverse()
    elif pile == "deck":
        board.decks[2].reverse()
    elif pile == "supply":
        board.moon_supply[1].reverse()
    elif pile == "hands":
        players[2].hand[0], board.tactics[0] = board.tactics[0], players[2].hand[0]
    elif pile == "stacks":
        board.stacks[0][0], board.stacks[2][0] = board.stacks[2][0], board.stacks[0][0]
    elif pile == "held":
        players[2].discoveries, players[3].discoveries = players[3].discoveries, players[2].discoveries
    elif pile == "box":
        board.box[0], board.stacks[1][0] = board.stacks[1][0], board.box[0]
    else:
        region = REGION_OF["r1c2"]
        bottom, middle, top = board.moons[region]
        board.moons[region] = (middle, bottom, top)
    for seed in range(3):
        assert hidden(one.state.redeal(0, Rng(numbered_seed(seed)))) == hidden(other.state.redeal(0, Rng(numbered_seed(seed)))), seed


def test_the_top_moon_of_a_stack_is_seen():
    """AE-2.4, AE-22: those below are hidden, and keep their colour."""
    table = Table()
    table.moons("r1c2", "i1", "i2")
    table.moons("r1c3", "t1")
    below = set()
    for twin in deals(table, 0):
        stack = twin.board.moons[REGION_OF["r1c2"]]
        assert (len(stack), stack[-1]) == (2, MOON_OF["i2"])
        assert twin.board.moons[REGION_OF["r1c3"]] == (MOON_OF["t1"],)
        below.add(stack[0])
    assert len(below) > 1


@pytest.mark.parametrize("seat", range(4))
def test_partners_know_each_others_hands_and_tokens(seat):
    """AE-21.10, AE-22: of both opponents neither."""
    table = Table(seats=4, teams="yes")
    for other, cards in enumerate(
        (("lock_on", "jamming"), ("redeploy", "ceasefire"), ("hot_refuel", "prospectors"), ("warp_trace", "lock_on"))
    ):
        table.hold(*cards, seat=other)
    for other, token in enumerate(("alien_relic", "power_cells", "treasure", "war_plans")):
        table.discovery(token, seat=other)
    twins = deals(table, seat)
    for other in range(4):
        mine = other // 2 == seat // 2
        for held in ("hand", "discoveries"):
            found = {tuple(getattr(twin.players[other], held)) for twin in twins}
            assert (found == {tuple(getattr(table.player(other), held))}) == mine, (other, held)


@pytest.mark.parametrize("looker", range(4))
def test_partners_share_what_one_of_them_has_looked_at(looker):
    """AE-21.10, AE-22: events and stacks."""
    table = Table(seats=4, teams="yes")
    table.events("galactic_aurora_1", "galactic_aurora_2", "galactic_aurora_3", "galactic_aurora_4", "galactic_aurora_5")
    table.effect({"op": "peek_events", "look": 2}, seat=looker)
    table.play(act.TopEvent("galactic_aurora_2"), seat=looker)
    table.effect({"op": "take_discovery", "stack": "observatory"}, seat=looker)
    table.play(table.legal(looker)[0], seat=looker)
    board = table.state.board
    for seat in range(4):
        twins = deals(table, seat)
        known = seat // 2 == looker // 2
        assert all(twin.board.events[-1] == board.events[-1] for twin in twins) == known, seat
        assert all(twin.board.stacks[2] == board.stacks[2] for twin in twins) == known, seat
        assert any(twin.board.events[1:4] != board.events[1:4] for twin in twins), seat


def test_only_who_was_there_knows_what_left_a_stack():
    """AE-22: a token that an opponent took after a look stays one of that stack."""
    table = Table(seats=3)
    observatory = {"op": "take_discovery", "stack": "observatory"}
    table.effect(observatory, seat=1)
    table.play(table.legal(1)[0], seat=1)
    table.effect(observatory, seat=2)
    table.play(table.legal(2)[0], seat=2)
    left = sorted([*table.state.board.stacks[2], table.player(2).discoveries[0] & FACE])
    for twin in deals(table, 1):
        assert sorted([*twin.board.stacks[2], twin.players[2].discoveries[0] & FACE]) == left
        assert twin.players[1].discoveries == table.player(1).discoveries
    found = {twin.players[2].discoveries[0] & FACE for twin in deals(table, 0)}
    assert len(found) > 3


def test_hands_and_tokens_lie_in_one_order():
    """AE-21.11, AE-22: what was given cannot be told from the rest by its place."""
    for cards, gift in ((("lock_on", "jamming"), "redeploy"), (("redeploy", "jamming"), "lock_on"), (("redeploy", "lock_on"), "jamming")):
        table = Table(seats=4, teams="yes")
        table.hold(gift)
        table.hold(*cards, seat=1)
        table.play(act.Give("card", f"tac_{gift}"))
        table.play(act.Accept(), seat=1)
        assert table.player(1).hand == sorted(TACTIC_OF[f"tac_{name}"] for name in (*cards, gift))
    tokens = ("alien_relic", "insight", "treasure")
    for gift in tokens:
        table = Table(seats=4, teams="yes")
        table.discovery(gift)
        table.discovery(*[token for token in tokens if token != gift], seat=1)
        table.play(act.Give("discovery", f"disc_{gift}"))
        table.play(act.Accept(), seat=1)
        assert table.player(1).discoveries == sorted(DISCOVERY_OF[f"disc_{token}"] for token in tokens)
        assert table.player().discoveries == []


def test_a_spectator_knows_nobodys_secrets():
    """AE-22"""
    table = veiled()
    table.hold("ceasefire", seat=0)
    twins = deals(table, None)
    for seat in (0, 2, 3):
        assert len({tuple(twin.players[seat].hand) for twin in twins}) > 3, seat
    assert len({tuple(twin.board.events) for twin in twins}) > 3
    assert any(sorted(map(sorted, twin.board.stacks)) != sorted(map(sorted, table.state.board.stacks)) for twin in twins)
    faces = [{tuple(sorted(token for token in twin.board.box)) for twin in twins}, {tuple(twin.board.stacks[0]) for twin in twins}]
    assert all(len(found) > 3 for found in faces)


def test_a_spectator_sees_no_stack_that_a_player_has_looked_through():
    """AE-22: what lies there mixes with what lies elsewhere."""
    table = Table(seats=3)
    table.effect({"op": "take_discovery", "stack": "observatory"}, seat=1)
    table.play(table.legal(1)[0], seat=1)
    everywhere = {token for twin in deals(table, None) for token in twin.board.stacks[2]}
    assert everywhere - {*table.state.board.stacks[2], table.player(1).discoveries[0] & FACE}


def test_moons_below_the_top_keep_the_colour_of_their_planet():
    """AE-2.4, AE-22"""
    table = Table()
    spaces = {region: REGION_OF[region] for region in ("r1c2", "r1c3", "r1c5")}
    board = table.state.board
    board.moon_supply = [MOON_KINDS[colour].copy() for colour in range(5)]
    for space in spaces.values():
        supply = board.moon_supply[PLANET_COLOUR[board.tiles[space]]]
        board.moons[space] = (supply.pop(), supply.pop(), supply.pop())
    for twin in deals(table, 0):
        for space in spaces.values():
            assert set(twin.board.moons[space]) <= set(MOON_KINDS[PLANET_COLOUR[board.tiles[space]]])
        assert [set(supply) <= set(kinds) for supply, kinds in zip(twin.board.moon_supply, MOON_KINDS, strict=False)] == [True] * 5


@pytest.mark.parametrize("destiny", ["yes", "no"])
def test_what_others_were_dealt_is_dealt_anew(destiny):
    """AE-3.2, AE-22: whether destiny cards follow or not."""
    state = GAME.setup(2, GAME.complete(2, {"destiny": destiny}), Rng(numbered_seed(4)))
    state.advance()
    twins = [state.redeal(0, Rng(numbered_seed(number))) for number in range(TIMES)]
    assert len({tuple(twin.players[1].offered) for twin in twins}) > 3


def test_factions_and_destiny_cards_are_dealt_from_those_there_are():
    """AE-3.2, AE-21.6, AE-22: each once, and those of the seat itself to nobody else."""
    state = GAME.setup(4, GAME.complete(4, {"destiny": "yes"}), Rng(numbered_seed(4)))
    state.advance()
    for number in range(TIMES):
        twin = state.redeal(1, Rng(numbered_seed(number)))
        assert sorted(card for player in twin.players for card in player.offered) == list(range(12))
    for seat in range(4):
        state.play(seat, state.legal(seat)[0])
    for number in range(2 * TIMES):
        offered = [card for player in state.redeal(1, Rng(numbered_seed(number))).players for card in player.offered]
        assert len(set(offered)) == len(offered)
        assert set(offered) <= set(range(20))
