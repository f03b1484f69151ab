"""What happens, for the log and for animations."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from starboard.engine.events import Event
from starboard.engine.messages import Message, SeatName, message
from starboard.games.planet_unknown.actions import PIECES, Line
from starboard.games.planet_unknown.content import EVENT_CARD_OF
from starboard.games.planet_unknown.content.geometry import Square
from starboard.games.planet_unknown.content.names import place_words, slot_words, square_words, tile_name
from starboard.games.planet_unknown.content.tracks import Terrain, Track

CITY = "city"


class Who(Event, frozen=True):
    """An event of one seat."""

    def who(self) -> SeatName:
        return SeatName(self.seat or 0)


class RoundBegan(Event, frozen=True, tag="round"):
    quiet = True

    number: int

    def text(self) -> Message:
        return message("log-round", number=self.number)


class StationTurned(Event, frozen=True, tag="turned"):
    steps: int

    def text(self) -> Message:
        if self.seat is None:
            return message("log-turned-alone", steps=self.steps)
        return message("log-turned", player=SeatName(self.seat), steps=self.steps)


class EventRevealed(Event, frozen=True, tag="event"):
    card: str

    def text(self) -> Message:
        return message("log-event", text=EVENT_CARD_OF[self.card].text())


class BoardsChosen(Who, frozen=True, tag="boards"):
    planet: str
    corporation: str

    def text(self) -> Message:
        planet, corporation = message("planet-name", planet=self.planet), message("corporation-name", corporation=self.corporation)
        return message("log-boards", player=self.who(), planet=planet, corporation=corporation)


class TileTaken(Who, frozen=True, tag="taken"):
    tile: str

    def text(self) -> Message:
        return message("log-taken", player=self.who(), tile=tile_name(self.tile))


class TilePlaced(Who, frozen=True, tag="placed"):
    tile: str
    turn: int
    at: Square
    meteorite: bool

    def text(self) -> Message:
        key = "log-placed-meteorite" if self.meteorite else "log-placed"
        return message(key, player=self.who(), tile=tile_name(self.tile))


class TileSetAside(Who, frozen=True, tag="set_aside"):
    tile: str

    def text(self) -> Message:
        return message("log-set-aside", player=self.who(), tile=tile_name(self.tile))


class TrackerMoved(Who, frozen=True, tag="tracker"):
    track: str
    slot: str

    def text(self) -> Message:
        return message("log-tracker", player=self.who(), track=self.track, slot=slot_words(self.track, self.slot))


class PatchPlaced(Who, frozen=True, tag="patch"):
    at: Square

    def text(self) -> Message:
        return message("log-patch", player=self.who(), square=square_words(self.at))


class PatchStored(Who, frozen=True, tag="patch_stored"):
    def text(self) -> Message:
        return message("log-patch-stored", player=self.who())


class RoverDeployed(Who, frozen=True, tag="rover"):
    at: Square

    def text(self) -> Message:
        return message("log-rover", player=self.who(), square=square_words(self.at))


class RoverMoved(Who, frozen=True, tag="moved"):
    start: Square
    to: Square

    def text(self) -> Message:
        return message("log-moved", player=self.who(), start=square_words(self.start), to=square_words(self.to))


class Collected(Who, frozen=True, tag="collected"):
    piece: str

    def text(self) -> Message:
        return message("log-collected", player=self.who(), piece=self.piece)


class Housed(Who, frozen=True, tag="housed"):
    place: str

    def text(self) -> Message:
        return message("log-housed", player=self.who(), place=place_words(self.place))


class Destroyed(Who, frozen=True, tag="destroyed"):
    piece: str

    def text(self) -> Message:
        return message("log-destroyed", player=self.who(), piece=self.piece)


class MeteoriteFell(Who, frozen=True, tag="meteorite"):
    at: Square

    def text(self) -> Message:
        return message("log-meteorite", player=self.who(), square=square_words(self.at))


class StackRemoved(Who, frozen=True, tag="stack_removed"):
    ring: str

    def text(self) -> Message:
        return message("log-stack-removed", player=self.who(), ring=self.ring)


class CardPlayed(Who, frozen=True, tag="card"):
    card: str

    def text(self) -> Message:
        return message("log-card", player=self.who(), card=message("civ-name", card=self.card))


class CardKept(Who, frozen=True, tag="card_kept"):
    level: int

    def text(self) -> Message:
        return message("log-card-kept", player=self.who(), level=self.level)


class ObjectiveShared(Who, frozen=True, tag="objective_shared"):
    objective: str

    def text(self) -> Message:
        return message("log-objective-shared", player=self.who(), objective=message("objective-name", objective=self.objective))


class TechnologyUsed(Who, frozen=True, tag="technology"):
    corporation: str
    technology: str

    def text(self) -> Message:
        text = message(f"technology-{self.corporation}-{self.technology}")
        return message("log-technology", player=self.who(), technology=self.technology, text=text)


# -- quiet: what a choice brings, for whoever looks ahead


class Breached(Who, frozen=True, tag="breached"):
    """A tile lies against a restriction, as nothing of the depot could obey (PU-5.6)."""

    quiet = True

    rule: str
    key: str

    def text(self) -> Message:
        return message(self.key)


class PieceCovered(Who, frozen=True, tag="covered"):
    """A tile lies on a lifepod, a rover or a city (PU-5.3, PU-19.5)."""

    quiet = True

    piece: Annotated[str, Meta(extra_json_schema={"enum": (*PIECES, CITY)})]
    at: Square

    def text(self) -> Message:
        return message("board-gain-loss", piece=self.piece)


class ResourceWaits(Who, frozen=True, tag="resource"):
    """A resource of a tile waits: the trackers that it can advance with the slots they come to first, and by how many slots (PU-8).

    `by`: what the actions that use it name as their source.
    """

    quiet = True

    terrain: Terrain
    steps: int
    advances: tuple[tuple[Track, str], ...]
    by: str = ""

    def text(self) -> Message:
        return message("effect-resource", terrain=self.terrain)


class LineCompleted(Who, frozen=True, tag="line"):
    """A row or column is complete and free of meteorites (PU-13.2); `number` counts from 1."""

    quiet = True

    line: Line
    number: int
    medals: int

    def text(self) -> Message:
        return message("board-gain-line", line=self.line, number=self.number)


class ObjectiveCounted(Who, frozen=True, tag="objective"):
    """What an objective counts for the seat has changed, and with it the medals of the seats it lies between (PU-13.7, PU-13.8).

    `medals`: in the order of `seats`, the others as the seat knows them; `before`: what they were. A private objective lies between nobody.
    """

    quiet = True

    objective: str
    private: bool
    value: int
    seats: tuple[int, ...]
    medals: tuple[int, ...]
    before: tuple[int, ...] = ()

    def text(self) -> Message:
        return message("private-name" if self.private else "objective-name", objective=self.objective)


class PointsSpent(Who, frozen=True, tag="points"):
    """Movement points for a step of a rover (PU-9.1)."""

    quiet = True

    points: int

    def text(self) -> Message:
        return message("log-points", player=self.who(), points=self.points)


class Ready(Who, frozen=True, tag="ready"):
    quiet = True

    def text(self) -> Message:
        return message("log-ready", player=self.who())


class Ended(Event, frozen=True, tag="ended"):
    reasons: tuple[Message, ...]

    def text(self) -> Message:
        return message("log-ended", reasons=joined(list(self.reasons)))


def joined(parts: list[Message]) -> Message:
    result = parts[0]
    for part in parts[1:]:
        result = message("two-of-them", first=result, second=part)
    return result
