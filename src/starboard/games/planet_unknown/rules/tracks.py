"""Tracks: advancing, bonuses, milestones, regressing (PU-6, PU-7)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Advance, Decline, DoubleSynergy, Regress
from starboard.games.planet_unknown.content.corporations import CHOICE, CIV_CARD, MOVEMENT, PATCH, PLACE_ROVER, SYNERGY, UNLOCK_TECH, Bonus
from starboard.games.planet_unknown.content.modifiers import SynergySteps
from starboard.games.planet_unknown.content.names import one_of, slot_words
from starboard.games.planet_unknown.content.operations import AdvanceOp, ChooseOneOp, MovementOp, RegressOp, SynergyOp
from starboard.games.planet_unknown.content.tracks import EVERY_TRACK, LEVELS, NOWHERE, ROVER, TERRAINS, TRACKS, slot_name, slot_of
from starboard.games.planet_unknown.events import TrackerMoved
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.choice import ChooseOne
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.operations import BONUS, Source, bar_decline, carries_out, carry_out, declinable
from starboard.games.planet_unknown.rules.restrictions import forbidden
from starboard.games.planet_unknown.rules.technologies import bar_use, lead_to, tracks_of, trigger, use
from starboard.games.planet_unknown.state import PlanetState

ALL: Final = "all"
NO_BONUSES: Final = "none"
NO_SYNERGY: Final = "no_synergy"
MILESTONES: Final = (CIV_CARD, PLACE_ROVER, PATCH, UNLOCK_TECH)


# -- one step


def ups(player: Player, tracker: int, by: str) -> list[Action]:
    """An action for every slot that an advance of the tracker can lead to."""
    return [Advance(TRACKS[tracker], by, slot_name(slot)) for slot in corporation_of(player).targets(player, tracker)]


def bar_advance(player: Player, action: Advance, slots: list[int]) -> Refusal | None:
    """Why the tracker does not go there; `slots`: where it can go (PU-6.1, PU-6.5, PU-6.8)."""
    tracker = TRACKS.index(action.track)
    if slot_of(action.to) in slots:
        return None
    if slots:
        return Refusal(
            "refused-slot", rule="PU-6.1", track=action.track, slots=one_of([slot_words(action.track, slot_name(slot)) for slot in slots])
        )
    if corporation_of(player).finished(player, tracker):
        return Refusal("refused-top", rule="PU-6.5", track=action.track)
    return Refusal("refused-blocked", rule="PU-6.8", track=action.track)


def step_up(state: PlanetState, seat: int, tracker: int, slot: int, bonuses: str = ALL) -> None:
    """Move a tracker to the next slot and take what is printed there (PU-6.1)."""
    player = state.own(seat)
    player.trackers[tracker] = slot
    if state.journal is not None:
        state.say(seat, TrackerMoved(seat, TRACKS[tracker], slot_name(slot)))
    milestones = bonuses != NO_BONUSES and not forbidden(state).no_milestones
    lead_to(state, seat, withhold=not milestones)
    if bonuses != NO_BONUSES:
        gain_slot(state, seat, slot, bonuses)


def gain_slot(state: PlanetState, seat: int, slot: int, bonuses: str) -> None:
    for bonus in state.players[seat].corporation.bonuses[slot]:
        gain(state, seat, bonus, slot, bonuses)


def gain(state: PlanetState, seat: int, bonus: Bonus, slot: int, bonuses: str) -> None:
    """A bonus printed on a track; milestones and synergies may be forbidden this round (PU-6.2, PU-16.4)."""
    player = state.own(seat)
    corporation = corporation_of(player)
    kind = bonus.kind
    track = slot // LEVELS
    if kind in MILESTONES and forbidden(state).no_milestones:
        return
    if kind == SYNERGY:
        if bonuses != NO_SYNERGY:
            for _ in range(corporation.synergies(player, track)):
                gain_synergy(state, player)
    elif kind == MOVEMENT:
        gain_movement(player, bonus.amount + corporation.added_movement(player, track))
    elif kind == CIV_CARD:
        player.owed.append(corporation.civ_level(player, track, bonus.amount))
        trigger(state, seat, "civ_milestone")
    elif kind == UNLOCK_TECH:
        trigger(state, seat, "tech_milestone")
    elif kind == PATCH:
        carry_out(state, seat, [bonus.op] * corporation.patches(player, track), BONUS)
    elif kind == CHOICE:
        assert isinstance(bonus.op, ChooseOneOp)
        player.pending.append(ChooseOne([list(option) for option in bonus.op.options], slot_name(slot)))
    else:
        carry_out(state, seat, [bonus.op], BONUS)


def gain_synergy(state: PlanetState, player: Player) -> None:
    if not forbidden(state).no_synergy:
        player.pending.append(SYNERGY_EFFECT)


def gain_movement(player: Player, points: int) -> None:
    """Points go into the pool of the round (PU-9.4)."""
    player.movement += points
    player.movement_gained += points


def gain_track_movement(player: Player, points: int) -> None:
    """A number of the rover track is gained again (PU-6.6, PU-9.6)."""
    gain_movement(player, points + corporation_of(player).added_movement(player, ROVER))


def step_down(state: PlanetState, seat: int, tracker: int) -> None:
    """Move a tracker down one slot, without bonus; technologies above it are lost (PU-6.7)."""
    player = state.own(seat)
    slot = corporation_of(player).below(player, tracker)
    if slot == NOWHERE:
        return
    player.trackers[tracker] = slot
    if state.journal is not None:
        state.say(seat, TrackerMoved(seat, TRACKS[tracker], slot_name(slot)))
    lead_to(state, seat, withhold=False)


def climb(state: PlanetState, seat: int, action: Advance, steps: int, bonuses: str = ALL) -> None:
    """Advance the chosen tracker so many slots; a choice on the way waits as an effect of its own (PU-11.1)."""
    tracker = TRACKS.index(action.track)
    step_up(state, seat, tracker, slot_of(action.to), bonuses)
    for left in range(steps - 1, 0, -1):
        player = state.players[seat]
        targets = corporation_of(player).targets(player, tracker)
        if len(targets) != 1:
            if targets:
                rest = AdvanceTrackers([tracker], trackers=1, steps=left, bonuses=bonuses, by=action.by, optional=False, done=0)
                state.own(seat).pending.append(rest)
            return
        step_up(state, seat, tracker, targets[0], bonuses)


def run(player: Player, tracker: int) -> int:
    """How many slots a tracker can go down."""
    twin = player.clone()
    steps = 0
    while True:
        slot = corporation_of(twin).below(twin, tracker)
        if slot == NOWHERE:
            return steps
        twin.trackers[tracker] = slot
        steps += 1


def goes_down(way: int, best: int) -> bool:
    """A tracker goes down that can go as far as any, by a step at least (PU-6.7)."""
    return way == best > 0


# -- effects


@final
class Synergy(Effect[PlanetState]):
    """Advance any one tracker that can advance (PU-6.3); twice with Jump Drive c."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        result: list[Action] = []
        for tracker in EVERY_TRACK:
            result += ups(player, tracker, self.by())
        if player.has(SynergySteps) and self.bar_doubling(player, bool(result)) is None:
            result.append(DOUBLE_SYNERGY)
        return result

    def answers(self, action: Action) -> bool:
        return action.by == self.by() if isinstance(action, Advance) else isinstance(action, DoubleSynergy)

    def by(self) -> str:
        return "synergy" if self.steps == 1 else "double_synergy"

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        player = state.players[seat]
        if isinstance(action, Advance):
            return bar_advance(player, action, corporation_of(player).targets(player, TRACKS.index(action.track)))
        return self.bar_doubling(player, any(corporation_of(player).targets(player, tracker) for tracker in EVERY_TRACK))

    def bar_doubling(self, player: Player, advances: bool) -> Refusal | None:
        """Why it may not be made a double one (PU-18.6); `advances`: there is something to advance."""
        if self.steps > 1:
            return Refusal("refused-doubled", rule="PU-18.6")
        if not advances:
            return Refusal("refused-no-tracker", rule="PU-6.3")
        return bar_use(player, SynergySteps)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        if isinstance(action, Advance):
            climb(state, seat, action, self.steps)
            return
        player = state.own(seat)
        player.pending.append(Synergy(use(player, SynergySteps).steps))

    def words(self) -> Message:
        return message("effect-synergy", steps=self.steps)


