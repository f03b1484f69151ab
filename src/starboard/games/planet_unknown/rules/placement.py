"""Placing tiles: where they fit, which restrictions are waived, and what happens when one lies (PU-5)."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.actions import Place
from starboard.games.planet_unknown.board import EMPTY
from starboard.games.planet_unknown.content.geometry import SIDE, members, neighbours, square
from starboard.games.planet_unknown.content.modifiers import NoMeteorites, TechAsEnergy
from starboard.games.planet_unknown.content.planets import Planet
from starboard.games.planet_unknown.content.tiles import TILES, Face, Tile, anchors_touching, anchors_within
from starboard.games.planet_unknown.content.tracks import TECH
from starboard.games.planet_unknown.player import NONE, Piece, Player
from starboard.games.planet_unknown.rules.restrictions import Restriction, restrictions
from starboard.games.planet_unknown.rules.technologies import bar_use
from starboard.games.planet_unknown.state import PlanetState

GRID: Final = [(x, y) for y in range(SIDE) for x in range(SIDE)]
PLACES: Final[list[dict[int, Action]]] = [{square(x, y): Place(turn, (x, y)) for x, y in GRID} for turn in range(8)]
PLACES_AS_ENERGY: Final[list[dict[int, Action]]] = [{square(x, y): Place(turn, (x, y), True) for x, y in GRID} for turn in range(8)]
BREACHES: Final = 3
"""A placement breaks no, one or two restrictions: at most one of the planet and one of the event."""


def ignores_adjacency(player: Player, tile: Tile) -> bool:
    corporation = player.corporation
    if not player.technologies & corporation.free_adjacency:
        return False
    return corporation.free_adjacency_resource == NONE or tile.shows(corporation.free_adjacency_resource)


def first_piece_rule(planet: Planet) -> str:
    """The rule that says where the first piece lies."""
    return "PU-5.1" if planet.first == planet.edge else "PU-19.9"


def anchors(player: Player, tile: Tile, face: Face) -> int:
    return anchors_on(player, player.covered, tile, face)


def anchors_on(player: Player, covered: int, tile: Tile, face: Face) -> int:
    """Where the tile lies by the basic rules: on free squares, first on the edge, then beside what is covered (PU-5.1)."""
    planet = player.planet
    fitting = anchors_within(face.cells, planet.grid & ~covered)
    if not covered:
        return fitting & anchors_touching(face.cells, planet.first)
    if ignores_adjacency(player, tile):
        return fitting
    return fitting & anchors_touching(face.cells, neighbours(covered))


def split_by_breaches(player: Player, tile: Tile, face: Face, as_energy: bool, rules: list[Restriction]) -> list[int]:
    """The anchors of a face by how many restrictions the tile breaks there (PU-5.6)."""
    fitting = anchors(player, tile, face)
    once = twice = 0
    if fitting:
        for rule in rules:
            broken = rule.broken_at(player, tile, face, as_energy)
            twice |= once & broken
            once |= broken
    return [fitting & ~once, fitting & once & ~twice, fitting & twice]


def may_be_energy(player: Player, tile: Tile) -> bool:
    """Whether the tile's tech section may be treated as energy (PU-18.6 d)."""
    return tile.shows(TECH) and player.has(TechAsEnergy)


def fewest_breaches(state: PlanetState, player: Player, tile: Tile) -> int:
    """How few restrictions a placement of the tile can break; BREACHES when it fits nowhere."""
    rules = restrictions(state, player)
    best = BREACHES
    for as_energy in [False, True] if may_be_energy(player, tile) else [False]:
        for face in tile.faces:
            if not rules:
                if anchors(player, tile, face):
                    return 0
                continue
            for breaches, found in enumerate(split_by_breaches(player, tile, face, as_energy, rules)):
                if found and breaches < best:
                    best = breaches
        if best == 0:
            return 0
    return best


def placements(state: PlanetState, player: Player, tile: Tile, breaches: int) -> list[Action]:
    """All placements of a tile that break exactly so many restrictions; none where there are none to break."""
    rules = restrictions(state, player)
    result: list[Action] = []
    for as_energy in [False, True] if may_be_energy(player, tile) else [False]:
        table = PLACES_AS_ENERGY if as_energy else PLACES
        for face in tile.faces:
            found = split_by_breaches(player, tile, face, as_energy, rules)[breaches] if rules else anchors(player, tile, face)
            if found:
                actions = table[face.orientation]
                for at in members(found):
                    result.append(actions[at])  # noqa: PERF401 - compiled, a loop is faster
    return result


def count_places(state: PlanetState, player: Player, tile: Tile) -> int:
    """How many placements break nothing: what the station shows of each depot."""
    rules = restrictions(state, player)
    return sum(split_by_breaches(player, tile, face, False, rules)[0].bit_count() for face in tile.faces)


def depot(state: PlanetState, seat: int) -> list[int]:
    """The visible tiles of the seat's depot, outer and inner, or EMPTY (PU-4.1)."""
    position = state.positions[seat]
    return [state.station.facing(position, ring) for ring in range(2)]


