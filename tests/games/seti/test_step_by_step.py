"""Effects one by one: optional payments, restricted technologies, targets of signals, who is told of, who comes first (SE-3 to SE-10)."""

from __future__ import annotations

import pytest

from starboard.engine.errors import Refusal
from starboard.engine.journal import Journal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.state import TABLE
from starboard.engine.text import render
from starboard.games.seti.actions import (
    CompleteMission,
    Exchange,
    GoOn,
    MarkGold,
    Pass,
    Pay,
    PickCard,
    PickSample,
    PickSector,
    PlaySecret,
    Scan,
    Signal,
    Step,
    Stop,
    TakeReply,
    TakeTech,
    UseTelescope,
)
from starboard.games.seti.content.numbers import NOBODY, PLANET_IDS, STAR_COLOUR, STAR_IDS, STARS_OF_COLOUR, TECH_IDS
from starboard.games.seti.events import Discarded
from starboard.games.seti.game import GAME
from starboard.games.seti.rules.anomalies import next_anomaly
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.milestones import BETWEEN
from starboard.games.seti.rules.operation import OPERATIONS
from starboard.games.seti.rules.traces import put_trace
from starboard.games.seti.source import source_of
from tests.games.seti.position import Table, tuck


def carry_out(table: Table, *effects: dict[str, object], seat: int = 0) -> None:
    """A seat resolves these effects, one after the other."""
    table.state.sources.append(source_of(NOBODY))
    source = len(table.state.sources) - 1
    table.state.push(seat, Resolve(OPERATIONS.read_all(list(effects), "effects"), 0, source, 1, False))
    table.state.advance()


def resources(table: Table, seat: int) -> tuple[int, ...]:
    player = table.state.players[seat]
    return (player.credits, player.energy, player.publicity, player.data, player.score, player.exofossils)


# -- optional payments

SLOT = {"credits": 0, "energy": 1, "publicity": 2, "exofossils": 5}


@pytest.mark.parametrize("resource", SLOT)
@pytest.mark.parametrize("amount", [1, 2])
def test_an_optional_payment_is_offered_to_who_has_just_enough_and_is_paid_by_that_player(resource, amount):
    """SE-9.5: may_pay; one less and nothing is asked."""
    offer = {"op": "may_pay", "resource": resource, "amount": amount, "then": [{"op": "gain", "resource": "vp", "amount": 4}]}
    for held in (amount - 1, amount):
        table = Table()
        for player in table.state.players:
            setattr(player, resource, 5)
        setattr(table.me, resource, held)
        theirs = resources(table, 1)
        score = table.me.score
        carry_out(table, offer)
        assert (Pay() in table.options()) == (held == amount)
        if held == amount:
            table.do(Pay())
            assert resources(table, 0)[SLOT[resource]] == 0
            assert table.me.score == score + 4
        assert resources(table, 1) == theirs


@pytest.mark.parametrize(("often", "held", "times"), [(True, 3, 3), (True, 1, 1), (False, 3, 1)])
def test_a_payment_is_repeated_only_where_the_card_says_so(often, held, times):
    """SE-9.5: as long as there is enough."""
    table = Table()
    table.me.exofossils = held
    offer = {"op": "may_pay", "resource": "exofossils", "amount": 1, "often": often}
    carry_out(table, {**offer, "then": [{"op": "gain", "resource": "vp", "amount": 1}]})
    for _ in range(times):
        assert table.options() == [Pay(), Stop()]
        table.do(Pay())
    assert Pay() not in table.options()
    assert (table.me.exofossils, table.me.score) == (held - times, 10 + times)


# -- technologies


@pytest.mark.parametrize("kind", ["probe", "telescope", "computer"])
def test_an_effect_gives_technologies_of_its_type_alone(kind):
    """SE-9.5, SE-8.1: all four that one does not have; one that one has is not offered again."""
    table = Table()
    table.tech(f"{kind}_2")
    carry_out(table, {"op": "research", "types": [kind], "rotate": False, "tile_bonus": True})
    assert {action.tech for action in table.options() if isinstance(action, TakeTech)} == {f"{kind}_{number}" for number in (1, 3, 4)}


