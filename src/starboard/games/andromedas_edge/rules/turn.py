"""The course of a turn, and the end of the game (AE-4, AE-19)."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import EndTurn, EventFirst, ExcessFirst, Launch, ReturnToStation
from starboard.games.andromedas_edge.content import CONSTANTS, NOTHING
from starboard.games.andromedas_edge.content.map import FIRST_SPECIAL
from starboard.games.andromedas_edge.content.resources import CREDIT, ENERGY
from starboard.games.andromedas_edge.content.ships import BAY
from starboard.games.andromedas_edge.events import GameOver, TurnBegun
from starboard.games.andromedas_edge.rules import return_turn
from starboard.games.andromedas_edge.rules.abilities import Fire, Happening
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, resolve
from starboard.games.andromedas_edge.rules.event_cards import ResolveEvent
from starboard.games.andromedas_edge.rules.gains import Discarding, lose_resource
from starboard.games.andromedas_edge.rules.launch import launch, launch_bar, launches
from starboard.games.andromedas_edge.rules.modifiers import STORAGE_LIMIT, modifier
from starboard.games.andromedas_edge.rules.operation import Frame
from starboard.games.andromedas_edge.rules.printed import BENEFIT
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.scoring import final_points
from starboard.games.andromedas_edge.rules.tracks import hand_limit
from starboard.games.andromedas_edge.rules.turn_choices import PauseFor, TurnChoice
from starboard.games.andromedas_edge.rules.windows import W_TURN_END, Open
from starboard.games.andromedas_edge.state import AFTER, ENDING, MAIN, EdgeState


@final
class TurnStart(Step[EdgeState]):
    """Start-of-turn effects, then the main choice (AE-4.1, AE-21.4)."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: EdgeState, seat: int) -> None:
        player = state.players[self.who]
        state.active = self.who
        state.turn += 1
        state.enter(MAIN)
        state.region = NOTHING
        state.launched_ship = NOTHING
        state.moon_taken = NOTHING
        state.bay_empty = BAY not in player.fleet
        state.rearranged = state.gifted = state.module_given = False
        state.refused = ()
        if state.journal is not None:
            state.tell(TurnBegun(self.who, state.turn))
        state.queue(AfterMain())
        state.queue(Ask(self.who, Main()))
        for region in range(len(state.board.tiles)):
            if state.is_vortex(region) and player.ships_in(region):
                resolve(state, BENEFIT[state.tile(region) - FIRST_SPECIAL], Frame(self.who, self.who))
        state.queue(Fire(Happening("turn_start", self.who)))


@final
class Main(TurnChoice):
    """Launch or Return, after any free actions; Return is forced without a legal launch (AE-4.2, AE-4.3)."""

    def answers(self, state: EdgeState, seat: int) -> list[Action]:
        return [*launches(state, seat), ReturnToStation()]

    def choose(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, Launch):
            launch(state, seat, action)
        else:
            return_turn.begin(state, seat)

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-main")

    def rule(self) -> str:
        return "AE-4.2"

    def answer_bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return launch_bar(state, seat, action) if isinstance(action, Launch) else None


@final
class AfterMain(Step[EdgeState]):
    """The last chance for free actions, then the end of the turn (AE-4.6, AE-4.7)."""

    def run(self, state: EdgeState, seat: int) -> None:
        state.enter(AFTER)
        state.queue(TurnEnd())
        state.queue(PauseFor(EndingTurn()))


@final
class EndingTurn(TurnChoice):
    def answers(self, state: EdgeState, seat: int) -> list[Action]:
        return [EndTurn()]

    def choose(self, state: EdgeState, seat: int, action: Action) -> None:
        """The end of the turn follows by itself."""

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-end-turn")

    def rule(self) -> str:
        return "AE-4.6"


@final
class TurnEnd(Step[EdgeState]):
    """W7, then excess and event in the active player's order (AE-4.7)."""

    def run(self, state: EdgeState, seat: int) -> None:
        state.enter(ENDING)
        state.queue(NextTurn())
        state.queue(Dues())
        state.queue(Open(W_TURN_END))


def storage_limits(state: EdgeState, seat: int) -> list[int]:
    """Limits of the stock at the end of the own turn (AE-1.4)."""
    others = CONSTANTS.storage_limit + modifier(state, seat, STORAGE_LIMIT)
    return [CONSTANTS.energy_limit, others, others, others, others]


def has_excess(state: EdgeState, seat: int) -> bool:
    player = state.players[seat]
    limits = storage_limits(state, seat)
    if len(player.hand) > hand_limit(state, seat):
        return True
    return any(player.stock[kind] > limits[kind] for kind in range(ENERGY, CREDIT + 1))


@final
class Dues(Step[EdgeState]):
    def run(self, state: EdgeState, seat: int) -> None:
        excess = has_excess(state, state.active)
        if excess and state.event_due:
            state.queue(Ask(state.active, OrderOfDues()))
        elif excess:
            state.queue(Excess())
        elif state.event_due:
            state.queue(ResolveEvent())


@final
class OrderOfDues(Choice):
    """Which comes first (AE-4.7)."""

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [ExcessFirst(), EventFirst()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, EventFirst):
            state.queue(Excess())
            state.queue(ResolveEvent())
        else:
            state.queue(ResolveEvent())
            state.queue(Excess())

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-dues")

    def rule(self) -> str:
        return "AE-4.7"


@final
class Excess(Step[EdgeState]):
    """What lies above the limits is discarded; which cards go is the owner's choice (AE-4.7)."""

    def run(self, state: EdgeState, seat: int) -> None:
        active = state.active
        player = state.players[active]
        limits = storage_limits(state, active)
        surplus = len(player.hand) - hand_limit(state, active)
        if surplus > 0:
            state.queue(Ask(active, Discarding(surplus, -1)))
        for kind in range(ENERGY, CREDIT + 1):
            lose_resource(state, active, kind, player.stock[kind] - limits[kind])


@final
class NextTurn(Step[EdgeState]):
    """After the trigger everybody has one more turn, whose turn it was being last (AE-19.2)."""

    def run(self, state: EdgeState, seat: int) -> None:
        for player in state.players:
            player.turn_limits = 0
        if state.end_triggered:
            state.last_turns = state.last_turns - 1 if state.last_turns else state.seats
        over = state.end_triggered and state.last_turns == 0
        if over or (state.turn_limit and state.turn >= state.turn_limit):
            state.queue(FinalScoring())
        else:
            state.queue(TurnStart((state.active + 1) % state.seats))


@final
class FinalScoring(Step[EdgeState]):
    """AE-19.3"""

    def run(self, state: EdgeState, seat: int) -> None:
        state.reveal()
        state.finals = [final_points(state, other) for other in range(state.seats)]
        state.over = True
        if state.journal is not None:
            state.tell(GameOver(None))
