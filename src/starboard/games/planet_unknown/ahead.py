"""What a player may still expect of the tracks: steps, medals, patches, movement (for bots)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.planet_unknown.content import OBJECTIVES, TRACKS
from starboard.games.planet_unknown.corporation import BIOMASS, CIV_CARD, LEVELS, MOVEMENT, PATCH, ROVER, Corporation
from starboard.games.planet_unknown.objectives import WIN
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.state import ENDING, EVENT, ROTATION, TILE, PlanetState
from starboard.games.planet_unknown.weights import WEIGHTS

ROUNDS: Final = 21.0
"""Rounds that a match without events lasts about."""
FAVOURITES: Final = 2
"""Tracks that a player climbs with all the steps that can be chosen."""


@final
class Ahead:
    """`rounds`: tiles still to place. `steps`: by track, how likely its tracker takes one more step. `bonus`: by kind, what it is worth."""

    def __init__(self, state: PlanetState, player: Player) -> None:
        self.rounds = rounds_ahead(state, player)
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
        self.steps: list[float] = []
        self.choose_favourites(player)
        corporation = player.corporation
        self.patches = player.stored + self.gained(corporation, player.trackers[BIOMASS], PATCH) + WEIGHTS.gift * self.rounds
        more = corporation.added_movement(player, ROVER) if player.technologies else 0
        self.movement = player.movement + (1.0 + 0.4 * more) * self.gained(corporation, player.trackers[ROVER], MOVEMENT)

    def choose_favourites(self, player: Player) -> None:
        """The tracks that gain most when they are climbed faster are climbed faster."""
        usual = likely_step(WEIGHTS.climb * self.rounds)
        fast = likely_step(WEIGHTS.favour * self.rounds)
        more: list[float] = []
        for slot in player.trackers:
            value = self.above(player, slot, usual)
            self.tracks.append(value)
            self.steps.append(usual)
            more.append(self.above(player, slot, fast) - value)
        for _ in range(FAVOURITES):
            favourite = more.index(max(more))
            self.tracks[favourite] += more[favourite]
            self.steps[player.trackers[favourite] // LEVELS] = fast
            more[favourite] = -1.0

    def gained(self, corporation: Corporation, slot: int, kind: int) -> float:
        """How much of a kind of bonus the rest of a track will give."""
        step = self.steps[slot // LEVELS]
        likely = step
        total = 0.0
        for above in range(slot + 1, slot - slot % LEVELS + LEVELS):
            for bonus in corporation.bonuses[above]:
                if bonus.kind == kind:
                    total += likely * (bonus.amount if kind == MOVEMENT else 1)
            likely *= step
        return total

    def bonuses(self, corporation: Corporation, slot: int) -> float:
        value = 0.0
        for bonus in corporation.bonuses[slot]:
            if bonus.kind == MOVEMENT:
                value += self.bonus[MOVEMENT] * bonus.amount
            elif bonus.kind == CIV_CARD:
                value += self.bonus[CIV_CARD] + WEIGHTS.card_level * bonus.amount
            else:
                value += self.bonus[bonus.kind]
        return value

    def above(self, player: Player, slot: int, step: float) -> float:
        """Medals and bonuses of the slots above, the nearer the likelier."""
        corporation = player.corporation
        likely = step
        medal = corporation.medal_below(player, slot)
        value = 0.0
        for above in range(slot + 1, slot - slot % LEVELS + LEVELS):
            if corporation.bonuses[above]:
                value += likely * self.bonuses(corporation, above)
            if corporation.medal[above]:
                value += likely * (corporation.medal[above] - medal)
                medal = corporation.medal[above]
            likely *= step
        top = corporation.top[slot // LEVELS]
        if slot % LEVELS < top:
            value += self.crowns[slot // LEVELS] * step ** (top - slot % LEVELS)
        return value

    def gain(self, player: Player, slot: int, to: int) -> float:
        """What a tracker's step is worth."""
        corporation = player.corporation
        medals = corporation.medal_below(player, to) - corporation.medal_below(player, slot)
        climbed = self.above(player, to, self.steps[to // LEVELS]) - self.above(player, slot, self.steps[slot // LEVELS])
        if to % LEVELS == corporation.top[to // LEVELS]:
            climbed += self.crowns[to // LEVELS]
        return medals + self.bonuses(corporation, to) + climbed

    def next_gain(self, player: Player, tracker: int) -> float:
        """What the tracker's next step is worth; nothing when it cannot advance."""
        best = 0.0
        for to in player.corporation.targets(player, tracker):
            best = max(best, self.gain(player, player.trackers[tracker], to))
        return best


def likely_step(steps: float) -> float:
    """How likely one more step is taken when so many are expected."""
    return steps / (1.0 + steps)


def crowns(player: Player) -> list[float]:
    """By track, the medals of private objectives for its top slot (PU-13.7, PU-14.6)."""
    result = [0.0] * len(TRACKS)
    for card in player.private:
        measure = OBJECTIVES[card].private.measure
        if measure.metric == "tracks_at_maximum":
            result[TRACKS.index(measure.tracks[0])] += WIN
    return result


def rounds_ahead(state: PlanetState, player: Player) -> float:
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
