"""What happens in The Battle alone."""

from __future__ import annotations

from starboard.engine.events import Event
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content.names import named


class Captured(Event, frozen=True, tag="captured"):
    """The last slot of a planet is filled (WM-8.6)."""

    planet: str
    name: Message
    holders: tuple[int, ...]

    def text(self) -> Message:
        return message("battle-log-captured", planet=self.name, players=named(self.holders))


class AstraPlayed(Event, frozen=True, tag="astra_played"):
    """ASTRA draws her insignia on a planet (WM-S.51)."""

    combination: Message
    planet: str
    name: Message

    def text(self) -> Message:
        return message("battle-log-astra", combination=self.combination, planet=self.name)
