"""Planet Unknown: engine and recount agree on what is printed, at every step of random matches, and on every consequence."""

from __future__ import annotations

import json
import random
from importlib import resources
from typing import Any

import pytest

from starboard.engine.game import Options
from starboard.engine.match import Match
from starboard.engine.registry import find_game
from starboard.games.planet_unknown.state import PlanetState
from tests.second_opinion.planet_unknown import check
from tests.second_opinion.planet_unknown.facts import CARDS, CORPORATIONS, EVENTS, FACTS, OBJECTIVES, TRACKS, tile_ids
from tests.second_opinion.planet_unknown.following import heard_since, watch

GAME = "planet_unknown"
MATCHES = 2
"""Of each table."""


def drawn(seats: int, events: str, **more: str) -> tuple[int, Options]:
    boards = ["random"] * seats
    return seats, {"planet": boards, "corporation": boards, "inner_ring": "random", "events": events, **more}


TABLES: list[tuple[int, Options]] = [
    *find_game(GAME).conformance(),
    drawn(1, "harsh"),
    drawn(2, "none", rotation="fixed"),
    drawn(2, "harsh", private_objectives="yes"),
    drawn(3, "balanced"),
    drawn(3, "harsh", private_objectives="yes"),
    drawn(4, "gentle"),
]


@pytest.mark.net
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_engine_and_recount_agree_at_every_step(table: int) -> None:
    seats, options = TABLES[table]
    for seed in range(MATCHES):
        play(Match.new(GAME, seats, 100 * table + seed, options), random.Random(seed))


def play(match: Match, chance: random.Random) -> None:
    """A random match; only who has acted is looked at again, unless a phase has begun."""
    looked_at: list[int] | None = None
    while True:
        check(match.state, looked_at)
        if not match.state.pending():
            return
        assert isinstance(match.state, PlanetState)
        seat = chance.choice(match.state.pending())
        action = chance.choice(match.state.legal(seat))
        before, moment = watch(match, seat), (match.state.phase, match.state.round())
        match.play(seat, action)
        same_phase = moment == (match.state.phase, match.state.round())
        if same_phase and match.state.phase_name() != "setup":
            heard_since(match, seat, action, before)
        looked_at = [seat] if same_phase else None


# -- what is printed


def printed(name: str) -> Any:
    return json.loads(resources.files("starboard.games.planet_unknown.content").joinpath(f"{name}.json").read_text(encoding="utf-8"))


def test_planets_are_printed_alike() -> None:
    planets = {planet["id"]: planet for planet in printed("planets")}
    assert set(planets) == set(FACTS["planets"])
    for id, planet in planets.items():
        facts = FACTS["planets"][id]
        assert planet["grid"] == facts["grid"]
        assert sorted(planet["lifepods"]) == sorted(facts["lifepods"])
        assert (planet["row_medals"], planet["column_medals"]) == (facts["rows"], facts["columns"])
        features = {name: sorted(squares) for name, squares in planet["features"].items()}
        assert features == {name: sorted(squares) for name, squares in facts.get("features", {}).items()}
        assert sorted(map(sorted, planet.get("regions", []))) == sorted(map(sorted, facts.get("regions", [])))
        assert planet.get("chasm", {}).get("sides") == facts.get("sides")


def test_tiles_are_printed_alike() -> None:
    shapes = {shape["id"]: shape for shape in printed("tiles")["shapes"]}
    assert printed("tiles")["terrain_pairs"] == FACTS["pairs"]
    assert len(tile_ids()) == 144
    for id, facts in FACTS["shapes"].items():
        shape = shapes[id]
        assert sorted(shape["cells"]) == sorted(facts["a"] + facts["b"])
        assert (sorted(shape["section_a"]), sorted(shape["section_b"])) == (sorted(facts["a"]), sorted(facts["b"]))
        names = ("resource_a", "symbol_a"), ("resource_b", "symbol_b"), ("meteor_cell", "meteor")
        assert all(shape[name] == facts[fact] for name, fact in names)
    station = printed("station")
    assert (station["outer_ring"], station["inner_ring"]) == (FACTS["station"]["outer_ring"], FACTS["station"]["inner_ring"])


def test_tracks_are_printed_alike() -> None:
    corporations = {corporation["id"]: corporation for corporation in printed("corporations")}
    assert set(corporations) == set(CORPORATIONS)
    for id, corporation in corporations.items():
        facts = CORPORATIONS[id]
        assert (corporation["rovers"], corporation["rover_top_repeat"]) == (facts["rovers"], facts["again"])
        for track in TRACKS:
            slots = {str(slot["level"]): slot for slot in corporation["tracks"][track]}
            assert {at: slot["medal"] for at, slot in slots.items() if slot.get("medal")} == facts["tracks"][track]["medals"]
            bonuses = {at: [words(bonus) for bonus in slot["bonuses"]] for at, slot in slots.items() if slot.get("bonuses")}
            assert bonuses == facts["tracks"][track]["bonuses"]
        path = [f"{track}-{level}" for track, level in corporation.get("water_path", [])]
        assert path == facts.get("path", [])


def words(bonus: dict[str, Any]) -> str:
    """A bonus of a slot as the facts write it."""
    match bonus["op"]:
        case "civ_card":
            return f"civ card {bonus['level']}"
        case "movement":
            return f"movement {bonus['points']}"
        case "unlock_tech":
            return f"technology {bonus['level']}"
        case "place_rover":
            return "rover"
        case "advance":
            return f"advance {bonus['tracks'][0]}"
        case "choose_one":
            return " or ".join(words(option[0]) for option in bonus["options"])
        case other:
            return str(other)


def test_cards_are_printed_alike() -> None:
    civ = {card["id"]: (card["level"], card["timing"] == "end_of_game", card["effects"]) for card in printed("civ_cards")}
    assert civ == {id: (card["level"], card["end"], card["effects"]) for id, card in CARDS.items()}
    for objective in printed("objectives"):
        facts = OBJECTIVES[objective["id"]]
        assert {**objective["competitive"]["measure"], "better": objective["competitive"]["compare"]} == facts["shared"]
        private = objective["private"]
        assert {**private["measure"], **{name: private[name] for name in ("at_least", "at_most") if name in private}} == facts["private"]
    assert printed("solo")["adjustments"] == FACTS["adjustments"]
    assert {event["id"]: event["solo_only"] for event in printed("events")} == {id: event["solo"] for id, event in EVENTS.items()}
