"""What lies on the table for all: the space station, the decks, the competitive objectives (PU-3.1, PU-3.4 to PU-3.7, PU-4.1)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.rng import Rng
from starboard.games.planet_unknown.content import STATION

DEPOTS: Final = STATION.depots
OUTER: Final = 0
INNER: Final = 1
EMPTY: Final = -1
SHAPES: Final[list[str]] = [*STATION.outer_ring, *STATION.inner_ring]
POSITIONS: Final[list[list[int]]] = [[]] + [list(STATION.positions[str(players)]) for players in range(1, 7)]


@final
class Station:
    """Stacks 0 to 5 are the outer compartments clockwise, 6 to 11 the inner ones; the top tile of a stack is its last one.

    Stacks are never changed in place, so copies share them.
    """

    def __init__(self, stacks: list[list[int]], shift: int, rotation: int, removed: list[int]) -> None:
        self.stacks = stacks
        self.shift = shift
        self.rotation = rotation
        self.removed = removed

    def clone(self) -> Station:
        return Station(stacks=self.stacks.copy(), shift=self.shift, rotation=self.rotation, removed=self.removed.copy())

    def redealt(self, rng: Rng) -> Station:
        """Only the top tile of a stack is known; which tiles lie below is known, their order is not (PU-4.4)."""
        stacks = [rng.shuffled(sorted(stack[:-1])) + stack[-1:] for stack in self.stacks]
        return Station(stacks=stacks, shift=self.shift, rotation=self.rotation, removed=self.removed.copy())

    def compartment(self, position: int, ring: int) -> int:
        """The stack of a ring that faces an indicator."""
        outer = (position + self.rotation) % DEPOTS
        return outer if ring == OUTER else DEPOTS + (outer + self.shift) % DEPOTS

    def top(self, compartment: int) -> int:
        stack = self.stacks[compartment]
        return stack[-1] if stack else EMPTY

    def facing(self, position: int, ring: int) -> int:
        """The visible tile of a ring in front of an indicator, or EMPTY."""
        return self.top(self.compartment(position, ring))

    def pop(self, compartment: int) -> int:
        tile = self.stacks[compartment][-1]
        self.stacks[compartment] = self.stacks[compartment][:-1]
        return tile

    def remove_stack(self, compartment: int) -> None:
        self.removed += self.stacks[compartment]
        self.stacks[compartment] = []

    def turn(self, steps: int) -> None:
        """Turn clockwise: each compartment moves to the next higher position (PU-4, R1)."""
        self.rotation = (self.rotation - steps) % DEPOTS

    def has_empty_depot(self) -> bool:
        """Whether both stacks of some depot are empty (PU-12.1 B)."""
        return any(all(self.facing(position, ring) == EMPTY for ring in range(2)) for position in range(DEPOTS))


@final
class Rivalry:
    """A competitive objective and the two neighbours between whom it lies; a shared one lies between all (PU-3.6, PU-13.8)."""

    def __init__(self, card: int, seats: list[int]) -> None:
        self.card = card
        self.seats = seats


@final
class Decks:
    """Civ stacks by level, civ cards not in play, the objective deck and the event deck, tops last (PU-3.5 to PU-3.7)."""

    def __init__(
        self,
        civ: list[list[int]],
        civ_aside: list[list[int]],
        objectives: list[int],
        events: list[int],
        revealed: list[int],
        mix: list[int],
    ) -> None:
        self.civ = civ
        self.civ_aside = civ_aside
        self.objectives = objectives
        self.events = events
        self.revealed = revealed
        self.mix = mix

    def clone(self) -> Decks:
        return Decks(
            civ=[stack.copy() for stack in self.civ],
            civ_aside=[cards.copy() for cards in self.civ_aside],
            objectives=self.objectives.copy(),
            events=self.events.copy(),
            revealed=self.revealed.copy(),
            mix=self.mix,
        )
