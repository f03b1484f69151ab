"""What bots think of SETI: prices that add up, and actions judged as a player would."""

from __future__ import annotations

import pytest

from starboard.bots.observation import Observation
from starboard.bots.search import Search
from starboard.engine.match import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.seti.actions import (
    Analyse,
    Exchange,
    Launch,
    MarkGold,
    MoveForEnergy,
    Pass,
    PickCard,
    PlaceData,
    PlayCard,
    Research,
    Scan,
    Signal,
)
from starboard.games.seti.bots import prices
from starboard.games.seti.bots.evaluation import after_turn, evaluate, foreseen
from starboard.games.seti.bots.final_score import FITTED, RIVAL_COUNTED, features, rival_features, rival_final_score
from starboard.games.seti.bots.policy import value_of, weigh
from starboard.games.seti.content.cards import CARD_IDS, CARD_OF
from starboard.games.seti.content.numbers import ROUNDS
from starboard.games.seti.game import GAME
from starboard.games.seti.rules.objectives import OBJECTIVE_IDS
from tests.games.seti.position import Table


def favourite(table: Table) -> object:
    legal = table.legal()
    weights = weigh(table.state, 0, legal)
    return legal[weights.index(max(weights))]


def test_every_card_and_space_has_a_price():
    assert len(prices.CARD_WORTH) == len(prices.HOPES) == len(CARD_IDS)
    assert min(prices.CARD_WORTH) > 0
    assert len(prices.MOON_WORTH) == 9
    before = list(prices.CARD_WORTH)
    prices.price_contents()
    assert before == prices.CARD_WORTH


@pytest.mark.parametrize("seats", [1, 2])
def test_everything_that_is_foreseen_by_has_a_weight_for_each_round(seats):
    state = Table(seats).state
    tables = [(features(state, 0), FITTED)]
    if state.rival is not None:
        tables.append((rival_features(state, state.rival), RIVAL_COUNTED))
    for found, fitted in tables:
        assert len(found) == len(fitted)
        assert {len(weights) for weights in fitted.values()} == {ROUNDS}


def test_more_is_better():
    """Every resource, tucked card and technology makes a seat stand better."""
    table = Table()
    standing = evaluate(table.state, 0)
    for resource in ("credits", "energy", "publicity", "data", "score"):
        richer = table.state.clone()
        setattr(richer.players[0], resource, getattr(richer.players[0], resource) + 1)
        assert evaluate(richer, 0) > standing, resource
    table.me.incomes[0] += 1
    assert evaluate(table.state, 0) > standing
    standing = evaluate(table.state, 0)
    table.tech("telescope_2")
    assert evaluate(table.state, 0) > standing
    assert evaluate(table.state, 1) < foreseen(table.state, 1)


def test_income_pays_more_the_earlier():
    """In the last round only for gold tiles."""
    table = Table()
    gains = []
    for number in (1, 3, 5):
        table.state.round_number = number
        table.me.incomes[0] = 0
        without = evaluate(table.state, 0)
        table.me.incomes[0] = 1
        gains.append(evaluate(table.state, 0) - without)
    assert gains[0] > gains[1] > 2 * gains[2] >= 0


def test_a_full_computer_is_analysed():
    table = Table()
    table.me.top = 6
    assert isinstance(favourite(table), Analyse)


def test_data_are_placed_at_once():
    table = Table()
    table.me.data = 3
    assert isinstance(favourite(table), PlaceData)


def test_data_stay_in_the_pool_while_an_objective_wants_them():
    """SE-12.8: five data in the pool."""
    table = Table(1, level="2")
    table.me.data = 3
    table.state.rival.objectives, table.state.rival.marks = [OBJECTIVE_IDS.index("I-4")], [0]
    assert not isinstance(favourite(table), PlaceData)