def test_an_effect_of_two_types_gives_no_third():
    """SE-9.5"""
    table = Table()
    carry_out(table, {"op": "research", "types": ["probe", "computer"], "rotate": False, "tile_bonus": True})
    offered = {action.tech for action in table.options() if isinstance(action, TakeTech)}
    assert offered == {tech for tech in TECH_IDS if not tech.startswith("telescope")}


@pytest.mark.parametrize("tile_bonus", [True, False])
def test_the_bonus_of_a_tile_is_skipped_where_the_card_says_so(tile_bonus):
    """SE-9.5: three points of the tile; the two of the first taker are gained anyway."""
    table = Table()
    table.state.board.bonuses = [(0, 0, 0, 0)] * 12
    carry_out(table, {"op": "research", "types": ["telescope"], "rotate": False, "tile_bonus": tile_bonus})
    table.do(TakeTech("telescope_2"))
    assert table.me.score == 10 + 2 + 3 * tile_bonus
    assert table.state.board.rotation == 0


# -- telescopes in a scan


@pytest.mark.parametrize(("probes", "capsules", "offered"), [([], [], {0}), ([4], [], {1}), ([], [4], {0, 1}), ([4], [4], {1})])
def test_the_launch_telescope_launches_below_the_limit_and_moves_what_there_is(probes, capsules, offered):
    """SE-8.2: the move needs a probe or a capsule, the launch room; a capsule takes none (SE-10.2)."""
    table = Table()
    table.discover("left")
    table.tech("telescope_4")
    table.me.probes, table.me.capsules, table.me.samples = probes, capsules, [0] * len(capsules)
    table.do(Scan())
    assert {action.option for action in table.options() if isinstance(action, UseTelescope)} == offered


@pytest.mark.parametrize(("hand", "offered"), [([], False), (["card_001"], True)])
def test_the_hand_telescope_needs_a_card(hand, offered):
    """SE-8.2"""
    table = Table()
    table.tech("telescope_3")
    table.hold(*hand)
    table.do(Scan())
    assert any(isinstance(action, UseTelescope) for action in table.options()) == offered


@pytest.mark.parametrize(("publicity", "offered"), [(0, False), (1, True)])
def test_the_mercury_telescope_costs_a_publicity(publicity, offered):
    """SE-8.2: just one is enough, and is paid."""
    table = Table()
    table.tech("telescope_2")
    table.do(Scan())
    table.me.publicity = publicity
    found = [action for action in table.options() if isinstance(action, UseTelescope)]
    assert bool(found) == offered
    if found:
        energy = table.me.energy
        table.do(found[0])
        assert (table.me.publicity, table.me.energy) == (0, energy)


# -- targets of signals


def test_any_sector_is_one_of_the_eight_stars():
    """SE-9.6: the tile only where 'Oumuamua is in play."""
    table = Table()
    carry_out(table, {"op": "signal", "where": "any_sector", "count": 1})
    assert [action.star for action in table.options()] == list(STAR_IDS)


def test_one_chosen_sector_is_one_of_the_eight_stars_and_takes_all_signals():
    """SE-9.6"""
    table = Table()
    carry_out(table, {"op": "signal", "where": "one_chosen_sector", "count": 3})
    assert [action.star for action in table.options()] == list(STAR_IDS)
    table.do(PickSector("vega"))
    assert table.state.board.markers[STAR_IDS.index("vega")] == (0, 0, 0)
    assert sum(len(markers) for markers in table.state.board.markers) == 3


@pytest.mark.parametrize("sector", range(8))
def test_the_neighbours_of_a_sector_are_the_ones_beside_it_all_around(sector):
    """SE-9.6, SE-4.1: sector 7 lies beside sector 0."""
    table = Table()
    table.me.probes = [24 + sector]
    carry_out(table, {"op": "signal", "where": "own_probe_sector_and_neighbours", "count": 3})
    marked = {star for star in range(8) if table.state.board.markers[star]}
    assert marked == {table.state.board.stars[(sector + step) % 8] for step in (-1, 0, 1)}


@pytest.mark.parametrize("colour", ["yellow", "red", "blue", "black"])
def test_a_coloured_signal_goes_to_a_star_of_its_colour(colour):
    """SE-9.6: one of two."""
    table = Table()
    carry_out(table, {"op": "signal", "where": "colour", "colour": colour, "count": 1})
    offered = [STAR_IDS.index(action.star) for action in table.options()]
    assert len(offered) == 2
    assert len({STAR_COLOUR[star] for star in offered}) == 1
    assert offered in STARS_OF_COLOUR
    table.do(table.options()[0])
    assert sum(len(markers) for markers in table.state.board.markers) == 1


