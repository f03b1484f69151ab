"""Campaigns: matches of a game in order, with the same players, whose results are carried over. Plain data, like a record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from starboard.engine.errors import Refusal
from starboard.engine.messages import Message
from starboard.engine.view import Place

if TYPE_CHECKING:
    from starboard.engine.state import State

FORMAT: Final = "starboard-campaign-1"


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person by name, or a bot."""

    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Annotated[str, Meta(max_length=20)] | None = None


class Leg(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that has ended: its options, and who came where. Rivals that the rules bring stand behind the seats."""

    options: dict[str, str | list[str]]
    places: list[Place]


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a campaign is between two matches. `modifiers` are options of the next match that the players have chosen."""

    format: str
    game: str
    players: list[Player]
    modifiers: dict[str, str]
    legs: list[Leg]


class CampaignRules(ABC):
    """What a game says of its campaign: how its matches are set up and what their results are worth."""

    def __init__(self, game: str, rule: str, seats: tuple[int, int], length: int, modifiers: tuple[str, ...]) -> None:
        self.game = game
        self.rule = rule
        """Cited when something is no campaign."""
        self.min_seats, self.max_seats = seats
        self.length = length
        self.modifiers = modifiers
        """Options of a match that may be changed from one match to the next."""

    @abstractmethod
    def fixed(self, leg: int, seats: int) -> dict[str, str]:
        """Options that the rules set for a leg, counted from 1."""

    @abstractmethod
    def stars(self, leg: int, place: int) -> int:
        """What a place is worth."""

    @abstractmethod
    def ranking(self, campaign: Campaign) -> list[Place]:
        """Who stands where after the legs played so far; `score` counts stars."""

    def rivals(self, seats: int) -> list[Message]:
        """Opponents without a seat who are ranked too, in words."""
        return []

    def told(self, campaign: Campaign) -> Message | None:
        """What the game says of the next match."""
        return None

    @staticmethod
    def places(state: State) -> list[Place]:
        """Who came where in a match that is over: seats, then rivals."""
        result = state.result()
        if result is None:
            raise Refusal("refused-not-finished")
        rivals = [Place(seat, rival.place, rival.score.points) for seat, rival in enumerate(result.rivals, start=state.seats)]
        return result.places + rivals

    # -- from the first match to the last

    def begin(self, players: list[Player], modifiers: dict[str, str] | None = None) -> Campaign:
        return self.check(Campaign(FORMAT, self.game, players, modifiers or {}, []))

    def options(self, campaign: Campaign) -> dict[str, str | list[str]]:
        """How the next match is set up; refused after the last one."""
        if len(campaign.legs) == self.length:
            raise Refusal("refused-campaign-over", self.rule)
        return {**campaign.modifiers, **self.fixed(len(campaign.legs) + 1, len(campaign.players))}

    def finish(self, campaign: Campaign, options: dict[str, str | list[str]], places: list[Place]) -> Campaign:
        """The campaign after a match with these options and this outcome."""
        return self.check(msgspec.structs.replace(campaign, legs=[*campaign.legs, Leg(options, places)]))

    def won(self, campaign: Campaign, leg: int) -> list[int]:
        """Stars of a leg, by seat and rival."""
        return [self.stars(leg, place.place) for place in sorted(campaign.legs[leg - 1].places, key=lambda place: place.seat)]

    # -- checking

    def check(self, campaign: Campaign) -> Campaign:
        """Refuses what cannot have come about."""
        seats = len(campaign.players)
        if campaign.game != self.game:
            raise Refusal("refused-campaign-game", self.rule, game=campaign.game, expected=self.game)
        if not self.min_seats <= seats <= self.max_seats:
            raise Refusal("refused-seats", self.rule, game=self.game, min=self.min_seats, max=self.max_seats, seats=seats)
        for id in campaign.modifiers:
            if id not in self.modifiers:
                raise Refusal("refused-option", self.rule, option=id, known=", ".join(self.modifiers))
        if len(campaign.legs) > self.length:
            raise Refusal("refused-campaign-over", self.rule)
        for number, leg in enumerate(campaign.legs, start=1):
            if not (self.fixed(number, seats).items() <= leg.options.items() and self._is_ranking(leg.places, seats)):
                raise Refusal("refused-campaign-leg", self.rule, number=number)
        return campaign

    def _is_ranking(self, places: list[Place], seats: int) -> bool:
        """Everyone once, tied places shared and the next ones skipped."""
        everyone = range(seats + len(self.rivals(seats)))
        ahead = [1 + sum(other.place < place.place for other in places) for place in places]
        return sorted(place.seat for place in places) == [*everyone] and ahead == [place.place for place in places]


def read_campaign(data: bytes) -> Campaign:
    """A campaign from a file; anything else is refused with the reason. The rules of its game must `check` it."""
    try:
        campaign = msgspec.json.decode(data, type=Campaign)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("refused-campaign-malformed", why=str(error)) from None
    if campaign.format != FORMAT:
        raise Refusal("refused-campaign-format", format=campaign.format, expected=FORMAT)
    return campaign
