"""Why not: the options, the refusal and the greyed button have one answer, with the rule and what is missing (SE-3.3, SE-5, SE-6)."""

from __future__ import annotations

import random
from typing import get_args

import msgspec
import pytest

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.look import look
from starboard.engine.match import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.text import LANGUAGES, render
from starboard.games.seti.actions import (
    ACTIONS,
    Analyse,
    BuyCard,
    CompleteMission,
    EndTurn,
    Exchange,
    FinishScan,
    GoOn,
    Land,
    Launch,
    MarkGold,
    MarkTrace,
    MoveForEnergy,
    Orbit,
    Pass,
    PickCard,
    PickSector,
    PlaceData,
    PlayCard,
    Research,
    ResolveSector,
    Scan,
    Signal,
    Space,
    Step,
    Stop,
    TakeTech,
    UseCorner,
    UseTelescope,
)
from starboard.games.seti.content.numbers import PLANET_IDS
from starboard.games.seti.rules.choices import BARS
from starboard.games.seti.rules.why_not import KINDS
from tests.games.seti.position import Table

MAIN = ["launch", "orbit", "land", "scan", "analyse", "play", "research", "pass"]


def refused(table: Table, action: Action, seat: int = 0) -> tuple[str, str]:
    """The rule and the words."""
    with pytest.raises(Refusal) as caught:
        table.state.check(seat, action)
    return caught.value.rule, render(caught.value.text, "en", "seti", lambda number: f"P{number}")


def why(table: Table, seat: int | None = 0) -> dict[str, tuple[str, str]]:
    return {action: (barred.rule, render(barred.text, "en", "seti")) for action, barred in table.state.view(seat).why.items()}


def has(table: Table, **amounts: object) -> Table:
    for name, amount in amounts.items():
        setattr(table.me, name, amount)
    return table


# -- main and free actions


@pytest.mark.parametrize(
    ("name", "action", "lacks", "rule", "words"),
    [
        ("launch", Launch(), {"credits": 1}, "SE-5.1", "Needs 2 credits."),
        ("launch", Launch(), {"probes": [5]}, "SE-5.1", "At most 1 probe in space."),
        ("orbit", Orbit("earth"), {}, "SE-5.2", "No probe at a planet."),
        ("scan", Scan(), {"energy": 1}, "SE-5.4", "Needs 1 credit, 2 energy."),
        ("analyse", Analyse(), {"top": 4}, "SE-5.5", "Data 4 of 6."),
        ("analyse", Analyse(), {"top": 6, "energy": 0}, "SE-5.5", "Needs 1 energy."),
        ("play", PlayCard("card_001"), {}, "SE-5.6", "No cards in hand."),
        ("research", Research(), {"publicity": 5}, "SE-5.7", "Needs 6 publicity."),
        ("move", MoveForEnergy((1, 5), (1, 6)), {}, "SE-4.3", "No probe there."),
        ("move", MoveForEnergy((1, 5), (1, 4)), {"probes": [5], "energy": 0}, "SE-6", "Needs 1 energy."),
        ("corner", UseCorner("card_001"), {}, "SE-6", "No cards in hand."),
        ("place_data", PlaceData(), {}, "SE-6", "No data in the pool."),
        ("place_data", PlaceData(), {"top": 6, "data": 1}, "SE-8.3", "The computer is full."),
        ("mission", CompleteMission("card_005"), {}, "SE-9.11", "No such mission in play."),
        ("buy", BuyCard("deck"), {"publicity": 2}, "SE-6", "Needs 3 publicity."),
        ("exchange", Exchange("credits", "energy"), {"credits": 1, "energy": 1}, "SE-6", "Needs 2 of a kind."),
    ],
)
def test_an_action_and_its_button_say_what_is_missing(name, action, lacks, rule, words):
    """SE-5, SE-6."""
    table = has(Table(), **lacks)
    assert refused(table, action) == (rule, words)
    assert why(table)[name] == (rule, words)


