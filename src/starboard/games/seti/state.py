"""The position of a match: the boards, the decks, the players, and whose turn it is (SE-1.3, SE-3)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.agenda import Step, Task, Wait
from starboard.engine.rng import Rng
from starboard.engine.state import TABLE, Rules, State
from starboard.games.seti.board import Board
from starboard.games.seti.content.numbers import NOBODY, TILE
from starboard.games.seti.content.solar_system import PLANET, WITH_TILE, Setting, at
from starboard.games.seti.player import Player
from starboard.games.seti.rival import RIVAL, Rival
from starboard.games.seti.source import Lasting, Source


@final
class SetiState(State):
    """`course` is the agenda that carries the course of play: the active seat's in a turn, the table's between turns and for the rival.

    `free_actions` says whether the active player may take free actions now, `acted` whether the main action is done, `fresh` whether the
    turn has only begun (SE-3.3). `sources` are what effects of this turn come from, `lasting` what holds until its end.
    """

    def __init__(
        self,
        game: Rules[Any],
        seats: int,
        rng: Rng,
        agendas: list[list[Task[Any]]],
        table: list[Task[Any]],
        board: Board,
        players: list[Player],
        rival: Rival | None,
        round_number: int,
        first: int,
        active: int,
        course: int,
        free_actions: bool,
        acted: bool,
        over: bool,
        sources: list[Source],
        lasting: list[Lasting],
        fresh: bool,
    ) -> None:
        super().__init__(game, seats, rng, agendas, table)
        self.board = board
        self.players = players
        self.rival = rival
        self.round_number = round_number
        self.first = first
        self.active = active
        self.course = course
        self.free_actions = free_actions
        self.acted = acted
        self.over = over
        self.sources = sources
        self.lasting = lasting
        self.fresh = fresh

    def clone(self) -> SetiState:
        return SetiState(
            game=self.game,
            seats=self.seats,
            rng=self.rng.clone(),
            agendas=self.copied_agendas(),
            table=self.table.copy(),
            board=self.board.clone(),
            players=[player.clone() for player in self.players],
            rival=None if self.rival is None else self.rival.clone(),
            round_number=self.round_number,
            first=self.first,
            active=self.active,
            course=self.course,
            free_actions=self.free_actions,
            acted=self.acted,
            over=self.over,
            sources=[source.clone() for source in self.sources],
            lasting=[lasting.clone() for lasting in self.lasting],
            fresh=self.fresh,
        )

    # -- the course of play

    def give(self, seat: int, task: Task[Any]) -> None:
        """Let a seat resolve something now, whoever's turn it is; the course of play waits for it (SE-3.4)."""
        if self.course == TABLE or self.course == seat:
            self.push(seat, task)
        else:
            self.push(self.course, Grant(seat, task))

    def follow(self, task: Task[Any]) -> None:
        """Put a task on top of the course of play."""
        if self.course == TABLE:
            self.queue(task)
        else:
            self.push(self.course, task)

    def clockwise(self, start: int) -> list[int]:
        """All players, the rival too, from one on."""
        count = len(self.players)
        return [(start + step) % count for step in range(count)]

    def named(self, seat: int) -> int | None:
        """Who did something, for the log: the rival has no seat."""
        return None if self.is_rival(seat) else seat

    def is_rival(self, seat: int) -> bool:
        return self.rival is not None and seat == RIVAL

    # -- the solar system

    def sky(self) -> Setting:
        return at(self.board.setting)

    def planet_at(self, space: int) -> int:
        """The planet of a space, NOBODY when there is none."""
        cell = self.sky().content[space]
        return cell - PLANET if cell >= PLANET else NOBODY

    def star_of(self, planet: int) -> int:
        """The star in whose sector a planet is now (SE-4.1)."""
        return self.board.stars[self.sky().planets[planet] % 8]

    def oumuamua_star(self) -> int:
        """The star beside which a signal may go to the 'Oumuamua tile instead, NOBODY while it is not in play (SE-10.4)."""
        return self.star_of(TILE) if self.board.setting >= WITH_TILE else NOBODY

    # -- the contract

    def round(self) -> int:
        return self.round_number


@final
class Hold(Wait[SetiState]):
    """The course of play waits until everybody else has finished (SE-3.4.4)."""

    def ready(self, state: SetiState, seat: int) -> bool:
        return all(other == seat or not state.agendas[other] for other in range(state.seats))

    def run(self, state: SetiState, seat: int) -> None:
        """Go on."""


@final
class Grant(Step[SetiState]):
    """Another seat resolves something in the middle of a turn."""

    def __init__(self, to: int, task: Task[Any]) -> None:
        self.to = to
        self.task = task

    def run(self, state: SetiState, seat: int) -> None:
        state.push(seat, HOLD)
        state.push(self.to, self.task)


HOLD: Final = Hold()
