"""Conditions about figures, sectors and life traces (SE-9.7)."""

from __future__ import annotations

from typing import Any, ClassVar, final

from starboard.engine.effects.vocabulary import printed
from starboard.engine.effects.words import chain
from starboard.engine.messages import Message, message
from starboard.games.seti.content import AnySector, Piece, Planet, SpeciesId, TraceColour
from starboard.games.seti.content.boards import ROWS, SPACE_CAPACITY, SPACE_DATA, SPACE_EXOFOSSILS, STRIP
from starboard.games.seti.content.names import planet_name, species_name
from starboard.games.seti.content.numbers import (
    NOBODY,
    PLANET_IDS,
    SECTOR_COLOURS,
    SPECIES_IDS,
    STARS_OF_COLOUR,
    TILE,
    TRACE_COLOURS,
)
from starboard.games.seti.rules.conditions import CONDITIONS, Condition, full_set, slot_of
from starboard.games.seti.rules.counters import ALL_STARS, EVERYWHERE, pieces
from starboard.games.seti.state import SetiState


def pieces_name(pieces: list[str]) -> str:
    return pieces[0] if len(pieces) == 1 else "either"


def planets_text(planets: list[str]) -> Message:
    return chain("text-and", [planet_name(planet) for planet in planets])


# -- orbiters and landers


@final
class PieceAt(Condition):
    form: ClassVar = printed("piece_at", "test", planet=Planet, pieces=list[Piece], include_moons=bool, min=int)

    def __init__(self, form: Any) -> None:
        self.planet = PLANET_IDS.index(form.planet)
        self.pieces: list[str] = form.pieces
        self.orbiter = "orbiter" in self.pieces
        self.lander = "lander" in self.pieces
        self.moons: bool = form.include_moons
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return pieces(state.players[seat], [self.planet], self.orbiter, self.lander, self.moons) >= self.min

    def text(self) -> Message:
        return message("if-piece-at", min=self.min, planet=planet_name(PLANET_IDS[self.planet]), pieces=pieces_name(self.pieces))


@final
class PieceAtEach(Condition):
    form: ClassVar = printed("piece_at_each", "test", planets=list[Planet], pieces=list[Piece], include_moons=bool)

    def __init__(self, form: Any) -> None:
        self.names: list[str] = form.planets
        self.planets = [PLANET_IDS.index(planet) for planet in self.names]
        self.orbiter: bool = "orbiter" in form.pieces
        self.lander: bool = "lander" in form.pieces
        self.moons: bool = form.include_moons

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        player = state.players[seat]
        return all(pieces(player, [planet], self.orbiter, self.lander, self.moons) > 0 for planet in self.planets)

    def text(self) -> Message:
        return message("if-piece-at-each", planets=planets_text(self.names))


@final
class PieceCount(Condition):
    form: ClassVar = printed("piece_count", "test", pieces=list[Piece], include_moons=bool, min=int)

    def __init__(self, form: Any) -> None:
        self.pieces: list[str] = form.pieces
        self.orbiter = "orbiter" in self.pieces
        self.lander = "lander" in self.pieces
        self.moons: bool = form.include_moons
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return pieces(state.players[seat], EVERYWHERE, self.orbiter, self.lander, self.moons) >= self.min

    def text(self) -> Message:
        return message("if-piece-count", min=self.min, pieces=pieces_name(self.pieces))


@final
class PiecesAtOnePlanet(Condition):
    form: ClassVar = printed("pieces_at_one_planet", "test", pieces=list[Piece], include_moons=bool, min=int)

    def __init__(self, form: Any) -> None:
        self.pieces: list[str] = form.pieces
        self.orbiter = "orbiter" in self.pieces
        self.lander = "lander" in self.pieces
        self.moons: bool = form.include_moons
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        player = state.players[seat]
        return any(pieces(player, [planet], self.orbiter, self.lander, self.moons) >= self.min for planet in EVERYWHERE)

    def text(self) -> Message:
        return message("if-pieces-at-one-planet", min=self.min, pieces=pieces_name(self.pieces))