@pytest.mark.parametrize(
    ("action", "rule", "words"),
    [
        (Orbit("mars"), "SE-5.2", "No probe there: Mars."),
        (Orbit("pluto"), "SE-5.2", "No probe at a planet."),
        (Land("mars"), "SE-5.3", "No probe there: Mars."),
        (PlayCard("card_002"), "SE-5.6", "Not in your hand."),
        (PlayCard("no card"), "SE-5.6", "Not in your hand."),
        (MoveForEnergy((1, 5), (3, 5)), "SE-4.3", "This space is not beside it."),
        (MoveForEnergy((9, 9), (0, -1)), "SE-4.3", "No probe there."),
        (MoveForEnergy((1, 5), (1, 4), True), "SE-4.3", "No probe there."),
        (PlaceData(1), "SE-8.3", "No technology in this column."),
        (PlaceData(-3), "SE-8.3", "No technology in this column."),
        (BuyCard("card_001"), "SE-6", "This card is not on offer."),
        (Exchange("credits", "credits"), "SE-6", "This would give nothing."),
        (Exchange("data", "credits"), "SE-6", "Needs 2 of a kind."),
        (EndTurn(), "SE-3.3", "Take a main action or pass first."),
        (PickCard("card_001", "tuck"), "SE-8.4", "No income effect is open."),
        (FinishScan(), "SE-3.3", "Answer first: Round 1: your main action."),
    ],
)
def test_an_action_that_names_the_wrong_thing_is_told_so(action, rule, words):
    """SE-4.3, SE-5, SE-6"""
    table = has(Table(), probes=[5], data=1)
    table.hold("card_001")
    table.row("card_002", "card_003", "card_004")
    told = refused(table, action)
    assert told[0] == rule
    assert told[1] == words or (told[1].startswith("Answer first") and words.startswith("Answer first"))


def test_what_is_possible_needs_no_reason():
    """SE-3.3: a launch, a scan, an exchange and a pass."""
    assert {"launch", "scan", "exchange", "pass"}.isdisjoint(why(Table()))


def test_a_probe_at_a_planet_lacks_only_what_it_costs():
    """SE-5.2, SE-5.3: Mars lies in ring 2, sector 2."""
    table = has(Table(), energy=0)
    table.probe(2, 2)
    assert why(table)["orbit"] == refused(table, Orbit("mars")) == ("SE-5.2", "Needs 1 credit, 1 energy.")
    assert why(table)["land"] == refused(table, Land("mars")) == ("SE-5.3", "Needs 3 energy.")


@pytest.mark.parametrize("lacks", [{}, {"energy": 0}, {"credits": 0}, {"energy": 2}, {"energy": 1, "credits": 1}])
def test_what_is_offered_is_what_no_bar_stops(lacks):
    """SE-5.2, SE-5.3: two probes at planets, one elsewhere; an orbiter makes landing on Mars cheaper."""
    table = has(Table(), **lacks)
    table.orbiter("mars", seat=1)
    for space in [(2, 2), (1, 3), (4, 4)]:
        table.probe(*space)
    for action in [kind(planet) for kind in (Orbit, Land) for planet in PLANET_IDS]:
        assert table.can(action) == (BARS[type(action)](table.state, 0, action) is None)


def test_a_moon_needs_its_technology_and_to_be_free():
    """SE-5.3.3: Phobos and Deimos are one moon of Mars."""
    table = Table()
    table.probe(2, 2)
    assert refused(table, Land("mars", "phobos_deimos"))[0] == "SE-5.3"
    table.tech("probe_4")
    assert table.can(Land("mars", "phobos_deimos"))
    assert refused(table, Land("mars", "io")) == ("SE-5.3", "No such moon there.")
    table.other.moons[0] = 1
    assert refused(table, Land("mars", "phobos_deimos")) == ("SE-5.3", "There is a lander on this moon.")


