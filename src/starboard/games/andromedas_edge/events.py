"""What happens, for the log and for animations. Regions, ships, modules and cards go by their ids."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from starboard.engine.events import Event
from starboard.engine.messages import Message, SeatName, message
from starboard.games.andromedas_edge.content import names


class Spot(msgspec.Struct, frozen=True):
    """A region and the tile that lies there; a nebula has none."""

    region: str
    tile: str

    def name(self) -> Message:
        return names.region(self.region, self.tile)


class Who(Event, frozen=True):
    """An event of one player."""

    def who(self) -> SeatName:
        return SeatName(self.seat or 0)


class Gained(Who, frozen=True, tag="gained"):
    resource: str
    amount: int

    def text(self) -> Message:
        return message("log-gained", player=self.who(), what=names.amount(self.resource, self.amount))


class Lost(Who, frozen=True, tag="lost"):
    resource: str
    amount: int

    def text(self) -> Message:
        return message("log-lost", player=self.who(), what=names.amount(self.resource, self.amount))


class Scored(Who, frozen=True, tag="scored"):
    points: int
    total: int

    def text(self) -> Message:
        return message("log-scored", player=self.who(), points=self.points, total=self.total)


class CardsDrawn(Who, frozen=True, tag="drawn"):
    count: int

    def text(self) -> Message:
        return message("log-drawn", player=self.who(), count=self.count)


class CardDiscarded(Who, frozen=True, tag="card_discarded"):
    card: str

    def text(self) -> Message:
        return message("log-card-discarded", player=self.who(), card=names.tactic(self.card))


class CardPlayed(Who, frozen=True, tag="card_played"):
    card: str

    def text(self) -> Message:
        return message("log-card-played", player=self.who(), card=names.tactic(self.card))


class EndTriggered(Who, frozen=True, tag="end_triggered"):
    def text(self) -> Message:
        return message("log-end-triggered", player=self.who())


class MoonTaken(Who, frozen=True, tag="moon_taken"):
    moon: str

    def text(self) -> Message:
        return message("log-moon-taken", player=self.who(), moon=names.moon(self.moon))


class MoonDiscarded(Who, frozen=True, tag="moon_discarded"):
    moon: str
    gain: bool

    def text(self) -> Message:
        return message("log-moon-discarded", player=self.who(), moon=names.moon(self.moon), gain=int(self.gain))


class MoonPlaced(Who, frozen=True, tag="moon_placed"):
    moon: str
    slot: str
    module: str

    def text(self) -> Message:
        return message("log-moon-placed", player=self.who(), moon=names.moon(self.moon), slot=names.slot(self.slot, self.module))


class Recovered(Who, frozen=True, tag="recovered"):
    ship: str

    def text(self) -> Message:
        return message("log-recovered", player=self.who(), ship=names.ship(self.ship))


class ShieldRepaired(Who, frozen=True, tag="shield_repaired"):
    ship: str

    def text(self) -> Message:
        return message("log-shield-repaired", player=self.who(), ship=names.ship(self.ship))


class ModuleRepaired(Who, frozen=True, tag="module_repaired"):
    module: str

    def text(self) -> Message:
        return message("log-module-repaired", player=self.who(), module=names.module(self.module))


class Advanced(Who, frozen=True, tag="advanced"):
    track: str
    step: int

    def text(self) -> Message:
        return message("log-advanced", player=self.who(), track=names.track(self.track), step=self.step)


class DiscoveryTaken(Who, frozen=True, tag="discovery_taken"):
    def text(self) -> Message:
        return message("log-discovery-taken", player=self.who())


class SupremacyTaken(Who, frozen=True, tag="supremacy_taken"):
    token: str

    def text(self) -> Message:
        return message("log-supremacy-taken", player=self.who(), token=names.supremacy(self.token))


class EventDue(Who, frozen=True, tag="event_due"):
    def text(self) -> Message:
        return message("log-event-due", player=self.who())


class EventsSeen(Who, frozen=True, tag="events_seen"):
    def text(self) -> Message:
        return message("log-events-seen", player=self.who())


class ShipBuilt(Who, frozen=True, tag="ship_built"):
    ship: str

    def text(self) -> Message:
        return message("log-ship-built", player=self.who(), ship=names.ship(self.ship))


class Upgraded(Who, frozen=True, tag="upgraded"):
    tile: str

    def text(self) -> Message:
        return message("log-upgraded", player=self.who(), tile=names.upgrade(self.tile))


class ShipMoved(Who, frozen=True, tag="ship_moved"):
    ship: str
    start: Spot
    to: Spot

    def text(self) -> Message:
        return message("log-ship-moved", player=self.who(), ship=names.ship(self.ship), start=self.start.name(), to=self.to.name())


class Recalled(Who, frozen=True, tag="recalled"):
    ship: str
    start: Spot

    def text(self) -> Message:
        return message("log-recalled", player=self.who(), ship=names.ship(self.ship), start=self.start.name())


class ModuleTaken(Who, frozen=True, tag="module_taken"):
    module: str

    def text(self) -> Message:
        return message("log-module-taken", player=self.who(), module=names.module(self.module))


class LeadersRecruited(Who, frozen=True, tag="recruited"):
    region: Spot
    count: int

    def text(self) -> Message:
        return message("log-recruited", player=self.who(), region=self.region.name(), count=self.count)


class LeaderScattered(Who, frozen=True, tag="scattered"):
    region: Spot

    def text(self) -> Message:
        return message("log-scattered", player=self.who(), region=self.region.name())


class DevelopmentBuilt(Who, frozen=True, tag="development_built"):
    development: str
    region: Spot

    def text(self) -> Message:
        return message(
            "log-development-built",
            player=self.who(),
            development=names.development(self.development),
            region=self.region.name(),
        )


class DevelopmentReadied(Who, frozen=True, tag="development_readied"):
    development: str

    def text(self) -> Message:
        return message("log-development-readied", player=self.who(), development=names.development(self.development))


class DevelopmentUsed(Who, frozen=True, tag="development_used"):
    development: str

    def text(self) -> Message:
        return message("log-development-used", player=self.who(), development=names.development(self.development))


class TokenUsed(Who, frozen=True, tag="token_used"):
    token: str

    def text(self) -> Message:
        return message("log-token-used", player=self.who(), token=message(self.token))


class BonusCollected(Who, frozen=True, tag="bonus_collected"):
    region: Spot

    def text(self) -> Message:
        return message("log-bonus-collected", player=self.who(), region=self.region.name())


class Rearranged(Who, frozen=True, tag="rearranged"):
    def text(self) -> Message:
        return message("log-rearranged", player=self.who())


class Given(Who, frozen=True, tag="given"):
    kind: str
    what: str
    to: int

    def text(self) -> Message:
        return message("log-given", player=self.who(), kind=self.kind, other=SeatName(self.to))


class Launched(Who, frozen=True, tag="launched"):
    ship: str
    region: Spot

    def text(self) -> Message:
        return message("log-launched", player=self.who(), ship=names.ship(self.ship), region=self.region.name())


class ModuleActivated(Who, frozen=True, tag="activated"):
    module: str
    by: str

    def text(self) -> Message:
        return message("log-activated", player=self.who(), module=names.module(self.module), by=self.by)


class Returned(Who, frozen=True, tag="returned"):
    def text(self) -> Message:
        return message("log-returned", player=self.who())


class TurnBegun(Who, frozen=True, tag="turn_begun"):
    turn: int

    def text(self) -> Message:
        return message("log-turn", player=self.who(), turn=self.turn)


class FactionChosen(Who, frozen=True, tag="faction_chosen"):
    faction: str

    def text(self) -> Message:
        return message("log-faction", player=self.who(), faction=names.faction(self.faction))


class DestinyChosen(Who, frozen=True, tag="destiny_chosen"):
    def text(self) -> Message:
        return message("log-destiny", player=self.who())


class FirstPlayer(Who, frozen=True, tag="first_player"):
    def text(self) -> Message:
        return message("log-first-player", player=self.who())


class MarkerMoved(Event, frozen=True, tag="marker"):
    left: int

    def text(self) -> Message:
        return message("log-marker", left=self.left)


class PlanetAppeared(Event, frozen=True, tag="planet"):
    region: Spot

    def text(self) -> Message:
        return message("log-planet", planet=self.region.name())


class ModuleBuried(Event, frozen=True, tag="module_buried"):
    module: str

    def text(self) -> Message:
        return message("log-module-buried", module=names.module(self.module))


class PhaseBegun(Event, frozen=True, tag="phase"):
    """Another part of the turn begins."""

    quiet: ClassVar[bool] = True
    phase: str

    def text(self) -> Message:
        return message("phase", phase=self.phase)


class CardPutAway(Who, frozen=True, tag="put_away"):
    """A played card goes to the discards."""

    quiet: ClassVar[bool] = True
    card: str

    def text(self) -> Message:
        return message("log-card-discarded", player=self.who(), card=names.tactic(self.card))


class ModulePlaced(Who, frozen=True, tag="module_placed"):
    """A module stands in its row."""

    quiet: ClassVar[bool] = True
    module: str

    def text(self) -> Message:
        return message("log-module-taken", player=self.who(), module=names.module(self.module))


class HalfSlotWorked(Who, frozen=True, tag="half_slot"):
    """Both neighbours of a full slot have been activated."""

    quiet: ClassVar[bool] = True
    module: str

    def text(self) -> Message:
        return message("slot-half", module=names.module(self.module))


class Share(msgspec.Struct, frozen=True):
    """What a player scores in an event: the VP of the space on its track, less damaged modules (AE-16.3)."""

    space: int
    damaged: int
    points: int


class EventRevealed(Event, frozen=True, tag="event_revealed"):
    event: str
    shares: list[Share]

    def text(self) -> Message:
        return message("log-event", event=names.event(self.event))


class BonusPlaced(Event, frozen=True, tag="bonus_placed"):
    region: Spot

    def text(self) -> Message:
        return message("log-bonus-placed", region=self.region.name())


class GameOver(Event, frozen=True, tag="game_over"):
    def text(self) -> Message:
        return message("log-game-over")