@final
class OrbiterAndLander(Condition):
    """At one planet."""

    form: ClassVar = printed("orbiter_and_lander_at_one_planet", "test", include_moons=bool)

    def __init__(self, form: Any) -> None:
        self.moons: bool = form.include_moons

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        player = state.players[seat]
        return any(player.orbiters[planet] and pieces(player, [planet], False, True, self.moons) for planet in EVERYWHERE)

    def text(self) -> Message:
        return message("if-orbiter-and-lander-at-one-planet")


@final
class LandedHere(Condition):
    """The landing of this effect was at one of the planets, or on a moon."""

    form: ClassVar = printed("landed_here", "test", planets=list[Planet], any_moon=bool)

    def __init__(self, form: Any) -> None:
        self.names: list[str] = form.planets
        self.planets = [PLANET_IDS.index(planet) for planet in self.names]
        self.any_moon: bool = form.any_moon

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        done = state.sources[source]
        return (done.moon != NOBODY and self.any_moon) or (done.moon == NOBODY and done.planet in self.planets)

    def text(self) -> Message:
        return message("if-landed-here", planets=planets_text(self.names), moons="too" if self.any_moon else "not")


# -- sectors and signals


@final
class SectorWins(Condition):
    form: ClassVar = printed("sector_wins", "test", colour=AnySector, min=int)

    def __init__(self, form: Any) -> None:
        self.colour: str = form.colour
        self.stars = ALL_STARS if self.colour == "any" else STARS_OF_COLOUR[SECTOR_COLOURS.index(self.colour)]
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        wins = state.players[seat].wins
        return sum([wins[star] for star in self.stars]) >= self.min

    def text(self) -> Message:
        return message("if-sector-wins", colour=self.colour, min=self.min)


