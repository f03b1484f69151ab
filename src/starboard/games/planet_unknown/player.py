"""What one player has: planet, corporation board, cards, and what waits to be resolved (PU-3)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.games.planet_unknown.content.corporations import CorporationBoard
from starboard.games.planet_unknown.content.modifiers import Modifier
from starboard.games.planet_unknown.content.planets import Planet
from starboard.games.planet_unknown.content.tiles import Face, Tile
from starboard.games.planet_unknown.content.tracks import ENERGY, LEVELS, TERRAINS, TRACKS
from starboard.games.planet_unknown.pending import Effect

NONE: Final = -1


@final
class Piece:
    """A tile on the planet: never changed after it is placed."""

    def __init__(self, tile: Tile, face: Face, anchor: int, as_energy: bool) -> None:
        self.tile = tile
        self.face = face
        self.anchor = anchor
        self.as_energy = as_energy
        self.squares = face.shape << anchor
        self.section_a = face.shape_a << anchor
        self.section_b = face.shape_b << anchor


@final
class Player:
    """Sets of squares are bit sets. `technologies`, `used_in_round` and `used_in_game` are sets of the corporation's technologies.

    `muted`: squares of sections whose symbol lies under a patch. `last_tile`: squares of the last tile placed.
    `loaded`: rovers that carry a meteorite. `housed`: lifepods on track slots or technologies. `withheld`: technologies that come into
    force with the next round. `owed`: levels of civ milestones not settled yet.
    """

    def __init__(self, planet: Planet, corporation: CorporationBoard) -> None:
        self.planet = planet
        self.corporation = corporation
        self.covered = 0
        self.terrain: list[int] = [0] * len(TERRAINS)
        self.symbols: list[int] = [0] * len(TERRAINS)
        self.patches = 0
        self.muted = 0
        self.meteor_symbols = 0
        self.meteorites = 0
        self.lifepods = planet.lifepods
        self.rovers = 0
        self.loaded = 0
        self.supply = corporation.rovers
        self.pieces: list[Piece] = []
        self.last_tile = 0
        self.trackers: list[int] = [track * LEVELS for track in range(len(TRACKS))]
        self.technologies = 0
        self.withheld = 0
        self.used_in_round = 0
        self.used_in_game = 0
        self.flux = NONE
        self.housed = 0
        self.lifepods_collected = 0
        self.meteorites_collected = 0
        self.movement = 0
        self.movement_gained = 0
        self.stored = 0
        self.owed: list[int] = []
        self.kept: list[int] = []
        self.played: list[int] = []
        self.private: list[int] = []
        self.drawn: list[int] = []
        self.pending: list[Effect[Any]] = []
        self.must_take = False
        self.hand = NONE
        self.extra = False
        self.resources_count = True
        self.taken = NONE
        self.stuck = False
        self.event_rover = False
        self.peeked = False
        self.ready = True
        self.ending = False
        self.offer: list[int] = []
        self.offer_level = 0
        self.discarded: list[int] = []
        self.shared: list[int] = []

    def clone(self) -> Player:
        twin = Player(self.planet, self.corporation)
        twin.covered = self.covered
        twin.terrain = self.terrain.copy()
        twin.symbols = self.symbols.copy()
        twin.patches = self.patches
        twin.muted = self.muted
        twin.meteor_symbols = self.meteor_symbols
        twin.meteorites = self.meteorites
        twin.lifepods = self.lifepods
        twin.rovers = self.rovers
        twin.loaded = self.loaded
        twin.supply = self.supply
        twin.pieces = self.pieces.copy()
        twin.last_tile = self.last_tile
        twin.trackers = self.trackers.copy()
        twin.technologies = self.technologies
        twin.withheld = self.withheld
        twin.used_in_round = self.used_in_round
        twin.used_in_game = self.used_in_game
        twin.flux = self.flux
        twin.housed = self.housed
        twin.lifepods_collected = self.lifepods_collected
        twin.meteorites_collected = self.meteorites_collected
        twin.movement = self.movement
        twin.movement_gained = self.movement_gained
        twin.stored = self.stored
        twin.owed = self.owed.copy()
        twin.kept = self.kept.copy()
        twin.played = self.played.copy()
        twin.private = self.private.copy()
        twin.drawn = self.drawn.copy()
        twin.pending = self.pending.copy()
        twin.must_take = self.must_take
        twin.hand = self.hand
        twin.extra = self.extra
        twin.resources_count = self.resources_count
        twin.taken = self.taken
        twin.stuck = self.stuck
        twin.event_rover = self.event_rover
        twin.peeked = self.peeked
        twin.ready = self.ready
        twin.ending = self.ending
        twin.offer = self.offer.copy()
        twin.offer_level = self.offer_level
        twin.discarded = self.discarded.copy()
        twin.shared = self.shared.copy()
        return twin

    def terrain_squares(self, terrain: int) -> int:
        """Squares of a terrain; uncovered streams are energy (PU-8.6, PU-19.4)."""
        if terrain == ENERGY:
            return self.terrain[ENERGY] | (self.planet.streams & ~self.covered)
        return self.terrain[terrain]

    def terrain_at(self, at: int) -> int:
        """The terrain of a square, or NONE."""
        here = 1 << at
        for terrain in range(len(self.terrain)):
            if self.terrain_squares(terrain) & here:
                return terrain
        return NONE

    def has(self, kind: type[Modifier]) -> bool:
        """Whether a technology with such a modifier is available (PU-7.3)."""
        return bool(self.technologies & self.corporation.with_modifier(kind))

    def level(self, track: int) -> int:
        return self.trackers[track] % LEVELS
