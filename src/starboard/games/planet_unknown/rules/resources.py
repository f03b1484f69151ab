"""Resources of a tile: what each advances, water on ice, the energy zone (PU-8, PU-12.2)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Advance, Decline
from starboard.games.planet_unknown.content.geometry import connected, neighbours
from starboard.games.planet_unknown.content.tiles import Tile
from starboard.games.planet_unknown.content.tracks import (
    BIOMASS,
    ENERGY,
    LEVELS,
    ROVER,
    TECH,
    TERRAINS,
    TOP,
    TRACKS,
    WATER,
    slot_name,
    slot_of,
)
from starboard.games.planet_unknown.events import ResourceWaits
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Piece, Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.operations import bar_decline
from starboard.games.planet_unknown.rules.restrictions import forbidden
from starboard.games.planet_unknown.rules.tracks import bar_advance, climb, gain_track_movement
from starboard.games.planet_unknown.state import PlanetState

DECLINE_ENERGY: Final[Action] = Decline("energy")
TOP_ROVER: Final = ROVER * LEVELS + TOP


class Resource(Effect[PlanetState]):
    """One of the two resources of a tile. In a round of only one resource, using it gives up the other (PU-16.5)."""

    def __init__(self, terrain: int, tile: int) -> None:
        self.terrain = terrain
        self.tile = tile

    def counts_as(self) -> int:
        """The terrain whose rule it follows."""
        return self.terrain

    def steps(self, player: Player) -> int:
        """By how many slots it advances a tracker."""
        return 1

    def drop_other(self, state: PlanetState, seat: int) -> None:
        if forbidden(state).one_resource:
            player = state.own(seat)
            player.pending = [effect for effect in player.pending if not isinstance(effect, Resource) or effect.tile != self.tile]


@final
class TileResource(Resource):
    """Civ, water, biomass, rover or tech: advances its tracker (PU-8.1).

    `ice`: how many squares of its section cover ice (PU-8.2). `expands`: whether its section joins biomass (PU-18.3).
    `aside`: the tile was not placed (PU-12.2).
    """

    def __init__(self, terrain: int, tile: int, ice: int, expands: bool, aside: bool) -> None:
        super().__init__(terrain, tile)
        self.ice = ice
        self.expands = expands
        self.aside = aside

    def steps(self, player: Player) -> int:
        if self.aside:
            return 1
        if self.terrain == WATER:
            return corporation_of(player).water_steps(player, self.ice)
        if self.terrain == BIOMASS:
            return corporation_of(player).biomass_steps(self.expands)
        return 1

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        if self.steps(player) == 0:
            return []
        return resource_ups(player, self.terrain, "resource")

    def answers(self, action: Action) -> bool:
        return isinstance(action, Advance) and action.by == "resource" and action.track == TRACKS[self.terrain]

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Advance)
        player = state.players[seat]
        if self.steps(player) == 0:
            if self.terrain == WATER:
                return Refusal("refused-no-ice", rule="PU-8.2")
            return Refusal("refused-no-expansion", rule="PU-18.3")
        return bar_advance(player, action, resource_targets(player, self.terrain))

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, Advance)
        self.drop_other(state, seat)
        use_resource(state, seat, action, self.steps(state.players[seat]))

    def words(self) -> Message:
        return message("effect-resource", terrain=TERRAINS[self.terrain])


@final
class EnergyResource(Resource):
    """Advance one tracker: of the tile's other resource or of a section that touches the energy zone (PU-8.3).

    `section`: squares that begin the zone; none for a tile that was set aside, which only copies its other resource (PU-12.2).
    """

    def __init__(self, terrain: int, tile: int, other: int, section: int) -> None:
        super().__init__(terrain, tile)
        self.other = other
        self.section = section

    def counts_as(self) -> int:
        return ENERGY

    def tracks(self, player: Player) -> list[int]:
        found = {self.other}
        if self.section:
            zone = connected(self.section, self.section | player.terrain_squares(ENERGY))
            beside = neighbours(zone) & ~zone & ~player.patches & ~player.muted
            found.update(track for track in range(len(TRACKS)) if player.terrain[track] & beside)
        return [track for track in sorted(found) if track != ENERGY and track not in player.corporation.energy_excludes]

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        result: list[Action] = []
        for track in self.tracks(player):
            result += resource_ups(player, track, "energy")
        if result:
            result.append(DECLINE_ENERGY)
        return result

    def answers(self, action: Action) -> bool:
        if isinstance(action, Advance):
            return action.by == "energy"
        return action == DECLINE_ENERGY

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        player = state.players[seat]
        tracks = self.tracks(player)
        if isinstance(action, Decline):
            return bar_decline(optional=True, possible=any(resource_targets(player, track) for track in tracks))
        assert isinstance(action, Advance)
        track = TRACKS.index(action.track)
        if track in tracks:
            return bar_advance(player, action, resource_targets(player, track))
        if track in player.corporation.energy_excludes:
            return Refusal("refused-energy-excluded", rule="PU-18.3", track=action.track)
        return Refusal("refused-energy", rule="PU-8.3", track=action.track)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        if isinstance(action, Advance):
            self.drop_other(state, seat)
            player = state.players[seat]
            steps = corporation_of(player).energy_steps(player, TRACKS.index(action.track)) if self.section else 1
            use_resource(state, seat, action, steps)

    def words(self) -> Message:
        return message("effect-resource", terrain=TERRAINS[ENERGY])


def resource_targets(player: Player, track: int) -> list[int]:
    """A rover tracker on the top slot repeats its movement instead (PU-6.6)."""
    slots = corporation_of(player).targets(player, track)
    if track == ROVER and corporation_of(player).on_top_rover_slot(player):
        return [TOP_ROVER, *slots]
    return slots


def resource_ups(player: Player, track: int, by: str) -> list[Action]:
    return [Advance(TRACKS[track], by, slot_name(slot)) for slot in resource_targets(player, track)]


def use_resource(state: PlanetState, seat: int, action: Advance, steps: int) -> None:
    player = state.own(seat)
    if action.track == TRACKS[ROVER] and slot_of(action.to) == TOP_ROVER and corporation_of(player).on_top_rover_slot(player):
        gain_track_movement(player, player.corporation.top_repeat)
    else:
        climb(state, seat, action, steps)


def wait(state: PlanetState, seat: int, resources: list[Resource]) -> None:
    """They are resolved in any order (PU-8.1)."""
    player = state.own(seat)
    player.pending += resources
    if not state.is_foretold():
        return
    for resource in resources:
        advances = [action for action in resource.choices(state, seat) if isinstance(action, Advance)]
        ways = tuple([(action.track, action.to) for action in advances])
        by = advances[0].by if advances else ""
        state.say(seat, ResourceWaits(seat, TERRAINS[resource.counts_as()], resource.steps(player), ways, by))


def placed_resources(player: Player, piece: Piece, biomass_before: int) -> list[Resource]:
    """The two resources of a tile just placed (PU-8.1)."""
    tile = piece.tile
    first = placed_resource(player, piece, tile.terrain_a, tile.terrain_b, piece.section_a, biomass_before)
    return [first, placed_resource(player, piece, tile.terrain_b, tile.terrain_a, piece.section_b, biomass_before)]


def placed_resource(player: Player, piece: Piece, terrain: int, other: int, section: int, biomass_before: int) -> Resource:
    if terrain == ENERGY or (terrain == TECH and piece.as_energy):
        return EnergyResource(terrain, tile=piece.tile.index, other=other, section=section)
    ice = (section & player.planet.ice).bit_count()
    expands = bool(neighbours(section) & biomass_before)
    return TileResource(terrain, tile=piece.tile.index, ice=ice, expands=expands, aside=False)


def resources_aside(tile: Tile) -> list[Resource]:
    """The resources of a tile that fits nowhere (PU-12.2)."""
    result: list[Resource] = []
    for terrain, other in ((tile.terrain_a, tile.terrain_b), (tile.terrain_b, tile.terrain_a)):
        if terrain == ENERGY:
            result.append(EnergyResource(terrain, tile=tile.index, other=other, section=0))
        else:
            result.append(TileResource(terrain, tile=tile.index, ice=0, expands=False, aside=True))
    return result
