"""Event cards: what they forbid for a round, and revealing one (PU-15.3, PU-16)."""

from __future__ import annotations

from typing import Final

from starboard.games.planet_unknown.content import EVENT_CARDS, TERRAINS, EventCard, Op
from starboard.games.planet_unknown.events import EventRevealed
from starboard.games.planet_unknown.rules.effects import EVENT, Source, carry_out, operation
from starboard.games.planet_unknown.rules.restrictions import NoMatchingNeighbours, TileGround
from starboard.games.planet_unknown.state import PlanetState, Round

FOR_THE_TABLE: Final = ("add_civ_cards", "remove_civ_cards")
"""Operations on common components: carried out once (PU-16.1)."""


def rules_of(card: EventCard) -> Round:
    """What the card forbids until the end of the round (PU-16.2)."""
    rules = Round()
    for op in card.effects:
        if op.op == "restrict":
            restrict(rules, op)
    return rules


def restrict(rules: Round, op: Op) -> None:
    if op.rule == "rover_terrain":
        rules.rover_terrain = TERRAINS.index(op.terrain)
    elif op.rule == "tile_ground":
        rules.restriction = TileGround("PU-16.7", "refused-ice" if op.ground == "ice" else "refused-edge", op.ground)
    elif op.rule == "no_matching_neighbours":
        rules.restriction = NoMatchingNeighbours("PU-16.6", "refused-matching")
    elif op.rule == "one_resource":
        rules.one_resource = True
    elif op.rule == "no_milestones":
        rules.no_milestones = True
    elif op.rule == "no_synergy":
        rules.no_synergy = True
    else:
        raise ValueError(f"events.json: no such restriction: {op.rule}")


RULES: Final[list[Round]] = [rules_of(card) for card in EVENT_CARDS]


def reveal_event(state: PlanetState) -> None:
    """Turn up the top event; everyone carries it out on his own boards (PU-16.1)."""
    state.event = state.decks.events.pop()
    state.decks.revealed.append(state.event)
    state.rules = RULES[state.event]
    card = EVENT_CARDS[state.event]
    if state.journal is not None:
        state.tell(EventRevealed(None, card.id))
    state.reveal()
    for seat in range(state.seats):
        state.own(seat).peeked = False
    for op in card.effects:
        if op.op == "restrict":
            continue
        for seat in [0] if op.op in FOR_THE_TABLE else range(state.seats):
            carry_out(state, seat, [op], EVENT)


@operation("peek_event")
def op_peek_event(state: PlanetState, seat: int, op: Op, source: Source) -> None:
    """Look at the top card of the event deck; it stays there (PU-16.11)."""
    if state.decks.events:
        state.own(seat).peeked = True
        state.seal(seat)
