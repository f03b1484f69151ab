"""Positions for tests: a match brought to the tile phase, with boards, trackers and tiles as the test wants them.

Tiles are written as in the worked examples: `(5,0) C, (5,1) E` with the terrain's first letter, upper case where the symbol is.
"""

from __future__ import annotations

import re

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.actions import Advance, Finish, PickCard, Place, Take
from starboard.games.planet_unknown.board import SHAPES
from starboard.games.planet_unknown.content import CIV_CARDS, EVENT_CARDS, RINGS
from starboard.games.planet_unknown.content.geometry import set_of, square
from starboard.games.planet_unknown.content.tiles import TILE_OF, TILES
from starboard.games.planet_unknown.content.tracks import LEVELS, TERRAINS, TRACKS
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.civilization import CARD_OF
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.event_cards import reveal_event
from starboard.games.planet_unknown.rules.patches import lay_patch
from starboard.games.planet_unknown.rules.placement import lay
from starboard.games.planet_unknown.rules.rounds import END_OF_GAME, END_ROUND, EVENT_PICKS, ask
from starboard.games.planet_unknown.rules.turn import PROCEED
from starboard.games.planet_unknown.state import CIV, ENDING, EVENT

EVENT_OF = {event.id: index for index, event in enumerate(EVENT_CARDS)}
OUTER_SHAPES = SHAPES[:6]
SQUARE = re.compile(r"\((\d+),(\d+)\) (\w)")


def placing(tile: str, squares: str, as_energy: bool = False) -> Place:
    """The action that puts a tile on these squares."""
    wanted = {(int(x), int(y)): letter for x, y, letter in SQUARE.findall(squares)}
    printed = TILES[TILE_OF[tile]]
    left, top = min(x for x, _ in wanted), min(y for _, y in wanted)
    at = square(left, top)
    for face in printed.faces:
        found = {}
        for section, terrain, symbol in (
            (face.section_a, printed.terrain_a, face.symbol_a),
            (face.section_b, printed.terrain_b, face.symbol_b),
        ):
            for offset in section:
                letter = TERRAINS[terrain][0]
                found[at + offset] = letter.upper() if offset == symbol else letter
        if found == {square(x, y): letter for (x, y), letter in wanted.items()}:
            return Place(face.orientation, (left, top), as_energy)
    raise ValueError(f"{tile} cannot lie on {squares}")


