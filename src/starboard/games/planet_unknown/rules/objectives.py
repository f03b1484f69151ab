"""Objectives: what they count, their medals, drawing, keeping and giving them up (PU-3.6, PU-13.7, PU-13.8, PU-14, PU-15.2, PU-16.11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import DiscardObjective, KeepObjective
from starboard.games.planet_unknown.content import OBJECTIVES, SCORING, Private
from starboard.games.planet_unknown.content.geometry import areas, count, rectangles
from starboard.games.planet_unknown.content.measures import (
    LargestArea,
    LifepodsCollected,
    LifepodsMinusMeteorites,
    Measure,
    MeteoritesCollected,
    MostResourcesInOneArea,
    NumberOfAreas,
    OfTerrain,
    Rectangles,
    ResourcesOnEdge,
    ResourcesOnPlanet,
    TracksAtMaximum,
    UncoveredSquares,
)
from starboard.games.planet_unknown.content.operations import DrawObjectivesOp, RemoveObjectiveOp
from starboard.games.planet_unknown.content.tracks import TERRAINS, TRACKS
from starboard.games.planet_unknown.events import ObjectiveShared
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.operations import Source, carries_out
from starboard.games.planet_unknown.state import PlanetState

WON: Final = SCORING.objective.won
TIED: Final = SCORING.objective.tied
MET: Final = SCORING.objective.met
"""Medals for the best alone, for each of several best, for a private objective that is met."""
OBJECTIVE_OF: Final[dict[str, int]] = {card.id: index for index, card in enumerate(OBJECTIVES)}


M = TypeVar("M", bound=Measure)
COUNTS: Final[dict[type[Measure], Any]] = {}


def counts(kind: type[M]) -> Callable[[Callable[[Player, M], int]], Callable[[Player, M], int]]:
    """Announce how a measure of the contents is counted."""

    def announce(how: Callable[[Player, M], int]) -> Callable[[Player, M], int]:
        COUNTS[kind] = how
        return how

    return announce


def measured(player: Player, measure: Measure) -> int:
    """What an objective counts for a player (PU-21.6)."""
    return int(COUNTS[type(measure)](player, measure))


@counts(ResourcesOnPlanet)
def resources_on_planet(player: Player, measure: ResourcesOnPlanet) -> int:
    return count(player.symbols[TERRAINS.index(measure.terrain)])


@counts(ResourcesOnEdge)
def resources_on_edge(player: Player, measure: ResourcesOnEdge) -> int:
    return count(player.symbols[TERRAINS.index(measure.terrain)] & player.planet.edge)


def areas_of(player: Player, measure: OfTerrain) -> list[int]:
    return areas(player.terrain_squares(TERRAINS.index(measure.terrain)))


@counts(LargestArea)
def largest_area(player: Player, measure: LargestArea) -> int:
    return max([count(area) for area in areas_of(player, measure)], default=0)


@counts(NumberOfAreas)
def number_of_areas(player: Player, measure: NumberOfAreas) -> int:
    return len(areas_of(player, measure))


@counts(MostResourcesInOneArea)
def most_resources_in_one_area(player: Player, measure: MostResourcesInOneArea) -> int:
    symbols = player.symbols[TERRAINS.index(measure.terrain)]
    return max([count(area & symbols) for area in areas_of(player, measure)], default=0)


@counts(Rectangles)
def blocks(player: Player, measure: Rectangles) -> int:
    squares = player.terrain_squares(TERRAINS.index(measure.terrain))
    short, long = measure.size
    lying = count(rectangles(squares, short, long))
    return lying if short == long else lying + count(rectangles(squares, long, short))


@counts(TracksAtMaximum)
def tracks_at_maximum(player: Player, measure: TracksAtMaximum) -> int:
    return sum([1 for track in measure.tracks if corporation_of(player).at_top(player, TRACKS.index(track))])


@counts(LifepodsCollected)
def lifepods_collected(player: Player, measure: LifepodsCollected) -> int:
    return lifepods(player)


@counts(MeteoritesCollected)
def meteorites_collected(player: Player, measure: MeteoritesCollected) -> int:
    return player.meteorites_collected


@counts(LifepodsMinusMeteorites)
def lifepods_minus_meteorites(player: Player, measure: LifepodsMinusMeteorites) -> int:
    return lifepods(player) - player.meteorites_collected


@counts(UncoveredSquares)
def uncovered_squares(player: Player, measure: UncoveredSquares) -> int:
    """Streams are land (PU-14.8)."""
    ground = player.planet.ice if measure.ground == "ice" else player.planet.land
    return count(ground & ~player.covered)


def lifepods(player: Player) -> int:
    """Collected lifepods, those on the corporation board included (PU-14.7)."""
    return player.lifepods_collected + player.housed.bit_count()


def is_met(player: Player, objective: Private) -> bool:
    value = measured(player, objective.measure)
    if objective.at_least is not None and value < objective.at_least:
        return False
    return objective.at_most is None or value <= objective.at_most


def private_medals(player: Player, card: int) -> int:
    """PU-13.7."""
    return MET if is_met(player, OBJECTIVES[card].private) else 0


def values(players: list[Player], card: int, seats: list[int]) -> list[int]:
    return [measured(players[seat], OBJECTIVES[card].competitive.measure) for seat in seats]


def rivals_medals(card: int, counted: list[int]) -> list[int]:
    """5 for the better, 2 each for a tie (PU-13.8, PU-14.5)."""
    most = OBJECTIVES[card].competitive.compare == "most"
    best = max(counted) if most else min(counted)
    medals = WON if counted.count(best) == 1 else TIED
    return [medals if value == best else 0 for value in counted]


# -- drawing and keeping


@final
class KeepObjectives(Effect[PlanetState]):
    """Keep some of the cards drawn; the others leave the game."""

    def __init__(self, keep: int, shared: bool) -> None:
        self.keep = keep
        self.shared = shared

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return [KeepObjective(OBJECTIVES[card].id) for card in state.players[seat].drawn]

    def answers(self, action: Action) -> bool:
        return isinstance(action, KeepObjective)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, KeepObjective)
        if OBJECTIVE_OF[action.objective] in state.players[seat].drawn:
            return None
        return Refusal("refused-not-drawn", rule="PU-3.6")

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, KeepObjective)
        player = state.own(seat)
        card = OBJECTIVE_OF[action.objective]
        player.drawn.remove(card)
        if self.shared:
            player.shared.append(card)
            if state.journal is not None:
                state.say(seat, ObjectiveShared(seat, action.objective))
        else:
            player.private.append(card)
        if self.keep > 1 and player.drawn:
            player.pending.append(KeepObjectives(self.keep - 1, self.shared))
        else:
            player.discarded += player.drawn
            player.drawn = []

    def words(self) -> Message:
        return message("effect-objectives", count=self.keep)


@carries_out(DrawObjectivesOp)
def draw_objectives_op(state: PlanetState, seat: int, op: DrawObjectivesOp, source: Source) -> None:
    """Cards stay in the deck until all have finished, so that nobody else notices."""
    player = state.own(seat)
    drawn = state.decks.objectives[-op.draw :]
    if drawn:
        player.drawn = drawn.copy()
        player.pending.append(KeepObjectives(op.keep, op.side == "shared" and state.seats > 1))
        state.seal(seat)


def leave_deck(state: PlanetState) -> None:
    """Cards that players hold or have discarded are no longer in the deck."""
    held: set[int] = set()
    for player in state.players:
        held.update(player.private, player.drawn, player.discarded, player.shared)
    state.decks.objectives = [card for card in state.decks.objectives if card not in held]


@final
class GiveUpObjectives(Effect[PlanetState]):
    """Discard private objectives of one's choice (PU-16.11)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return [DiscardObjective(OBJECTIVES[card].id) for card in state.players[seat].private]

    def answers(self, action: Action) -> bool:
        return isinstance(action, DiscardObjective)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, DiscardObjective)
        if OBJECTIVE_OF[action.objective] in state.players[seat].private:
            return None
        return Refusal("refused-not-private", rule="PU-16.11")

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, DiscardObjective)
        player = state.own(seat)
        card = OBJECTIVE_OF[action.objective]
        player.private.remove(card)
        player.discarded.append(card)

    def words(self) -> Message:
        return message("effect-discard-objective")


@carries_out(RemoveObjectiveOp)
def remove_objective_op(state: PlanetState, seat: int, op: RemoveObjectiveOp, source: Source) -> None:
    state.own(seat).pending += [GiveUpObjectives() for _ in range(op.count)]
