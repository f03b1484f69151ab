"""Why a main or free action is not possible now: what is missing, in a few words, with the rule (SE-3.3, SE-5, SE-6)."""

from __future__ import annotations

from typing import Final

from starboard.engine.messages import Message, message
from starboard.games.seti.content.cards import CARD_CREDITS, CARD_ENERGY
from starboard.games.seti.player import Player
from starboard.games.seti.rules.planets import landing_cost, planets_reached
from starboard.games.seti.rules.probes import movable, step_cost
from starboard.games.seti.state import SetiState
from starboard.games.seti.view import WhyView

MAIN: Final = {
    "launch": "SE-5.1",
    "orbit": "SE-5.2",
    "land": "SE-5.3",
    "scan": "SE-5.4",
    "analyse": "SE-5.5",
    "play": "SE-5.6",
    "research": "SE-5.7",
    "pass": "SE-5.8",
}
FREE: Final = ["move", "corner", "place_data", "mission", "buy", "exchange"]
FREE_RULE: Final = "SE-6"
COURSE_RULE: Final = "SE-3.3"


def reasons(state: SetiState, seat: int | None) -> dict[str, WhyView]:
    """For each main and free action that the seat cannot take now, by its type; nothing for spectators and after the end."""
    if seat is None or state.over or state.round_number == 0:
        return {}
    decision = state.decision(seat)
    possible = {type(action).__struct_config__.tag for action in state.legal(seat)} if decision is not None else set()
    if state.active != seat:
        held_up = "why-wait"
    elif state.acted:
        held_up = "why-acted"
    else:
        held_up = "why-question"
    choosing = decision is not None and decision.prompt(state, seat).key == "ask-main-action"
    found = {}
    for action, rule in MAIN.items():
        if action not in possible:
            found[action] = WhyView(missing(state, seat, action), rule) if choosing else WhyView(message(held_up), COURSE_RULE)
    free = state.free_actions and state.active == seat and decision is not None
    for action in FREE:
        if action not in possible:
            busy = "why-wait" if state.active != seat else "why-question"
            found[action] = WhyView(missing(state, seat, action), FREE_RULE) if free else WhyView(message(busy), COURSE_RULE)
    return found


def missing(state: SetiState, seat: int, action: str) -> Message:
    """What an action lacks that its moment would allow."""
    player = state.players[seat]
    if action == "launch":
        return launching(player)
    if action in ("orbit", "land"):
        return arriving(state, seat, action)
    if action == "scan":
        return message("why-credit-and-energy", energy=2)
    if action == "analyse":
        return message("why-energy", energy=1) if player.top == 6 else message("why-data-short", data=player.top)
    if action == "play":
        return playing(player)
    if action == "research":
        return message("why-publicity", publicity=6) if player.publicity < 6 else message("why-no-technology")
    return missing_free(state, seat, action)


def launching(player: Player) -> Message:
    if len(player.probes) >= player.probe_limit():
        return message("why-probe-limit", probes=len(player.probes), limit=player.probe_limit())
    return message("why-credits", credits=2)


def arriving(state: SetiState, seat: int, action: str) -> Message:
    planets = planets_reached(state, seat)
    if not planets:
        return message("why-no-planet")
    if action == "orbit":
        return message("why-credit-and-energy", energy=1)
    return message("why-energy", energy=min(landing_cost(state, seat, planet) for planet in planets))


def playing(player: Player) -> Message:
    if not player.hand:
        return message("why-no-cards")
    if any(CARD_CREDITS[card] <= player.credits for card in player.hand):
        return message("why-energy", energy=min(CARD_ENERGY[card] for card in player.hand if CARD_CREDITS[card] <= player.credits))
    return message("why-credits", credits=min(CARD_CREDITS[card] for card in player.hand))


def missing_free(state: SetiState, seat: int, action: str) -> Message:
    player = state.players[seat]
    figures = movable(state, seat)
    if action == "move":
        if not figures:
            return message("why-no-probe")
        return message("why-energy", energy=min(step_cost(state, seat, start) for start, _ in figures))
    if action == "corner":
        return message("why-no-step") if player.hand else message("why-no-cards")
    if action == "place_data":
        return message("why-no-data") if player.data == 0 else message("why-computer-full")
    if action == "mission":
        return message("why-no-mission")
    if action == "buy":
        return message("why-publicity", publicity=3)
    return message("why-no-pair")