class Game:
    """A match in the tile phase of its first round, seat 0 to act."""

    def __init__(
        self, seats: int = 2, planet: str = "ksb_4156", corporation: str = "universal_coalition", seed: int = 1, **options: str
    ) -> None:
        chosen = dict(options)
        others = seats - 1
        chosen["planet"] = [planet] + ["ksb_4156"] * others
        chosen["corporation"] = [corporation] + ["universal_coalition"] * others
        self.match = Match.new("planet_unknown", seats, seed, chosen)
        self.settle()

    def settle(self) -> None:
        """Answer whatever comes before the tiles with the first legal action."""
        while self.state.phase_name() not in ("tile", "over"):
            seat = self.state.pending()[0]
            self.do(self.state.legal(seat)[0], seat)

    @property
    def state(self):
        return self.match.state

    @property
    def player(self) -> Player:
        return self.state.own(0)

    # -- setting up

    def at(self, **levels: int) -> Game:
        """Trackers on these levels of their own tracks, with the technologies that this gives."""
        player = self.player
        for track, level in levels.items():
            index = TRACKS.index(track)
            player.trackers[index] = index * LEVELS + level
        player.technologies = corporation_of(player).available(player)
        return self

    def lay(self, tile: str, squares: str) -> Game:
        """A tile lies on the planet, without any effect."""
        lay(self.player, TILES[TILE_OF[tile]], placing(tile, squares))
        return self

    def patch(self, *squares: tuple[int, int]) -> Game:
        for x, y in squares:
            lay_patch(self.player, square(x, y))
        return self

    def fill(self, squares: int) -> Game:
        """Cover squares without saying by what."""
        self.player.covered |= squares
        return self

    def rover(self, *squares: tuple[int, int]) -> Game:
        self.player.rovers |= set_of(list(squares))
        return self

    def meteorite(self, *squares: tuple[int, int]) -> Game:
        self.player.meteorites |= set_of(list(squares))
        return self

    def lifepods(self, *squares: tuple[int, int]) -> Game:
        self.player.lifepods = set_of(list(squares))
        return self

    def points(self, points: int) -> Game:
        self.player.movement = self.player.movement_gained = points
        return self

    def depot(self, outer: str | None, inner: str | None) -> Game:
        """The two visible tiles of the depot; None for an empty stack."""
        for ring, tile in enumerate((outer, inner)):
            compartment = self.state.station.compartment(self.state.positions[0], ring)
            stack = self.state.station.stacks[compartment]
            self.state.station.stacks[compartment] = [] if tile is None else [*stack[:-1], TILE_OF[tile]]
        return self

    def event(self, card: str) -> Game:
        """The event of this round, with what it forbids."""

        self.state.event = EVENT_OF[card]
        return self

    def strike(self, card: str) -> Game:
        """The event is revealed now, in a phase of its own."""

        state = self.state
        state.decks.events = [EVENT_OF[card]]
        for agenda in state.agendas:
            agenda.clear()
        state.players[0].must_take = False
        state.table.clear()
        state.queue(EVENT_PICKS)
        state.phase = EVENT
        state.with_events = True
        reveal_event(state)
        state.decks.events = [0]
        ask(state, EVENT, PROCEED, [0])
        state.advance()
        return self

    def card(self, card: str) -> Game:
        """The seat settles a civ milestone and takes this card."""

        index = CARD_OF[card]
        self.pick_phase(CIV_CARDS[index].level, [index])
        return self

    def pick_phase(self, level: int, stack: list[int], ending: bool = False) -> Game:
        """R4 with one owed card and these cards in its stack."""

        state = self.state
        for other in range(4):
            state.decks.civ_aside[other] = sorted(set(state.decks.civ_aside[other]) - set(stack))
            state.decks.civ[other] = [card for card in state.decks.civ[other] if card not in stack]
        state.decks.civ[level - 1] = stack
        for agenda in state.agendas:
            agenda.clear()
        state.table.clear()
        state.queue(END_OF_GAME if ending else END_ROUND)
        for seat in range(state.seats):
            state.own(seat).must_take = False
        state.phase = ENDING if ending else CIV
        self.player.ready = False
        self.player.ending = ending
        self.player.owed = [level]
        state.push(0, PROCEED)
        state.advance()
        if len(stack) == 1:
            self.do(PickCard(CIV_CARDS[stack[0]].id))
        return self

    # -- playing

    def do(self, *actions: Action | int) -> None:
        """Play actions; a number at the end is the seat."""
        seat = 0
        played = list(actions)
        if isinstance(played[-1], int):
            seat = played.pop()
        for action in played:
            self.state.check(seat, action)
            self.state.play(seat, action)

    def place(self, tile: str, squares: str, as_energy: bool = False) -> Game:
        """Take the tile from the depot and put it there."""
        outer = tile[:2] in OUTER_SHAPES
        self.depot(tile if outer else None, None if outer else tile)
        self.do(Take(RINGS[0 if outer else 1]), placing(tile, squares, as_energy))
        return self

    def up(self, track: str, by: str = "synergy") -> Game:
        """Advance a tracker by an effect that waits."""
        action = next(one for one in self.legal(Advance) if one.track == track and one.by == by)
        self.do(action)
        return self

    def legal(self, kind: type[Action] | None = None) -> list[Action]:
        return [action for action in self.state.legal(0) if kind is None or isinstance(action, kind)]

    def tracks(self, by: str) -> set[str]:
        """The trackers that an effect of this kind could advance."""
        return {action.track for action in self.legal(Advance) if action.by == by}

    def finish(self) -> None:
        self.do(Finish())

    # -- looking

    def levels(self) -> list[int]:
        return [slot % LEVELS for slot in self.state.players[0].trackers]

    def level(self, track: str) -> int:
        return self.levels()[TRACKS.index(track)]

    def medals(self, key: str, seat: int = 0) -> int:
        return next(term.points for term in self.state.scores()[seat].terms if term.key == f"score-{key}")


def played(seed: int, decisions: int = 5_000, seats: int = 1, **options: str) -> Match:
    """A match after so many random decisions."""
    match = Match.new("planet_unknown", seats, seed, options)
    rng = Rng(numbered_seed(seed))
    for _ in range(decisions):
        if not match.state.pending():
            break
        seat = rng.choice(match.state.pending())
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match
