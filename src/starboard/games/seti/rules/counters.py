"""Counters: what effects, end-of-game cards and gold tiles count (SE-9.9)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from starboard.games.seti.content.boards import MOONS_OF
from starboard.games.seti.content.cards import CARD_INCOME, CORNER_ICONS
from starboard.games.seti.content.numbers import (
    CORNERS,
    EARTH,
    INCOMES,
    NOBODY,
    PLANET_IDS,
    SECTOR_COLOURS,
    SPECIES_IDS,
    STAR_COLOUR,
    STARS_OF_COLOUR,
    TECH_TYPES,
    TILE,
    TRACE_COLOURS,
)
from starboard.games.seti.content.solar_system import COMET, PLANET
from starboard.games.seti.player import Player
from starboard.games.seti.state import SetiState


class Counter(ABC):
    """A number read off the position for a player, in the course of an effect (`source`) or without one."""

    @abstractmethod
    def value(self, state: SetiState, seat: int, source: int) -> int: ...

    def shown(self) -> bool:
        """Whether the player decides how many cards to show (SE-9.9)."""
        return False


class Pieces(Counter):
    """Orbiters and landers, everywhere or at one planet."""

    def __init__(self, planets: list[int], orbiters: bool, landers: bool, moons: bool) -> None:
        self.planets = planets
        self.orbiters = orbiters
        self.landers = landers
        self.moons = moons

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return pieces(state.players[seat], self.planets, self.orbiters, self.landers, self.moons)


def pieces(player: Player, planets: list[int], orbiters: bool, landers: bool, moons: bool) -> int:
    found = 0
    for planet in planets:
        if orbiters:
            found += player.orbiters[planet]
        if landers:
            found += player.landers[planet]
            if moons:
                for moon in MOONS_OF[planet]:
                    found += player.moons[moon]
    return found


class SectorWins(Counter):
    def __init__(self, stars: list[int]) -> None:
        self.stars = stars

    def value(self, state: SetiState, seat: int, source: int) -> int:
        wins = state.players[seat].wins
        return sum([wins[star] for star in self.stars])


class SignalledSectors(Counter):
    """Stars with at least one own signal."""

    def value(self, state: SetiState, seat: int, source: int) -> int:
        markers = state.board.markers
        return sum([1 for star in range(8) if seat in markers[star]])


class AnomalySignals(Counter):
    """Own signals at the stars of the anomaly sectors (SE-10.3)."""

    def value(self, state: SetiState, seat: int, source: int) -> int:
        board = state.board
        return sum([board.markers[board.stars[token // 8]].count(seat) for token in board.anomalies])


class SignalsOfEffect(Counter):
    """Signals that this card has marked at stars of a colour, or on the 'Oumuamua tile."""

    def __init__(self, stars: list[int]) -> None:
        self.stars = stars

    def value(self, state: SetiState, seat: int, source: int) -> int:
        signals = state.sources[source].signals
        return sum([signals[star] for star in self.stars])


class StarsOfEffect(Counter):
    """Different stars that received a signal of this card."""

    def value(self, state: SetiState, seat: int, source: int) -> int:
        signals = state.sources[source].signals
        return sum([1 for star in range(8) if signals[star]])


class Traces(Counter):
    """Traces of a colour for both species; NOBODY: of the colour just marked."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def value(self, state: SetiState, seat: int, source: int) -> int:
        colour = state.sources[source].colour if self.colour == NOBODY else self.colour
        if colour == NOBODY:
            return 0
        traces = state.players[seat].traces
        return traces[colour] + traces[3 + colour]


class SpeciesTraces(Counter):
    """Traces of all colours for one species."""

    def __init__(self, species: int) -> None:
        self.species = species

    def value(self, state: SetiState, seat: int, source: int) -> int:
        slot = state.board.species.index(self.species)
        return sum(state.players[seat].traces[slot * 3 : slot * 3 + 3])


class Techs(Counter):
    """Technologies of the types; none named: of the type just taken."""

    def __init__(self, types: list[int]) -> None:
        self.types = types

    def value(self, state: SetiState, seat: int, source: int) -> int:
        player = state.players[seat]
        if self.types:
            return sum([player.tech_count(kind) for kind in self.types])
        tech = state.sources[source].tech
        return 0 if tech == NOBODY else player.tech_count(tech // 4)


class Publicity(Counter):
    def value(self, state: SetiState, seat: int, source: int) -> int:
        return state.players[seat].publicity


class TuckedIncome(Counter):
    def __init__(self, income: int) -> None:
        self.income = income

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return state.players[seat].incomes[self.income]


class ShownCards(Counter):
    """Hand cards with an icon in the corner, or with an income; the player may show fewer."""

    def __init__(self, icons: int, income: int) -> None:
        self.icons = icons
        self.income = income

    def value(self, state: SetiState, seat: int, source: int) -> int:
        hand = state.players[seat].hand
        return sum([1 for card in hand if CORNER_ICONS[card] & self.icons or CARD_INCOME[card] == self.income])

    def shown(self) -> bool:
        return True


class LaunchWindow(Counter):
    """Planets and comets in the other spaces of Earth's sector."""

    def __init__(self, most: int) -> None:
        self.most = most

    def value(self, state: SetiState, seat: int, source: int) -> int:
        sky = state.sky()
        sector = sky.planets[EARTH] % 8
        content = sky.content
        found = sum([1 for ring in range(4) if content[ring * 8 + sector] == COMET or content[ring * 8 + sector] >= PLANET])
        return min(found - 1, self.most)