@pytest.mark.parametrize("count", [1, 2])
def test_so_many_signals_launches_and_cards_as_the_effect_says(count):
    """SE-9.5.3: single steps."""
    table = Table()
    carry_out(table, {"op": "signal", "where": "star", "star": "vega", "count": count})
    assert table.state.board.markers[STAR_IDS.index("vega")] == (0,) * count
    table = Table()
    carry_out(table, {"op": "draw", "count": count})
    assert len(table.me.hand) == count
    table = Table()
    carry_out(table, {"op": "launch", "count": count, "ignore_probe_limit": True})
    assert len(table.me.probes) == count


@pytest.mark.parametrize("count", [1, 2])
def test_so_many_cards_are_tucked_as_the_effect_says(count):
    """SE-8.4, SE-9.5.3: each may be declined."""
    table = Table()
    table.hold("card_001", "card_002", "card_003", "card_004")
    carry_out(table, {"op": "income", "count": count})
    for card in ("card_001", "card_002")[:count]:
        assert tuck(card) in table.options()
        table.do(tuck(card))
    assert not any(isinstance(action, PickCard) and action.use == "tuck" for action in table.options())
    assert len(table.me.tucked) == count


# -- who is told of


def told_discards(table: Table) -> list[tuple[int | None, str]]:
    assert table.state.journal is not None
    return [(entry.event.seat, entry.event.card) for entry in table.state.journal.entries if isinstance(entry.event, Discarded)]


def test_everybody_is_told_who_discards_which_card():
    """SE-1.3, SE-6 F6, SE-5.8.1: the discard pile lies open."""
    table = Table(seats=3)
    table.state.journal = Journal(table.state.seats)
    table.hold("card_001", "card_002", "card_003", "card_004", "card_005", "card_006", "card_007")
    table.do(Exchange("card", "credits"), PickCard("card_001", "exchange"), PickCard("card_002", "exchange"))
    assert told_discards(table) == [(0, "card_001"), (0, "card_002")]
    table.do(Pass(), PickCard("card_003", "discard"))
    assert told_discards(table)[2:] == [(0, "card_003")]


def test_everybody_is_told_who_discards_drawn_cards():
    """SE-1.3, SE-10.3: et_15"""
    table = Table(left="anomalies", right="mascamites")
    table.discover("left")
    for card in ("card_003", "card_002", "card_001"):
        table.top(card)
    table.state.journal = Journal(table.state.seats)
    table.play("et_15", PickCard("card_001", "corner"))
    while not any(isinstance(action, PickCard) and action.use == "income" for action in table.options()):
        table.do(table.options()[0])
    table.do(PickCard("card_002", "income"))
    assert told_discards(table) == [(0, "card_001"), (0, "card_002")]


# -- Exertian tiles


@pytest.mark.parametrize(("credits", "asked"), [(1, 2), (0, 1)])
def test_who_reaches_both_exertian_tiles_plays_a_card_for_each(credits, asked):
    """SE-10.6: the first is free, the second costs a credit, which must be there."""
    table = Table(left="exertians", right="mascamites")
    table.discover("left", 0, 0, 0)
    for player in table.state.players:
        player.reached = 31
    table.me.score, table.me.credits = table.state.board.milestones[1], credits
    table.state.agendas[0].clear()
    table.state.table.clear()
    table.state.course, table.state.free_actions = TABLE, False
    table.state.queue(BETWEEN)
    table.state.advance()
    for _ in range(asked):
        assert any(isinstance(action, PlaySecret) for action in table.legal())
        table.do(table.options()[0])
    assert not any(isinstance(action, PlaySecret) for action in table.legal())
    assert len(table.me.played) == asked
    assert table.me.credits == 0


