"""What happens in battles, what is damaged, and what raiders do, for the log and for animations."""

from __future__ import annotations

from typing import ClassVar

from starboard.engine.events import Event
from starboard.engine.messages import Message, SeatName, message
from starboard.games.andromedas_edge.content import names
from starboard.games.andromedas_edge.events import Spot, Who


class Side(Event, frozen=True):
    """An event of one side of a battle; without a seat it is the raiders'."""

    def who(self) -> SeatName | Message:
        return message("the-raiders") if self.seat is None else SeatName(self.seat)


class BattleBegun(Event, frozen=True, tag="battle_begun"):
    region: Spot

    def text(self) -> Message:
        return message("log-battle", region=self.region.name())


class BattleStage(Event, frozen=True, tag="battle_stage"):
    """A battle goes on to one of its six steps."""

    quiet: ClassVar[bool] = True
    step: int

    def text(self) -> Message:
        return message("battle-stage", step=self.step)


class BattleChanged(Side, frozen=True, tag="battle_changed"):
    dice: int
    targeting: int

    def text(self) -> Message:
        return message("log-battle-changed", player=self.who(), dice=self.dice, targeting=self.targeting)


class OfferAccepted(Event, frozen=True, tag="offer_accepted"):
    def text(self) -> Message:
        return message("log-offer-accepted")


class EnergySpent(Who, frozen=True, tag="energy_spent"):
    energy: int
    dice: int

    def text(self) -> Message:
        return message("log-energy-spent", player=self.who(), energy=self.energy, dice=self.dice)


class Rolled(Side, frozen=True, tag="rolled"):
    dice: list[int]

    def text(self) -> Message:
        return message("log-rolled", player=self.who(), dice=names.dice(self.dice))


class DiceChanged(Side, frozen=True, tag="dice_changed"):
    dice: list[int]

    def text(self) -> Message:
        return message("log-dice-changed", player=self.who(), dice=names.dice(self.dice))


class BattleTied(Event, frozen=True, tag="battle_tied"):
    def text(self) -> Message:
        return message("log-battle-tied")


class BattleWon(Side, frozen=True, tag="battle_won"):
    def text(self) -> Message:
        return message("log-battle-won", player=self.who())


class BattleEnded(Event, frozen=True, tag="battle_ended"):
    def text(self) -> Message:
        return message("log-battle-ended")


class ShieldHit(Who, frozen=True, tag="shield_hit"):
    ship: str

    def text(self) -> Message:
        return message("log-shield-hit", player=self.who(), ship=names.ship(self.ship))


class ShipScrapped(Who, frozen=True, tag="ship_scrapped"):
    ship: str

    def text(self) -> Message:
        return message("log-ship-scrapped", player=self.who(), ship=names.ship(self.ship))


class ShipSaved(Who, frozen=True, tag="ship_saved"):
    ship: str

    def text(self) -> Message:
        return message("log-ship-saved", player=self.who(), ship=names.ship(self.ship))


class ModuleDamaged(Who, frozen=True, tag="module_damaged"):
    module: str

    def text(self) -> Message:
        return message("log-module-damaged", player=self.who(), module=names.module(self.module))


class RaiderPlaced(Event, frozen=True, tag="raider_placed"):
    raider: str
    region: Spot

    def text(self) -> Message:
        return message("log-raider-placed", raider=names.raider(self.raider), region=self.region.name())


class RaiderMoved(Event, frozen=True, tag="raider_moved"):
    raider: str
    start: Spot
    to: Spot

    def text(self) -> Message:
        return message("log-raider-moved", raider=names.raider(self.raider), start=self.start.name(), to=self.to.name())


class RaiderHit(Event, frozen=True, tag="raider_hit"):
    raider: str

    def text(self) -> Message:
        return message("log-raider-hit", raider=names.raider(self.raider))


class RaiderBeaten(Event, frozen=True, tag="raider_beaten"):
    raider: str

    def text(self) -> Message:
        return message("log-raider-beaten", raider=names.raider(self.raider))
