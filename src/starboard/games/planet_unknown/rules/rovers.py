"""Rovers: putting them on the planet, moving, teleporting, collecting (PU-7.2, PU-9)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Move, PlaceRover, Teleport
from starboard.games.planet_unknown.content import TERRAINS, Op
from starboard.games.planet_unknown.content.corporations import Technology
from starboard.games.planet_unknown.content.geometry import BITS, diagonals, members, neighbours, square, x_of, y_of
from starboard.games.planet_unknown.events import RoverDeployed, RoverMoved
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.effects import Source, operation
from starboard.games.planet_unknown.rules.lifepods import collect_lifepod
from starboard.games.planet_unknown.rules.meteorites import collect_meteorite
from starboard.games.planet_unknown.rules.restrictions import forbidden
from starboard.games.planet_unknown.rules.technologies import holds, usable, use_up
from starboard.games.planet_unknown.state import PlanetState


def place_of(at: int) -> tuple[int, int]:
    return x_of(at), y_of(at)


def index_of(at: tuple[int, int]) -> int:
    return square(at[0], at[1])


# -- where rovers may go


def open_squares(state: PlanetState, player: Player) -> int:
    """Squares that a rover may enter: of the grid, without a rover, not forbidden by planet or event (PU-9.2)."""
    planet = player.planet
    result = planet.grid & ~player.rovers & ~(planet.no_rovers & ~player.covered)
    closed = forbidden(state).rover_terrain
    if closed != NONE:
        result &= ~player.terrain_squares(closed)
    return result


def steps_from(state: PlanetState, player: Player, at: int) -> int:
    """Squares one step away (PU-9.1), diagonally with a technology, and not across the chasm (PU-19.7)."""
    here = BITS[at]
    planet = player.planet
    beside = neighbours(here)
    if planet.side_a:
        beside &= planet.side_a if here & planet.side_a else ~planet.side_a
    if player.has("diagonal_moves"):
        corners = diagonals(here)
        if planet.side_a:
            across = 0
            for crossing in planet.crossings:
                if crossing & here:
                    across |= crossing & ~here
            corners &= across | (planet.side_a if here & planet.side_a else ~planet.side_a)
        beside |= corners
    return beside & open_squares(state, player)


def free_squares(player: Player) -> int:
    """Squares that can be entered without a point (PU-18.4, technology 4)."""
    free = player.technologies & player.corporation.with_op("free_moves")
    if not free:
        return 0
    for technology in player.corporation.technologies:
        if technology.bit & free and holds(player, technology, None, None):
            return player.terrain_squares(TERRAINS.index(technology.effects[0].terrain))
    return 0


def moves(state: PlanetState, seat: int) -> list[Action]:
    """Every step and every teleport that movement points allow now (PU-9.1, PU-9.4)."""
    player = state.players[seat]
    if not player.rovers:
        return []
    free = free_squares(player)
    if player.movement == 0 and not free:
        return []
    result: list[Action] = []
    for rover in members(player.rovers):
        reach = steps_from(state, player, rover)
        if player.movement == 0:
            reach &= free
        start = place_of(rover)
        result += [Move(start, place_of(at)) for at in members(reach)]
    if player.movement:
        for technology in player.corporation.technologies:
            if technology.when == "rover_move" and usable(player, technology):
                result += teleports(state, player, technology.effects[0], "technology")
    return result


def teleports(state: PlanetState, player: Player, op: Op, by: str) -> list[Action]:
    """From where to where rovers can be lifted (PU-9.7)."""
    result: list[Action] = []
    for rover in members(player.rovers & squares_like(player, op.start, NONE)):
        targets = open_squares(state, player) & squares_like(player, op.to, player.terrain_at(rover))
        start = place_of(rover)
        result += [Teleport(start, place_of(at), by) for at in members(targets)]
    return result


def squares_like(player: Player, wanted: dict[str, Any], terrain: int) -> int:
    """Squares that show a symbol, have some terrain, or the same terrain as another one (PU-21.2)."""
    if "symbol" in wanted:
        return player.symbols[TERRAINS.index(wanted["symbol"])]
    if wanted.get("terrain") == "any":
        return player.covered | player.planet.streams
    if wanted.get("terrain") == "same":
        return player.terrain_squares(terrain)
    return player.planet.grid


# -- moving


def move(state: PlanetState, seat: int, action: Move) -> None:
    player = state.own(seat)
    target = index_of(action.to)
    if not free_squares(player) & BITS[target]:
        player.movement -= 1
    relocate(state, seat, index_of(action.start), target)


def teleport(state: PlanetState, seat: int, action: Teleport) -> None:
    """A way of spending movement points (PU-18)."""
    player = state.own(seat)
    technology = teleporting(player)
    use_up(player, technology)
    player.movement -= technology.effects[0].cost
    relocate(state, seat, index_of(action.start), index_of(action.to))


def teleporting(player: Player) -> Technology:
    for technology in player.corporation.technologies:
        if technology.when == "rover_move" and usable(player, technology):
            return technology
    raise ValueError("no technology teleports rovers")


def relocate(state: PlanetState, seat: int, start: int, target: int) -> None:
    player = state.own(seat)
    player.rovers = player.rovers & ~BITS[start] | BITS[target]
    if player.loaded & BITS[start]:
        player.loaded = player.loaded & ~BITS[start] | BITS[target]
    if state.journal is not None:
        state.say(seat, RoverMoved(seat, place_of(start), place_of(target)))
    arrive(state, seat, target)


def arrive(state: PlanetState, seat: int, at: int) -> None:
    """A rover enters a square, also just passing: it collects what is there (PU-9.3)."""
    player = state.own(seat)
    here = BITS[at]
    if player.lifepods & here:
        player.lifepods &= ~here
        collect_lifepod(state, seat)
    for _ in range(corporation_of(player).pick_up(player, here)):
        collect_meteorite(state, seat)


# -- effects


@final
class DeployRover(Effect[PlanetState]):
    """Put a rover on a square of the last tile placed (PU-7.2); one from the general supply leaves one's own alone (PU-16.11)."""

    def __init__(self, from_supply: bool) -> None:
        self.from_supply = from_supply

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        if self.from_supply and player.supply == 0:
            return []
        return [PlaceRover(place_of(at)) for at in members(player.last_tile & ~player.rovers)]

    def answers(self, action: Action) -> bool:
        return isinstance(action, PlaceRover)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, PlaceRover)
        player = state.own(seat)
        if self.from_supply:
            player.supply -= 1
        at = index_of(action.at)
        player.rovers |= BITS[at]
        if state.journal is not None:
            state.say(seat, RoverDeployed(seat, action.at))
        arrive(state, seat, at)

    def words(self) -> Message:
        return message("effect-rover")


OWN_ROVER: Final = DeployRover(from_supply=True)
EVENT_ROVER: Final = DeployRover(from_supply=False)


@operation("place_rover")
def op_place_rover(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    player = state.own(seat)
    if op.target == "tile_of_this_round":
        player.event_rover = True
    else:
        player.pending += [OWN_ROVER] * int(op.count)


@final
class TeleportRover(Effect[PlanetState]):
    """Move a rover to any square without passing those between (PU-11.3, Relocation Bonus)."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return teleports(state, state.players[seat], self.op, "card")

    def answers(self, action: Action) -> bool:
        return isinstance(action, Teleport) and action.by == "card"

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, Teleport)
        relocate(state, seat, index_of(action.start), index_of(action.to))

    def words(self) -> Message:
        return message("effect-teleport")


@operation("teleport")
def op_teleport(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    state.own(seat).pending.append(TeleportRover(op))
