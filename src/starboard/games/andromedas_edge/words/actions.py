"""Actions in words."""

from __future__ import annotations

from starboard.engine.actions import Action
from starboard.engine.messages import Message, SeatName, message
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.board import RAIDER_SIDE
from starboard.games.andromedas_edge.content import names
from starboard.games.andromedas_edge.content.cards import FACTION_IDS
from starboard.games.andromedas_edge.content.map import REGION_OF
from starboard.games.andromedas_edge.rules.abilities import Ordering
from starboard.games.andromedas_edge.rules.compound_effects import Choosing
from starboard.games.andromedas_edge.rules.operation import effects_text
from starboard.games.andromedas_edge.rules.regions import spot
from starboard.games.andromedas_edge.state import EdgeState

SIMPLE: dict[type[Action], str] = {
    act.ReturnToStation: "do-return",
    act.EndTurn: "do-end-turn",
    act.Finish: "do-finish",
    act.GoOn: "do-go-on",
    act.Pass: "do-pass",
    act.Decline: "do-decline",
    act.Accept: "do-accept",
    act.Rearrange: "do-rearrange",
    act.EventFirst: "do-event-first",
    act.ExcessFirst: "do-excess-first",
    act.TacticalCard: "do-tactical-card",
    act.TacticalMoon: "do-tactical-moon",
}


def describe(state: EdgeState, seat: int, action: Action) -> Message:
    """What an action of the open decision does."""
    key = SIMPLE.get(type(action))
    if key is not None:
        return message(key)
    found = amount_words(action) or ship_words(state, action) or card_words(state, seat, action)
    return found or station_words(state, action) or choice_words(state, seat, action)


def at(state: EdgeState, place: str) -> Message:
    """A region by its name, or a place off the map."""
    return spot(state, REGION_OF[place]).name() if place in REGION_OF else message(f"place-{place}")


def amount_words(action: Action) -> Message | None:
    if isinstance(action, act.Pay | act.Take):
        return message(
            "do-pay" if isinstance(action, act.Pay) else "do-take",
            energy=action.energy,
            titanium=action.titanium,
            ice=action.ice,
            nanocarbon=action.nanocarbon,
            credit=action.credit,
            tactics=action.tactics,
        )
    if isinstance(action, act.SpendEnergy):
        return message("do-spend-energy", dice=action.dice)
    if isinstance(action, act.PickDice):
        return message("do-dice", dice=names.dice(action.values))
    return None


def ship_words(state: EdgeState, action: Action) -> Message | None:
    if isinstance(action, act.Launch):
        return message("do-launch", ship=names.ship(action.ship), region=at(state, action.region), jump=int(action.jump))
    if isinstance(action, act.MoveShip):
        return message(
            "do-move",
            ship=names.ship(action.ship),
            start=at(state, action.start),
            to=at(state, action.to),
            jump=int(action.jump),
            carry=int(action.carry),
        )
    if isinstance(action, act.PickShip):
        return message("do-ship", ship=names.ship(action.ship), place=at(state, action.place))
    if isinstance(action, act.RepairShip):
        return message("do-repair-ship", ship=names.ship(action.ship))
    if isinstance(action, act.RepairShield):
        return message("do-repair-shield", ship=names.ship(action.ship))
    if isinstance(action, act.BuildShip):
        return message("do-build-ship", ship=names.ship(action.ship))
    if isinstance(action, act.PlaceUpgrade):
        return message("do-upgrade", tile=names.upgrade(action.tile))
    return None


def card_words(state: EdgeState, seat: int, action: Action) -> Message | None:
    """Cards, tokens, moons and gifts."""
    if isinstance(action, act.PlayCard):
        return message("do-play", card=names.tactic(action.card), mode=action.mode + 1)
    if isinstance(action, act.DiscardCard):
        return message("do-discard-card", card=names.tactic(action.card))
    if isinstance(action, act.PlaceMoon):
        return message("do-place-moon", moon=names.moon(action.moon))
    if isinstance(action, act.DiscardMoon):
        return message("do-discard-moon", moon=names.moon(action.moon))
    if isinstance(action, act.DropMoon):
        return message("do-drop-moon", moon=names.moon(action.moon))
    if isinstance(action, act.UseDevelopment):
        return message("do-development", development=names.development(action.development))
    if isinstance(action, act.UseDiscovery):
        return message("do-token", token=names.discovery(action.token))
    if isinstance(action, act.UseSupremacy):
        return message("do-token", token=names.supremacy(action.token))
    if isinstance(action, act.TakeDiscovery):
        return message("do-take-token", token=names.discovery(action.token))
    if isinstance(action, act.UseAbility):
        faction = FACTION_IDS[state.players[seat].faction]
        return message("do-ability", ability=names.ability(faction, action.ability))
    if isinstance(action, act.Give):
        return message("do-give", gift=names.gift(action.kind, action.what))
    return None


def station_words(state: EdgeState, action: Action) -> Message | None:
    """Modules, leaders and bonus resources."""
    if isinstance(action, act.Activate):
        return message("do-activate", module=names.module(action.module), by=action.by)
    if isinstance(action, act.PickModule):
        return names.module(action.module)
    if isinstance(action, act.RepairModule):
        return message("do-repair-module", module=names.module(action.module))
    if isinstance(action, act.PickPosition):
        return message("do-position", position=action.position)
    if isinstance(action, act.PickSlot):
        return names.slot(action.kind, action.module)
    if isinstance(action, act.Recruit):
        return message("do-recruit", region=at(state, action.region), count=action.count)
    if isinstance(action, act.Collect):
        what = names.amount(action.resource, 1) if action.resource else ""
        return message("do-collect", region=at(state, action.region), what=what, part=int(action.resource != ""))
    if isinstance(action, act.BuildDevelopment):
        return message("do-build", region=at(state, action.region))
    return None


def choice_words(state: EdgeState, seat: int, action: Action) -> Message:
    if isinstance(action, act.ChooseFaction):
        return names.faction(action.faction)
    if isinstance(action, act.ChooseDestiny):
        return names.destiny(action.destiny)
    if isinstance(action, act.PickRegion):
        return message("do-region", region=at(state, action.region))
    if isinstance(action, act.PickRaider):
        return message("do-raider", rank=action.rank, region=at(state, action.region))
    if isinstance(action, act.PickTrack):
        return message("do-track", track=names.track(action.track))
    if isinstance(action, act.PickSide):
        who = message("the-raiders") if action.seat == RAIDER_SIDE else SeatName(action.seat)
        return message("do-side", player=who)
    if isinstance(action, act.TopEvent):
        return message("do-top-event", event=names.event(action.event))
    decision = state.decision(seat)
    if isinstance(action, act.PickAbility) and isinstance(decision, Ordering):
        owner, name = decision.name(action.number)
        return message("do-order", number=action.number, player=SeatName(owner), ability=message(name))
    if isinstance(action, act.PickOption) and isinstance(decision, Choosing):
        return message("do-option", option=action.option, what=effects_text(decision.choices[action.option - 1]))
    raise TypeError(f"no words for {type(action).__name__}")