class CompletedMissions(Counter):
    def value(self, state: SetiState, seat: int, source: int) -> int:
        return len(state.players[seat].completed)


class EndGameCards(Counter):
    def value(self, state: SetiState, seat: int, source: int) -> int:
        return len(state.players[seat].scoring)


class Combined(Counter):
    """The least, the greatest or the sum of several counters, divided and rounded down."""

    def __init__(self, how: str, parts: list[Counter], divisor: int) -> None:
        self.how = how
        self.parts = parts
        self.divisor = divisor

    def value(self, state: SetiState, seat: int, source: int) -> int:
        values = [part.value(state, seat, source) for part in self.parts]
        if self.how == "min_of":
            return min(values)
        if self.how == "max_of":
            return max(values)
        return sum(values) // self.divisor


def pieces_counter(p: dict[str, Any], planets: list[int]) -> Counter:
    kinds = p.get("pieces", ["orbiter", "lander"])
    return Pieces(planets, "orbiter" in kinds, "lander" in kinds, bool(p["include_moons"]))


def wins_counter(p: dict[str, Any]) -> Counter:
    return SectorWins(list(range(8)) if p["colour"] == "any" else STARS_OF_COLOUR[SECTOR_COLOURS.index(p["colour"])])


def effect_signals(p: dict[str, Any]) -> Counter:
    colour = SECTOR_COLOURS.index(p["colour"])
    return SignalsOfEffect([star for star in range(8) if STAR_COLOUR[star] == colour])


def techs_counter(p: dict[str, Any]) -> Counter:
    kind = p["type"]
    return Techs([0, 1, 2] if kind == "any" else [] if kind == "chosen" else [TECH_TYPES.index(kind)])


def shown_counter(p: dict[str, Any]) -> Counter:
    if "corner" in p:
        return ShownCards(1 << CORNERS.index(p["corner"]), NOBODY - 1)
    return ShownCards(0, INCOMES.index(p["income"]))


def traces_counter(p: dict[str, Any]) -> Counter:
    return Traces(NOBODY if p["colour"] == "chosen" else TRACE_COLOURS.index(p["colour"]))


EVERYWHERE = list(range(len(PLANET_IDS)))
MAKERS: dict[str, Callable[[Any], Counter]] = {
    "pieces_at": lambda p: pieces_counter(p, [PLANET_IDS.index(p["planet"])]),
    "pieces": lambda p: pieces_counter(p, EVERYWHERE),
    "sector_wins": wins_counter,
    "sectors_with_own_signal": lambda _: SignalledSectors(),
    "signals_this_effect": effect_signals,
    "distinct_sectors_this_effect": lambda _: StarsOfEffect(),
    "traces": traces_counter,
    "species_traces": lambda p: SpeciesTraces(SPECIES_IDS.index(p["species"])),
    "techs": techs_counter,
    "publicity": lambda _: Publicity(),
    "tucked_income": lambda p: TuckedIncome(INCOMES.index(p["type"])),
    "shown_hand_cards": shown_counter,
    "other_planets_and_comets_in_earth_sector": lambda p: LaunchWindow(int(p["max"])),
    "own_signals_in_anomaly_sectors": lambda _: AnomalySignals(),
    "signals_on_oumuamua_this_effect": lambda _: SignalsOfEffect([TILE]),
    "completed_missions": lambda _: CompletedMissions(),
    "end_game_cards": lambda _: EndGameCards(),
    "min_of": lambda p: Combined("min_of", [counter_of(part) for part in p], 1),
    "max_of": lambda p: Combined("max_of", [counter_of(part) for part in p], 1),
    "sum_of": lambda p: Combined("sum_of", [counter_of(part) for part in p], 1),
    "floor_div": lambda p: Combined("sum_of", [counter_of(p[0])], int(p[1])),
}


def counter_of(printed: dict[str, Any]) -> Counter:
    """A counter from the contents; an unknown one is an error."""
    for name, parameters in printed.items():
        return MAKERS[name](parameters)
    raise ValueError("a counter without a name")
