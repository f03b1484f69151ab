"""Positions for tests: a match at the first turn of seat 0, with hands, probes and boards as the test wants them.

Spaces are written `(ring, sector)`, disc offsets `(disc 1, disc 2, disc 3)`, as in the worked examples.
"""

from __future__ import annotations

from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.seti.actions import EndTurn, GoOn, PickCard, PlayCard, Stop
from starboard.games.seti.content.cards import CARD_OF
from starboard.games.seti.content.numbers import NEUTRAL, PLANET_IDS, SLOTS, STAR_IDS, TECH_IDS, TRACE_COLOURS
from starboard.games.seti.game import GAME
from starboard.games.seti.player import Player
from starboard.games.seti.rules.discovery import discover
from starboard.games.seti.rules.signals import TARGET_IDS
from starboard.games.seti.state import SetiState


class Table:
    """Everybody holds no cards and has tucked one without effect on the tests: resources are set to 20, publicity to 5, score to 10."""

    def __init__(self, seats: int = 2, left: str = "mascamites", right: str = "anomalies", level: str = "1", seed: int = 1) -> None:
        options = GAME.complete(seats, {"left_species": left, "right_species": right, "level": level})
        state = GAME.setup(seats, options, Rng(numbered_seed(seed)))
        assert isinstance(state, SetiState)
        self.state = state
        state.first = state.active = 0
        state.advance()
        for seat in range(seats):
            state.play(seat, state.legal(seat)[0])
        for seat in range(seats):
            player = state.players[seat]
            state.board.deck = player.hand + player.tucked + state.board.deck
            player.hand, player.tucked, player.incomes = [], [], [0] * 5
            player.credits = player.energy = 20
            player.publicity, player.score, player.data = 5, 10, 0
        self.offsets(0, 0, 0)
        state.board.stars = list(range(8))

    # -- setting the scene

    @property
    def me(self) -> Player:
        return self.state.players[0]

    @property
    def other(self) -> Player:
        return self.state.players[1]

    def offsets(self, first: int, second: int, third: int) -> None:
        self.state.board.setting = first + 8 * second + 64 * third + (self.state.board.setting & 512)

    def hold(self, *cards: str, seat: int = 0) -> None:
        """Cards of the deck or of a species go to a hand."""
        for card in cards:
            self._draw_out(CARD_OF[card])
            self.state.players[seat].hand.append(CARD_OF[card])

    def row(self, *cards: str) -> None:
        board = self.state.board
        for slot, card in enumerate(cards):
            old = board.row[slot]
            self._draw_out(CARD_OF[card])
            if CARD_OF[card] in board.row:
                board.row[board.row.index(CARD_OF[card])] = old
            else:
                board.deck.insert(0, old)
            board.row[slot] = CARD_OF[card]

    def top(self, card: str) -> None:
        """The next card of the deck."""
        self._draw_out(CARD_OF[card])
        self.state.board.deck.append(CARD_OF[card])

    def _draw_out(self, card: int) -> None:
        board = self.state.board
        for cards in [board.deck, board.discard, *board.stacks, *board.alien_decks]:
            if card in cards:
                cards.remove(card)

    def mission(self, card: str, seat: int = 0) -> None:
        self._draw_out(CARD_OF[card])
        self.state.players[seat].missions.append(CARD_OF[card] << 3)

    def probe(self, ring: int, sector: int, seat: int = 0) -> None:
        self.state.players[seat].probes.append((ring - 1) * 8 + sector)

    def tech(self, *names: str, seat: int = 0) -> None:
        for name in names:
            number = TECH_IDS.index(name)
            player = self.state.players[seat]
            player.techs |= 1 << number
            self.state.board.bonuses[number] = self.state.board.bonuses[number][:-1]
            self.state.board.two_points &= ~(1 << number)
            if number >= 8:
                player.columns[[0, 2, 4, 5][number - 8]] = number - 8

    def markers(self, star: str, *seats: int) -> None:
        self.state.board.markers[TARGET_IDS.index(star)] = tuple(seats)

    def sector_of(self, star: str) -> int:
        return self.state.board.stars.index(STAR_IDS.index(star))

    def orbiter(self, planet: str, seat: int = 0) -> None:
        self.state.players[seat].orbiters[PLANET_IDS.index(planet)] += 1

    def lander(self, planet: str, seat: int = 0) -> None:
        self.state.players[seat].landers[PLANET_IDS.index(planet)] += 1

    def trace(self, slot: str, colour: str, seat: int = 0, place: str = "overflow") -> None:
        column = SLOTS.index(slot) * 3 + TRACE_COLOURS.index(colour)
        self.state.players[seat].traces[column] += 1
        if place == "discovery":
            self.state.board.discovery[column] = seat
        else:
            self.state.board.overflow[column] = (*self.state.board.overflow[column], seat)

    def discover(self, slot: str, *owners: int) -> None:
        """The species of a slot is discovered; its discovery spaces belong to these players, else to nobody."""
        number = SLOTS.index(slot)
        for colour in range(3):
            owner = owners[colour] if colour < len(owners) else NEUTRAL
            self.state.board.discovery[number * 3 + colour] = owner
            if owner != NEUTRAL:
                self.state.players[owner].traces[number * 3 + colour] += 1
        discover(self.state, number)
        while self.state.table and type(self.state.table[-1]).__name__ == "OfferSecrets":
            self.state.table.pop()

    # -- playing

    def legal(self, seat: int = 0) -> list[Action]:
        return self.state.legal(seat)

    def options(self, seat: int = 0) -> list[Action]:
        """Answers to the open decision, free actions left out."""
        decision = self.state.decision(seat)
        assert decision is not None
        return decision.options(self.state, seat)

    def can(self, action: Action, seat: int = 0) -> bool:
        return action in self.legal(seat)

    def do(self, *actions: Action, seat: int = 0) -> None:
        for action in actions:
            assert action in self.legal(seat), f"{action} is not among {self.options(seat)}"
            self.state.play(seat, action)

    def play(self, card: str, *answers: Action) -> None:
        """Seat 0 plays a card from hand and answers."""
        self.hold(card)
        self.do(PlayCard(card), *answers)

    def finish(self, seat: int = 0) -> None:
        """Decline or take the first answer until the turn can be ended, then end it."""
        for _ in range(60):
            if self.state.active != seat or not self.state.pending() or self.state.course != seat:
                return
            mover = self.state.pending()[0]
            answers = self.state.decision(mover).options(self.state, mover)
            if EndTurn() in answers and mover == seat:
                self.state.play(seat, EndTurn())
                return
            preferred = [action for action in answers if isinstance(action, Stop | GoOn)]
            self.state.play(mover, (preferred or answers)[0])
        raise AssertionError("the turn does not end")


def tuck(card: str) -> PickCard:
    return PickCard(card, "tuck")
