"""Set-up of the table and of the players (AE-2, AE-3)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.game import Options
from starboard.engine.messages import Message, message
from starboard.engine.rng import Rng
from starboard.engine.state import Rules
from starboard.games.andromedas_edge.actions import ChooseDestiny, ChooseFaction
from starboard.games.andromedas_edge.board import Board
from starboard.games.andromedas_edge.content import (
    COLOURS,
    COLUMNS,
    CONSTANTS,
    DESTINIES,
    DEVELOPMENTS,
    EVENTS,
    FACTIONS,
    NOTHING,
    RAIDERS,
    SUPREMACIES,
)
from starboard.games.andromedas_edge.content.cards import (
    DESTINY_IDS,
    DESTINY_OF,
    DISCOVERY_TOKENS,
    EVENT_DECK,
    FACTION_IDS,
    FACTION_OF,
    FACTION_START,
    FACTION_TILE,
    FACTION_TRACKS,
    TACTIC_DECK,
)
from starboard.games.andromedas_edge.content.map import (
    FIRST_BASE,
    FIRST_SPECIAL,
    NO_TILE,
    REGION_COUNT,
    SPACES,
    SPECIAL_SPACES,
)
from starboard.games.andromedas_edge.content.modules import DISPLAY_ROWS, FIRST_KEY, MODULE_ROW
from starboard.games.andromedas_edge.content.moons import MOON_KINDS, NEBULA_MOONS
from starboard.games.andromedas_edge.content.raiders import CLASS_IDS, CLASS_S, RAIDER_IDS, STANDEE_CLASS
from starboard.games.andromedas_edge.content.resources import TACTICS
from starboard.games.andromedas_edge.content.ships import STANDARD
from starboard.games.andromedas_edge.content.tracks import STACKS, TOKEN_SPACES
from starboard.games.andromedas_edge.events import DestinyChosen, FactionChosen, FirstPlayer
from starboard.games.andromedas_edge.player import Player
from starboard.games.andromedas_edge.rules.effects import Choice
from starboard.games.andromedas_edge.rules.event_track import lay_planet
from starboard.games.andromedas_edge.rules.gains import draw
from starboard.games.andromedas_edge.rules.modules import refresh
from starboard.games.andromedas_edge.rules.raiders import place_raider
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.turn import TurnStart
from starboard.games.andromedas_edge.state import SETUP, EdgeState

RANDOM: Final = "random"
STACK: Final[int] = CONSTANTS.discovery_stack


def set_up(game: Rules[EdgeState], seats: int, options: Options, rng: Rng) -> EdgeState:
    """The table before the factions are chosen; chance is drawn in the order of AE-3.8."""
    state = bare(game, seats, options, rng)
    board = state.board
    deck = str(options["events"])
    board.events = rng.shuffled([number for number in range(len(EVENTS)) if EVENT_DECK[number] == deck])
    board.event_seen = [0] * len(board.events)
    lay_tiles(state, str(options["special"]), rng)
    board.raider_cards = [chosen_raider(rank, str(options[f"raiders_{rank.lower()}"]), rng) for rank in CLASS_IDS]
    for _ in range(CONSTANTS.s_raiders_at_start):
        place_raider(state, CLASS_S)
    for column in range(len(COLUMNS)):
        board.decks[column] = rng.shuffled([module for module in range(FIRST_KEY) if MODULE_ROW[module] == column])
    refresh(state)
    tokens = rng.shuffled(DISCOVERY_TOKENS)
    board.stacks = [sorted(tokens[stack * STACK : (stack + 1) * STACK]) for stack in range(STACKS)]
    board.box = sorted(tokens[STACKS * STACK :])
    board.tokens = rng.shuffled(list(range(len(SUPREMACIES))))[:TOKEN_SPACES]
    board.tactics = rng.shuffled(TACTIC_DECK)
    dealt = CONSTANTS.factions_dealt
    factions = rng.shuffled(list(range(len(FACTIONS))))
    for seat, player in enumerate(state.players):
        player.offered = sorted(factions[seat * dealt : (seat + 1) * dealt])
        state.push(seat, PickingFaction())
    state.queue(Prepare())
    return state


def bare(game: Rules[EdgeState], seats: int, options: Options, rng: Rng) -> EdgeState:
    """Nothing is laid yet."""
    limit = str(options["turn_limit"])
    steps = CONSTANTS.event_steps_by_players[seats - 2]
    board = Board(
        tiles=[NO_TILE] * SPACES,
        moons=[()] * REGION_COUNT,
        moon_supply=[[] for _ in COLOURS],
        moons_gone=0,
        planets=[],
        raider_cards=[],
        raiders=[NOTHING] * len(STANDEE_CLASS),
        raider_hits=[0] * len(CLASS_IDS),
        decks=[[] for _ in COLUMNS],
        display=[NOTHING] * (len(COLUMNS) * DISPLAY_ROWS),
        tactics=[],
        tactics_discard=[],
        events=[],
        event_seen=[],
        events_discard=[],
        marker=steps,
        marker_start=steps,
        stacks=[[] for _ in range(STACKS)],
        looks=[0] * STACKS,
        box=[],
        tokens=[],
        bonus=[()] * REGION_COUNT,
        owners=[NOTHING] * REGION_COUNT,
        pieces=[development.copies for development in DEVELOPMENTS],
        phages=CONSTANTS.mechaphage_tokens,
        tokens_used=0,
    )
    return EdgeState(
        game=game,
        seats=seats,
        rng=rng,
        agendas=[[] for _ in range(seats)],
        table=[],
        board=board,
        players=[Player.fresh() for _ in range(seats)],
        battle=None,
        teams=options["teams"] == "yes",
        terminus=CONSTANTS.lengths[str(options["length"])],
        turn_limit=0 if limit == "none" else int(limit),
        destinies=options["destiny"] == "yes",
        first=0,
        active=0,
        turn=0,
        phase=SETUP,
        region=NOTHING,
        launched_ship=NOTHING,
        bay_empty=False,
        science_row=False,
        rearranged=False,
        gifted=False,
        refused=(),
        module_given=False,
        event_due=False,
        end_triggered=False,
        last_turns=0,
        moon_taken=NOTHING,
        spared=0,
        finals=[],
        over=False,
    )


def lay_tiles(state: EdgeState, special: str, rng: Rng) -> None:
    """Planets and bases row by row, special regions on their marked spaces, moons (AE-2.3, AE-2.4, AE-21.1)."""
    board = state.board
    if special != "none":
        first = FIRST_SPECIAL + (0 if special == "quasars" else 2)
        board.tiles[SPECIAL_SPACES[0]] = first
        board.tiles[SPECIAL_SPACES[1]] = first + 1
    planets = rng.shuffled(list(range(FIRST_BASE)))
    count = CONSTANTS.planets_by_players[state.seats - 2]
    tiles = rng.shuffled(planets[:count] + list(range(FIRST_BASE, FIRST_SPECIAL)))
    board.planets = planets[count:]
    nebulae = rng.shuffled(MOON_KINDS[NEBULA_MOONS])
    for number, moon in enumerate(nebulae):
        board.moons[SPACES + number] = (moon,)
    board.moon_supply = [rng.shuffled(MOON_KINDS[colour]) for colour in range(len(COLOURS))]
    empty = [space for space in range(SPACES) if board.tiles[space] == NO_TILE]
    for space, tile in zip(empty, tiles, strict=False):
        if tile < FIRST_BASE:
            lay_planet(state, space, tile)
        else:
            board.tiles[space] = tile


def chosen_raider(rank: str, wanted: str, rng: Rng) -> int:
    cards = [number for number, raider in enumerate(RAIDERS) if raider.rank == rank]
    return rng.choice(cards) if wanted == RANDOM else RAIDER_IDS.index(wanted)


# -- factions and destiny, chosen at the same time and secretly


FACTION_NOT_DEALT: Final = Bar("AE-3.2", "barred-not-dealt")
DESTINY_NOT_DEALT: Final = Bar("AE-21.6", "barred-not-dealt")


@final
class PickingFaction(Choice):
    """Keep one of three factions (AE-3.2)."""

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [ChooseFaction(FACTION_IDS[faction]) for faction in state.players[seat].offered]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseFaction)
        state.players[seat].faction = FACTION_OF[action.faction]
        if state.journal is not None:
            state.whisper(seat, FactionChosen(seat, action.faction))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return FACTION_NOT_DEALT if isinstance(action, ChooseFaction) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-faction")

    def rule(self) -> str:
        return "AE-3.2"


@final
class PickingDestiny(Choice):
    """Keep one of two destiny cards (AE-21.6)."""

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [ChooseDestiny(DESTINY_IDS[card]) for card in state.players[seat].offered]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseDestiny)
        state.players[seat].destiny = DESTINY_OF[action.destiny]
        state.tell(DestinyChosen(seat))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return DESTINY_NOT_DEALT if isinstance(action, ChooseDestiny) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-destiny")

    def rule(self) -> str:
        return "AE-21.6"


@final
class Prepare(Step[EdgeState]):
    """Factions come to light: resources, tiles, tracks, leaders, first player, destiny (AE-3.2 to AE-3.6)."""

    def run(self, state: EdgeState, seat: int) -> None:
        state.disclose()
        for player in state.players:
            player.offered = []
        self.equip(state)
        for player in state.players:
            self.send_leaders(state, player)
        state.first = first_player(state)
        state.active = state.first
        for turn in range(state.seats):
            state.players[(state.first + turn) % state.seats].vp = CONSTANTS.starting_vp[turn]
        if state.journal is not None:
            state.tell(FirstPlayer(state.first))
        state.queue(Begin())
        if state.destinies:
            dealt = CONSTANTS.destinies_dealt
            cards = state.rng.shuffled(list(range(len(DESTINIES))))
            for other, player in enumerate(state.players):
                player.offered = sorted(cards[other * dealt : (other + 1) * dealt])
                state.push(other, PickingDestiny())

    def equip(self, state: EdgeState) -> None:
        for other, player in enumerate(state.players):
            start = FACTION_START[player.faction]
            for kind in range(TACTICS):
                player.stock[kind] = start[kind]
            draw(state, other, start[TACTICS])
            for track in FACTION_TRACKS[player.faction]:
                player.tracks[track] += 1
            player.spare = [FACTION_TILE[player.faction]]
        for tiles in STANDARD:
            dealt = state.rng.shuffled(tiles)
            for player in state.players:
                player.spare.append(dealt.pop())

    def send_leaders(self, state: EdgeState, player: Player) -> None:
        """One on each base, two in nebulae by dice, one on the station (AE-3.5)."""
        for region in range(SPACES):
            if state.is_base(region):
                player.leaders[region] += 1
        for _ in range(CONSTANTS.leaders_in_nebulae):
            player.leaders[SPACES + state.die() - 1] += 1
        player.station_leaders -= sum(player.leaders)


def first_player(state: EdgeState) -> int:
    """Six dice each, compared high to low; teams pool theirs and their left-hand player begins (AE-3.6, AE-21.7).

    Play goes clockwise, to the left: of two neighbours the one who comes later sits on the left.
    """
    sides = sorted({state.side(seat) for seat in range(state.seats)})
    while True:
        rolls = {side: sorted([state.die() for _ in range(CONSTANTS.dice_max * (2 if state.teams else 1))], reverse=True) for side in sides}
        best = max(rolls.values())
        sides = [side for side in sides if rolls[side] == best]
        if len(sides) == 1:
            return sides[0] * 2 + 1 if state.teams else sides[0]


@final
class Begin(Step[EdgeState]):
    """The first turn."""

    def run(self, state: EdgeState, seat: int) -> None:
        state.queue(TurnStart(state.first))
