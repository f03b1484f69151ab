"""What a player may still expect of the tracks: steps, medals, patches, movement (for bots)."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from starboard.games.planet_unknown.bots.weights import WEIGHTS
from starboard.games.planet_unknown.content import OBJECTIVES
from starboard.games.planet_unknown.content.corporations import CIV_CARD, MOVEMENT, PATCH, CorporationBoard
from starboard.games.planet_unknown.content.geometry import count
from starboard.games.planet_unknown.content.measures import TracksAtMaximum
from starboard.games.planet_unknown.content.tracks import BIOMASS, LEVELS, NOWHERE, ROVER, TRACKS, WATER
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.objectives import MET
from starboard.games.planet_unknown.state import ENDING, EVENT, ROTATION, TILE, PlanetState

ROUNDS: Final = 21.0
"""Rounds that a match without events lasts about."""
WITHOUT_ICE: Final = 0.4
"""How much of the usual pace the water tracker keeps when no ice is left (PU-8.2)."""
FAVOURITES: Final = 2
"""Tracks that a player climbs with all the steps that can be chosen."""


@final
class Forecast:
    """`rounds`: tiles still to place. `steps`: by track, how many its tracker is expected to take. `bonus`: by kind, what it is worth."""

    def __init__(self, state: PlanetState, player: Player) -> None:
        self.rounds = rounds_left(state, player)
        left = min(1.0, self.rounds / 20.0)
        self.bonus: list[float] = [
            WEIGHTS.synergy,
            WEIGHTS.point,
            WEIGHTS.card,
            WEIGHTS.rover * min(1.0, self.rounds / 5.0),
            WEIGHTS.patch,
            WEIGHTS.technology * left,
            WEIGHTS.choice,
        ]
        self.crowns = crowns(player)
        self.tracks: list[float] = []
        self.steps: list[float] = [WEIGHTS.climb * self.rounds] * len(TRACKS)
        self.choose_favourites(player)
        corporation = player.corporation
        self.patches = player.stored + self.gained(corporation, player.trackers[BIOMASS], PATCH) + WEIGHTS.gift * self.rounds
        more = corporation_of(player).added_movement(player, ROVER) if player.technologies else 0
        self.movement = player.movement + (1.0 + 0.4 * more) * self.gained(corporation, player.trackers[ROVER], MOVEMENT)

    def choose_favourites(self, player: Player) -> None:
        """The tracks that gain most when they are climbed faster are climbed faster; so are those that an objective wants at their top."""
        more: list[float] = []
        fast: list[float] = []
        ice = count(player.planet.ice & ~player.covered)
        for slot in player.trackers:
            rounds = self.rounds
            if slot // LEVELS == WATER:
                rounds *= WITHOUT_ICE + (1.0 - WITHOUT_ICE) * ice / (ice + WEIGHTS.ice)
            crowned = self.crowns[slot // LEVELS] > 0.0
            usual = rounds * (WEIGHTS.crown if crowned else WEIGHTS.climb)
            fast.append(rounds * (WEIGHTS.crown if crowned else WEIGHTS.favour))
            value = self.above(player, slot, usual)
            self.tracks.append(value)
            self.steps[slot // LEVELS] = usual
            more.append(0.0 if crowned else self.above(player, slot, fast[-1]) - value)
        for _ in range(FAVOURITES):
            favourite = more.index(max(more))
            self.tracks[favourite] += more[favourite]
            self.steps[player.trackers[favourite] // LEVELS] = fast[favourite]
            more[favourite] = -1.0

    def gained(self, corporation: CorporationBoard, slot: int, kind: int) -> float:
        """How much of a kind of bonus the rest of a track will give."""
        steps = self.steps[slot // LEVELS]
        total = 0.0
        for above in range(slot + 1, slot - slot % LEVELS + LEVELS):
            for bonus in corporation.bonuses[above]:
                if bonus.kind == kind:
                    total += reached(above - slot, steps) * (bonus.amount if kind == MOVEMENT else 1)
        return total

    def bonuses(self, corporation: CorporationBoard, slot: int) -> float:
        value = 0.0
        for bonus in corporation.bonuses[slot]:
            if bonus.kind == MOVEMENT:
                value += self.bonus[MOVEMENT] * bonus.amount
            elif bonus.kind == CIV_CARD:
                value += self.bonus[CIV_CARD] + WEIGHTS.card_level * bonus.amount
            else:
                value += self.bonus[bonus.kind]
        return value

    def above(self, player: Player, slot: int, steps: float) -> float:
        """Medals and bonuses of the slots above, by how likely they are reached when so many steps are expected."""
        if steps <= 0.0:
            return 0.0
        corporation = player.corporation
        medal = corporation_of(player).medal_below(player, slot)
        value = 0.0
        for above in range(slot + 1, slot - slot % LEVELS + LEVELS):
            worth = 0.0
            if corporation.bonuses[above]:
                worth += self.bonuses(corporation, above)
            if corporation.medal[above]:
                worth += corporation.medal[above] - medal
                medal = corporation.medal[above]
            if worth:
                value += worth * reached(above - slot, steps)
        top = corporation.top[slot // LEVELS]
        if slot % LEVELS < top and self.crowns[slot // LEVELS]:
            value += self.crowns[slot // LEVELS] * reached(top - slot % LEVELS, steps)
        return value

    def gain(self, player: Player, slot: int, to: int) -> float:
        """What a tracker's step is worth."""
        corporation = player.corporation
        medals = corporation_of(player).medal_below(player, to) - corporation_of(player).medal_below(player, slot)
        climbed = self.above(player, to, self.steps[to // LEVELS]) - self.above(player, slot, self.steps[slot // LEVELS])
        if to % LEVELS == corporation.top[to // LEVELS]:
            climbed += self.crowns[to // LEVELS]
        return medals + self.bonuses(corporation, to) + climbed

    def loss(self, player: Player, tracker: int) -> float:
        """What a step down costs; bonuses are not given back, and can be taken again (PU-6.7)."""
        slot = player.trackers[tracker]
        below = corporation_of(player).below(player, tracker)
        return 0.0 if below == NOWHERE else self.gain(player, below, slot) - self.bonuses(player.corporation, slot)

    def next_gain(self, player: Player, tracker: int) -> float:
        """What the tracker's next step is worth; nothing when it cannot advance."""
        best = 0.0
        for to in corporation_of(player).targets(player, tracker):
            best = max(best, self.gain(player, player.trackers[tracker], to))
        return best


def reached(steps: int, expected: float) -> float:
    """How likely a tracker takes at least so many steps when so many are expected."""
    if expected <= 0.0:
        return 0.0
    return 1.0 / (1.0 + exp((steps - 0.5 - expected) / (WEIGHTS.spread * sqrt(expected) + 0.2)))


def crowns(player: Player) -> list[float]:
    """By track, the medals of private objectives for its top slot (PU-13.7, PU-14.6)."""
    result = [0.0] * len(TRACKS)
    for card in player.private:
        measure = OBJECTIVES[card].private.measure
        if isinstance(measure, TracksAtMaximum):
            result[TRACKS.index(measure.tracks[0])] += MET
    return result


def rounds_left(state: PlanetState, player: Player) -> float:
    """Tiles that the player is still to place, if there is room for them."""
    if state.phase >= ENDING:
        return 0.0
    if state.with_events:
        rounds = float(len(state.decks.events))
        this_round = state.phase >= EVENT
    else:
        rounds = max(0.0, ROUNDS - state.number)
        this_round = state.phase >= ROTATION
    if this_round and (state.phase < TILE or (state.phase == TILE and (player.must_take or player.hand != NONE))):
        rounds += 1.0
    return rounds
