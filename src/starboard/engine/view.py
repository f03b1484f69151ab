"""What a seat may see, itemised scores, and results."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.engine.events import Event
from starboard.engine.messages import Message


class Term(msgspec.Struct, frozen=True):
    """One category of the score pad."""

    key: str
    points: int


class Score(msgspec.Struct, frozen=True):
    points: int
    terms: list[Term]


def total(terms: list[Term]) -> Score:
    return Score(sum(term.points for term in terms), terms)


class Place(msgspec.Struct, frozen=True):
    """A seat's place in the final ranking; tied seats share one and the next is skipped."""

    seat: int
    place: int
    score: int


class Rival(msgspec.Struct, frozen=True):
    """An opponent that the rules play, with its place among the seats."""

    name: Message
    place: int
    score: Score


class Verdict(msgspec.Struct, frozen=True):
    """How it went for somebody alone without a rival: in words, and whether what was asked for has been reached."""

    text: Message
    won: bool


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    places: list[Place]
    reasons: list[Message]
    rivals: list[Rival] = []
    verdict: Verdict | None = None

    def winners(self) -> list[int]:
        """Seats in first place, a rival beside them or not; nobody when a verdict says so."""
        if self.verdict is not None and not self.verdict.won:
            return []
        return [place.seat for place in self.places if place.place == 1]

    def shares(self) -> list[float]:
        """Each seat's share of the win: those in first place, rivals too, share it alike."""
        winners = self.winners()
        first = len(winners) + sum(1 for rival in self.rivals if rival.place == 1)
        return [1 / first if seat in winners else 0.0 for seat in range(len(self.places))]


class View(msgspec.Struct, kw_only=True):
    """What every game's view has; a game adds its own fields."""

    game: str
    round: int
    scores: list[Score]


class Barred(msgspec.Struct, frozen=True):
    """Why something cannot be done, in words and by the rule's number."""

    rule: str | None
    text: Message


class Change(msgspec.Struct, frozen=True):
    """By how much a seat's score changes, and each of its terms that does."""

    seat: int
    points: int
    terms: list[Term]


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """What some actions in a row would bring, as far as a seat may know.

    `events` are those that the seat would hear, up to the first thing that nobody can know: then `unknown`. A line that cannot be
    played to its end is `barred` at its action number `at`; what its beginning brings is told all the same. `sketch` is what a game lets
    the seat see of the position then, to be drawn beforehand.
    """

    barred: Barred | None = None
    at: int = 0
    events: list[Event] = []
    changes: list[Change] = []
    unknown: bool = False
    sketch: Any = None


def changes(before: list[Score], after: list[Score]) -> list[Change]:
    """Every seat's score that has changed."""
    found: list[Change] = []
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if old != new:
            points = {term.key: term.points for term in old.terms}
            terms = [Term(term.key, term.points - points.pop(term.key, 0)) for term in new.terms]
            terms += [Term(key, -lost) for key, lost in points.items()]
            found.append(Change(seat, new.points - old.points, [term for term in terms if term.points]))
    return found