DOUBLE_SYNERGY: Final[Action] = DoubleSynergy()
SYNERGY_EFFECT: Final = Synergy(1)


@final
class AdvanceTrackers(Effect[PlanetState]):
    """Choose different trackers among some tracks; each advances so many slots (PU-11.1)."""

    def __init__(self, tracks: list[int], trackers: int, steps: int, bonuses: str, by: str, optional: bool, done: int) -> None:
        self.tracks = tracks
        self.trackers = trackers
        self.steps = steps
        self.bonuses = bonuses
        self.by = by
        self.optional = optional
        self.done = done

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        result: list[Action] = []
        for tracker in self.tracks:
            if not self.has_moved(tracker):
                result += ups(player, tracker, self.by)
        return result

    def has_moved(self, tracker: int) -> bool:
        """Each tracker is chosen once."""
        return self.done >> tracker & 1 == 1

    def answers(self, action: Action) -> bool:
        return isinstance(action, Advance) and action.by == self.by

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Advance)
        tracker = TRACKS.index(action.track)
        if tracker not in self.tracks:
            return Refusal("refused-other-tracks", rule="PU-6.2", tracks=among(self.tracks))
        if self.has_moved(tracker):
            return Refusal("refused-same-tracker", rule="PU-11.1")
        player = state.players[seat]
        return bar_advance(player, action, corporation_of(player).targets(player, tracker))

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, Advance)
        if self.trackers > 1:
            done = self.done | 1 << TRACKS.index(action.track)
            rest = AdvanceTrackers(
                self.tracks,
                trackers=self.trackers - 1,
                steps=self.steps,
                bonuses=self.bonuses,
                by=self.by,
                optional=self.optional,
                done=done,
            )
            state.own(seat).pending.append(rest)
        climb(state, seat, action, self.steps, self.bonuses)

    def words(self) -> Message:
        return message("effect-advance", trackers=self.trackers, steps=self.steps)


