"""Planets and moons: orbiting, landing, taking figures back (SE-5.2, SE-5.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import DataSpace, Land, Orbit, RemovePiece, Stop
from starboard.games.seti.content import Piece
from starboard.games.seti.content.boards import DATA_BONUS, MOON_IDS, MOONS_OF
from starboard.games.seti.content.costs import LAND_ENERGY, LAND_WITH_ORBITER, LANDING_DISCOUNT
from starboard.games.seti.content.costs import ORBIT as ORBIT_COST
from starboard.games.seti.content.names import planet_name, tech_name
from starboard.games.seti.content.numbers import (
    DATA,
    EARTH,
    NOBODY,
    OUMUAMUA,
    OUMUAMUA_SPECIES,
    PLANET_IDS,
    PROBE_3,
    PROBE_4,
    TECH_IDS,
    number_of,
)
from starboard.games.seti.content.solar_system import ASTEROIDS, NEIGHBOURS
from starboard.games.seti.events import Landed, Orbited, PieceRemoved
from starboard.games.seti.rules.choices import Choice, ask, short, unpaid
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.missions import Emitting
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.printed import LAND, MOON, ORBIT, ORBIT_FIRST
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.triggers import LAND as LAND_EVENT
from starboard.games.seti.rules.triggers import ORBIT as ORBIT_EVENT
from starboard.games.seti.source import source_of
from starboard.games.seti.state import SetiState


def planets_reached(state: SetiState, seat: int) -> list[int]:
    """Planets other than Earth on which the player has a probe (SE-5.2)."""
    found: list[int] = []
    for space in state.players[seat].probes:
        planet = state.planet_at(space)
        if planet not in (NOBODY, EARTH) and planet not in found:
            found.append(planet)
    return sorted(found)


def landing_cost(state: SetiState, seat: int, planet: int) -> int:
    """Less with an orbiter of anybody there, and with the technology (SE-5.3.2)."""
    cost = LAND_WITH_ORBITER if any(player.orbiters[planet] for player in state.players) else LAND_ENERGY
    return cost - LANDING_DISCOUNT if state.players[seat].has_tech(PROBE_3) else cost


def landing_cost_at(state: SetiState, seat: int, space: int) -> int | None:
    """What landing costs a probe there; a capsule lands nowhere, nor does anything on Earth (SE-5.3, SE-10.2)."""
    planet = state.planet_at(space)
    return None if planet in (NOBODY, EARTH) else landing_cost(state, seat, planet)


ORBITS: Final[list[Action]] = [Orbit(planet) for planet in PLANET_IDS]
ORBIT_UNPAID: Final = unpaid("SE-5.2", ORBIT_COST)
NO_ORBIT: Final = Barred("SE-5.2", message("refused-no-orbit"))
LANDING_UNPAID: Final = [short("SE-5.3", "energy", energy) for energy in range(LAND_ENERGY + 1)]
NO_MOON: Final = Barred("SE-5.3", message("refused-no-moon"))
MOONS_CLOSED: Final = Barred("SE-5.3", message("refused-moons", tech=tech_name(TECH_IDS[PROBE_4])))
MOON_TAKEN: Final = Barred("SE-5.3", message("refused-moon-taken"))
DATA_TAKEN: Final = Barred("SE-5.3", message("refused-data-taken"))
NO_SUCH_PIECE: Final = Barred("SE-9.5", message("refused-no-such-piece"))
NO_SURVEY: Final = Barred("SE-9.5", message("refused-no-survey"))
FREE_OF_COST: Final = LAND_ENERGY
"""Energy that pays for any landing: an effect asks for none."""


def reach_bar(state: SetiState, seat: int, planet: int, rule: str) -> Barred | None:
    """A probe must be there; Earth is nowhere to arrive (SE-5.2)."""
    if planet in planets_reached(state, seat):
        return None
    if planet in (NOBODY, EARTH):
        return Barred(rule, message("refused-no-planet"))
    return Barred(rule, message("refused-no-probe-at", planet=planet_name(PLANET_IDS[planet])))


def orbit_bar(state: SetiState, seat: int, action: Action) -> Barred | None:
    """A probe at the planet, and the cost (SE-5.2)."""
    assert isinstance(action, Orbit)
    barred = reach_bar(state, seat, number_of(PLANET_IDS, action.planet), "SE-5.2")
    if barred is not None:
        return barred
    return None if state.players[seat].can_pay(ORBIT_COST) else ORBIT_UNPAID


def orbits(state: SetiState, seat: int) -> list[Action]:
    """Planets that the player could orbit (SE-5.2)."""
    return [ORBITS[planet] for planet in planets_reached(state, seat) if orbit_bar(state, seat, ORBITS[planet]) is None]


def moon_bar(state: SetiState, seat: int, moon: int, any_moon: bool, occupied: bool) -> Barred | None:
    """Moons need a technology and hold one lander, unless an effect says otherwise (SE-5.3.3)."""
    if not any_moon and not state.players[seat].has_tech(PROBE_4):
        return MOONS_CLOSED
    return MOON_TAKEN if not occupied and any(player.moons[moon] for player in state.players) else None


def landing_bar(state: SetiState, seat: int, action: Land, any_moon: bool, occupied: bool, energy: int) -> Barred | None:
    """A probe at the planet, the energy, and for a moon what `moon_bar` asks (SE-5.3)."""
    planet = number_of(PLANET_IDS, action.planet)
    barred = reach_bar(state, seat, planet, "SE-5.3")
    if barred is not None:
        return barred
    barred = landing_cost_bar(state, seat, planet, energy)
    if barred is not None or not action.moon:
        return barred
    moon = number_of(MOON_IDS, action.moon)
    return moon_bar(state, seat, moon, any_moon, occupied) if moon in MOONS_OF[planet] else NO_MOON


def landing_cost_bar(state: SetiState, seat: int, planet: int, energy: int) -> Barred | None:
    """So much energy pays for the landing (SE-5.3.2)."""
    cost = landing_cost(state, seat, planet)
    return LANDING_UNPAID[cost] if energy < cost else None


def land_bar(state: SetiState, seat: int, action: Action) -> Barred | None:
    """The main action (SE-5.3)."""
    assert isinstance(action, Land)
    return landing_bar(state, seat, action, False, False, state.players[seat].energy)


def landings(state: SetiState, seat: int, any_moon: bool, occupied: bool, energy: int) -> list[Action]:
    """Planets and moons on which the player may land, with so much energy to pay (SE-5.3.3)."""
    found: list[Action] = []
    for planet in planets_reached(state, seat):
        if landing_cost_bar(state, seat, planet, energy) is None:
            found.append(Land(PLANET_IDS[planet]))
            moons = [moon for moon in MOONS_OF[planet] if moon_bar(state, seat, moon, any_moon, occupied) is None]
            found += [Land(PLANET_IDS[planet], MOON_IDS[moon]) for moon in moons]
    return found


def species_source(state: SetiState, planet: int) -> int:
    """The source of a planet's rewards: 'Oumuamua gives cards of its species."""
    if planet != OUMUAMUA:
        return NOBODY
    state.sources.append(source_of(NOBODY, species=state.board.species.index(OUMUAMUA_SPECIES)))
    return len(state.sources) - 1


def orbit(state: SetiState, seat: int, planet: int, source: int) -> None:
    """A probe becomes an orbiter: first-space bonus, then the rewards in order (SE-5.2, O9)."""
    player = state.players[seat]
    player.probes.remove(state.sky().planets[planet])
    player.orbiters[planet] += 1
    if source != NOBODY:
        state.sources[source].planet = planet
        state.sources[source].moon = NOBODY
    if state.journal is not None:
        state.tell(Orbited(seat, PLANET_IDS[planet]))
    ops = ORBIT[planet]
    if state.board.first_orbits[planet] == NOBODY:
        state.board.first_orbits[planet] = seat
        ops = ORBIT_FIRST[planet] + ops
    state.push(seat, Emitting(ORBIT_EVENT, 1 << planet))
    state.push(seat, Resolve(ops, 0, species_source(state, planet), 1, False))


def land(state: SetiState, seat: int, planet: int, moon: int, occupied: bool, source: int) -> None:
    """A probe becomes a lander: data space, then the rewards (SE-5.3)."""
    player = state.players[seat]
    player.probes.remove(state.sky().planets[planet])
    if source != NOBODY:
        state.sources[source].planet = planet
        state.sources[source].moon = moon
    if state.journal is not None:
        state.tell(Landed(seat, PLANET_IDS[planet], "" if moon == NOBODY else MOON_IDS[moon]))
    state.push(seat, Emitting(LAND_EVENT, 1 << planet))
    if moon != NOBODY:
        player.moons[moon] += 1
        state.push(seat, Resolve(MOON[moon], 0, NOBODY, 1, False))
        return
    player.landers[planet] += 1
    state.push(seat, Resolve(LAND[planet], 0, species_source(state, planet), 1, False))
    choice = DataSpaces(planet, occupied)
    if choice.options(state, seat):
        ask(state, seat, choice)


@final
class DataSpaces(Choice):
    """Which free data space the lander covers (SE-5.3.4). `occupied`: covered ones may be used again (SE-9.5)."""

    def __init__(self, planet: int, occupied: bool) -> None:
        self.planet = planet
        self.occupied = occupied

    def options(self, state: SetiState, seat: int) -> list[Action]:
        owners = state.board.data_spaces
        bonus = DATA_BONUS[self.planet]
        return [DataSpace(data) for space, data in enumerate(bonus) if self.occupied or owners[self.planet * 3 + space] == NOBODY]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, DataSpace)
        space = self.planet * 3 + DATA_BONUS[self.planet].index(action.data)
        if state.board.data_spaces[space] == NOBODY:
            state.board.data_spaces[space] = seat
        gain(state, seat, DATA, action.data)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return DATA_TAKEN if isinstance(action, DataSpace) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-data-space", planet=PLANET_IDS[self.planet])

    def rule(self) -> str:
        return "SE-5.3"


@final
class LandOp(Op):
    """A landing without its cost (SE-9.5)."""

    form: ClassVar = printed("land", moon_without_tech=(bool, False), allow_occupied=(bool, False))
    symbol: ClassVar = "land"

    def __init__(self, form: Any) -> None:
        self.any_moon: bool = form.moon_without_tech
        self.occupied: bool = form.allow_occupied

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        ask(state, seat, FreeLanding(self.any_moon, self.occupied, False, source))

    def text(self) -> Message:
        return message("op-land", how="moon" if self.any_moon else "occupied" if self.occupied else "plain")


@final
class OrbitOrLand(Op):
    """A landing, or orbiting, without the cost (SE-9.5)."""

    form: ClassVar = printed("orbit_or_land")
    symbol: ClassVar = "orbit"

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        ask(state, seat, FreeLanding(False, False, True, source))

    def text(self) -> Message:
        return message("op-orbit-or-land")


@final
class FreeLanding(Choice):
    """Where to land; free actions may have taken the last probe away, then nowhere (SE-0.3.3)."""

    def __init__(self, any_moon: bool, occupied: bool, or_orbit: bool, source: int) -> None:
        self.any_moon = any_moon
        self.occupied = occupied
        self.or_orbit = or_orbit
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        found = landings(state, seat, self.any_moon, self.occupied, FREE_OF_COST)
        if self.or_orbit:
            found += [ORBITS[planet] for planet in planets_reached(state, seat)]
        return found or [Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, Land):
            moon = MOON_IDS.index(action.moon) if action.moon else NOBODY
            land(state, seat, PLANET_IDS.index(action.planet), moon, self.occupied, self.source)
        elif isinstance(action, Orbit):
            orbit(state, seat, PLANET_IDS.index(action.planet), self.source)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        if isinstance(action, Land):
            return landing_bar(state, seat, action, self.any_moon, self.occupied, FREE_OF_COST)
        if isinstance(action, Orbit):
            return reach_bar(state, seat, number_of(PLANET_IDS, action.planet), "SE-5.2") if self.or_orbit else NO_ORBIT
        return None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-land")

    def rule(self) -> str:
        return "SE-5.3"


# -- taking figures back


@final
class RemovePieceOp(Op):
    """Take an orbiter or lander back; without one the rest of the list is skipped (SE-9.5)."""

    form: ClassVar = printed("remove_piece", piece=Piece)

    def __init__(self, form: Any) -> None:
        self.piece: str = form.piece
        self.lander = self.piece == "lander"

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        choice = Removal(self.lander)
        if choice.options(state, seat):
            ask(state, seat, choice)
            return
        agenda = state.agendas[seat]
        if agenda and isinstance(agenda[-1], Resolve):
            agenda.pop()

    def text(self) -> Message:
        return message("op-remove-piece", piece=self.piece)


@final
class Removal(Choice):
    """Which figure goes; one that covers a bonus space frees it again (SE-9.5)."""

    def __init__(self, lander: bool) -> None:
        self.lander = lander

    def options(self, state: SetiState, seat: int) -> list[Action]:
        player = state.players[seat]
        found: list[Action] = []
        for planet in range(9):
            count = player.landers[planet] if self.lander else player.orbiters[planet]
            covering = self.covered(state, seat, planet)
            found += [RemovePiece(PLANET_IDS[planet], "", space + 1) for space in covering]
            if count > len(covering):
                found.append(RemovePiece(PLANET_IDS[planet]))
            if self.lander:
                found += [RemovePiece(PLANET_IDS[planet], MOON_IDS[moon]) for moon in MOONS_OF[planet] if player.moons[moon]]
        return found

    def covered(self, state: SetiState, seat: int, planet: int) -> list[int]:
        """Bonus spaces of the planet that the player's figures cover."""
        board = state.board
        if not self.lander:
            return [0] if board.first_orbits[planet] == seat else []
        return [space for space in range(3) if board.data_spaces[planet * 3 + space] == seat]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, RemovePiece)
        player = state.players[seat]
        planet = PLANET_IDS.index(action.planet)
        if action.moon:
            player.moons[MOON_IDS.index(action.moon)] -= 1
        elif self.lander:
            player.landers[planet] -= 1
            if action.first:
                state.board.data_spaces[planet * 3 + action.first - 1] = NOBODY
        else:
            player.orbiters[planet] -= 1
            if action.first:
                state.board.first_orbits[planet] = NOBODY
        if state.journal is not None:
            state.tell(PieceRemoved(seat, action.planet, action.moon))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return NO_SUCH_PIECE if isinstance(action, RemovePiece) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-remove-piece", piece="lander" if self.lander else "orbiter")

    def rule(self) -> str:
        return "SE-9.5"


