"""Prohibitions of planets and events (PU-5.6, PU-16.2, PU-21.4): on where a tile may lie, each as the set of places that break it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from starboard.engine.content import expect
from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.content import EVENT_CARDS, PLANETS, EventCard, PlanetContent
from starboard.games.planet_unknown.content.geometry import ROW, neighbours, set_of
from starboard.games.planet_unknown.content.planets import marked
from starboard.games.planet_unknown.content.prohibitions import (
    ChasmTileBan,
    NoMatchingNeighboursBan,
    NoMilestonesBan,
    NoSynergyBan,
    OneResourceBan,
    PlanetBan,
    RingAnchorBan,
    RoundBan,
    RoverTerrainBan,
    SingleGroundBan,
    SlideInBan,
    SymbolZoneBan,
    TileGroundBan,
    Zone,
)
from starboard.games.planet_unknown.content.tiles import Face, Tile, anchors_touching, anchors_within
from starboard.games.planet_unknown.content.tracks import ENERGY, TECH, TERRAINS
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.rules.sliding import slides_in
from starboard.games.planet_unknown.state import PlanetState

EVERYWHERE: Final = (1 << (ROW * ROW)) - 1


def standing_for(terrain: int, as_energy: bool) -> int:
    """A tech section may be treated as energy (PU-18.6 d)."""
    return ENERGY if as_energy and terrain == TECH else terrain


class Restriction(ABC):
    """`rule` is cited to whoever breaks it, `key` says what is forbidden."""

    def __init__(self, rule: str, key: str) -> None:
        self.rule = rule
        self.key = key

    @abstractmethod
    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        """Anchors at which the tile would break it, as bits."""

    def closes(self, player: Player) -> int:
        """Squares that it closes to every tile."""
        return 0


@final
class SingleGround(Restriction):
    """A tile covers only ice or only land (PU-19.2)."""

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        planet = player.planet
        return EVERYWHERE & ~(anchors_within(face.cells, planet.ice) | anchors_within(face.cells, planet.land))


@final
class SymbolZone(Restriction):
    """Each quadrant forbids the symbol of one resource (PU-19.3)."""

    def __init__(self, rule: str, key: str, zones: tuple[Zone, ...]) -> None:
        super().__init__(rule, key)
        self.forbidden = [0] * len(TERRAINS)
        for zone in zones:
            squares = [(x, y) for x in range(zone.x[0], zone.x[1] + 1) for y in range(zone.y[0], zone.y[1] + 1)]
            self.forbidden[TERRAINS.index(zone.resource)] |= set_of(squares)

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        first = self.forbidden[standing_for(tile.terrain_a, as_energy)] >> face.symbol_a
        return first | self.forbidden[standing_for(tile.terrain_b, as_energy)] >> face.symbol_b


@final
class RingAnchor(Restriction):
    """A tile on the ring needs a square outside it (PU-19.6)."""

    def __init__(self, rule: str, key: str, ring: int) -> None:
        super().__init__(rule, key)
        self.ring = ring

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        return anchors_within(face.cells, self.ring)


@final
class ChasmTile(Restriction):
    """A tile lies on one side of the chasm (PU-19.7)."""

    def __init__(self, rule: str, key: str, side: int) -> None:
        super().__init__(rule, key)
        self.side = side

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        other = player.planet.grid & ~self.side
        return anchors_touching(face.cells, self.side) & anchors_touching(face.cells, other)


@final
class SlideIn(Restriction):
    """A tile must be able to slide into its place (PU-19.10)."""

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        return EVERYWHERE & ~slides_in(face.cells, player.covered)


@final
class TileGround(Restriction):
    """No tile on ice, or none on the edge, this round (PU-16.7, PU-5.2)."""

    def __init__(self, rule: str, key: str, ground: str) -> None:
        super().__init__(rule, key)
        self.ground = ground

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        return anchors_touching(face.cells, self.closes(player))

    def closes(self, player: Player) -> int:
        return player.planet.ice if self.ground == "ice" else player.planet.edge


@final
class NoMatchingNeighbours(Restriction):
    """No square of the tile beside the same terrain (PU-16.6)."""

    def broken_at(self, player: Player, tile: Tile, face: Face, as_energy: bool) -> int:
        first = neighbours(player.terrain_squares(standing_for(tile.terrain_a, as_energy)))
        second = neighbours(player.terrain_squares(standing_for(tile.terrain_b, as_energy)))
        return anchors_touching(face.section_a, first) | anchors_touching(face.section_b, second)


# -- of squares


@final
class Limit:
    """The squares that one rule leaves open to a patch or a rover; `key` says what is forbidden."""

    def __init__(self, squares: int, key: str, rule: str) -> None:
        self.squares = squares
        self.key = key
        self.rule = rule


def within(limits: list[Limit]) -> int:
    """The squares that all of them leave open."""
    squares = limits[0].squares
    for limit in limits:
        squares &= limit.squares
    return squares


def first_broken(limits: list[Limit], at: int) -> Refusal | None:
    """The first rule that closes a square."""
    for limit in limits:
        if not limit.squares >> at & 1:
            return Refusal(limit.key, rule=limit.rule)
    return None


# -- of planets


def tile_restrictions(printed: PlanetContent) -> list[Restriction]:
    """What a planet forbids tiles, unless that would end the game (PU-5.6, PU-19)."""
    bans = [rule for rule in printed.special_rules if isinstance(rule, PlanetBan) and "tile" in rule.applies_to]
    expect(f"planets.json: {printed.id}: what tiles may break", [ban.waivable for ban in bans], [True] * len(bans))
    return [planet_restriction(printed, ban) for ban in bans]


def planet_restriction(printed: PlanetContent, ban: PlanetBan) -> Restriction:
    if isinstance(ban, SingleGroundBan):
        return SingleGround("PU-19.2", "refused-single-ground")
    if isinstance(ban, SymbolZoneBan):
        return SymbolZone("PU-19.3", "refused-symbol-zone", ban.zones)
    if isinstance(ban, RingAnchorBan):
        return RingAnchor("PU-19.6", "refused-ring", set_of(list(printed.features[ban.feature])))
    if isinstance(ban, ChasmTileBan) and printed.chasm is not None:
        return ChasmTile("PU-19.7", "refused-chasm", marked(printed.chasm.sides, "A"))
    if isinstance(ban, SlideInBan):
        return SlideIn("PU-19.10", "refused-slide")
    raise ValueError(f"planets.json: {printed.id}: no prohibition for tiles: {type(ban).__name__}")


OF_PLANETS: Final[list[list[Restriction]]] = [tile_restrictions(printed) for printed in PLANETS]


# -- of events


@final
class Ban:
    """What the event of a round forbids; never changed after it is made."""

    def __init__(self) -> None:
        self.no_milestones = False
        self.no_synergy = False
        self.one_resource = False
        self.rover_terrain = NONE
        self.tiles: Restriction | None = None

    def add(self, ban: RoundBan) -> None:
        if isinstance(ban, RoverTerrainBan):
            self.rover_terrain = TERRAINS.index(ban.terrain)
        elif isinstance(ban, TileGroundBan):
            self.tiles = TileGround("PU-16.7", "refused-ice" if ban.ground == "ice" else "refused-edge", ban.ground)
        elif isinstance(ban, NoMatchingNeighboursBan):
            self.tiles = NoMatchingNeighbours("PU-16.6", "refused-matching")
        elif isinstance(ban, OneResourceBan):
            self.one_resource = True
        elif isinstance(ban, NoMilestonesBan):
            self.no_milestones = True
        elif isinstance(ban, NoSynergyBan):
            self.no_synergy = True
        else:
            raise ValueError(f"events.json: no prohibition for a round: {type(ban).__name__}")


def ban_of(card: EventCard) -> Ban:
    result = Ban()
    for effect in card.effects:
        if isinstance(effect, RoundBan):
            result.add(effect)
    return result


OF_EVENTS: Final[list[Ban]] = [ban_of(card) for card in EVENT_CARDS]
NOTHING: Final = Ban()


def forbidden(state: PlanetState) -> Ban:
    """What is forbidden this round (PU-16.2)."""
    return NOTHING if state.event == NONE else OF_EVENTS[state.event]


def restrictions(state: PlanetState, player: Player) -> list[Restriction]:
    """What planet and event forbid this player's tiles (PU-5.6)."""
    of_planet = OF_PLANETS[player.planet.index]
    event = forbidden(state).tiles
    return of_planet if event is None else [*of_planet, event]
