"""Conditions of missions, effects and end-of-game cards; all look at the owner's things only (SE-9.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final

from starboard.games.seti.content.boards import ROWS, SPACE_CAPACITY, SPACE_DATA, SPACE_EXOFOSSILS, STRIP
from starboard.games.seti.content.numbers import EARTH, NOBODY, PLANET_IDS, SPECIES_IDS, TECH_TYPES, TILE, TRACE_COLOURS
from starboard.games.seti.content.solar_system import ASTEROIDS, COMET, DISTANCE, NEIGHBOURS
from starboard.games.seti.rules.counters import EVERYWHERE, counter_of, pieces
from starboard.games.seti.state import SetiState

Test = Callable[[SetiState, int, int, dict[str, Any]], bool]


@final
class Condition:
    """A named test with its parameters. `source`: the effect in whose course it is asked, for those that look at it."""

    def __init__(self, name: str, test: Test, parameters: dict[str, Any]) -> None:
        self.name = name
        self.test = test
        self.parameters = parameters

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return self.test(state, seat, source, self.parameters)


def condition_of(printed: dict[str, Any]) -> Condition:
    """A condition from the contents; an unknown one is an error."""
    for name, parameters in printed.items():
        return Condition(name, TESTS[name], prepared(parameters))
    raise ValueError("a condition without a name")


def prepared(p: dict[str, Any]) -> dict[str, Any]:
    """Parameters with numbers for names."""
    ready = dict(p)
    if "planet" in p:
        ready["planet"] = PLANET_IDS.index(p["planet"])
    if "planets" in p:
        ready["planets"] = [PLANET_IDS.index(planet) for planet in p["planets"]]
    if "type" in p:
        ready["type"] = TECH_TYPES.index(p["type"])
    if "destination" in p:
        ready["destination"] = PLANET_IDS.index(p["destination"])
    if "pieces" in p:
        ready["orbiter"], ready["lander"] = "orbiter" in p["pieces"], "lander" in p["pieces"]
    if "species" in p:
        ready["own"] = SPECIES_IDS.index(p["species"])
    if p.get("colour") in TRACE_COLOURS:
        ready["trace"] = TRACE_COLOURS.index(p["colour"])
    return ready


def piece_at(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return pieces(state.players[seat], [p["planet"]], p["orbiter"], p["lander"], p["include_moons"]) >= int(p["min"])


def piece_at_each(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    player = state.players[seat]
    return all(pieces(player, [planet], p["orbiter"], p["lander"], p["include_moons"]) > 0 for planet in p["planets"])


def piece_count(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return pieces(state.players[seat], EVERYWHERE, p["orbiter"], p["lander"], p["include_moons"]) >= int(p["min"])


def pieces_at_one_planet(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    player = state.players[seat]
    return any(pieces(player, [planet], p["orbiter"], p["lander"], p["include_moons"]) >= p["min"] for planet in EVERYWHERE)


def orbiter_and_lander(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    player = state.players[seat]
    return any(player.orbiters[planet] and pieces(player, [planet], False, True, p["include_moons"]) for planet in EVERYWHERE)


def sector_wins(state: SetiState, seat: int, source: int, p: dict[str, Any]) -> bool:
    return counter_of({"sector_wins": {"colour": p["colour"]}}).value(state, seat, source) >= int(p["min"])


def wins_of_one_sector(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return max(state.players[seat].wins) >= int(p["min"])


def signals_in_sectors(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return sum([1 for star in range(8) if seat in state.board.markers[star]]) >= int(p["min"])


def slot_of(state: SetiState, p: dict[str, Any]) -> int:
    """The slot of the species that the condition names."""
    return state.board.species.index(p["own"])


def trace_count(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    traces, colour = state.players[seat].traces, int(p["trace"])
    if "own" in p:
        return traces[slot_of(state, p) * 3 + colour] >= int(p["min"])
    return traces[colour] + traces[3 + colour] >= int(p["min"])


def trace_on_each_species(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    traces, colour = state.players[seat].traces, int(p["trace"])
    return traces[colour] > 0 and traces[3 + colour] > 0


def trace_set(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    slots = [slot_of(state, p)] if "own" in p else [0, 1]
    return any(full_set(state, seat, slot) for slot in slots)


def full_set(state: SetiState, seat: int, slot: int) -> bool:
    """All three colours for one species."""
    return min(state.players[seat].traces[slot * 3 : slot * 3 + 3]) > 0


def species_trace_count(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    slot = slot_of(state, p)
    if p.get("other"):
        slot = 1 - slot
    return sum(state.players[seat].traces[slot * 3 : slot * 3 + 3]) >= int(p["min"])


def same_colour_traces(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    traces = state.players[seat].traces
    return max(traces[colour] + traces[3 + colour] for colour in range(3)) >= int(p["min"])


def probe_on(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    sky = state.sky()
    wanted = ASTEROIDS if p["feature"] == "asteroids" else COMET
    near = NEIGHBOURS[sky.planets[EARTH]]
    player = state.players[seat]
    for space in player.probes + player.capsules:
        if sky.content[space] == wanted and (not p.get("adjacent_to_earth") or space in near):
            return True
    return False


def probe_distance(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    steps = DISTANCE[state.sky().planets[EARTH]]
    player = state.players[seat]
    return any(steps[space] >= p["min"] for space in player.probes + player.capsules)


def landed_here(state: SetiState, _seat: int, source: int, p: dict[str, Any]) -> bool:
    done = state.sources[source]
    return (done.moon != NOBODY and bool(p["any_moon"])) or (done.moon == NOBODY and done.planet in p["planets"])


def researched_by_other(state: SetiState, seat: int, source: int, _p: dict[str, Any]) -> bool:
    tech = state.sources[source].tech
    return tech != NOBODY and others_know(state, seat, tech)


def others_know(state: SetiState, seat: int, tech: int) -> bool:
    """Whether another player has a technology, or the rival has ever taken it (SE-OC43)."""
    return any(other != seat and state.players[other].has_tech(tech) for other in range(len(state.players)))


def own_signals_there(state: SetiState, seat: int, source: int, p: dict[str, Any]) -> bool:
    target = state.sources[source].target
    return target != NOBODY and state.board.markers[target].count(seat) == int(p["exactly"])


def deliver_sample(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return state.sky().planets[p["destination"]] in state.players[seat].capsules


def paid_trace_space(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    slot = slot_of(state, p)
    species = int(p["own"])
    for column in range(3):
        for row in range(ROWS):
            space = (species * 3 + column) * ROWS + row
            if SPACE_DATA[space] + SPACE_EXOFOSSILS[space] == 0:
                continue
            if SPACE_CAPACITY[space] == STRIP and seat in state.board.strips[slot * 3 + column]:
                return True
            if SPACE_CAPACITY[space] == 1 and state.board.spaces[(slot * 3 + column) * ROWS + row] == seat:
                return True
    return False


def publicity(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return state.players[seat].publicity >= int(p["min"])


def score(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return state.players[seat].score >= int(p["min"])


def exofossils(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return state.players[seat].exofossils >= int(p["min"])


def data_pool(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return state.players[seat].data >= int(p["min"])


def hand_empty(state: SetiState, seat: int, _source: int, _p: dict[str, Any]) -> bool:
    return not state.players[seat].hand


def tech_count(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return state.players[seat].tech_count(p["type"]) >= int(p["min"])


def tucked_income_count(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return len(state.players[seat].tucked) >= int(p["min"])


def completed_missions(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return len(state.players[seat].completed) >= int(p["min"])


def launch_sector_has_anomaly(state: SetiState, _seat: int, source: int, _p: dict[str, Any]) -> bool:
    return state.sources[source].anomaly


def signal_marked_on_oumuamua(state: SetiState, _seat: int, source: int, p: dict[str, Any]) -> bool:
    return state.sources[source].signals[TILE] >= int(p["min"])


def signal_on_oumuamua(state: SetiState, seat: int, _source: int, p: dict[str, Any]) -> bool:
    return state.board.markers[TILE].count(seat) >= int(p["min"])


TESTS: dict[str, Test] = {
    "piece_at": piece_at,
    "piece_at_each": piece_at_each,
    "piece_count": piece_count,
    "pieces_at_one_planet": pieces_at_one_planet,
    "orbiter_and_lander_at_one_planet": orbiter_and_lander,
    "sector_wins": sector_wins,
    "sector_wins_same_sector": wins_of_one_sector,
    "signals_in_distinct_sectors": signals_in_sectors,
    "trace_count": trace_count,
    "trace_on_each_species": trace_on_each_species,
    "trace_set_one_species": trace_set,
    "species_trace_count": species_trace_count,
    "same_colour_trace_count": same_colour_traces,
    "publicity": publicity,
    "vp": score,
    "exofossils": exofossils,
    "data_pool": data_pool,
    "hand_empty": hand_empty,
    "probe_on": probe_on,
    "probe_distance_from_earth": probe_distance,
    "tech_count": tech_count,
    "tucked_income_count": tucked_income_count,
    "completed_missions": completed_missions,
    "landed_here": landed_here,
    "tech_researched_by_other": researched_by_other,
    "own_signals_in_that_sector": own_signals_there,
    "deliver_sample": deliver_sample,
    "launch_sector_has_anomaly": launch_sector_has_anomaly,
    "signal_marked_on_oumuamua": signal_marked_on_oumuamua,
    "signal_on_oumuamua": signal_on_oumuamua,
    "paid_trace_space": paid_trace_space,
}
