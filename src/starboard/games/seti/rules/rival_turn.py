"""The rival's turn: the first possible action of its card (SE-12.2, SE-12.4, SE-12.7, SE-12.9)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.agenda import Step
from starboard.games.seti.content import RIVAL_CARDS, RivalActionContent
from starboard.games.seti.content.boards import DATA_BONUS, MESSAGE_OFFSET, MOON_IDS, MOONS_OF, ROWS
from starboard.games.seti.content.numbers import ANOMALIES, DATA, EARTH, EXERTIANS, NOBODY, PLANET_IDS, PUBLICITY, SPECIES_IDS
from starboard.games.seti.content.solar_system import ASTEROIDS, COMET, NEIGHBOURS, PLANET
from starboard.games.seti.events import Landed, Launched, Orbited, Passed, RivalCard, SecretPlayed
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules import anomalies
from starboard.games.seti.rules.deck import refill
from starboard.games.seti.rules.effects import resolve
from starboard.games.seti.rules.mascamites import HOSTS
from starboard.games.seti.rules.operation import Op, compiled
from starboard.games.seti.rules.printed import LAND, MOON, ORBIT, ORBIT_FIRST, SPENT_COMPUTER_TECH, TILE_BONUS
from starboard.games.seti.rules.probes import rotate
from starboard.games.seti.rules.rival import COMPUTER, TRACK, TRACKS, first_by_arrow, of, receive, store_data
from starboard.games.seti.rules.rival_milestones import leave_stack
from starboard.games.seti.rules.rival_signals import row_signal
from starboard.games.seti.rules.rival_traces import lowest_row, trace
from starboard.games.seti.rules.sectors import completed, finish_sector
from starboard.games.seti.rules.technologies import remove_tile
from starboard.games.seti.rules.traces import put_trace
from starboard.games.seti.state import SetiState


@final
class RivalAction:
    """One line of a rival card with its effects compiled."""

    def __init__(self, printed: RivalActionContent) -> None:
        self.kind = printed.action
        self.ops = compiled(printed.effects)
        self.cost = printed.cost.publicity
        self.moves = printed.moves
        self.planets = [PLANET_IDS.index(planet) for planet in printed.planets]
        self.orbit_first = printed.preference[:1] == ["orbit"]
        self.order = printed.species_order
        self.most = printed.most
        self.targets = [(PLANET_IDS.index(target.planet), target.moves) for target in printed.targets]


ACTIONS: Final = [[RivalAction(action) for action in card.actions] for card in RIVAL_CARDS]
SPECIES_CARD: Final = {card.species: number for number, card in enumerate(RIVAL_CARDS) if card.species}


def take_turn(state: SetiState) -> None:
    """Reveal the top card and do its first possible action; without a card it passes (SE-12.2)."""
    rival = of(state)
    if not rival.deck:
        pass_round(state)
        return
    rival.current = rival.deck.pop()
    rival.on_top = max(0, rival.on_top - 1)
    rival.seen |= 1 << rival.current
    state.reveal()
    state.queue(END_OF_TURN)
    resolve_card(state)


def resolve_card(state: SetiState) -> None:
    rival = of(state)
    if state.journal is not None:
        state.tell(RivalCard(None, RIVAL_CARDS[rival.current].id))
    for action in ACTIONS[rival.current]:
        if perform(state, action):
            break
    rival.played.append(rival.current)


@final
class EndOfTurn(Step[SetiState]):
    """Refill the row, resolve completed sectors in ascending order (SE-12.2, O14)."""

    def run(self, state: SetiState, seat: int) -> None:
        refill(state)
        state.queue(RIVAL_SECTORS)


@final
class RivalSectors(Step[SetiState]):
    def run(self, state: SetiState, seat: int) -> None:
        done = completed(state)
        if done:
            state.queue(self)
            stars = state.board.stars
            finish_sector(state, min(done, key=lambda target: stars.index(target) if target in stars else 8))


END_OF_TURN: Final = EndOfTurn()
RIVAL_SECTORS: Final = RivalSectors()


def perform(state: SetiState, action: RivalAction) -> bool:
    """Do an action if it is possible; says whether it was."""
    if action.kind == "analyze":
        return analyse(state, action)
    if action.kind == "launch":
        return launch(state, action)
    if action.kind == "tech":
        return research(state, action)
    if action.kind == "probe":
        return any(fly(state, planet, action.moves) and settle(state, planet, action.orbit_first) for planet in action.planets)
    if action.kind == "telescope":
        return scan(state, action)
    if action.kind == "species_discovery":
        return meet_species(state, action)
    if action.kind == "mascamites_landing":
        return fetch_sample(state, action)
    if action.kind == "anomalies_trace":
        return mark_anomaly(state, action)
    if action.kind == "centaurians_message":
        return send_message(state, action)
    return play_secret(state, action)


def analyse(state: SetiState, action: RivalAction) -> bool:
    """Empty the full computer, gain, refill from the pool, then discard a computer technology (SE-12.4)."""
    rival = of(state)
    if rival.computer < COMPUTER:
        return False
    rival.computer = 0
    resolve(state, RIVAL, action.ops)
    trace(state, 2)
    while rival.pool and rival.computer < COMPUTER:
        rival.pool -= 1
        store_data(state)
    if rival.tokens[2]:
        rival.tokens[2] -= 1
        resolve(state, RIVAL, SPENT_COMPUTER_TECH)
    return True


def launch(state: SetiState, action: RivalAction) -> bool:
    """Possible without a probe on Earth (SE-12.4)."""
    player = state.players[RIVAL]
    earth = state.sky().planets[EARTH]
    if earth in player.probes:
        return False
    player.probes.append(earth)
    if state.journal is not None:
        state.tell(Launched(None))
    resolve(state, RIVAL, action.ops)
    return True


# -- technologies


def research(state: SetiState, action: RivalAction) -> bool:
    """Pay, rotate, then take the preferred technology (SE-12.4)."""
    player = state.players[RIVAL]
    if player.publicity < action.cost or not any(state.board.bonuses):
        return False
    player.publicity -= action.cost
    state.queue(PreferredTech(of(state).progress, action.ops))
    rotate(state)
    return True


@final
class PreferredTech(Step[SetiState]):
    """From the progress space on: the first technology with its two-point tile, else the first that is left (SE-12.4)."""

    def __init__(self, start: int, ops: list[Op]) -> None:
        self.start = start
        self.ops = ops

    def run(self, state: SetiState, seat: int) -> None:
        rival = of(state)
        board = state.board
        track = TRACKS[rival.level - 1]
        order = [track[(self.start + step) % TRACK] for step in range(TRACK)]
        choices = [tech for tech in order if board.two_points >> tech & 1] or [tech for tech in order if board.bonuses[tech]]
        tech = choices[0]
        bonus = remove_tile(state, RIVAL, tech)
        state.players[RIVAL].techs |= 1 << tech
        rival.tokens[tech // 4] += 1
        rival.tiles += 1
        resolve(state, RIVAL, TILE_BONUS[bonus])
        resolve(state, RIVAL, self.ops)


# -- probes


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
    cost = 2 if content[space] == ASTEROIDS else 1
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
        best = max(best, rest + (1 if cell == COMET or (cell >= PLANET and cell != PLANET + EARTH) else 0))
    return best


def settle(state: SetiState, planet: int, orbit_first: bool) -> bool:
    """A free moon with a probe technology, else the free first space, else the order of the card (SE-12.4)."""
    if land_on_moon(state, planet):
        return True
    first_orbit = state.board.first_orbits[planet] == NOBODY
    first_land = first_landing(state, planet) != NOBODY
    if first_orbit if first_orbit != first_land else orbit_first:
        orbit(state, planet, first_orbit)
    else:
        land(state, planet)
    return True


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


def scan(state: SetiState, action: RivalAction) -> bool:
    """Signals in order; a telescope technology is discarded for one more row signal (SE-12.4)."""
    resolve(state, RIVAL, action.ops)
    if of(state).tokens[1]:
        of(state).tokens[1] -= 1
        row_signal(state)
    return True


# -- species


def meet_species(state: SetiState, action: RivalAction) -> bool:
    """Replace this card for good by the card of a discovered species, and resolve that one (SE-12.4)."""
    board = state.board
    if len(board.discovered) < action.order:
        return False
    species = board.species[board.discovered[action.order - 1]]
    rival = of(state)
    rival.current = SPECIES_CARD[SPECIES_IDS[species]]
    if state.journal is not None:
        state.tell(RivalCard(None, RIVAL_CARDS[rival.current].id))
    return any(perform(state, other) for other in ACTIONS[rival.current])


def fetch_sample(state: SetiState, action: RivalAction) -> bool:
    """Land at Saturn or Jupiter, on a moon with a probe technology; a random sample goes face up to the next blue row (SE-12.9)."""
    for planet, moves in action.targets:
        if fly(state, planet, moves):
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


def mark_anomaly(state: SetiState, action: RivalAction) -> bool:
    """Not leading the colour of the next anomaly: its lowest free space on that board, and what the card gives (SE-12.9)."""
    colour = anomalies.colour_of(anomalies.next_anomaly(state))
    if anomalies.leader(state, colour) == RIVAL:
        return False
    slot = state.board.species.index(ANOMALIES)
    row = lowest_row(state, slot, colour)
    put_trace(state, RIVAL, slot, colour, str(row))
    resolve(state, RIVAL, action.ops)
    return True


def send_message(state: SetiState, action: RivalAction) -> bool:
    """A spare message tile ahead, if none lies on the track (SE-12.9)."""
    rival = of(state)
    player = state.players[RIVAL]
    if not rival.messages or player.message_tile >= 0:
        return False
    rival.messages -= 1
    player.message_tile = player.score + MESSAGE_OFFSET
    resolve(state, RIVAL, action.ops)
    return True


def play_secret(state: SetiState, action: RivalAction) -> bool:
    """A random Exertian card face down, as long as it has few with its markers on that board (SE-12.9)."""
    board = state.board
    slot = board.species.index(EXERTIANS)
    marked = board.spaces[slot * 3 * ROWS : (slot * 3 + 3) * ROWS].count(RIVAL)
    player = state.players[RIVAL]
    deck = board.alien_decks[slot]
    if len(player.played) + marked > action.most or not deck:
        return False
    player.played.append(deck.pop())
    if state.journal is not None:
        state.tell(SecretPlayed(None))
    return True


# -- passing


def pass_round(state: SetiState) -> None:
    """Shuffle the played cards into a new deck, rotate if first, one card of the stack is progress (SE-12.7)."""
    rival = of(state)
    rival.deck = state.rng.shuffled(sorted(rival.played))
    rival.played = []
    rival.on_top = 0
    if state.journal is not None:
        state.tell(Passed(None))
    first = not any(player.passed for player in state.players)
    state.queue(LEAVE_STACK)
    if first:
        rotate(state)


@final
class LeaveStack(Step[SetiState]):
    def run(self, state: SetiState, seat: int) -> None:
        leave_stack(state, state.players[RIVAL])


LEAVE_STACK: Final = LeaveStack()
