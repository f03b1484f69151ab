"""Event cards: scoring, raiders, special effects (AE-16.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Finish, PickRegion
from starboard.games.andromedas_edge.content import CONSTANTS, Amounts, Selector, names
from starboard.games.andromedas_edge.content.cards import EVENT_CLASS, EVENT_IDS, EVENT_TRACK
from starboard.games.andromedas_edge.content.map import PLANET_YIELD, REGION_IDS, REGION_OF
from starboard.games.andromedas_edge.content.resources import TACTICS, amounts
from starboard.games.andromedas_edge.content.tracks import TRACK_VP
from starboard.games.andromedas_edge.events import BonusPlaced, EventRevealed, MarkerMoved, Share
from starboard.games.andromedas_edge.rules.abilities import Fire, Happening
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, resolve
from starboard.games.andromedas_edge.rules.gains import gain_amounts, score
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.printed import EVENT_EFFECT
from starboard.games.andromedas_edge.rules.raiders import summon
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import regions_named, spot
from starboard.games.andromedas_edge.rules.repairs import Damaging, DamagingShip, ships_in, undamaged
from starboard.games.andromedas_edge.rules.windows import W_EVENT_DAMAGE, Open
from starboard.games.andromedas_edge.state import ENDING, EVENT, EdgeState


@final
class ResolveEvent(Step[EdgeState]):
    """The top card is revealed; an empty deck is reformed from the discards (AE-16.3, AE-16.4)."""

    def run(self, state: EdgeState, seat: int) -> None:
        board = state.board
        state.enter(EVENT)
        if not board.events:
            board.events = state.rng.shuffled(sorted(board.events_discard))
            board.event_seen = [0] * len(board.events)
            board.events_discard = []
        card = board.events.pop()
        board.event_seen.pop()
        board.events_discard.append(card)
        for player in state.players:
            player.battle_limits = 0
        state.reveal()
        if state.journal is not None:
            shares = [event_share(state, other, EVENT_TRACK[card]) for other in range(state.seats)]
            state.tell(EventRevealed(None, EVENT_IDS[card], shares))
        state.queue(EventOver())
        state.queue(SpecialEffect(card))
        state.queue(Summon(EVENT_CLASS[card]))
        state.queue(Fire(Happening("event_scored", state.active)))
        for other in state.turn_order():
            score(state, other, event_points(state, other, EVENT_TRACK[card]))


def event_points(state: EdgeState, seat: int, track: int) -> int:
    """VP at the own marker minus 1 per damaged module, at least 0 (AE-16.3)."""
    player = state.players[seat]
    return max(0, TRACK_VP[track][player.tracks[track]] - CONSTANTS.event_damage_vp * player.damaged())


def event_share(state: EdgeState, seat: int, track: int) -> Share:
    player = state.players[seat]
    return Share(TRACK_VP[track][player.tracks[track]], player.damaged(), event_points(state, seat, track))


@final
class Summon(Step[EdgeState]):
    def __init__(self, rank: int) -> None:
        self.rank = rank

    def run(self, state: EdgeState, seat: int) -> None:
        summon(state, self.rank)


@final
class SpecialEffect(Step[EdgeState]):
    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: EdgeState, seat: int) -> None:
        resolve(state, EVENT_EFFECT[self.card], Frame(state.active, state.active))


@final
class EventOver(Step[EdgeState]):
    """The marker goes back to the start, or out of the game once the end was triggered (AE-16.3)."""

    def run(self, state: EdgeState, seat: int) -> None:
        state.event_due = False
        state.enter(ENDING)
        state.board.marker = state.board.marker_start
        if state.journal is not None and not state.end_triggered:
            state.tell(MarkerMoved(None, state.board.marker))


# -- operations of events


@final
class PlaceBonus(Op):
    """Bonus resources on regions: fixed amounts, or the printed resource so many times (AE-16.7)."""

    form: ClassVar = printed("place_bonus", regions=Selector, what=(Amounts | None, None), printed_times=(int, 0))

    def __init__(self, form: Any) -> None:
        self.regions: str = form.regions
        self.what = amounts(form.what or {})
        self.printed: int = form.printed_times

    def perform(self, state: EdgeState, frame: Frame) -> None:
        board = state.board
        for region in regions_named(state, frame.seat, self.regions):
            what = [amount * self.printed for amount in PLANET_YIELD[state.tile(region)]] if self.printed else self.what
            there = board.bonus[region] or (0,) * (TACTICS + 1)
            board.bonus[region] = tuple([there[kind] + what[kind] for kind in range(TACTICS + 1)])
            if state.journal is not None:
                state.tell(BonusPlaced(None, spot(state, region)))

    def text(self) -> Message:
        what = message("text-printed", times=self.printed) if self.printed else names.amounts(self.what)
        return message("text-place-bonus", regions=self.regions, what=what)


@final
class DamageModule(Op):
    """Announced first, so that a card may prevent it; then the owner picks (AE-15.3, W6)."""

    form: ClassVar = printed("damage_module", count=int)
    symbol = "{count}:damage"

    def __init__(self, form: Any) -> None:
        self.count: int = form.count

    def perform(self, state: EdgeState, frame: Frame) -> None:
        for _ in range(self.count):
            if undamaged(state, frame.seat):
                announce(state, frame.seat, Damaging(False))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(undamaged(state, frame.seat))

    def text(self) -> Message:
        return message("text-damage-module", count=self.count)


@final
class DamageShip(Op):
    form: ClassVar = printed("damage_ship", regions=Selector, count=int)

    def __init__(self, form: Any) -> None:
        self.regions: str = form.regions
        self.count: int = form.count

    def perform(self, state: EdgeState, frame: Frame) -> None:
        for _ in range(self.count):
            if ships_in(state, frame.seat, self.regions):
                announce(state, frame.seat, DamagingShip(self.regions))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(ships_in(state, frame.seat, self.regions))

    def text(self) -> Message:
        return message("text-damage-ship", which=self.regions)


def announce(state: EdgeState, seat: int, damage: Choice) -> None:
    state.queue(Strike(seat, damage))
    if state.phase == EVENT:
        state.queue(Open(W_EVENT_DAMAGE, only=seat))


@final
class Strike(Step[EdgeState]):
    """The announced damage, unless it was prevented."""

    def __init__(self, who: int, damage: Choice) -> None:
        self.who = who
        self.damage = damage

    def run(self, state: EdgeState, seat: int) -> None:
        if state.spared >> self.who & 1:
            state.spared &= ~(1 << self.who)
        else:
            state.queue(Ask(self.who, self.damage))


@final
class GainPrinted(Op):
    """The printed resources of up to so many different planets (AE-20.2)."""

    form: ClassVar = printed("gain_printed", regions=Selector, max_regions=int)

    def __init__(self, form: Any) -> None:
        self.regions: str = form.regions
        self.most: int = form.max_regions

    def perform(self, state: EdgeState, frame: Frame) -> None:
        found = regions_named(state, frame.seat, self.regions)
        if len(found) <= self.most:
            for region in found:
                gain_amounts(state, frame.seat, PLANET_YIELD[state.tile(region)])
        else:
            state.queue(Ask(frame.seat, PickingPlanets(tuple(found), self.most)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(regions_named(state, frame.seat, self.regions))

    def text(self) -> Message:
        return message("text-gain-printed", count=self.most)


NOT_AMONG_THEM: Final = Bar("AE-20.2", "barred-not-among-the-planets")


@final
class PickingPlanets(Choice):
    def __init__(self, found: tuple[int, ...], left: int) -> None:
        self.found = found
        self.left = left

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [*[PickRegion(REGION_IDS[region]) for region in self.found], Finish()] if self.left else [Finish()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, PickRegion):
            region = REGION_OF[action.region]
            rest = tuple([other for other in self.found if other != region])
            state.queue(Ask(seat, PickingPlanets(rest, self.left - 1)))
            gain_amounts(state, seat, PLANET_YIELD[state.tile(region)])

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NOT_AMONG_THEM if isinstance(action, PickRegion) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-planets", count=self.left)

    def rule(self) -> str:
        return "AE-20.2"


OPERATIONS.announce(PlaceBonus, DamageModule, DamageShip, GainPrinted)
