"""Missions: events cover slots, conditions complete them (SE-9.11, SE-9.12)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import CompleteMission, CoverSlot, Stop
from starboard.games.seti.content.cards import CARD_IDS, CARD_MISSION, CARD_OF, DELIVERY, TRIGGERED
from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.events import MissionCompleted, SlotCovered
from starboard.games.seti.rules import objectives
from starboard.games.seti.rules.choices import Choice
from starboard.games.seti.rules.compound_effects import ThisTurn
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.printed import REWARD, SLOT_REWARDS, TRIGGERS
from starboard.games.seti.rules.triggers import MISSION
from starboard.games.seti.source import source_of
from starboard.games.seti.state import SetiState

OTHER_SLOT: Final = Barred("SE-9.12", message("refused-other-slot"))


def emit(state: SetiState, seat: int, kind: int, values: int) -> None:
    """Something happened to a player: lasting effects, missions and objectives may answer (SE-9.8). `values` are bits."""
    if state.is_rival(seat):
        return
    if state.rival is not None:
        objectives.note(state, kind, values)
    if fitting(state, seat, kind, values):
        state.give(seat, Covering(kind, values))
    if state.lasting and seat == state.active:
        fire_lasting(state, seat, kind, values)


def fire_lasting(state: SetiState, seat: int, kind: int, values: int) -> None:
    """Effects of cards played this turn (SE-9.10)."""
    for lasting in state.lasting:
        effect = lasting.effect
        if lasting.spent or not isinstance(effect, ThisTurn) or not effect.trigger.matches(kind, values):
            continue
        if effect.trigger.fresh:
            if lasting.seen & values:
                continue
            lasting.seen |= values
        lasting.spent = effect.once
        state.give(seat, Resolve(effect.then, 0, lasting.source, 1, False))


def coverable(state: SetiState, seat: int, kind: int, values: int) -> set[str]:
    """Cards with a slot that an event may cover."""
    if state.is_rival(seat):
        return set()
    return {action.card for action in fitting(state, seat, kind, values) if isinstance(action, CoverSlot)}


def fitting(state: SetiState, seat: int, kind: int, values: int) -> list[Action]:
    """Open slots that an event may cover; of slots that are alike on one card only the first."""
    found: list[Action] = []
    for entry in state.players[seat].missions:
        card, covered = entry >> 3, entry & 7
        if CARD_MISSION[card] != TRIGGERED:
            continue
        rewards = SLOT_REWARDS[card]
        for slot, trigger in enumerate(TRIGGERS[card]):
            if covered >> slot & 1 or not trigger.matches(kind, values):
                continue
            if trigger.own_turn and (seat != state.active or state.course != seat):
                continue
            alike = [earlier for earlier in range(slot) if not covered >> earlier & 1 and rewards[earlier] is rewards[slot]]
            if not alike:
                found.append(CoverSlot(CARD_IDS[card], slot))
    return found


@final
class Covering(Step[SetiState]):
    """An event may cover one slot over all missions of its owner (SE-9.12)."""

    def __init__(self, kind: int, values: int) -> None:
        self.kind = kind
        self.values = values

    def run(self, state: SetiState, seat: int) -> None:
        if fitting(state, seat, self.kind, self.values):
            state.push(seat, CoverChoice(self.kind, self.values))


@final
class CoverChoice(Choice):
    def __init__(self, kind: int, values: int) -> None:
        self.kind = kind
        self.values = values

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [*fitting(state, seat, self.kind, self.values), Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, CoverSlot):
            cover(state, seat, CARD_OF[action.card], action.slot)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return OTHER_SLOT if isinstance(action, CoverSlot) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-cover")

    def rule(self) -> str:
        return "SE-9.12"


def cover(state: SetiState, seat: int, card: int, slot: int) -> None:
    """Cover a slot and gain its reward; the last one completes the mission (SE-9.12)."""
    player = state.players[seat]
    index = next(index for index, entry in enumerate(player.missions) if entry >> 3 == card)
    player.missions[index] |= 1 << slot
    if state.journal is not None:
        state.tell(SlotCovered(seat, CARD_IDS[card], slot))
    if player.missions[index] & 7 == (1 << len(TRIGGERS[card])) - 1:
        state.push(seat, Completion(card))
    state.push(seat, Resolve(SLOT_REWARDS[card][slot], 0, NOBODY, 1, False))


@final
class Completion(Step[SetiState]):
    """A mission is turned face down, after its reward (SE-9.12)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: SetiState, seat: int) -> None:
        player = state.players[seat]
        player.missions = [entry for entry in player.missions if entry >> 3 != self.card]
        player.completed.append(self.card)
        if state.journal is not None:
            state.tell(MissionCompleted(seat, CARD_IDS[self.card]))
        emit(state, seat, MISSION, 1)


def complete(state: SetiState, seat: int, action: CompleteMission) -> None:
    """Take the reward of a conditional mission; a delivery shows its sample first (SE-9.11, SE-10.2)."""
    card = CARD_OF[action.card]
    source = source_of(card)
    state.sources.append(source)
    number = len(state.sources) - 1
    player = state.players[seat]
    player.missions = [entry for entry in player.missions if entry >> 3 != card]
    if CARD_MISSION[card] == DELIVERY:
        source.sample = action.sample - 1
        index = player.samples.index(source.sample)
        player.samples.pop(index)
        player.capsules.pop(index)
        state.board.board_samples = (*state.board.board_samples, source.sample)
    if state.journal is not None:
        state.tell(MissionCompleted(seat, CARD_IDS[card]))
    state.push(seat, Closing(card))
    if REWARD[card]:
        state.push(seat, Resolve(REWARD[card], 0, number, 1, False))


@final
class Closing(Step[SetiState]):
    """A completed conditional mission counts from now on."""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: SetiState, seat: int) -> None:
        state.players[seat].completed.append(self.card)
        emit(state, seat, MISSION, 1)


@final
class Emitting(Step[SetiState]):
    """An event after the rewards of what caused it (SE-9.8)."""

    def __init__(self, kind: int, values: int) -> None:
        self.kind = kind
        self.values = values

    def run(self, state: SetiState, seat: int) -> None:
        emit(state, seat, self.kind, self.values)