@final
class WinsOfOneSector(Condition):
    form: ClassVar = printed("sector_wins_same_sector", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return max(state.players[seat].wins) >= self.min

    def text(self) -> Message:
        return message("if-sector-wins-same-sector", min=self.min)


@final
class SignalsInSectors(Condition):
    """Stars with an own signal."""

    form: ClassVar = printed("signals_in_distinct_sectors", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return sum([1 for star in ALL_STARS if seat in state.board.markers[star]]) >= self.min

    def text(self) -> Message:
        return message("if-signals-in-distinct-sectors", min=self.min)


@final
class TileSignals(Condition):
    form: ClassVar = printed("signal_on_oumuamua", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return state.board.markers[TILE].count(seat) >= self.min

    def text(self) -> Message:
        return message("if-signal-on-oumuamua", min=self.min)


@final
class TileSignalsOfEffect(Condition):
    form: ClassVar = printed("signal_marked_on_oumuamua", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return state.sources[source].signals[TILE] >= self.min

    def text(self) -> Message:
        return message("if-signal-marked-on-oumuamua", min=self.min)


@final
class OwnSignalsThere(Condition):
    """Exactly so many own signals at the star that this effect has marked last."""

    form: ClassVar = printed("own_signals_in_that_sector", "test", exactly=int)

    def __init__(self, form: Any) -> None:
        self.exactly: int = form.exactly

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        target = state.sources[source].target
        return target != NOBODY and state.board.markers[target].count(seat) == self.exactly

    def text(self) -> Message:
        return message("if-own-signals-in-that-sector")


# -- life traces


@final
class TraceCount(Condition):
    """Traces of a colour, for both species or for one."""

    form: ClassVar = printed("trace_count", "test", colour=TraceColour, min=int, species=(SpeciesId | None, None))

    def __init__(self, form: Any) -> None:
        self.colour = TRACE_COLOURS.index(form.colour)
        self.species = NOBODY if form.species is None else SPECIES_IDS.index(form.species)
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        traces = state.players[seat].traces
        if self.species != NOBODY:
            return traces[slot_of(state, self.species) * 3 + self.colour] >= self.min
        return traces[self.colour] + traces[3 + self.colour] >= self.min

    def text(self) -> Message:
        return message("if-trace-count", min=self.min, colour=TRACE_COLOURS[self.colour], species=whose(self.species))


def whose(species: int) -> Message:
    return message("any-species") if species == NOBODY else species_name(SPECIES_IDS[species])


@final
class TraceOnEachSpecies(Condition):
    form: ClassVar = printed("trace_on_each_species", "test", colour=TraceColour)

    def __init__(self, form: Any) -> None:
        self.colour = TRACE_COLOURS.index(form.colour)

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        traces = state.players[seat].traces
        return traces[self.colour] > 0 and traces[3 + self.colour] > 0

    def text(self) -> Message:
        return message("if-trace-on-each-species", colour=TRACE_COLOURS[self.colour])


@final
class TraceSet(Condition):
    """All three colours for one species, or for the one that is named."""

    form: ClassVar = printed("trace_set_one_species", "test", species=(SpeciesId | None, None))

    def __init__(self, form: Any) -> None:
        self.species = NOBODY if form.species is None else SPECIES_IDS.index(form.species)

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        if self.species != NOBODY:
            return full_set(state, seat, slot_of(state, self.species))
        return full_set(state, seat, 0) or full_set(state, seat, 1)

    def text(self) -> Message:
        return message("if-trace-set-one-species", species=whose(self.species))


@final
class SpeciesTraceCount(Condition):
    """Traces for a species, or for the other one."""

    form: ClassVar = printed("species_trace_count", "test", species=SpeciesId, min=int, other=(bool, False))

    def __init__(self, form: Any) -> None:
        self.species = SPECIES_IDS.index(form.species)
        self.other: bool = form.other
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        slot = slot_of(state, self.species)
        if self.other:
            slot = 1 - slot
        return sum(state.players[seat].traces[slot * 3 : slot * 3 + 3]) >= self.min

    def text(self) -> Message:
        return message("if-species-trace-count", min=self.min, which="other" if self.other else "own")


@final
class SameColourTraces(Condition):
    form: ClassVar = printed("same_colour_trace_count", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        traces = state.players[seat].traces
        return max([traces[colour] + traces[3 + colour] for colour in range(3)]) >= self.min

    def text(self) -> Message:
        return message("if-same-colour-trace-count", min=self.min)


@final
class PaidTraceSpace(Condition):
    """A marker on a space of a species board that costs something."""

    form: ClassVar = printed("paid_trace_space", "test", species=SpeciesId)

    def __init__(self, form: Any) -> None:
        self.species = SPECIES_IDS.index(form.species)

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        slot = slot_of(state, self.species)
        board = state.board
        for column in range(3):
            for row in range(ROWS):
                space = (self.species * 3 + column) * ROWS + row
                if SPACE_DATA[space] + SPACE_EXOFOSSILS[space] == 0:
                    continue
                if SPACE_CAPACITY[space] == STRIP and seat in board.strips[slot * 3 + column]:
                    return True
                if SPACE_CAPACITY[space] == 1 and board.spaces[(slot * 3 + column) * ROWS + row] == seat:
                    return True
        return False

    def text(self) -> Message:
        return message("if-paid-trace-space")


CONDITIONS.announce(PieceAt, PieceAtEach, PieceCount, PiecesAtOnePlanet, OrbiterAndLander, LandedHere)
CONDITIONS.announce(SectorWins, WinsOfOneSector, SignalsInSectors, TileSignals, TileSignalsOfEffect, OwnSignalsThere)
CONDITIONS.announce(TraceCount, TraceOnEachSpecies, TraceSet, SpeciesTraceCount, SameColourTraces, PaidTraceSpace)
