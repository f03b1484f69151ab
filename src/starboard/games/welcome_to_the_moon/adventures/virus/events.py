"""What happens in The Virus besides writing and marking."""

from __future__ import annotations

from starboard.engine.events import Event
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content.names import named
from starboard.games.welcome_to_the_moon.events import Who


class Settled(Who, frozen=True, tag="grey_virus"):
    """The grey virus has found its home (WM-6.3)."""

    block: str
    place: Message

    def text(self) -> Message:
        return message("virus-log-settled", player=self.who(), block=self.place)


class Infected(Who, frozen=True, tag="infected"):
    slot: str
    place: Message

    def text(self) -> Message:
        return message("virus-log-infected", player=self.who(), place=self.place)


class Evacuated(Who, frozen=True, tag="evacuated"):
    block: str
    place: Message
    points: int

    def text(self) -> Message:
        return message("virus-log-evacuated", player=self.who(), block=self.place, points=self.points)


class Activated(Event, frozen=True, tag="virus"):
    """A virus becomes active on every sheet (WM-6.10, WM-6.20)."""

    virus: str
    block: str
    place: Message

    def text(self) -> Message:
        return message("virus-log-activated", virus=self.virus, block=self.place)


class Propagated(Event, frozen=True, tag="propagation"):
    """All viruses spread on the sheets of those who have not crossed the icon this turn (WM-6.11)."""

    symbol: str
    culprits: tuple[int, ...]
    victims: tuple[int, ...]

    def text(self) -> Message:
        if not self.victims:
            return message("virus-log-propagation-vain", culprits=named(self.culprits))
        return message("virus-log-propagation", culprits=named(self.culprits), victims=named(self.victims))