def test_the_end_of_a_solo_match_is_the_lead_over_the_rival():
    """While the match goes on, an objective not done counts for what it brings the rival (SE-12.8)."""
    table = Table(1, level="2")
    before = evaluate(table.state, 0)
    table.state.rival.stack.pop()
    assert evaluate(table.state, 0) > before + 4
    table.state.over = True
    table.me.score, table.state.players[1].score = 90, 70
    assert evaluate(table.state, 0) == 20


def test_a_turn_in_which_one_can_only_pass_is_judged_by_its_end():
    """Else whatever puts off the pass would look good."""
    table = Table(1, level="2")
    assert after_turn(table.state, 0) is table.state
    table.me.credits = table.me.energy = table.me.publicity = 0
    assert after_turn(table.state, 0).round_number == table.state.round_number + 1


def test_probes_fly_towards_planets():
    """In V0 Venus lies two steps from Earth, the way the other way round has nothing."""
    table = Table()
    table.probe(1, 4)
    nearer, farther = MoveForEnergy((1, 4), (1, 3)), MoveForEnergy((1, 4), (1, 5))
    assert value_of(table.state, 0, nearer) > value_of(table.state, 0, farther)


def test_a_landing_card_wants_a_probe_at_a_planet():
    table = Table()
    table.hold("card_012")
    empty = value_of(table.state, 0, PlayCard("card_012"))
    table.probe(3, 3)
    assert value_of(table.state, 0, PlayCard("card_012")) > empty + 10


def test_a_probe_goes_where_a_mission_wants_it():
    """Card 7 pays for an orbiter or a lander at Mercury."""
    table = Table()
    before = prices.planet_worths(table.state, 0)
    table.mission("card_007")
    gains = [after - one for after, one in zip(prices.planet_worths(table.state, 0), before, strict=True)]
    assert gains[0] > 2
    assert gains[1:] == [0.0] * 7


def test_the_income_that_a_gold_tile_lacks_is_wanted():
    """SE-11.2: sets of credit, energy and card income."""
    table = Table()
    table.state.board.gold[prices.GOLD_INCOME] = 0
    table.state.board.gold_marks[prices.GOLD_INCOME] = (0,)
    table.me.incomes[:3] = [2, 1, 2]
    gains = [prices.gold_gain(table.state, 0, prices.GOLD_INCOME, kind) for kind in range(3)]
    assert gains[1] > gains[0] == gains[2] == 0
    assert prices.gold_share(prices.GOLD_INCOME, 0, [2, 1, 2]) == 1 + 2 / 3
    assert prices.gold_share(prices.GOLD_INCOME, 1, [2, 1, 2]) == 2


def test_signals_go_where_a_sector_can_be_won():
    table = Table()
    table.markers("procyon", 0, 0, 1, 0)
    table.markers("sirius_a", 1, 1, 1, 1)
    assert value_of(table.state, 0, Signal("procyon")) > value_of(table.state, 0, Signal("sirius_a"))


def test_the_last_signal_of_a_sector_wins_it_or_gives_it_away():
    """A tie goes to the later last marker (SE-7.2.1)."""
    won = prices.star_worth((0, 1, 0, 1, 0), 0, 0, prize=9.0)
    tied = prices.star_worth((1, 1, 0, 0), 0, 0, prize=9.0) < prices.star_worth((1, 1, 0, 0, 0), 0, 0, prize=9.0)
    lost = prices.star_worth((1, 1, 1, 0, 0), 0, 0, prize=9.0)
    assert tied
    assert won - lost == 9.0


def test_a_star_won_before_gives_less():
    """Procyon: a trace, later three points (SE-7.2)."""
    table = Table()
    table.markers("procyon", 0, 0, 1, 0)
    first = value_of(table.state, 0, Signal("procyon"))
    table.state.board.won = 255
    assert value_of(table.state, 0, Signal("procyon")) < first


def test_a_gold_tile_is_marked_for_the_set_that_has_begun():
    table = Table()
    table.state.board.gold[prices.GOLD_INCOME] = 0
    table.me.incomes[:3] = [1, 1, 0]
    begun = value_of(table.state, 0, MarkGold("income"))
    table.me.incomes[:3] = [1, 0, 0]
    assert value_of(table.state, 0, MarkGold("income")) < begun


