"""What is hidden from whom, and dealt anew for who cannot know it (WM-0.19)."""

from __future__ import annotations

from starboard.engine.rng import Rng
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.state import OVER, MoonState


def redeal(state: MoonState, seat: int | None, rng: Rng) -> MoonState:
    """Stacks in another order; what others did since all had last finished is forgotten, and done anew if they are ready."""
    twin = state.clone()
    twin.stacks = state.stacks.redealt(rng)
    twin.rng = rng.fork()
    if state.phase != OVER:
        places = [state.adventure.sheet_of(state, other) for other in range(state.seats)]
        others = [other for other, at in enumerate(places) if other != seat and state.sheets[at] is not state.published[at]]
        for other in others:
            twin.sheets[places[other]] = state.published[places[other]]
            twin.agendas[other] = [state.opening]
            twin.ready[other] = False
        for other in others:
            while state.ready[other] and not twin.ready[other]:
                twin.play(other, rng.choice(twin.legal(other)))
    return twin


def sheets_seen_by(state: MoonState, seat: int | None) -> list[Sheet]:
    """Sheets as of the last moment when all had finished, the one that the seat writes on as it is."""
    sheets = state.published.copy()
    if seat is not None:
        place = state.adventure.sheet_of(state, seat)
        sheets[place] = state.sheets[place]
    return sheets


def census(state: MoonState) -> dict[str, int]:
    return {"cards": len(state.stacks.cards_in_play()), "slots": sum(len(sheet.slots) for sheet in state.sheets)}
