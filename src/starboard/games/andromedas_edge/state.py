"""The position of a match: the map, the decks, the players, the battle, and whose turn it is (AE-4)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Task
from starboard.engine.rng import Rng
from starboard.engine.state import Rules, State
from starboard.games.andromedas_edge.board import Battle, Board
from starboard.games.andromedas_edge.content import CONSTANTS, NOTHING
from starboard.games.andromedas_edge.content.map import FIRST_BASE, FIRST_SPECIAL, NO_TILE, SPACES, SPECIAL_KIND
from starboard.games.andromedas_edge.events import PhaseBegun
from starboard.games.andromedas_edge.player import Player

# Moments of a turn, for the client and for what may be done in them (AE-4)
SETUP: Final = 0
MAIN: Final = 1
LAUNCHED: Final = 2
RETURNING: Final = 3
BATTLE: Final = 4
AFTER: Final = 5
ENDING: Final = 6
EVENT: Final = 7
DIE_FACES: Final[int] = CONSTANTS.die_faces
PHASE_IDS: Final = ("setup", "main", "launch", "return", "battle", "after", "ending", "event")


@final
class EdgeState(State):
    """The course of play lies on the table's agenda; a seat's agenda holds at most the one question it must answer.

    `region` is the active region (AE-4.5), `launched_ship` the ship launched this turn, `bay_empty` says that the turn began without a ship
    to launch (AE-4.3). `event_due` means that the event marker lies on the active player's station (AE-16.2). `last_turns` counts the
    turns that are left once the end was triggered. `refused` are the gifts that the partner has refused in this turn (AE-21.11).
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
        battle: Battle | None,
        teams: bool,
        terminus: int,
        turn_limit: int,
        destinies: bool,
        first: int,
        active: int,
        turn: int,
        phase: int,
        region: int,
        launched_ship: int,
        bay_empty: bool,
        science_row: bool,
        rearranged: bool,
        gifted: bool,
        refused: tuple[Action, ...],
        module_given: bool,
        event_due: bool,
        end_triggered: bool,
        last_turns: int,
        moon_taken: int,
        spared: int,
        finals: list[list[int]],
        over: bool,
    ) -> None:
        super().__init__(game, seats, rng, agendas, table)
        self.board = board
        self.players = players
        self.battle = battle
        self.teams = teams
        self.terminus = terminus
        self.turn_limit = turn_limit
        self.destinies = destinies
        self.first = first
        self.active = active
        self.turn = turn
        self.phase = phase
        self.region = region
        self.launched_ship = launched_ship
        self.bay_empty = bay_empty
        self.science_row = science_row
        self.rearranged = rearranged
        self.gifted = gifted
        self.refused = refused
        self.module_given = module_given
        self.event_due = event_due
        self.end_triggered = end_triggered
        self.last_turns = last_turns
        self.moon_taken = moon_taken
        self.spared = spared
        self.finals = finals
        self.over = over

    def clone(self) -> EdgeState:
        return EdgeState(
            game=self.game,
            seats=self.seats,
            rng=self.rng.clone(),
            agendas=self.copied_agendas(),
            table=self.table.copy(),
            board=self.board.clone(),
            players=[player.clone() for player in self.players],
            battle=None if self.battle is None else self.battle.clone(),
            teams=self.teams,
            terminus=self.terminus,
            turn_limit=self.turn_limit,
            destinies=self.destinies,
            first=self.first,
            active=self.active,
            turn=self.turn,
            phase=self.phase,
            region=self.region,
            launched_ship=self.launched_ship,
            bay_empty=self.bay_empty,
            science_row=self.science_row,
            rearranged=self.rearranged,
            gifted=self.gifted,
            refused=self.refused,
            module_given=self.module_given,
            event_due=self.event_due,
            end_triggered=self.end_triggered,
            last_turns=self.last_turns,
            moon_taken=self.moon_taken,
            spared=self.spared,
            finals=self.finals,
            over=self.over,
        )

    # -- who is who

    def turn_order(self) -> list[int]:
        """All seats from the active player on, clockwise (AE-1.8)."""
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def side(self, seat: int) -> int:
        """Players on one side never fight each other: everybody alone, or a team (AE-14, AE-21.8)."""
        return seat // 2 if self.teams else seat

    def are_opponents(self, one: int, other: int) -> bool:
        """AE-1.9"""
        return self.side(one) != self.side(other)

    def partner(self, seat: int) -> int:
        """The other player of the team, NOTHING without teams (AE-21.7)."""
        return seat ^ 1 if self.teams else NOTHING

    # -- the map

    def tile(self, region: int) -> int:
        return self.board.tiles[region] if region < SPACES else NO_TILE

    def is_planet(self, region: int) -> bool:
        return 0 <= self.tile(region) < FIRST_BASE

    def is_base(self, region: int) -> bool:
        return FIRST_BASE <= self.tile(region) < FIRST_SPECIAL

    def is_quasar(self, region: int) -> bool:
        tile = self.tile(region)
        return tile >= FIRST_SPECIAL and SPECIAL_KIND[tile - FIRST_SPECIAL] == "quasar"

    def is_vortex(self, region: int) -> bool:
        tile = self.tile(region)
        return tile >= FIRST_SPECIAL and SPECIAL_KIND[tile - FIRST_SPECIAL] == "vortex"

    def enter(self, phase: int) -> None:
        """Another part of the turn begins."""
        if self.phase != phase:
            self.phase = phase
            if self.journal is not None:
                self.tell(PhaseBegun(None, PHASE_IDS[phase]))

    def die(self) -> int:
        return self.rng.below(DIE_FACES) + 1

    # -- the contract

    def round(self) -> int:
        return self.turn
