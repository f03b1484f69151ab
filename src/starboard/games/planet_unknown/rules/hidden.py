"""What a seat cannot know: stacks, civ cards, objectives and events are drawn anew, hidden turns are played anew (PU-4.4)."""

from __future__ import annotations

from starboard.engine.rng import Rng
from starboard.games.planet_unknown.content import CIV_CARDS, CIV_LEVELS, EVENT_CARDS, OBJECTIVES, SIGNALS
from starboard.games.planet_unknown.player import NONE, Player
from starboard.games.planet_unknown.state import PlanetState

LEVELS = range(1, CIV_LEVELS + 1)


def redealt(state: PlanetState, seat: int | None, rng: Rng) -> PlanetState:
    twin = state.clone()
    if state.is_over():
        twin.rng = rng.fork()
        return twin
    others = [other for other in range(state.seats) if other != seat]
    twin.station = state.station.redealt(rng)
    if state.simultaneous():
        forget_turns(twin, others)
    for other in others:
        replace(twin, other)
    deal_civ_cards(twin, seat, others, rng)
    deal_objectives(twin, seat, others, rng)
    deal_events(twin, seat, rng)
    twin.rng = rng.fork()
    twin.advance()
    for other in others:
        if state.players[other].ready:
            while not twin.players[other].ready:
                twin.play(other, rng.choice(twin.legal(other)))
    return twin


def forget_turns(twin: PlanetState, others: list[int]) -> None:
    """What others did since all had last finished: they begin the phase again."""
    for other in others:
        twin.players[other] = twin.published[other]
        if not twin.published[other].ready:
            assert twin.opening is not None
            twin.agendas[other] = [twin.opening]


def replace(twin: PlanetState, other: int) -> None:
    """A copy whose secrets can be changed."""
    player = twin.players[other]
    copy = player.clone()
    if player is twin.published[other]:
        twin.published[other] = copy
    twin.players[other] = copy


def deal_civ_cards(twin: PlanetState, seat: int | None, others: list[int], rng: Rng) -> None:
    """Unseen cards of a level lie in its stack, out of play, or kept by others; those kept are end-of-game cards (PU-7.1)."""
    decks = twin.decks
    seen = [] if seat is None else twin.players[seat].offer
    for level in LEVELS:
        stack, aside = decks.civ[level - 1], decks.civ_aside[level - 1]
        fixed = [card for card in stack if card in seen]
        pool = [card for card in stack if card not in seen] + aside
        for other in others:
            pool += [card for card in twin.players[other].kept if CIV_CARDS[card].level == level]
        pool.sort()
        rng.shuffle(pool)
        for other in others:
            kept = twin.players[other].kept
            for index in range(len(kept)):
                if CIV_CARDS[kept[index]].level == level:
                    kept[index] = next(card for card in pool if CIV_CARDS[card].timing == "end_of_game")
                    pool.remove(kept[index])
        size = len(stack) - len(fixed)
        decks.civ[level - 1] = fixed + sorted(pool[:size])
        decks.civ_aside[level - 1] = sorted(pool[size:])
    for other in others:
        offer_again(twin, twin.players[other], rng)


def offer_again(twin: PlanetState, player: Player, rng: Rng) -> None:
    """Another player looks at a stack: at other cards, as far as this seat can know."""
    level = player.offer_level
    if level == 0:
        return
    added = sum(1 for card in player.offer if CIV_CARDS[card].level > level)
    player.offer = all_cards(twin) if level > len(twin.decks.civ) else twin.decks.civ[level - 1].copy()
    if added and level < len(twin.decks.civ):
        player.offer.append(rng.choice(twin.decks.civ[level]))


def all_cards(twin: PlanetState) -> list[int]:
    return [card for stack in twin.decks.civ for card in stack]


def deal_objectives(twin: PlanetState, seat: int | None, others: list[int], rng: Rng) -> None:
    known = {rivalry.card for rivalry in twin.rivalries}
    for player in twin.players:
        known.update(player.shared)
    if seat is not None:
        mine = twin.players[seat]
        known.update(mine.private + mine.drawn + mine.discarded)
    pool = [card for card in range(len(OBJECTIVES)) if card not in known]
    rng.shuffle(pool)
    for other in others:
        player = twin.players[other]
        for cards in (player.private, player.drawn, player.discarded):
            for index in range(len(cards)):
                cards[index] = pool.pop()
    twin.decks.objectives = pool + [card for card in twin.decks.objectives if card in known]


def deal_events(twin: PlanetState, seat: int | None, rng: Rng) -> None:
    """Which cards of a colour are left, and in what order, is unknown; how many of each colour is known (PU-15.3)."""
    decks = twin.decks
    if not decks.events:
        return
    peeked = seat is not None and twin.players[seat].peeked
    fixed = decks.events[-1:] if peeked else []
    hidden = decks.events[:-1] if peeked else decks.events
    drawn: list[int] = []
    for signal in SIGNALS:
        wanted = sum(1 for card in hidden if EVENT_CARDS[card].signal == signal)
        pool = [card for card in events_of(signal, solo=twin.seats == 1) if card not in decks.revealed and card not in fixed]
        rng.shuffle(pool)
        drawn += pool[:wanted]
    rng.shuffle(drawn)
    decks.events = drawn + fixed


def events_of(signal: str, solo: bool) -> list[int]:
    """Cards of a colour that can be in the deck (PU-15.3)."""
    return [index for index, card in enumerate(EVENT_CARDS) if card.signal == signal and (solo or not card.solo_only)]


def census(state: PlanetState) -> dict[str, int]:
    """A tile taken in the tile phase lies in its stack until the phase ends."""
    station = state.station
    tiles = sum(len(stack) for stack in station.stacks) + len(station.removed)
    objectives: set[int] = {*state.decks.objectives, *(rivalry.card for rivalry in state.rivalries)}
    civ = sum(len(stack) for stack in state.decks.civ) + sum(len(cards) for cards in state.decks.civ_aside)
    trackers = 0
    for player in state.players:
        placed = len(player.pieces) + (1 if player.hand != NONE and player.extra else 0)
        returned = player.taken != NONE and player.hand == NONE and not player.stuck
        tiles += placed - (1 if returned else 0)
        objectives.update(player.private, player.drawn, player.discarded, player.shared)
        civ += len(player.kept) + len(player.played)
        trackers += len(set(player.trackers))
    events = len(state.decks.events) + len(state.decks.revealed)
    return {"tiles": tiles, "objectives": len(objectives), "civ_cards": civ, "events": events, "trackers": trackers}
