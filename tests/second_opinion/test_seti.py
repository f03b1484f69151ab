"""SETI as the rulebook alone has it: matches at random agree with the recount at every step, and printed facts with the components."""

from __future__ import annotations

from itertools import islice

import pytest

from starboard.games.seti.content import GOLD_TILES as TILES
from starboard.games.seti.content import LAYERS, OBJECTIVES, PLANETS, PROJECTS, SPECIES, SPECIES_CARDS, STARS
from starboard.games.seti.content.cards import CARDS
from tests.second_opinion.matches import cases, compared
from tests.second_opinion.seti.recount import FACTS

MATCHES = 110


@pytest.mark.net
@pytest.mark.parametrize("part", range(10))
def test_random_matches_agree_with_the_recount(part):
    for case in islice(cases("seti", seed=part), MATCHES // 10):
        for _ in compared(case):
            pass


def in_words(effects):
    return [words(effect) for effect in effects]


def words(effect):
    what = effect["op"]
    if what == "gain":
        return f"{effect['amount']} {effect['resource']}"
    if what in ("draw", "take"):
        return f"{effect['count']} card of {'deck' if what == 'draw' else 'row_or_deck'}"
    if what == "signal":
        return " ".join([str(effect["count"]), "signal", effect["where"], effect.get("planet", effect.get("colour", ""))]).strip()
    if what == "move":
        return f"{effect['points']} move"
    if what == "trace":
        return f"{effect['count']} trace {effect['colour']}"
    if what == "face_up_sample":
        return "sample"
    return f"{effect.get('count', 1)} {what.replace('_', ' ')}"


def test_cards_are_those_of_the_components():
    assert len(PROJECTS) + len(SPECIES_CARDS) == len(FACTS["cards"])
    for card in CARDS:
        credits, energy, corner, sector, income, mission, scores, danger = FACTS["cards"][card.id]
        cost = (card.cost.credits, card.cost.energy) if card.cost else (0, 0)
        kind = card.mission.kind if card.mission else None
        assert (cost, in_words(card.free_action), card.sector, card.income, kind) == ((credits, energy), corner, sector, income, mission)
        assert bool(card.end_game) == (scores or danger is not None)
        assert card.danger == (danger or 0)


def test_planets_and_moons_are_those_of_the_components():
    tile = next(species.planet for species in SPECIES if species.planet)
    for planet in [*PLANETS, tile]:
        facts = FACTS["planets"][planet.id]
        assert in_words(planet.orbit.first_bonus) == facts["first_orbit"]
        assert in_words(planet.orbit.rewards) == facts["orbit"]
        assert planet.land.first_data_spaces == facts["data_spaces"]
        assert in_words(planet.land.rewards) == facts["land"]
        assert {moon.id: in_words(moon.rewards) for moon in planet.moons} == facts["moons"]


def test_stars_and_gold_tiles_are_those_of_the_components():
    stars = {star.id: [star.colour, star.data_slots, in_words(star.first_win), in_words(star.later_win)] for star in STARS}
    assert stars == FACTS["stars"]
    assert {f"{tile.tile}-{tile.side}": tile.values for tile in TILES} == FACTS["gold"]
    assert {objective.id: len(objective.tasks) for objective in OBJECTIVES} == FACTS["objectives"]


def test_the_solar_system_is_that_of_the_components():
    layers = {}
    for part in LAYERS:
        layers.setdefault(part.layer, {})[str(part.ring)] = " ".join(part.cells)
    assert layers == FACTS["system"]


def test_species_boards_are_those_of_the_components():
    for species in SPECIES:
        for colour, spaces in species.board.items():
            told = [[one.row, price(one.cost), in_words(one.reward), one.unlimited] for one in spaces]
            assert told == FACTS["boards"][species.id][colour]


def price(cost):
    if cost is None:
        return ""
    return f"{cost.data} data" if cost.data else f"{cost.exofossils} exofossils"
