"""Rounds: the first cards for income, turns in order, income between rounds, the end (SE-2.2, SE-3.1, SE-3.2, SE-3.6)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.agenda import Step
from starboard.engine.state import TABLE
from starboard.games.seti.content import PLAYER_BOARD
from starboard.games.seti.content.numbers import CARD_INCOME, CREDITS, ENERGY, NOBODY, ROUNDS
from starboard.games.seti.events import GameEnded, IncomeGained, RoundBegan, TurnBegan
from starboard.games.seti.player import Player
from starboard.games.seti.rules import rival_milestones, rival_turn
from starboard.games.seti.rules.deck import draw
from starboard.games.seti.rules.hand import FIRST_TUCK
from starboard.games.seti.rules.milestones import BETWEEN
from starboard.games.seti.rules.printed import INCOME
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.scoring import score_cards_and_gold, score_species
from starboard.games.seti.rules.turn import MAIN_ACTION
from starboard.games.seti.state import SetiState

BASE_CREDITS: Final = PLAYER_BOARD.income.base.credits
BASE_ENERGY: Final = PLAYER_BOARD.income.base.energy
BASE_CARDS: Final = PLAYER_BOARD.income.base.cards
BASE: Final = [BASE_CREDITS, BASE_ENERGY, BASE_CARDS, 0, 0]


@final
class FirstIncome(Step[SetiState]):
    """Each player tucks one of the first five cards, in seat order (SE-2.2.4)."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, state: SetiState, seat: int) -> None:
        if self.turn == len(state.players):
            begin_round(state)
            return
        state.queue(FirstIncome(self.turn + 1))
        player = (state.first + self.turn) % len(state.players)
        if not state.is_rival(player):
            state.push(player, FIRST_TUCK)


def begin_round(state: SetiState) -> None:
    state.round_number += 1
    for player in state.players:
        player.passed = False
    if state.journal is not None:
        state.tell(RoundBegan(None, state.round_number))
    begin_turn(state, state.first)


def begin_turn(state: SetiState, seat: int) -> None:
    """The next player acts; the rival's turn lies on the table's agenda (SE-3.3, SE-12.2)."""
    state.active = seat
    state.acted = False
    state.sources = []
    if state.journal is not None:
        state.tell(TurnBegan(state.named(seat)))
    if state.is_rival(seat):
        state.course = TABLE
        state.queue(NEXT_TURN)
        state.queue(BETWEEN)
        rival_turn.take_turn(state)
        return
    state.course = seat
    state.free_actions = True
    state.fresh = True
    state.push(seat, FINISH_TURN)
    state.push(seat, MAIN_ACTION)


@final
class FinishTurn(Step[SetiState]):
    """What lasted this turn ends; milestones and discoveries follow (SE-3.5)."""

    def run(self, state: SetiState, seat: int) -> None:
        state.free_actions = False
        state.lasting = []
        state.course = TABLE
        state.queue(NEXT_TURN)
        if state.rival is not None:
            state.queue(OBJECTIVES)
        state.queue(BETWEEN)


@final
class Objectives(Step[SetiState]):
    """Completed objectives are moved and replaced after the player's turn (SE-12.8)."""

    def run(self, state: SetiState, seat: int) -> None:
        rival_milestones.refill_objectives(state)


@final
class NextTurn(Step[SetiState]):
    """Clockwise to the next player who has not passed; when all have, the round ends (SE-3.2)."""

    def run(self, state: SetiState, seat: int) -> None:
        for player in [*state.clockwise(state.active)[1:], state.active]:
            if not state.players[player].passed:
                begin_turn(state, player)
                return
        if state.round_number == ROUNDS:
            end_game(state)
        else:
            state.queue(INCOME_PHASE)
            if state.rival is not None and rival_milestones.spend_objectives(state):
                state.queue(BETWEEN)


def income(player: Player) -> list[int]:
    """What a round brings a player, by the kinds of income (SE-3.6, SE-8.4)."""
    return [base + tucked for base, tucked in zip(BASE, player.incomes, strict=True)]


@final
class IncomePhase(Step[SetiState]):
    """Base income and every tucked card, cards in seat order; the first player token moves on (SE-3.6)."""

    def run(self, state: SetiState, seat: int) -> None:
        for number in state.clockwise(state.first):
            if state.is_rival(number):
                continue
            incomes = state.players[number].incomes
            if state.journal is not None:
                state.tell(IncomeGained(number))
            gain(state, number, CREDITS, BASE_CREDITS)
            gain(state, number, ENERGY, BASE_ENERGY)
            for income, count in enumerate(incomes):
                if income != CARD_INCOME:
                    for op in INCOME[income]:
                        op.perform(state, number, NOBODY, count)
            for _ in range(BASE_CARDS + incomes[CARD_INCOME]):
                draw(state, number)
        state.first = (state.first + 1) % len(state.players)
        begin_round(state)


NEXT_TURN: Final = NextTurn()
FINISH_TURN: Final = FinishTurn()
INCOME_PHASE: Final = IncomePhase()
OBJECTIVES: Final = Objectives()


def end_game(state: SetiState) -> None:
    """Final scoring (SE-11.1, SE-12.10)."""
    score_cards_and_gold(state)
    if state.rival is not None:
        rival_milestones.score_objectives(state)
    score_species(state)
    state.over = True
    state.reveal()
    if state.journal is not None:
        state.tell(GameEnded(None, [player.score for player in state.players]))
