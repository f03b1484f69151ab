"""Look: what actions would bring, told without knowing more than the seat does."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.events import Event
from starboard.engine.journal import Journal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.state import State
from starboard.engine.view import Barred, Outlook, View, changes

Line = list[Action]
"""Actions of one seat, one after another."""

ANY_CHANCE: Final = numbered_seed(0)
"""What is told hangs on nothing that is dealt anew, so any key will do."""


class Unknown(Exception):
    """Here begins what nobody can know."""


@final
class Unread(Rng):
    """Chance to come: looking ends where it would be drawn."""

    def word(self) -> int:
        raise Unknown

    def clone(self) -> Rng:
        return Unread(self.key, self.counter)


@final
class Ear(Journal):
    """Hears what is told until something hidden comes to light, or decides how it goes on."""

    def __init__(self, seats: int, seat: int) -> None:
        super().__init__(seats, ahead=True)
        self.seat = seat

    def peek(self, seat: int) -> None:
        if seat != self.seat:
            raise Unknown

    def seal(self, seat: int) -> None:
        raise Unknown


def look(state: State, seat: int, lines: list[Line] | None = None, chance: Rng | None = None) -> list[tuple[Line, Outlook]]:
    """What each line would bring the seat; without lines all that its game thinks worth a look.

    The state stays as it is, and nothing hidden can be told: it is another deal of it that is played.
    """
    deal = state.redeal(seat, chance or Rng(ANY_CHANCE))
    deal.rng = Unread(deal.rng.key, deal.rng.counter)
    before = deal.view(seat)
    return [(line, foresee(deal, seat, line, before)) for line in (deal.game.ways(deal, seat) if lines is None else lines)]


def foresee(deal: State, seat: int, line: Line, before: View) -> Outlook:
    twin = deal.clone()
    ear = Ear(twin.seats, seat)
    twin.journal = ear
    barred: Barred | None = None
    unknown = False
    played = 0
    try:
        for action in line:
            twin.check(seat, action)
            twin.play(seat, action)
            played += 1
    except Refusal as refusal:
        barred = Barred(refusal.rule, refusal.text)
    except Unknown:
        unknown = True
    events: list[Event] = [entry.event for entry in ear.entries if entry.heard_by(seat)]
    after = twin.view(seat)
    changed = changes(before.scores, after.scores)
    return Outlook(barred, played if barred else 0, events, changed, unknown, twin.game.sketch(before, after))
