"""Counters: what effects, end-of-game cards and gold tiles count (SE-9.9)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.effects.vocabulary import Vocabulary, Word, printed
from starboard.engine.effects.words import chain
from starboard.engine.messages import Message, message
from starboard.games.seti.content import AnySector, CornerIcon, Count, Income, Piece, Planet, SectorColour, SpeciesId, TechType, TraceColour
from starboard.games.seti.content.boards import MOONS_OF
from starboard.games.seti.content.cards import CARD_INCOME, CORNER_ICONS
from starboard.games.seti.content.names import planet_name
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

EVERYWHERE: Final = list(range(len(PLANET_IDS)))
ALL_STARS: Final = list(range(len(STAR_COLOUR)))


class Counter(Word, ABC):
    """A number read off the position for a player, in the course of an effect (`source`) or without one."""

    @abstractmethod
    def value(self, state: SetiState, seat: int, source: int) -> int: ...

    @abstractmethod
    def text(self) -> Message:
        """As "completed mission"."""

    def shown(self) -> bool:
        """Whether the player decides how many cards to show (SE-9.9)."""
        return False


COUNTERS: Final = Vocabulary[Counter]("count")


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


@final
class PiecesAt(Counter):
    """Orbiters and landers at one planet."""

    form: ClassVar = printed("pieces_at", "count", planet=Planet, include_moons=bool)

    def __init__(self, form: Any) -> None:
        self.planet: str = form.planet
        self.planets = [PLANET_IDS.index(self.planet)]
        self.moons: bool = form.include_moons

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return pieces(state.players[seat], self.planets, True, True, self.moons)

    def text(self) -> Message:
        return message("per-pieces-at", planet=planet_name(self.planet))


@final
class Pieces(Counter):
    """Orbiters and landers everywhere."""

    form: ClassVar = printed("pieces", "count", pieces=list[Piece], include_moons=bool)

    def __init__(self, form: Any) -> None:
        self.orbiters: bool = "orbiter" in form.pieces
        self.landers: bool = "lander" in form.pieces
        self.moons: bool = form.include_moons

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return pieces(state.players[seat], EVERYWHERE, self.orbiters, self.landers, self.moons)

    def text(self) -> Message:
        return message("per-pieces")


@final
class SectorWins(Counter):
    form: ClassVar = printed("sector_wins", "count", colour=AnySector)

    def __init__(self, form: Any) -> None:
        self.colour: str = form.colour
        self.stars = ALL_STARS if self.colour == "any" else STARS_OF_COLOUR[SECTOR_COLOURS.index(self.colour)]

    def value(self, state: SetiState, seat: int, source: int) -> int:
        wins = state.players[seat].wins
        return sum([wins[star] for star in self.stars])

    def text(self) -> Message:
        return message("per-sector-wins", colour=self.colour)


@final
class SignalledSectors(Counter):
    """Stars with at least one own signal."""

    form: ClassVar = printed("sectors_with_own_signal", "count")

    def value(self, state: SetiState, seat: int, source: int) -> int:
        markers = state.board.markers
        return sum([1 for star in ALL_STARS if seat in markers[star]])

    def text(self) -> Message:
        return message("per-sectors-with-own-signal")


@final
class AnomalySignals(Counter):
    """Own signals at the stars of the anomaly sectors (SE-10.3)."""

    form: ClassVar = printed("own_signals_in_anomaly_sectors", "count")

    def value(self, state: SetiState, seat: int, source: int) -> int:
        board = state.board
        return sum([board.markers[board.stars[token // 8]].count(seat) for token in board.anomalies])

    def text(self) -> Message:
        return message("per-own-signals-in-anomaly-sectors")


@final
class SignalsOfEffect(Counter):
    """Signals that this card has marked at stars of a colour."""

    form: ClassVar = printed("signals_this_effect", "count", colour=SectorColour)

    def __init__(self, form: Any) -> None:
        self.colour: str = form.colour
        self.stars = STARS_OF_COLOUR[SECTOR_COLOURS.index(self.colour)]

    def value(self, state: SetiState, seat: int, source: int) -> int:
        signals = state.sources[source].signals
        return sum([signals[star] for star in self.stars])

    def text(self) -> Message:
        return message("per-signals-this-effect", colour=self.colour)


@final
class TileSignalsOfEffect(Counter):
    """Signals that this card has marked on the 'Oumuamua tile."""

    form: ClassVar = printed("signals_on_oumuamua_this_effect", "count")

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return state.sources[source].signals[TILE]

    def text(self) -> Message:
        return message("per-signals-on-oumuamua-this-effect")


@final
class StarsOfEffect(Counter):
    """Different stars that received a signal of this card."""

    form: ClassVar = printed("distinct_sectors_this_effect", "count")

    def value(self, state: SetiState, seat: int, source: int) -> int:
        signals = state.sources[source].signals
        return sum([1 for star in ALL_STARS if signals[star]])

    def text(self) -> Message:
        return message("per-distinct-sectors-this-effect")


@final
class Traces(Counter):
    """Traces of a colour for both species; `chosen`: of the colour just marked."""

    form: ClassVar = printed("traces", "count", colour=Literal[TraceColour, "chosen"])

    def __init__(self, form: Any) -> None:
        self.colour: str = form.colour
        self.number = NOBODY if self.colour == "chosen" else TRACE_COLOURS.index(self.colour)

    def value(self, state: SetiState, seat: int, source: int) -> int:
        colour = state.sources[source].colour if self.number == NOBODY else self.number
        if colour == NOBODY:
            return 0
        traces = state.players[seat].traces
        return traces[colour] + traces[3 + colour]

    def text(self) -> Message:
        return message("per-traces", colour=self.colour)


