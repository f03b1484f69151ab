"""What happens in The Mine, told for the log and for animations."""

from __future__ import annotations

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.content.names import joined
from starboard.games.welcome_to_the_moon.events import Who


class Extracted(Who, frozen=True, tag="extracted"):
    """A mine is complete: what was circled in it goes to the factories (WM-4.7)."""

    mine: int
    resources: dict[str, int]

    def text(self) -> Message:
        gains = [message(f"mine-gain-{kind}", count=count) for kind, count in self.resources.items() if count]
        return message("mine-log-extracted", player=self.who(), mine=self.mine, gains=joined(gains or [message("mine-gain-nothing")]))


class Upgraded(Who, frozen=True, tag="upgraded"):
    """All icons of a main factory are crossed (WM-4.5)."""

    factory: str

    def text(self) -> Message:
        return message("mine-log-upgraded", player=self.who(), factory=self.factory)


class Activated(Who, frozen=True, tag="activated"):
    """All icons of a secondary factory are crossed: it pays its bonus (WM-4.5)."""

    factory: str
    gain: str
    amount: int

    def text(self) -> Message:
        return message(
            "mine-log-activated", player=self.who(), factory=self.factory, gain=message(f"mine-gain-{self.gain}", count=self.amount)
        )
