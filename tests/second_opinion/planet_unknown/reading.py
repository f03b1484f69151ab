"""Reads a position into the plain boards of the recount: fields of the state and what a seat sees, no rule."""

from __future__ import annotations

from functools import cached_property

from starboard.games.planet_unknown.content import CIV_CARDS, EVENT_CARDS, OBJECTIVES
from starboard.games.planet_unknown.content.tracks import LEVELS, TRACKS
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.state import PlanetState
from starboard.games.planet_unknown.view import PlanetView, PlayerView
from tests.second_opinion.planet_unknown.facts import Square, face, planet
from tests.second_opinion.planet_unknown.recount import Board, Laid

PLACES = [(1 << 17 + 16 * y + x, (x, y)) for y in range(12) for x in range(12)]
"""A set of squares is a number: a bit for each, in rows of 16 with a margin of one."""


class Position:
    """The table as everybody together could describe it."""

    def __init__(self, state: PlanetState) -> None:
        self.state = state
        self.phase = state.phase_name()
        self.event = EVENT_CARDS[state.event].id if state.event >= 0 else None
        self.views: dict[int, PlanetView] = {}
        lying = [(rivalry.card, rivalry.seats) for rivalry in state.rivalries]
        drawn = [(card, list(range(state.seats))) for player in state.players for card in player.shared]
        self.objectives = [(OBJECTIVES[card].id, seats) for card, seats in lying + drawn]

    @cached_property
    def boards(self) -> list[Board]:
        return [self.board(seat) for seat in range(self.state.seats)]

    def view(self, seat: int) -> PlanetView:
        """What the seat sees, which is the truth of its own."""
        if seat not in self.views:
            view = self.state.view(seat)
            assert isinstance(view, PlanetView)
            self.views[seat] = view
        return self.views[seat]

    def own(self, seat: int) -> PlayerView:
        return self.view(seat).players[seat]

    def civ_stack(self, level: int) -> set[str]:
        """The civ cards that lie in a stack, from level 1; none for a level that does not exist."""
        return {CIV_CARDS[card].id for card in self.state.decks.civ[level - 1]} if 1 <= level <= 4 else set()

    def tops(self, seat: int) -> dict[str, str | None]:
        """The visible tiles of a seat's depot, by ring (PU-4.1)."""
        station = self.view(seat).station
        outer = (self.own(seat).position + station.rotation) % 6
        return {"outer": station.outer[outer].top, "inner": station.inner[(outer + station.shift) % 6].top}

    def board(self, seat: int) -> Board:
        player = self.state.players[seat]
        rovers = squares(player.rovers)
        return Board(
            planet=planet(player.planet.id),
            corporation=player.corporation.id,
            tiles=tiles(player),
            patches=squares(player.patches),
            meteorites=squares(player.meteorites),
            lifepods=squares(player.lifepods),
            rovers=dict.fromkeys(rovers, False) | dict.fromkeys(squares(player.loaded), True),
            trackers={colour: (TRACKS[slot // LEVELS], slot % LEVELS) for colour, slot in zip(TRACKS, player.trackers, strict=True)},
            technologies=technologies(player, player.technologies),
            flux=TRACKS[player.flux] if player.flux >= 0 else None,
            housed=set(self.own(seat).housed) if player.housed else set(),
            lifepods_collected=player.lifepods_collected,
            meteorites_collected=player.meteorites_collected,
            cards=[CIV_CARDS[card].id for card in player.kept + player.played],
            private=[OBJECTIVES[card].id for card in player.private],
            movement=player.movement,
            gained=player.movement_gained,
            spent=technologies(player, player.used_in_round | player.used_in_game),
        )


def squares(bits: int) -> set[Square]:
    return {square for bit, square in PLACES if bits & bit} if bits else set()


def technologies(player: Player, bits: int) -> set[str]:
    return {str(technology.level) for technology in player.corporation.technologies if bits & technology.bit}


def tiles(player: Player) -> list[Laid]:
    found = []
    for piece in player.pieces:
        left, top = (piece.anchor - 17) % 16, (piece.anchor - 17) // 16
        lying = {(x + left, y + top): shown for (x, y), shown in face(piece.tile.id, piece.face.orientation).items()}
        found.append(Laid(piece.tile.id, lying, piece.as_energy))
    return found
