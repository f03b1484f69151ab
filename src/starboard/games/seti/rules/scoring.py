"""Final scoring: end-of-game cards, gold tiles, species (SE-11)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Place, Result, Score, Term, total
from starboard.engine.view import Rival as RivalResult
from starboard.games.seti.content.boards import GOLD_VALUES, PENALTY_PER
from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules.compound_effects import If, points
from starboard.games.seti.rules.exertians import danger
from starboard.games.seti.rules.operation import OPERATIONS, ReadOnly
from starboard.games.seti.rules.printed import END_GAME, GOLD_SETS
from starboard.games.seti.state import SetiState

FINAL_TERMS: Final = ["score-cards", "score-gold", "score-species", "score-danger"]
CARDS: Final = 0
GOLD: Final = 1
SPECIES: Final = 2
DANGER: Final = 3
LAST_SPACE: Final = 2


def scores(state: SetiState) -> list[Score]:
    """The score track, and what the final scoring adds."""
    return [score_of(state, seat) for seat in range(state.seats)]


def score_of(state: SetiState, seat: int) -> Score:
    player = state.players[seat]
    terms = [Term("score-track", player.score - sum(player.final))]
    return total(terms + [Term(key, player.final[index]) for index, key in enumerate(FINAL_TERMS)])


def rivals_of(state: SetiState, places: list[int]) -> list[RivalResult]:
    if state.rival is None:
        return []
    return [RivalResult(message("rival-name"), places[1], score_of(state, 1))]


def card_score(state: SetiState, seat: int, card: int) -> int:
    """What an end-of-game card or a fulfilled Exertian card scores (SE-9.13)."""
    return sum([op.score(state, seat) for op in END_GAME[card]])


def gold_sets(state: SetiState, seat: int, tile: int) -> int:
    return GOLD_SETS[tile][state.board.gold[tile]].value(state, seat, NOBODY)


def gold_score(state: SetiState, seat: int, tile: int) -> int:
    """What a player's marker on a gold tile scores now (SE-11.2)."""
    return gold_worth(state, seat, tile) if seat in state.board.gold_marks[tile] else 0


def gold_worth(state: SetiState, seat: int, tile: int) -> int:
    """What a player's marker on a gold tile scores, or would score if it were placed now."""
    marks = state.board.gold_marks[tile]
    space = min(marks.index(seat), LAST_SPACE) if seat in marks else next_space(state, tile)
    return GOLD_VALUES[tile][state.board.gold[tile]][space] * gold_sets(state, seat, tile)


def next_space(state: SetiState, tile: int) -> int:
    """The leftmost free space of a gold tile; the last one takes any number of markers (SE-7.6)."""
    return min(len(state.board.gold_marks[tile]), LAST_SPACE)


def best_unmarked_gold(state: SetiState, seat: int) -> int:
    """The best gold tile without an own marker, at the value of its last space (SE-9.13)."""
    best = 0
    for tile in range(4):
        if seat not in state.board.gold_marks[tile]:
            best = max(best, GOLD_VALUES[tile][state.board.gold[tile]][LAST_SPACE] * gold_sets(state, seat, tile))
    return best


def score_cards_and_gold(state: SetiState) -> None:
    """Steps 1 and 2; the rival scores neither (SE-11.1, SE-12.10)."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.final[CARDS] = sum([card_score(state, seat, card) for card in player.scoring])
        player.final[GOLD] = sum([gold_score(state, seat, tile) for tile in range(4)])
        player.score += player.final[CARDS] + player.final[GOLD]


def score_species(state: SetiState) -> None:
    """Exertian cards, then the penalty for the greatest danger (SE-10.6). The rival's cards always count (SE-12.9)."""
    for seat, player in enumerate(state.players):
        worth = 0
        for card in player.played:
            worth += fulfilled_score(card) if state.is_rival(seat) else card_score(state, seat, card)
        player.final[SPECIES] += worth
        player.score += worth
    dangers = [danger(state, seat) for seat in range(len(state.players))]
    most = max(dangers)
    for seat, player in enumerate(state.players):
        if most and dangers[seat] == most:
            player.final[DANGER] = -(player.score // PENALTY_PER)
            player.score += player.final[DANGER]


def fulfilled_score(card: int) -> int:
    op = END_GAME[card][0]
    assert isinstance(op, If)
    return points(op.then)


@final
class GoldTileRightmost(ReadOnly):
    """The best gold tile without an own marker, at the end of the game only (SE-9.13)."""

    form: ClassVar = printed("gold_tile_rightmost")

    def score(self, state: SetiState, seat: int) -> int:
        return best_unmarked_gold(state, seat)

    def text(self) -> Message:
        return message("op-gold-tile-rightmost")


OPERATIONS.announce(GoldTileRightmost)


def result(state: SetiState) -> Result:
    """The final ranking; a draw with the rival is lost (SE-11.2, SE-12.6)."""
    points = [player.score for player in state.players]
    places = [1 + sum(1 for other in points if other > mine) for mine in points]
    if state.rival is not None and points[0] <= points[RIVAL]:
        places = [2, 1]
    reasons = [message("end-after-five-rounds")]
    return Result([Place(seat, places[seat], points[seat]) for seat in range(state.seats)], reasons, rivals_of(state, places))
