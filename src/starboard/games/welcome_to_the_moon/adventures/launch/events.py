"""What happens in The Launch, told for the log and for animations."""

from __future__ import annotations

from starboard.engine.events import Event
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content.names import joined, named
from starboard.games.welcome_to_the_moon.events import Who


class Fuelled(Who, frozen=True, tag="fuelled"):
    bonus: str
    level: int

    def text(self) -> Message:
        return message("launch-log-fuelled", player=self.who(), level=message("launch-level-of", level=self.level))


class Completed(Who, frozen=True, tag="compartment"):
    """A compartment pays its bonuses (WM-1.4)."""

    compartment: str
    level: int
    rockets: int
    fuel: int
    crosses: int
    sabotages: int

    def text(self) -> Message:
        gains = [
            message(f"launch-gain-{kind}", count=count)
            for kind, count in (("rockets", self.rockets), ("fuel", self.fuel), ("x", self.crosses), ("sabotage", self.sabotages))
            if count
        ]
        level = message("launch-level-of", level=self.level)
        return message("launch-log-completed", player=self.who(), level=level, gains=joined(gains or [message("launch-gain-nothing")]))


class Sabotaged(Event, frozen=True, tag="sabotage"):
    bonus: str
    level: int
    culprits: tuple[int, ...]
    victims: tuple[int, ...]

    def text(self) -> Message:
        level = message("launch-level-of", level=self.level)
        if not self.victims:
            return message("launch-log-sabotage-vain", level=level, culprits=named(self.culprits))
        return message(
            "launch-log-sabotage", level=level, culprits=named(self.culprits), victims=named(self.victims), count=len(self.victims)
        )


class Launched(Who, frozen=True, tag="launched"):
    def text(self) -> Message:
        return message("launch-log-launched", player=self.who())
