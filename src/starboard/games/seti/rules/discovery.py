"""Discovery: a species board is turned up, its set-up is done, its markers are rewarded (SE-7.5, SE-10)."""

from __future__ import annotations

from typing import final

from starboard.engine.agenda import Step
from starboard.games.seti.content.boards import CARDS_TO_EACH, HIDDEN_SAMPLES, MESSAGE_OFFSET, MILESTONE_AHEAD, TOKEN_OFFSETS
from starboard.games.seti.content.cards import SPECIES_DECKS
from starboard.games.seti.content.numbers import (
    ANOMALIES,
    CENTAURIANS,
    EARTH,
    EXERTIANS,
    MASCAMITES,
    NOBODY,
    OUMUAMUA,
    OUMUAMUA_SPECIES,
    PUBLICITY,
    SPECIES_IDS,
)
from starboard.games.seti.content.solar_system import WITH_TILE
from starboard.games.seti.events import Discovered, Drew
from starboard.games.seti.rules import rival_milestones
from starboard.games.seti.rules.exertians import SecretChoice
from starboard.games.seti.rules.printed import SAMPLE
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.state import SetiState


def full_undiscovered(state: SetiState) -> list[int]:
    board = state.board
    return [slot for slot in range(2) if slot not in board.discovered and NOBODY not in board.discovery[slot * 3 : slot * 3 + 3]]


def discover(state: SetiState, slot: int) -> None:
    """Turn the board, do its set-up, reward the markers on its discovery spaces (SE-10.1.4)."""
    board = state.board
    species = board.species[slot]
    state.reveal()
    board.discovered = (*board.discovered, slot)
    board.sealed = tuple([other for other in board.sealed if other != slot])
    if state.journal is not None:
        state.tell(Discovered(None, SPECIES_IDS[species]))
    board.alien_decks[slot] = state.rng.shuffled(SPECIES_DECKS[species])
    owners = board.discovery[slot * 3 : slot * 3 + 3]
    deal(state, slot, owners)
    if species == MASCAMITES:
        hide_samples(state)
    elif species == ANOMALIES:
        put_tokens(state)
    elif species == OUMUAMUA_SPECIES:
        put_tile(state)
    elif species == CENTAURIANS:
        for player in state.players:
            player.message_tile = player.score + MESSAGE_OFFSET
    else:
        best = max(player.score for player in state.players)
        board.milestones = tuple([best + ahead for ahead in MILESTONE_AHEAD])
        for turn in range(len(state.players) - 1, -1, -1):
            seat = (state.active + turn) % len(state.players)
            if owners.count(seat) and not state.is_rival(seat):
                state.queue(OfferSecrets(seat, owners.count(seat)))
    if state.rival is not None:
        rival_milestones.meet(state, species, owners)


def deal(state: SetiState, slot: int, owners: list[int]) -> None:
    """A card per own discovery marker, clockwise from the player whose turn ended; then one face up (SE-10.1.5, SE-OC46)."""
    board = state.board
    deck = board.alien_decks[slot]
    species = board.species[slot]
    for seat in state.clockwise(state.active):
        if state.is_rival(seat):
            continue
        player = state.players[seat]
        for _ in range(CARDS_TO_EACH[species] + owners.count(seat)):
            if species == EXERTIANS:
                player.secret.append(deck.pop())
            else:
                player.hand.append(deck.pop())
                if state.journal is not None:
                    state.tell(Drew(seat))
    if species != EXERTIANS:
        board.alien_open[slot] = deck.pop()
    elif state.rival is None:
        board.gone += deck
        deck.clear()


def hide_samples(state: SetiState) -> None:
    """Some samples on each host, the rest face up on the board (SE-10.2)."""
    samples = state.rng.shuffled(list(range(len(SAMPLE))))
    state.board.samples = []
    for count in HIDDEN_SAMPLES:
        state.board.samples.append(tuple(sorted(samples[:count])))
        samples = samples[count:]
    state.board.board_samples = tuple(samples)


def put_tokens(state: SetiState) -> None:
    """Tokens so many sectors from Earth's, random token and side (SE-10.3)."""
    earth = state.sky().planets[EARTH] % 8
    tokens = state.rng.shuffled([0, 1, 2])
    found = [(earth + offset) % 8 * 8 + token * 2 + state.rng.below(2) for offset, token in zip(TOKEN_OFFSETS, tokens, strict=True)]
    state.board.anomalies = tuple(found)


def put_tile(state: SetiState) -> None:
    """The tile fills its gap in disc 3; who stands there gains 1 publicity per figure (SE-10.4)."""
    state.board.setting |= WITH_TILE
    space = state.sky().planets[OUMUAMUA]
    for seat, player in enumerate(state.players):
        gain(state, seat, PUBLICITY, player.probes.count(space) + player.capsules.count(space))


@final
class OfferSecrets(Step[SetiState]):
    """Up to one Exertian card per own discovery marker may be played at once (SE-10.6)."""

    def __init__(self, to: int, count: int) -> None:
        self.to = to
        self.count = count

    def run(self, state: SetiState, seat: int) -> None:
        state.push(self.to, SecretChoice(self.count, 0))
