"""The journal: events as they are told, who heard them, and the barriers that undo cannot cross."""

from __future__ import annotations

from starboard.engine.events import Entry, Event


class Journal:
    """Collects what one match tells. Simulations have none, so they pay nothing.

    `ahead`: who listens looks ahead, and is told what everybody sees once it has happened.
    """

    def __init__(self, seats: int, ahead: bool = False) -> None:
        self.ahead = ahead
        self.entries: list[Entry] = []
        self.withheld: list[list[Event]] = [[] for _ in range(seats)]
        self.sealed: list[bool] = [False] * seats

    def tell(self, event: Event, round: int) -> None:
        self.entries.append(Entry(event, round))

    def whisper(self, seat: int, event: Event, round: int) -> None:
        self.entries.append(Entry(event, round, only=seat))
        self.withheld[seat].append(event)

    def confide(self, seat: int, event: Event, round: int) -> None:
        self.entries.append(Entry(event, round, only=seat))

    def disclose(self, round: int) -> None:
        for seat, events in enumerate(self.withheld):
            self.entries += [Entry(event, round, but=seat) for event in events]
            events.clear()

    def seal(self, seat: int) -> None:
        self.sealed[seat] = True

    def peek(self, seat: int) -> None:
        """The rules look at what only this seat knows."""

    def take_seals(self) -> list[int]:
        """Seats whose choices have become final since the last time."""
        seats = [seat for seat, sealed in enumerate(self.sealed) if sealed]
        self.sealed = [False] * len(self.sealed)
        return seats