@pytest.mark.parametrize(("objective", "action"), [("III-1", Research()), ("III-7", Analyse())])
def test_what_an_objective_wants_is_done_sooner(objective, action):
    table = Table(1, level="5")
    table.state.rival.objectives, table.state.rival.marks = [OBJECTIVE_IDS.index("II-3")], [0]
    before = value_of(table.state, 0, action)
    table.state.rival.objectives = [OBJECTIVE_IDS.index(objective)]
    assert value_of(table.state, 0, action) > before


@pytest.mark.parametrize("number", range(1, ROUNDS + 1))
def test_each_task_of_an_objective_costs_the_rival_points(number):
    """SE-12.8: two technologies."""
    table = Table(1, level="5")
    rival = table.state.rival
    table.state.round_number = number
    rival.objectives, rival.marks = [OBJECTIVE_IDS.index("III-1")], [0]
    foreseen = [rival_final_score(table.state, rival)]
    rival.marks = [1]
    foreseen.append(rival_final_score(table.state, rival))
    rival.objectives, rival.marks = [], []
    foreseen.append(rival_final_score(table.state, rival))
    assert foreseen[0] - 1 > foreseen[1] > foreseen[2] + 1


@pytest.mark.parametrize("action", [Exchange("credits", "energy"), Pass()])
def test_with_means_one_does_neither_pass_nor_exchange(action):
    table = Table()
    assert action in table.legal()
    assert max(weigh(table.state, 0, table.legal())) > value_of(table.state, 0, action)


def test_the_first_probe_and_a_technology_are_worth_a_turn():
    table = Table()
    table.me.publicity = 6
    assert value_of(table.state, 0, Launch()) > 0
    assert value_of(table.state, 0, Research()) > 0


def test_the_worst_card_is_given_away():
    cards = sorted(range(138), key=lambda card: prices.CARD_WORTH[card])
    table = Table()
    table.hold(CARD_IDS[cards[0]], CARD_IDS[cards[-1]])
    worst, best = (value_of(table.state, 0, PickCard(CARD_IDS[cards[end]], "discard")) for end in (0, -1))
    assert worst > best
    assert CARD_OF[CARD_IDS[cards[0]]] == cards[0]


@pytest.mark.net
def test_judgement_beats_chance():
    """Four matches of two: one seat takes what looks best, the other anything."""
    for number in range(4):
        state = Match.new("seti", 2, number).state.clone()
        rng = Rng(numbered_seed(number))
        judge = number % 2
        while pending := state.pending():
            seat = pending[0]
            legal = state.legal(seat)
            weights = GAME.weigh(state, seat, legal)
            state.play(seat, legal[weights.index(max(weights))] if seat == judge else rng.choice(legal))
        assert state.players[judge].score > 2 * state.players[1 - judge].score


def test_a_search_never_looks_beyond_the_round():
    """Its tree, like a rollout, stops when the next round begins."""
    state = Match.new("seti", 2, 3).state.clone()
    while state.round_number == 0:
        state.play(state.pending()[0], state.legal(state.pending()[0])[0])
    seat = state.pending()[0]
    legal = state.legal(seat)
    search = Search(Observation.of(state, seat, Rng(numbered_seed(1))), legal, [1.0] * len(legal), Rng(numbered_seed(2)))
    played = state.clone()
    search._roll_out(played, Rng(numbered_seed(3)))
    assert played.round_number == state.round_number + 1


def test_half_a_turn_is_judged_by_its_end():
    """A scan that is under way is played to the end of the turn, on a copy."""
    table = Table()
    table.row("card_004", "card_013", "card_016")
    table.do(Scan())
    end = after_turn(table.state, 0)
    assert end.active == 1
    assert sum(len(markers) for markers in end.board.markers) == 2
    assert table.state.board.markers == [()] * 9
    assert evaluate(table.state, 0) == evaluate(end, 0)
