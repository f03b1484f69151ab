"""Lifepods: collecting them, and where they stand on the corporation board (PU-9.3, PU-18.4, PU-18.6)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import Decline, House, Reposition
from starboard.games.planet_unknown.content.operations import RepositionLifepodOp
from starboard.games.planet_unknown.events import Collected, Housed
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.operations import Source, bar_decline, carries_out
from starboard.games.planet_unknown.rules.technologies import lead_to
from starboard.games.planet_unknown.state import PlanetState

LIFEPOD: Final = "lifepod"
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


@final
class HouseLifepod(Effect[PlanetState]):
    """Choose where a collected lifepod goes (PU-18.4, PU-18.6)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        return [House(place) for place in [COLLECTION, *corporation_of(player).homes(player)]]

    def answers(self, action: Action) -> bool:
        return isinstance(action, House)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, House)
        return bar_home(state.players[seat], action.place)

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, House)
        put_lifepod(state, seat, action.place)
        if state.journal is not None:
            state.say(seat, Housed(seat, action.place))

    def words(self) -> Message:
        return message("effect-house")


def bar_home(player: Player, place: str) -> Refusal | None:
    """Why a lifepod may not stand there."""
    corporation = corporation_of(player)
    if place == COLLECTION or place in corporation.homes(player):
        return None
    return Refusal("refused-home", rule=corporation.house_rule)


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
        return isinstance(action, Reposition) or action == DECLINE_REPOSITION

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        player = state.players[seat]
        if isinstance(action, Decline):
            return bar_decline(optional=True, possible=len(self.choices(state, seat)) > 0)
        assert isinstance(action, Reposition)
        stands = player.lifepods_collected > 0 if action.start == COLLECTION else action.start in corporation_of(player).housed(player)
        if not stands:
            return Refusal("refused-no-lifepod", rule="PU-18.4")
        return Refusal("refused-same-place", rule="PU-18.4") if action.start == action.to else bar_home(player, action.to)

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


@carries_out(RepositionLifepodOp)
def reposition_lifepod_op(state: PlanetState, seat: int, op: RepositionLifepodOp, source: Source) -> None:
    state.own(seat).pending.append(RepositionLifepods(op.count))
