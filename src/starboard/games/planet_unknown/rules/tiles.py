"""The tile of a turn: taking it, placing it, or setting it aside when none fits (PU-4.1, PU-4.2, PU-5.5, PU-12.2)."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.actions import Place, SetAside, Take
from starboard.games.planet_unknown.board import EMPTY
from starboard.games.planet_unknown.content import RINGS
from starboard.games.planet_unknown.content.tiles import TILES
from starboard.games.planet_unknown.content.tracks import BIOMASS
from starboard.games.planet_unknown.events import TilePlaced, TileSetAside
from starboard.games.planet_unknown.player import NONE
from starboard.games.planet_unknown.rules.consequences import tell_breaches, tell_covered
from starboard.games.planet_unknown.rules.depots import TAKES
from starboard.games.planet_unknown.rules.placement import BREACHES, depot, depot_breaches, drop_meteorite, hand_placements, lay
from starboard.games.planet_unknown.rules.resources import placed_resources, resources_aside, wait
from starboard.games.planet_unknown.rules.rovers import EVENT_ROVER
from starboard.games.planet_unknown.rules.technologies import trigger
from starboard.games.planet_unknown.state import TILE, PlanetState

SET_ASIDES: Final[list[Action]] = [SetAside(ring) for ring in RINGS]


def tile_actions(state: PlanetState, seat: int) -> list[Action]:
    """Places for the tile in hand; if none is left for it, or nothing was taken yet, the tiles of the depot (PU-5.5)."""
    player = state.players[seat]
    if player.hand != NONE:
        return hand_placements(state, seat) or takes(state, seat)
    return takes(state, seat) if player.must_take else []


def takes(state: PlanetState, seat: int) -> list[Action]:
    """Tiles of the depot that can be placed with as few breaches as possible; if none can, one is set aside (PU-5.5, PU-5.6, PU-12.2)."""
    tiles = depot(state, seat)
    breaches = depot_breaches(state, seat)
    taken = [TAKES[ring] for ring in range(2) if bar_tile(tiles, breaches, ring) is None]
    return taken or [SET_ASIDES[ring] for ring in range(2) if bar_aside(tiles, breaches, ring) is None]


def bar_tile(tiles: list[int], breaches: list[int], ring: int) -> Refusal | None:
    """Why the top tile of a stack is not taken; `breaches`: how few restrictions each tile can break."""
    if tiles[ring] == EMPTY:
        return Refusal("refused-empty-stack", rule="PU-4.1")
    if breaches[ring] == BREACHES:
        return (
            Refusal("refused-set-aside-instead", rule="PU-12.2")
            if min(breaches) == BREACHES
            else Refusal("refused-fits-nowhere", rule="PU-5.5")
        )
    return Refusal("refused-other-tile", rule="PU-5.6") if breaches[ring] > min(breaches) else None


def bar_aside(tiles: list[int], breaches: list[int], ring: int) -> Refusal | None:
    """Why the top tile of a stack is not set aside (PU-12.2)."""
    if tiles[ring] == EMPTY:
        return Refusal("refused-empty-stack", rule="PU-4.1")
    return Refusal("refused-set-aside", rule="PU-5.5") if min(breaches) < BREACHES else None


def bar_take(state: PlanetState, seat: int, action: Take | SetAside) -> Refusal | None:
    """Why the seat takes no tile, or not that one."""
    player = state.players[seat]
    if player.hand != NONE:
        if player.extra or hand_placements(state, seat):
            return Refusal("refused-place-first", rule="PU-4.2")
    elif not player.must_take:
        return Refusal("refused-taken", rule="PU-4.2") if state.phase == TILE else Refusal("refused-take-later", rule="PU-4")
    ring = RINGS.index(action.ring)
    tiles, breaches = depot(state, seat), depot_breaches(state, seat)
    return bar_tile(tiles, breaches, ring) if isinstance(action, Take) else bar_aside(tiles, breaches, ring)


def take_tile(state: PlanetState, seat: int, action: Take) -> None:
    """The tile stays in its stack until all have finished, so that the next one stays hidden (PU-4.1)."""
    player = state.own(seat)
    player.taken = RINGS.index(action.ring)
    player.hand = depot(state, seat)[player.taken]
    player.must_take = False
    trigger(state, seat, "tile_taken", TILES[player.hand])


def set_aside(state: PlanetState, seat: int, action: SetAside) -> None:
    """No tile fits: its resources advance trackers, and the game ends with this round (PU-12.2)."""
    player = state.own(seat)
    player.taken = RINGS.index(action.ring)
    tile = TILES[depot(state, seat)[player.taken]]
    player.must_take = False
    player.hand = NONE
    player.stuck = True
    if state.journal is not None:
        state.say(seat, TileSetAside(seat, tile.id))
    trigger(state, seat, "tile_taken", tile)
    wait(state, seat, resources_aside(tile))


def place(state: PlanetState, seat: int, action: Place) -> None:
    """Destruction, meteorite, technologies, then the two resources wait (PU-4.2)."""
    player = state.own(seat)
    tile = TILES[player.hand]
    biomass_before = player.terrain[BIOMASS]
    before = None
    if state.is_foretold():
        before = player.clone()
        tell_breaches(state, seat, tile, action)
    piece = lay(player, tile, action)
    meteorite = drop_meteorite(player, piece)
    if state.journal is not None:
        state.say(seat, TilePlaced(seat, tile.id, action.turn, action.at, meteorite))
    if before is not None:
        tell_covered(state, seat, before)
    extra, resources_count = player.extra, player.resources_count
    player.hand = NONE
    player.extra = False
    player.resources_count = True
    if player.event_rover and not extra:
        player.event_rover = False
        player.pending.append(EVENT_ROVER)
    trigger(state, seat, "tile_placed", tile, piece)
    if resources_count:
        wait(state, seat, placed_resources(player, piece, biomass_before))
