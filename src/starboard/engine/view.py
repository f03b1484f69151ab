"""What a seat may see, itemised scores, and results."""

from __future__ import annotations

import msgspec

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


class Result(msgspec.Struct, frozen=True):
    places: list[Place]
    reasons: list[Message]

    def winners(self) -> list[int]:
        return [place.seat for place in self.places if place.place == 1]


class View(msgspec.Struct, kw_only=True):
    """What every game's view has; a game adds its own fields."""

    game: str
    round: int
    scores: list[Score]
