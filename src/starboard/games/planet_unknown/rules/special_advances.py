"""Special ways of moving trackers: to a level, to a milestone, back to 0; a row of bonuses (PU-11.4, PU-18)."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Advance
from starboard.games.planet_unknown.content.names import slot_words
from starboard.games.planet_unknown.content.operations import AdvanceToLevelOp, AdvanceToMilestoneOp, ClaimRowOp, ResetTrackerOp
from starboard.games.planet_unknown.content.tracks import EVERY_TRACK, LEVELS, NOWHERE, TRACKS, slot_name, slot_of
from starboard.games.planet_unknown.events import TrackerMoved
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.operations import Source, carries_out
from starboard.games.planet_unknown.rules.technologies import tracks_of
from starboard.games.planet_unknown.rules.tracks import ALL, bar_advance, gain_slot, step_up
from starboard.games.planet_unknown.state import PlanetState


@final
class LiftTrackers(Effect[PlanetState]):
    """Advance every tracker that is below a level step by step to it, without synergies (PU-11.4)."""

    def __init__(self, level: int, bonuses: str, by: str) -> None:
        self.level = level
        self.bonuses = bonuses
        self.by = by

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        corporation = corporation_of(player)
        result: list[Action] = []
        for tracker in EVERY_TRACK:
            if not self.is_lifted(player, tracker):
                slots = corporation.upward_targets(player, tracker)
                result += [Advance(TRACKS[tracker], self.by, slot_name(slot)) for slot in slots]
        return result

    def is_lifted(self, player: Player, tracker: int) -> bool:
        """It has reached the level."""
        return corporation_of(player).height(player, tracker) >= self.level

    def answers(self, action: Action) -> bool:
        return isinstance(action, Advance) and action.by == self.by

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Advance)
        player = state.players[seat]
        tracker = TRACKS.index(action.track)
        if self.is_lifted(player, tracker):
            return Refusal("refused-lifted", rule="PU-11.4", track=action.track, level=self.level)
        return bar_advance(player, action, corporation_of(player).upward_targets(player, tracker))

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, Advance)
        state.own(seat).pending.append(self)
        step_up(state, seat, TRACKS.index(action.track), slot_of(action.to), self.bonuses)

    def words(self) -> Message:
        return message("effect-lift", level=self.level)


@carries_out(AdvanceToLevelOp)
def advance_to_level_op(state: PlanetState, seat: int, op: AdvanceToLevelOp, source: Source) -> None:
    state.own(seat).pending.append(LiftTrackers(op.level, op.bonuses, source.by))


@carries_out(AdvanceToMilestoneOp)
def advance_to_milestone_op(state: PlanetState, seat: int, op: AdvanceToMilestoneOp, source: Source) -> None:
    """Step by step up to the track's next own milestone, taking every bonus on the way (PU-21.2)."""
    player = state.own(seat)
    tracker = tracks_of(player, op.tracks)[0]
    goal = corporation_of(player).next_own_milestone(player, tracker)
    while goal != NOWHERE and state.players[seat].trackers[tracker] < goal:
        step_up(state, seat, tracker, state.players[seat].trackers[tracker] + 1, op.bonuses)


@carries_out(ResetTrackerOp)
def reset_tracker_op(state: PlanetState, seat: int, op: ResetTrackerOp, source: Source) -> None:
    """Put a tracker back on level 0, without bonus (PU-18.3)."""
    tracker = TRACKS.index(op.track)
    state.own(seat).trackers[tracker] = tracker * LEVELS
    if state.journal is not None:
        state.say(seat, TrackerMoved(seat, op.track, slot_name(tracker * LEVELS)))


@carries_out(ClaimRowOp)
def claim_row_op(state: PlanetState, seat: int, op: ClaimRowOp, source: Source) -> None:
    state.own(seat).pending.append(ClaimRow())


@final
class ClaimRow(Effect[PlanetState]):
    """Take all bonuses on the five slots at the level of a chosen tracker (PU-18.6 e)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        return [Advance(TRACKS[tracker], "row", slot_name(player.trackers[tracker])) for tracker in EVERY_TRACK]

    def answers(self, action: Action) -> bool:
        return isinstance(action, Advance) and action.by == "row"

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Advance)
        stands = state.players[seat].trackers[TRACKS.index(action.track)]
        if slot_of(action.to) == stands:
            return None
        return Refusal("refused-row", rule="PU-18.6", track=action.track, slot=slot_words(action.track, slot_name(stands)))

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, Advance)
        level = slot_of(action.to) % LEVELS
        for track in EVERY_TRACK:
            gain_slot(state, seat, track * LEVELS + level, ALL)

    def words(self) -> Message:
        return message("effect-row")
