"""Pieces collected and destroyed by cards, events and technologies (PU-11.3, PU-16.11)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Collect, Decline, Destroy, DestroyStored
from starboard.games.planet_unknown.content import CivCard
from starboard.games.planet_unknown.content.geometry import Square, count, members, square, x_of, y_of
from starboard.games.planet_unknown.content.names import square_words
from starboard.games.planet_unknown.content.operations import CollectOp, DestroyOp
from starboard.games.planet_unknown.events import Destroyed
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.lifepods import LIFEPOD, collect_lifepod, lift_lifepod
from starboard.games.planet_unknown.rules.meteorites import METEORITE, ClearOneLine, collect_meteorite, meteorites_on_planet, take_meteorite
from starboard.games.planet_unknown.rules.operations import Source, bar_decline, carries_out, declinable
from starboard.games.planet_unknown.state import PlanetState

ROVER: Final = "rover"


def lying(player: Player, piece: str) -> int:
    """Squares of the planet with such a piece."""
    return player.lifepods if piece == LIFEPOD else player.rovers if piece == ROVER else meteorites_on_planet(player)


def collected(player: Player, piece: str) -> int:
    """How many of them are in the collection area."""
    return player.lifepods_collected if piece == LIFEPOD else player.meteorites_collected


def finds(player: Player, card: CivCard) -> int | None:
    """How many of the pieces that a card collects or destroys lie on the planet; None for a card that does neither (PU-11.3)."""
    for op in card.effects:
        if isinstance(op, CollectOp | DestroyOp):
            return count(lying(player, op.piece))
    return None


def bar_piece(player: Player, piece: str, at: Square) -> Refusal | None:
    """Why there is nothing to take from a square."""
    if lying(player, piece) >> square(at[0], at[1]) & 1:
        return None
    return Refusal("refused-no-piece", rule="PU-11.3", piece=piece, square=square_words(at))


@final
class CollectPieces(Effect[PlanetState]):
    """Take pieces of one's choice from the planet to the collection area (PU-11.3)."""

    def __init__(self, piece: str, count: int, optional: bool) -> None:
        self.piece = piece
        self.count = count
        self.optional = optional

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        squares = lying(state.players[seat], self.piece)
        result: list[Action] = [Collect(self.piece, (x_of(at), y_of(at))) for at in members(squares)]
        if declinable(self.optional, possible=len(result) > 0):
            result.append(DECLINE_COLLECT)
        return result

    def answers(self, action: Action) -> bool:
        if isinstance(action, Collect):
            return action.piece == self.piece
        return action == DECLINE_COLLECT

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        player = state.players[seat]
        if isinstance(action, Collect):
            return bar_piece(player, self.piece, action.at)
        return bar_decline(self.optional, possible=lying(player, self.piece) != 0)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        if not isinstance(action, Collect):
            return
        player = state.own(seat)
        here = 1 << square(action.at[0], action.at[1])
        if self.count > 1:
            player.pending.append(CollectPieces(self.piece, self.count - 1, self.optional))
        if self.piece == LIFEPOD:
            player.lifepods &= ~here
            collect_lifepod(state, seat)
        else:
            take_meteorite(player, here)
            collect_meteorite(state, seat)

    def words(self) -> Message:
        return message("effect-collect", piece=self.piece, count=self.count)


DECLINE_COLLECT: Final[Action] = Decline("collect")


@carries_out(CollectOp)
def collect_op(state: PlanetState, seat: int, op: CollectOp, source: Source) -> None:
    state.own(seat).pending.append(CollectPieces(op.piece, op.count, source.optional))


@final
class DestroyPieces(Effect[PlanetState]):
    """Remove pieces of one's choice from the planet or from what was collected (PU-11.3, PU-16.11)."""

    def __init__(self, piece: str, collected: bool, count: int) -> None:
        self.piece = piece
        self.collected = collected
        self.count = count

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        if not self.collected:
            return [Destroy(self.piece, (x_of(at), y_of(at))) for at in members(lying(player, self.piece))]
        result: list[Action] = []
        if self.piece == LIFEPOD:
            result += [DestroyStored(place) for place in corporation_of(player).housed(player)]
        if collected(player, self.piece):
            result.append(Destroy(self.piece, None))
        return result

    def answers(self, action: Action) -> bool:
        if isinstance(action, Destroy):
            return action.piece == self.piece
        return self.piece == LIFEPOD and isinstance(action, DestroyStored)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        player = state.players[seat]
        at = action.at if isinstance(action, Destroy) else None
        if self.collected != (at is None):
            return Refusal("refused-collected" if self.collected else "refused-on-planet", rule="PU-16.11", piece=self.piece)
        if at is not None:
            return bar_piece(player, self.piece, at)
        if isinstance(action, DestroyStored):
            return None if action.place in corporation_of(player).housed(player) else Refusal("refused-no-lifepod", rule="PU-16.11")
        return None if collected(player, self.piece) else Refusal("refused-none-collected", rule="PU-11.3", piece=self.piece)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        player = state.own(seat)
        if self.count > 1:
            player.pending.append(DestroyPieces(self.piece, self.collected, self.count - 1))
        if state.journal is not None:
            state.say(seat, Destroyed(seat, self.piece))
        if isinstance(action, DestroyStored):
            lift_lifepod(state, seat, action.place)
        elif isinstance(action, Destroy):
            self.destroy(player, action.at)

    def destroy(self, player: Player, at: tuple[int, int] | None) -> None:
        if at is None:
            if self.piece == METEORITE:
                player.meteorites_collected -= 1
            else:
                player.lifepods_collected -= 1
            return
        here = 1 << square(at[0], at[1])
        if self.piece == LIFEPOD:
            player.lifepods &= ~here
        elif self.piece == ROVER:
            player.rovers &= ~here
            player.loaded &= ~here
        else:
            take_meteorite(player, here)

    def words(self) -> Message:
        return message("effect-destroy", piece=self.piece, count=self.count)


@carries_out(DestroyOp)
def destroy_op(state: PlanetState, seat: int, op: DestroyOp, source: Source) -> None:
    player = state.own(seat)
    if player.rovers.bit_count() < op.condition.rovers_on_planet_at_least:
        return
    if op.where == "one_row_or_column":
        player.pending.append(ClearOneLine())
    else:
        player.pending.append(DestroyPieces(op.piece, op.where == "collected", int(op.count)))