def depot_after(state: PlanetState, seat: int, steps: int) -> list[int]:
    """The tiles that the seat will choose from when the station has been turned so far."""
    station = state.station.clone()
    station.turn(steps)
    facing = [station.facing(state.positions[seat], ring) for ring in range(2)]
    return [tile for tile in facing if tile != EMPTY]


def depot_breaches(state: PlanetState, seat: int) -> list[int]:
    """For both tiles of the depot: how few restrictions each can break; BREACHES for one that fits nowhere."""
    player = state.players[seat]
    return [BREACHES if tile == EMPTY else fewest_breaches(state, player, TILES[tile]) for tile in depot(state, seat)]


def allowed_breaches(state: PlanetState, seat: int) -> int:
    """Restrictions hold unless neither tile of the depot can obey them; extra tiles always obey (PU-5.6, PU-11.2)."""
    if state.players[seat].extra:
        return 0
    return min(depot_breaches(state, seat))


def hand_placements(state: PlanetState, seat: int) -> list[Action]:
    player = state.players[seat]
    breaches = allowed_breaches(state, seat)
    if breaches == BREACHES:
        return []
    return placements(state, player, TILES[player.hand], breaches)


def lay(player: Player, tile: Tile, action: Place) -> Piece:
    """The tile lies: squares covered, symbols shown, lifepods and rovers under it destroyed (PU-5.3)."""
    face = tile.by_orientation[action.turn]
    assert face is not None
    anchor = square(action.at[0], action.at[1])
    piece = Piece(tile, face, anchor, action.as_energy)
    player.pieces.append(piece)
    player.last_tile = piece.squares
    player.terrain[tile.terrain_a] |= piece.section_a
    player.terrain[tile.terrain_b] |= piece.section_b
    player.symbols[tile.terrain_a] |= 1 << (anchor + face.symbol_a)
    player.symbols[tile.terrain_b] |= 1 << (anchor + face.symbol_b)
    cover(player, piece.squares)
    return piece


def cover(player: Player, squares: int) -> None:
    """A piece puts an end to what stands on its squares (PU-5.3, PU-9.5)."""
    player.covered |= squares
    player.lifepods &= ~squares
    player.rovers &= ~squares
    player.loaded &= ~squares


def drop_meteorite(player: Player, piece: Piece) -> bool:
    """A meteorite falls on the meteor symbol of a tile just placed (PU-5.4)."""
    if not piece.tile.has_meteor:
        return False
    here = 1 << (piece.anchor + piece.face.meteor)
    player.meteor_symbols |= here
    if player.has(NoMeteorites):
        return False
    player.meteorites |= here
    return True


def bar_place(state: PlanetState, seat: int, action: Place) -> Refusal | None:
    """Why the tile in hand may not lie there (PU-5)."""
    player = state.players[seat]
    if player.hand == NONE:
        return Refusal("refused-take-first" if player.must_take else "refused-no-tile", rule="PU-4.2")
    tile = TILES[player.hand]
    face = tile.by_orientation[action.turn]
    if face is None:
        return Refusal("refused-turn", rule="PU-1.3")
    if action.as_energy and not may_be_energy(player, tile):
        return (bar_use(player, TechAsEnergy) if tile.shows(TECH) else None) or Refusal("refused-as-energy", rule="PU-18.6")
    return bar_by_basic_rules(player, tile, face, action) or bar_by_restrictions(state, seat, tile, face, action)


def bar_by_basic_rules(player: Player, tile: Tile, face: Face, action: Place) -> Refusal | None:
    """PU-5.1."""
    planet = player.planet
    at = square(action.at[0], action.at[1])
    squares = face.shape << at
    if squares & ~planet.grid:
        return Refusal("refused-border", rule="PU-5.1")
    if squares & player.covered:
        return Refusal("refused-layer", rule="PU-5.1")
    if not player.covered and not squares & planet.first:
        return Refusal("refused-first", rule=first_piece_rule(planet))
    if not anchors(player, tile, face) >> at & 1:
        return Refusal("refused-adjacency", rule="PU-5.1")
    return None


def broken_restrictions(state: PlanetState, player: Player, tile: Tile, face: Face, action: Place) -> list[Restriction]:
    """The restrictions that a place breaks (PU-5.6)."""
    at = square(action.at[0], action.at[1])
    return [rule for rule in restrictions(state, player) if rule.broken_at(player, tile, face, action.as_energy) >> at & 1]


def bar_by_restrictions(state: PlanetState, seat: int, tile: Tile, face: Face, action: Place) -> Refusal | None:
    """A place breaks no more restrictions than it must (PU-5.6)."""
    player = state.players[seat]
    broken = broken_restrictions(state, player, tile, face, action)
    allowed = allowed_breaches(state, seat)
    if len(broken) <= allowed:
        return None
    return Refusal(broken[0].key, rule=broken[0].rule) if allowed == 0 else Refusal("refused-breaches", rule="PU-5.6")
