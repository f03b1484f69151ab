"""Effects on the station: extra tiles, removing a stack, turning it (PU-11.2, PU-16.9, PU-16.11)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import RemoveStack, Rotate, Take
from starboard.games.planet_unknown.board import DEPOTS, EMPTY
from starboard.games.planet_unknown.content import RINGS
from starboard.games.planet_unknown.content.operations import ExtraTileOp, RemoveStackOp, RotateStationOp
from starboard.games.planet_unknown.content.tiles import TILES
from starboard.games.planet_unknown.events import StackRemoved, StationTurned, TileTaken
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.rules.operations import Source, carries_out
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
        return [TAKES[ring] for ring in range(2) if bar_extra(state, seat, ring) is None]

    def answers(self, action: Action) -> bool:
        return isinstance(action, Take)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Take)
        return bar_extra(state, seat, RINGS.index(action.ring))

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


def bar_extra(state: PlanetState, seat: int, ring: int) -> Refusal | None:
    """Why the top tile of a stack is not taken as an extra one: it must fit and obey every restriction (PU-11.2)."""
    tile = depot(state, seat)[ring]
    if tile == EMPTY:
        return Refusal("refused-empty-stack", rule="PU-11.2")
    return Refusal("refused-extra-tile", rule="PU-11.2") if fewest_breaches(state, state.players[seat], TILES[tile]) > 0 else None


@carries_out(ExtraTileOp)
def extra_tile_op(state: PlanetState, seat: int, op: ExtraTileOp, source: Source) -> None:
    state.own(seat).pending.append(ExtraTile(op.resources_advance))


@final
class LoseStack(Effect[PlanetState]):
    """Remove a stack of one's depot, unless that leaves no tile to place (PU-16.9)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return [RemoveStack(RINGS[ring]) for ring in range(2) if bar_removal(state, seat, ring) is None]

    def answers(self, action: Action) -> bool:
        return isinstance(action, RemoveStack)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, RemoveStack)
        return bar_removal(state, seat, RINGS.index(action.ring))

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, RemoveStack)
        compartment = state.station.compartment(state.positions[seat], RINGS.index(action.ring))
        state.station.remove_stack(compartment)
        if state.journal is not None:
            state.say(seat, StackRemoved(seat, action.ring))

    def words(self) -> Message:
        return message("effect-remove-stack")


def bar_removal(state: PlanetState, seat: int, ring: int) -> Refusal | None:
    """Why a stack is not removed: that must not end the game (PU-16.9)."""
    tiles = depot(state, seat)
    if tiles[ring] == EMPTY:
        return Refusal("refused-empty-stack", rule="PU-16.9")
    if tiles[1 - ring] == EMPTY:
        return Refusal("refused-last-stack", rule="PU-16.9")
    if fewest_breaches(state, state.players[seat], TILES[tiles[1 - ring]]) == BREACHES:
        return Refusal("refused-other-fits-nowhere", rule="PU-16.9")
    return None


@carries_out(RemoveStackOp)
def remove_stack_op(state: PlanetState, seat: int, op: RemoveStackOp, source: Source) -> None:
    state.own(seat).pending.append(LoseStack())


@final
class RotateStation(Effect[PlanetState]):
    """Bring any depot in front of oneself (PU-16.11)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return ROTATIONS

    def answers(self, action: Action) -> bool:
        return isinstance(action, Rotate)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        return None

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, Rotate)
        state.station.turn(action.steps)
        if state.journal is not None:
            state.say(seat, StationTurned(seat, action.steps))

    def words(self) -> Message:
        return message("effect-rotate")


@carries_out(RotateStationOp)
def rotate_station_op(state: PlanetState, seat: int, op: RotateStationOp, source: Source) -> None:
    state.own(seat).pending.append(RotateStation())
