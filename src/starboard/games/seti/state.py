"""The position of a match: the boards, the decks, the players, and whose turn it is (SE-1.3, SE-3)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.agenda import Step, Task, Wait
from starboard.engine.rng import Rng
from starboard.engine.state import TABLE, Rules, State
from starboard.games.seti.content.numbers import NOBODY, TILE
from starboard.games.seti.content.solar_system import PLANET, WITH_TILE, Setting, at
from starboard.games.seti.player import Player
from starboard.games.seti.rules import missions, rival_choices
from starboard.games.seti.rules.effects import Op
from starboard.games.seti.rules.rival import Rival, receive
from starboard.games.seti.source import Lasting, Scope

RIVAL: Final = 1
"""The number of the rival among the players of a solo match; the human player has seat 0."""


@final
class Commons:
    """What lies on the table: decks, boards, tiles and tokens.

    Tuples never change, so clones share them. `markers` are the signals of each star in order, those of the 'Oumuamua tile last;
    `discovery` and `overflow` go by species slot * 3 + colour, `spaces` by (slot * 3 + colour) * 9 + row - 1, `data_spaces` by
    planet * 3 + space. `bonuses` are the tiles of each technology, top last; `sealed` the slots whose species nobody knows yet.
    """

    def __init__(
        self,
        setting: int,
        rotation: int,
        stars: list[int],
        markers: list[tuple[int, ...]],
        won: int,
        deck: list[int],
        discard: list[int],
        row: list[int],
        stacks: list[list[int]],
        bonuses: list[tuple[int, ...]],
        two_points: int,
        species: list[int],
        aside: list[int],
        sealed: tuple[int, ...],
        discovered: tuple[int, ...],
        discovery: list[int],
        overflow: list[tuple[int, ...]],
        spaces: list[int],
        strips: list[tuple[int, ...]],
        gold: list[int],
        gold_marks: list[tuple[int, ...]],
        neutral: list[int],
        first_orbits: list[int],
        data_spaces: list[int],
        alien_decks: list[list[int]],
        alien_open: list[int],
        gone: list[int],
        samples: list[tuple[int, ...]],
        board_samples: tuple[int, ...],
        anomalies: tuple[int, ...],
        milestones: tuple[int, ...],
        replies: tuple[int, ...],
    ) -> None:
        self.setting = setting
        self.rotation = rotation
        self.stars = stars
        self.markers = markers
        self.won = won
        self.deck = deck
        self.discard = discard
        self.row = row
        self.stacks = stacks
        self.bonuses = bonuses
        self.two_points = two_points
        self.species = species
        self.aside = aside
        self.sealed = sealed
        self.discovered = discovered
        self.discovery = discovery
        self.overflow = overflow
        self.spaces = spaces
        self.strips = strips
        self.gold = gold
        self.gold_marks = gold_marks
        self.neutral = neutral
        self.first_orbits = first_orbits
        self.data_spaces = data_spaces
        self.alien_decks = alien_decks
        self.alien_open = alien_open
        self.gone = gone
        self.samples = samples
        self.board_samples = board_samples
        self.anomalies = anomalies
        self.milestones = milestones
        self.replies = replies

    def clone(self) -> Commons:
        return Commons(
            self.setting,
            self.rotation,
            self.stars,
            self.markers.copy(),
            self.won,
            self.deck.copy(),
            self.discard.copy(),
            self.row.copy(),
            [stack.copy() for stack in self.stacks],
            self.bonuses.copy(),
            self.two_points,
            self.species,
            self.aside,
            self.sealed,
            self.discovered,
            self.discovery.copy(),
            self.overflow.copy(),
            self.spaces.copy(),
            self.strips.copy(),
            self.gold,
            self.gold_marks.copy(),
            self.neutral.copy(),
            self.first_orbits.copy(),
            self.data_spaces.copy(),
            [deck.copy() for deck in self.alien_decks],
            self.alien_open.copy(),
            self.gone.copy(),
            self.samples.copy(),
            self.board_samples,
            self.anomalies,
            self.milestones,
            self.replies,
        )


@final
class SetiState(State):
    """`flow` is the agenda that carries the course of play: the active seat's in a turn, the table's between turns and for the rival.

    `free` says whether the active player may take free actions now, `acted` whether the main action is done, `fresh` whether the turn has
    only begun (SE-3.3).
    """

    def __init__(
        self,
        game: Rules[Any],
        seats: int,
        rng: Rng,
        agendas: list[list[Task[Any]]],
        table: list[Task[Any]],
        commons: Commons,
        players: list[Player],
        rival: Rival | None,
        number: int,
        first: int,
        active: int,
        flow: int,
        free: bool,
        acted: bool,
        over: bool,
        scopes: list[Scope],
        lasting: list[Lasting],
        fresh: bool,
    ) -> None:
        super().__init__(game, seats, rng, agendas, table)
        self.commons = commons
        self.players = players
        self.rival = rival
        self.number = number
        self.first = first
        self.active = active
        self.flow = flow
        self.free = free
        self.acted = acted
        self.over = over
        self.scopes = scopes
        self.lasting = lasting
        self.fresh = fresh

    def clone(self) -> SetiState:
        return SetiState(
            self.game,
            self.seats,
            self.rng.clone(),
            self.copied_agendas(),
            self.table.copy(),
            self.commons.clone(),
            [player.clone() for player in self.players],
            None if self.rival is None else self.rival.clone(),
            self.number,
            self.first,
            self.active,
            self.flow,
            self.free,
            self.acted,
            self.over,
            [scope.clone() for scope in self.scopes],
            [lasting.clone() for lasting in self.lasting],
            self.fresh,
        )

    # -- the course of play

    def give(self, seat: int, task: Task[Any]) -> None:
        """Let a seat resolve something now, whoever's turn it is; the course of play waits for it (SE-3.4)."""
        if self.flow == TABLE or self.flow == seat:
            self.push(seat, task)
        else:
            self.push(self.flow, Grant(seat, task))

    def follow(self, task: Task[Any]) -> None:
        """Put a task on top of the course of play."""
        if self.flow == TABLE:
            self.queue(task)
        else:
            self.push(self.flow, task)

    def clockwise(self, start: int) -> list[int]:
        """All players, the rival too, from one on."""
        count = len(self.players)
        return [(start + step) % count for step in range(count)]

    def named(self, seat: int) -> int | None:
        """Who did something, for the log: the rival has no seat."""
        return None if self.is_rival(seat) else seat

    def is_rival(self, seat: int) -> bool:
        return self.rival is not None and seat == RIVAL

    def mission_waits(self, seat: int) -> bool:
        return bool(missions.completable(self, seat))

    # -- the rival, who decides nothing and keeps no hand

    def rival_gains(self, ops: list[Op]) -> None:
        rival_choices.gain_all(self, ops)

    def rival_receives(self, resource: int, amount: int) -> None:
        receive(self, resource, amount)

    def rival_marks(self, printed: int, row: int) -> None:
        rival_choices.on_board(self, printed, row)

    # -- the solar system

    def sky(self) -> Setting:
        return at(self.commons.setting)

    def planet_at(self, space: int) -> int:
        """The planet of a space, NOBODY when there is none."""
        cell = self.sky().content[space]
        return cell - PLANET if cell >= PLANET else NOBODY

    def star_of(self, planet: int) -> int:
        """The star in whose sector a planet is now (SE-4.1)."""
        return self.commons.stars[self.sky().planets[planet] % 8]

    def oumuamua_star(self) -> int:
        """The star beside which a signal may go to the 'Oumuamua tile instead, NOBODY while it is not in play (SE-10.4)."""
        return self.star_of(TILE) if self.commons.setting >= WITH_TILE else NOBODY

    # -- the contract

    def round(self) -> int:
        return self.number


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