def test_a_threshold_that_a_reward_reaches_is_looked_at_again():
    """SE-3.5.1: a message answered with eight points at 44 takes one over 50; nobody else has reached anything."""
    table = Table(left="centaurians", right="mascamites")
    table.discover("left")
    for player in table.state.players:
        player.reached, player.message_tile = 1, NOBODY
    table.me.message_tile = table.me.score = 44
    table.state.agendas[0].clear()
    table.state.table.clear()
    table.state.course, table.state.free_actions = TABLE, False
    table.state.queue(BETWEEN)
    table.state.advance()
    table.do(TakeReply(4))
    assert table.me.score == 52
    assert any(isinstance(action, MarkGold) for action in table.legal())


# -- samples


@pytest.mark.parametrize("left", [(0, 3), (3, 0), (2, 1), (0, 0)])
def test_samples_are_looked_at_only_where_some_lie(left):
    """SE-10.2: at Jupiter or Saturn; without any, nothing is asked."""
    table = Table()
    table.discover("left")
    table.state.board.samples = [samples[:count] for samples, count in zip(table.state.board.samples, left, strict=True)]
    lying = list(table.state.board.samples)
    score = resources(table, 0)
    carry_out(table, {"op": "inspect_sample", "where": "jupiter_or_saturn"})
    if all(left):
        assert table.options() == [PickSample("jupiter", 0), PickSample("saturn", 0)]
        table.do(PickSample("jupiter", 0))
    offered = [action for action in table.options() if isinstance(action, PickSample)]
    assert {action.sample - 1 for action in offered} == set(next((samples for samples in lying if samples), ()))
    if not any(left):
        assert resources(table, 0) == score
    else:
        table.do(offered[0])
        assert list(table.state.board.samples) == lying


@pytest.mark.parametrize(("probe", "capsule"), [("jupiter", ""), ("", "saturn"), ("mars", ""), ("", "")])
def test_samples_are_looked_at_where_an_own_figure_is(probe, capsule):
    """SE-10.2: et_05 needs a probe or a capsule of one's own there."""
    table = Table()
    table.discover("left")
    planets = table.state.sky().planets
    if probe:
        table.me.probes = [planets[PLANET_IDS.index(probe)]]
    if capsule:
        table.me.capsules, table.me.samples = [planets[PLANET_IDS.index(capsule)]], [table.state.board.samples[0][0]]
        table.state.board.samples = [table.state.board.samples[0][1:], table.state.board.samples[1]]
    table.other.probes = [planets[PLANET_IDS.index("jupiter")], planets[PLANET_IDS.index("saturn")]]
    carry_out(table, {"op": "inspect_sample", "where": "planet_with_own_probe"})
    offered = {action.planet for action in table.options() if isinstance(action, PickSample)}
    assert offered == {planet for planet in (probe, capsule) if planet in ("jupiter", "saturn")}


# -- the course of a turn


def test_before_the_first_card_is_tucked_nothing_else_can_be_done():
    """SE-2.2.4, SE-3.4.1: no free actions before the first turn."""
    state = GAME.setup(2, GAME.complete(2, {}), Rng(numbered_seed(1)))
    state.advance()
    for _ in range(2):
        (seat, *_) = state.pending()
        assert len(state.legal(seat)) == 5
        assert all(isinstance(action, PickCard) and action.use == "tuck" for action in state.legal(seat))
        state.play(seat, state.legal(seat)[0])


@pytest.mark.parametrize(("held", "words"), [(1, "Needs 2 of a kind."), (2, "This would give nothing.")])
def test_with_two_of_a_kind_only_the_same_kind_is_refused(held, words):
    """SE-6 F6: with one there is no pair; two credits are no credit."""
    table = Table()
    table.me.credits = held
    assert table.can(Exchange("credits", "energy")) == (held == 2)
    with pytest.raises(Refusal) as caught:
        table.state.check(0, Exchange("credits", "credits"))
    assert render(caught.value.text, "en", "seti") == words


# -- traces


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("place", ["discovery", "overflow", "1", "3"])
@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_a_trace_lies_where_it_was_marked_and_counts_for_whoever_marked_it(seat, place, slot, colour):
    """SE-7.4, SE-10.1.3: one marker, one trace, of that colour for that species."""
    table = Table(left="anomalies", right="centaurians")
    table.discover("left")
    table.discover("right")
    board, player, column = table.state.board, table.state.players[seat], slot * 3 + colour
    board.discovery[column] = NOBODY
    put_trace(table.state, seat, slot, colour, place)
    assert player.traces == [int(one == column) for one in range(6)]
    assert table.state.players[1 - seat].traces == [0] * 6
    assert [one for one in range(6) if board.discovery[one] == seat] == ([column] if place == "discovery" else [])
    assert [one for one in range(6) if board.overflow[one]] == ([column] if place == "overflow" else [])
    row = [column * 9 + int(place) - 1] if place.isdigit() else []
    assert [space for space, owner in enumerate(board.spaces) if owner == seat] == row


