"""Extra and ordinary starship cards by the ids printed on them, laid out for a turn."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.content import DECK
from starboard.games.welcome_to_the_moon.deck import FRONTS, ORDINARY, STACKS, Stacks
from starboard.games.welcome_to_the_moon.solo.deck import SoloDeck

EIGHT_AND_A_HALF = 108
FIRST_EXTRA = 149
EIGHT_ROBOT = 29
"""An ordinary card: its number is 8, its effect robot."""


def card(id: int) -> int:
    """A card's place in the deck."""
    return id - 1 if id <= len(ORDINARY) else len(ORDINARY) + id - FIRST_EXTRA


def ordinary(number: int = 0, effect: str = "") -> int:
    """The id of an ordinary card with this number or this effect."""
    return next(card.id for card in DECK.cards if number == card.number or effect == card.effect)


def lay_out(position, *stacks: tuple[int, int]) -> None:
    """Each stack by the card whose number it shows and the one whose effect; those not named show 8 and robot."""
    pairs = [*stacks, *[(EIGHT_ROBOT, EIGHT_ROBOT + 1)] * STACKS][:STACKS]
    fronts, backs = [[card(id) for id in side] for side in zip(*pairs, strict=True)]
    rest = [one for one in range(len(FRONTS)) if one not in fronts + backs]
    size = len(rest) // STACKS
    hidden = [rest[stack * size : (stack + 1) * size] for stack in range(STACKS)]
    position.state.stacks = Stacks([[backs[i], fronts[i], *hidden[i]] for i in range(STACKS)], 1, backs, [])


def open_cards(position, *ids: int) -> None:
    """Alone: these three cards lie open."""
    open = [card(id) for id in ids]
    position.state.stacks = SoloDeck([one for one in ORDINARY if one not in open], open, [], [], False)
    position.state.astra.used = -1


def offered(position) -> list[tuple[int, str]]:
    return [(shown.number, shown.effect) for shown in position.state.view(0).stacks]
