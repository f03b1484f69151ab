"""What happens, for the log and for animations."""

from __future__ import annotations

from starboard.engine.events import Event
from starboard.engine.messages import Message, SeatName, message
from starboard.games.seti.content.names import amount_text, card_name, moon_name, planet_name, species_name, star_name, tech_name

Space = tuple[int, int]


class Who(Event, frozen=True):
    """An event of one player; without a seat it is the rival's."""

    def who(self) -> SeatName | Message:
        return message("rival-name") if self.seat is None else SeatName(self.seat)


class Gained(Who, frozen=True, tag="gained"):
    resource: str
    amount: int

    def text(self) -> Message:
        return message("log-gained", player=self.who(), what=amount_text(self.resource, self.amount))


class Launched(Who, frozen=True, tag="launched"):
    def text(self) -> Message:
        return message("log-launched", player=self.who())


class Moved(Who, frozen=True, tag="moved"):
    """What the step took: movement points, and energy (SE-4.3, SE-6 F1).

    `landing` is the energy that landing there costs now, none where the figure cannot land; `missions` are those of which the visit
    may cover a slot (SE-9.12).
    """

    start: Space
    to: Space
    points: int = 0
    energy: int = 0
    landing: int | None = None
    missions: list[str] = []

    def text(self) -> Message:
        return message("log-moved", player=self.who(), ring=self.to[0], sector=self.to[1] + 1)


class Pushed(Who, frozen=True, tag="pushed"):
    to: Space

    def text(self) -> Message:
        return message("log-pushed", player=self.who(), ring=self.to[0], sector=self.to[1] + 1)


class Rotated(Event, frozen=True, tag="rotated"):
    """`carried`: how many figures of each player go along with the disc (SE-4.4.3)."""

    disc: int
    carried: list[int] = []

    def text(self) -> Message:
        return message("log-rotated", disc=self.disc)


class Orbited(Who, frozen=True, tag="orbited"):
    planet: str

    def text(self) -> Message:
        return message("log-orbited", player=self.who(), planet=planet_name(self.planet))


class Landed(Who, frozen=True, tag="landed"):
    planet: str
    moon: str

    def text(self) -> Message:
        place = moon_name(self.moon) if self.moon else planet_name(self.planet)
        return message("log-landed", player=self.who(), place=place)


class PieceRemoved(Who, frozen=True, tag="piece_removed"):
    planet: str
    moon: str

    def text(self) -> Message:
        place = moon_name(self.moon) if self.moon else planet_name(self.planet)
        return message("log-piece-removed", player=self.who(), place=place)


class Signalled(Who, frozen=True, tag="signal"):
    star: str

    def text(self) -> Message:
        return message("log-signal", player=self.who(), star=star_name(self.star))


class SectorWon(Who, frozen=True, tag="sector_won"):
    star: str

    def text(self) -> Message:
        return message("log-sector-won", player=self.who(), star=star_name(self.star))


class TileResolved(Event, frozen=True, tag="tile_resolved"):
    def text(self) -> Message:
        return message("log-tile-resolved")


class TraceMarked(Who, frozen=True, tag="trace"):
    species: str
    colour: str
    place: str

    def text(self) -> Message:
        return message("log-trace", player=self.who(), colour=self.colour, species=self.species, place=self.place)


class TechTaken(Who, frozen=True, tag="tech"):
    tech: str

    def text(self) -> Message:
        return message("log-tech", player=self.who(), tech=tech_name(self.tech))


class DataPlaced(Who, frozen=True, tag="data_placed"):
    column: int

    def text(self) -> Message:
        return message("log-data-placed", player=self.who(), column=self.column)


class Acted(Who, frozen=True, tag="acted"):
    """A main action that nothing else tells of."""

    what: str

    def text(self) -> Message:
        return message("log-acted", player=self.who(), what=self.what)


class CardPlayed(Who, frozen=True, tag="played"):
    card: str

    def text(self) -> Message:
        return message("log-played", player=self.who(), card=card_name(self.card))


class CardTaken(Who, frozen=True, tag="taken"):
    card: str

    def text(self) -> Message:
        return message("log-taken", player=self.who(), card=card_name(self.card))


class Drew(Who, frozen=True, tag="drew"):
    def text(self) -> Message:
        return message("log-drew", player=self.who())


