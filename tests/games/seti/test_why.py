"""Why an action is not possible now: every greyed action says what is missing and cites its rule."""

from __future__ import annotations

import pytest

from starboard.engine.text import LANGUAGES, render
from starboard.games.seti.actions import EndTurn, Launch, PlaceData, Scan
from starboard.games.seti.rules.why import FREE, MAIN
from tests.games.seti.position import Table


def why(table: Table, seat: int | None = 0) -> dict[str, tuple[str, str]]:
    return {action: (reason.text.key, reason.rule) for action, reason in table.state.view(seat).why.items()}


def lacking(action: str, **has: int) -> str:
    """What an action lacks for a player who has everything but this."""
    table = Table()
    for name, amount in has.items():
        setattr(table.me, name, amount)
    text = table.state.view(0).why[action].text
    return render(text, "en", "seti")


def test_what_is_possible_needs_no_reason():
    """SE-3.3: a launch, a scan, an exchange and a pass."""
    table = Table()
    assert {"launch", "scan", "exchange", "pass"}.isdisjoint(why(table))


@pytest.mark.parametrize(
    ("action", "has", "words"),
    [
        ("launch", {"credits": 1}, "needs 2 credits"),
        ("launch", {"probes": [5]}, "1 of 1 in space"),
        ("orbit", {}, "no probe at a planet"),
        ("scan", {"energy": 1}, "needs 1 credit, 2 energy"),
        ("analyse", {"top": 4}, "data 4 of 6"),
        ("analyse", {"top": 6, "energy": 0}, "needs 1 energy"),
        ("play", {}, "no cards in hand"),
        ("research", {"publicity": 5}, "needs 6 publicity"),
        ("move", {}, "no probe in space"),
        ("move", {"probes": [5], "energy": 0}, "needs 1 energy"),
        ("corner", {}, "no cards in hand"),
        ("place_data", {}, "no data in the pool"),
        ("place_data", {"top": 6, "data": 1}, "the computer is full"),
        ("mission", {}, "none fulfilled"),
        ("buy", {"publicity": 2}, "needs 3 publicity"),
        ("exchange", {"credits": 1, "energy": 1}, "no two of a kind"),
    ],
)
def test_a_greyed_action_says_what_is_missing(action, has, words):
    """SE-5, SE-6."""
    assert lacking(action, **has) == words


def test_a_probe_at_a_planet_lacks_only_what_it_costs():
    """SE-5.2, SE-5.3: Mars lies in ring 2, sector 2."""
    table = Table()
    table.probe(2, 2)
    table.me.energy = 0
    assert why(table)["orbit"] == ("why-credit-and-energy", "SE-5.2")
    assert why(table)["land"] == ("why-energy", "SE-5.3")


def test_a_card_of_the_hand_costs_too_much():
    """SE-5.6: Atmospheric Entry."""
    table = Table()
    table.hold("card_015")
    table.me.credits = 0
    assert why(table)["play"][0] == "why-credits"


def test_leaving_asteroids_needs_two_energy():
    """SE-4.3: sector 3 of ring 3 of the board is under disc 3; asteroids show in ring 3, sector 1."""
    table = Table()
    table.probe(3, 1)
    table.me.energy = 1
    view = table.state.view(0)
    assert view.system.spaces[2][1] == "asteroids"
    assert (view.flight.asteroids, view.why["move"].text.params) == (2, {"energy": 2})


def test_after_the_main_action_only_free_actions_are_left():
    """SE-3.3.1."""
    table = Table()
    table.do(Launch())
    reasons = why(table)
    assert {reasons[action] for action in MAIN} == {("why-acted", "SE-3.3")}
    assert "exchange" not in reasons


def test_an_open_question_comes_first():
    """SE-3.3.2."""
    table = Table()
    table.do(Scan())
    reasons = why(table)
    assert {reasons[action] for action in MAIN} == {("why-question", "SE-3.3")}


def test_somebody_else_is_at_turn():
    table = Table()
    table.do(Launch(), EndTurn())
    assert set(why(table).values()) == {("why-wait", "SE-3.3")}
    assert set(why(table)) == {*MAIN, *FREE}


def test_spectators_get_no_reasons():
    assert why(Table(), None) == {}


def test_every_reason_is_said_in_every_language():
    table = Table()
    table.me.data = 1
    assert table.can(PlaceData(0))
    for language in LANGUAGES:
        for reason in table.state.view(0).why.values():
            assert render(reason.text, language, "seti")