@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_a_marker_in_a_strip_leaves_the_ones_before_it(slot, colour):
    """SE-10.1.6, SE-10.5: row 5 costs a data, each time."""
    sides = {"left": "centaurians", "right": "anomalies"} if slot == 0 else {"left": "anomalies", "right": "centaurians"}
    table = Table(**sides)
    table.discover("left")
    table.discover("right")
    table.me.data = 2
    for _ in range(2):
        put_trace(table.state, 0, slot, colour, "5")
        table.state.advance()
    assert [strip for strip in table.state.board.strips if strip] == [(0, 0)]
    assert table.state.board.strips[slot * 3 + colour] == (0, 0)
    assert (table.me.data, table.me.score) == (0, 22)


@pytest.mark.parametrize("place", [3, 4])
@pytest.mark.parametrize("slot", [0, 1])
def test_a_blue_row_gives_the_reward_of_the_sample_that_lies_there(slot, place):
    """SE-10.2: seven points in one row, two credits in the other, on either side."""
    sides = {"left": "mascamites", "right": "anomalies"} if slot == 0 else {"left": "anomalies", "right": "mascamites"}
    table = Table(**sides)
    table.discover("left")
    table.discover("right")
    table.state.board.board_samples = (1, 6)
    for sample in (4, 5):
        earlier = source_of(NOBODY)
        earlier.sample = sample
        table.state.sources.append(earlier)
    put_trace(table.state, 0, slot, 2, str(place))
    table.state.advance()
    assert (table.me.score, table.me.credits) == ((17, 20) if place == 3 else (10, 22))


# -- figures that come back


@pytest.mark.parametrize(("landers", "covered", "offered"), [(1, 1, {1}), (2, 1, {0, 1}), (2, 2, {1, 2}), (1, 0, {0})])
def test_a_lander_on_no_bonus_space_is_offered_only_if_there_is_one(landers, covered, offered):
    """SE-9.5: on Mars, with two data spaces; and a lander on Venus beside."""
    table = Table()
    mars = PLANET_IDS.index("mars")
    table.me.landers[mars] = landers
    table.lander("venus")
    for space in range(covered):
        table.state.board.data_spaces[mars * 3 + space] = 0
    table.state.board.data_spaces[mars * 3 + 2] = 1
    carry_out(table, {"op": "remove_piece", "piece": "lander"})
    assert {action.first for action in table.options() if action.planet == "mars"} == offered
    action = next(action for action in table.options() if action.planet == "mars" and action.first == max(offered))
    table.do(action)
    assert table.me.landers[mars] == landers - 1
    spaces = table.state.board.data_spaces[mars * 3 : mars * 3 + 3]
    assert spaces == [0 if space < covered and space + 1 != max(offered) else NOBODY for space in range(2)] + [1]


# -- the rest of a discovery


@pytest.mark.parametrize("species", ["mascamites", "anomalies", "oumuamua", "centaurians"])
@pytest.mark.parametrize("slot", ["left", "right"])
def test_only_the_species_discovered_is_set_up(species, slot):
    """SE-10.2 to SE-10.6: samples, tokens, message tiles; of the sealed species nothing lies on the table yet."""
    other = "exertians"
    table = Table(left=species if slot == "left" else other, right=other if slot == "left" else species)
    table.discover(slot)
    board = table.state.board
    assert [len(samples) for samples in board.samples] == ([3, 3] if species == "mascamites" else [])
    assert len(board.board_samples) == (species == "mascamites")
    assert len(board.anomalies) == (3 if species == "anomalies" else 0)
    tiles = [player.message_tile for player in table.state.players]
    assert tiles == ([25, 25] if species == "centaurians" else [NOBODY, NOBODY])
    assert board.milestones == ()
    assert all(player.secret == [] for player in table.state.players)
    number = 0 if slot == "left" else 1
    assert (board.alien_open[number] != NOBODY, board.alien_open[1 - number]) == (True, NOBODY)
    assert (len(board.alien_decks[number]), len(board.alien_decks[1 - number])) == (9, 0)