def test_a_card_of_the_hand_costs_too_much():
    """SE-5.6: Atmospheric Entry; of several cards the button names the cheapest."""
    table = has(Table(), credits=0)
    table.hold("card_015", "card_005")
    assert refused(table, PlayCard("card_005")) == ("SE-5.6", "Needs 3 credits.")
    assert why(table)["play"] == refused(table, PlayCard("card_015"))


def test_leaving_asteroids_needs_two_energy():
    """SE-4.3: asteroids show in ring 3, sector 1."""
    table = has(Table(), energy=1)
    table.probe(3, 1)
    view = table.state.view(0)
    assert view.system.spaces[2][1] == "asteroids"
    assert view.flight.asteroids == 2
    assert why(table)["move"] == refused(table, MoveForEnergy((3, 1), (3, 0))) == ("SE-6", "Needs 2 energy.")


def test_data_below_a_technology_follow_those_on_top():
    """SE-8.3"""
    table = has(Table(), data=2)
    table.tech("computer_1")
    assert refused(table, PlaceData(1)) == ("SE-8.3", "Fill the space above first.")
    table.do(PlaceData(), PlaceData(1))
    table.me.data = 1
    assert refused(table, PlaceData(1)) == ("SE-8.3", "This space is filled.")


def test_a_mission_waits_for_its_condition():
    """SE-9.11, SE-9.12"""
    table = Table()
    table.mission("card_005")
    table.mission("card_001")
    assert why(table)["mission"] == refused(table, CompleteMission("card_005")) == ("SE-9.11", "Not fulfilled yet.")
    assert refused(table, CompleteMission("card_001")) == ("SE-9.12", "Events complete this mission.")


def test_after_the_main_action_only_free_actions_are_left():
    """SE-3.3.1."""
    table = Table()
    table.do(Launch())
    reasons = why(table)
    assert {reasons[action] for action in MAIN} == {("SE-3.3", "Main action taken.")}
    assert refused(table, Scan()) == ("SE-3.3", "Main action taken.")
    assert "exchange" not in reasons


def test_an_open_question_comes_first():
    """SE-3.3.2."""
    table = Table()
    table.do(Scan())
    rule, words = refused(table, Launch())
    assert rule == "SE-3.3"
    assert words.startswith("Answer first: ")
    assert {why(table)[action] for action in MAIN} == {(rule, words)}


def test_a_free_action_is_finished_before_another_one():
    """SE-3.3.2: which card to take for two credits."""
    table = Table()
    table.do(Exchange("credits", "card"))
    rule, words = refused(table, Exchange("credits", "energy"))
    assert rule == "SE-3.3"
    assert words.startswith("Answer first: ")


def test_somebody_else_is_at_turn():
    table = Table()
    table.do(Launch(), EndTurn())
    assert set(why(table).values()) == {("SE-3.3", "Not your turn.")}
    assert set(why(table)) == set(KINDS)


def test_spectators_get_no_reasons():
    assert why(Table(), None) == {}


# -- answers


def test_a_scan_marks_its_compulsory_signals_once_each():
    """SE-5.4"""
    table = Table()
    table.row("card_001", "card_002", "card_003")
    table.do(Scan())
    assert refused(table, FinishScan())[0] == "SE-5.4"
    assert refused(table, PickCard("card_010", "signal")) == ("SE-5.4", "Not in the card row.")
    assert refused(table, UseTelescope("telescope_3")) == ("SE-8.2", "You do not have this telescope.")
    assert refused(table, UseTelescope("telescope_3", 7)) == ("SE-8.2", "You do not have this telescope.")
    star = next(action for action in table.options() if isinstance(action, Signal))
    assert refused(table, Signal("no star")) == ("SE-5.4", "This star is not in Earth's sector.")
    table.do(star)
    assert refused(table, star) == ("SE-5.4", "Each part of a scan once.")


