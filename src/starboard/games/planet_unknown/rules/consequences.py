"""What a choice brings beside its events, told quietly to the seat that looks ahead (PU-5.3, PU-5.6, PU-13.2, PU-13.7, PU-13.8).

Only where somebody looks ahead: what happens is seen, and simulations pay nothing.
"""

from __future__ import annotations

from typing import final

from starboard.games.planet_unknown.actions import Place
from starboard.games.planet_unknown.content import OBJECTIVES
from starboard.games.planet_unknown.content.geometry import SIDE, members, x_of, y_of
from starboard.games.planet_unknown.content.tiles import Tile
from starboard.games.planet_unknown.events import CITY, Breached, LineCompleted, ObjectiveCounted, PieceCovered
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.collecting import ROVER
from starboard.games.planet_unknown.rules.lifepods import LIFEPOD
from starboard.games.planet_unknown.rules.objectives import measured, private_medals, rivals_medals, values
from starboard.games.planet_unknown.rules.placement import broken_restrictions
from starboard.games.planet_unknown.rules.scoring import filled, rivalries
from starboard.games.planet_unknown.state import PlanetState


def tell_breaches(state: PlanetState, seat: int, tile: Tile, action: Place) -> None:
    """The restrictions against which a tile is about to lie."""
    face = tile.by_orientation[action.turn]
    assert face is not None
    for restriction in broken_restrictions(state, state.players[seat], tile, face, action):
        state.say(seat, Breached(seat, restriction.rule, restriction.key))


def tell_covered(state: PlanetState, seat: int, before: Player) -> None:
    """What the last tile lies on."""
    squares = state.players[seat].last_tile
    for piece, stood in ((LIFEPOD, before.lifepods), (ROVER, before.rovers), (CITY, before.planet.cities & ~before.covered)):
        for at in members(stood & squares):
            state.say(seat, PieceCovered(seat, piece, (x_of(at), y_of(at))))


@final
class Standing:
    """Lines and objectives of a seat before it acts."""

    def __init__(self, state: PlanetState, seat: int) -> None:
        self.seat = seat
        player = state.players[seat]
        self.complete = complete_lines(player)
        self.rivalries = [rivalry for rivalry in rivalries(state, state.seen_by(seat)) if seat in rivalry.seats]
        self.counts = [values(state.seen_by(seat), rivalry.card, rivalry.seats) for rivalry in self.rivalries]
        self.private = player.private.copy()
        self.secrets = [measured(player, OBJECTIVES[card].private.measure) for card in self.private]
        self.gave = [private_medals(player, card) for card in self.private]

    def tell_changes(self, state: PlanetState) -> None:
        self.tell_lines(state)
        self.tell_objectives(state)
        self.tell_private_objectives(state)

    def tell_lines(self, state: PlanetState) -> None:
        player = state.players[self.seat]
        for index in complete_lines(player):
            if index not in self.complete:
                line = "row" if index < SIDE else "column"
                state.say(self.seat, LineCompleted(self.seat, line, index % SIDE + 1, player.planet.medals[index]))

    def tell_objectives(self, state: PlanetState) -> None:
        """The others count as the seat has last seen them."""
        players = state.seen_by(self.seat)
        for rivalry, count in zip(self.rivalries, self.counts, strict=True):
            counted = values(players, rivalry.card, rivalry.seats)
            mine = rivalry.seats.index(self.seat)
            if counted[mine] != count[mine]:
                told = ObjectiveCounted(
                    self.seat,
                    OBJECTIVES[rivalry.card].id,
                    private=False,
                    value=counted[mine],
                    seats=tuple(rivalry.seats),
                    medals=tuple(rivals_medals(rivalry.card, counted)),
                    before=tuple(rivals_medals(rivalry.card, count)),
                )
                state.say(self.seat, told)

    def tell_private_objectives(self, state: PlanetState) -> None:
        """Nobody else ever hears of them."""
        player = state.players[self.seat]
        for card, count, gave in zip(self.private, self.secrets, self.gave, strict=True):
            now = measured(player, OBJECTIVES[card].private.measure)
            if now != count:
                medals = (private_medals(player, card),)
                told = ObjectiveCounted(self.seat, OBJECTIVES[card].id, private=True, value=now, seats=(), medals=medals, before=(gave,))
                state.confide(self.seat, told)


def complete_lines(player: Player) -> list[int]:
    """Rows from 0, then columns, that give their medals (PU-13.1)."""
    open_squares = ~filled(player)
    return [index for index, squares in enumerate(player.planet.lines) if not squares & open_squares]
