"""The game: seats, options, set-up (SE-2, SE-12.1)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action, AmbientAction
from starboard.engine.agenda import Task
from starboard.engine.errors import Refusal
from starboard.engine.game import Foresight, Game, Options
from starboard.engine.messages import Message
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.state import TABLE
from starboard.engine.view import Result, Score
from starboard.games.seti import show
from starboard.games.seti.actions import ACTIONS
from starboard.games.seti.board import Board
from starboard.games.seti.bots import prices as worth
from starboard.games.seti.bots.evaluation import evaluate, standings
from starboard.games.seti.bots.policy import weigh
from starboard.games.seti.content import LEVELS, OBJECTIVES, RIVAL_CARDS
from starboard.games.seti.content.numbers import NOBODY, SPECIES_IDS, TECH_IDS
from starboard.games.seti.player import Player
from starboard.games.seti.rival import RIVAL, Rival
from starboard.games.seti.rules import free_actions as free
from starboard.games.seti.rules import hidden, objectives, scoring
from starboard.games.seti.rules import vocabulary as library
from starboard.games.seti.rules.printed import PROJECT_COUNT, ROWS
from starboard.games.seti.rules.rival import OBJECTIVES_SHOWN
from starboard.games.seti.rules.rounds import FirstIncome
from starboard.games.seti.state import SetiState
from starboard.games.seti.view import SetiView
from starboard.games.seti.words import actions as words

RANDOM: Final = "random"
FIRST_HAND: Final = 5
ROW: Final = 3
STACKS: Final = 4
NEUTRAL_MARKERS: Final = [0, 2, 2, 1, 0]
TILE_BONUSES: Final = [0, 1, 2, 3]
POSITIONS: Final = [[7, 0], [1, 2], [3, 4], [5, 6]]
"""Sectors of the north, east, south and west position, clockwise (SE-4.1)."""
LAYOUTS: Final = (RANDOM, *(str(number) for number in range(1, 13)))
"""A numbered layout is the same discs and stars in every match that chooses it."""
LEVEL_NAMES: Final = tuple(str(level.level) for level in LEVELS)

library.fill()
worth.price_contents()


@final
class Seti(Game[SetiState]):
    def __init__(self) -> None:
        species = (RANDOM, *SPECIES_IDS)
        options = (
            Option("left_species", species, RANDOM),
            Option("right_species", species, RANDOM),
            Option("layout", LAYOUTS, RANDOM),
            Option("level", LEVEL_NAMES, "1"),
        )
        super().__init__("seti", "SETI", 1, (1, 4), options, ACTIONS)
        # A round is long, and later ones hang on cards that nobody knows. Of the many free actions few are worth a thought.
        self.foresight = Foresight(horizon=1, width=12, trust=1, floor=-3.0, hunch=0.3, swing=60.0, outcome=0.3, halving=True)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        if options["left_species"] == options["right_species"] != RANDOM:
            return Refusal("refused-same-species", rule="SE-2.1")
        return None

    def setup(self, seats: int, options: Options, rng: Rng) -> SetiState:
        solo = seats == 1
        players = [Player.fresh() for _ in range(2 if solo else seats)]
        layout = rng if options["layout"] == RANDOM else Rng(numbered_seed(int(str(options["layout"]))))
        board = set_up_table(len(players), chosen_species(options, rng), sealed_slots(options), layout, rng)
        first = rng.below(len(players))
        for turn in range(len(players)):
            players[(first + turn) % len(players)].score = turn + 1
        rival = None
        for seat in range(seats):
            players[seat].hand = [board.deck.pop() for _ in range(FIRST_HAND)]
        if solo:
            rival = set_up_rival(int(str(options["level"])), rng)
            players[RIVAL].credits = players[RIVAL].energy = 0
        agendas: list[list[Task[Any]]] = [[] for _ in range(seats)]
        state = SetiState(
            self, seats, rng, agendas, [FirstIncome(0)], board, players, rival, 0, first, first, TABLE, False, False, False, [], [], False
        )
        if solo:
            objectives.look(state)
        return state

    def ambient(self, state: SetiState, seat: int) -> list[Action]:
        return free.rights(state, seat) if state.free_actions and seat == state.active else []

    def take_ambient(self, state: SetiState, seat: int, action: AmbientAction) -> None:
        free.take(state, seat, action)

    def redeal(self, state: SetiState, seat: int | None, rng: Rng) -> SetiState:
        return hidden.redealt(state, seat, rng)

    def view(self, state: SetiState, seat: int | None) -> SetiView:
        return show.view(state, seat)

    def scores(self, state: SetiState) -> list[Score]:
        return scoring.scores(state)

    def result(self, state: SetiState) -> Result | None:
        return scoring.result(state) if state.over else None

    def describe(self, state: SetiState, seat: int, action: Action) -> Message:
        return words.describe(state, seat, action)

    def census(self, state: SetiState) -> dict[str, int]:
        return hidden.census(state)

    def evaluate(self, state: SetiState, seat: int) -> float:
        return evaluate(state, seat)

    def standings(self, state: SetiState) -> list[float]:
        return standings(state)

    def weigh(self, state: SetiState, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def conformance(self) -> list[tuple[int, Options]]:
        """Every seat count, every pair of species, every solo level."""
        return [
            (2, {}),
            (2, {"left_species": "mascamites", "right_species": "anomalies"}),
            (3, {"left_species": "oumuamua", "right_species": "centaurians"}),
            (4, {"left_species": "exertians", "right_species": "mascamites"}),
            (3, {"left_species": "anomalies", "right_species": "exertians"}),
            (4, {"left_species": "centaurians", "right_species": "exertians", "layout": "3"}),
            (1, {"level": "1", "left_species": "mascamites", "right_species": "centaurians"}),
            (1, {"level": "2", "left_species": "oumuamua", "right_species": "mascamites"}),
            (1, {"level": "3", "left_species": "exertians", "right_species": "oumuamua"}),
            (1, {"level": "4", "left_species": "centaurians", "right_species": "anomalies"}),
            (1, {"level": "5", "left_species": "anomalies", "right_species": "oumuamua"}),
        ]


def chosen_species(options: Options, rng: Rng) -> list[int]:
    """The two species in play, left and right, then those left out (SE-2.1.2)."""
    wanted = [str(options["left_species"]), str(options["right_species"])]
    rest = rng.shuffled([number for number, species in enumerate(SPECIES_IDS) if species not in wanted])
    drawn = [rest.pop() if species == RANDOM else SPECIES_IDS.index(species) for species in wanted]
    return drawn + rest


def sealed_slots(options: Options) -> tuple[int, ...]:
    """Slots whose species nobody has chosen, so nobody knows it."""
    return tuple([slot for slot, side in enumerate(("left_species", "right_species")) if options[side] == RANDOM])


def set_up_table(players: int, species: list[int], sealed: tuple[int, ...], layout: Rng, rng: Rng) -> Board:
    """Boards, tiles and decks (SE-2.1); a solo match is set up for two. `layout` draws discs and stars."""
    boards = layout.shuffled([0, 1, 2, 3])
    stars = [0] * 8
    for position, sectors in enumerate(boards):
        for order, sector in enumerate(POSITIONS[position]):
            stars[sector] = sectors * 2 + order
    deck = rng.shuffled(list(range(PROJECT_COUNT)))
    row = [deck.pop() for _ in range(ROW)]
    stacks = [[deck.pop() for _ in range(players + 1)] for _ in range(STACKS)]
    return Board(
        setting=layout.below(8) + 8 * layout.below(8) + 64 * layout.below(8),
        rotation=0,
        stars=stars,
        markers=[()] * 9,
        won=0,
        deck=deck,
        discard=[],
        row=row,
        stacks=stacks,
        bonuses=[tuple(rng.shuffled(TILE_BONUSES)) for _ in TECH_IDS],
        two_points=(1 << len(TECH_IDS)) - 1,
        species=species[:2],
        aside=sorted(species[2:]),
        sealed=sealed,
        discovered=(),
        discovery=[NOBODY] * 6,
        overflow=[()] * 6,
        spaces=[NOBODY] * (6 * ROWS),
        strips=[()] * 6,
        gold=[rng.below(2) for _ in range(4)],
        gold_marks=[()] * 4,
        neutral=[NEUTRAL_MARKERS[players]] * 2,
        first_orbits=[NOBODY] * 9,
        data_spaces=[NOBODY] * 27,
        alien_decks=[[], []],
        alien_open=[NOBODY, NOBODY],
        gone=[],
        samples=[],
        board_samples=(),
        anomalies=(),
        milestones=(),
        replies=(NOBODY,) * 4,
    )


def set_up_rival(level: int, rng: Rng) -> Rival:
    """Its deck, its reserve of advanced cards and the stack of objectives (SE-12.1)."""
    printed = LEVELS[level - 1]
    basic = [number for number, card in enumerate(RIVAL_CARDS) if card.kind == "basic"]
    advanced = rng.shuffled([number for number, card in enumerate(RIVAL_CARDS) if card.kind == "advanced"])
    deck = basic + [advanced.pop() for _ in range(printed.advanced_cards_at_start)]
    stack: list[int] = []
    for name, count in reversed(list(zip(("I", "II", "III"), printed.objectives, strict=True))):
        tiles = rng.shuffled([number for number, tile in enumerate(OBJECTIVES) if tile.level == name])
        stack += tiles[:count]
    shown = [stack.pop() for _ in range(min(OBJECTIVES_SHOWN, len(stack)))]
    return Rival(
        level,
        rng.shuffled(deck),
        [],
        advanced,
        NOBODY,
        printed.start_space - 1,
        0,
        0,
        [0, 0, 0],
        0,
        shown,
        [0] * len(shown),
        stack,
        0,
        [],
        0,
        0,
        0,
    )


GAME: Final = Seti()
