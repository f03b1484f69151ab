"""Rovers: putting them on the planet, moving, teleporting, collecting (PU-7.2, PU-9)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Move, PlaceRover, Teleport
from starboard.games.planet_unknown.content.corporations import Technology
from starboard.games.planet_unknown.content.geometry import BITS, diagonals, members, neighbours, square, x_of, y_of
from starboard.games.planet_unknown.content.modifiers import DiagonalMoves, FreeMoves
from starboard.games.planet_unknown.content.names import square_words
from starboard.games.planet_unknown.content.operations import PlaceRoverOp, Squares, TeleportOp
from starboard.games.planet_unknown.content.planets import Planet
from starboard.games.planet_unknown.content.tracks import TERRAINS
from starboard.games.planet_unknown.events import PointsSpent, RoverDeployed, RoverMoved
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.lifepods import collect_lifepod
from starboard.games.planet_unknown.rules.meteorites import collect_meteorite
from starboard.games.planet_unknown.rules.operations import Source, carries_out
from starboard.games.planet_unknown.rules.restrictions import Limit, first_broken, forbidden, within
from starboard.games.planet_unknown.rules.technologies import TECHNOLOGY, bar_technology, holds, usable, use_up
from starboard.games.planet_unknown.state import PlanetState


def place_of(at: int) -> tuple[int, int]:
    return x_of(at), y_of(at)


def index_of(at: tuple[int, int]) -> int:
    return square(at[0], at[1])


# -- where rovers may go


def limits(state: PlanetState, player: Player) -> list[Limit]:
    """What limits where a rover may go (PU-9.2)."""
    planet = player.planet
    result = [Limit(planet.grid, "refused-rover-off", "PU-9.2"), Limit(~player.rovers, "refused-rover-there", "PU-9.2")]
    if planet.no_rovers:
        result.append(Limit(~planet.no_rovers | player.covered, "refused-rover-toxic", "PU-19.8"))
    closed = forbidden(state).rover_terrain
    if closed != NONE:
        result.append(Limit(~player.terrain_squares(closed), "refused-rover-terrain", "PU-9.2"))
    return result


def beside(player: Player, at: int) -> int:
    """Squares one step away (PU-9.1), diagonally with a technology, and not across the chasm (PU-19.7)."""
    here = BITS[at]
    planet = player.planet
    result = neighbours(here)
    if planet.side_a:
        result &= own_side(planet, here)
    if player.has(DiagonalMoves):
        corners = diagonals(here)
        if planet.side_a:
            corners &= own_side(planet, here) | crossings(planet, here)
        result |= corners
    return result


def own_side(planet: Planet, here: int) -> int:
    """The side of the chasm where a square lies."""
    return planet.side_a if here & planet.side_a else ~planet.side_a


def crossings(planet: Planet, here: int) -> int:
    """Where rovers cross the chasm from a square."""
    across = 0
    for crossing in planet.crossings:
        if crossing & here:
            across |= crossing & ~here
    return across


def free_squares(player: Player) -> int:
    """Squares that can be entered without a point (PU-18.4, technology 4)."""
    free = player.technologies & player.corporation.with_modifier(FreeMoves)
    if free:
        for technology in player.corporation.technologies:
            if technology.bit & free and holds(player, technology, None, None):
                return player.terrain_squares(TERRAINS.index(player.corporation.modifier(FreeMoves).terrain))
    return 0


def moves(state: PlanetState, seat: int) -> list[Action]:
    """Every step and every teleport that movement points allow now (PU-9.1, PU-9.4)."""
    player = state.players[seat]
    if not player.rovers:
        return []
    free = free_squares(player)
    if player.movement == 0 and not free:
        return []
    entered = within(limits(state, player))
    if player.movement == 0:
        entered &= free
    result: list[Action] = []
    for rover in members(player.rovers):
        start = place_of(rover)
        result += [Move(start, place_of(at)) for at in members(beside(player, rover) & entered)]
    return result + jumps(state, player)


def jumps(state: PlanetState, player: Player) -> list[Action]:
    """The teleports of technologies, as a way of spending movement points (PU-9.7)."""
    result: list[Action] = []
    for technology in teleporting(player):
        op = teleport_of(technology)
        if player.movement >= op.cost and usable(player, technology):
            result += teleports(state, player, op, TECHNOLOGY)
    return result


def spends_points(action: Action) -> bool:
    """Whether it is a use of movement points, free ones included (PU-9.1, PU-9.7)."""
    return isinstance(action, Move) or (isinstance(action, Teleport) and action.by == TECHNOLOGY)


def ways(state: PlanetState, seat: int) -> list[list[Action]]:
    """Where rovers can get with the points left: for each rover and square the steps of a cheapest way, and every teleport.

    Of equally cheap ways it is a shortest one. What a rover picks up on the way closes no square, and the turn goes on while it can move.
    """
    player = state.players[seat]
    free = free_squares(player)
    entered = within(limits(state, player))
    result: list[list[Action]] = []
    for rover in members(player.rovers):
        result += ways_of(player, rover, entered, free)
    return result + [[jump] for jump in jumps(state, player)]


def ways_of(player: Player, rover: int, entered: int, free: int) -> list[list[Action]]:
    """The ways of one rover; `entered`: squares open to rovers, `free`: those that cost no point."""
    spent: dict[int, tuple[int, int]] = {rover: (0, 0)}
    before: dict[int, int] = {}
    queue = [rover]
    for here in queue:
        points, steps = spent[here]
        for to in members(beside(player, here) & entered):
            now = (points + (0 if free & BITS[to] else 1), steps + 1)
            if now[0] <= player.movement and (to not in spent or now < spent[to]):
                spent[to] = now
                before[to] = here
                queue.append(to)
    return [way_to(before, to) for to in members(entered) if to in before]


def way_to(before: dict[int, int], to: int) -> list[Action]:
    """The steps of a way, which is known from its end."""
    steps: list[Action] = []
    while to in before:
        steps.append(Move(place_of(before[to]), place_of(to)))
        to = before[to]
    return steps[::-1]


def bar_move(state: PlanetState, seat: int, action: Move) -> Refusal | None:
    """Why a rover cannot make this step (PU-9.1, PU-9.2)."""
    player = state.players[seat]
    start, to = index_of(action.start), index_of(action.to)
    if not player.rovers & BITS[start]:
        return Refusal("refused-no-rover", rule="PU-9.1", square=square_words(action.start))
    if player.movement == 0 and not free_squares(player) & BITS[to]:
        return Refusal("refused-no-movement", rule="PU-9.1")
    if beside(player, start) & BITS[to]:
        return first_broken(limits(state, player), to)
    aslant = bool(BITS[to] & diagonals(BITS[start]))
    if aslant and not player.has(DiagonalMoves):
        return Refusal("refused-diagonal", rule="PU-9.2")
    if aslant or BITS[to] & neighbours(BITS[start]):
        return Refusal("refused-rover-chasm", rule="PU-19.7")
    return Refusal("refused-one-square", rule="PU-9.1")


def teleports(state: PlanetState, player: Player, op: TeleportOp, by: str) -> list[Action]:
    """From where to where rovers can be lifted (PU-9.7)."""
    entered = within(limits(state, player))
    result: list[Action] = []
    for rover in members(player.rovers & squares_like(player, op.start, NONE)):
        targets = entered & squares_like(player, op.to, player.terrain_at(rover))
        start = place_of(rover)
        result += [Teleport(start, place_of(at), by) for at in members(targets)]
    return result


def bar_lift(state: PlanetState, player: Player, op: TeleportOp, action: Teleport) -> Refusal | None:
    """Why a rover cannot be lifted from there to there."""
    start, to = index_of(action.start), index_of(action.to)
    if not player.rovers & BITS[start]:
        return Refusal("refused-no-rover", rule="PU-9.7", square=square_words(action.start))
    if not squares_like(player, op.start, NONE) & BITS[start]:
        return unlike("refused-teleport-start", op.start)
    broken = first_broken(limits(state, player), to)
    if broken is None and not squares_like(player, op.to, player.terrain_at(start)) & BITS[to]:
        return unlike("refused-teleport-goal", op.to)
    return broken


def unlike(key: str, wanted: Squares) -> Refusal:
    """A square is not of the kind wanted: showing a resource, with any terrain, or with the same."""
    if wanted.symbol is not None:
        return Refusal(key, rule="PU-9.7", kind="symbol", terrain=wanted.symbol)
    return Refusal(key, rule="PU-9.7", kind=wanted.terrain or "any")


def bar_teleport(state: PlanetState, seat: int, action: Teleport) -> Refusal | None:
    """Why a technology does not teleport a rover so (PU-9.7)."""
    player = state.players[seat]
    technologies = teleporting(player)
    if not technologies:
        return Refusal("refused-no-technology", rule="PU-18")
    technology = technologies[0]
    barred = bar_technology(player, technology)
    if barred is not None:
        return barred
    op = teleport_of(technology)
    if player.movement < op.cost:
        return Refusal("refused-no-movement", rule="PU-9.7")
    return bar_lift(state, player, op, action)


def squares_like(player: Player, wanted: Squares, terrain: int) -> int:
    """Squares that show a symbol, have some terrain, or the same terrain as another one (PU-21.2)."""
    if wanted.symbol is not None:
        return player.symbols[TERRAINS.index(wanted.symbol)]
    if wanted.terrain == "any":
        return player.covered | player.planet.streams
    if wanted.terrain == "same":
        return player.terrain_squares(terrain)
    return player.planet.grid


# -- moving


def move(state: PlanetState, seat: int, action: Move) -> None:
    player = state.own(seat)
    target = index_of(action.to)
    spend(state, seat, 0 if free_squares(player) & BITS[target] else 1)
    relocate(state, seat, index_of(action.start), target)


def spend(state: PlanetState, seat: int, points: int) -> None:
    state.own(seat).movement -= points
    if state.is_foretold():
        state.say(seat, PointsSpent(seat, points))


def teleport(state: PlanetState, seat: int, action: Teleport) -> None:
    """A way of spending movement points (PU-18)."""
    player = state.own(seat)
    technology = teleporting(player)[0]
    use_up(player, technology)
    spend(state, seat, teleport_of(technology).cost)
    relocate(state, seat, index_of(action.start), index_of(action.to))


def teleporting(player: Player) -> list[Technology]:
    """Technologies that teleport rovers; no board has more than one."""
    return [technology for technology in player.corporation.technologies if technology.when == "rover_move"]


def teleport_of(technology: Technology) -> TeleportOp:
    op = technology.operations[0]
    assert isinstance(op, TeleportOp)
    return op


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
        return [PlaceRover(place_of(at)) for at in members(within(self.limits(state.players[seat])))]

    def limits(self, player: Player) -> list[Limit]:
        """What limits where a rover is put on the planet (PU-7.2)."""
        supply = [Limit(0, "refused-no-supply", "PU-7.2")] if self.from_supply and player.supply == 0 else []
        return [*supply, Limit(player.last_tile, "refused-last-tile", "PU-7.2"), Limit(~player.rovers, "refused-rover-there", "PU-7.2")]

    def answers(self, action: Action) -> bool:
        return isinstance(action, PlaceRover)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, PlaceRover)
        return first_broken(self.limits(state.players[seat]), index_of(action.at))

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


@carries_out(PlaceRoverOp)
def place_rover_op(state: PlanetState, seat: int, op: PlaceRoverOp, source: Source) -> None:
    player = state.own(seat)
    if op.target == "tile_of_this_round":
        player.event_rover = True
    else:
        player.pending += [OWN_ROVER] * op.count


@final
class TeleportRover(Effect[PlanetState]):
    """Move a rover to any square without passing those between (PU-11.3, Relocation Bonus)."""

    def __init__(self, op: TeleportOp) -> None:
        self.op = op

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return teleports(state, state.players[seat], self.op, "card")

    def answers(self, action: Action) -> bool:
        return isinstance(action, Teleport) and action.by == "card"

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Teleport)
        return bar_lift(state, state.players[seat], self.op, action)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, Teleport)
        relocate(state, seat, index_of(action.start), index_of(action.to))

    def words(self) -> Message:
        return message("effect-teleport")


@carries_out(TeleportOp)
def teleport_op(state: PlanetState, seat: int, op: TeleportOp, source: Source) -> None:
    state.own(seat).pending.append(TeleportRover(op))
