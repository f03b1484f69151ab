"""What stands in the way of each main and free action that a seat cannot take now (SE-3.3, SE-5, SE-6)."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.engine.view import Barred
from starboard.games.seti.actions import (
    DECK,
    PLACES,
    Analyse,
    BuyCard,
    CompleteMission,
    Exchange,
    Land,
    Launch,
    MoveForEnergy,
    Orbit,
    Pass,
    PlaceData,
    PlayCard,
    Research,
    Scan,
    UseCorner,
)
from starboard.games.seti.content.cards import CARD_CREDITS, CARD_ENERGY, CARD_IDS
from starboard.games.seti.content.numbers import PLANET_IDS
from starboard.games.seti.content.solar_system import NEIGHBOURS
from starboard.games.seti.rules.choices import BARS
from starboard.games.seti.rules.planets import landing_cost, planets_reached
from starboard.games.seti.rules.probes import movable, step_cost
from starboard.games.seti.state import SetiState

KINDS: Final[dict[str, type[Action]]] = {
    "launch": Launch,
    "orbit": Orbit,
    "land": Land,
    "scan": Scan,
    "analyse": Analyse,
    "play": PlayCard,
    "research": Research,
    "pass": Pass,
    "move": MoveForEnergy,
    "corner": UseCorner,
    "place_data": PlaceData,
    "mission": CompleteMission,
    "buy": BuyCard,
    "exchange": Exchange,
}


def why_not(state: SetiState, seat: int | None) -> dict[str, Barred]:
    """By the type of action; nothing for spectators and after the end."""
    if seat is None or state.over or state.round_number == 0:
        return {}
    possible = {type(action) for action in state.legal(seat)}
    found = {}
    for name, kind in KINDS.items():
        if kind not in possible:
            barred = BARS[kind](state, seat, likeliest(state, seat, kind))
            if barred is not None:
                found[name] = barred
    return found


def likeliest(state: SetiState, seat: int, kind: type[Action]) -> Action:
    """Of the actions of a kind one that lacks least, in the name of all."""
    player = state.players[seat]
    if kind is Orbit or kind is Land:
        reached = sorted(planets_reached(state, seat), key=lambda planet: landing_cost(state, seat, planet))
        planet = PLANET_IDS[reached[0]] if reached else ""
        return Orbit(planet) if kind is Orbit else Land(planet)
    if kind is PlayCard:
        cards = sorted(player.hand, key=lambda card: (CARD_CREDITS[card] > player.credits, CARD_CREDITS[card], CARD_ENERGY[card]))
        return PlayCard(CARD_IDS[cards[0]] if cards else "")
    if kind is MoveForEnergy:
        figures = sorted(movable(state, seat), key=lambda figure: step_cost(state, seat, figure[0]))
        if not figures:
            return MoveForEnergy((0, 0), (0, 0))
        start, capsule = figures[0]
        return MoveForEnergy(PLACES[start], PLACES[NEIGHBOURS[start][0]], capsule)
    if kind is UseCorner:
        return UseCorner(CARD_IDS[player.hand[0]] if player.hand else "")
    if kind is PlaceData:
        return PlaceData()
    if kind is CompleteMission:
        return CompleteMission(CARD_IDS[player.missions[0] >> 3] if player.missions else "")
    if kind is BuyCard:
        return BuyCard(DECK)
    if kind is Exchange:
        return Exchange("credits", "energy")
    return kind()
