"""What a player can do. Regions, ships, modules, cards, moons and tokens go by their ids."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action, GoingOn


class FreeAction(Action, frozen=True):
    """Something the active player may do beside what is asked (AE-17.2); the question comes back afterwards."""


# -- set-up


class ChooseFaction(Action, frozen=True, tag="faction"):
    """Keep one of the dealt factions (AE-3.2)."""

    faction: str


class ChooseDestiny(Action, frozen=True, tag="destiny"):
    """Keep one of the dealt destiny cards (AE-21.6)."""

    destiny: str


# -- the turn (AE-4.2)


class Launch(Action, frozen=True, tag="launch"):
    """Launch a ship to a region; `jump` pays 1 energy for unlimited range (AE-6.1)."""

    ship: str
    region: str
    jump: bool = False


class ReturnToStation(Action, frozen=True, tag="return"):
    """Begin a Return turn (AE-9)."""


class EndTurn(GoingOn, frozen=True, tag="end_turn"):
    """AE-4.6"""


class Activate(Action, frozen=True, tag="activate"):
    """Activate a module: `by` ship, energy, or reactor for the science row (AE-9.1, AE-9.2)."""

    module: str
    by: str


class PickShip(Action, frozen=True, tag="ship"):
    """Choose an own ship by type and place: a region, `wreck`, `barge` or `bay`."""

    ship: str
    place: str


class Finish(GoingOn, frozen=True, tag="finish"):
    """No more of this: end the activations, the purchases or the moves."""


class GoOn(GoingOn, frozen=True, tag="go_on"):
    """No free action now (AE-4.4)."""


class Pass(Action, frozen=True, tag="pass"):
    """Play nothing at this moment (AE-18.1)."""


class Decline(GoingOn, frozen=True, tag="decline"):
    """Do without something optional (AE-20.1)."""


class Accept(Action, frozen=True, tag="accept"):
    """Do something optional."""


# -- free actions (AE-17)


class PlaceMoon(FreeAction, frozen=True, tag="place_moon"):
    """Put an unplaced moon into a slot; the slot is asked next (AE-8.3)."""

    moon: str


class DiscardMoon(FreeAction, frozen=True, tag="discard_moon"):
    """Discard an unplaced moon for what it shows (AE-8.6)."""

    moon: str


class PlayCard(FreeAction, frozen=True, tag="play"):
    """Play a tactics card in one of its modes (AE-17.3)."""

    card: str
    mode: int = 0


class UseDevelopment(FreeAction, frozen=True, tag="development"):
    """Turn a development card face down for its effect (AE-10.5)."""

    development: str


class UseDiscovery(FreeAction, frozen=True, tag="discovery"):
    """Discard a discovery token for its effect (AE-17.2)."""

    token: str


class UseSupremacy(FreeAction, frozen=True, tag="supremacy"):
    """Discard a supremacy token for its effect (AE-17.2)."""

    token: str


class Recruit(FreeAction, frozen=True, tag="recruit"):
    """Own leaders of a region with an own ship go to the station (AE-17.2)."""

    region: str
    count: int


class Collect(FreeAction, frozen=True, tag="collect"):
    """Take the bonus resources of a region with an own ship: all of them, or one of a kind (AE-16.7)."""

    region: str
    resource: str = ""


class UseAbility(FreeAction, frozen=True, tag="ability"):
    """Use an ability of the faction that is an action, 1 or 2 (AE-20.6)."""

    ability: int


class Rearrange(FreeAction, frozen=True, tag="rearrange"):
    """Put the industry row in a new order; it is asked module by module (AE-9.6)."""


class Give(FreeAction, frozen=True, tag="give"):
    """Give something to the partner: a resource, a moon or a token (AE-21.11)."""

    kind: str
    what: str


# -- amounts


class Pay(Action, frozen=True, tag="pay"):
    """Pay with these resources (AE-1.3)."""

    energy: int = 0
    titanium: int = 0
    ice: int = 0
    nanocarbon: int = 0
    credit: int = 0
    tactics: int = 0


class Take(Action, frozen=True, tag="take"):
    """Gain these resources of free choice (AE-20.1)."""

    energy: int = 0
    titanium: int = 0
    ice: int = 0
    nanocarbon: int = 0
    credit: int = 0
    tactics: int = 0


class DiscardCard(Action, frozen=True, tag="discard_card"):
    """Discard a tactics card from hand."""

    card: str


# -- choices


class PickOption(Action, frozen=True, tag="option"):
    """Choose one of several effects, counted from 1 (AE-20.2)."""

    option: int


class PickSlot(Action, frozen=True, tag="slot"):
    """A slot for a moon: a module, `tactical`, or the full slot after an industry module (AE-8.3)."""

    kind: str
    module: str = ""


class DropMoon(Action, frozen=True, tag="drop_moon"):
    """Make room: discard an unplaced moon without gain (AE-8.2)."""

    moon: str


class PickModule(Action, frozen=True, tag="module"):
    """Choose a module, of the display or of the own station; the prompt says what for."""

    module: str


class PickPosition(Action, frozen=True, tag="position"):
    """Where a new industry module goes: after so many cards of the row (AE-11.2)."""

    position: int


class PickRegion(Action, frozen=True, tag="region"):
    region: str


class MoveShip(Action, frozen=True, tag="move"):
    """Move an own ship; `jump` pays 1 energy, `carry` takes a transport along (AE-14.1)."""

    ship: str
    start: str
    to: str
    jump: bool = False
    carry: bool = False


class PickRaider(Action, frozen=True, tag="raider"):
    """The raider that attacks, or that takes the damage (AE-13.3)."""

    rank: str
    region: str


class PickTrack(Action, frozen=True, tag="track"):
    track: str


class PickSide(Action, frozen=True, tag="side"):
    """A participant of a battle: a seat, or the raiders (AE-20.3)."""

    seat: int


class SpendEnergy(Action, frozen=True, tag="spend_energy"):
    """Bonus dice for energy; the chance to prepare ends (AE-14.3)."""

    dice: int


class PickDice(Action, frozen=True, tag="dice"):
    """Dice by their values, high to low (AE-14.6)."""

    values: tuple[int, ...]


class RepairShip(Action, frozen=True, tag="repair_ship"):
    """A wreck goes to the repair barge (AE-15.5 a)."""

    ship: str


class RepairShield(Action, frozen=True, tag="repair_shield"):
    """AE-15.5 b"""

    ship: str


class RepairModule(Action, frozen=True, tag="repair_module"):
    """AE-15.5 c"""

    module: str


class BuildShip(Action, frozen=True, tag="build_ship"):
    ship: str


class BuildDevelopment(Action, frozen=True, tag="build"):
    """Settle the transport of a region (AE-10.2)."""

    region: str


class PlaceUpgrade(Action, frozen=True, tag="upgrade"):
    """AE-12.10"""

    tile: str


class TakeDiscovery(Action, frozen=True, tag="take_discovery"):
    """Take a token of the stack that was looked through (AE-12.5)."""

    token: str


class TopEvent(Action, frozen=True, tag="top_event"):
    """Put this event card on top of the deck, the other one under it (AE-6.6)."""

    event: str


class PickAbility(Action, frozen=True, tag="order"):
    """Which of several abilities comes next, counted from 1 (AE-1.8)."""

    number: int


class EventFirst(Action, frozen=True, tag="event_first"):
    """Resolve the event before discarding the excess (AE-4.7)."""


class ExcessFirst(Action, frozen=True, tag="excess_first"):
    """Discard the excess before the event (AE-4.7)."""


class TacticalCard(Action, frozen=True, tag="tactical_card"):
    """Tactical operations: draw a tactics card (AE-14.9)."""


class TacticalMoon(Action, frozen=True, tag="tactical_moon"):
    """Tactical operations: gain what the moon there shows (AE-14.9)."""


ACTIONS: Final[list[type[Action]]] = [
    ChooseFaction,
    ChooseDestiny,
    Launch,
    ReturnToStation,
    EndTurn,
    Activate,
    PickShip,
    Finish,
    GoOn,
    Pass,
    Decline,
    Accept,
    PlaceMoon,
    DiscardMoon,
    PlayCard,
    UseDevelopment,
    UseDiscovery,
    UseSupremacy,
    Recruit,
    Collect,
    UseAbility,
    Rearrange,
    Give,
    Pay,
    Take,
    DiscardCard,
    PickOption,
    PickSlot,
    DropMoon,
    PickModule,
    PickPosition,
    PickRegion,
    MoveShip,
    PickRaider,
    PickTrack,
    PickSide,
    SpendEnergy,
    PickDice,
    RepairShip,
    RepairShield,
    RepairModule,
    BuildShip,
    BuildDevelopment,
    PlaceUpgrade,
    TakeDiscovery,
    TopEvent,
    PickAbility,
    EventFirst,
    ExcessFirst,
    TacticalCard,
    TacticalMoon,
]
