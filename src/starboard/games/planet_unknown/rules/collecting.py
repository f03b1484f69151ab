"""Pieces collected and destroyed by cards, events and technologies (PU-11.3, PU-16.11)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Collect, Decline, Destroy, DestroyStored
from starboard.games.planet_unknown.content import Op
from starboard.games.planet_unknown.content.geometry import members, square, x_of, y_of
from starboard.games.planet_unknown.events import Destroyed
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.effects import Source, operation
from starboard.games.planet_unknown.rules.lifepods import LIFEPOD, collect_lifepod, lift_lifepod
from starboard.games.planet_unknown.rules.meteorites import METEORITE, ClearOneLine, collect_meteorite, meteorites_on_planet, take_meteorite
from starboard.games.planet_unknown.state import PlanetState

ROVER: Final = "rover"


@final
class CollectPieces(Effect[PlanetState]):
    """Take pieces of one's choice from the planet to the collection area (PU-11.3)."""

    def __init__(self, piece: str, count: int, optional: bool) -> None:
        self.piece = piece
        self.count = count
        self.optional = optional

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        squares = player.lifepods if self.piece == LIFEPOD else meteorites_on_planet(player)
        result: list[Action] = [Collect(self.piece, (x_of(at), y_of(at))) for at in members(squares)]
        if result and self.optional:
            result.append(DECLINE_COLLECT)
        return result

    def answers(self, action: Action) -> bool:
        if isinstance(action, Collect):
            return action.piece == self.piece
        return self.optional and isinstance(action, Decline) and action.what == "collect"

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


@operation("collect")
def op_collect(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    state.own(seat).pending.append(CollectPieces(op.piece, int(op.count), source.optional))


@final
class DestroyPieces(Effect[PlanetState]):
    """Remove pieces of one's choice from the planet or from what was collected (PU-11.3, PU-16.11)."""

    def __init__(self, piece: str, collected: bool, count: int) -> None:
        self.piece = piece
        self.collected = collected
        self.count = count

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        if self.collected:
            return self.collected_choices(player)
        squares = player.lifepods if self.piece == LIFEPOD else player.rovers if self.piece == ROVER else meteorites_on_planet(player)
        return [Destroy(self.piece, (x_of(at), y_of(at))) for at in members(squares)]

    def collected_choices(self, player: Player) -> list[Action]:
        if self.piece == METEORITE:
            return [Destroy(METEORITE, None)] if player.meteorites_collected else []
        result: list[Action] = [DestroyStored(place) for place in corporation_of(player).housed(player)]
        if player.lifepods_collected:
            result.append(Destroy(LIFEPOD, None))
        return result

    def answers(self, action: Action) -> bool:
        if isinstance(action, Destroy):
            return action.piece == self.piece
        return self.collected and self.piece == LIFEPOD and isinstance(action, DestroyStored)

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


@operation("destroy")
def op_destroy(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    player = state.own(seat)
    if player.rovers.bit_count() < int(op.condition.get("rovers_on_planet_at_least", 0)):
        return
    if op.where == "one_row_or_column":
        player.pending.append(ClearOneLine())
    else:
        player.pending.append(DestroyPieces(op.piece, op.where == "collected", int(op.count)))