class Discarded(Who, frozen=True, tag="discarded"):
    card: str

    def text(self) -> Message:
        return message("log-discarded", player=self.who(), card=card_name(self.card))


class CornerUsed(Who, frozen=True, tag="corner"):
    card: str

    def text(self) -> Message:
        return message("log-corner", player=self.who(), card=card_name(self.card))


class Tucked(Who, frozen=True, tag="tucked"):
    card: str

    def text(self) -> Message:
        return message("log-tucked", player=self.who(), card=card_name(self.card))


class Bought(Who, frozen=True, tag="bought"):
    def text(self) -> Message:
        return message("log-bought", player=self.who())


class Exchanged(Who, frozen=True, tag="exchanged"):
    give: str
    get: str

    def text(self) -> Message:
        return message("log-exchanged", player=self.who(), give=self.give, get=self.get)


class RowRefilled(Event, frozen=True, tag="row"):
    card: str

    def text(self) -> Message:
        return message("log-row", card=card_name(self.card))


class SlotCovered(Who, frozen=True, tag="slot"):
    card: str
    slot: int

    def text(self) -> Message:
        return message("log-slot", player=self.who(), card=card_name(self.card), slot=self.slot + 1)


class MissionCompleted(Who, frozen=True, tag="mission"):
    card: str

    def text(self) -> Message:
        return message("log-mission", player=self.who(), card=card_name(self.card))


class Passed(Who, frozen=True, tag="passed"):
    def text(self) -> Message:
        return message("log-passed", player=self.who())


class RoundBegan(Event, frozen=True, tag="round"):
    number: int

    def text(self) -> Message:
        return message("log-round", number=self.number)


class IncomeGained(Who, frozen=True, tag="income"):
    def text(self) -> Message:
        return message("log-income", player=self.who())


class GoldMarked(Who, frozen=True, tag="gold"):
    tile: str

    def text(self) -> Message:
        return message("log-gold", player=self.who(), tile=self.tile)


class NeutralMarked(Event, frozen=True, tag="neutral"):
    species: str
    colour: str

    def text(self) -> Message:
        return message("log-neutral", species=self.species, colour=self.colour)


class Discovered(Event, frozen=True, tag="discovered"):
    species: str

    def text(self) -> Message:
        return message("log-discovered", species=species_name(self.species))


class MessageReached(Who, frozen=True, tag="message"):
    """A message tile (no card) or a message card is reached (SE-10.5)."""

    card: str

    def text(self) -> Message:
        if not self.card:
            return message("log-message-tile", player=self.who())
        return message("log-message", player=self.who(), card=card_name(self.card))


class SecretPlayed(Who, frozen=True, tag="secret"):
    def text(self) -> Message:
        return message("log-secret", player=self.who())


class SampleTaken(Who, frozen=True, tag="sample"):
    planet: str

    def text(self) -> Message:
        return message("log-sample", player=self.who(), planet=planet_name(self.planet))


class TaskMarked(Who, frozen=True, tag="task"):
    objective: str

    def text(self) -> Message:
        return message("log-task", player=self.who(), objective=self.objective)


class Advanced(Event, frozen=True, tag="progress"):
    spaces: int

    def text(self) -> Message:
        return message("log-progress", spaces=self.spaces)


class RivalCard(Event, frozen=True, tag="rival_card"):
    card: str

    def text(self) -> Message:
        return message("log-rival-card", card=self.card)


class TurnBegan(Event, frozen=True, tag="turn"):
    """Somebody's turn begins; the log needs no line for it."""

    quiet = True


class ActionEnded(Event, frozen=True, tag="action_ended"):
    """The main action is done; free actions may follow."""

    quiet = True


class Paid(Who, frozen=True, tag="paid"):
    resource: str
    amount: int

    def text(self) -> Message:
        return message("log-paid", player=self.who(), what=amount_text(self.resource, self.amount))


class RoundCardTaken(Who, frozen=True, tag="round_card"):
    def text(self) -> Message:
        return message("log-round-card", player=self.who())


class RowTaken(Who, frozen=True, tag="row_taken"):
    def text(self) -> Message:
        return message("log-row-taken", player=self.who())


class GameEnded(Event, frozen=True, tag="ended"):
    scores: list[int]

    def text(self) -> Message:
        return message("log-ended")
