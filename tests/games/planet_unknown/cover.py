"""Option sets such that any two choices that can meet do meet: boards, numbers of players, options."""

from __future__ import annotations

from itertools import combinations, product

from starboard.engine.game import Options
from starboard.engine.registry import find_game
from starboard.games.planet_unknown.content.corporations import CORPORATIONS, SYMMETRIC_CORPORATION
from starboard.games.planet_unknown.content.planets import PLANETS, SYMMETRIC_PLANET
from tests import conftest  # noqa: F401 - registers the game

CHOICES = {
    "events": ["none", "gentle", "balanced", "harsh", "custom"],
    "private_objectives": ["no", "yes"],
    "rotation": ["commander", "fixed"],
    "inner_ring": ["recommended", "random", "4"],
}
CUSTOM = {"green_events": "0", "orange_events": "12", "red_events": "8"}

PAIRS_OF_A_SEAT = 1 + 2 * (1 + len(CHOICES))
"""A planet with a corporation, and both with everything that the table has in common."""

Choice = tuple[str, str]
Pair = frozenset[Choice]
Table = tuple[int, dict[str, str]]
"""A number of players and options, boards apart."""


def tables() -> list[Table]:
    """All that the game accepts."""
    game = find_game("planet_unknown")
    result: list[Table] = []
    for seats, chosen in product(range(1, 7), product(*CHOICES.values())):
        options = dict(zip(CHOICES, chosen, strict=True))
        if options["events"] == "custom":
            options |= CUSTOM
        if game.refuse_options(seats, game.complete(seats, {}) | options) is None:
            result.append((seats, options))
    return result


def common(table: Table) -> list[Choice]:
    seats, options = table
    return [("seats", str(seats)), *[(name, options[name]) for name in CHOICES]]


def pairs(choices: list[Choice]) -> set[Pair]:
    return {frozenset(two) for two in combinations(choices, 2)}


BOARDS = [(("planet", planet), ("corporation", corporation)) for planet in PLANETS for corporation in CORPORATIONS]


def wanted(every: list[Table]) -> set[Pair]:
    """All that can meet: of a table, of a player's boards, and of both."""
    found: set[Pair] = {frozenset(board) for board in BOARDS}
    for table in every:
        found |= pairs(common(table))
    choices = {choice for table in every for choice in common(table)}
    return found | {frozenset((side, choice)) for board in BOARDS for side in board for choice in choices}


def cover() -> list[tuple[int, Options]]:
    """One missing pair after another gets a set, which brings together as many others as it can."""
    every = tables()
    missing = wanted(every)
    result: list[tuple[int, Options]] = []
    while missing:
        pair = min(missing, key=sorted)
        table = max((one for one in every if fits(one, pair)), key=lambda one: appetite(one, missing))
        planets, corporations, met = seated(table, pair, missing)
        missing -= met
        result.append((table[0], {**table[1], "planet": planets, "corporation": corporations}))
    return result


def fits(table: Table, pair: Pair) -> bool:
    choices = common(table)
    return all(choice in choices or choice[0] in ("planet", "corporation") for choice in pair)


def appetite(table: Table, missing: set[Pair]) -> int:
    """How much of what is missing the players of the table can bring together."""
    choices = set(common(table))
    return min(sum(1 for pair in missing if pair & choices), PAIRS_OF_A_SEAT * table[0])


def seated(table: Table, pair: Pair, missing: set[Pair]) -> tuple[list[str], list[str], set[Pair]]:
    """Boards for every seat, each time those that bring together most; every asymmetric side exists once (PU-1.5)."""
    planets: list[str] = []
    corporations: list[str] = []
    choices = common(table)
    met = pairs(choices)
    sides = [choice for choice in pair if choice[0] in ("planet", "corporation")]
    for seat in range(table[0]):
        free = [
            board
            for board in BOARDS
            if (board[0][1] not in planets or board[0][1] == SYMMETRIC_PLANET)
            and (board[1][1] not in corporations or board[1][1] == SYMMETRIC_CORPORATION)
            and (seat > 0 or all(side in board for side in sides))
        ]
        best = max(free, key=lambda board: len((pairs([*board, *choices]) & missing) - met))
        met |= pairs([*best, *choices])
        planets.append(best[0][1])
        corporations.append(best[1][1])
    return planets, corporations, met