@pytest.mark.parametrize(
    ("tech", "option", "lacks", "rule", "words"),
    [
        ("telescope_2", 0, {"publicity": 0}, "SE-8.2", "Needs 1 publicity."),
        ("telescope_3", 0, {}, "SE-8.2", "No cards in hand."),
        ("telescope_4", 0, {"energy": 2}, "SE-8.2", "Needs 1 energy."),
        ("telescope_4", 0, {"probes": [5]}, "SE-5.1", "At most 1 probe in space."),
        ("telescope_4", 1, {}, "SE-8.2", "No probe there."),
    ],
)
def test_a_telescope_must_be_paid_and_of_use(tech, option, lacks, rule, words):
    """SE-8.2"""
    table = has(Table(), **lacks)
    table.tech(tech)
    table.do(Scan())
    assert refused(table, UseTelescope(tech, option)) == (rule, words)


def test_a_technology_is_taken_once_while_there_is_one():
    """SE-8.1"""
    table = has(Table(), publicity=6)
    table.tech("probe_1")
    table.state.board.bonuses[1] = ()
    table.do(Research())
    assert refused(table, TakeTech("probe_1")) == ("SE-8.1", "You have this technology.")
    assert refused(table, TakeTech("probe_2")) == ("SE-8.1", "No tile of it is left.")
    assert refused(table, TakeTech("computer_1", 2)) == ("SE-8.1", "Choose a free column for technologies.")
    assert refused(table, TakeTech("perpetuum_mobile")) == ("SE-8.1", "No tile of it is left.")


def test_a_card_may_restrict_a_technology():
    """SE-9.5: card_081, only what others have; card_010, only for probes."""
    table = Table()
    table.tech("probe_2", "probe_3", seat=1)
    table.play("card_081")
    assert refused(table, TakeTech("probe_4")) == ("SE-9.5", "No other player has it.")
    table = Table()
    table.play("card_010")
    assert refused(table, TakeTech("telescope_1")) == ("SE-9.5", "The effect asks for another type.")


def test_a_trace_needs_its_space():
    """SE-7.4, SE-10.1.2"""
    table = Table(right="oumuamua")
    table.discover("right", 1, 1, 1)
    table.tech("probe_3")
    table.me.top = 6
    table.do(Analyse())
    assert refused(table, MarkTrace("left", "purple", "discovery")) == ("SE-7.4", "The trace has another colour.")
    assert refused(table, MarkTrace("left", "blue", "1")) == ("SE-7.4", "This species is not discovered yet.")
    assert refused(table, MarkTrace("right", "blue", "discovery")) == ("SE-10.1", "This space is marked.")
    assert refused(table, MarkTrace("right", "blue", "9")) == ("SE-10.1", "There is no such space.")
    assert refused(table, MarkTrace("right", "blue", "nowhere")) == ("SE-10.1", "There is no such space.")
    assert refused(table, MarkTrace("right", "blue", "5")) == ("SE-10.4", "Needs 1 exofossil.")
    assert refused(table, MarkTrace("middle", "blue", "overflow")) == ("SE-9.5", "The effect does not allow this species.")


def test_discovery_spaces_come_before_overflow():
    """SE-7.4"""
    table = has(Table(), top=6)
    table.do(Analyse())
    assert refused(table, MarkTrace("left", "blue", "overflow")) == ("SE-7.4", "Discovery spaces come first.")


def test_movement_points_must_be_enough():
    """SE-4.3: one move; out of asteroids it takes two, and there is no energy."""
    table = has(Table(), energy=0)
    table.probe(3, 1)
    table.probe(4, 6)
    table.play("card_027")
    assert refused(table, Step((3, 1), (3, 0))) == ("SE-4.3", "Needs 2 movement points.")
    assert refused(table, Step((3, 1), (3, 0), energy=1)) == ("SE-4.3", "Needs 1 energy.")
    assert refused(table, Step((3, 1), (3, 0), card="card_001")) == ("SE-4.3", "This card gives no movement.")
    assert refused(table, Step((4, 6), (4, 7), energy=1))[1] == "The movement points are enough: nothing is paid."


