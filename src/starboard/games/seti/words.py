"""Actions in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.seti.actions import (
    DECK,
    Analyse,
    BuyCard,
    CompleteMission,
    CoverSlot,
    DataSpace,
    EndTurn,
    Exchange,
    FinishScan,
    GoOn,
    Land,
    Launch,
    MarkGold,
    MarkTask,
    MarkTrace,
    MoveForEnergy,
    Orbit,
    Pass,
    Pay,
    PickCard,
    PickProbe,
    PickSample,
    PickSector,
    PlaceData,
    PlayCard,
    PlaySecret,
    RemovePiece,
    Research,
    ResolveSector,
    Scan,
    Show,
    Signal,
    Step,
    TakeMove,
    TakePublicity,
    TakeReply,
    TakeTech,
    UseCorner,
    UseTelescope,
)
from starboard.games.seti.signals import probe_words

if TYPE_CHECKING:
    from starboard.games.seti.state import SetiState

SIMPLE: dict[type[Action], str] = {
    Launch: "do-launch",
    Scan: "do-scan",
    Analyse: "do-analyse",
    Research: "do-research",
    Pass: "do-pass",
    EndTurn: "do-end-turn",
    GoOn: "do-go-on",
    FinishScan: "do-finish-scan",
    TakeMove: "do-take-move",
    TakePublicity: "do-take-publicity",
    Pay: "do-pay",
}


def describe(state: SetiState, action: Action) -> Message:
    """What an action of the open decision does."""
    key = SIMPLE.get(type(action))
    if key is not None:
        return message(key)
    found = flight_words(action) or card_words(action) or board_words(action) or species_words(action)
    if found is None and isinstance(action, PickProbe):
        return probe_words(state, action)
    return found or message("do-stop")


def card_name(card: str) -> Message:
    return message("the-deck") if card == DECK else message(card)


def planet_name(planet: str) -> Message:
    return message(f"planet-{planet}")


def flight_words(action: Action) -> Message | None:
    """Probes, planets and moons."""
    if isinstance(action, Orbit):
        return message("do-orbit", planet=planet_name(action.planet))
    if isinstance(action, Land):
        place = message(f"moon-{action.moon}") if action.moon else planet_name(action.planet)
        return message("do-land", place=place)
    if isinstance(action, MoveForEnergy | Step):
        piece = "capsule" if action.capsule else "probe"
        paid = "energy" if isinstance(action, MoveForEnergy) else "both" if action.energy else "points"
        start, to = space_words(action.start), space_words(action.to)
        if isinstance(action, Step) and action.card:
            return message("do-move-card", piece=piece, start=start, to=to, card=message(action.card))
        return message("do-move", piece=piece, start=start, to=to, paid=paid)
    if isinstance(action, DataSpace):
        return message("do-data-space", data=action.data)
    if isinstance(action, RemovePiece):
        place = message(f"moon-{action.moon}") if action.moon else planet_name(action.planet)
        return message("do-remove-piece", place=place, first=action.first)
    return None


def space_words(place: tuple[int, int]) -> Message:
    return message("space", ring=place[0], sector=place[1] + 1)


def card_words(action: Action) -> Message | None:
    """Hand, row and missions."""
    if isinstance(action, PlayCard):
        return message("do-play", card=message(action.card))
    if isinstance(action, UseCorner):
        return message("do-corner", card=message(action.card))
    if isinstance(action, BuyCard):
        return message("do-buy", card=card_name(action.card))
    if isinstance(action, Exchange):
        return message("do-exchange", give=action.give, get=action.get)
    if isinstance(action, PickCard):
        return message("do-card", use=action.use, card=card_name(action.card))
    if isinstance(action, CompleteMission):
        if action.sample:
            return message("do-deliver", card=message(action.card), sample=message(f"sample-{action.sample}"))
        return message("do-mission", card=message(action.card))
    if isinstance(action, CoverSlot):
        return message("do-cover", card=message(action.card), slot=action.slot + 1)
    if isinstance(action, Show):
        return message("do-show", count=action.count)
    if isinstance(action, PlaySecret):
        return message("do-secret", card=message(action.card))
    return None


def board_words(action: Action) -> Message | None:
    """Stars, technologies, computer, gold tiles."""
    if isinstance(action, Signal):
        return message("do-signal", star=message(f"star-{action.star}"))
    if isinstance(action, PickSector):
        return message("do-sector", star=message(f"star-{action.star}"))
    if isinstance(action, ResolveSector):
        return message("do-resolve", star=message(f"star-{action.star}"))
    if isinstance(action, PlaceData):
        return message("do-place-data", column=action.column)
    if isinstance(action, TakeTech):
        return message("do-tech", tech=message(f"tech-{action.tech}"), column=action.column)
    if isinstance(action, UseTelescope):
        return message("do-telescope", tech=message(f"tech-{action.tech}"), option=f"{action.tech}-{action.option}")
    if isinstance(action, MarkGold):
        return message("do-gold", tile=action.tile)
    if isinstance(action, MarkTask):
        return message("do-task", objective=action.objective, task=action.task + 1)
    return None


def species_words(action: Action) -> Message | None:
    if isinstance(action, MarkTrace):
        return message("do-trace", species=action.species, colour=action.colour, place=action.place)
    if isinstance(action, TakeReply):
        return message("do-reply", reward=action.reward)
    if isinstance(action, PickSample):
        planet = planet_name(action.planet)
        if action.sample:
            return message("do-sample", sample=message(f"sample-{action.sample}"))
        return message("do-look", planet=planet)
    return None