@pytest.mark.parametrize("earth", range(8))
def test_anomalies_lie_at_earth_and_three_sectors_to_either_side(earth):
    """SE-10.3: wherever Earth is; each of the three tokens once."""
    table = Table(left="anomalies", right="mascamites")
    table.offsets(earth, earth, earth)
    here = table.state.sky().planets[2] % 8
    table.discover("left")
    assert sorted(token // 8 for token in table.state.board.anomalies) == sorted((here + step) % 8 for step in (0, 3, -3))
    assert sorted(token % 8 // 2 for token in table.state.board.anomalies) == [0, 1, 2]


@pytest.mark.parametrize("distance", range(1, 9))
def test_the_next_anomaly_is_looked_for_counter_clockwise_all_around(distance):
    """SE-10.3: the one in Earth's own sector is the last, at distance 8."""
    table = Table(left="anomalies", right="mascamites")
    table.discover("left")
    earth = table.state.sky().planets[2] % 8
    token = (earth - distance) % 8 * 8 + 2
    table.state.board.anomalies = (token,)
    assert next_anomaly(table.state) == token
    table.state.board.anomalies = (token, earth * 8 + 4) if distance < 8 else (token,)
    assert next_anomaly(table.state) == token


def test_figures_in_the_gap_stand_on_the_tile_and_gain_publicity():
    """SE-10.4: one for each, capsules too, the owner alone; elsewhere none."""
    table = Table(left="oumuamua", right="mascamites")
    table.discover("right")
    table.probe(3, 5)
    table.probe(3, 5)
    table.me.capsules, table.me.samples = [21], [0]
    table.probe(3, 4, seat=1)
    table.discover("left")
    assert table.state.sky().planets[8] == 21
    assert [player.publicity for player in table.state.players] == [8, 5]


# -- signals beside 'Oumuamua, moves out of turn


@pytest.mark.parametrize("sector", range(8))
def test_only_a_signal_in_oumuamuas_sector_may_go_to_its_tile(sector):
    """SE-10.4, SE-9.6: in any other sector nothing is asked."""
    table = Table(left="oumuamua", right="mascamites")
    table.discover("left")
    star = table.state.board.stars[sector]
    carry_out(table, {"op": "signal", "where": "star", "star": STAR_IDS[star], "count": 1})
    if sector == table.state.sky().planets[8] % 8:
        assert table.options() == [Signal(STAR_IDS[star]), Signal("oumuamua")]
        table.do(Signal("oumuamua"))
        assert table.state.board.markers[8] == (0,)
    else:
        assert table.state.board.markers[star] == (0,)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_move_is_topped_up_in_the_own_turn_alone(seat):
    """SE-3.4.3, SE-4.3.4: a probe on asteroids, one point and energy enough."""
    table = Table()
    table.probe(1, 7, seat=seat)
    carry_out(table, {"op": "move", "points": 1}, seat=seat)
    decision = table.state.decision(seat)
    steps = [] if decision is None else [action for action in decision.options(table.state, seat) if isinstance(action, Step)]
    assert bool(steps) == (seat == 0)


@pytest.mark.parametrize(("publicity", "seat", "paused"), [(5, 0, True), (4, 0, False), (5, 1, False)])
def test_a_mission_that_an_effect_fulfils_may_be_completed_before_the_next_effect(publicity, seat, paused):
    """SE-3.3, SE-9.11: card 051 asks for 8 publicity; nobody waits for somebody else's mission."""
    table = Table()
    table.mission("card_051", seat=seat)
    table.me.publicity, table.other.publicity = publicity, 8
    table.state.agendas[0] = []
    carry_out(table, {"op": "gain", "resource": "publicity", "amount": 3}, {"op": "gain", "resource": "vp", "amount": 4})
    assert (table.me.score == 10) == paused
    if paused:
        assert table.options() == [GoOn()]
        assert table.can(CompleteMission("card_051"))
        table.do(GoOn())
        assert table.me.score == 14
