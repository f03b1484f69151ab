"""Actions in words."""

from __future__ import annotations

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import (
    Advance,
    ChooseBoards,
    ChooseBonus,
    ChooseFlux,
    ClearLine,
    Collect,
    Decline,
    Destroy,
    DestroyStored,
    DiscardObjective,
    DoublePatch,
    DoubleSynergy,
    House,
    KeepObjective,
    Move,
    OpenStack,
    PickCard,
    Place,
    PlaceMeteorite,
    PlacePatch,
    PlaceRover,
    Regress,
    RemoveStack,
    ReplacePatch,
    Reposition,
    Rotate,
    SetAside,
    StorePatch,
    Take,
    Teleport,
    UseTechnology,
)
from starboard.games.planet_unknown.content import CIV_CARDS, CIV_LEVELS, OBJECTIVES, RINGS
from starboard.games.planet_unknown.content.names import place_words, slot_words, square_words, tile_name
from starboard.games.planet_unknown.content.operations import in_sequence
from starboard.games.planet_unknown.content.tiles import TILES
from starboard.games.planet_unknown.rules.choice import ChooseOne
from starboard.games.planet_unknown.state import PlanetState


def describe(state: PlanetState, seat: int, action: Action) -> Message:
    """What an action of the open decision does."""
    found = tile_words(state, seat, action) or tracker_words(state, seat, action) or piece_words(action) or card_words(action)
    return found or message("do-finish")


def tile_words(state: PlanetState, seat: int, action: Action) -> Message | None:
    if isinstance(action, Place):
        key = "do-place-as-energy" if action.as_energy else "do-place-flipped" if action.turn >= 4 else "do-place"
        if action.as_energy:
            return message(key, square=square_words(action.at), turn=action.turn)
        return message(key, square=square_words(action.at), degrees=action.turn % 4 * 90)
    if isinstance(action, Take | SetAside):
        tile = state.station.facing(state.positions[seat], RINGS.index(action.ring))
        return message("do-take" if isinstance(action, Take) else "do-set-aside", tile=tile_name(TILES[tile].id), ring=action.ring)
    if isinstance(action, Rotate):
        return message("do-rotate", steps=action.steps)
    if isinstance(action, RemoveStack):
        return message("do-remove-stack", ring=action.ring)
    return None


def tracker_words(state: PlanetState, seat: int, action: Action) -> Message | None:
    if isinstance(action, Advance) and action.by == "row":
        return message("do-claim-row", track=action.track, slot=slot_words(action.track, action.to))
    if isinstance(action, Advance):
        return message("do-advance", track=action.track, by=action.by, slot=slot_words(action.track, action.to))
    if isinstance(action, Regress):
        return message("do-regress", track=action.track, by=action.by)
    if isinstance(action, DoubleSynergy):
        return message("do-double-synergy")
    if isinstance(action, ChooseFlux):
        return message("do-flux", track=action.track)
    if isinstance(action, UseTechnology):
        corporation = state.players[seat].corporation.id
        text = message(f"technology-{corporation}-{action.technology}")
        return message("do-use", technology=action.technology, text=text)
    if isinstance(action, ChooseBonus):
        for effect in state.players[seat].pending:
            if isinstance(effect, ChooseOne) and effect.answers(action):
                return in_sequence(tuple(effect.lists[action.option]))
    if isinstance(action, Decline):
        return message("do-decline", what=action.what)
    return None


def piece_words(action: Action) -> Message | None:
    if isinstance(action, PlacePatch):
        return message("do-patch", square=square_words(action.at))
    if isinstance(action, StorePatch):
        return message("do-store")
    if isinstance(action, ReplacePatch):
        return message("do-replace-patch")
    if isinstance(action, DoublePatch):
        return message("do-double-patch")
    if isinstance(action, PlaceRover):
        return message("do-rover", square=square_words(action.at))
    if isinstance(action, Move):
        return message("do-move", start=square_words(action.start), to=square_words(action.to))
    if isinstance(action, Teleport):
        return message("do-teleport", start=square_words(action.start), to=square_words(action.to), by=action.by)
    if isinstance(action, Collect):
        return message("do-collect", piece=action.piece, square=square_words(action.at))
    if isinstance(action, Destroy):
        if action.at is None:
            return message("do-destroy-collected", piece=action.piece)
        return message("do-destroy", piece=action.piece, square=square_words(action.at))
    if isinstance(action, DestroyStored):
        return message("do-destroy-stored", place=place_words(action.place))
    if isinstance(action, ClearLine):
        return message("do-clear-line", line=action.line, number=action.number)
    if isinstance(action, PlaceMeteorite):
        return message("do-meteorite", square=square_words(action.at))
    if isinstance(action, House):
        return message("do-house", place=place_words(action.place))
    if isinstance(action, Reposition):
        return message("do-reposition", start=place_words(action.start), to=place_words(action.to))
    return None


def card_words(action: Action) -> Message | None:
    if isinstance(action, PickCard):
        card = next(card for card in CIV_CARDS if card.id == action.card)
        return message("do-pick", card=message("civ-name", card=card.id), text=card.text(), level=card.level)
    if isinstance(action, OpenStack):
        return message("do-open-all") if action.level > CIV_LEVELS else message("do-open", level=action.level)
    if isinstance(action, KeepObjective | DiscardObjective):
        objective = next(objective for objective in OBJECTIVES if objective.id == action.objective)
        name = message("private-name", objective=objective.id)
        return message("do-keep" if isinstance(action, KeepObjective) else "do-discard", objective=name, text=objective.private.text())
    if isinstance(action, ChooseBoards):
        planet = message("planet-name", planet=action.planet)
        return message("do-boards", planet=planet, corporation=message("corporation-name", corporation=action.corporation))
    return None
