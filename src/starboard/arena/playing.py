"""One match between bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from starboard.bots import Bot, Observation, make_bot
from starboard.bots.random import RandomBot
from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.game import Game, Options
from starboard.engine.match import Match
from starboard.engine.record import Record, Seed
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.state import State


class Table(msgspec.Struct, frozen=True):
    """Which game is played, with which options (all of them, checked), and which bot sits where."""

    game: str
    seats: int
    options: Options
    bots: tuple[str, ...]


class Outcome(msgspec.Struct, frozen=True):
    """How a match went; by seat: final scores and shares of the win (tied winners share it). `rivals`: scores of who has no seat."""

    scores: list[int]
    shares: list[float]
    rounds: int
    decisions: int
    forced: int
    rivals: list[int] = []


def set_table(game: str, seats: int, options: Options, bots: list[str]) -> Table:
    """Refuses what cannot be played. One bot may take every seat."""
    if len(bots) not in {1, seats}:
        raise Refusal("refused-bots", seats=seats, bots=len(bots))
    for bot in bots:
        make_bot(bot, seed=0)
    complete = find_game(game).complete(seats, options)
    return Table(game, seats, complete, tuple(bots * seats if len(bots) == 1 else bots))


def play_state(table: Table, number: int) -> Outcome:
    """Play the match of that number without a log."""
    game = find_game(table.game)
    state = first_state(game, table, number)
    return _play(state, state.play, table, number)


def play_record(table: Table, number: int) -> tuple[Outcome, Record]:
    match = Match.new(table.game, table.seats, number, table.options)
    outcome = _play(match.state, match.play, table, number)
    return outcome, match.export(list(table.bots))


def warm_up(table: Table) -> None:
    """Play once at random: what a game loads or caches at first use is not a match's time."""
    play_state(msgspec.structs.replace(table, bots=("random",) * table.seats), 0)


def first_state(game: Game[Any], table: Table, number: int) -> State:
    state: State = game.setup(table.seats, table.options, Rng(Seed(number=number).key()))
    state.advance()
    return state


def _play(state: State, play: Callable[[int, Action], None], table: Table, number: int) -> Outcome:
    chance = Rng(numbered_seed(number)).fork()
    choosers = [_chooser(make_bot(bot, f"{number}/{seat}".encode()), state, seat, chance) for seat, bot in enumerate(table.bots)]
    decisions = forced = 0
    while pending := state.pending():
        seat = pending[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            forced += 1
            play(seat, legal[0])
        else:
            play(seat, choosers[seat](legal))
        decisions += 1
    result = state.result()
    assert result is not None
    rivals = [rival.score.points for rival in result.rivals]
    return Outcome([score.points for score in state.scores()], result.shares(), state.round(), decisions, forced, rivals)


def _chooser(bot: Bot, state: State, seat: int, chance: Rng) -> Callable[[list[Action]], Action]:
    """The random bot looks at the legal actions alone, so nothing is redealt for it."""
    if isinstance(bot, RandomBot):
        return bot.pick
    return lambda _: bot.choose(Observation.of(state, seat, chance))
