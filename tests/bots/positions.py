"""Positions for tests of bots."""

from __future__ import annotations

from starboard import Match
from starboard.bots import Observation
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.state import State
from tests.smugglers.game import DECK, GAME, PATROL, Smugglers, Turn


def chance(number: int) -> Rng:
    return Rng(numbered_seed(number))


def smugglers(hand: list[int], opponent: list[int], seen: list[int], seed: int = 0) -> Smugglers:
    """Two seats, seat 0 to move; whatever card is not named lies in the deck."""
    state = GAME.setup(2, GAME.complete(2, {}), chance(seed))
    assert isinstance(state, Smugglers)
    deck = sorted(DECK)
    for card in hand + opponent + seen:
        deck.remove(card)
    state.hands, state.seen, state.deck = [sorted(hand), sorted(opponent)], seen, deck
    state.advance()
    assert isinstance(state.decision(0), Turn)
    return state


def without_patrols(hand: list[int], opponent: list[int]) -> Smugglers:
    return smugglers(hand, opponent, [PATROL] * DECK.count(PATROL))


def launch(decisions: int, seed: int = 1) -> State:
    """Adventure 1 of Welcome to the Moon, two seats, after some random decisions."""
    return begun("welcome_to_the_moon", decisions, seed)


def begun(game: str, decisions: int, seed: int = 1) -> State:
    state, rng = Match.new(game, 2, seed).state, chance(seed)
    for _ in range(decisions):
        seat = rng.choice(state.pending())
        state.play(seat, rng.choice(state.legal(seat)))
    return state.clone()


def seen_by(state: State, seat: int, seed: int = 5) -> Observation:
    assert seat in state.pending()
    return Observation.of(state, seat, chance(seed))


def seen(state: State) -> Observation:
    """Through the eyes of the first seat that must decide."""
    return seen_by(state, state.pending()[0])
