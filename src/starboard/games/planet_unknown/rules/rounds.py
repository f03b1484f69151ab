"""A round in phases, from rotation to end (PU-4)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step, Task
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Rotate
from starboard.games.planet_unknown.board import EMPTY
from starboard.games.planet_unknown.events import RoundBegan, StationTurned
from starboard.games.planet_unknown.player import NONE
from starboard.games.planet_unknown.rules import collecting, depots, meteorites, patches, special_advances  # noqa: F401 - they announce their operations
from starboard.games.planet_unknown.rules.civilization import settle_empty
from starboard.games.planet_unknown.rules.depots import ROTATIONS
from starboard.games.planet_unknown.rules.ending import END_OF_GAME, endings
from starboard.games.planet_unknown.rules.event_cards import reveal_event
from starboard.games.planet_unknown.rules.objectives import leave_deck
from starboard.games.planet_unknown.rules.technologies import lead_to, trigger
from starboard.games.planet_unknown.rules.turn import PROCEED
from starboard.games.planet_unknown.state import (
    CIV,
    ENDING,
    EVENT,
    EVENT_CIV,
    ROTATION,
    TILE,
    PlanetState,
)


def ask(state: PlanetState, phase: int, opening: Task[Any], seats: list[int]) -> None:
    """A phase begins: these seats act at the same time, hidden from each other (PU-4)."""
    state.phase = phase
    state.opening = opening
    for seat in seats:
        state.own(seat).ready = False
    state.publish()
    for seat in seats:
        state.push(seat, opening)


def show_all(state: PlanetState) -> None:
    """All have finished: everyone sees what the others did."""
    leave_deck(state)
    state.disclose()


@final
class StartRound(Step[PlanetState]):
    """R0 and R1: pools and limits begin anew, the station turns (PU-4)."""

    def run(self, state: PlanetState, seat: int) -> None:
        show_all(state)
        state.phase = ROTATION
        state.number += 1
        if state.journal is not None:
            state.tell(RoundBegan(None, state.number))
        for player in range(state.seats):
            begin_round(state, player)
        state.publish()
        state.queue(REVEAL_EVENT)
        if state.fixed_rotation:
            state.station.turn(1)
            if state.journal is not None:
                state.tell(StationTurned(None, 1))
        else:
            state.push(state.commander, TURN_STATION)


def begin_round(state: PlanetState, seat: int) -> None:
    player = state.own(seat)
    player.movement = 0
    player.movement_gained = 0
    player.used_in_round = 0
    player.withheld = 0
    lead_to(state, seat, withhold=False)
    trigger(state, seat, "round_start")


@final
class TurnStation(Decision[PlanetState]):
    """The commander brings any depot in front of his indicator (PU-4, R1)."""

    def options(self, state: PlanetState, seat: int) -> list[Action]:
        return ROTATIONS

    def take(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, Rotate)
        state.station.turn(action.steps)
        if state.journal is not None:
            state.tell(StationTurned(seat, action.steps))

    def prompt(self, state: PlanetState, seat: int) -> Message:
        return message("ask-rotate")

    def refuse(self, state: PlanetState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-rotate" if isinstance(action, Rotate) else "refused-rotate-first", rule="PU-4")


@final
class RevealEvent(Step[PlanetState]):
    """R2: the event of the round, carried out by everyone at once (PU-16)."""

    def run(self, state: PlanetState, seat: int) -> None:
        state.queue(EVENT_PICKS)
        state.phase = EVENT
        if state.with_events and state.decks.events:
            reveal_event(state)
        ask(state, EVENT, PROCEED, [player for player in range(state.seats) if state.players[player].pending])


@final
class CivPicks(Step[PlanetState]):
    """R2b and R4: whoever owes civ cards settles them, clockwise from the commander (PU-7.1)."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: PlanetState, seat: int) -> None:
        if state.phase != self.phase:
            show_all(state)
            state.phase = self.phase
            if self.phase == CIV:
                clear_away(state)
        state.publish()
        for player in state.clockwise():
            settle_empty(state, player)
            if state.players[player].owed:
                state.queue(self)
                state.own(player).ready = False
                state.push(player, PROCEED)
                return
        state.queue(TILE_PHASE if self.phase == EVENT_CIV else END_ROUND)


def clear_away(state: PlanetState) -> None:
    """Tiles taken leave their stacks, and the next ones become visible (PU-4.1)."""
    for seat in range(state.seats):
        player = state.own(seat)
        if player.taken != NONE:
            tile = state.station.pop(state.station.compartment(state.positions[seat], player.taken))
            if player.stuck:
                state.station.removed.append(tile)
            player.taken = NONE


@final
class Tiles(Step[PlanetState]):
    """R3: everyone takes and places a tile at the same time (PU-4.2)."""

    def run(self, state: PlanetState, seat: int) -> None:
        for player in range(state.seats):
            position = state.positions[player]
            state.own(player).must_take = any(state.station.facing(position, ring) != EMPTY for ring in range(2))
        state.queue(CARD_PICKS)
        ask(state, TILE, PROCEED, list(range(state.seats)))


@final
class EndRound(Step[PlanetState]):
    """R5: movement is lost, the event is over, and perhaps the game (PU-4, PU-12.1)."""

    def run(self, state: PlanetState, seat: int) -> None:
        for player in range(state.seats):
            own = state.own(player)
            own.movement = own.movement_gained = 0
            own.event_rover = False
        state.event = NONE
        state.endings = endings(state)
        if state.endings:
            state.phase = ENDING
            state.queue(END_OF_GAME)
        else:
            state.commander = (state.commander + 1) % state.seats
            state.queue(START_ROUND)


START_ROUND: Final = StartRound()
TURN_STATION: Final = TurnStation()
REVEAL_EVENT: Final = RevealEvent()
EVENT_PICKS: Final = CivPicks(EVENT_CIV)
TILE_PHASE: Final = Tiles()
CARD_PICKS: Final = CivPicks(CIV)
END_ROUND: Final = EndRound()
