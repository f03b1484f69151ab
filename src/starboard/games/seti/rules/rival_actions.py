"""What the solo rival can do in its turn: a class for each action of its cards (SE-12.4, SE-12.9)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import Vocabulary, Word, printed
from starboard.engine.effects.words import chain
from starboard.engine.messages import Message, message
from starboard.games.seti.content import RIVAL_CARDS, Cost, Effects, Planet, RivalTarget
from starboard.games.seti.content.boards import DATA_BONUS, HOSTS, MESSAGE_OFFSET, MOON_IDS, MOONS_OF, ROWS
from starboard.games.seti.content.costs import ASTEROID_POINTS, VISIT
from starboard.games.seti.content.names import amount_text, planet_name
from starboard.games.seti.content.numbers import (
    ANOMALIES,
    DATA,
    EARTH,
    EXERTIANS,
    NOBODY,
    PLANET_IDS,
    PUBLICITY,
    SPECIES_IDS,
    TRACE_COLOURS,
)
from starboard.games.seti.content.solar_system import ASTEROIDS, NEIGHBOURS, brings_publicity
from starboard.games.seti.events import Landed, Launched, Orbited, RivalCard, SecretPlayed
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules import anomalies
from starboard.games.seti.rules.effects import resolve
from starboard.games.seti.rules.operation import OPERATIONS, Op, effects_text
from starboard.games.seti.rules.printed import LAND, MOON, ORBIT, ORBIT_FIRST, SPENT_COMPUTER_TECH, TILE_BONUS
from starboard.games.seti.rules.probes import rotate
from starboard.games.seti.rules.rival import COMPUTER, TRACK, TRACKS, first_by_arrow, of, receive, store_data
from starboard.games.seti.rules.rival_signals import row_signal
from starboard.games.seti.rules.rival_traces import lowest_row, trace
from starboard.games.seti.rules.signal_effects import SignalOp
from starboard.games.seti.rules.technologies import remove_tile
from starboard.games.seti.rules.traces import put_trace
from starboard.games.seti.state import SetiState

Preference = Literal["orbit", "land", "moon_with_probe_tech"]


class RivalAction(Word, ABC):
    """One line of a rival card. `ops` are what it gives besides."""

    def __init__(self, form: Any) -> None:
        self.ops: list[Op] = []

    @abstractmethod
    def perform(self, state: SetiState) -> bool:
        """Do it if it is possible; says whether it was."""

    @abstractmethod
    def deed(self) -> Message:
        """The action without what it gives besides."""

    def text(self) -> Message:
        if not self.ops:
            return message("text-line", what=self.deed())
        return message("rival-with", what=self.deed(), more=effects_text(self.ops))


RIVAL_ACTIONS: Final = Vocabulary[RivalAction]("action")
EFFECTS: Final[tuple[Any, Any]] = (Effects, [])
BLUE: Final = TRACE_COLOURS.index("blue")


@final
class Analyse(RivalAction):
    """Empty the full computer, gain, refill from the pool, then discard a computer technology (SE-12.4)."""

    form: ClassVar = printed("analyze", "action", effects=EFFECTS)

    def __init__(self, form: Any) -> None:
        self.ops = OPERATIONS.read_all(form.effects, "effects")

    def perform(self, state: SetiState) -> bool:
        rival = of(state)
        if rival.computer < COMPUTER:
            return False
        rival.computer = 0
        resolve(state, RIVAL, self.ops)
        trace(state, BLUE)
        while rival.pool and rival.computer < COMPUTER:
            rival.pool -= 1
            store_data(state)
        if rival.tokens[2]:
            rival.tokens[2] -= 1
            resolve(state, RIVAL, SPENT_COMPUTER_TECH)
        return True

    def deed(self) -> Message:
        return message("rival-analyze")


@final
class Launch(RivalAction):
    """Possible without a probe on Earth (SE-12.4)."""

    form: ClassVar = printed("launch", "action", effects=EFFECTS)

    def __init__(self, form: Any) -> None:
        self.ops = OPERATIONS.read_all(form.effects, "effects")

    def perform(self, state: SetiState) -> bool:
        player = state.players[RIVAL]
        earth = state.sky().planets[EARTH]
        if earth in player.probes:
            return False
        player.probes.append(earth)
        if state.journal is not None:
            state.tell(Launched(None))
        resolve(state, RIVAL, self.ops)
        return True

    def deed(self) -> Message:
        return message("rival-launch")


# -- technologies


@final
class Research(RivalAction):
    """Pay, rotate, then take the preferred technology (SE-12.4)."""

    form: ClassVar = printed("tech", "action", cost=Cost, effects=EFFECTS)

    def __init__(self, form: Any) -> None:
        self.cost: int = form.cost.publicity
        self.ops = OPERATIONS.read_all(form.effects, "effects")

    def perform(self, state: SetiState) -> bool:
        player = state.players[RIVAL]
        if player.publicity < self.cost or not any(state.board.bonuses):
            return False
        player.publicity -= self.cost
        state.queue(PreferredTech(self.ops))
        rotate(state)
        return True

    def deed(self) -> Message:
        return message("rival-tech", cost=amount_text("publicity", self.cost)) if self.cost else message("rival-tech-free")


@final
class PreferredTech(Step[SetiState]):
    """From where it stands after the rotation: the first technology with its two-point tile, else the first that is left (SE-12.4)."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, state: SetiState, seat: int) -> None:
        rival = of(state)
        board = state.board
        track = TRACKS[rival.level - 1]
        order = [track[(rival.progress + step) % TRACK] for step in range(TRACK)]
        choices = [tech for tech in order if board.two_points >> tech & 1] or [tech for tech in order if board.bonuses[tech]]
        tech = choices[0]
        bonus = remove_tile(state, RIVAL, tech)
        state.players[RIVAL].techs |= 1 << tech
        rival.tokens[tech // 4] += 1
        rival.tiles += 1
        resolve(state, RIVAL, TILE_BONUS[bonus])
        resolve(state, RIVAL, self.ops)


# -- probes


@final
class Probe(RivalAction):
    """Fly to the first planet that can be reached, then settle there (SE-12.4)."""

    form: ClassVar = printed("probe", "action", moves=int, planets=list[Planet], preference=list[Preference])

    def __init__(self, form: Any) -> None:
        self.ops = []
        self.moves: int = form.moves
        self.names: list[str] = form.planets
        self.planets = [PLANET_IDS.index(planet) for planet in self.names]
        self.preference: str = form.preference[0]

    def perform(self, state: SetiState) -> bool:
        for planet in self.planets:
            if fly(state, planet, self.moves):
                settle(state, planet, self.preference == "orbit")
                return True
        return False

    def deed(self) -> Message:
        planets = chain("text-and", [planet_name(planet) for planet in self.names])
        return message("rival-probe", planets=planets, moves=self.moves, preference=self.preference)


def fly(state: SetiState, planet: int, moves: int) -> bool:
    """Fly a probe from Earth to a planet by the way with most publicity (SE-12.4)."""
    player = state.players[RIVAL]
    sky = state.sky()
    start = sky.planets[EARTH]
    target = sky.planets[planet]
    if start not in player.probes or target < 0:
        return False
    publicity = best_route(state, start, target, moves, 1 << start)
    if publicity == NOBODY:
        return False
    player.probes.remove(start)
    receive(state, PUBLICITY, publicity)
    return True


def best_route(state: SetiState, space: int, target: int, moves: int, seen: int) -> int:
    """Most publicity of a way within the moves that enters no space twice; NOBODY: there is none (O19)."""
    if space == target:
        return 0
    content = state.sky().content
    cost = ASTEROID_POINTS if content[space] == ASTEROIDS else 1
    best = NOBODY
    if cost > moves:
        return best
    for following in NEIGHBOURS[space]:
        if seen >> following & 1:
            continue
        rest = best_route(state, following, target, moves - cost, seen | 1 << following)
        if rest == NOBODY:
            continue
        cell = content[following]
        best = max(best, rest + (VISIT if brings_publicity(cell) else 0))
    return best


def settle(state: SetiState, planet: int, orbit_first: bool) -> None:
    """A free moon with a probe technology, else the free first space, else the order of the card (SE-12.4)."""
    if land_on_moon(state, planet):
        return
    first_orbit = state.board.first_orbits[planet] == NOBODY
    first_land = first_landing(state, planet) != NOBODY
    if first_orbit if first_orbit != first_land else orbit_first:
        orbit(state, planet, first_orbit)
    else:
        land(state, planet)


def orbit(state: SetiState, planet: int, first: bool) -> None:
    state.players[RIVAL].orbiters[planet] += 1
    if state.journal is not None:
        state.tell(Orbited(None, PLANET_IDS[planet]))
    if first:
        state.board.first_orbits[planet] = RIVAL
        resolve(state, RIVAL, ORBIT_FIRST[planet])
    resolve(state, RIVAL, ORBIT[planet])


def first_landing(state: SetiState, planet: int) -> int:
    """The largest free data space of a planet, NOBODY when none is left (O20)."""
    for space in range(len(DATA_BONUS[planet])):
        if state.board.data_spaces[planet * 3 + space] == NOBODY:
            return space
    return NOBODY


def land(state: SetiState, planet: int) -> None:
    state.players[RIVAL].landers[planet] += 1
    if state.journal is not None:
        state.tell(Landed(None, PLANET_IDS[planet], ""))
    space = first_landing(state, planet)
    if space != NOBODY:
        state.board.data_spaces[planet * 3 + space] = RIVAL
        receive(state, DATA, DATA_BONUS[planet][space])
    resolve(state, RIVAL, LAND[planet])


def land_on_moon(state: SetiState, planet: int) -> bool:
    """Discard a probe technology for a free moon; says whether it could (SE-12.4)."""
    moons = [moon for moon in MOONS_OF[planet] if not any(player.moons[moon] for player in state.players)]
    if not moons or not of(state).tokens[0]:
        return False
    of(state).tokens[0] -= 1
    moon = first_by_arrow(state, moons)
    state.players[RIVAL].moons[moon] += 1
    if state.journal is not None:
        state.tell(Landed(None, PLANET_IDS[planet], MOON_IDS[moon]))
    resolve(state, RIVAL, MOON[moon])
    return True


# -- signals and species


@final
class Scan(RivalAction):
    """Signals in order; a telescope technology is discarded for one more row signal (SE-12.4)."""

    form: ClassVar = printed("telescope", "action", effects=Effects)

    def __init__(self, form: Any) -> None:
        self.signals = OPERATIONS.read_all(form.effects, "effects")
        self.ops = [op for op in self.signals if not isinstance(op, SignalOp)]

    def perform(self, state: SetiState) -> bool:
        resolve(state, RIVAL, self.signals)
        if of(state).tokens[1]:
            of(state).tokens[1] -= 1
            row_signal(state)
        return True

    def deed(self) -> Message:
        return message("rival-telescope", what=effects_text(self.signals))


@final
class MeetSpecies(RivalAction):
    """Replace this card for good by the card of a discovered species, and resolve that one (SE-12.4)."""

    form: ClassVar = printed("species_discovery", "action", species_order=int)

    def __init__(self, form: Any) -> None:
        self.ops = []
        self.order: int = form.species_order

    def perform(self, state: SetiState) -> bool:
        board = state.board
        if len(board.discovered) < self.order:
            return False
        species = board.species[board.discovered[self.order - 1]]
        rival = of(state)
        rival.current = SPECIES_CARD[SPECIES_IDS[species]]
        if state.journal is not None:
            state.tell(RivalCard(None, RIVAL_CARDS[rival.current].id))
        return first_possible(state, rival.current)

    def deed(self) -> Message:
        return message("rival-species-discovery", order=self.order)


@final
class FetchSample(RivalAction):
    """Land at Saturn or Jupiter, on a moon with a probe technology; a random sample goes face up to the next blue row (SE-12.9)."""

    form: ClassVar = printed("mascamites_landing", "action", targets=list[RivalTarget], preference=list[Preference], effects=EFFECTS)

    def __init__(self, form: Any) -> None:
        self.ops = OPERATIONS.read_all(form.effects, "effects")
        self.targets: list[RivalTarget] = form.targets

    def perform(self, state: SetiState) -> bool:
        for target in self.targets:
            planet = PLANET_IDS.index(target.planet)
            if fly(state, planet, target.moves):
                if not land_on_moon(state, planet):
                    land(state, planet)
                samples = state.board.samples
                host = HOSTS.index(planet)
                if samples[host]:
                    sample = state.rng.choice(sorted(samples[host]))
                    samples[host] = tuple([one for one in samples[host] if one != sample])
                    state.board.board_samples = (*state.board.board_samples, sample)
                return True
        return False

    def deed(self) -> Message:
        near, far = self.targets
        first, second = planet_name(near.planet), planet_name(far.planet)
        return message("rival-mascamites-landing", first=first, first_moves=near.moves, second=second, second_moves=far.moves)


@final
class MarkAnomaly(RivalAction):
    """Not leading the colour of the next anomaly: its lowest free space on that board, and what the card gives (SE-12.9)."""

    form: ClassVar = printed("anomalies_trace", "action", effects=EFFECTS)

    def __init__(self, form: Any) -> None:
        self.ops = OPERATIONS.read_all(form.effects, "effects")

    def perform(self, state: SetiState) -> bool:
        colour = anomalies.colour_of(anomalies.next_anomaly(state))
        if anomalies.leader(state, colour) == RIVAL:
            return False
        slot = state.board.species.index(ANOMALIES)
        row = lowest_row(state, slot, colour)
        put_trace(state, RIVAL, slot, colour, str(row))
        resolve(state, RIVAL, self.ops)
        return True

    def deed(self) -> Message:
        return message("rival-anomalies-trace")


@final
class SendMessage(RivalAction):
    """A spare message tile ahead, if none lies on the track (SE-12.9)."""

    form: ClassVar = printed("centaurians_message", "action", effects=EFFECTS)

    def __init__(self, form: Any) -> None:
        self.ops = OPERATIONS.read_all(form.effects, "effects")

    def perform(self, state: SetiState) -> bool:
        rival = of(state)
        player = state.players[RIVAL]
        if not rival.messages or player.message_tile >= 0:
            return False
        rival.messages -= 1
        player.message_tile = player.score + MESSAGE_OFFSET
        resolve(state, RIVAL, self.ops)
        return True

    def deed(self) -> Message:
        return message("rival-centaurians-message", points=MESSAGE_OFFSET)


@final
class PlaySecret(RivalAction):
    """A random Exertian card face down, as long as it has few with its markers on that board (SE-12.9)."""

    form: ClassVar = printed("exertians_card", "action", most=int, effects=EFFECTS)

    def __init__(self, form: Any) -> None:
        self.ops = OPERATIONS.read_all(form.effects, "effects")
        self.most: int = form.most

    def perform(self, state: SetiState) -> bool:
        board = state.board
        slot = board.species.index(EXERTIANS)
        marked = board.spaces[slot * 3 * ROWS : (slot * 3 + 3) * ROWS].count(RIVAL)
        player = state.players[RIVAL]
        deck = board.alien_decks[slot]
        if len(player.played) + marked > self.most or not deck:
            return False
        player.played.append(deck.pop())
        if state.journal is not None:
            state.tell(SecretPlayed(None))
        return True

    def deed(self) -> Message:
        return message("rival-exertians-card", most=self.most)


RIVAL_ACTIONS.announce(Analyse, Launch, Research, Probe, Scan, MeetSpecies, FetchSample, MarkAnomaly, SendMessage, PlaySecret)
ACTIONS: Final = [RIVAL_ACTIONS.read_all(card.actions, f"rival_cards.json: {card.id}") for card in RIVAL_CARDS]
SPECIES_CARD: Final = {card.species: number for number, card in enumerate(RIVAL_CARDS) if card.species}


def first_possible(state: SetiState, card: int) -> bool:
    """Do the first action of a card that is possible; says whether there was one (SE-12.2)."""
    return any(action.perform(state) for action in ACTIONS[card])