def test_the_first_card_must_be_tucked():
    """SE-2.2.4"""
    state = Match.new("seti", 2, 1).state
    seat = state.pending()[0]
    with pytest.raises(Refusal) as caught:
        state.check(seat, Stop())
    assert caught.value.rule == "SE-2.2"
    with pytest.raises(Refusal) as caught:
        state.check(seat, PickCard("no card", "tuck"))
    assert (caught.value.rule, caught.value.text.key) == ("SE-8.4", "refused-not-in-hand")


def test_a_sector_with_data_is_not_completed():
    """SE-7.2"""
    table = Table()
    table.markers("procyon", 0, 0, 0, 0, 0)
    table.markers("vega", 1, 1, 1, 1)
    table.do(Launch())
    assert refused(table, ResolveSector("sirius_a")) == ("SE-7.2", "There are data left in this sector.")


def test_a_sector_without_an_own_probe_cannot_be_chosen():
    """SE-9.6: card_027, a move and a signal where a probe is."""
    table = Table()
    table.probe(4, 6)
    table.probe(4, 3)
    table.play("card_027", Stop())
    empty = table.state.view(0).system.stars[0]
    assert refused(table, PickSector(empty)) == ("SE-9.6", "No probe of yours is in this sector.")


def test_a_gold_tile_is_marked_once():
    """SE-7.6"""
    table = has(Table(), score=25)
    table.state.board.gold_marks[0] = (0,)
    table.do(Pass())
    table.finish()
    assert refused(table, MarkGold("tech")) == ("SE-7.6", "You have marked this tile.")


def test_what_is_looked_at_says_the_same():
    """A line whose first action is none says why."""
    table = has(Table(), publicity=2)
    ((_, told),) = look(table.state, 0, [[BuyCard("deck")]])
    assert (told.barred.rule, told.barred.text.key) == ("SE-6", "refused-cost")


# -- anything, at any time

WORDS = [
    "",
    "earth",
    "mars",
    "oumuamua",
    "io",
    "deck",
    "card_001",
    "et_01",
    "procyon",
    "probe_1",
    "computer_1",
    "left",
    "purple",
    "discovery",
]
WORDS += ["overflow", "3", "credits", "card", "take", "signal", "discard", "tuck", "II-1", "tech", "naught"]
VALUES = {str: WORDS, int: [-9, -1, 0, 1, 2, 7, 99], bool: [True, False], Space: [(-1, 0), (1, 5), (4, 7), (9, 9)]}


def any_action(chance: random.Random) -> Action:
    """Of any kind, with anything in its fields."""
    kind = chance.choice(ACTIONS)
    fields = msgspec.structs.fields(kind)
    values = [VALUES.get(field.type) or get_args(field.type) for field in fields]
    return kind(*[chance.choice(among) for among in values])


@pytest.mark.net
@pytest.mark.parametrize(("seats", "species"), [(2, "mascamites"), (3, "oumuamua"), (1, "exertians"), (2, "centaurians")])
def test_anything_at_any_time_is_refused_with_a_rule_and_in_words(seats, species):
    other = "anomalies" if species != "anomalies" else "mascamites"
    state = Match.new("seti", seats, 5, {"left_species": species, "right_species": other}).state.clone()
    rng, chance = Rng(numbered_seed(5)), random.Random(5)
    while pending := state.pending():
        for seat in pending:
            legal = state.legal(seat)
            for _ in range(6):
                action = any_action(chance)
                if action not in legal:
                    with pytest.raises(Refusal) as caught:
                        state.check(seat, action)
                    assert caught.value.rule.startswith("SE-"), (action, caught.value.text)
                    for language in LANGUAGES:
                        assert render(caught.value.text, language, "seti", lambda number: f"P{number}")
        seat = pending[0]
        state.play(seat, rng.choice(state.legal(seat)))


def test_going_on_is_asked_for_or_not_at_all():
    assert refused(Table(), GoOn())[0] == "SE-3.3"
