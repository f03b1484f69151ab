"""Effects on the station: extra tiles, removing a stack, turning it (PU-11.2, PU-16.9, PU-16.11)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import RemoveStack, Rotate, Take
from starboard.games.planet_unknown.board import DEPOTS, EMPTY
from starboard.games.planet_unknown.content import RINGS, Op
from starboard.games.planet_unknown.content.tiles import TILES
from starboard.games.planet_unknown.events import StackRemoved, StationTurned, TileTaken
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.rules.effects import Source, operation
from starboard.games.planet_unknown.rules.placement import BREACHES, depot, fewest_breaches
from starboard.games.planet_unknown.rules.technologies import trigger
from starboard.games.planet_unknown.state import PlanetState

TAKES: Final[list[Action]] = [Take(ring) for ring in RINGS]
ROTATIONS: Final[list[Action]] = [Rotate(steps) for steps in range(DEPOTS)]


@final
class ExtraTile(Effect[PlanetState]):
    """Take a tile of one's depot that can be placed, and place it by all rules (PU-11.2)."""

    def __init__(self, resources_advance: bool) -> None:
        self.resources_advance = resources_advance

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        tiles = depot(state, seat)
        return [TAKES[ring] for ring in range(2) if tiles[ring] != EMPTY and fewest_breaches(state, player, TILES[tiles[ring]]) == 0]

    def answers(self, action: Action) -> bool:
        return isinstance(action, Take)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        player = state.own(seat)
        player.hand = state.station.pop(state.station.compartment(state.positions[seat], RINGS.index(action.ring)))
        player.extra = True
        player.resources_count = self.resources_advance
        tile = TILES[player.hand]
        if state.journal is not None:
            state.say(seat, TileTaken(seat, tile.id))
        state.reveal()
        trigger(state, seat, "tile_taken", tile)

    def words(self) -> Message:
        return message("effect-extra-tile")


@operation("extra_tile")
def op_extra_tile(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    state.own(seat).pending.append(ExtraTile(op.resources_advance))


@final
class LoseStack(Effect[PlanetState]):
    """Remove a stack of one's depot, unless that leaves no tile to place (PU-16.9)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        tiles = depot(state, seat)
        if EMPTY in tiles:
            return []
        kept = [fewest_breaches(state, player, TILES[tile]) < BREACHES for tile in tiles]
        return [RemoveStack(RINGS[ring]) for ring in range(2) if kept[1 - ring]]

    def answers(self, action: Action) -> bool:
        return isinstance(action, RemoveStack)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, RemoveStack)
        compartment = state.station.compartment(state.positions[seat], RINGS.index(action.ring))
        state.station.remove_stack(compartment)
        if state.journal is not None:
            state.say(seat, StackRemoved(seat, action.ring))

    def words(self) -> Message:
        return message("effect-remove-stack")


@operation("remove_stack")
def op_remove_stack(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    state.own(seat).pending.append(LoseStack())


@final
class TurnStation(Effect[PlanetState]):
    """Bring any depot in front of oneself (PU-16.11)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return ROTATIONS

    def answers(self, action: Action) -> bool:
        return isinstance(action, Rotate)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, Rotate)
        state.station.turn(action.steps)
        if state.journal is not None:
            state.say(seat, StationTurned(seat, action.steps))

    def words(self) -> Message:
        return message("effect-rotate")


@operation("rotate_station")
def op_rotate_station(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    state.own(seat).pending.append(TurnStation())
