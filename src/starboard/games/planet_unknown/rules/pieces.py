"""Lifepods and meteorites: collecting, housing, destroying, and meteorites that fall by events (PU-9.3, PU-11.3, PU-16.8)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import (
    ClearLine,
    Collect,
    Decline,
    Destroy,
    DestroyStored,
    House,
    PlaceMeteorite,
    Reposition,
)
from starboard.games.planet_unknown.content import Op
from starboard.games.planet_unknown.content.geometry import SIDE, members, square, x_of, y_of
from starboard.games.planet_unknown.events import Collected, Destroyed, Housed, MeteoriteFell
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.effects import Source, operation
from starboard.games.planet_unknown.rules.technologies import lead_to, trigger
from starboard.games.planet_unknown.state import PlanetState

LIFEPOD: Final = "lifepod"
METEORITE: Final = "meteorite"
ROVER: Final = "rover"
COLLECTION: Final = "collection"


def collect_lifepod(state: PlanetState, seat: int) -> None:
    """To the collection area, or where the corporation allows it (PU-9.3, PU-18.4, PU-18.6)."""
    player = state.own(seat)
    if state.journal is not None:
        state.say(seat, Collected(seat, LIFEPOD))
    if corporation_of(player).homes(player):
        player.pending.append(HOUSE)
    else:
        player.lifepods_collected += 1


def collect_meteorite(state: PlanetState, seat: int) -> None:
    state.own(seat).meteorites_collected += 1
    if state.journal is not None:
        state.say(seat, Collected(seat, METEORITE))
    trigger(state, seat, "meteorite_collected")


def meteorites_on_planet(player: Player) -> int:
    """A loaded one lies on its rover's square for effects that take or destroy it (PU-18.5)."""
    return player.meteorites | player.loaded


def take_meteorite(player: Player, here: int) -> None:
    if player.meteorites & here:
        player.meteorites &= ~here
    else:
        player.loaded &= ~here


@final
class HouseLifepod(Effect[PlanetState]):
    """Choose where a collected lifepod goes (PU-18.4, PU-18.6)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        return [House(place) for place in [COLLECTION, *corporation_of(player).homes(player)]]

    def answers(self, action: Action) -> bool:
        return isinstance(action, House)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, House)
        put_lifepod(state, seat, action.place)
        if state.journal is not None:
            state.say(seat, Housed(seat, action.place))

    def words(self) -> Message:
        return message("effect-house")


HOUSE: Final = HouseLifepod()


def put_lifepod(state: PlanetState, seat: int, place: str) -> None:
    player = state.own(seat)
    if place == COLLECTION:
        player.lifepods_collected += 1
    else:
        corporation_of(player).house(player, place)
        lead_to(state, seat, withhold=False)


def lift_lifepod(state: PlanetState, seat: int, place: str) -> None:
    player = state.own(seat)
    if place == COLLECTION:
        player.lifepods_collected -= 1
    else:
        corporation_of(player).unhouse(player, place)
        lead_to(state, seat, withhold=False)


@final
class RepositionLifepods(Effect[PlanetState]):
    """Move collected lifepods between track slots and collection area (PU-18.4)."""

    optional = True

    def __init__(self, count: int) -> None:
        self.count = count

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        starts = corporation_of(player).housed(player)
        if player.lifepods_collected:
            starts = [COLLECTION, *starts]
        goals = [COLLECTION, *corporation_of(player).homes(player)]
        result: list[Action] = [Reposition(start, goal) for start in starts for goal in goals if start != goal]
        if result:
            result.append(DECLINE_REPOSITION)
        return result

    def answers(self, action: Action) -> bool:
        return isinstance(action, Reposition) or (isinstance(action, Decline) and action.what == "reposition")

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        if not isinstance(action, Reposition):
            return
        lift_lifepod(state, seat, action.start)
        put_lifepod(state, seat, action.to)
        if state.journal is not None:
            state.say(seat, Housed(seat, action.to))
        if self.count > 1:
            state.own(seat).pending.append(RepositionLifepods(self.count - 1))

    def words(self) -> Message:
        return message("effect-reposition", count=self.count)


DECLINE_REPOSITION: Final[Action] = Decline("reposition")


@operation("reposition_lifepod")
def op_reposition_lifepod(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    state.own(seat).pending.append(RepositionLifepods(int(op.count)))


# -- collecting and destroying by cards and events


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


@final
class ClearOneLine(Effect[PlanetState]):
    """Destroy every meteorite of one row or column (Landing Zone Approved, PU-11.3)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        here = meteorites_on_planet(player)
        result: list[Action] = []
        for index, squares in enumerate(player.planet.lines):
            if squares & here:
                result.append(ClearLine("row" if index < SIDE else "column", index % SIDE + 1))
        return result

    def answers(self, action: Action) -> bool:
        return isinstance(action, ClearLine)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, ClearLine)
        player = state.own(seat)
        squares = player.planet.lines[action.number - 1 + (0 if action.line == "row" else SIDE)]
        player.meteorites &= ~squares
        player.loaded &= ~squares
        if state.journal is not None:
            state.say(seat, Destroyed(seat, METEORITE))

    def words(self) -> Message:
        return message("effect-clear-line")


@operation("destroy")
def op_destroy(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    player = state.own(seat)
    if player.rovers.bit_count() < int(op.condition.get("rovers_on_planet_at_least", 0)):
        return
    if op.where == "one_row_or_column":
        player.pending.append(ClearOneLine())
    else:
        player.pending.append(DestroyPieces(op.piece, op.where == "collected", int(op.count)))


@final
class Meteorite(Effect[PlanetState]):
    """A meteorite falls on a meteor symbol that has none (PU-16.8)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        if player.has("no_meteorites"):
            return []
        return [PlaceMeteorite((x_of(at), y_of(at))) for at in members(player.meteor_symbols & ~player.meteorites)]

    def answers(self, action: Action) -> bool:
        return isinstance(action, PlaceMeteorite)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, PlaceMeteorite)
        player = state.own(seat)
        here = 1 << square(action.at[0], action.at[1])
        player.meteorites |= here
        player.rovers &= ~here
        player.loaded &= ~here
        if state.journal is not None:
            state.say(seat, MeteoriteFell(seat, action.at))

    def words(self) -> Message:
        return message("effect-meteorite")


@operation("place_meteorite")
def op_place_meteorite(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    state.own(seat).pending += [Meteorite() for _ in range(int(op.count))]