@final
class RegressTracker(Effect[PlanetState]):
    """Move one tracker down; it must be one that goes the full way if any can (PU-6.7)."""

    def __init__(self, tracks: list[int], steps: int, by: str, optional: bool) -> None:
        self.tracks = tracks
        self.steps = steps
        self.by = by
        self.optional = optional

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        runs = self.runs(state.players[seat])
        best = max(runs)
        result: list[Action] = []
        for tracker, way in zip(self.tracks, runs, strict=True):
            if goes_down(way, best):
                result.append(Regress(TRACKS[tracker], self.by))
        if declinable(self.optional, possible=best > 0):
            result.append(DECLINE_REGRESS)
        return result

    def runs(self, player: Player) -> list[int]:
        """How far each of its trackers can go down, as far as it is to go."""
        return [min(self.steps, run(player, tracker)) for tracker in self.tracks]

    def answers(self, action: Action) -> bool:
        if isinstance(action, Regress):
            return action.by == self.by
        return action == DECLINE_REGRESS

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        runs = self.runs(state.players[seat])
        best = max(runs)
        if isinstance(action, Decline):
            return bar_decline(self.optional, possible=best > 0)
        assert isinstance(action, Regress)
        tracker = TRACKS.index(action.track)
        if tracker not in self.tracks:
            return Refusal("refused-other-tracks", rule="PU-6.7", tracks=among(self.tracks))
        way = runs[self.tracks.index(tracker)]
        if goes_down(way, best):
            return None
        if way == 0:
            return Refusal("refused-no-way-down", rule="PU-6.7", track=action.track)
        return Refusal("refused-whole-way-down", rule="PU-6.7", steps=best)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        if isinstance(action, Regress):
            for _ in range(self.steps):
                step_down(state, seat, TRACKS.index(action.track))

    def words(self) -> Message:
        return message("effect-regress", steps=self.steps)


DECLINE_REGRESS: Final[Action] = Decline("regress")


def among(tracks: list[int]) -> Message:
    return one_of([message("track-name", track=TRACKS[track]) for track in tracks])


# -- operations of the contents


@carries_out(SynergyOp)
def synergy_op(state: PlanetState, seat: int, op: SynergyOp, source: Source) -> None:
    for _ in range(op.count):
        gain_synergy(state, state.own(seat))


@carries_out(AdvanceOp)
def advance_op(state: PlanetState, seat: int, op: AdvanceOp, source: Source) -> None:
    player = state.own(seat)
    effect = AdvanceTrackers(tracks_of(player, op.tracks), op.trackers, op.steps, op.bonuses, source.by, source.optional, 0)
    player.pending.append(effect)


@carries_out(RegressOp)
def regress_op(state: PlanetState, seat: int, op: RegressOp, source: Source) -> None:
    player = state.own(seat)
    player.pending.append(RegressTracker(tracks_of(player, op.tracks), op.steps, source.by, source.optional))


@carries_out(MovementOp)
def movement_op(state: PlanetState, seat: int, op: MovementOp, source: Source) -> None:
    player = state.own(seat)
    gain_movement(player, movement_points(player, op))


def movement_points(player: Player, op: MovementOp) -> int:
    """Points of an operation: a number, that of the rover slot, or one per rover that meets a condition (PU-21.2)."""
    if op.points == "current_rover_slot":
        bonuses = player.corporation.bonuses[player.trackers[ROVER]]
        return sum(bonus.amount for bonus in bonuses if bonus.kind == MOVEMENT)
    if op.per == "rover_carrying_meteorite":
        return op.points * player.loaded.bit_count()
    if op.per == "rover_on_terrain":
        terrain = player.flux if op.terrain == "flux" else TERRAINS.index(op.terrain or "")
        return op.points * (player.rovers & player.terrain_squares(terrain)).bit_count()
    return op.points