@final
class SurveyOp(Op):
    """Data for a probe on or beside asteroids (SE-9.5)."""

    form: ClassVar = printed("survey", data_if_on_asteroids=int, data_per_adjacent_asteroids=int)
    symbol: ClassVar = "asteroid"

    def __init__(self, form: Any) -> None:
        self.on: int = form.data_if_on_asteroids
        self.beside: int = form.data_per_adjacent_asteroids

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        ask(state, seat, Survey(self))

    def worth(self, state: SetiState, space: int) -> int:
        content = state.sky().content
        near = sum([1 for other in NEIGHBOURS[space] if content[other] == ASTEROIDS])
        return near * self.beside + (self.on if content[space] == ASTEROIDS else 0)

    def text(self) -> Message:
        return message("op-survey", on=self.on, beside=self.beside)


@final
class Survey(Choice):
    """Which probe surveys: those that find the same are one choice (SE-9.5); none if there is none any more (SE-0.3.3)."""

    def __init__(self, op: SurveyOp) -> None:
        self.op = op

    def options(self, state: SetiState, seat: int) -> list[Action]:
        player = state.players[seat]
        found = sorted({self.op.worth(state, space) for space in player.probes + player.capsules}, reverse=True)
        return [DataSpace(data) for data in found] or [Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, DataSpace):
            gain(state, seat, DATA, action.data)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return NO_SURVEY if isinstance(action, DataSpace) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-survey")

    def rule(self) -> str:
        return "SE-9.5"


OPERATIONS.announce(LandOp, OrbitOrLand, RemovePieceOp, SurveyOp)
