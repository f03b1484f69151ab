"""The campaign: eight adventures in order, stars by place (WM-C). The texts of the campaign book are not public and not invented here."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.campaign import Campaign, CampaignRules
from starboard.engine.messages import Message, message
from starboard.engine.view import Place
from starboard.games.welcome_to_the_moon.deck import ORDINARY, STACKS
from starboard.games.welcome_to_the_moon.rules.modifiers import card_count

MODIFIERS: Final = ("extra_cards", "removed_cards")
"""A trio of extra starship cards, six cards taken out: when they come in is our choice (WM-C.34)."""


@final
class MoonCampaign(CampaignRules):
    """Tied places (WM-C.32), the tie at the end (WM-C.33) and ASTRA's place (WM-C.35) are our readings; the rest is official."""

    def __init__(self, game: str, worth: list[list[int]]) -> None:
        """`worth` by adventure: the stars of the first, second and third place."""
        super().__init__(game, "WM-C.30", (1, 6), len(worth), MODIFIERS)
        self.worth = worth

    def fixed(self, leg: int, seats: int) -> dict[str, str]:
        """Adventures in order (WM-C.1); alone, ASTRA's level is the number of the adventure (WM-C.35)."""
        level = {"astra_level": str(leg)} if seats == 1 else {}
        return {"adventure": str(leg), **level}

    def stars(self, leg: int, place: int) -> int:
        """As printed on the sheets (WM-C.3). Tied players share a place and its stars, the next place is skipped (WM-C.32)."""
        worth = self.worth[leg - 1]
        return worth[place - 1] if place <= len(worth) else 0

    def rivals(self, seats: int) -> list[Message]:
        """Alone, ASTRA takes the first or the second place (WM-C.35)."""
        return [message("campaign-astra")] if seats == 1 else []

    def told(self, campaign: Campaign) -> Message:
        """With how many starship cards the next adventure is played (WM-C.4, WM-C.5)."""
        cards = card_count(campaign.modifiers)
        key = "campaign-deck-alone" if len(campaign.players) == 1 else "campaign-deck"
        return message(key, deck=len(ORDINARY), cards=cards, stack=cards // STACKS)

    def ranking(self, campaign: Campaign) -> list[Place]:
        """Most stars win (WM-C.2); a tie goes to more first places, then to the better place in adventure 8, then is shared (WM-C.33)."""
        marks = [self._marks(campaign, one) for one in range(len(campaign.players) + len(self.rivals(len(campaign.players))))]
        places = [Place(one, 1 + sum(other > mark for other in marks), mark[0]) for one, mark in enumerate(marks)]
        return sorted(places, key=lambda place: place.place)

    def _marks(self, campaign: Campaign, one: int) -> tuple[int, int, int]:
        """Stars, first places, place in the last adventure: greater is better."""
        places = [place.place for leg in campaign.legs for place in leg.places if place.seat == one]
        stars = sum(self.stars(leg, place) for leg, place in enumerate(places, start=1))
        last = places[-1] if len(places) == self.length else 0
        return stars, places.count(1), -last