@final
class SpeciesTraces(Counter):
    """Traces of all colours for one species."""

    form: ClassVar = printed("species_traces", "count", species=SpeciesId)

    def __init__(self, form: Any) -> None:
        self.species = SPECIES_IDS.index(form.species)

    def value(self, state: SetiState, seat: int, source: int) -> int:
        slot = state.board.species.index(self.species)
        return sum(state.players[seat].traces[slot * 3 : slot * 3 + 3])

    def text(self) -> Message:
        return message("per-species-traces")


@final
class Techs(Counter):
    """Technologies of a type; `chosen`: of the type just taken."""

    form: ClassVar = printed("techs", "count", type=Literal[TechType, "any", "chosen"])

    def __init__(self, form: Any) -> None:
        self.type: str = form.type
        self.types = [number for number, name in enumerate(TECH_TYPES) if self.type in (name, "any")]

    def value(self, state: SetiState, seat: int, source: int) -> int:
        player = state.players[seat]
        if self.types:
            return sum([player.tech_count(kind) for kind in self.types])
        tech = state.sources[source].tech
        return 0 if tech == NOBODY else player.tech_count(tech // 4)

    def text(self) -> Message:
        return message("per-techs", type=self.type)


@final
class Publicity(Counter):
    form: ClassVar = printed("publicity", "count")

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return state.players[seat].publicity

    def text(self) -> Message:
        return message("per-publicity")


@final
class TuckedIncome(Counter):
    form: ClassVar = printed("tucked_income", "count", type=Income)

    def __init__(self, form: Any) -> None:
        self.type: str = form.type
        self.income = INCOMES.index(self.type)

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return state.players[seat].incomes[self.income]

    def text(self) -> Message:
        return message("per-tucked-income", type=self.type)


@final
class ShownCards(Counter):
    """Hand cards with an icon in the corner, or with an income; the player may show fewer."""

    form: ClassVar = printed("shown_hand_cards", "count", corner=(CornerIcon | None, None), income=(Income | None, None))

    def __init__(self, form: Any) -> None:
        if (form.corner is None) == (form.income is None):
            raise ValueError("either a corner or an income is shown")
        self.icons = 0 if form.corner is None else 1 << CORNERS.index(form.corner)
        self.income = NOBODY - 1 if form.income is None else INCOMES.index(form.income)

    def value(self, state: SetiState, seat: int, source: int) -> int:
        hand = state.players[seat].hand
        return sum([1 for card in hand if CORNER_ICONS[card] & self.icons or CARD_INCOME[card] == self.income])

    def text(self) -> Message:
        return message("per-shown-hand-cards", what="move" if self.icons else "energy")

    def shown(self) -> bool:
        return True


@final
class LaunchWindow(Counter):
    """Planets and comets in the other spaces of Earth's sector."""

    form: ClassVar = printed("other_planets_and_comets_in_earth_sector", "count", max=int)

    def __init__(self, form: Any) -> None:
        self.most: int = form.max

    def value(self, state: SetiState, seat: int, source: int) -> int:
        sky = state.sky()
        sector = sky.planets[EARTH] % 8
        content = sky.content
        found = sum([1 for ring in range(4) if content[ring * 8 + sector] == COMET or content[ring * 8 + sector] >= PLANET])
        return min(found - 1, self.most)

    def text(self) -> Message:
        return message("per-other-planets-and-comets-in-earth-sector")


@final
class CompletedMissions(Counter):
    form: ClassVar = printed("completed_missions", "count")

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return len(state.players[seat].completed)

    def text(self) -> Message:
        return message("per-completed-missions")


@final
class EndGameCards(Counter):
    form: ClassVar = printed("end_game_cards", "count")

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return len(state.players[seat].scoring)

    def text(self) -> Message:
        return message("per-end-game-cards")


# -- of several counters


@final
class Least(Counter):
    form: ClassVar = printed("min_of", "count", parts=list[Count])

    def __init__(self, form: Any) -> None:
        self.parts = COUNTERS.read_all(form.parts, "parts")

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return min([part.value(state, seat, source) for part in self.parts])

    def text(self) -> Message:
        return chain("text-plus", [part.text() for part in self.parts])


@final
class Greatest(Counter):
    form: ClassVar = printed("max_of", "count", parts=list[Count])

    def __init__(self, form: Any) -> None:
        self.parts = COUNTERS.read_all(form.parts, "parts")

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return max([part.value(state, seat, source) for part in self.parts])

    def text(self) -> Message:
        return message("per-larger", what=chain("text-or", [part.text() for part in self.parts]))


@final
class Total(Counter):
    form: ClassVar = printed("sum_of", "count", parts=list[Count])

    def __init__(self, form: Any) -> None:
        self.parts = COUNTERS.read_all(form.parts, "parts")

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return sum([part.value(state, seat, source) for part in self.parts])

    def text(self) -> Message:
        return chain("text-or", [part.text() for part in self.parts])


@final
class Share(Counter):
    """Divided and rounded down."""

    form: ClassVar = printed("floor_div", "count", part=Count, by=int)

    def __init__(self, form: Any) -> None:
        self.part = COUNTERS.read(form.part, "part")
        self.by: int = form.by

    def value(self, state: SetiState, seat: int, source: int) -> int:
        return self.part.value(state, seat, source) // self.by

    def text(self) -> Message:
        return message("per-times", count=self.by, what=self.part.text())


COUNTERS.announce(PiecesAt, Pieces, SectorWins, SignalledSectors, AnomalySignals, SignalsOfEffect, TileSignalsOfEffect, StarsOfEffect)
COUNTERS.announce(Traces, SpeciesTraces, Techs, Publicity, TuckedIncome, ShownCards, LaunchWindow, CompletedMissions, EndGameCards)
COUNTERS.announce(Least, Greatest, Total, Share)
