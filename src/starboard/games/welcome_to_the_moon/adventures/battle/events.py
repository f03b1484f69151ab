"""What happens in The Battle alone."""

from __future__ import annotations

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.events import Who, named


class Captured(Who, frozen=True, tag="captured"):
    """The last slot of a planet is filled (WM-8.6)."""

    planet: str
    name: Message
    holders: tuple[int, ...]

    def text(self) -> Message:
        return message("battle-log-captured", planet=self.name, players=named(self.holders))
