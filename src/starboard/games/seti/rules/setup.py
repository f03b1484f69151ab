"""Set-up: boards, tiles and decks, the players, the solo rival (SE-2, SE-12.1)."""

from __future__ import annotations

from typing import Any, Final

from starboard.engine.agenda import Task
from starboard.engine.game import Options
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.state import TABLE, Rules
from starboard.games.seti.board import Board
from starboard.games.seti.content import LEVELS, OBJECTIVES, PLAYER_BOARD, RIVAL_CARDS, SHARED_BOARD, SOLO
from starboard.games.seti.content.boards import ROWS
from starboard.games.seti.content.cards import PROJECT_COUNT
from starboard.games.seti.content.numbers import BONUS_IDS, NOBODY, SPECIES_IDS, TECH_IDS
from starboard.games.seti.player import Player
from starboard.games.seti.rival import RIVAL, Rival
from starboard.games.seti.rules import objectives
from starboard.games.seti.rules.rounds import FirstIncome
from starboard.games.seti.state import SetiState

RANDOM: Final = "random"
POSITIONS: Final = [[7, 0], [1, 2], [3, 4], [5, 6]]
"""Sectors of the north, east, south and west position, clockwise (SE-4.1)."""


def first_state(game: Rules[Any], seats: int, options: Options, rng: Rng) -> SetiState:
    solo = seats == 1
    players = [Player.fresh() for _ in range(2 if solo else seats)]
    layout = rng if options["layout"] == RANDOM else Rng(numbered_seed(int(str(options["layout"]))))
    board = set_up_table(len(players), chosen_species(options, rng), sealed_slots(options), layout, rng)
    first = rng.below(len(players))
    for turn in range(len(players)):
        players[(first + turn) % len(players)].score = PLAYER_BOARD.start.vp[turn]
    rival = None
    for seat in range(seats):
        players[seat].hand = [board.deck.pop() for _ in range(PLAYER_BOARD.start.cards)]
    if solo:
        rival = set_up_rival(int(str(options["level"])), rng)
        players[RIVAL].credits = players[RIVAL].energy = 0
    agendas: list[list[Task[Any]]] = [[] for _ in range(seats)]
    state = SetiState(
        game=game,
        seats=seats,
        rng=rng,
        agendas=agendas,
        table=[FirstIncome(0)],
        board=board,
        players=players,
        rival=rival,
        round_number=0,
        first=first,
        active=first,
        course=TABLE,
        free_actions=False,
        acted=False,
        over=False,
        sources=[],
        lasting=[],
        fresh=False,
    )
    if solo:
        objectives.look(state)
    return state


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
    for position, pair in enumerate(boards):
        for order, sector in enumerate(POSITIONS[position]):
            stars[sector] = pair * 2 + order
    deck = rng.shuffled(list(range(PROJECT_COUNT)))
    row = [deck.pop() for _ in range(SHARED_BOARD.card_row)]
    stacks = [[deck.pop() for _ in range(players + 1)] for _ in range(SHARED_BOARD.stacks)]
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
        bonuses=[tuple(rng.shuffled(list(range(len(BONUS_IDS))))) for _ in TECH_IDS],
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
        neutral=[dict(SHARED_BOARD.neutral_markers)[players]] * 2,
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
    shown = [stack.pop() for _ in range(min(SOLO.objectives.shown, len(stack)))]
    return Rival(
        level=level,
        deck=rng.shuffled(deck),
        played=[],
        reserve=advanced,
        current=NOBODY,
        progress=printed.start_space - 1,
        computer=0,
        pool=0,
        tokens=[0, 0, 0],
        messages=0,
        objectives=shown,
        marks=[0] * len(shown),
        stack=stack,
        completed=0,
        past=[],
        on_top=0,
        seen=0,
        tiles=0,
    )
