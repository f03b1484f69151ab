"""Meteorites: collecting them, those that fall by events, clearing a line of them (PU-9.3, PU-11.3, PU-16.8)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import ClearLine, PlaceMeteorite
from starboard.games.planet_unknown.content.geometry import SIDE, members, square, x_of, y_of
from starboard.games.planet_unknown.content.modifiers import NoMeteorites
from starboard.games.planet_unknown.content.operations import PlaceMeteoriteOp
from starboard.games.planet_unknown.events import Collected, Destroyed, MeteoriteFell
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.operations import Source, carries_out
from starboard.games.planet_unknown.rules.restrictions import Limit, first_broken, within
from starboard.games.planet_unknown.rules.technologies import trigger
from starboard.games.planet_unknown.state import PlanetState

METEORITE: Final = "meteorite"


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


def falling(player: Player) -> list[Limit]:
    """What limits where an event's meteorite falls (PU-16.8)."""
    kept_away = [Limit(0, "refused-no-meteorites", "PU-18.1")] if player.has(NoMeteorites) else []
    return [
        *kept_away,
        Limit(player.meteor_symbols, "refused-no-meteor", "PU-16.8"),
        Limit(~player.meteorites, "refused-meteorite-there", "PU-16.8"),
    ]


@final
class Meteorite(Effect[PlanetState]):
    """A meteorite falls on a meteor symbol that has none (PU-16.8)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return [PlaceMeteorite((x_of(at), y_of(at))) for at in members(within(falling(state.players[seat])))]

    def answers(self, action: Action) -> bool:
        return isinstance(action, PlaceMeteorite)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, PlaceMeteorite)
        return first_broken(falling(state.players[seat]), square(action.at[0], action.at[1]))

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


@carries_out(PlaceMeteoriteOp)
def place_meteorite_op(state: PlanetState, seat: int, op: PlaceMeteoriteOp, source: Source) -> None:
    state.own(seat).pending += [Meteorite() for _ in range(op.count)]


CLEARINGS: Final[list[Action]] = [ClearLine(line, number) for line in ("row", "column") for number in range(1, SIDE + 1)]


def line_of(action: ClearLine) -> int:
    """Which of a planet's lines it is: rows, then columns."""
    return action.number - 1 + (0 if action.line == "row" else SIDE)


@final
class ClearOneLine(Effect[PlanetState]):
    """Destroy every meteorite of one row or column (Landing Zone Approved, PU-11.3)."""

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        player = state.players[seat]
        here = meteorites_on_planet(player)
        return [CLEARINGS[index] for index, squares in enumerate(player.planet.lines) if squares & here]

    def answers(self, action: Action) -> bool:
        return isinstance(action, ClearLine)

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, ClearLine)
        player = state.players[seat]
        if player.planet.lines[line_of(action)] & meteorites_on_planet(player):
            return None
        return Refusal("refused-no-meteorite-in-line", rule="PU-11.3")

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, ClearLine)
        player = state.own(seat)
        squares = player.planet.lines[line_of(action)]
        player.meteorites &= ~squares
        player.loaded &= ~squares
        if state.journal is not None:
            state.say(seat, Destroyed(seat, METEORITE))

    def words(self) -> Message:
        return message("effect-clear-line")
