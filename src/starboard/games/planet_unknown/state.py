"""The position of a match: station, players, decks, and what is hidden from whom (PU-4, PU-4.4)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.agenda import Task
from starboard.engine.events import Event
from starboard.engine.messages import Message
from starboard.engine.rng import Rng
from starboard.engine.state import Rules, State
from starboard.games.planet_unknown.board import Decks, Rivalry, Station
from starboard.games.planet_unknown.player import Player

SETUP: Final = 0
ROTATION: Final = 1
EVENT: Final = 2
EVENT_CIV: Final = 3
TILE: Final = 4
CIV: Final = 5
ENDING: Final = 6
OVER: Final = 7
PHASES: Final = ("setup", "rotation", "event", "event_civ", "tile", "civ", "ending", "over")
SIMULTANEOUS: Final[list[bool]] = [True, False, True, False, True, False, False, False]
"""Phases in which all act at once, hidden from each other until all have finished."""


@final
class PlanetState(State):
    """`published` players are what everyone sees while all act at once; `players` are the true ones.

    A published player is never changed: `own` gives the one to write on. `opening` is the decision with which each asked seat begins
    the phase.
    """

    def __init__(
        self,
        game: Rules[Any],
        seats: int,
        rng: Rng,
        agendas: list[list[Task[Any]]],
        table: list[Task[Any]],
        players: list[Player],
        published: list[Player],
        positions: list[int],
        station: Station,
        decks: Decks,
        rivalries: list[Rivalry],
        fixed_rotation: bool,
        with_events: bool,
        phase: int,
        round: int,
        commander: int,
        event: int,
        opening: Task[Any] | None,
        endings: list[Message],
        offers: list[list[str]],
    ) -> None:
        super().__init__(game, seats, rng, agendas, table)
        self.players = players
        self.published = published
        self.positions = positions
        self.station = station
        self.decks = decks
        self.rivalries = rivalries
        self.fixed_rotation = fixed_rotation
        self.with_events = with_events
        self.phase = phase
        self.number = round
        self.commander = commander
        self.event = event
        self.opening = opening
        self.endings = endings
        self.offers = offers

    def clone(self) -> PlanetState:
        players = self.players.copy()
        for seat in range(self.seats):
            if players[seat] is not self.published[seat]:
                players[seat] = players[seat].clone()
        return PlanetState(
            game=self.game,
            seats=self.seats,
            rng=self.rng.clone(),
            agendas=self.copied_agendas(),
            table=self.table.copy(),
            players=players,
            published=self.published.copy(),
            positions=self.positions,
            station=self.station.clone(),
            decks=self.decks.clone(),
            rivalries=self.rivalries,
            fixed_rotation=self.fixed_rotation,
            with_events=self.with_events,
            phase=self.phase,
            round=self.number,
            commander=self.commander,
            event=self.event,
            opening=self.opening,
            endings=self.endings,
            offers=self.offers,
        )

    def own(self, seat: int) -> Player:
        """The seat's player to write on: the published one stays as it is."""
        player = self.players[seat]
        if player is self.published[seat]:
            player = player.clone()
            self.players[seat] = player
        return player

    def publish(self) -> None:
        """Everyone sees how the players are now; copies of the state share them until they act."""
        self.published = self.players.copy()

    def simultaneous(self) -> bool:
        return SIMULTANEOUS[self.phase]

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def is_over(self) -> bool:
        return self.phase == OVER

    def say(self, seat: int, event: Event) -> None:
        """Everyone hears it, at once or when all have finished."""
        if self.simultaneous():
            self.whisper(seat, event)
        else:
            self.tell(event)

    def clockwise(self) -> list[int]:
        """Seats in order from the commander (PU-4)."""
        return [(self.commander + step) % self.seats for step in range(self.seats)]

    # -- the contract

    def seen_by(self, seat: int | None) -> list[Player]:
        """Players as a seat sees them: others as of the last moment when all had finished."""
        if not self.simultaneous():
            return self.players
        seen = self.published.copy()
        if seat is not None:
            seen[seat] = self.players[seat]
        return seen

    def round(self) -> int:
        return self.number
